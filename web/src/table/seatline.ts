import { t } from "../words/words.svelte";
import type { Scene } from "./scene";

/** A seat in a few words: whether it is you, a bot of which level, away. */
export function lineOf(scene: Scene, seat: number): string {
  const who = scene.info.seats[seat];
  if (!who) return "";
  if (who.resigned) return t("page-resigned");
  if (scene.status === "lost" && scene.seat === seat && !who.hot) return t("page-no-connection");
  if (who.away && scene.info.state !== "over") return t(scene.seat === seat && !who.hot ? "page-bot-plays-for-you" : "page-bot-plays-on");
  if (scene.seat === seat && !who.hot) return scene.name(seat) === t("page-you-short") ? "" : t("page-you");
  if (who.kind === "bot") return t("page-bot-of", { level: t(`page-level-${who.level ?? "regular"}`) });
  if (who.kind === "open") return t("page-seat-open");
  if (who.hot) return t("page-hot-seat");
  const here = (scene as Scene & { here?: number[] }).here;
  if (here && !scene.replay && !here.includes(seat)) return t("page-not-here");
  return t("page-person");
}

/** A seat in a list of all: whoever reads it is "You". */
export function named(scene: Scene, seat: number): string {
  return scene.seat === seat && !scene.info.seats[seat]?.hot ? t("page-you-short") : scene.name(seat);
}
