/** How a rule is shown where one is: beside the board, or, where nothing does that, on the page of the rules. */
class Opening {
  /** The heading to go to, and how often that was asked: the same one may be asked for again. */
  anchor = $state<string | null>(null);
  asked = $state(0);
  /** Brings the rules beside the board into sight; set by the page of a table. */
  show = $state.raw<(() => void) | null>(null);

  to(anchor: string): void {
    this.anchor = anchor;
    this.asked += 1;
    this.show?.();
  }
}
export const opening = new Opening();
