import type { Scene } from "../../table/scene";
import { CELLS, type CellPlace, type Colour, type Met, type Preview, type Progress, type TilePreview, type Token, type View } from "./forms";

/** A cell of the board and what covers it. */
export interface CellView extends CellPlace {
  colour: Colour | null;
  token: Token | null;
}

const known = new WeakMap<View, CellView[]>();

/** The cells of the board as a view shows them; made once a view. */
export function cellsOf(view: View): CellView[] {
  let cells = known.get(view);
  if (!cells) known.set(view, (cells = CELLS.map((cell, i) => ({ ...cell, colour: view.colours[i] ?? null, token: view.tokens[i] ?? null }))));
  return cells;
}

export type OrionScene = Scene<View, Preview>;

export function isTilePreview(preview: Preview | null): preview is TilePreview {
  return preview !== null && "progress" in preview;
}

/** The seat whose things stand on the near side: one's own, or blue for who only watches. */
export function nearSeat(scene: Pick<OrionScene, "seat">): Colour {
  return scene.seat === 1 ? 1 : 0;
}

export function met(conditions: Met): number {
  return conditions.links + conditions.galaxies + conditions.holes;
}

/** How many hexes the nearest link is away: 0 when a pair is linked, null when all pairs are barred. */
export function toGo(progress: Progress): number | null {
  const missing = progress.links.flatMap((link) => (link.missing === null ? [] : [link.missing]));
  return missing.length ? Math.min(...missing) : null;
}
