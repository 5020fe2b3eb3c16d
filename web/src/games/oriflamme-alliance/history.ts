import type { Replay } from "../../protocol";
import { isPhrase, type Phrase } from "../../words/phrase";
import type { View } from "./view";

const LOG = "oriflamme-alliance-log-";
const GAINS = ["took", "gained", "alone", "rewarded", "infiltrated", "deserted", "extorted", "agreed"];

function gained(phrase: Phrase): { seat: number; number: number } | null {
  const { who, influence } = phrase.args ?? {};
  if (!GAINS.includes(phrase.key.slice(LOG.length)) || typeof who !== "object" || !("seat" in who)) return null;
  const number = isPhrase(influence) ? influence.args?.number : 0;
  return { seat: who.seat, number: typeof number === "number" ? number : 0 };
}

/** Return what each seat had at the start and after each round; kept Agreements count after the last one. */
export function history(parts: Pick<Replay, "view" | "steps">[]): number[][] {
  const start = parts[0]?.view as View | undefined;
  const end = (parts.at(-1)?.steps.at(-1)?.view ?? start) as View | undefined;
  if (!start || !end) return [];
  const now = start.seats.map((seat) => seat.influence);
  const kept = now.map((influence) => [influence]);
  for (const step of parts.flatMap((part) => part.steps)) {
    for (const phrase of step.phrases.filter(isPhrase)) {
      if (phrase.key === `${LOG}round-started`) now.forEach((influence, seat) => kept[seat]!.push(influence));
      const gain = gained(phrase);
      if (gain) now[gain.seat]! += gain.number;
    }
  }
  end.seats.forEach((seat, i) => kept[i]!.push(seat.score));
  return kept;
}
