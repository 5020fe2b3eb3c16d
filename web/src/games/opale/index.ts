import type { GamePage, Result, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import LogPicture from "./LogPicture.svelte";
import { planOf } from "./plan.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { gainOf } from "./cards";
import { AZURA_POINTS, LAST_CITY, type View } from "./forms";
import art from "./art.svg?url";

function brief(scene: Scene, seat: number): string {
  const view = scene.view as View;
  const has = view.seats[seat]!;
  if (has.score === undefined) return t("opale-brief", { hand: has.hand_size, captured: has.captured });
  const outlook = scene.seat === seat ? planOf(scene).outlook : null;
  const gain = gainOf(outlook);
  return gain > 0 ? t("opale-brief-gain", { points: has.score, after: has.score + gain }) : t("opale-brief-own", { points: has.score, deck: has.deck_size });
}

function where(scene: Scene): string {
  const view = scene.view as View;
  if (view.over) return "";
  return view.ending ? t("opale-where-final") : t("opale-cities", { count: view.cities, last: LAST_CITY });
}

/** The value of the captured cards, and whether Azura or the tie decided. */
function result(scene: Scene): Result | null {
  const view = scene.view as View;
  const [first, second] = [view.seats[0].score, view.seats[1].score];
  if (!view.over || first === undefined || second === undefined) return null;
  const winner = view.winners[0] ?? 0;
  const scores = [first, second];
  if (first === second) return { scores, cause: t(view.azura === null ? "opale-cause-draw" : "opale-cause-tie") };
  const margin = Math.abs(first - second);
  if (view.azura === winner && margin <= AZURA_POINTS) return { scores, cause: t("opale-cause-azura", { count: AZURA_POINTS }) };
  return { scores, cause: t("opale-cause", { count: view.seats[winner as 0 | 1].captured, points: margin }) };
}

const page: GamePage = {
  result,
  holds(view: View, seat): string[] {
    return (view.seats[seat as 0 | 1].hand ?? []).map((card) => `card:${card.type}:${card.value}`);
  },
  Stage,
  Seat,
  Stakes,
  Score: () => import("./Score.svelte"),
  Figure: () => import("./Figure.svelte"),
  art,
  brief,
  where,
  Picture: LogPicture,
  guide: () => import("./guide"),
};
export default page;
