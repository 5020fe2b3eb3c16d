import { preferred } from "../kit/taste/preferences.svelte";
import type { Reacted } from "../protocol";

export type Reaction = Reacted["reaction"];
export const REACTIONS: readonly Reaction[] = ["bravo", "oh", "haha", "hm", "thanks", "break"];

/** How long a reaction is shown, and how long after one's own the next may come. */
const SHOWN = 4000;
export const PAUSE = 5000;

/** Whose reactions somebody does not want to see, at the last tables. */
const KEPT = "ludoteka-quiet";
const TABLES = 20;
type Quiet = [table: string, seats: number[]][];

function kept(): Quiet {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Quiet) : [];
  } catch {
    return []; // somebody else wrote there, or nothing may be kept
  }
}

/** The reactions at one table: what is shown now at each seat, and whose are hidden. */
export class Reactions {
  /** What is shown at the seats; spectators share the place -1. */
  shown = $state.raw<ReadonlyMap<number, Reacted>>(new Map());
  /** The last one, for who hears the page. */
  latest = $state.raw<Reacted | null>(null);
  quiet = $state.raw<readonly number[]>([]);
  private readonly timers = new Map<number, number>();

  constructor(private readonly table: string) {
    this.quiet = kept().find(([id]) => id === table)?.[1] ?? [];
  }

  hear(told: Reacted): void {
    const place = told.seat ?? -1;
    if (this.quiet.includes(place) || !preferred.values.reactions) return;
    this.latest = told;
    this.shown = new Map(this.shown).set(place, told);
    clearTimeout(this.timers.get(place));
    this.timers.set(place, window.setTimeout(() => this.fade(place), SHOWN));
  }

  /** Hide what somebody shows, or show it again. */
  hide(seat: number, hidden: boolean): void {
    this.quiet = hidden ? [...this.quiet, seat] : this.quiet.filter((other) => other !== seat);
    if (hidden) this.fade(seat);
    const others = kept().filter(([id]) => id !== this.table);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...others, [this.table, this.quiet]].slice(-TABLES)));
    } catch {
      // it holds until the page is closed
    }
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private fade(place: number): void {
    const left = new Map(this.shown);
    left.delete(place);
    this.shown = left;
  }
}
