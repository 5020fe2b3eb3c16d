import type { Clock } from "../../protocol";
import { t } from "../../words/words.svelte";

/** The clocks that a new table offers. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 300, increment: 5 },
  calm: { kind: "live", bank: 1200, increment: 20 },
  days: { kind: "days", days: 3 },
};

export function sameClock(one: Clock, other: Clock): boolean {
  return one.kind === other.kind && (one.kind !== "live" || (one.bank === other.bank && one.increment === other.increment)) && (one.kind !== "days" || one.days === other.days);
}

/** A clock in a few words. */
export function clockLine(clock: Clock): string {
  if (clock.kind === "live") {
    const [bank, seconds] = [clock.bank ?? 600, clock.increment ?? 0];
    if (seconds) return t("page-clock-live", { minutes: Math.round(bank / 60), seconds });
    return bank < 60 ? t("page-clock-bank-seconds", { seconds: bank }) : t("page-clock-bank", { minutes: Math.round(bank / 60) });
  }
  if (clock.kind === "days") return t("page-clock-per-turn", { days: clock.days ?? 2 });
  return t("page-clock-kind-none");
}
