/** Which puzzles are solved, and on which days, as this browser remembers. */
const KEY = "ludoteka-puzzles";
/** No streak needs to remember more days. */
const LONGEST = 1000;

export type Solved = "first" | "later";
interface Kept {
  /** How each puzzle was solved: at the first try, or after others. */
  solved: Record<string, Record<string, Solved>>;
  /** Puzzles of which a try was not the best. */
  missed: Record<string, Record<string, true>>;
  /** The days on which something was solved, the last one last. */
  days: string[];
}
export interface Streak {
  /** Days in a row, up to today or yesterday. */
  days: number;
  best: number;
  /** Whether today counts already. */
  today: boolean;
}

function read(): Kept {
  let kept: Partial<Kept> | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
  } catch {
    // a browser that keeps nothing, or something else under this name
  }
  const table = <T>(value: T | undefined): T => (typeof value === "object" && value !== null ? value : ({} as T));
  return { solved: table(kept?.solved), missed: table(kept?.missed), days: Array.isArray(kept?.days) ? kept.days.filter((day) => typeof day === "string") : [] };
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: one begins anew next time
  }
}

/** A day as the reader's own calendar has it. */
export function dayOf(time: Date): string {
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, "0")}-${String(time.getDate()).padStart(2, "0")}`;
}

export function solvedAs(game: string, id: string): Solved | null {
  return read().solved[game]?.[id] ?? null;
}

/** Remember how a try went; what is solved stays solved. */
export function remember(game: string, id: string, solves: boolean, now = new Date()): void {
  const kept = read();
  if (!solves) {
    if (!kept.solved[game]?.[id]) (kept.missed[game] ??= {})[id] = true;
    write(kept);
    return;
  }
  (kept.solved[game] ??= {})[id] ??= kept.missed[game]?.[id] ? "later" : "first";
  const today = dayOf(now);
  if (!kept.days.includes(today)) kept.days = [...kept.days, today].sort().slice(-LONGEST);
  write(kept);
}

/** Days in a row on which something was solved. */
export function streak(now = new Date()): Streak {
  const days = new Set(read().days);
  const runTo = (end: Date): number => {
    const at = new Date(end);
    let run = 0;
    while (days.has(dayOf(at))) {
      run += 1;
      at.setDate(at.getDate() - 1);
    }
    return run;
  };
  const today = days.has(dayOf(now));
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const best = Math.max(0, ...[...days].map((day) => runTo(new Date(`${day}T12:00:00`))));
  return { days: runTo(today ? now : yesterday), best, today };
}

/** The last seven days up to today, and on which of them something was solved. */
export function week(now = new Date()): { day: Date; solved: boolean }[] {
  const days = new Set(read().days);
  return Array.from({ length: 7 }, (_, i) => {
    const day = new Date(now);
    day.setDate(day.getDate() - 6 + i);
    return { day, solved: days.has(dayOf(day)) };
  });
}
