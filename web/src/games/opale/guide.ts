import type { GameGuide, Scene, Standing } from "../../table/scene";
import { t } from "../../words/words.svelte";
import { AZURA_POINTS, LAST_CITY, type Preview, type View } from "./forms";

type Table = Scene<View, Preview>;
/** From so many captured cards on, piles are fought for. */
const HUNT = 4;

/** One type a turn, then whom one feeds, then the last City. */
const guide: GameGuide = {
  topic({ view, seat }: Table): string {
    if (view.ending || view.cities === LAST_CITY - 1) return "city";
    if (view.phase === "take" && view.to_move === seat) return "take";
    return view.seats[0].captured + view.seats[1].captured >= HUNT ? "hunt" : "play";
  },
  standing({ view, seat }: Table): Standing[] {
    const own = view.seats[seat === 1 ? 1 : 0];
    return [
      { ok: own.captured > 0, words: t("opale-guide-captured", { count: own.captured, points: (own.score ?? 0) - (view.azura === seat ? AZURA_POINTS : 0) }) },
      { ok: view.azura === seat, words: t(view.azura === seat ? "opale-guide-azura-own" : view.azura === null ? "opale-guide-azura-free" : "opale-guide-azura-other") },
      { ok: null, words: t("opale-guide-cities", { count: view.cities, last: LAST_CITY }) },
    ];
  },
};
export default guide;
