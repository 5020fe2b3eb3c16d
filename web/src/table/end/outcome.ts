import { t } from "../../words/words.svelte";
import type { GamePage, Scene } from "../scene";

export interface Outcome {
  title: string;
  detail: string;
  /** The numbers, the best first. */
  scores: number[];
}

/** The result for everybody: who won, with numbers, and by what; seen from one's own seat where there is one. */
export function outcomeOf(scene: Scene, page?: GamePage | null): Outcome {
  const { winners, seats } = scene.info;
  const gaveUp = seats.findIndex((seat) => seat.resigned);
  const played = gaveUp < 0 && scene.view ? (page?.result?.(scene) ?? null) : null;
  const scores = played?.scores ?? [];
  if (scene.info.ending === "abandoned") return { title: t("consent-end-abandoned"), detail: t("consent-end-abandoned-about"), scores: [] };
  if (scene.info.ending === "closed") return { title: t("consent-end-closed"), detail: t("consent-end-closed-about"), scores: [] };
  if (scene.info.ending === "draw") return { title: t("page-end-draw"), detail: t("consent-end-draw-about"), scores: [] };
  const detail = gaveUp >= 0 ? t("page-end-resigned", { who: scene.name(gaveUp) }) : (played?.cause ?? t("page-end-detail"));
  return { title: titleOf(scene, scores), detail, scores: [...scores].sort((a, b) => b - a) };

  function titleOf(scene: Scene, scores: number[]): string {
    if (!winners.length) return t("page-end-lost");
    if (winners.length === seats.length && seats.length > 1) return t("page-end-draw");
    const rivals = scores.filter((_, seat) => !winners.includes(seat));
    const [own, other] = [scores[winners[0] ?? 0], rivals.length ? Math.max(...rivals) : undefined];
    const mine = scene.seat !== null && !seats[scene.seat]?.hot && winners.includes(scene.seat) && winners.length === 1;
    if (mine) return own === undefined || other === undefined ? t("page-end-you-win") : t("page-end-you-win-by", { own, other });
    const who = winners.map((seat) => scene.name(seat)).join(", ");
    if (winners.length > 1 || own === undefined || other === undefined) return t("page-end-wins", { who, count: winners.length });
    return t("page-end-wins-by", { who, own, other });
  }
}
