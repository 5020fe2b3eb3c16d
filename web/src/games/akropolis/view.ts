/** What the server tells of a game of Akropolis: `games/akropolis/view.py`, `preview.py` and `notation.py` in types. */

export const COLOURS = ["house", "market", "barracks", "temple", "garden"] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = [
  ...COLOURS,
  "quarry",
  "house_plaza",
  "market_plaza",
  "barracks_plaza",
  "temple_plaza",
  "garden_plaza",
] as const;
export type Kind = (typeof KINDS)[number];

/** The option that gives a colour its second condition. */
export const VARIANT: Record<Colour, string> = {
  house: "houses",
  market: "markets",
  barracks: "barracks",
  temple: "temples",
  garden: "gardens",
};

export interface Tile {
  tile: number;
  /** Clockwise. */
  hexes: [Kind, Kind, Kind];
}

export interface Offer extends Tile {
  cost: number;
}

/** The visible hex of a column: q, r, what it shows, its level from 1, and its tile (0: the starting tile). */
export type Hex = [number, number, Kind, number, number];

export type Score = Record<Colour, { value: number; stars: number; product: number }> & {
  stones: number;
  total: number;
  /** Only the Architect's: points for its quarries. */
  quarries?: number;
};

export interface City {
  stones: number;
  hexes: Hex[];
  score: Score;
}

export interface Architect {
  level: "easy" | "medium" | "hard";
  stones: number;
  tiles: Tile[];
  score: Score;
}

export interface View {
  options: { variants: string[]; long: boolean; architect: Architect["level"] };
  to_move: number | null;
  winners: number[];
  phase: "take" | "place" | "over";
  round: number;
  rounds: number;
  /** Who has the chief architect's marker; null: the Architect. */
  chief: number | null;
  site: Offer[];
  taken: Tile | null;
  stacks: number;
  stack_size: number;
  unseen: { tiles: number[]; kinds: Record<Kind, number> };
  seats: City[];
  architect: Architect | null;
}

export type Change = Record<Colour, number> & { stones: number; total: number };

/** What taking a tile will surely do. */
export interface TakePreview {
  tile: number;
  cost: number;
  score: Score;
  change: Change;
}

/** What laying the tile will surely do. */
export interface PlacePreview {
  hexes: Hex[];
  stones: number;
  score: Score;
  change: Change;
}

export type Preview = TakePreview | PlacePreview;

export interface Place {
  q: number;
  r: number;
  rotation: number;
}

/** An action by its parts. */
export type AkropolisAct = { take: number } | { place: Place };

/** The place of an action that lays a tile. */
export function placeOf(action: unknown): Place | undefined {
  return (action as { place?: Place } | null)?.place;
}

/** The slot of an action that takes a tile. */
export function slotOf(action: unknown): number | undefined {
  return (action as { take?: number } | null)?.take;
}

export function isPlaza(kind: Kind): boolean {
  return kind.endsWith("_plaza");
}

/** What a hex shows without its plaza: the colour, or a quarry. */
export function base(kind: Kind): Colour | "quarry" {
  return kind.replace("_plaza", "") as Colour | "quarry";
}

/** The key of a kind's name in the locales. */
export function kindKey(kind: Kind): string {
  return `akropolis-${kind.replace("_", "-")}`;
}

/** The key of a kind's explanation. */
export function aboutKey(kind: Kind): string {
  return `akropolis-hex-${kind.replace("_", "-")}`;
}

/** Stars on a plaza. */
export const STARS: Record<Colour, number> = { house: 1, market: 2, barracks: 2, temple: 2, garden: 3 };

/** A change of points for a message: by how many, and which way. */
export function wayOf(change: number): { points: number; way: "up" | "none" | "down" } {
  return { points: Math.abs(change), way: change > 0 ? "up" : change < 0 ? "down" : "none" };
}

/** How many tiles were laid in a city: every tile adds a level to three columns, the starting tile made four. */
export function tilesIn(hexes: readonly Hex[]): number {
  return 1 + (hexes.reduce((sum, hex) => sum + hex[3], 0) - 4) / 3;
}
