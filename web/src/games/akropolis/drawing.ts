import { key, neighbours, turn, type Cell, type Point } from "../../kit/drawing/hex";
import type { Hex, Kind, Place, Tile } from "./forms";

/**
 * A city as prisms seen from the south, a little from above: flat-topped hexes, 50 from the middle to a corner, pressed
 * to four fifths of their depth, and lifted by 17 for each level. The light comes from the north-west.
 */
export const WIDE = 50;
const PRESSED = 0.8;
export const DEEP = WIDE * (Math.sqrt(3) / 2) * PRESSED;
export const LIFT = 17;
/** What is held above its place before it is laid. */
export const HELD = 7;

/** The corners, clockwise from the east; side i runs from corner i to the next, towards neighbour i. */
export const CORNERS: readonly Point[] = [
  { x: WIDE, y: 0 },
  { x: WIDE / 2, y: DEEP },
  { x: -WIDE / 2, y: DEEP },
  { x: -WIDE, y: 0 },
  { x: -WIDE / 2, y: -DEEP },
  { x: WIDE / 2, y: -DEEP },
];
const SOUTH_EAST = 0;
const SOUTH = 1;
const SOUTH_WEST = 2;
const NORTH_WEST = 3;
const NORTH = 4;
/** The sides that show a wall, and the names of their faces. */
const FACES = { [SOUTH_WEST]: "left", [SOUTH]: "front", [SOUTH_EAST]: "right" } as const;

/** The outline of a hex around the origin. */
export const HEX = hexPath(1);

/** A hex around the origin, smaller by a factor. */
export function hexPath(factor: number): string {
  return `M${CORNERS.map((c) => `${num(c.x * factor)} ${num(c.y * factor)}`).join(" ")}z`;
}

function num(x: number): string {
  return String(Math.round(x * 10) / 10 + 0);
}

/** The middle of a cell on the ground. */
export function ground(q: number, r: number): Point {
  return { x: WIDE * 1.5 * q, y: 2 * DEEP * (r + q / 2) };
}

/** The cells under the hexes of a tile laid with its first hex on a cell, turned clockwise. */
export function tileCells({ q, r, rotation }: Place): Cell[] {
  return [{ q: 0, r: 0 }, turn(1, 0, rotation), turn(0, 1, rotation)].map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** A prism, ready to be drawn: its place on the ground, and paths around the middle of its foot or of its top. */
export interface Column {
  key: string;
  q: number;
  r: number;
  kind: Kind;
  level: number;
  tile: number;
  x: number;
  y: number;
  /** How far its top lies above the ground. */
  height: number;
  walls: { fill: string; d: string }[];
  joints: string;
  /** Around the top: shadows of higher neighbours, joints inside the tile, the tile's edge. */
  shade: string;
  inner: string;
  edge: string;
}

interface Stand {
  level: number;
  tile: number;
}

/** The prisms of a city, the farthest first. */
export function columns(hexes: readonly Hex[]): Column[] {
  const stands = new Map<string, Stand>(hexes.map(([q, r, , level, tile]) => [key(q, r), { level, tile }]));
  return inOrder(hexes.map((hex) => column(hex, stands, 0)));
}

/** The prisms of a tile that is held above its place: only its own thickness is drawn. */
export function heldColumns(hexes: readonly Hex[]): Column[] {
  const stands = new Map<string, Stand>(hexes.map(([q, r, , level, tile]) => [key(q, r), { level, tile }]));
  return inOrder(hexes.map((hex) => column(hex, stands, HELD))).map((each) => ({ ...each, key: `held ${each.key}` }));
}

/** Farther prisms are drawn first, those in front of them over them. */
export function inOrder(all: readonly Column[]): Column[] {
  return [...all].sort((a, b) => a.y - b.y || a.x - b.x);
}

function column([q, r, kind, level, tile]: Hex, stands: ReadonlyMap<string, Stand>, held: number): Column {
  const around = neighbours(q, r).map((near) => stands.get(key(near.q, near.r)));
  const walls: Column["walls"] = [];
  const joints: string[] = [];
  const lowest = held ? level : 1;
  for (const [side, face] of Object.entries(FACES)) {
    const from = Math.max(lowest, (around[Number(side)]?.level ?? 0) + 1);
    for (let at = from; at <= level; at++) {
      walls.push({ fill: `var(--akropolis-wall-${material(at)}-${face})`, d: wall(Number(side), at, held) });
      if (at === level && !held) joints.push(bricks(Number(side), at));
    }
  }
  let shade = "";
  let inner = "";
  let edge = "";
  around.forEach((near, side) => {
    if (near?.tile === tile && near.level === level) inner += sidePath(side);
    else edge += sidePath(side);
    if (near && near.level > level) shade += shadow(side, near.level - level);
  });
  return { key: key(q, r), q, r, kind, level, tile, ...ground(q, r), height: level * LIFT + held, walls, joints: joints.join(""), shade, inner, edge };
}

/** Terracotta, sandstone, marble, then sandstone and marble by turns. */
function material(level: number): number {
  return level <= 3 ? level : 2 + (level % 2);
}

function corner(i: number): Point {
  return CORNERS[i % 6]!;
}

function sidePath(side: number): string {
  const [a, b] = [corner(side), corner(side + 1)];
  return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
}

function wall(side: number, level: number, held: number): string {
  const [a, b] = [corner(side), corner(side + 1)];
  const [low, high] = [(level - 1) * LIFT + held, level * LIFT + held];
  const points: [Point, number][] = [[a, low], [b, low], [b, high], [a, high]];
  return `M${points.map(([p, up]) => `${num(p.x)} ${num(p.y - up)}`).join(" ")}z`;
}

/** A course of stones along a wall. */
function bricks(side: number, level: number): string {
  const [a, b] = [corner(side), corner(side + 1)];
  const low = (level - 1) * LIFT;
  const middle = low + LIFT * 0.45;
  const at = (share: number, up: number) => `${num(a.x + (b.x - a.x) * share)} ${num(a.y + (b.y - a.y) * share - up)}`;
  return `M${at(0, middle)}L${at(1, middle)}M${at(0.5, low)}L${at(0.5, middle)}M${at(0.25, middle)}L${at(0.25, low + LIFT)}`;
}

/** What a neighbour that is higher by some levels throws on a top, seen from its middle. */
function shadow(side: number, higher: number): string {
  if (side !== SOUTH_WEST && side !== NORTH_WEST && side !== NORTH) return "";
  const [a, b] = [corner(side), corner(side + 1)];
  const [dx, dy] = [15 * higher, (side === SOUTH_WEST ? 2 : 6) * higher];
  const points = [a, b, { x: b.x + dx, y: b.y + dy }, { x: a.x + dx, y: a.y + dy }];
  return `M${points.map((p) => `${num(p.x)} ${num(p.y)}`).join(" ")}z`;
}

/** The outline of some cells, lifted: what lies between two of them is left out. */
export function outline(cells: readonly Cell[], lift = 0): string {
  const within = new Set(cells.map(({ q, r }) => key(q, r)));
  const next = new Map<string, Point>();
  for (const { q, r } of cells) {
    const middle = ground(q, r);
    neighbours(q, r).forEach((near, side) => {
      if (within.has(key(near.q, near.r))) return;
      const [a, b] = [corner(side), corner(side + 1)];
      next.set(at(middle.x + a.x, middle.y + a.y), { x: middle.x + b.x, y: middle.y + b.y });
    });
  }
  let path = "";
  for (;;) {
    const first = next.keys().next().value;
    if (first === undefined) return path;
    const points: string[] = [];
    for (let here: string = first; next.has(here); ) {
      const to = next.get(here)!;
      next.delete(here);
      points.push(`${num(to.x)} ${num(to.y - lift)}`);
      here = at(to.x, to.y);
    }
    path += `M${points.join(" ")}z`;
  }
}

function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The cells that are not built, at most so many steps from the city. */
export function plots(hexes: readonly Hex[], steps: number): Cell[] {
  const seen = new Set(hexes.map(([q, r]) => key(q, r)));
  const found: Cell[] = [];
  let border: Cell[] = hexes.map(([q, r]) => ({ q, r }));
  for (let i = 0; i < steps; i++) {
    const wider: Cell[] = [];
    for (const cell of border) {
      for (const near of neighbours(cell.q, cell.r)) {
        if (seen.has(key(near.q, near.r))) continue;
        seen.add(key(near.q, near.r));
        wider.push(near);
      }
    }
    found.push(...wider);
    border = wider;
  }
  return found;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a city takes up, with some cells of room around it; not less than `least` cells across. */
export function bounds(hexes: readonly Hex[], room: number, least = 0): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [q, r, , level] of hexes) {
    const middle = ground(q, r);
    left = Math.min(left, middle.x - WIDE);
    right = Math.max(right, middle.x + WIDE);
    top = Math.min(top, middle.y - DEEP - level * LIFT);
    bottom = Math.max(bottom, middle.y + DEEP);
  }
  const dx = Math.max(room * WIDE * 1.5, (least * WIDE * 1.5 - (right - left)) / 2);
  const dy = Math.max(room * DEEP * 2, (least * DEEP * 2 - (bottom - top)) / 2);
  return { x: left - dx, y: top - dy, w: right - left + 2 * dx, h: bottom - top + 2 * dy };
}

/** The cell that is seen at a point: the nearest top there, else the ground. */
export function cellAt(point: Point, hexes: readonly Hex[]): Cell {
  let seen: { cell: Cell; y: number } | undefined;
  for (const [q, r, , level] of hexes) {
    const middle = ground(q, r);
    if (!inHex(point.x - middle.x, point.y - middle.y + level * LIFT)) continue;
    if (!seen || middle.y > seen.y) seen = { cell: { q, r }, y: middle.y };
  }
  return seen?.cell ?? groundAt(point);
}

function inHex(x: number, y: number): boolean {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  return ay <= DEEP && ax / WIDE + ay / (2 * DEEP) <= 1;
}

function groundAt({ x, y }: Point): Cell {
  const q = x / (1.5 * WIDE);
  const r = y / (2 * DEEP) - q / 2;
  const s = -q - r;
  let [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** The hexes of a tile at a place, as it would lie there: on top of what is built, or on the ground. */
export function hexesAt(tile: Tile, place: Place, city: readonly Hex[]): Hex[] {
  const levels = new Map(city.map(([q, r, , level]) => [key(q, r), level]));
  const cells = tileCells(place);
  const level = Math.max(...cells.map(({ q, r }) => levels.get(key(q, r)) ?? 0)) + 1;
  return cells.map(({ q, r }, i) => [q, r, tile.hexes[i]!, level, tile.tile]);
}
