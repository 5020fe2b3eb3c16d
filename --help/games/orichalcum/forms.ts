// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of Orichalcum. A test fails when this file is stale.

export type Terrain = "forest" | "lagoon" | "desert" | "mountain" | "volcano";

export type Deed = "produce" | "recruit" | "capture" | "create";

export type Currency = "hoplite" | "nugget" | "creature";

export type Titan = "theia" | "themis" | "kronos" | "hyperion";

export type Creature = "cerberus" | "minotaur" | "gorgon" | "cyclops" | "hydra_theia" | "hydra_themis" | "hydra_kronos" | "hydra_hyperion";

export type Building = "training_camp" | "mine" | "hospital" | "oratory" | "siege_engine_1" | "siege_engine_2" | "siege_engine_3" | "arch" | "protection_crystal" | "architect_practice" | "forge" | "statue_hoplite" | "statue_nugget" | "statue_creature";

export type Phase = "metropolis" | "card" | "place" | "titan_order" | "titan_return" | "action" | "favour" | "fight" | "commit" | "gift" | "create" | "extra" | "discard" | "initiative" | "over";

export type Direction = "E" | "SE" | "SW" | "W" | "NW" | "NE";

export type TileCell = {
  terrain: Terrain;
  creature: Creature | null;
};

export type ActionCard = {
  action: Deed;
  size: number;
};

/** An action card in the row, with its tile. */
export type Card = ActionCard & {
  slot: number;
  cost: number;
  tile: TileCell[] | null;
};

/** A pile of tiles; those put under it were seen, and so was their order. */
export type Pile = {
  size: number;
  unseen: number;
  under: Terrain[][];
};

export type Port = {
  hoplites: number;
  nuggets: number;
};

export type IslandCell = {
  cell: number;
  q: number;
  r: number;
  covered: boolean;
  terrain: Terrain | null;
  building: Building | null;
  creature: Creature | null;
  hoplites: number;
  port?: Port;
};

export type HeldTitan = {
  titan: Titan;
  active: boolean;
};

export type SeatView = {
  island: string;
  points: number;
  titans: HeldTitan[];
  titan_limit: number;
  temples: number[][];
  medallions: number;
  creatures: number;
  hoplites: number;
  nuggets: number;
  captured: Creature[];
  mines: number;
  camps: number;
  siege_faces: number[];
  metropolis: number[];
  cells: IslandCell[];
};

/** The chance of a fight with so many hoplites more, exactly and rounded. */
export type Odds = {
  hoplites: number;
  win: [number, number];
  chance: number;
};

export type Fight = {
  cell: number;
  creature: Creature;
  strength: number;
  standing: number;
  odds: Odds[];
};

export type Supply = {
  hoplites: number;
  nuggets: number;
  temples: number;
  victory_tokens: number;
};

export type CreationSlot = {
  slot: Terrain;
  building: Building | null;
  waiting: number;
};

export type TitanView = {
  titan: Titan;
  terrain: Terrain;
  holder: number | null;
  active: boolean;
};

export type View = {
  game: string;
  version: number;
  players: number;
  options: { sides: ("easy" | "hard")[]; };
  /** From whose eyes this is seen; null: a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  to_move: number | null;
  over: boolean;
  winners: number[];
  phase: Phase;
  round: number;
  turn: number;
  initiative: number;
  points_to_win: number;
  medallion_price: number;
  card: ActionCard | null;
  tile: TileCell[] | null;
  action: Deed | null;
  extra: boolean;
  extras_bought: number;
  prices: Record<Currency, number>;
  capture_lost: boolean;
  in_hospital: number;
  fight: Fight | null;
  /** Those that may be chosen or begun next. */
  fights: Fight[];
  gift: Building | null;
  titans_to_gain: Titan[];
  roll: (number | "skull")[];
  supply: Supply;
  row: Card[];
  deck: number;
  discards: ActionCard[];
  piles: Pile[];
  creature_bag: Creature[];
  building_bag: Building[];
  creation_board: CreationSlot[];
  titans: TitanView[];
  seats: SeatView[];
};

export type Lying = {
  cell: number;
  lies: Terrain | Creature;
};

/** An area of one terrain that a placement makes, and the titan that notices. */
export type Area = {
  terrain: Terrain;
  size: number;
  titan: Titan | null;
};

export type Preview = {
  cells?: Lying[];
  areas?: Area[];
  ports?: Port[];
  odds?: Odds[];
  building?: Building;
  /** The rest is there where no chance is in it. */
  hoplites?: number;
  nuggets?: number;
  points?: number;
  wins?: boolean;
  ends?: boolean;
};

/** An action by its parts; `do` says which of them it has. */
export type Action = {
  do: "metropolis" | "card" | "place" | "titan" | "return" | "act" | "skip" | "favour" | "no-favour" | "fight" | "hoplites" | "kronos" | "build" | "temple" | "medallion" | "stop" | "gift" | "refuse" | "extra" | "no-extra" | "discard" | "initiative";
  slot?: number | Terrain;
  cell?: number;
  direction?: Direction;
  titan?: Titan;
  count?: number;
  action?: Deed;
  pay?: Currency;
  creatures?: Creature[];
  seat?: number;
};
