/** What the next page says once: one has left a table, and what became of it. */
class Flash {
  text = $state<string | null>(null);
}
export const flash = new Flash();
