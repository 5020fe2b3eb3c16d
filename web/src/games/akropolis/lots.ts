import type { Tile, View } from "./forms";

/** A tile of the construction site as it is shown: the one in hand keeps its place until it is laid. */
export interface Lot {
  tile: Tile;
  /** Stones to pay, at the beginning of the turn. */
  cost: number;
  taken: boolean;
}

/** The row as it was when the turn began: before the tile in hand were as many as it cost stones. */
export function lotsOf({ site, taken, past }: View): Lot[] {
  const lots = site.map((tile) => ({ tile: tile as Tile, taken: false }));
  if (taken) lots.splice(past.paid ?? 0, 0, { tile: taken, taken: true });
  return lots.map((lot, cost) => ({ ...lot, cost }));
}
