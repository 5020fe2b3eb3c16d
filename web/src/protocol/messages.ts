// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/messages.py`. A test fails when this file is stale.

import type { Absent, Clocks, Entry, Legal, TableInfo } from "./wire-types";

export const PROTOCOL = 1;

/** With which codes the server closes a socket. */
export const CLOSE = {
  FAILED: 1011,
  RESTART: 1012,
  BAD_HELLO: 4000,
  NOT_ALLOWED: 4003,
  NOT_FOUND: 4004,
  POLICY: 4008,
  SLOW_READER: 4009,
} as const;

/** What was asked, one item for each action in its order. */
export interface Answer {
  type: "answer";
  number: number;
  items: unknown[];
}

/** Ask about actions of one's own turn: their words, what one will surely do, why one is not legal. Or ask, at any time, for a position in notation: a whole one that one's own seat cannot tell from the real one. Programs think from it. */
export interface Ask {
  type: "ask";
  number: number;
  about: "position" | "preview" | "why" | "words";
  actions?: (Record<string, unknown> | string)[];
}

/** A choice as a strong bot sees it, from what the seat knows. */
export interface Candidate {
  text: string;
  action: unknown;
  phrase: unknown;
  visits: number;
  results: number[];
  proven: number | null;
  line: string[];
}

/** The request is in the log at `seq`, durably. `again`: it was there before. */
export interface Done {
  type: "done";
  number: number;
  seq: number;
  again?: boolean;
}

/** The first frame: which protocol and client, which of one's own seats (None: any, or a spectator's). */
export interface Hello {
  type: "hello";
  protocol: number;
  client: string;
  seat?: number | null;
  seq?: number;
  key?: string | null;
}

/** Whose page is open, and who is waited for without one. */
export interface Here {
  type: "here";
  seats: number[];
  spectators: number;
  absent?: Absent[];
  watchers?: string[];
}

/** Ask, in one's own turn, what a strong bot would do; only where nobody else plays but bots. */
export interface Hint {
  type: "hint";
  number: number;
}

/** The best choices in the position of entry `seq`, the best first. */
export interface Hints {
  type: "hints";
  number: number;
  seq: number;
  simulations: number;
  candidates: Candidate[];
}

/** Let a bot play one's own seat, until one returns. */
export interface Leave {
  type: "leave";
  number: number;
}

/** The bots of this table are warming up: their search is being compiled, and until then they think less. */
export interface Loading {
  type: "loading";
  game: string;
  done: number;
  total: number;
}

/** Look from another of one's own seats, or, with the seq of old, synchronise in full again. */
export interface Look {
  type: "look";
  seat?: number | null;
  seq?: number;
}

/** Carry out an action, given by its parts or in notation, on the position after entry `seq`. */
export interface Move {
  type: "move";
  number: number;
  seq: number;
  action: Record<string, unknown> | string;
}

/** Receive nothing more that people say at this table, or receive it again. */
export interface Mute {
  type: "mute";
  muted: boolean;
}

/** Ask the seat for which the game waits to decide. */
export interface Nudge {
  type: "nudge";
  number: number;
  seat: number;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
  number?: number;
}

/** The server is there; `at` is its time. */
export interface Pong {
  type: "pong";
  number: number;
  at: number;
}

/** Give the seat for which the game waits more time. */
export interface Prolong {
  type: "prolong";
  number: number;
  seat: number;
}

/** Show one of a few reactions: at one's own seat to all, from a spectator's place to those who look on. */
export interface React {
  type: "react";
  number: number;
  reaction: "bravo" | "break" | "haha" | "hm" | "oh" | "thanks";
}

/** Somebody reacts; it is shown for a moment and kept nowhere. Without a seat: a spectator, by name. */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  reaction: "bravo" | "break" | "haha" | "hm" | "oh" | "thanks";
}

/** Before the beginning: be ready, or take that back. */
export interface Ready {
  type: "ready";
  number: number;
  ready?: boolean;
}

/** The request changed nothing. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  number?: number | null;
  reasons?: unknown[];
  args?: Record<string, number | string>;
}

/** Let a bot play for the seat for which the game has waited long enough, until that person returns. */
export interface Replace {
  type: "replace";
  number: number;
  seat: number;
}

/** Give the game up. */
export interface Resign {
  type: "resign";
  number: number;
}

/** Take one's own seat back from the bot. */
export interface Return {
  type: "return";
  number: number;
}

/** Say something to all at the table. */
export interface Say {
  type: "say";
  number: number;
  text: string;
}

/** Too many frames: this one was not read. Wait so many milliseconds; going on closes the socket. */
export interface Slow {
  type: "slow";
  wait: number;
}

/** All that a view of the table needs; the log from after the seq that the client knew. */
export interface Sync {
  type: "sync";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  yours: number[];
  seq: number;
  log: Entry[];
  view: unknown;
  legal: Legal[];
  may_undo: boolean;
  clocks: Clocks | null;
  here: number[];
  spectators: number;
  watchers?: string[];
  hosting?: boolean;
  absent?: Absent[];
}

/** A bot is thinking; `progress` goes from 0 to 1 with the time it has. */
export interface Thinking {
  type: "thinking";
  seat: number;
  progress: number;
}

/** Take the last step of one's own turn back. */
export interface Undo {
  type: "undo";
  number: number;
  seq: number;
}

/** What changed with one commit: new entries, and the view after them. */
export interface Update {
  type: "update";
  seq: number;
  state: "open" | "over" | "playing";
  log: Entry[];
  view: unknown;
  legal: Legal[];
  may_undo: boolean;
  clocks: Clocks | null;
  table?: TableInfo | null;
}

/** Ask whether an action of one's own turn loses what another keeps; only where nobody else plays but bots. */
export interface Warn {
  type: "warn";
  number: number;
  action: Record<string, unknown> | string;
}

/** What an action loses, as phrases, what the board shows it by, and an action that keeps it. */
export interface Warned {
  reason: string;
  what: unknown;
  why: unknown;
  places: string[];
  better: Legal;
}

/** Whether an action loses what another keeps: None, where there is nothing to say of it. */
export interface Weighed {
  type: "weighed";
  number: number;
  warning: Warned | null;
}

export type FromClient = Hello | Look | Move | Undo | Ready | Resign | Leave | Return | Nudge | Prolong | Replace | Say | Mute | React | Ask | Hint | Warn | Ping;

export type FromServer = Sync | Update | Done | Refused | Answer | Hints | Weighed | Here | Reacted | Thinking | Loading | Slow | Pong;
