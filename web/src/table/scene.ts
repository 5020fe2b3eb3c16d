import type { Component } from "svelte";
import type { Clocks, Legal, TableInfo } from "../protocol";
import type { Phrase } from "../words/phrase";

/** An action by its parts, as the game's notation writes it in JSON; every game has its own shapes. */
export type Act = Record<string, unknown>;

/** Where the page stands with the server. A replay is always `open`. */
export type Status = "connecting" | "open" | "lost" | "gone";

/** What is said of what was just done, instead of whose turn it is; `back` takes it back, `acts` lead on. */
export interface Outcome {
  good: boolean;
  title: string;
  detail?: string;
  back?: () => void;
  acts?: { title: string; icon: string; main?: boolean; run: () => void }[];
}

/**
 * What a board is given: the seat's view, what may be done, and the way to do it.
 * A live table, a replay, a lesson and a puzzle are all scenes. A board knows geometry and pieces, never rules: it offers what `legal`
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
  /** Whether this is a replay: nothing can be done. A draft in it is what was done, or could have been. */
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
  /** What a lesson or a puzzle says of what was just done. */
  readonly outcome?: Outcome | null;
  /** What a guided game says before something is done that loses what another choice keeps. */
  readonly caution?: Caution | null;
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
  /** Whether a choice is done as soon as its last part is chosen. Absent: Confirm is always asked for. */
  readonly quick?: boolean;
  /** The last part of a choice was just chosen by hand: where that is quick, do it, by `confirm` or as the board does it. */
  settle?(act?: () => void): void;
  /** Do an action at once. */
  play(action: Legal): Promise<void>;
  undo(): Promise<void>;
  /** Ask about actions of one's own turn: what they will surely do, why they are not legal, their words. */
  ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]>;
  /** The name of who sits there. */
  name(seat: number): string;
}

/** A warning in place of the prompt, and the two ways on. */
export interface Caution {
  title: string;
  detail: string;
  /** Draw what keeps it, without doing it. */
  better: () => void;
  anyway: () => void;
}

/** How one stands, for whoever is guided: a tick, what is still to do, or (null) a fact that is neither. */
export interface Standing {
  ok: boolean | null;
  words: string;
}

/** What a game says to whoever plays it for the first time. */
export interface GameGuide {
  /** What it is about now: `<game>-guide-<topic>-title`, `-about` and, if there is one, `-tip` in the locales. */
  topic(scene: Scene): string;
  standing(scene: Scene): Standing[];
  /** What the phase is about, where the game can say more than the locales: which card acts, say. */
  about?(scene: Scene): string | undefined;
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
  /** What draws the figures of its rules, and its symbols, for pages without a board. */
  Figure: () => Promise<{ default: Component<{ scene: any }> }>;
  art: string;
  /** One move to try, for who comes for the first time. */
  Taste?: () => Promise<{ default: Component<{ busy: boolean; onplay: () => void }> }>;
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
  /** A piece, small, as the log's evidence names it; `wordless` where there is no room for a name. */
  Picture: Component<{ picture: string; wordless?: boolean }>;
  /** Look at what a seat has, where each has a board of its own; null: back to the usual one. */
  look?(seat: number | null): void;
  /** Pictures of what a seat holds and others do not see, by its own view; only where a game hides something. */
  holds?(view: any, seat: number): string[];
  /** Turn the board to where these pieces are, which a line of the log speaks of. */
  reveal?(scene: Scene, places: string[]): void;
  /** What is said in a guided game; loaded when somebody is guided. */
  guide?: () => Promise<{ default: GameGuide }>;
  /** Keys of sentences that one often says at this table: the chat offers them. */
  phrases?: string[];
}
