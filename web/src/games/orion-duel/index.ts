import type { GamePage, Result } from "../../table/scene";
import { t } from "../../words/words.svelte";
import Holding from "./Holding.svelte";
import Picture from "./Picture.svelte";
import Race from "./Race.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import type { OrionScene } from "./duel";
import { TILES, type Colour } from "./forms";
import art from "./art.svg?url";

/** Conditions or points, and what ended the duel. */
function result(scene: OrionScene): Result | null {
  const { view, info } = scene;
  if (!view.outcome) return null;
  const [blue, orange] = view.seats;
  const won = view.seats[(info.winners[0] ?? 0) as Colour].conditions;
  if (view.outcome === "stuck") {
    const loser = 1 - (info.winners[0] ?? 0);
    const mine = scene.seat === loser && !info.seats[loser]?.hot;
    return { scores: [], cause: mine ? t("orion-duel-outcome-stuck-you") : t("orion-duel-outcome-stuck", { who: scene.name(loser) }) };
  }
  if (view.outcome === "points") return { scores: [blue.score, orange.score], cause: t("orion-duel-outcome-points") };
  const cause = t("orion-duel-cause", { links: won.links, galaxies: won.galaxies, holes: won.holes });
  return { scores: [blue.conditions.total, orange.conditions.total], cause };
}

const page: GamePage = {
  result: (scene: OrionScene) => result(scene),
  Stage,
  Seat,
  Stakes: Holding,
  Race,
  Score: () => import("./Score.svelte"),
  Figure: () => import("./Figure.svelte"),
  art,
  brief: (scene: OrionScene, seat) => t("orion-duel-brief", { met: scene.view.seats[seat as Colour].conditions.total }),
  where: (scene: OrionScene) => {
    const { phase, laid, seats } = scene.view;
    if (phase !== "tiles" && phase !== "over") return t("orion-duel-where-set-up");
    const of = seats.length * TILES.reduce((sum, tile) => sum + tile.count, 0);
    return t("orion-duel-where", { move: laid + (phase === "over" ? 0 : 1), of });
  },
  emblem: (_scene, seat) => (seat === 0 ? "orion-duel-blue" : "orion-duel-orange"),
  Picture,
  guide: () => import("./guide"),
};

export default page;
