/** Rules in context: what is pointed at, and where. One popover on the page shows it. */
class Explained {
  key = $state<string | null>(null);
  box = $state<DOMRect | null>(null);
}
export const explained = new Explained();
