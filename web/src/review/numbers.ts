import type { ReviewSeat } from "../protocol";
import { language } from "../words/words.svelte";

const NBSP = "\u00a0";

/** A chance as it is read: 52 %. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}${NBSP}%`;
}

/** What a decision cost, with its sign: −7.8 %. */
export function cost(chance: number): string {
  const figure = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * chance);
  return `−${figure}${NBSP}%`;
}

/** Points with their sign: +8, −7 or 0. */
export function points(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** What moved a seat's chance, in whole points that add up before everybody's eyes. */
export function balance(seat: ReviewSeat): { first: number; own: number; others: number; luck: number; last: number } {
  const [first, own, others, last] = [seat.first, seat.own, seat.others, seat.last].map((part) => Math.round(100 * part)) as [number, number, number, number];
  return { first, own, others, luck: last - first - own - others, last };
}
