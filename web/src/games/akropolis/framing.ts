import { DEEP, WIDE, bounds, ground, plots, type Box } from "./drawing";
import type { Hex } from "./forms";

/** How much of the board's edges something lies over, in pixels. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A tile reaches two cells beyond the city; of the farther ones the middle is enough. */
const REACH = 2;
const MIDDLE = 0.3;
const LEAST = 6;

/** What must be seen of a city: all that is built and every cell that a tile can reach; on a small board those around it. */
export function seen(hexes: readonly Hex[], small = false): Box {
  const [reach, around] = small ? [1, 1] : [REACH, MIDDLE];
  const city = bounds(hexes, 0, LEAST);
  let [left, right, top, bottom] = [city.x, city.x + city.w, city.y, city.y + city.h];
  for (const { q, r } of plots(hexes, reach)) {
    const { x, y } = ground(q, r);
    left = Math.min(left, x - around * WIDE);
    right = Math.max(right, x + around * WIDE);
    top = Math.min(top, y - around * DEEP);
    bottom = Math.max(bottom, y + around * DEEP);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The part of the plane to show on a board so that nothing that must be seen lies under its edges. */
export function framed(what: Box, board: { w: number; h: number }, edges: Edges): Box {
  const [w, h] = [board.w - edges.left - edges.right, board.h - edges.top - edges.bottom];
  if (w <= 0 || h <= 0) return what;
  const scale = Math.min(w / what.w, h / what.h);
  const middle = { x: edges.left + w / 2, y: edges.top + h / 2 };
  return {
    x: what.x + what.w / 2 - middle.x / scale,
    y: what.y + what.h / 2 - middle.y / scale,
    w: board.w / scale,
    h: board.h / scale,
  };
}
