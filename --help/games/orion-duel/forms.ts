// Made by `python -m ludoteka.server.typescript`; do not edit.
// What the server tells of a game of Orion Duel. A test fails when this file is stale.

/** A cell by its axial coordinates, q and r. */
export type Hex = [number, number];

/** Colours are seats: 0 plays blue, 1 orange. */
export type Colour = 0 | 1;

export type Token = "galaxy" | "hole";

export type Kind = "mono" | "duo_own" | "duo_mixed" | "line3" | "bent3" | "triangle3";

export type Side = "left" | "upper_left" | "upper_right" | "right" | "lower_right" | "lower_left";

export type Phase = "galaxies" | "holes" | "first_player" | "tiles" | "over";

export type Outcome = "conditions" | "points" | "stuck";

export const KINDS = ["mono", "duo_own", "duo_mixed", "line3", "bent3", "triangle3"] as const;

/** A side of the board, the constellation it leads to, and the side that it faces. */
export type SideView = {
  side: Side;
  constellation: string;
  opposite: Side;
  cells: Hex[];
};

/** A cell of the board and the sides that it lies on. */
export type CellPlace = {
  at: Hex;
  sides: Side[];
};

/** A tile in one of its positions, around the hex it turns about; `at` a cell it covers these, moved by it. */
export type Shape = {
  rotation: number;
  mirror: boolean;
  own: Hex[];
  other: Hex[];
};

export type TileView = {
  tile: Kind;
  count: number;
  shapes: Shape[];
};

/** The sides of the board; the first three face the others. */
export const SIDES: SideView[] = [{"side": "left", "constellation": "Taurus", "opposite": "right", "cells": [[-5, 1], [-5, 2], [-5, 3], [-5, 4]]}, {"side": "upper_left", "constellation": "Eridanus", "opposite": "lower_right", "cells": [[-4, -1], [-3, -2], [-2, -3], [-1, -4]]}, {"side": "upper_right", "constellation": "Lepus", "opposite": "lower_left", "cells": [[1, -5], [2, -5], [3, -5], [4, -5]]}, {"side": "right", "constellation": "Monoceros", "opposite": "left", "cells": [[5, -4], [5, -3], [5, -2], [5, -1]]}, {"side": "lower_right", "constellation": "Canis Major", "opposite": "upper_left", "cells": [[1, 4], [2, 3], [3, 2], [4, 1]]}, {"side": "lower_left", "constellation": "Gemini", "opposite": "upper_right", "cells": [[-4, 5], [-3, 5], [-2, 5], [-1, 5]]}];

/** The cells of the board, in the order in which a view speaks of them. */
export const CELLS: CellPlace[] = [{"at": [-5, 1], "sides": ["left"]}, {"at": [-5, 2], "sides": ["left"]}, {"at": [-5, 3], "sides": ["left"]}, {"at": [-5, 4], "sides": ["left"]}, {"at": [-4, -1], "sides": ["upper_left"]}, {"at": [-4, 0], "sides": []}, {"at": [-4, 1], "sides": []}, {"at": [-4, 2], "sides": []}, {"at": [-4, 3], "sides": []}, {"at": [-4, 4], "sides": []}, {"at": [-4, 5], "sides": ["lower_left"]}, {"at": [-3, -2], "sides": ["upper_left"]}, {"at": [-3, -1], "sides": []}, {"at": [-3, 0], "sides": []}, {"at": [-3, 1], "sides": []}, {"at": [-3, 2], "sides": []}, {"at": [-3, 3], "sides": []}, {"at": [-3, 4], "sides": []}, {"at": [-3, 5], "sides": ["lower_left"]}, {"at": [-2, -3], "sides": ["upper_left"]}, {"at": [-2, -2], "sides": []}, {"at": [-2, -1], "sides": []}, {"at": [-2, 0], "sides": []}, {"at": [-2, 1], "sides": []}, {"at": [-2, 2], "sides": []}, {"at": [-2, 3], "sides": []}, {"at": [-2, 4], "sides": []}, {"at": [-2, 5], "sides": ["lower_left"]}, {"at": [-1, -4], "sides": ["upper_left"]}, {"at": [-1, -3], "sides": []}, {"at": [-1, -2], "sides": []}, {"at": [-1, -1], "sides": []}, {"at": [-1, 0], "sides": []}, {"at": [-1, 1], "sides": []}, {"at": [-1, 2], "sides": []}, {"at": [-1, 3], "sides": []}, {"at": [-1, 4], "sides": []}, {"at": [-1, 5], "sides": ["lower_left"]}, {"at": [0, -4], "sides": []}, {"at": [0, -3], "sides": []}, {"at": [0, -2], "sides": []}, {"at": [0, -1], "sides": []}, {"at": [0, 0], "sides": []}, {"at": [0, 1], "sides": []}, {"at": [0, 2], "sides": []}, {"at": [0, 3], "sides": []}, {"at": [0, 4], "sides": []}, {"at": [1, -5], "sides": ["upper_right"]}, {"at": [1, -4], "sides": []}, {"at": [1, -3], "sides": []}, {"at": [1, -2], "sides": []}, {"at": [1, -1], "sides": []}, {"at": [1, 0], "sides": []}, {"at": [1, 1], "sides": []}, {"at": [1, 2], "sides": []}, {"at": [1, 3], "sides": []}, {"at": [1, 4], "sides": ["lower_right"]}, {"at": [2, -5], "sides": ["upper_right"]}, {"at": [2, -4], "sides": []}, {"at": [2, -3], "sides": []}, {"at": [2, -2], "sides": []}, {"at": [2, -1], "sides": []}, {"at": [2, 0], "sides": []}, {"at": [2, 1], "sides": []}, {"at": [2, 2], "sides": []}, {"at": [2, 3], "sides": ["lower_right"]}, {"at": [3, -5], "sides": ["upper_right"]}, {"at": [3, -4], "sides": []}, {"at": [3, -3], "sides": []}, {"at": [3, -2], "sides": []}, {"at": [3, -1], "sides": []}, {"at": [3, 0], "sides": []}, {"at": [3, 1], "sides": []}, {"at": [3, 2], "sides": ["lower_right"]}, {"at": [4, -5], "sides": ["upper_right"]}, {"at": [4, -4], "sides": []}, {"at": [4, -3], "sides": []}, {"at": [4, -2], "sides": []}, {"at": [4, -1], "sides": []}, {"at": [4, 0], "sides": []}, {"at": [4, 1], "sides": ["lower_right"]}, {"at": [5, -4], "sides": ["right"]}, {"at": [5, -3], "sides": ["right"]}, {"at": [5, -2], "sides": ["right"]}, {"at": [5, -1], "sides": ["right"]}];

/** The tiles of a player in all their positions. */
export const TILES: TileView[] = [{"tile": "mono", "count": 1, "shapes": [{"rotation": 0, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 1, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 2, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 3, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 4, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 5, "mirror": false, "own": [[0, 0]], "other": []}, {"rotation": 0, "mirror": true, "own": [[0, 0]], "other": []}, {"rotation": 1, "mirror": true, "own": [[0, 0]], "other": []}, {"rotation": 2, "mirror": true, "own": [[0, 0]], "other": []}, {"rotation": 3, "mirror": true, "own": [[0, 0]], "other": []}, {"rotation": 4, "mirror": true, "own": [[0, 0]], "other": []}, {"rotation": 5, "mirror": true, "own": [[0, 0]], "other": []}]}, {"tile": "duo_own", "count": 1, "shapes": [{"rotation": 0, "mirror": false, "own": [[0, 0], [1, 0]], "other": []}, {"rotation": 1, "mirror": false, "own": [[0, 0], [0, 1]], "other": []}, {"rotation": 2, "mirror": false, "own": [[0, 0], [-1, 1]], "other": []}, {"rotation": 3, "mirror": false, "own": [[0, 0], [-1, 0]], "other": []}, {"rotation": 4, "mirror": false, "own": [[0, 0], [0, -1]], "other": []}, {"rotation": 5, "mirror": false, "own": [[0, 0], [1, -1]], "other": []}, {"rotation": 0, "mirror": true, "own": [[0, 0], [0, 1]], "other": []}, {"rotation": 1, "mirror": true, "own": [[0, 0], [-1, 1]], "other": []}, {"rotation": 2, "mirror": true, "own": [[0, 0], [-1, 0]], "other": []}, {"rotation": 3, "mirror": true, "own": [[0, 0], [0, -1]], "other": []}, {"rotation": 4, "mirror": true, "own": [[0, 0], [1, -1]], "other": []}, {"rotation": 5, "mirror": true, "own": [[0, 0], [1, 0]], "other": []}]}, {"tile": "duo_mixed", "count": 3, "shapes": [{"rotation": 0, "mirror": false, "own": [[0, 0]], "other": [[1, 0]]}, {"rotation": 1, "mirror": false, "own": [[0, 0]], "other": [[0, 1]]}, {"rotation": 2, "mirror": false, "own": [[0, 0]], "other": [[-1, 1]]}, {"rotation": 3, "mirror": false, "own": [[0, 0]], "other": [[-1, 0]]}, {"rotation": 4, "mirror": false, "own": [[0, 0]], "other": [[0, -1]]}, {"rotation": 5, "mirror": false, "own": [[0, 0]], "other": [[1, -1]]}, {"rotation": 0, "mirror": true, "own": [[0, 0]], "other": [[0, 1]]}, {"rotation": 1, "mirror": true, "own": [[0, 0]], "other": [[-1, 1]]}, {"rotation": 2, "mirror": true, "own": [[0, 0]], "other": [[-1, 0]]}, {"rotation": 3, "mirror": true, "own": [[0, 0]], "other": [[0, -1]]}, {"rotation": 4, "mirror": true, "own": [[0, 0]], "other": [[1, -1]]}, {"rotation": 5, "mirror": true, "own": [[0, 0]], "other": [[1, 0]]}]}, {"tile": "line3", "count": 3, "shapes": [{"rotation": 0, "mirror": false, "own": [[-1, 0], [0, 0]], "other": [[1, 0]]}, {"rotation": 1, "mirror": false, "own": [[0, -1], [0, 0]], "other": [[0, 1]]}, {"rotation": 2, "mirror": false, "own": [[1, -1], [0, 0]], "other": [[-1, 1]]}, {"rotation": 3, "mirror": false, "own": [[1, 0], [0, 0]], "other": [[-1, 0]]}, {"rotation": 4, "mirror": false, "own": [[0, 1], [0, 0]], "other": [[0, -1]]}, {"rotation": 5, "mirror": false, "own": [[-1, 1], [0, 0]], "other": [[1, -1]]}, {"rotation": 0, "mirror": true, "own": [[0, -1], [0, 0]], "other": [[0, 1]]}, {"rotation": 1, "mirror": true, "own": [[1, -1], [0, 0]], "other": [[-1, 1]]}, {"rotation": 2, "mirror": true, "own": [[1, 0], [0, 0]], "other": [[-1, 0]]}, {"rotation": 3, "mirror": true, "own": [[0, 1], [0, 0]], "other": [[0, -1]]}, {"rotation": 4, "mirror": true, "own": [[-1, 1], [0, 0]], "other": [[1, -1]]}, {"rotation": 5, "mirror": true, "own": [[-1, 0], [0, 0]], "other": [[1, 0]]}]}, {"tile": "bent3", "count": 3, "shapes": [{"rotation": 0, "mirror": false, "own": [[-1, 0], [0, 0]], "other": [[1, -1]]}, {"rotation": 1, "mirror": false, "own": [[0, -1], [0, 0]], "other": [[1, 0]]}, {"rotation": 2, "mirror": false, "own": [[1, -1], [0, 0]], "other": [[0, 1]]}, {"rotation": 3, "mirror": false, "own": [[1, 0], [0, 0]], "other": [[-1, 1]]}, {"rotation": 4, "mirror": false, "own": [[0, 1], [0, 0]], "other": [[-1, 0]]}, {"rotation": 5, "mirror": false, "own": [[-1, 1], [0, 0]], "other": [[0, -1]]}, {"rotation": 0, "mirror": true, "own": [[0, -1], [0, 0]], "other": [[-1, 1]]}, {"rotation": 1, "mirror": true, "own": [[1, -1], [0, 0]], "other": [[-1, 0]]}, {"rotation": 2, "mirror": true, "own": [[1, 0], [0, 0]], "other": [[0, -1]]}, {"rotation": 3, "mirror": true, "own": [[0, 1], [0, 0]], "other": [[1, -1]]}, {"rotation": 4, "mirror": true, "own": [[-1, 1], [0, 0]], "other": [[1, 0]]}, {"rotation": 5, "mirror": true, "own": [[-1, 0], [0, 0]], "other": [[0, 1]]}]}, {"tile": "triangle3", "count": 3, "shapes": [{"rotation": 0, "mirror": false, "own": [[0, 0], [1, 0]], "other": [[0, 1]]}, {"rotation": 1, "mirror": false, "own": [[0, 0], [0, 1]], "other": [[-1, 1]]}, {"rotation": 2, "mirror": false, "own": [[0, 0], [-1, 1]], "other": [[-1, 0]]}, {"rotation": 3, "mirror": false, "own": [[0, 0], [-1, 0]], "other": [[0, -1]]}, {"rotation": 4, "mirror": false, "own": [[0, 0], [0, -1]], "other": [[1, -1]]}, {"rotation": 5, "mirror": false, "own": [[0, 0], [1, -1]], "other": [[1, 0]]}, {"rotation": 0, "mirror": true, "own": [[0, 0], [0, 1]], "other": [[1, 0]]}, {"rotation": 1, "mirror": true, "own": [[0, 0], [-1, 1]], "other": [[0, 1]]}, {"rotation": 2, "mirror": true, "own": [[0, 0], [-1, 0]], "other": [[-1, 1]]}, {"rotation": 3, "mirror": true, "own": [[0, 0], [0, -1]], "other": [[-1, 0]]}, {"rotation": 4, "mirror": true, "own": [[0, 0], [1, -1]], "other": [[0, -1]]}, {"rotation": 5, "mirror": true, "own": [[0, 0], [1, 0]], "other": [[1, -1]]}]}];

/** Connected hexes of one colour, what they cover and reach, and how many conditions that meets. */
export type Group = {
  colour: Colour;
  cells: Hex[];
  galaxies: Hex[];
  holes: Hex[];
  sides: Side[];
  links: number;
  galaxy_sets: number;
  hole_sets: number;
};

/** A pair of opposite sides: the chain that links it, or how many hexes are missing; null where it is barred. */
export type Link = {
  sides: [Side, Side];
  linked: boolean;
  missing: number | null;
  chain: Hex[] | null;
};

/** How far a seat is with each condition; the holes are those on the other colour. */
export type Progress = {
  links: Link[];
  most_galaxies: number;
  most_holes: number;
};

/** How many conditions of each sort a seat meets. */
export type Met = {
  links: number;
  galaxies: number;
  holes: number;
};

/** Those of each sort, and all. */
export type Conditions = Met & {
  total: number;
};

export type SeatView = Progress & {
  colour: "blue" | "orange";
  tray: Record<Kind, number>;
  tiles_left: number;
  conditions: Conditions;
  score: number;
};

export type Tokens = {
  galaxies: number;
  holes: number;
};

export type View = {
  game: string;
  version: number;
  players: number;
  options: { setup: "random" | "symmetric-1" | "symmetric-2" | "players"; mirror: boolean; first: "random" | "blue" | "orange"; };
  /** From whose eyes this is seen; null: a spectator. */
  seat: number | null;
  /** The seat that decides; null when the game is over. */
  to_move: number | null;
  over: boolean;
  winners: number[];
  past: Past;
  phase: Phase;
  outcome: Outcome | null;
  laid: number;
  tokens_left: Tokens;
  /** How many a group needs. */
  needed: Tokens;
  /** Which colour covers each of the CELLS. */
  colours: (Colour | null)[];
  /** Which token lies on each of the CELLS, covered or not. */
  tokens: (Token | null)[];
  groups: Group[];
  seats: [SeatView, SeatView];
};

/** What everybody saw and the position no longer says. */
export type Past = {
  /** The cells of each tile, in the order in which they were laid. */
  tiles: Hex[][];
  /** The cells of the last move: a tile's, or a token's while they are being laid. */
  last: Hex[];
};

export type TileAct = {
  tile: Kind;
  at: Hex;
  rotation: number;
  mirror: boolean;
};

export type TokenAct = {
  token: Hex;
};

export type BeginAct = {
  begins: Colour;
};

export type Action = TileAct | TokenAct | BeginAct;

export type CoveredCell = {
  at: Hex;
  colour: Colour;
  token: Token | null;
};

export type End = {
  outcome: Outcome;
  winners: number[];
};

/** What laying a tile will do. */
export type TilePreview = {
  cells: CoveredCell[];
  conditions: [Met, Met];
  gained: [Met, Met];
  progress: [Progress, Progress];
  scores: Hex;
  ends: End | null;
};

export type TokenPreview = {
  token: Token;
  at: Hex;
  left: number;
};

export type BeginPreview = {
  begins: Colour;
};

export type Preview = TilePreview | TokenPreview | BeginPreview;
