/** Whose city is shown: a seat's, the Architect's tiles, or (null) one's own, and for a spectator that of who moves. */
export type Shown = number | "architect" | null;

const KEPT = "ludoteka-akropolis-follow";
/** How long a rival's city is shown when something was built there, in milliseconds. */
const MOMENT = 2500;

class Looking {
  at = $state<Shown>(null);
  /** The rival's city that is shown for a moment. */
  visited = $state<number | null>(null);
  /** Whether one wants to see what rivals build; remembered. */
  follows = $state(globalThis.localStorage?.getItem(KEPT) !== "off");
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** Show a rival's city for a moment, unless one looks somewhere on purpose. */
  visit(seat: number): void {
    if (!this.follows || this.at !== null) return;
    clearTimeout(this.#leaving);
    this.visited = seat;
    this.#leaving = setTimeout(() => (this.visited = null), MOMENT);
  }

  /** Look at something until one looks elsewhere; null: at one's own city. */
  turn(to: Shown): void {
    clearTimeout(this.#leaving);
    this.visited = null;
    this.at = to;
  }

  toggle(): void {
    this.follows = !this.follows;
    if (!this.follows) this.turn(this.at);
    localStorage.setItem(KEPT, this.follows ? "on" : "off");
  }
}

export const looking = new Looking();
