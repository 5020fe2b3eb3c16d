import type { Reader } from "./log/chronicle";
import type { Scene } from "./scene";

/** Who reads a log: at one device several sit, so that nobody is "you" there. */
export function readerOf(scene: Scene): Reader & { you: number | null } {
  const { seats } = scene.info;
  const { seat } = scene;
  const hot = seat !== null && !!seats[seat]?.hot;
  const yours = (scene as Scene & { yours?: number[] }).yours ?? [];
  return {
    you: hot ? null : seat,
    own: (other) => other === seat || yours.includes(other),
    bot: (other) => seats[other]?.kind === "bot" || !!seats[other]?.away,
  };
}
