/**
 * Addresses of the study. A position stands in the address, as a short code or in the game's notation; the page writes
 * the short one. What is only for its holder, a table's key, stands after `#`.
 */

/** The study of a position in the game's notation; without one, of a game from its set-up. */
export function studyAddress(game: string, position = ""): string {
  return position ? `/study/${game}/${encodeURIComponent(position)}` : `/study/${game}`;
}

/** The study of a moment of a game at a table: after so many decisions or, for null, as it is; as far as a seat may know it. */
export function studyOfTable(game: string, table: string, move: number | null, seat: number | null = null, key: string | null = null): string {
  const place = new URLSearchParams({ table });
  if (move !== null) place.set("move", String(move));
  if (seat !== null) place.set("seat", String(seat));
  if (key) place.set("key", key);
  return `/study/${game}#${place}`;
}
