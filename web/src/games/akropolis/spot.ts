/** A place on the board, in pixels. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 10;
const EDGE = 8;
/** Hiding a button or another note is this much worse than hiding a column of the city, and hiding the piece itself worst. */
const [WORSE, WORST] = [8, 40];

/**
 * Return the top left corner of a note beside a piece, inside the board: where it hides least.
 * Of equally good places, to the right of the piece, then left, below, above, then at its corners, then in those of the board.
 */
export function spot(piece: Rect, note: Size, board: Size, taken: readonly Rect[] = [], columns: readonly Rect[] = []): { x: number; y: number } {
  const [left, right] = [piece.x - note.w - GAP, piece.x + piece.w + GAP];
  const [above, below] = [piece.y - note.h - GAP, piece.y + piece.h + GAP];
  const middle = { x: piece.x + piece.w / 2 - note.w / 2, y: piece.y + piece.h / 2 - note.h / 2 };
  const tries = [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: below },
    { x: middle.x, y: above },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
    { x: 0, y: board.h },
    { x: board.w, y: board.h },
    { x: 0, y: 0 },
    { x: board.w, y: 0 },
  ].map(({ x, y }) => ({ x: within(x, board.w - note.w), y: within(y, board.h - note.h) }));
  let [best, least] = [tries[0]!, Infinity];
  for (const at of tries) {
    const here = { ...at, ...note };
    const hidden = WORST * overlap(here, piece) + WORSE * sum(taken, here) + sum(columns, here);
    if (hidden < least) [best, least] = [at, hidden];
  }
  return best;
}

interface Size {
  w: number;
  h: number;
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, value));
}

function sum(others: readonly Rect[], here: Rect): number {
  return others.reduce((total, other) => total + overlap(here, other), 0);
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
