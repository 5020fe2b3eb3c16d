import { CARDS, type CardName, type Family, type View } from "./forms";

/** A card that left the row for all to see. */
export interface Showing {
  seat: number;
  family: Family;
  card: CardName;
  /** Kept by its owner, or eliminated or discarded. */
  how: "kept" | "gone";
  /** Whether it lay face down and is seen for the first time. */
  fresh: boolean;
}

/** At most so many cards get a moment of their own. */
const MOST = 3;

/** Return the cards that left the row between two views. */
export function showings(before: View, after: View): Showing[] {
  const found: Showing[] = [];
  after.seats.forEach((now, seat) => {
    const old = before.seats[seat];
    if (!old) return;
    const kept = old.kept.map((item) => item.card);
    for (const card of CARDS) {
      const fresh = !old.seen.includes(card);
      if (now.gone.includes(card) && !old.gone.includes(card)) found.push({ seat, family: now.family, card, how: "gone", fresh });
      if (now.kept.some((item) => item.card === card) && !kept.includes(card)) found.push({ seat, family: now.family, card, how: "kept", fresh });
    }
  });
  return found.slice(0, MOST);
}
