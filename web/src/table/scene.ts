import type { Component } from "svelte";
import type { Clocks, Legal, TableInfo } from "../protocol";
import type { Phrase } from "../words/phrase";

/** An action by its parts, as the game's notation writes it in JSON; every game has its own shapes. */
export type Act = Record<string, unknown>;

/** Where the page stands with the server. A replay is always `open`. */
export type Status = "connecting" | "open" | "lost" | "gone";

/**
 * What a board is given: the seat's view, what may be done, and the way to do it.
 * A live table, a replay and a lesson are all scenes. A board knows geometry and pieces, never rules: it offers what `legal`
 * lists, shows what `preview` tells, and says what `why` answers.
 */
export interface Scene<View = any, Preview = any> {
  readonly game: string;
  readonly info: TableInfo;
  /** From whose eyes this is seen; null: a spectator. */
  readonly seat: number | null;
  readonly view: View;
  /** All that may be done now, empty when it is not my turn. */
  readonly legal: Legal[];
  readonly mine: boolean;
  readonly over: boolean;
  /** Whether this is a replay: nothing can be done. */
  readonly replay: boolean;
  readonly mayUndo: boolean;
  readonly clocks: Clocks | null;
  readonly status: Status;
  /** What is chosen but not confirmed, and what it will surely do (null until the server has answered). */
  readonly draft: Legal | null;
  readonly preview: Preview | null;
  /** Whether what the draft will do is not answered yet. */
  readonly weighing: boolean;
  /** Why what was tried last is not legal. */
  readonly why: Phrase[];
  /** What a lesson says of what was just done, instead of whose turn it is; `back` takes it back. */
  readonly outcome?: { good: boolean; title: string; back?: () => void } | null;
  /** Pieces that a line of the log speaks of, lit while it is pointed at. */
  lit: ReadonlySet<string>;

  /** Choose an action without doing it; null takes the choice back. */
  pick(action: Legal | null): void;
  /** Choose an action given by its parts; when it is not legal, `why` says the reason. Returns whether it is legal. */
  attempt(act: Act): Promise<boolean>;
  /** Find the legal action that has just these parts. */
  find(act: Act): Legal | undefined;
  /** Do what is chosen. */
  confirm(): Promise<void>;
  /** Do an action at once. */
  play(action: Legal): Promise<void>;
  undo(): Promise<void>;
  /** Ask about actions of the own turn: what they will surely do, why they are not legal, their words. */
  ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]>;
  /** The name of who sits there. */
  name(seat: number): string;
}

/** How a game ended, in numbers and a sentence. */
export interface Result {
  /** What counts, by seat; empty where no numbers decided. */
  scores: number[];
  /** What decided, with its numbers where there are any. */
  cause: string;
}

/** What a folder in `games/` brings to the table page. */
export interface GamePage {
  /** The board, the prompt and what one holds, inside `kit/Stage.svelte`. */
  Stage: Component<{ scene: Scene }>;
  /** What a seat has, inside its panel in the rail. */
  Seat: Component<{ scene: Scene; seat: number }>;
  /** What is at stake, in the middle of the left rail. */
  Stakes?: Component<{ scene: Scene }>;
  /** Counters of a race, above the log. */
  Race?: Component<{ scene: Scene }>;
  /** The score sheet at the end, also of a replay; loaded when it is opened. */
  Score: () => Promise<{ default: Component<{ scene: Scene }> }>;
  /** How it ended: what each seat has that counts, and what decided, in a sentence. Nothing where it was not played out. */
  result?(scene: Scene): Result | null;
  /** The line of a seat in the strip on phones, in words. */
  brief(scene: Scene, seat: number): string;
  /** What counts most as a figure, with the id of its symbol: where many seats share the strip. */
  count?(scene: Scene, seat: number): { figure: string; symbol?: string };
  /** Small pictures of what a seat has, in the strip on phones. */
  Marks?: Component<{ scene: Scene; seat: number }>;
  /** Where the game stands, beside its title: "Round 8 of 12". */
  where?(scene: Scene): string;
  /** What the game's own sides replace the seat's emblem by: the id of a symbol. */
  emblem?(scene: Scene, seat: number): string | undefined;
  /** A piece, small, as the log's evidence names it. */
  Picture: Component<{ picture: string }>;
  /** Turn the board to where these pieces are, which a line of the log speaks of. */
  reveal?(scene: Scene, places: string[]): void;
  /** The sections of the rules: `<game>-rules-<section>-title` and `<game>-rules-<section>` in the locales. */
  rules: string[];
  /** Keys of sentences that one often says at this table: the chat offers them. */
  phrases?: string[];
}
