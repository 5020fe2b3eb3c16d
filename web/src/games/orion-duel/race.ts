import { isTilePreview, met, nearSeat, toGo, type OrionScene } from "./duel";
import type { Colour, Progress } from "./forms";

/** A figure now, and what it would be after what is chosen. */
export interface Figure {
  now: number;
  then: number;
}

export interface Racer {
  seat: Colour;
  met: Figure;
  links: Figure;
  /** Hexes missing to the nearest link; null where every pair is barred. */
  toGo: { now: number | null; then: number | null };
  galaxies: Figure;
  holes: Figure;
}

/** How both stand, one's own side first, with what the chosen placement would make of it. */
export function racers(scene: OrionScene): [Racer, Racer] {
  const near = nearSeat(scene);
  return [racer(scene, near), racer(scene, near === 0 ? 1 : 0)];
}

function racer(scene: OrionScene, seat: Colour): Racer {
  const now = scene.view.seats[seat];
  const preview = isTilePreview(scene.preview) ? scene.preview : null;
  const then: Progress = preview ? preview.progress[seat] : now;
  const conditions = preview ? preview.conditions[seat] : now.conditions;
  return {
    seat,
    met: { now: now.conditions.total, then: met(conditions) },
    links: { now: now.conditions.links, then: conditions.links },
    toGo: { now: toGo(now), then: toGo(then) },
    galaxies: { now: now.most_galaxies, then: then.most_galaxies },
    holes: { now: now.most_holes, then: then.most_holes },
  };
}

/** Whether one more step meets a condition. */
export function close(racer: Racer, what: "links" | "galaxies" | "holes", needed: { galaxies: number; holes: number }): boolean {
  if (what === "links") return racer.links.then > 0 || (racer.toGo.then !== null && racer.toGo.then <= 1);
  return racer[what].then >= needed[what] - 1;
}
