import type { GameInfo, NewTable, SeatPlan } from "../../protocol";

/** A table for one person against bots, at once. */
export function quickPlan(game: GameInfo, level = "regular"): NewTable {
  const seats: SeatPlan[] = Array.from({ length: game.usual_players }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
  localStorage.setItem("ludoteka-last-game", game.name);
  return { game: game.name, seats, public: false };
}

/** Numbers of players in a few characters: 2, 1–4, 2, 4. */
export function countsText(counts: readonly number[]): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  if (counts.length === 1) return String(first);
  return counts.length === last - first + 1 ? `${first}–${last}` : counts.join(", ");
}
