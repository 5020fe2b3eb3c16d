import type { GamePage, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import "./colours.css";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { pieces, sign } from "./pieces";
import type { Preview, View } from "./view";

const page: GamePage = {
  Stage,
  Seat,
  Stakes,
  Score,
  pieces,
  sign,
  rules: ["goal", "turn", "land", "deeds", "fights", "create", "extra", "titans", "round"],
  brief(scene: Scene<View, Preview>, seat: number): string {
    const own = scene.view.seats[seat];
    if (!own) return "";
    const key = scene.view.seats.length > 2 ? "orichalcum-brief" : "orichalcum-brief-creatures";
    return t(key, { points: own.points, all: scene.view.points_to_win, creatures: own.creatures });
  },
  where(scene: Scene<View, Preview>): string {
    return t("orichalcum-table-round", { number: scene.view.round });
  },
};

export default page;
