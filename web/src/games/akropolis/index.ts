import type { GamePage, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import "./colours.css";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { pieces } from "./pieces";
import type { Preview, View } from "./view";

const page: GamePage = {
  Stage,
  Seat,
  Stakes,
  Score,
  pieces,
  rules: ["goal", "site", "ground", "upper", "score", "end", "variants", "solo"],
  brief(scene: Scene<View, Preview>, seat: number): string {
    const city = scene.view.seats[seat];
    if (!city) return "";
    const points = t("akropolis-table-points", { count: city.score.total });
    // Three and more share the width of a phone.
    return scene.view.seats.length > 2 ? points : `${points} · ${t("akropolis-table-stones", { count: city.stones })}`;
  },
  where(scene: Scene<View, Preview>): string {
    return t("akropolis-where", { round: scene.view.round, rounds: scene.view.rounds });
  },
};

export default page;
