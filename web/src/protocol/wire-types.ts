// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/wire_types.py`. A test fails when this file is stale.

/** A person whose page is not open, as long as the game waits for them. */
export interface Absent {
  seat: number;
  bot_in: number | null;
}

/** How long players may think: not limited, a bank and an increment in seconds, or days for each turn. */
export interface Clock {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
}

/** Milliseconds left to each seat when the message was sent, and whose clock runs. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** How much later whoever has the link for it sees everything: so many moves, or so many minutes. */
export interface Delay {
  moves?: number;
  minutes?: number;
}

/** A line of a table's log, as one seat is told it. */
export interface Entry {
  seq: number;
  at: number;
  kind: "agreed" | "answered" | "began" | "closed" | "counted" | "hosted" | "hushed" | "left" | "moved" | "named" | "nudged" | "offered" | "prolonged" | "readied" | "rematched" | "replaced" | "resigned" | "resumed" | "returned" | "said" | "sat" | "undone" | "unveiled" | "wished";
  seat?: number | null;
  phrases?: unknown[];
  text?: string | null;
  name?: string | null;
}

/** Why something was not done. */
export interface Fault {
  code: string;
  message: string;
  reasons?: unknown[];
  args?: Record<string, number | string>;
}

/** An action that may be chosen now. */
export interface Legal {
  text: string;
  action: unknown;
}

/** What somebody offers to the others, and whose answer is awaited. */
export interface OfferInfo {
  what: "abandon" | "draw" | "pause";
  by: number;
  awaited: number[];
}

/** Who sits at a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
  hot?: boolean;
  away?: boolean;
  resigned?: boolean;
  ready?: boolean;
  again?: boolean | null;
  forgotten?: boolean;
}

/** The series that a table's game belongs to. */
export interface SeriesInfo {
  first_to: number;
  game: number;
  tally: number[];
  winner: number | null;
  next_first: number | null;
}

/** What everybody who may look at a table knows about it. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  state: "open" | "over" | "playing";
  commitment: string;
  created: number;
  seats: SeatInfo[];
  host: number | null;
  chat: boolean;
  winners: number[];
  rematch: string | null;
  hints?: boolean;
  offer?: OfferInfo | null;
  paused?: number | null;
  ending?: "abandoned" | "closed" | "draw" | "expired" | null;
  imported?: boolean;
  series?: SeriesInfo | null;
  unveiled?: Delay | null;
  seed?: string | null;
}
