import type { Arg, Phrase } from "../../words/phrase";

/** The id of a column of a city. */
export function cellPiece(seat: number, q: number, r: number): string {
  return `akropolis-${seat}-${q},${r}`;
}

function seatOf(arg: Arg | undefined): number | undefined {
  return typeof arg === "object" && !Array.isArray(arg) && "seat" in arg ? (arg as { seat: number }).seat : undefined;
}

/** The columns that a line of the log speaks of: where the first hex of a tile was laid. */
export function pieces(phrase: Phrase): string[] {
  const seat = seatOf(phrase.args?.who);
  const cell = phrase.args?.cell;
  if (phrase.key !== "akropolis-log-place" || seat === undefined || typeof cell !== "string") return [];
  const [q, r] = cell.split(",").map(Number);
  return [cellPiece(seat, q ?? 0, r ?? 0)];
}
