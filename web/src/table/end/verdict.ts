import { getContext, setContext, type Snippet } from "svelte";
import type { Rematch } from "./rematch.svelte";
import type { Scene } from "../scene";

/** What the page says and offers when a game is over; the prompt shows it. */
export interface Verdict {
  title(scene: Scene): string;
  detail(scene: Scene): string;
  /** The result in numbers, the best first; nothing where the game counts none. */
  scores(scene: Scene): number[];
  /** What the game's own sides replace a seat's emblem by. */
  emblem?: ((scene: Scene, seat: number) => string | undefined) | undefined;
  /** The score sheet in the place of what one held, so that nothing covers the board; else a button opens it. */
  readonly laid?: Snippet | undefined;
  sheet?: (() => void) | undefined;
  /** Opens the log, where it is not in sight. */
  log?: (() => void) | undefined;
  readonly rematch?: Rematch | undefined;
}

const KEY = Symbol("verdict");

export function setVerdict(verdict: Verdict): void {
  setContext(KEY, verdict);
}

export function getVerdict(): Verdict | undefined {
  return getContext<Verdict | undefined>(KEY);
}
