/** What a seat of Orichalcum sees and may do, as the server writes it. */
export type Terrain = "forest" | "lagoon" | "desert" | "mountain" | "volcano";
export type Deed = "produce" | "recruit" | "capture" | "create";
export type Currency = "hoplite" | "nugget" | "creature";
export type Titan = "theia" | "themis" | "kronos" | "hyperion";

export interface TileCell {
  terrain: Terrain;
  creature: string | null;
}
export interface Card {
  slot: number;
  cost: number;
  action: Deed;
  size: number;
  tile: TileCell[] | null;
}
export interface IslandCell {
  cell: number;
  q: number;
  r: number;
  covered: boolean;
  terrain: Terrain | null;
  building: string | null;
  creature: string | null;
  hoplites: number;
  port?: { hoplites: number; nuggets: number };
}
export interface SeatView {
  island: string;
  points: number;
  titans: { titan: Titan; active: boolean }[];
  titan_limit: number;
  temples: number[][];
  medallions: number;
  creatures: number;
  hoplites: number;
  nuggets: number;
  captured: string[];
  mines: number;
  camps: number;
  siege_faces: number[];
  metropolis: number[];
  cells: IslandCell[];
}
export interface Odds {
  hoplites: number;
  win: [number, number];
  chance: number;
}
export interface View {
  to_move: number | null;
  over: boolean;
  phase: string;
  round: number;
  turn: number;
  initiative: number;
  points_to_win: number;
  medallion_price: number;
  card: { action: Deed; size: number } | null;
  tile: TileCell[] | null;
  action: Deed | null;
  extra: boolean;
  prices: Record<Currency, number>;
  fight: { cell: number; creature: string; strength: number; standing: number; odds: Odds[] } | null;
  gift: string | null;
  titans_to_gain: Titan[];
  roll: (number | "skull")[];
  supply: { hoplites: number; nuggets: number; temples: number; victory_tokens: number };
  row: Card[];
  deck: number;
  creation_board: { slot: Terrain; building: string | null; waiting: number }[];
  titans: { titan: Titan; terrain: Terrain; holder: number | null; active: boolean }[];
  seats: SeatView[];
}
export interface Preview {
  cells?: { cell: number; lies: string }[];
  areas?: { terrain: Terrain; size: number; titan: Titan | null }[];
  ports?: { hoplites: number; nuggets: number }[];
  odds?: Odds[];
  building?: string;
  hoplites?: number;
  nuggets?: number;
  points?: number;
  wins?: boolean;
}

/** An action by its parts. */
export interface Do {
  do: string;
  slot?: number | Terrain;
  cell?: number;
  direction?: string;
  titan?: Titan;
  count?: number;
  action?: Deed;
  pay?: Currency;
  creatures?: string[];
  seat?: number;
}
