// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/puzzles.py`. A test fails when this file is stale.

import type { StudyStep } from "./requests";
import type { Legal } from "./wire-types";

/** What there is to be solved. */
export interface AllPuzzles {
  day: PuzzleOfTheDay | null;
  games: GamePuzzles[];
}

/** The puzzles of a game. */
export interface GamePuzzles {
  game: string;
  puzzles: PuzzleInfo[];
}

/** What a puzzle says to a try. `more`: something else has to be chosen with it. Until it is solved or shown, the best is told as a chance alone. */
export interface PuzzleAnswer {
  verdict: "best" | "good" | "more" | "other" | "shown";
  steps: StudyStep[];
  own: number;
  legal: Legal[];
  chance?: number | null;
  best?: number | null;
  chances?: PuzzleChance[];
  others?: number;
}

/** A choice in words, and the chance of winning that it leaves. */
export interface PuzzleChance {
  play: unknown[];
  chance: number;
  solves: boolean;
  yours: boolean;
}

/** What a hint tells: what is at stake, or a few choices in words with the solution among them. */
export interface PuzzleHint {
  best?: number | null;
  next?: number | null;
  among?: PuzzlePlay[];
}

/** A puzzle in a list: how hard it is, 1 to 5, and what it is about, which names its words. */
export interface PuzzleInfo {
  id: string;
  grade: number;
  theme: string;
}

/** The same puzzle for everybody, until midnight in Greenwich. */
export interface PuzzleOfTheDay {
  date: string;
  game: string;
  id: string;
  seconds_left: number;
}

/** A choice: its actions in notation, and in words. */
export interface PuzzlePlay {
  actions: string[];
  play: unknown[];
}

/** A puzzle to be solved. What is hidden from the seat was drawn anew in the position: it gives nothing away. */
export interface PuzzleShown {
  id: string;
  game: string;
  grade: number;
  theme: string;
  seat: number;
  proven: boolean;
  hidden: boolean;
  simulations: number;
  position: string;
  view: unknown;
  legal: Legal[];
}

/** What somebody does in a puzzle, one action after the other; or they want to be shown the solution. */
export interface PuzzleTry {
  play?: (Record<string, unknown> | string)[];
  show?: boolean;
}
