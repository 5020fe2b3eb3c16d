/** Whose city is shown: a seat's, the Architect's tiles, or (null) the own one, and for a spectator that of who moves. */
export type Shown = number | "architect" | null;

class Looking {
  at = $state<Shown>(null);
}

export const looking = new Looking();
