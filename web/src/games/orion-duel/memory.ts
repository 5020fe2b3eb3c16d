import type { Entry } from "../../protocol";
import { isPhrase, type Phrase } from "../../words/phrase";
import { cellsFrom, keyOf } from "./geometry";
import type { Hex, View } from "./view";

/** The cells that a line of the log speaks of. */
export function cellsTold(phrase: Phrase): Hex[] {
  return ["own_cells", "other_cells", "cell"].flatMap((name) => {
    const value = phrase.args?.[name];
    return typeof value === "string" ? cellsFrom(value) : [];
  });
}

/** The tiles on the board in the order they were laid, as far as the log tells; what was taken back is gone. */
export function tilesLaid(log: readonly Entry[], view: View): Hex[][] {
  const covered = new Set(view.cells.flatMap((cell) => (cell.colour === null ? [] : [keyOf(cell.at)])));
  const laid: Hex[][] = [];
  for (const entry of log) {
    for (const phrase of (entry.phrases ?? []).filter(isPhrase)) {
      if (!phrase.key.startsWith("orion-duel-log-lay")) continue;
      const cells = cellsTold(phrase);
      const now = new Set(cells.map(keyOf));
      const kept = laid.filter((other) => !other.some((cell) => now.has(keyOf(cell))));
      laid.splice(0, laid.length, ...kept);
      if (cells.every((cell) => covered.has(keyOf(cell)))) laid.push(cells);
    }
  }
  return laid;
}

/** The cells of the last move that is still on the board: a tile's, or a token's while they are being laid. */
export function lastMove(log: readonly Entry[], view: View): Hex[] {
  const laid = tilesLaid(log, view);
  if (laid.length || view.laid > 0) return laid[laid.length - 1] ?? [];
  const tokens = new Set(view.cells.flatMap((cell) => (cell.token === null ? [] : [keyOf(cell.at)])));
  for (const entry of log.toReversed()) {
    for (const phrase of (entry.phrases ?? []).filter(isPhrase)) {
      const cells = cellsTold(phrase);
      if (cells.length && cells.every((cell) => tokens.has(keyOf(cell)))) return cells;
    }
  }
  return [];
}
