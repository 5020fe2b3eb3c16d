// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server. A test fails when this file is stale.

export const PROTOCOL = 1;

/** With which codes the server closes a socket. */
export const CLOSE = {
  FAILED: 1011,
  BAD_HELLO: 4000,
  NOT_ALLOWED: 4003,
  NOT_FOUND: 4004,
  POLICY: 4008,
  SLOW_READER: 4009,
} as const;

/** A person whose page is not open, as long as the game waits for them. */
export interface Absent {
  seat: number;
  bot_in: number | null;
}

/** Whether one plays again; None takes the answer back. Where everybody wants to, they meet at another table. `others`: those who do not are waited for, or bots or whoever comes take their seats. */
export interface Again {
  again?: boolean | null;
  others?: "bot" | "open" | "wait";
}

/** What was asked, one item for each action in its order. */
export interface Answer {
  type: "answer";
  number: number;
  items: unknown[];
}

/** Ask about actions of the own turn: their words, what one will surely do, why one is not legal. Or ask, at any time, for a position in notation: a whole one that the own seat cannot tell from the real one. Programs think from it. */
export interface Ask {
  type: "ask";
  number: number;
  about: "position" | "preview" | "why" | "words";
  actions?: (Record<string, unknown> | string)[];
}

/** Who one was on this device before following private links, the latest first. */
export interface Before {
  names: string[];
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

/** The request is in the log at `seq`, durably. `again`: it was there before. */
export interface Done {
  type: "done";
  number: number;
  seq: number;
  again?: boolean;
}

/** A line of a table's log, as one seat is told it. */
export interface Entry {
  seq: number;
  at: number;
  kind: "began" | "hosted" | "hushed" | "left" | "moved" | "named" | "nudged" | "prolonged" | "readied" | "rematched" | "replaced" | "resigned" | "returned" | "said" | "sat" | "undone" | "wished";
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
  options: OptionInfo[];
  levels: string[];
  ready: boolean;
  lessons: number;
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

/** The first frame: which protocol and client, which of the own seats (None: any, or a spectator's). */
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
}

/** Ask, in the own turn, what a strong bot would do; only where nobody else plays but bots. */
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

/** Let a bot play the own seat, until one returns. */
export interface Leave {
  type: "leave";
  number: number;
}

/** An action that may be chosen now. */
export interface Legal {
  text: string;
  action: unknown;
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

/** The bots of this table are warming up: their search is being compiled, and until then they think less. */
export interface Loading {
  type: "loading";
  game: string;
  done: number;
  total: number;
}

/** The public tables, the newest first. */
export interface Lobby {
  tables: TableInfo[];
}

/** Look from another of the own seats, or, with the seq of old, synchronise in full again. */
export interface Look {
  type: "look";
  seat?: number | null;
  seq?: number;
}

/** The visitor: an identity kept in a cookie, and a name; no name for somebody without an identity. */
export interface Me {
  name: string | null;
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

/** A table where the visitor sits, whose turn it is there, when something last happened, and the last move. */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  mover: number | null;
  your_turn: boolean;
  changed: number;
  last?: unknown;
}

/** The visitor's tables: those where it is their turn first, then those where something happened last. */
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
}

/** Ask the seat for which the game waits to decide. */
export interface Nudge {
  type: "nudge";
  number: number;
  seat: number;
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

/** Give the game up. */
export interface Resign {
  type: "resign";
  number: number;
}

/** Take the own seat back from the bot. */
export interface Return {
  type: "return";
  number: number;
}

/** What is known of a game; from decision number `deep` on it is a quick look. */
export interface ReviewFound {
  chances: number[][];
  seats: ReviewSeat[];
  turns: ReviewTurn[];
  deep: number;
  perfect: boolean;
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
}

/** A decision that cost its seat much, by what it knew then, and what would have been better. */
export interface ReviewSlip {
  number: number;
  cost: number;
  quick: boolean;
  played: unknown;
  better: unknown;
  then: ReviewStep[];
}

/** One action of a line, and who takes it. */
export interface ReviewStep {
  seat: number;
  phrase: unknown;
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

/** Say something to all at the table. */
export interface Say {
  type: "say";
  number: number;
  text: string;
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
}

/** The name to be written at an own seat. */
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

/** Too many frames: this one was not read. Wait so many milliseconds; going on closes the socket. */
export interface Slow {
  type: "slow";
  wait: number;
}

/** Begin now, with bots at the seats that are still open: of one level, or of the level named for a seat. */
export interface Start {
  level: string;
  levels?: (string | null)[];
}

/** What a board needs: the position after all that was played, what the seat sees and may do, and the answers. */
export interface Studied {
  position: string;
  view: unknown;
  legal: Legal[];
  steps: StudyStep[];
  items: unknown[];
}

/** A position to be looked at, actions to be carried out in it one after the other, and questions about others. Nothing is kept: whoever asks holds the position. */
export interface Study {
  game: string;
  position: string;
  seat?: number | null;
  play?: (Record<string, unknown> | string)[];
  about?: "preview" | "why" | "words";
  ask?: (Record<string, unknown> | string)[];
}

/** An action that was carried out, and what the seat saw of it. */
export interface StudyStep {
  seat: number | null;
  text: string;
  phrases: unknown[];
  view: unknown;
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
  hosting?: boolean;
  absent?: Absent[];
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
  seed?: string | null;
}

/** A bot is thinking; `progress` goes from 0 to 1 with the time it has. */
export interface Thinking {
  type: "thinking";
  seat: number;
  progress: number;
}

/** Take the last step of the own turn back. */
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

/** The name under which a visitor wants to be known; `identity.clean_name` says what is one. */
export interface Who {
  name: string;
}

export type FromClient = Hello | Look | Move | Undo | Ready | Resign | Leave | Return | Nudge | Prolong | Replace | Say | Mute | Ask | Hint | Ping;

export type FromServer = Sync | Update | Done | Refused | Answer | Hints | Here | Thinking | Loading | Slow | Pong;
