import { flat, key, nearest, neighbours, type Point } from "../../kit/drawing/hex";
import type { Hex, SideView } from "./forms";

/** Corners of a hex are so far from its centre, in the units of the drawing. */
export const SIZE = 39;
/** The part of the plane that the board is drawn in. */
export const BOX = { x: -366, y: -358, w: 732, h: 716 } as const;

export const keyOf = ([q, r]: Hex): string => key(q, r);
export const place = ([q, r]: Hex): Point => flat(q, r, SIZE);
export const same = (a: Hex | null, b: Hex | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];

/** Cells written as `-2,1 -1,1`, as the log and the reasons name them. */
export function cellsFrom(text: string): Hex[] {
  return text.split(" ").flatMap((word) => {
    const [q, r] = word.split(",").map(Number);
    return Number.isInteger(q) && Number.isInteger(r) ? [[q, r] as Hex] : [];
  });
}

const near = ([q, r]: Hex): Hex[] => neighbours(q, r).map((cell) => [cell.q, cell.r] as const);

function corner(hex: Hex, index: number): Point {
  const { x, y } = place(hex);
  const angle = ((index % 6) * Math.PI) / 3;
  return { x: round(x + SIZE * Math.cos(angle)), y: round(y + SIZE * Math.sin(angle)) };
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
const text = (point: Point): string => `${point.x} ${point.y}`;

/** The edge towards the neighbour in direction `index`, clockwise. */
const edge = (hex: Hex, index: number): [Point, Point] => [corner(hex, index), corner(hex, index + 1)];

/** Edges that follow one another joined into lines, so that dashes run evenly around the corners. */
function joined(edges: [Point, Point][]): Point[][] {
  const close = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;
  const rest = [...edges];
  const lines: Point[][] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const line = [...first];
    for (;;) {
      const after = rest.findIndex(([from]) => close(from, line[line.length - 1]!));
      const before = after < 0 ? rest.findIndex(([, to]) => close(to, line[0]!)) : -1;
      if (after >= 0) line.push(rest.splice(after, 1)[0]![1]);
      else if (before >= 0) line.unshift(rest.splice(before, 1)[0]![0]);
      else break;
    }
    lines.push(line);
  }
  return lines;
}

/** The line around some cells. */
export function outline(cells: readonly Hex[]): string {
  const inside = new Set(cells.map(keyOf));
  const edges = cells.flatMap((cell) => near(cell).flatMap((other, i) => (inside.has(keyOf(other)) ? [] : [edge(cell, i)])));
  return joined(edges).map((line) => `M${line.map(text).join("L")}Z`).join("");
}

/** Pairs of neighbours among some cells, each once. */
export function bonds(cells: readonly Hex[]): [Hex, Hex][] {
  const inside = new Set(cells.map(keyOf));
  return cells.flatMap((cell) =>
    near(cell)
      .slice(0, 3)
      .flatMap((other) => (inside.has(keyOf(other)) ? [[cell, other] as [Hex, Hex]] : [])),
  );
}

/** A path of lines between centres. */
export function lines(pairs: readonly (readonly [Hex, Hex])[]): string {
  return pairs.map(([a, b]) => `M${centre(a)}L${centre(b)}`).join("");
}

/** One line through the centres of a chain. */
export function through(chain: readonly Hex[]): string {
  return `M${chain.map(centre).join("L")}`;
}

function centre(hex: Hex): string {
  const { x, y } = place(hex);
  return `${round(x)} ${round(y)}`;
}

/** Lines from new hexes to those of the same colour that they touch, new or old. */
export function joins(fresh: readonly Hex[], old: ReadonlySet<string>): [Hex, Hex][] {
  const touching = fresh.flatMap((cell) => near(cell).flatMap((other) => (old.has(keyOf(other)) ? [[cell, other] as [Hex, Hex]] : [])));
  return [...bonds(fresh), ...touching];
}

/** A star with four points. */
export function star(x: number, y: number, size: number): string {
  const waist = size * 0.3;
  const points: [number, number][] = [
    [0, -size], [waist, -waist], [size, 0], [waist, waist], [0, size], [-waist, waist], [-size, 0], [-waist, -waist],
  ];
  return `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join("L")}Z`;
}

export interface SideLine {
  side: SideView;
  /** Which pair of opposite sides: 0 to 2; each has a hue, a line style and a mark. */
  pair: number;
  path: string;
  shift: Point;
  label: Point & { turn: number };
}

/** Names that stand on their side read upwards or along it, never upside down. */
const TURNS: Record<string, number> = { left: -90, right: 90, upper_left: -30, lower_right: -30, upper_right: 30, lower_left: 30 };
export const MARKS = ["●", "▬", "◆"] as const;

/** The zigzags along the six sides and where their names stand. */
export function sideLines(sides: readonly SideView[], cells: readonly Hex[]): SideLine[] {
  const board = new Set(cells.map(keyOf));
  const pairs: string[][] = [];
  return sides.map((side) => {
    let pair = pairs.findIndex((names) => names.includes(side.side));
    if (pair < 0) pair = pairs.push([side.side, side.opposite]) - 1;
    const centres = side.cells.map(place);
    const middle = { x: sum(centres.map((p) => p.x)) / centres.length, y: sum(centres.map((p) => p.y)) / centres.length };
    const far = Math.hypot(middle.x, middle.y);
    const out = { x: middle.x / far, y: middle.y / far };
    const edges = side.cells.flatMap((cell) =>
      near(cell).flatMap((other, i) => {
        const step = place([other[0] - cell[0], other[1] - cell[1]]);
        const outward = (step.x * out.x + step.y * out.y) / Math.hypot(step.x, step.y);
        return board.has(keyOf(other)) || outward < 0.4 ? [] : [edge(cell, i)];
      }),
    );
    const upright = Math.abs(TURNS[side.side] ?? 0) === 90;
    const [reach, along] = upright ? [far + 57, 0] : [far + 62, 20];
    return {
      side,
      pair,
      path: joined(edges).map((line) => `M${line.map(text).join("L")}`).join(""),
      shift: { x: round(out.x * 5), y: round(out.y * 5) },
      label: { x: round(out.x * reach - out.y * along), y: round(out.y * reach + out.x * along), turn: TURNS[side.side] ?? 0 },
    };
  });
}

/** Return where a name stands that is larger by so much: farther out, so that its letters do not touch the line of its side. */
export function fartherOut({ x, y, turn }: SideLine["label"], larger: number): SideLine["label"] {
  const by = 1 + larger / 2 / Math.hypot(x, y);
  return { x: round(x * by), y: round(y * by), turn };
}

/** Letters are so wide, spaced as the names are, beside their height. */
const WIDE = 0.66;

/** Where a name stands: slid along its side where it would go below the frame, or above it. */
export function namePlace({ x, y, turn }: SideLine["label"], words: string, letters: number, edge: number): Point {
  const [along, up] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const reach = (Math.abs(up) * words.length * WIDE * letters + Math.abs(along) * letters) / 2;
  const over = Math.max(0, y + reach - (BOX.y + BOX.h + edge)) - Math.max(0, BOX.y - edge - (y - reach));
  return { x: round(x - (over * along) / up), y: round(y - over) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The cell under a point of the drawing, or none when it is off the board. */
export function cellAt(point: Point, cells: readonly Hex[]): Hex | null {
  const found = nearest(point.x, point.y, cells.map((at) => ({ at, ...place(at) })));
  return found && Math.hypot(found.x - point.x, found.y - point.y) <= SIZE * 1.15 ? found.at : null;
}

/** Where an arrow key leads: along the column, or to the next column in the same zigzag row; null at the rim. */
export function stepFrom([q, r]: Hex, arrow: string, cells: readonly Hex[]): Hex | null {
  const way = arrow === "ArrowRight" ? 1 : -1;
  const level = q % 2 === 0 ? 0 : 1; // every other column stands half a cell lower
  const rising: Hex = [q + way, way > 0 ? r - 1 : r];
  const falling: Hex = [q + way, way > 0 ? r : r + 1];
  const wanted: Record<string, Hex[]> = {
    ArrowUp: [[q, r - 1]],
    ArrowDown: [[q, r + 1]],
    ArrowRight: level ? [rising, falling] : [falling, rising],
    ArrowLeft: level ? [rising, falling] : [falling, rising],
  };
  return wanted[arrow]?.find((to) => cells.some((cell) => same(cell, to))) ?? null;
}

export interface Speck extends Point {
  r: number;
  opacity: number;
}

/** The sky: fixed, quiet stars, none behind the names of the sides. */
export const SKY: Speck[] = (() => {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const specks = Array.from({ length: 260 }, () => ({
    x: Math.round(next() * 1500 - 750),
    y: Math.round(next() * 860 - 430),
    r: round(0.6 + next() * 1.2),
    opacity: round(0.2 + next() * 0.5),
  }));
  return specks.filter(({ x, y }) => Math.hypot(x, y) < 320 || Math.hypot(x, y) > 410);
})();
