export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 8;

/**
 * Return the top left corner of a note about something: above it, below it, or beside it, or so beside one of the
 * boxes that stay in sight; the first such place inside the window that hides none of them, else the one that hides least.
 */
export function beside(about: Box, size: { w: number; h: number }, window: { w: number; h: number }, inSight: readonly Box[]): { x: number; y: number } {
  const middle = { x: (about.left + about.right) / 2 - size.w / 2, y: (about.top + about.bottom) / 2 - size.h / 2 };
  const kept = [about, ...inSight];
  const above = kept.map((box) => ({ x: middle.x, y: box.top - size.h - GAP }));
  const below = kept.map((box) => ({ x: middle.x, y: box.bottom + GAP }));
  const aside = kept.flatMap((box) => [
    { x: box.right + GAP, y: middle.y },
    { x: box.left - size.w - GAP, y: middle.y },
  ]);
  let [best, least] = [{ x: EDGE, y: EDGE }, Infinity];
  for (const wanted of [...above.slice(0, 1), ...below.slice(0, 1), ...above.slice(1), ...aside, ...below.slice(1)]) {
    const at = { x: within(wanted.x, window.w - size.w), y: within(wanted.y, window.h - size.h) };
    const note = { left: at.x, top: at.y, right: at.x + size.w, bottom: at.y + size.h };
    const hidden = kept.reduce((sum, box) => sum + shared(note, box), 0);
    if (hidden < least) [best, least] = [at, hidden];
  }
  return best;
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, value));
}

function shared(a: Box, b: Box): number {
  const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return w > 0 && h > 0 ? w * h : 0;
}
