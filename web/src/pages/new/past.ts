import type { Clock } from "../../protocol";

/** Who is to sit at a place of a new table: me, open, hot, or `bot-` and a level. */
export interface Place {
  kind: string;
  name: string;
}

/** A table as somebody planned it in this browser. */
export interface Plan {
  game: string;
  places: Place[];
  options: Record<string, unknown>;
  clock: Clock;
  isPublic: boolean;
  /** How many games somebody has to win; absent where an earlier release kept the plan. */
  firstTo?: number;
}

const KEPT = "ludoteka-plans";
const MOST = 3;

/** The latest plans, one of each game, the newest first; what another release left here is passed over. */
export function pastPlans(games: readonly string[]): Plan[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Partial<Plan>[];
    return found.filter((plan): plan is Plan => games.includes(plan.game ?? "") && !!plan.places?.length && !!plan.clock && !!plan.options);
  } catch {
    return [];
  }
}

export function keepPlan(plan: Plan, games: readonly string[]): void {
  const others = pastPlans(games).filter((other) => other.game !== plan.game);
  localStorage.setItem(KEPT, JSON.stringify([plan, ...others].slice(0, MOST)));
}
