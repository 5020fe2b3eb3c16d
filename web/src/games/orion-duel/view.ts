import type { Scene } from "../../table/scene";

/** A cell by its axial coordinates, `[q, r]`. */
export type Hex = readonly [number, number];
/** Colours are seats: 0 plays blue, 1 orange. */
export type Colour = 0 | 1;
export type Token = "galaxy" | "hole";
export const KINDS = ["mono", "duo_own", "duo_mixed", "line3", "bent3", "triangle3"] as const;
export type Kind = (typeof KINDS)[number];
export type Phase = "galaxies" | "holes" | "first_player" | "tiles" | "over";

export interface CellView {
  at: Hex;
  colour: Colour | null;
  token: Token | null;
  sides: string[];
}

/** Connected hexes of one colour, what they cover and reach, and how many conditions that meets. */
export interface Group {
  colour: Colour;
  cells: Hex[];
  galaxies: Hex[];
  holes: Hex[];
  sides: string[];
  links: number;
  galaxy_sets: number;
  hole_sets: number;
}

/** A pair of opposite sides: the chain that links it, or how many hexes are missing; null where it is barred. */
export interface Link {
  sides: [string, string];
  linked: boolean;
  missing: number | null;
  chain: Hex[] | null;
}

/** How far a seat is with each condition; the holes are those on the other colour. */
export interface Progress {
  links: Link[];
  most_galaxies: number;
  most_holes: number;
}

export interface Met {
  links: number;
  galaxies: number;
  holes: number;
}

export interface SeatView extends Progress {
  colour: "blue" | "orange";
  tray: Record<Kind, number>;
  tiles_left: number;
  conditions: Met & { total: number };
  score: number;
}

export interface SideView {
  side: string;
  constellation: string;
  opposite: string;
  cells: Hex[];
}

/** A tile in one of its positions, around the hex it turns about. */
export interface Shape {
  rotation: number;
  mirror: boolean;
  own: Hex[];
  other: Hex[];
}

export interface TileView {
  tile: Kind;
  count: number;
  shapes: Shape[];
}

export interface View {
  phase: Phase;
  outcome: "conditions" | "points" | "stuck" | null;
  laid: number;
  tokens_left: { galaxies: number; holes: number };
  needed: { galaxies: number; holes: number };
  cells: CellView[];
  groups: Group[];
  seats: [SeatView, SeatView];
  sides: SideView[];
  tiles: TileView[];
}

export type TileAct = { tile: Kind; at: Hex; rotation: number; mirror: boolean };
export type TokenAct = { token: Hex };
export type BeginAct = { begins: Colour };
export type OrionAct = TileAct | TokenAct | BeginAct;

/** What laying a tile will do. */
export interface TilePreview {
  cells: { at: Hex; colour: Colour; token: Token | null }[];
  conditions: [Met, Met];
  gained: [Met, Met];
  progress: [Progress, Progress];
  scores: [number, number];
  ends: { outcome: NonNullable<View["outcome"]>; winners: number[] } | null;
}
export type Preview = TilePreview | { token: Token; at: Hex; left: number } | { begins: Colour };

export type OrionScene = Scene<View, Preview>;

export function isTilePreview(preview: Preview | null): preview is TilePreview {
  return preview !== null && "progress" in preview;
}

/** The seat whose things stand on the near side: one's own, or blue for who only watches. */
export function nearSeat(scene: Pick<OrionScene, "seat">): Colour {
  return scene.seat === 1 ? 1 : 0;
}

export function met(conditions: Met): number {
  return conditions.links + conditions.galaxies + conditions.holes;
}

/** How many hexes the nearest link is away: 0 when a pair is linked, null when all pairs are barred. */
export function toGo(progress: Progress): number | null {
  const missing = progress.links.flatMap((link) => (link.missing === null ? [] : [link.missing]));
  return missing.length ? Math.min(...missing) : null;
}
