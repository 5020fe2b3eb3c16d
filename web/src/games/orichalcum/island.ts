import { neighbours, pointy, type Point } from "../../kit/drawing/hex";
import type { Action, IslandCell, SeatView } from "./forms";

/** The geometry of an island: numbered cells, six directions, and what covers which cells. */
export const SIZE = 50;
/** From the middle of the outermost cells to the edge of the picture: the beach and the signs of the ports. */
const EDGE = 76;
export const DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"] as const;

export function centre(cell: IslandCell): Point {
  return pointy(cell.q, cell.r, SIZE * 0.88);
}

/** The cell beside another one; undefined where the sea is. */
export function beside(cells: readonly IslandCell[], cell: IslandCell, direction: number): IslandCell | undefined {
  const to = neighbours(cell.q, cell.r)[((direction % 6) + 6) % 6];
  return cells.find((other) => other.q === to?.q && other.r === to.r);
}

/** The cells that an action covers: null for each that would lie in the sea. */
export function covers(seat: SeatView, act: Action, tileSize: number): (IslandCell | null)[] {
  const first = seat.cells.find((cell) => cell.cell === act.cell);
  if (!first) return [];
  const direction = DIRECTIONS.indexOf((act.direction ?? "E") as (typeof DIRECTIONS)[number]);
  const near = (turn: number) => beside(seat.cells, first, direction + turn) ?? null;
  if (act.do === "metropolis") return [first, near(0)];
  if (act.do === "place") return [first, ...Array.from({ length: tileSize - 1 }, (_, i) => near(i))];
  if (act.do === "temple") return [first, near(0), near(-1), near(1)];
  return [first];
}

export function bounds(seat: SeatView, edge = EDGE): { x: number; y: number; w: number; h: number } {
  const points = seat.cells.map(centre);
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x: left, y: top, w: Math.max(...xs) + edge - left, h: Math.max(...ys) + edge - top };
}

/** A tile of one to three cells, drawn around its middle: offsets of its cells, turned by sixths. */
export function tileOffsets(size: number, turn = 0): Point[] {
  const cells = [{ q: 0, r: 0 }, ...[0, 1].map((way) => neighbours(0, 0)[(turn + way) % 6]!)].slice(0, size).map(({ q, r }) => pointy(q, r, SIZE * 0.9));
  const [x, y] = [cells.reduce((sum, p) => sum + p.x, 0) / size, cells.reduce((sum, p) => sum + p.y, 0) / size];
  return cells.map((p) => ({ x: p.x - x, y: p.y - y }));
}
