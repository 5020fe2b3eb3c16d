/** Rules in context: what is pointed at, and where. One popover on the page shows it. */
class Explained {
  key = $state<string | null>(null);
  /** Whether the pointer is on what is said: then it stays. */
  held = false;
  box = $state<DOMRect | null>(null);
  /** What stays in sight: the prompt, the buttons of the turn, and the tray or hand that the thing lies in. */
  inSight = $state.raw<DOMRect[]>([]);
}
export const explained = new Explained();
