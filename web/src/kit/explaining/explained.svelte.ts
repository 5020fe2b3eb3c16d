/** Rules in context: what is pointed at, and where. One popover on the page shows it. */
class Explained {
  key = $state<string | null>(null);
  /** Whether the pointer is on what is said: then it stays. */
  held = false;
  box = $state.raw<DOMRect | null>(null);
  /** What stays in sight: the prompt, the buttons of the turn, and the tray or hand that the thing lies in. */
  inSight = $state.raw<DOMRect[]>([]);
  /** Measures where all of that is. */
  measure: () => [DOMRect, DOMRect[]] = () => [new DOMRect(), []];

  /** Measures anew: a game goes on while somebody reads, and its prompt grows. */
  follow(): void {
    const [box, inSight] = this.measure();
    if (same([box, ...inSight], [this.box, ...this.inSight])) return;
    this.box = box;
    this.inSight = inSight;
  }
}

function same(one: (DOMRect | null)[], two: (DOMRect | null)[]): boolean {
  return one.length === two.length && one.every((a, i) => a?.left === two[i]?.left && a?.top === two[i]?.top && a?.right === two[i]?.right && a?.bottom === two[i]?.bottom);
}

export const explained = new Explained();
