import type { Act } from "../../table/scene";

/** The ten cards that every family has: six characters, then four intrigues. */
export const CARDS = [
  "empress",
  "fanatic",
  "informant",
  "diplomat",
  "deserter",
  "judge",
  "uprising",
  "extortion",
  "infiltration",
  "agreement",
] as const;
export type CardName = (typeof CARDS)[number];
export const CHARACTERS: readonly CardName[] = CARDS.slice(0, 6);
/** How many verdict tokens there are. */
export const VERDICTS = 5;

export type Family = "red" | "blue" | "green" | "yellow" | "black";

export type Phase =
  | "place"
  | "leave_or_reveal"
  | "branch"
  | "empress"
  | "diplomat"
  | "deserter"
  | "verdict"
  | "sentence"
  | "exchange"
  | "over";

/** A card in the row; `card` is there for whoever knows it. */
export interface Piece {
  /** The family's letter and the round in which it was laid: `R3`. */
  id: string;
  owner: number;
  laid: number;
  face_up: boolean;
  known_to_all: boolean;
  influence: number;
  verdict: boolean;
  card?: CardName;
}

export interface Kept {
  card: CardName;
  influence: number;
}

export interface SeatView {
  family: Family;
  influence: number;
  score: number;
  positions: number;
  hand_size: number;
  aside_size: number;
  kept: Kept[];
  /** Eliminated or discarded. */
  gone: CardName[];
  /** Where they are is known to all. */
  seen: CardName[];
  informant_returned: number | null;
  hand?: CardName[];
  aside?: CardName[];
}

export interface View {
  phase: Phase;
  round: number;
  rounds: number;
  first: number;
  /** Stacks, the top card first. */
  row: Piece[][];
  at: number | null;
  acting: string | null;
  verdicts: number;
  seats: SeatView[];
}

export type Place = "start" | "end" | number;
export type Ability = "gain" | "exchange" | "discard" | "eliminate";

export type Action =
  | { place: CardName; at: Place }
  | { leave: true }
  | { reveal: true }
  | { use: CardName; ability: Ability }
  | { target: string }
  | { exchange: CardName };

/** Something that will happen, to a piece or to a seat. */
export interface Happening {
  event: string;
  piece?: string;
  seat?: number;
  card?: CardName | null;
  number?: number;
}

/** What a decision will surely do; `then` is what the same card has to choose next. */
export interface Preview {
  events: Happening[];
  influence: number[];
  eliminated: string[];
  complete: boolean;
  then: { action: Action; preview: Preview }[];
}

/** The top card of each position. */
export function tops(view: View): Piece[] {
  return view.row.map((stack) => stack[0]!);
}

/** All cards in the row by their mark. */
export function byId(view: View): Map<string, Piece> {
  return new Map(view.row.flat().map((piece) => [piece.id, piece]));
}

export function actionOf(legal: { action: unknown } | null | undefined): Action | null {
  return (legal?.action as Action | undefined) ?? null;
}

export function asAct(action: Action): Act {
  return action as unknown as Act;
}
