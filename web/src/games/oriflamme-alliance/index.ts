import type { GamePage, Scene } from "../../table/scene";
import { isPhrase, type Arg, type Phrase } from "../../words/phrase";
import { t } from "../../words/words.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Stakes from "./Stakes.svelte";
import type { View } from "./view";

const GAME = "oriflamme-alliance";

/** The marks of the cards that a phrase, or a phrase in it, names. */
export function marks(phrase: Phrase): string[] {
  const named = (arg: Arg): string[] => (Array.isArray(arg) ? arg.flatMap(named) : isPhrase(arg) ? marks(arg) : []);
  return Object.entries(phrase.args ?? {}).flatMap(([name, arg]) =>
    name === "piece" && typeof arg === "string" ? [arg] : named(arg),
  );
}

/** What one says again and again about deals, as keys of messages. Nothing said is binding. */
export const phrases = ["favour", "spare", "target", "thanks", "payback", "promise", "no-deal", "bluff"].map((name) => `${GAME}-phrase-${name}`);

const page: GamePage = {
  Stage,
  Seat,
  Stakes,
  Score,
  phrases,
  brief: (scene: Scene<View>, seat: number) => {
    const shown = scene.view.seats[seat];
    return shown ? t(`${GAME}-brief`, { number: scene.over ? shown.score : shown.influence }) : "";
  },
  where: (scene: Scene<View>) => t(`${GAME}-where`, { number: scene.view.round, rounds: scene.view.rounds }),
  emblem: (scene: Scene<View>, seat: number) => `oriflamme-charge-${scene.view.seats[seat]?.family ?? "red"}`,
  pieces: marks,
  rules: ["goal", "turn", "placing", "activation", "eliminating", "characters", "intrigues", "talk", "end"],
};
export default page;
