import type { GamePage } from "../../table/scene";
import { t } from "../../words/words.svelte";
import Holding from "./Holding.svelte";
import Race from "./Race.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { keyOf } from "./geometry";
import { cellsTold } from "./memory";
import type { Colour, OrionScene } from "./view";

const page: GamePage = {
  Stage,
  Seat,
  Stakes: Holding,
  Race,
  Score,
  brief: (scene: OrionScene, seat) => t("orion-duel-brief", { met: scene.view.seats[seat as Colour].conditions.total }),
  where: (scene: OrionScene) => {
    const { phase, laid, tiles, seats } = scene.view;
    if (phase !== "tiles" && phase !== "over") return t("orion-duel-where-set-up");
    const of = seats.length * tiles.reduce((sum, tile) => sum + tile.count, 0);
    return t("orion-duel-where", { move: laid + (phase === "over" ? 0 : 1), of });
  },
  emblem: (_scene, seat) => (seat === 0 ? "orion-duel-blue" : "orion-duel-orange"),
  pieces: (phrase) => cellsTold(phrase).flatMap((cell) => [`hex:${keyOf(cell)}`, `token:${keyOf(cell)}`]),
  rules: ["goal", "tiles", "turn", "tokens", "links", "galaxies", "holes", "winning", "set-up", "end"],
};

export default page;
