/** Where a note beside a piece fits: to its right, its left, below or above, else where it hides least. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 10;
const EDGE = 8;

/** Return the top left corner of a note of some size beside `piece`, inside `board` and off the `taken` places. */
export function spot(piece: Rect, size: { w: number; h: number }, board: { w: number; h: number }, taken: readonly Rect[] = []): { x: number; y: number } {
  const middle = { x: piece.x + piece.w / 2 - size.w / 2, y: piece.y + piece.h / 2 - size.h / 2 };
  const tries = [
    { x: piece.x + piece.w + GAP, y: middle.y },
    { x: piece.x - size.w - GAP, y: middle.y },
    { x: middle.x, y: piece.y + piece.h + GAP },
    { x: middle.x, y: piece.y - size.h - GAP },
  ].map(({ x, y }) => ({
    x: Math.max(EDGE, Math.min(board.w - size.w - EDGE, x)),
    y: Math.max(EDGE, Math.min(board.h - size.h - EDGE, y)),
  }));
  let [best, least] = [tries[0]!, Infinity];
  for (const at of tries) {
    const hidden = [piece, ...taken].reduce((sum, other) => sum + overlap({ ...at, ...size }, other), 0);
    if (hidden < least) [best, least] = [at, hidden];
  }
  return best;
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
