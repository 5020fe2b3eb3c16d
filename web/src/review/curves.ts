import type { ReviewFound } from "../protocol";

export type Shown = "chances" | "luck" | "slips";

/** A seat is never told by its colour alone. */
export const DASHES = ["", "8 4", "2 4", "14 4", "10 4 2 4"];
export const SHAPES = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M0-5 5 0 0 5-5 0Z", "M-4-4H4V4H-4Z", "M0-5 5 4H-5Z", "M-5-1.5H-1.5V-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5Z"];

/** What a curve shows of each seat at each moment: its chance, or what luck or its own slips have moved until then. */
export function curveOf(found: ReviewFound, deciders: readonly (number | null)[], shown: Shown): number[][] {
  if (shown === "chances") return found.chances;
  const seats = found.seats.map((_, seat) => seat);
  const [own, all] = [seats.map(() => 0), seats.map(() => 0)];
  return found.chances.map((chances, moment) => {
    const moved = moment ? found.moved[moment - 1] : undefined;
    for (const seat of seats) {
      const part = moved?.[seat] ?? 0;
      all[seat] = (all[seat] ?? 0) + part;
      if (moment && deciders[moment - 1] === seat) own[seat] = (own[seat] ?? 0) + part;
    }
    if (shown === "slips") return seats.map((seat) => own[seat] ?? 0);
    return seats.map((seat) => (chances[seat] ?? 0) - (found.chances[0]?.[seat] ?? 0) - (all[seat] ?? 0));
  });
}

/** From where to where a curve goes, in steps that read well. */
export function rangeOf(values: readonly number[][], shown: Shown): [low: number, high: number] {
  if (shown === "chances") return [0, 1];
  const all = values.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)].map((value) => (value < 0 ? Math.floor(value * 10) : Math.ceil(value * 10)) / 10) as [number, number];
  return low === high ? [-0.1, 0.1] : [low, high];
}

/** The highest chance that a seat had before the end, or the lowest; null where nothing was decided. */
export function extremeOf(found: ReviewFound, seat: number, lowest: boolean): number | null {
  const before = found.chances.slice(0, -1).map((chances) => chances[seat] ?? 0);
  return before.length ? Math[lowest ? "min" : "max"](...before) : null;
}
