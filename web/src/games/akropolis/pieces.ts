/** The id of a column of a city. */
export function cellPiece(seat: number, q: number, r: number): string {
  return `akropolis-${seat}-${q},${r}`;
}

/** In whose city a column stands. */
export function seatOfPlace(place: string): number | null {
  const found = /^akropolis-(\d)-/.exec(place);
  return found ? Number(found[1]) : null;
}
