import { language } from "../words/words.svelte";

const DAY = 86_400_000;

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** A day as people say it: today, yesterday, then its date; the year where it is another one. */
export function dayOf(at: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.max(0, days), "day");
  const year = new Date(at).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", ...(year ? { year: "numeric" } : {}) }).format(at);
}

export function wholeDate(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(at);
}

const HOUR = 3_600_000;
/** From how much time on each unit is used, and how long it is: a day and a half is said in hours. */
const UNITS: [Intl.RelativeTimeFormatUnit, number, number][] = [["day", 1.5 * DAY, DAY], ["hour", 1.5 * HOUR, HOUR]];

/** When something ends: in two days, in three hours; at least in a minute. */
export function soon(at: number, now = Date.now()): string {
  const left = Math.max(at - now, 60_000);
  const [unit, , size] = UNITS.find(([, from]) => left >= from) ?? ["minute", 0, 60_000];
  return new Intl.RelativeTimeFormat(language(), { numeric: "always" }).format(Math.round(left / size), unit);
}
