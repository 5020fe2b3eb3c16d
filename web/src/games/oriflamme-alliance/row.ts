/** Where things stand in the hall: how large the cards of the row are, and where a note about a card fits. */

export interface Sizes {
  /** Widths of a card, of one that is aimed at, and of the acting one. */
  card: number;
  hit: number;
  now: number;
  /** Whether the row is longer than the hall and has to be scrolled. */
  long: boolean;
  /** How much is seen of a card below another. */
  edge: number;
  /** Whether the banner has room above the acting card. */
  banner: boolean;
}

export interface Row {
  /** Positions in the row, those that are aimed at, free places beside them, and whether a card is acting. */
  count: number;
  hits: number;
  slots: number;
  acting: boolean;
  /** Cards in the highest position. */
  stacked: number;
  width: number;
  height: number;
  phone: boolean;
}

export const GAP = 7;
/** Below the cards: the walk's line and the marks. */
export const FOOT = 62;
/** The canopy and the foot, less what the banner reaches behind the acting card. */
const ABOVE = 90;
const LEAST = 46;
/** A free place is never narrower. */
const SLOT = 64;
const MOST = 128;
const PADDING = 44;

function total(row: Row, card: number, hit: number, now: number): number {
  const plain = row.count - row.hits - (row.acting ? 1 : 0);
  const slots = row.slots * (Math.max(card, SLOT) + GAP);
  return plain * card + row.hits * hit + slots + (row.acting ? now + 10 : 0) + Math.max(0, row.count - 1) * GAP;
}

/** Return how far above the floor of a high hall the row lies. */
export function lift(height: number): number {
  return Math.max(0, Math.round((height - 470) / 2.4));
}

const FINGER = 44;
/** Below a card of a phone's row: the walk, the marks, and the glow of the acting card. */
const UNDER = 72;
/** So much of the banner stands above the acting card, where there is room. */
const BANNER = 40;
/** What is seen of a card below another, and what at least where there is no room. */
const [EDGE, THIN] = [15, 3];

/** Return what of a phone's row is left above and below the highest position, with a card of a width on top. */
export function spare(row: Row, card: number, edge: number): number {
  return row.height - UNDER - edge * Math.max(0, row.stacked - 1) - card * 1.4;
}

/** A short row fits; a longer one is swiped, with cards that a finger hits. */
function phoneSizes(row: Row): Sizes {
  const edge = row.stacked > 1 ? Math.max(THIN, Math.min(EDGE, spare(row, FINGER, 0) / (row.stacked - 1))) : EDGE;
  const free = spare(row, 0, edge);
  const most = Math.min(116, Math.max(FINGER, (free > 180 ? free - BANNER : free) / 1.4));
  const largest = Math.min(92, most);
  const sized = (card: number, now: number, long: boolean) => ({ card, hit: card, now, long, edge, banner: spare(row, now, edge) >= BANNER - 4 });
  for (let card = largest; card >= Math.min(72, largest); card -= 2) {
    const now = Math.min(most, card * 1.26);
    if (total(row, card, card, now) + 40 <= row.width) return sized(card, now, false);
  }
  return sized(largest, most, true);
}

/** Return the largest cards with which the whole row fits, or small ones and a row to scroll. */
export function sizes(row: Row): Sizes {
  if (row.phone) return phoneSizes(row);
  const high = Math.max(88, Math.min(156, (row.height - lift(row.height) - ABOVE) / 2.65));
  for (let card = Math.min(MOST, high); card >= LEAST; card -= 2) {
    const hit = Math.min(high, Math.max(card, Math.min(96, card * 1.5)));
    const now = Math.min(high, Math.max(hit, card * 2));
    if (total(row, card, hit, now) + PADDING <= row.width) return { card, hit, now, long: false, edge: EDGE, banner: true };
  }
  const now = Math.min(high, 112);
  return { card: LEAST, hit: Math.min(now, 76), now, long: true, edge: EDGE, banner: true };
}

export interface Anchor {
  left: number;
  width: number;
}
export interface Note {
  left: number;
  bottom: number;
  /** Where its point is, from its own left edge. */
  tip: number;
}

/** Return where notes about cards fit: above each card, clear of the acting card and of each other. */
export function notes(anchors: Anchor[], acting: Anchor | null, size: Sizes, hall: number, width: number): Note[] {
  const low = FOOT + Math.max(size.hit, size.card) * 1.4 + 30;
  const high = FOOT + size.now * 1.4 + 16;
  const clamp = (left: number) => Math.max(10, Math.min(hall - width - 10, left));
  const centre = (anchor: Anchor) => anchor.left + anchor.width / 2;
  const placed = anchors.map((anchor) => {
    let left = clamp(centre(anchor) - width / 2);
    if (acting && centre(anchor) < acting.left) left = clamp(Math.min(left, acting.left - width - 6));
    if (acting && centre(anchor) > acting.left + acting.width) left = clamp(Math.max(left, acting.left + acting.width + 6));
    return left;
  });
  if (placed.length === 2 && placed[1]! - placed[0]! < width + 8) {
    const middle = clampPair((placed[0]! + placed[1]! + width) / 2, hall, width);
    placed[0] = middle - width - 4;
    placed[1] = middle + 4;
  }
  return anchors.map((anchor, i) => {
    const left = placed[i]!;
    const over = acting !== null && left < acting.left + acting.width + 4 && left + width > acting.left - 4;
    return { left, bottom: over ? high : low, tip: Math.max(18, Math.min(width - 18, centre(anchor) - left)) };
  });
}

function clampPair(middle: number, hall: number, width: number): number {
  return Math.max(width + 14, Math.min(hall - width - 14, middle));
}

export interface HandSizes {
  card: number;
  /** From the left edge of one card to that of the next: less than a card where they overlap. */
  step: number;
  /** Zero: they are named in a line, not shown. */
  aside: number;
  /** What the hand takes of the page, however many cards are left: the board above it stays where it is. */
  height: number;
}

/** A card that is so wide has room for its name and for a line that says what it does. */
export const TELLING = 80;
/** The line that names the cards set aside, where they have no room beside the hand. */
const LINE = 18;
const BETWEEN = 6;

/** Return how large the cards in hand and those set aside are; the latter are only named where the hand needs their room. */
export function sizesOfHand(count: number, width: number, pageHeight: number): HandSizes {
  const aside = width < 640 ? 36 : count >= 6 ? 50 : count >= 4 ? 66 : 84;
  const most = pageHeight <= 850 ? 100 : 132;
  const height = Math.round(most * 1.4);
  const widest = (room: number, gap: number) => (room - (count - 1) * gap) / Math.max(1, count);
  const beside = widest(width - 3 * aside - 56, 10);
  if (beside >= 92) return { ...ofHand(count, width - 3 * aside - 56, Math.min(most, beside), 12), aside, height };
  const high = (height - LINE) / 1.4;
  const least = Math.min(TELLING, width / (0.92 * Math.max(0, count - 1) + 1));
  return { ...ofHand(count, width - 4, Math.min(high, Math.max(least, widest(width - 4, BETWEEN))), BETWEEN), aside: 0, height };
}

function ofHand(count: number, room: number, wanted: number, gap: number): Pick<HandSizes, "card" | "step"> {
  const card = Math.floor(wanted);
  return { card, step: stepOf(count, room, card, gap) };
}

/** Return the same for a phone: a hand takes the same height at all times. */
export function sizesOfPhoneHand(count: number, width: number, pageHeight: number): HandSizes {
  const room = width - 4;
  // where they overlap, a finger's width of each is free
  const card = Math.max(FINGER, Math.min(widestInHand(pageHeight), room - FINGER * (count - 1)));
  return { card, step: stepOf(count, room, card, 6), aside: 0, height: 0 };
}

/** Beside the board of a phone that lies, there is more room for a hand than below that of a small one. */
function widestInHand(pageHeight: number): number {
  if (pageHeight > 700) return 70;
  if (pageHeight > 560 || pageHeight < 380) return 58;
  return 80;
}

function stepOf(count: number, room: number, card: number, gap: number): number {
  return count > 1 ? Math.floor(Math.min(card + gap, (room - card) / (count - 1))) : Math.round(card);
}
