import { getContext, setContext } from "svelte";
import type { Scene } from "./scene";

/** What the page says and offers when a game is over; the prompt shows it. */
export interface Verdict {
  title(scene: Scene): string;
  detail(scene: Scene): string;
  sheet(): void;
  again?: (() => void) | undefined;
}

const KEY = Symbol("verdict");

export function setVerdict(verdict: Verdict): void {
  setContext(KEY, verdict);
}

export function getVerdict(): Verdict | undefined {
  return getContext<Verdict | undefined>(KEY);
}
