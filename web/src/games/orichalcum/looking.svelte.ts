/** Whose island is looked at; null: one's own, or that of who plays. */
class Looking {
  at = $state<number | null>(null);
}
export const looking = new Looking();
