/** Whose island is looked at; null: the own one, or that of who plays. */
class Looking {
  at = $state<number | null>(null);
}
export const looking = new Looking();
