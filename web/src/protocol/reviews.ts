// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/reviews.py`. A test fails when this file is stale.

import type { Legal } from "./wire-types";

/** A decision without a slip in which much was at stake. */
export interface ReviewFine {
  number: number;
  stakes: number;
  quick: boolean;
  played: unknown;
}

/** What is known of a game; from decision number `deep` on it is a quick look. */
export interface ReviewFound {
  chances: number[][];
  moved: number[][];
  seats: ReviewSeat[];
  turns: ReviewTurn[];
  deep: number;
  perfect: boolean;
  given_up?: ReviewGivenUp | null;
}

/** How a game stopped that was not played to its end. */
export interface ReviewGivenUp {
  seats: number[];
  result: number[];
}

/** One seat's game: `first + own + others + luck` is `last`. The costliest decisions come first. */
export interface ReviewSeat {
  first: number;
  own: number;
  others: number;
  luck: number;
  last: number;
  accuracy: number | null;
  choices: number;
  best_taken: number;
  slips: ReviewSlip[];
  finest: ReviewFine[];
}

/** A decision that cost its seat much, by what it knew then, and what would have been better. */
export interface ReviewSlip {
  number: number;
  cost: number;
  quick: boolean;
  played: unknown;
  better: unknown;
  taken: Legal;
  best: Legal;
  position: string;
  then: ReviewStep[];
}

/** One action of a line, in words and in notation, and who takes it. */
export interface ReviewStep {
  seat: number;
  phrase: unknown;
  text: string;
}

/** How far a review is, and what is known by now. */
export interface ReviewTold {
  state: "deep" | "done" | "failed" | "none" | "paused" | "quick" | "waiting";
  done: number;
  total: number;
  found?: ReviewFound | null;
}

/** Where the game turned: who decided there, who gained and how much, and whether it was rather luck. */
export interface ReviewTurn {
  number: number;
  seat: number;
  winner: number;
  gain: number;
  lucky: boolean;
}
