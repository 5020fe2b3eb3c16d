import type { GameGuide, Scene, Standing } from "../../table/scene";
import { t } from "../../words/words.svelte";
import type { OrionScene } from "./duel";

/** So many tiles are the opening; so few hexes make a link a threat. */
const OPENING = 6;
const CLOSE = 2;

const guide: GameGuide = {
  topic(scene: Scene): string {
    const { view } = scene as OrionScene;
    if (view.phase !== "tiles") return "set-up";
    const near = view.seats.some((seat) => seat.links.some(({ missing }) => missing !== null && missing > 0 && missing <= CLOSE) || seat.most_galaxies === view.needed.galaxies - 1 || seat.most_holes === view.needed.holes - 1);
    return near ? "close" : view.laid < OPENING ? "opening" : "middle";
  },
  standing(scene: Scene): Standing[] {
    const { view, seat } = scene as OrionScene;
    const own = view.seats[seat === 1 ? 1 : 0];
    const missing = own.links.flatMap((link) => (link.missing === null ? [] : [link.missing]));
    const least = Math.min(...missing);
    return [
      ...(missing.length ? [{ ok: least <= CLOSE, words: t("orion-duel-guide-link", { count: least }) }] : []),
      { ok: own.most_galaxies > 1, words: t("orion-duel-guide-own-galaxies", { count: own.most_galaxies, needed: view.needed.galaxies }) },
      { ok: own.most_holes > 0, words: t("orion-duel-guide-own-holes", { count: own.most_holes, needed: view.needed.holes }) },
    ];
  },
};
export default guide;
