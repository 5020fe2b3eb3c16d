import type { SeriesInfo } from "../../protocol";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";

/** How many wins a new table offers; one is a single game. */
export const FIRST_TO = [1, 2, 3, 5, 9] as const;

/** How long a series is, in a few words. */
export function seriesLine(firstTo: number): string {
  return firstTo > 1 ? t("page-series-to", { wins: firstTo }) : t("page-series-one");
}

/** What comes of a game of a series that is over: who has won it, or who begins the next game. */
export function seriesNews(scene: Scene): string {
  const series = scene.info.series;
  const whom = series?.winner ?? series?.next_first ?? null;
  if (!series || whom === null) return "";
  const own = scene.seat === whom && !scene.info.seats[whom]?.hot;
  const args = { who: own ? t("log-you") : scene.name(whom), "who-is": own ? "you" : "they" };
  return t(series.winner === null ? "page-series-next" : "page-series-wins", args);
}

/** What is pressed to play again: the next game, or another series. */
export function againWords(series: SeriesInfo | null | undefined): string {
  return series ? (series.winner === null ? "page-series-go-on" : "page-series-anew") : "page-again";
}
