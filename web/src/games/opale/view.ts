/** What the game's view, actions and previews look like in JSON. */

export const TYPES = [
  "sea_huntress",
  "coral_dragon",
  "royal_pearl",
  "abyss_witch",
  "petrified_dragon",
  "lava_golem",
  "dark_guardian",
  "turtle_rider",
  "underwater_city",
] as const;
export type Type = (typeof TYPES)[number];

export const SHELLS = ["tide", "twin_current", "deep_dive", "undertow", "seal"] as const;
export type Shell = (typeof SHELLS)[number];

export type Phase = "lay_aside" | "play" | "take" | "discard" | "draw" | "end_of_turn" | "over";

export interface Card {
  type: Type;
  value: number;
}

export interface AreaView {
  area: Type;
  /** How many cards it holds; null: any number, of which only the top one is seen. */
  capacity: number | null;
  size: number;
  cards?: Card[];
  top?: Card | null;
  sealed_by: number | null;
}

export interface SeatView {
  hand_size: number;
  deck_size: number;
  captured: number;
  aside_size: number;
  discarded: number;
  shells: Shell[];
  /** The rest is the owner's alone; the score pile everybody's once the game is over. */
  hand?: Card[];
  aside?: Card[];
  gone?: Card[];
  deck_top?: Card[];
  score_pile?: Card[];
  score?: number;
}

export interface OpaleView {
  seat: number | null;
  to_move: number | null;
  over: boolean;
  winners: number[];
  options: { variants: string[] };
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
}

export type OpaleAct =
  | { play: Card[] }
  | { take: Type }
  | { card: Card }
  | { draw: "deck" }
  | { shell: Shell; area?: Type }
  | { pass: true };

export interface Capture {
  area: Type;
  cards: Card[];
  points: number;
}

export interface OpalePreview {
  captures: Capture[];
  points: number;
  azura: boolean;
  blind_card: boolean;
  to_store: Card[];
  city_stack: number | null;
  draws: number;
  ends: "third_city" | "cannot_draw" | null;
  over: boolean;
  then: Phase | null;
  /** What each target would bring, where one is to be chosen next. */
  targets: Partial<Record<Type, OpalePreview>>;
  shell: Shell | null;
}

/** What the box says: how many City stacks end the game, and what Azura counts. */
export const LAST_CITY = 3;
export const AZURA_POINTS = 3;
export const OMEN_CARDS = 3;
export const DIVE_CARDS = 3;

/** A name of the rules as the keys of the words write it. */
export function word(key: Type | Shell): string {
  return key.replaceAll("_", "-");
}

export function areaOf(view: OpaleView, type: Type): AreaView {
  return view.areas.find((area) => area.area === type)!;
}

export function sameCard(a: Card, b: Card): boolean {
  return a.type === b.type && a.value === b.value;
}

export function sum(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + card.value, 0);
}
