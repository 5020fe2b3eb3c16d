// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of Opale. A test fails when this file is stale.

export type Type = "sea_huntress" | "coral_dragon" | "royal_pearl" | "abyss_witch" | "petrified_dragon" | "lava_golem" | "dark_guardian" | "turtle_rider" | "underwater_city";

export type Shell = "tide" | "twin_current" | "deep_dive" | "undertow" | "seal";

export type Phase = "lay_aside" | "play" | "take" | "discard" | "draw" | "end_of_turn" | "over";

export const TYPES = ["sea_huntress", "coral_dragon", "royal_pearl", "abyss_witch", "petrified_dragon", "lava_golem", "dark_guardian", "turtle_rider", "underwater_city"] as const;

export const SHELLS = ["tide", "twin_current", "deep_dive", "undertow", "seal"] as const;

/** How many City stacks end the game. */
export const LAST_CITY = 3 as const;

/** What Azura counts at the end. */
export const AZURA_POINTS = 3 as const;

export type Card = {
  type: Type;
  value: number;
};

export type AreaView = {
  area: Type;
  /** How many cards it holds; null: any number, of which only the top one is seen. */
  capacity: number | null;
  size: number;
  /** How many cards may be laid there now; null: any number. */
  room: number | null;
  cards?: Card[];
  top?: Card | null;
  sealed_by: number | null;
};

export type SeatView = {
  hand_size: number;
  deck_size: number;
  captured: number;
  aside_size: number;
  discarded: number;
  shells: Shell[];
  /** How many cards are to be picked out of the hand for what is due: no fewer, no more. */
  picks: [number, number];
  /** The rest is the owner's alone; the score pile everybody's once the game is over. */
  hand?: Card[];
  aside?: Card[];
  gone?: Card[];
  deck_top?: Card[];
  score_pile?: Card[];
  score?: number;
};

export type View = {
  game: string;
  version: number;
  players: number;
  options: { variants: ("omen" | "shells")[]; };
  /** From whose eyes this is seen; null: a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  to_move: number | null;
  over: boolean;
  winners: number[];
  phase: Phase;
  /** The area whose target is to be chosen, or the shell whose discards are. */
  pending: Type | Shell | null;
  discarded: number;
  twin_left: number;
  twin_area: Type | null;
  areas: AreaView[];
  store: Card[];
  cities: number;
  azura: number | null;
  ending: boolean;
  final_turns: number;
  seats: [SeatView, SeatView];
};

export type Capture = {
  area: Type;
  count: number;
  /** Those that lie open. */
  cards: Card[];
  /** Unknown where cards lie below the top of a pile. */
  points: number | null;
};

export type Preview = {
  captures: Capture[];
  points: number | null;
  azura: boolean;
  blind_card: boolean;
  to_store: Card[];
  city_stack: number | null;
  draws: number;
  ends: "third_city" | "cannot_draw" | null;
  over: boolean;
  then: Phase | null;
  /** What each target would bring, where one is to be chosen next. */
  targets: Partial<Record<Type, Preview>>;
  shell: Shell | null;
};

export type Play = {
  play: Card[];
};

export type Take = {
  take: Type;
};

export type ChooseCard = {
  card: Card;
};

export type Draw = {
  draw: "deck";
};

export type UseShell = {
  shell: Shell;
  area?: Type;
};

export type Pass = {
  pass: true;
};

export type Action = Play | Take | ChooseCard | Draw | UseShell | Pass;
