/** How much room there is, by the same measures as in the style sheets. */
class Room {
  /** A phone, or as small a window: one column, or two where it is low. */
  small = $state(false);
  /** A low window that is wider than high, as of a phone that lies: the board is on the left. */
  low = $state(false);
  /** So narrow or low that nothing is on the right of the board. */
  railless = $state(false);

  constructor() {
    const follow = (query: string, tell: (is: boolean) => void) => {
      const asked = window.matchMedia?.(query);
      if (!asked) return;
      tell(asked.matches);
      asked.addEventListener("change", (event) => tell(event.matches));
    };
    follow("(max-width: 720px), (max-height: 560px)", (is) => (this.small = is));
    follow("(max-height: 560px) and (orientation: landscape)", (is) => (this.low = is));
    follow("(max-width: 960px), (max-height: 560px)", (is) => (this.railless = is));
  }
}
export const room = new Room();
