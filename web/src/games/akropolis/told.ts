import type { Entry } from "../../protocol";
import type { Scene } from "../../table/scene";

/** What the log says up to now: of a table all that it tells, of a replay what was done before this view. */
export function toldOf(scene: Scene): readonly Entry[] {
  const { log = [], at } = scene as Scene & { log?: readonly Entry[]; at?: number };
  return at === undefined ? log : log.slice(0, at);
}
