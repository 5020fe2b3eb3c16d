import { begun } from "./progress";

/** How much somebody is guided: all, only warnings before blunders, nothing. */
export const LEVELS = ["full", "warnings", "off"] as const;
export type Level = (typeof LEVELS)[number];

/** What a table's guide has said already. */
export interface Said {
  /** Cards that were put away, and phases that were read. */
  away: string[];
  /** Why somebody was warned. */
  reasons: string[];
}

interface Kept {
  /** What was answered when a game was opened for the first time. */
  asked: Record<string, "known" | "shown">;
  level: Record<string, Level>;
  /** The tables of each game at which somebody was guided. */
  tables: Record<string, string[]>;
  said: Record<string, Said>;
}

const KEY = "ludoteka-guide";
/** From so many games on there is no guidance unless somebody wants it. */
const ENOUGH = 3;
/** Of so many tables is remembered what was said. */
const REMEMBERED = 6;

function read(): Kept {
  const empty: Kept = { asked: {}, level: {}, tables: {}, said: {} };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
}

function write(change: (kept: Kept) => void): void {
  const kept = read();
  change(kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/** Whether nobody has played or learned a game in this browser. */
export function isNew(game: string): boolean {
  const kept = read();
  return !kept.asked[game] && !kept.level[game] && !begun(game);
}

export function answer(game: string, answered: "known" | "shown"): void {
  write((kept) => (kept.asked[game] = answered));
}

/** How much guidance a game has: as chosen, else all of it in the first games of somebody who wanted to be shown. */
export function levelOf(game: string, table: string): Level {
  const { asked, level, tables } = read();
  if (level[game]) return level[game];
  const before = (tables[game] ?? []).filter((other) => other !== table).length;
  return asked[game] === "known" || before >= ENOUGH - 1 ? "off" : "full";
}

export function choose(game: string, level: Level): void {
  write((kept) => (kept.level[game] = level));
}

/** Note that somebody is guided at a table. */
export function count(game: string, table: string): void {
  write(({ tables }) => (tables[game] = [...new Set([...(tables[game] ?? []), table])].slice(-ENOUGH)));
}

export function saidAt(table: string): Said {
  return { away: [], reasons: [], ...read().said[table] };
}

export function keepSaid(table: string, said: Said): void {
  write((kept) => {
    const others = Object.entries(kept.said).filter(([id]) => id !== table);
    kept.said = Object.fromEntries([...others, [table, said] as const].slice(-REMEMBERED));
  });
}
