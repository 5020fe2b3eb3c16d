import type { Entry } from "../../protocol";
import { isPhrase } from "../../words/phrase";
import type { Tile, View } from "./view";

/** A tile of the construction site as it is shown: the one in hand keeps its place until it is laid. */
export interface Lot {
  tile: Tile;
  /** Stones to pay, at the beginning of the turn; null: not known any more. */
  cost: number | null;
  taken: boolean;
}

/** The row as it was when the turn began. `paid`: what the log says was paid for the tile in hand, null if it does not. */
export function lotsOf(view: View, paid: number | null): Lot[] {
  const open: Lot[] = view.site.map((offer) => ({ tile: offer, cost: offer.cost, taken: false }));
  if (!view.taken) return open;
  const lot = { tile: view.taken, cost: paid, taken: true };
  if (paid === null || paid > open.length) return [{ ...lot, cost: null }, ...open];
  open.splice(paid, 0, lot);
  return open.map((each, cost) => ({ ...each, cost }));
}

/** What was paid for the tile taken last: as many stones as there were tiles before it. */
export function paidLast(log: readonly Entry[]): number | null {
  for (const entry of [...log].reverse()) {
    for (const phrase of [...(entry.phrases ?? [])].reverse()) {
      if (isPhrase(phrase) && phrase.key === "akropolis-log-take") return Number(phrase.args?.cost ?? 0);
    }
  }
  return null;
}
