import type { GamePage, Result, Scene } from "../../table/scene";
import { t } from "../../words/words.svelte";
import Marks from "./Marks.svelte";
import Picture from "./Picture.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import type { View } from "./forms";
import art from "./art.svg?url";

const GAME = "oriflamme-alliance";

/** What one says again and again about deals, as keys of messages. Nothing said is binding. */
export const phrases = ["favour", "spare", "target", "thanks", "payback", "promise", "no-deal", "bluff"].map((name) => `${GAME}-phrase-${name}`);

/** The influence, and whether the row decided a tie. */
function result(scene: Scene<View>): Result | null {
  const scores = scene.view.seats.map((seat) => seat.score);
  const best = Math.max(...scores);
  const [second = best] = scores.filter((score) => score < best).sort((a, b) => b - a);
  const winner = scene.view.seats[scene.info.winners[0] ?? 0];
  if (scores.filter((score) => score === best).length > 1) return { scores, cause: t(`${GAME}-cause-tie`, { count: winner?.positions ?? 0 }) };
  return { scores, cause: t(`${GAME}-cause`, { count: best - second }) };
}

const page: GamePage = {
  result,
  Stage,
  Seat,
  Stakes,
  Score: () => import("./Score.svelte"),
  Figure: () => import("./Figure.svelte"),
  art,
  phrases,
  brief: (scene: Scene<View>, seat: number) => {
    const shown = scene.view.seats[seat];
    return shown ? t(`${GAME}-brief`, { number: scene.over ? shown.score : shown.influence }) : "";
  },
  count: (scene: Scene<View>, seat: number) => {
    const shown = scene.view.seats[seat];
    return { figure: String(scene.over ? shown?.score : shown?.influence), symbol: "oriflamme-token-ip" };
  },
  Marks,
  where: (scene: Scene<View>) => t(`${GAME}-where`, { number: scene.view.round, rounds: scene.view.rounds }),
  emblem: (scene: Scene<View>, seat: number) => `oriflamme-charge-${scene.view.seats[seat]?.family ?? "red"}`,
  Picture,
  holds(view: View, seat): string[] {
    const laid = view.row.flat().flatMap((piece) => (piece.owner === seat && !piece.face_up && piece.card ? [piece.card] : []));
    return [...(view.seats[seat]?.hand ?? []), ...laid].map((card) => `card:${view.seats[seat]?.family}:${card}`);
  },
  guide: () => import("./guide"),
};
export default page;
