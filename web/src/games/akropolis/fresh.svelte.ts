import { untrack } from "svelte";
import type { Entry } from "../../protocol";
import type { Scene } from "../../table/scene";
import { placesOf, type Told } from "../../words/phrase";
import { toldOf } from "./told";
import type { City, Preview, View } from "./forms";

/** Which tile was laid last in each city, and where something was laid last: from the difference of two views. */
export class Fresh {
  #tiles = $state.raw<readonly (number | null)[]>([]);
  /** What was laid before one's eyes, and in whose city. */
  news = $state.raw<{ seat: number; tile: number } | null>(null);
  /** The seat whose city changed last. */
  seat = $state(0);
  #known: readonly ReadonlySet<number>[] = [];

  constructor(scene: () => Scene<View, Preview>) {
    $effect.pre(() => {
      const now = scene();
      const view = now.view;
      untrack(() => this.#see(view, toldOf(now)));
    });
  }

  tile(seat: number): number | null {
    return this.#tiles[seat] ?? null;
  }

  #see(view: View, log: readonly Entry[]): void {
    const sets = view.seats.map((city) => new Set(city.hexes.map((hex) => hex[4])));
    const tiles = [...this.#tiles];
    if (sets.length !== this.#known.length) {
      view.seats.forEach((city, seat) => (tiles[seat] = toldLast(city, seat, log)));
      this.seat = view.to_move ?? 0;
    } else {
      sets.forEach((set, seat) => {
        const added = [...set].filter((tile) => !this.#known[seat]?.has(tile));
        if (added.length === 1) {
          [tiles[seat], this.seat] = [added[0]!, seat];
          this.news = { seat, tile: added[0]! };
        }
        else if (added.length || !set.has(tiles[seat] ?? -1)) tiles[seat] = null;
      });
    }
    this.#known = sets;
    this.#tiles = tiles;
  }
}

/** The tile that the log says was laid last in a city. */
function toldLast(city: City, seat: number, log: readonly Entry[]): number | null {
  for (const entry of [...log].reverse()) {
    for (const told of (entry.phrases ?? []) as Told[]) {
      const [piece] = placesOf(told);
      if (!piece?.startsWith(`akropolis-${seat}-`)) continue;
      const found = city.hexes.find(([q, r]) => piece === `akropolis-${seat}-${q},${r}`);
      return found?.[4] ?? null;
    }
  }
  return null;
}
