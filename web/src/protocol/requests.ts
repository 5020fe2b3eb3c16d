// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/requests.py`. A test fails when this file is stale.

import type { Preferences } from "./preferences";
import type { Clock, Entry, Legal, TableInfo } from "./wire-types";

/** Whether one plays again; None takes the answer back. Where everybody wants to, they meet at another table. `others`: those who do not are waited for, or bots or whoever comes take their seats. */
export interface Again {
  again?: boolean | null;
  others?: "bot" | "open" | "wait";
}

/** Agree to what is offered, decline it, or, as the one who offered it, take it back (None). */
export interface AnswerOffer {
  what: "abandon" | "draw" | "pause";
  agree: boolean | null;
}

/** Who one was on this device before following private links, the latest first. */
export interface Before {
  names: string[];
}

/** A part of a game that is compiled, is being compiled, or waits for that. A game can be played meanwhile. */
export interface Compiling {
  game: string;
  part: string;
  state: "compiling" | "failed" | "ready" | "waiting";
  share: number;
}

/** The code from a private link; `instead` where it is to replace who one is on this device. */
export interface Continue {
  code: string;
  instead?: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  players: number[];
  usual_players: number;
  minutes: number;
  designers: string[];
  hidden: boolean;
  chance: boolean;
  perfect: boolean;
  options: OptionInfo[];
  next_game: "loser" | "sides";
  levels: string[];
  ready: boolean;
  lessons: number;
  learn_minutes: number;
}

/** The lessons of a game, in their order. */
export interface GameLessons {
  game: string;
  lessons: LessonInfo[];
}

/** How the server is. */
export interface Health {
  status: "ok";
  version: string;
}

/** Switch the chat of a table off, or on again. */
export interface Hush {
  chat: boolean;
}

/** Whose private link this is, who one is on this device (None: nobody yet), and whether that is the same. */
export interface Identity {
  name: string;
  me: string | null;
  same: boolean;
}

/** The seat that is wanted, any open one by default; the key from the link of a table that is not public. */
export interface Join {
  seat?: number | null;
  key?: string | null;
}

/** The seat that one has. */
export interface Joined {
  seat: number;
}

/** What a lesson says to an action, and what came of it: the action first, then what the others did. */
export interface LessonAnswer {
  verdict: "other" | "right" | "slip";
  slip: string | null;
  figures: Record<string, number>;
  steps: StudyStep[];
}

/** A lesson: its id, which names its words, about how long it takes, and the ids of its steps. */
export interface LessonInfo {
  id: string;
  minutes: number;
  steps: string[];
}

/** How a step of a lesson begins. */
export interface LessonStep {
  position: string;
  seat: number;
  lit: string[];
  show: Legal;
  figures: Record<string, number>;
  view: unknown;
  legal: Legal[];
}

/** What somebody does in a step of a lesson. */
export interface LessonTry {
  action: Record<string, unknown> | string;
}

/** An address to open or to share. What is secret in it stands after `#`, so that no server or proxy sees it. */
export interface Link {
  link: string;
}

/** The public tables, those that are open first; and some games worth watching, by people or strong bots. */
export interface Lobby {
  tables: TableInfo[];
  next?: string | null;
  watch?: Watchable[];
}

/** Offer the others a draw, to abandon the game with no winner, or a pause. */
export interface MakeOffer {
  what: "abandon" | "draw" | "pause";
}

/** The visitor: an identity kept in a cookie, and a name; no name for somebody without an identity. */
export interface Me {
  name: string | null;
  preferences?: Preferences;
  banned?: string | null;
}

/** A table where the visitor sits, whose turn it is there, when something last happened, and the last move. */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  mover: number | null;
  your_turn: boolean;
  changed: number;
  until?: number | null;
  last?: unknown;
}

/** The visitor's tables: those where it is their turn first, then those whose time runs out soonest, then by age. */
export interface MyTables {
  tables: MyTable[];
}

/** A table to be opened. The game begins when no seat is open any more. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock;
  first_to?: number;
}

/** The moves of a game that is over, each told with all that was hidden in it. */
export interface OpenLog {
  log: Entry[];
}

/** A table, and the link to invite others by. */
export interface Opened {
  id: string;
  link: string;
}

/** Something that can be chosen before a game. */
export interface OptionInfo {
  name: string;
  help: string;
  domain: string;
  kind: "choice" | "flag" | "per-seat" | "subset";
  choices: string[];
  default: unknown;
  players: number[];
}

/** A stretch of a game as one seat saw it, from the position before the first of these decisions. */
export interface Replay {
  table: string;
  seat: number | null;
  state: "open" | "over" | "playing";
  first: number;
  decisions: number;
  view: unknown;
  steps: ReplayStep[];
}

/** One decision of a replay and what came of it. */
export interface ReplayStep {
  seat: number | null;
  text: string | null;
  phrases: unknown[];
  view: unknown;
}

/** The name to be written at one's own seat. */
export interface SeatName {
  seat: number;
  name: string;
}

/** Who is to sit at a seat: whoever comes, the creator, the creator's device for someone else, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "hot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** Begin now, with bots at the seats that are still open: of one level, or of the level named for a seat. */
export interface Start {
  level: string;
  levels?: (string | null)[];
}

/** What a board needs: the position after all that was played, what the seat sees and may do, and the answers. */
export interface Studied {
  position: string;
  seat: number | null;
  view: unknown;
  legal: Legal[];
  steps: StudyStep[];
  items: unknown[];
}

/** A position to be looked at, actions to be carried out in it one after the other, and questions about others. Nothing is kept: whoever asks holds the position. */
export interface Study {
  game: string;
  position: string;
  seat?: "mover" | number | null;
  open?: boolean;
  earlier?: (Record<string, unknown> | string)[];
  play?: (Record<string, unknown> | string)[];
  about?: "preview" | "why" | "words";
  ask?: (Record<string, unknown> | string)[];
}

/** An action that was carried out, and what the seat saw of it. */
export interface StudyStep {
  seat: number | null;
  text: string;
  phrases: unknown[];
  position: string;
  view: unknown;
}

/** Go on from a decision of a game that is over, at a seat, against bots: as fate had it, or with fresh luck. */
export interface TryAgain {
  number: number;
  seat: number;
  fate?: "fresh" | "same";
  level?: string;
}

/** A public game that goes on, and how many look on. */
export interface Watchable {
  table: TableInfo;
  spectators: number;
}

/** The name under which a visitor wants to be known; `identity.clean_name` says what is one. */
export interface Who {
  name: string;
}
