// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of Akropolis. A test fails when this file is stale.

export type Colour = "house" | "market" | "barracks" | "temple" | "garden";

export type Kind = "house" | "market" | "barracks" | "temple" | "garden" | "quarry" | "house_plaza" | "market_plaza" | "barracks_plaza" | "temple_plaza" | "garden_plaza";

export type Level = "easy" | "medium" | "hard";

export const COLOURS = ["house", "market", "barracks", "temple", "garden"] as const;

export const KINDS = ["house", "market", "barracks", "temple", "garden", "quarry", "house_plaza", "market_plaza", "barracks_plaza", "temple_plaza", "garden_plaza"] as const;

/** The option that gives a colour its second condition. */
export const VARIANT = {"house": "houses", "market": "markets", "barracks": "barracks", "temple": "temples", "garden": "gardens"} as const;

/** Stars on a plaza. */
export const STARS = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3} as const;

/** The visible hex of a column: q, r, what it shows, its level from 1, and its tile (0: the starting tile). */
export type Hex = [number, number, Kind, number, number];

export type Tile = {
  tile: number;
  /** Clockwise. */
  hexes: [Kind, Kind, Kind];
};

/** A tile on the construction site. */
export type Offer = Tile & {
  cost: number;
};

/** What a colour is worth: districts that meet their condition, times stars. */
export type Product = {
  value: number;
  stars: number;
  product: number;
};

export type Score = {
  house: Product;
  market: Product;
  barracks: Product;
  temple: Product;
  garden: Product;
  stones: number;
  total: number;
  /** Only the Architect's: points for its quarries. */
  quarries?: number;
};

export type City = {
  stones: number;
  hexes: Hex[];
  score: Score;
};

export type Architect = {
  level: Level;
  stones: number;
  tiles: Tile[];
  score: Score;
};

/** The tiles that nobody has seen, and how many hexes of each kind they have. */
export type Unseen = {
  tiles: number[];
  kinds: Record<Kind, number>;
};

export type View = {
  game: string;
  version: number;
  players: number;
  options: { variants: ("houses" | "markets" | "barracks" | "temples" | "gardens")[]; long: boolean; architect: "easy" | "medium" | "hard"; };
  /** From whose eyes this is seen; null: a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  to_move: number | null;
  over: boolean;
  winners: number[];
  past: Past;
  phase: "take" | "place" | "over";
  round: number;
  rounds: number;
  /** Who has the chief architect's marker; null: the Architect. */
  chief: number | null;
  site: Offer[];
  taken: Tile | null;
  stacks: number;
  stack_size: number;
  unseen: Unseen;
  seats: City[];
  architect: Architect | null;
};

/** What everybody saw and the position no longer says. */
export type Past = {
  /** Stones paid for the tile in hand; null where there is none. */
  paid: number | null;
};

export type Change = {
  house: number;
  market: number;
  barracks: number;
  temple: number;
  garden: number;
  stones: number;
  total: number;
};

/** What taking a tile will surely do. */
export type TakePreview = {
  tile: number;
  cost: number;
  score: Score;
  change: Change;
};

/** What laying the tile will surely do. */
export type PlacePreview = {
  hexes: Hex[];
  stones: number;
  score: Score;
  change: Change;
};

export type Preview = TakePreview | PlacePreview;

export type Place = {
  q: number;
  r: number;
  rotation: number;
};

export type Take = {
  take: number;
};

export type Lay = {
  place: Place;
};

export type Action = Take | Lay;
