import type { GamePage, Result, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import "./colours.css";
import Marks from "./Marks.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { looking } from "./looking.svelte";
import Picture from "./Picture.svelte";
import type { Preview, View } from "./forms";
import art from "./art.svg?url";

/** The points, and what they are. */
function result(scene: Scene<View, Preview>): Result | null {
  const winner = scene.view.seats[scene.info.winners[0] ?? 0];
  if (!winner) return null;
  const { titans, temples, medallions } = winner;
  return {
    scores: scene.view.seats.map((seat) => seat.points),
    cause: t("orichalcum-cause", { titans: titans.length, temples: temples.length, medallions, creatures: winner.creatures }),
  };
}

const page: GamePage = {
  result,
  Stage,
  Seat,
  Stakes,
  Score: () => import("./Score.svelte"),
  Figure: () => import("./Figure.svelte"),
  art,
  Marks,
  Picture,
  look(seat): void {
    looking.at = seat;
  },
  reveal(scene, places): void {
    const seat = Number.parseInt(places[0] ?? "", 10);
    if (Number.isInteger(seat)) looking.at = seat === scene.seat && !scene.over ? null : seat;
  },
  guide: () => import("./guide"),
  brief(scene: Scene<View, Preview>, seat: number): string {
    const own = scene.view.seats[seat];
    if (!own) return "";
    const key = scene.view.seats.length > 2 ? "orichalcum-brief" : "orichalcum-brief-creatures";
    return t(key, { points: own.points, all: scene.view.points_to_win, creatures: own.creatures });
  },
  count(scene: Scene<View, Preview>, seat: number) {
    return { figure: `${scene.view.seats[seat]?.points ?? 0}/${scene.view.points_to_win}` };
  },
  where(scene: Scene<View, Preview>): string {
    return t("orichalcum-table-round", { number: scene.view.round });
  },
};

export default page;
