/** Hexes in axial coordinates (q, r), drawn flat-topped or pointy-topped. */
export interface Cell {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

const ROOT3 = Math.sqrt(3);

export function key(q: number, r: number): string {
  return `${q},${r}`;
}

/** The centre of a flat-topped hex whose corners are `size` away. */
export function flat(q: number, r: number, size: number): Point {
  return { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) };
}

/** The centre of a pointy-topped hex whose corners are `size` away. */
export function pointy(q: number, r: number, size: number): Point {
  return { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r };
}

function corners(size: number, first: number): string {
  const points: string[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    points.push(`${round(size * Math.cos(angle))},${round(size * Math.sin(angle))}`);
  }
  return points.join(" ");
}

function round(x: number): number {
  return Math.round(x * 100) / 100 + 0;
}

/** Corners of a flat-topped hex around the origin, for `points`. */
export function flatCorners(size: number): string {
  return corners(size, 0);
}

/** Corners of a pointy-topped hex around the origin, for `points`. */
export function pointyCorners(size: number): string {
  return corners(size, -90);
}

const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export function neighbours(q: number, r: number): Cell[] {
  return STEPS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));
}

/** Turn around the origin by so many times 60 degrees, clockwise on the screen. */
export function turn(q: number, r: number, times: number): Cell {
  let cell = { q, r };
  for (let i = ((times % 6) + 6) % 6; i > 0; i--) cell = { q: -cell.r + 0, r: cell.q + cell.r };
  return cell;
}

/** Mirror at the axis through the origin that exchanges q and r. */
export function mirror(q: number, r: number): Cell {
  return { q: r, r: q };
}

/** The cell whose centre is nearest to a point. */
export function nearest<C extends Point>(x: number, y: number, cells: readonly C[]): C | undefined {
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const distance = (cell.x - x) ** 2 + (cell.y - y) ** 2;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}
