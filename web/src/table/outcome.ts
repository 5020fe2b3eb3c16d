import { t } from "../words/words.svelte";
import type { Scene } from "./scene";

/** The result in one sentence, seen from the own seat where there is one. */
export function outcomeOf(scene: Scene): { title: string; detail: string } {
  const { winners, seats } = scene.info;
  const names = winners.map((seat) => scene.name(seat)).join(", ");
  const gaveUp = seats.findIndex((seat) => seat.resigned);
  const detail = gaveUp >= 0 ? t("page-end-resigned", { who: scene.name(gaveUp) }) : t("page-end-detail");
  if (!winners.length) return { title: t("page-end-lost"), detail };
  if (winners.length === seats.length && seats.length > 1) return { title: t("page-end-draw"), detail };
  const own = scene.seat !== null && !seats[scene.seat]?.hot && winners.includes(scene.seat);
  if (own && winners.length === 1) return { title: t("page-end-you-win"), detail };
  return { title: t("page-end-wins", { who: names, count: winners.length }), detail };
}
