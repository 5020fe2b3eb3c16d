import type { GamePage, Scene } from "../../table/scene";
import { isPhrase, type Phrase } from "../../words/phrase";
import { t } from "../../words/words.svelte";
import { planOf } from "./plan.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { AZURA_POINTS, LAST_CITY, TYPES, type OpaleView, word } from "./view";

function brief(scene: Scene, seat: number): string {
  const view = scene.view as OpaleView;
  const has = view.seats[seat]!;
  if (has.score === undefined) return t("opale-brief", { hand: has.hand_size, captured: has.captured });
  const outlook = scene.seat === seat ? planOf(scene).outlook : null;
  const gain = outlook ? outlook.points + (outlook.azura ? AZURA_POINTS : 0) : 0;
  return gain > 0 ? t("opale-brief-gain", { points: has.score, after: has.score + gain }) : t("opale-brief-own", { points: has.score, deck: has.deck_size });
}

function where(scene: Scene): string {
  const view = scene.view as OpaleView;
  if (view.over) return "";
  return view.ending ? t("opale-where-final") : t("opale-cities", { count: view.cities, last: LAST_CITY });
}

/** The areas, the store or Azura that a line of the log speaks of. */
function pieces(phrase: Phrase): string[] {
  if (phrase.key === "opale-log-azura") return ["azura"];
  if (phrase.key === "opale-log-city-stack") return ["area-underwater_city", "store"];
  const type = phrase.args?.["type"];
  if (!isPhrase(type)) return [];
  return TYPES.filter((key) => `opale-${word(key)}` === type.key).map((key) => `area-${key}`);
}

const page: GamePage = {
  Stage,
  Seat,
  Stakes,
  Score,
  brief,
  where,
  pieces,
  rules: ["goal", "turn", "areas", "azura", "store", "end", "omen", "shells", "final"],
};
export default page;
