import type { AllPuzzles, GamePuzzles, PuzzleInfo } from "../protocol";
import { solvedAs } from "./progress";

/** The puzzles of a game as one trains with them: the easy ones first. */
export function inOrder(game: GamePuzzles | undefined): PuzzleInfo[] {
  return [...(game?.puzzles ?? [])].sort((one, two) => one.grade - two.grade);
}

/** The puzzles to go on with after one: those not solved that come next, then those before it, then any other. */
export function upNext(game: GamePuzzles | undefined, id: string, count: number): PuzzleInfo[] {
  const all = inOrder(game);
  const at = all.findIndex((one) => one.id === id);
  const turned = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const open = turned.filter((one) => !solvedAs(game?.game ?? "", one.id));
  return [...open, ...turned.filter((one) => !open.includes(one))].slice(0, count);
}

export function gameOf(all: AllPuzzles, game: string): GamePuzzles | undefined {
  return all.games.find((one) => one.game === game);
}

export function addressOf(game: string, id: string): string {
  return `/puzzles/${game}/${id}`;
}
