import type { LiveTable } from "../../net/live.svelte";
import type { Delay } from "../../protocol";
import { language, t } from "../../words/words.svelte";

/** Who looks on, by name; the others are guests. */
export function whoWatches(scene: Pick<LiveTable, "spectators" | "watchers">): string {
  const guests = scene.spectators - scene.watchers.length;
  return new Intl.ListFormat(language()).format([...scene.watchers, ...(guests > 0 ? [t("company-guests", { count: guests })] : [])]);
}

/** How much later everything is seen by a link for it. */
export function delayText(delay: Delay): string {
  return delay.moves ? t("later-moves", { count: delay.moves }) : t("later-minutes", { count: delay.minutes ?? 0 });
}
