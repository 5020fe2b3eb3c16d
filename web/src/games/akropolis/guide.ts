import type { GameGuide, Scene, Standing } from "../../table/scene";
import { t } from "../../words/words.svelte";
import { COLOURS, type Preview, type View } from "./forms";

type Table = Scene<View, Preview>;

/** Stones and stars first, then height, then every point. */
const guide: GameGuide = {
  topic({ view }: Table): string {
    const played = view.round / view.rounds;
    return played <= 1 / 3 ? "opening" : played <= 3 / 4 ? "middle" : "end";
  },
  standing({ view, seat }: Table): Standing[] {
    const city = view.seats[seat ?? 0];
    if (!city) return [];
    const names = (colours: readonly string[]) => colours.map((colour) => t(`akropolis-${colour}-many`)).join(", ");
    const starred = COLOURS.filter((colour) => city.score[colour].stars > 0);
    const missing = COLOURS.filter((colour) => city.score[colour].stars === 0 && city.score[colour].value > 0);
    const idle = COLOURS.filter((colour) => city.score[colour].stars > 0 && city.score[colour].value === 0 && city.hexes.some(([, , kind]) => kind === colour));
    return [
      { ok: city.stones > 0, words: t("akropolis-guide-stones", { count: city.stones }) },
      ...(starred.length ? [{ ok: true, words: t("akropolis-guide-starred", { colours: names(starred) }) }] : []),
      ...missing.map((colour) => ({ ok: false, words: t("akropolis-guide-missing", { colour: t(`akropolis-${colour}-many`), value: city.score[colour].value }) })),
      ...idle.map((colour) => ({ ok: false, words: t("akropolis-guide-idle", { colour: t(`akropolis-${colour}-many`), rule: t(`akropolis-${colour}-many-about`) }) })),
    ];
  },
};
export default guide;
