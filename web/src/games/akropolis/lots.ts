import type { Offer, Tile, View } from "./view";

/** A tile of the construction site as it is shown: the one in hand keeps its place until it is laid. */
export interface Lot {
  tile: Tile;
  /** Stones to pay, at the beginning of the turn; null: not known any more. */
  cost: number | null;
  taken: boolean;
}

/** The row as it was when the turn began. `before`: the site before a tile was taken, if this page has seen it. */
export function lotsOf(view: View, before: readonly Offer[] | null): Lot[] {
  const open: Lot[] = view.site.map((offer) => ({ tile: offer, cost: offer.cost, taken: false }));
  const taken = view.taken;
  if (!taken) return open;
  const slot = before ? before.findIndex((offer) => offer.tile === taken.tile) : -1;
  if (slot < 0) return [{ tile: taken, cost: null, taken: true }, ...open];
  open.splice(slot, 0, { tile: taken, cost: slot, taken: true });
  return open.map((lot, cost) => ({ ...lot, cost }));
}
