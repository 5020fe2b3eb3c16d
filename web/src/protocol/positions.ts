// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/positions.py`. A test fails when this file is stale.

import type { ReviewStep } from "./reviews";

/** A position in which a bot is to decide for the seat whose turn it is. */
export interface AskBot {
  game: string;
  position: string;
  level?: string;
  window?: string;
}

/** What a bot chose. */
export interface BotChoice {
  text: string;
  action: unknown;
}

/** A position to study, in notation, and its code for addresses: `/study/<game>/<code>`. Where it is not whole, the code holds what one seat knows (None: an onlooker), and the rest of the position was drawn just now. */
export interface FoundPosition {
  game: string;
  position: string;
  code: string;
  whole: boolean;
  seat?: number | null;
  moves?: string[];
  at?: number;
}

/** What stands in an address or was typed: the code of a position, or its notation. */
export interface ReadPosition {
  game: string;
  position: string;
}

/** A game to be set up for study, for as many players as usual where no number is given. */
export interface SetUp {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
}

/** A position to be shared: whole, or only what one seat of it knows (None: an onlooker). */
export interface SharePosition {
  game: string;
  position: string;
  whole?: boolean;
  seat?: number | null;
}

/** A position for the engine to think about: so many seconds, as long as the server allows for None. */
export interface Think {
  game: string;
  position: string;
  seconds?: number | null;
  window?: string;
}

/** What the engine thinks so far; one line of JSON each, until it is done or nobody listens any more. `waiting`: the game's search is being compiled, and what there is was found without it. */
export interface Thought {
  state: "done" | "thinking" | "waiting";
  seat: number;
  simulations: number;
  seconds: number;
  most: number;
  lines: ThoughtLine[];
  others: number;
  other_visits: number;
}

/** A choice: the chances of all seats by it, how often it was tried, and what is likely to follow. */
export interface ThoughtLine {
  text: string;
  action: unknown;
  phrase: unknown;
  visits: number;
  chances: number[];
  proven: number | null;
  then: ReviewStep[];
}
