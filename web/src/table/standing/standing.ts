import { LiveTable } from "../../net/live.svelte";
import type { Scene } from "../scene";

/** How the table stands for whoever looks at it: what the prompt is about. */
export type Standing = "lost" | "told" | "over" | "replay" | "paused" | "no" | "warn" | "mine" | "away" | "bot" | "absent" | "wait";

export function standingOf(scene: Scene): Standing {
  const mover: number | null = scene.view?.to_move ?? null;
  const who = mover === null ? undefined : scene.info.seats[mover];
  const own = scene.seat === null ? undefined : scene.info.seats[scene.seat];
  if (scene.status === "lost" || scene.status === "connecting") return "lost";
  if (scene.outcome) return "told";
  if (scene.over) return "over";
  if (scene.replay) return "replay";
  if (typeof scene.info.paused === "number") return "paused";
  if (scene.why.length) return "no";
  if (scene.mine && scene.caution) return "warn";
  if (scene.mine) return "mine";
  if (own?.away && !own.resigned) return "away";
  if (who?.kind === "bot" || who?.away) return "bot";
  if (scene instanceof LiveTable && scene.absent.some((absent) => absent.seat === mover)) return "absent";
  return "wait";
}

/** How many decisions a bot has made for one's own seat since it began to play for it. */
export function decidedFor(scene: LiveTable): number {
  const own = scene.log.filter((entry) => entry.seat === scene.seat);
  return own.slice(own.findLastIndex((entry) => entry.kind === "replaced") + 1).filter((entry) => entry.kind === "moved").length;
}
