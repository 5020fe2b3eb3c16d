import type { Scene } from "../scene";

/** Less than this is little time. */
export const LITTLE = 20_000;

/** Return how long a seat may still think, by its clock; null where it has none that matters. */
export function timeLeft(scene: Scene, seat: number, now: number): number | null {
  const clocks = scene.clocks;
  if (scene.replay || scene.over || !clocks) return null;
  const told = clocks.left[seat] ?? 0;
  const since = (scene as Scene & { clocksAt?: number }).clocksAt ?? now;
  return Math.max(0, clocks.running === seat ? told - Math.max(0, now - since) : told);
}

/** Time left, as one reads it: 9:05, or days and hours. */
export function clockText(ms: number, words: (key: string, args: Record<string, number>) => string): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return words("page-clock-days", { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
