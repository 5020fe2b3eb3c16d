import type { GamePage, Result, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import "./colours.css";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import { looking } from "./looking.svelte";
import Picture from "./Picture.svelte";
import { seatOfPlace } from "./pieces";
import { COLOURS, type Preview, type View } from "./forms";
import art from "./art.svg?url";

/** The points, and the colour that brought the winner most; in a tie the stones. */
function result(scene: Scene<View, Preview>): Result | null {
  const { view } = scene;
  if (view.phase !== "over") return null;
  const scores = [...view.seats.map((city) => city.score.total), ...(view.architect ? [view.architect.score.total] : [])];
  const best = Math.max(...scores);
  const winner = view.seats[view.winners[0] ?? 0]!;
  if (!view.winners.length) return { scores, cause: t("akropolis-cause-architect", { own: scores[0]!, other: scores[1] ?? 0 }) };
  if (view.winners.length > 1) return { scores, cause: t("akropolis-cause-shared") };
  if (scores.filter((score) => score === best).length > 1) return { scores, cause: t("akropolis-cause-stones", { count: winner.stones }) };
  const points = (colour: (typeof COLOURS)[number]) => winner.score[colour].product;
  const colour = [...COLOURS].sort((a, b) => points(b) - points(a))[0]!;
  return { scores, cause: t("akropolis-cause", { colour: t(`akropolis-${colour}-many`), count: points(colour) }) };
}

const page: GamePage = {
  result,
  Stage,
  Seat,
  Stakes,
  Score: () => import("./Score.svelte"),
  Figure: () => import("./Figure.svelte"),
  Taste: () => import("./Taste.svelte"),
  art,
  Picture,
  look(seat): void {
    looking.at = seat;
  },
  reveal(scene, places): void {
    const seat = seatOfPlace(places[0] ?? "");
    if (seat !== null) looking.at = seat === scene.seat && !scene.replay && !scene.over ? null : seat;
  },
  guide: () => import("./guide"),
  brief(scene: Scene<View, Preview>, seat: number): string {
    const city = scene.view.seats[seat];
    if (!city) return "";
    const points = t("akropolis-table-points", { count: city.score.total });
    // Three and more share the width of a phone.
    return scene.view.seats.length > 2 ? points : `${points} · ${t("akropolis-table-stones", { count: city.stones })}`;
  },
  count(scene: Scene<View, Preview>, seat: number) {
    return { figure: String(scene.view.seats[seat]?.score.total ?? 0) };
  },
  where(scene: Scene<View, Preview>): string {
    return t("akropolis-where", { round: scene.view.round, rounds: scene.view.rounds });
  },
};

export default page;
