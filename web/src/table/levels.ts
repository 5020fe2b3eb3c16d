import type { Choice } from "../kit/deciding/Pick.svelte";
import { t } from "../words/words.svelte";

/** The levels that people choose among, weakest first. */
export const LEVELS = ["beginner", "novice", "regular", "expert", "master"] as const;

export function barsOf(level: string | null | undefined): number {
  return LEVELS.indexOf(level as (typeof LEVELS)[number]) + 1;
}

/** Bots to choose from, each with what it is like. */
export function botChoices(group?: string): Choice[] {
  return LEVELS.map((level, i) => ({
    value: `bot-${level}`,
    label: t("page-bot-of", { level: t(`page-level-${level}`) }),
    detail: t(`page-level-${level}-about`),
    bars: i + 1,
    ...(group ? { group } : {}),
  }));
}
