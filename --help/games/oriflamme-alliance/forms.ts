// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of Oriflamme: Alliance. A test fails when this file is stale.

export type CardName = "empress" | "fanatic" | "informant" | "diplomat" | "deserter" | "judge" | "uprising" | "extortion" | "infiltration" | "agreement";

export type Family = "red" | "blue" | "green" | "yellow" | "black";

export type Phase = "place" | "leave_or_reveal" | "branch" | "empress" | "diplomat" | "deserter" | "verdict" | "sentence" | "exchange" | "over";

export type EventName = "placed" | "left" | "revealed" | "acts" | "paid" | "took" | "lost" | "gained" | "alone" | "put" | "eliminated" | "rewarded" | "infiltrated" | "deserted" | "extorted" | "discarded" | "kept" | "exchanged" | "turned_down" | "marked" | "verdict_returned" | "uncovered" | "round_started" | "agreed" | "ended";

/** The ten cards that every family has: six characters, then four intrigues. */
export const CARDS = ["empress", "fanatic", "informant", "diplomat", "deserter", "judge", "uprising", "extortion", "infiltration", "agreement"] as const;

export const CHARACTERS: CardName[] = ["empress", "fanatic", "informant", "diplomat", "deserter", "judge"];

/** How many verdict tokens there are. */
export const VERDICTS = 5 as const;

/** A card in the row. */
export type Piece = {
  /** The family's letter and the round in which it was laid: `R3`. */
  id: string;
  owner: number;
  laid: number;
  face_up: boolean;
  known_to_all: boolean;
  influence: number;
  verdict: boolean;
  /** There for whoever knows it. */
  card?: CardName;
};

export type Kept = {
  card: CardName;
  influence: number;
};

export type SeatView = {
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
};

export type View = {
  game: string;
  version: number;
  players: number;
  options: Record<string, never>;
  /** From whose eyes this is seen; null: a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  to_move: number | null;
  over: boolean;
  winners: number[];
  past: Past;
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
};

/** What everybody saw and the position no longer says. */
export type Past = {
  /** Once the game is over: what each seat had at the start and after each round. */
  influence: number[][];
};

export type Place = "start" | "end" | number;

export type Ability = "gain" | "exchange" | "discard" | "eliminate";

export type LayCard = {
  place: CardName;
  at: Place;
};

export type Leave = {
  leave: true;
};

export type Reveal = {
  reveal: true;
};

export type Use = {
  use: CardName;
  ability: Ability;
};

export type Target = {
  target: string;
};

export type Exchange = {
  exchange: CardName;
};

export type Action = LayCard | Leave | Reveal | Use | Target | Exchange;

/** Something that will happen, to a piece or to a seat. */
export type Happening = {
  event: EventName;
  piece?: string;
  seat?: number;
  card?: CardName | null;
  number?: number;
};

/** What a decision will surely do. */
export type Preview = {
  events: Happening[];
  influence: number[];
  eliminated: string[];
  complete: boolean;
  /** What the same card has to choose next. */
  then: Choice[];
};

export type Choice = {
  action: Action;
  preview: Preview;
};
