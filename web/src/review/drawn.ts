import type { Phrase } from "../words/phrase";
import { sayDrawn, t } from "../words/words.svelte";

/** What was done, in words beside a board that draws it; a review tells it as it came over the wire. */
export function sayDone(phrase: unknown, naming: (seat: number) => string): string {
  return sayDrawn(phrase as Phrase, naming);
}

/** What was better than what was played; where the words are the same, only the place differs. */
export function sayBetter(better: unknown, played: unknown, naming: (seat: number) => string): string {
  const what = sayDone(better, naming);
  return t("review-better", { what: what === sayDone(played, naming) ? t("review-elsewhere") : what });
}
