import { slowness } from "../kit/taste/motion";
import type { Update } from "../protocol";

/** How long a step of somebody else is shown before the next one; the next two share it, and so on. */
const STEP = 300;

/** Shows what happened one thing after the other, with time to see each. */
export class Pacing {
  private readonly waiting: Update[] = [];
  private timer = 0;
  /** When the last step was shown, and for how long it is to be seen. */
  private since = 0;
  private hold = 0;
  private awaited: { seq: number; resolve: () => void }[] = [];
  private seq = 0;

  /** `show` returns whether what it showed needs time to be seen. */
  constructor(private readonly show: (update: Update) => boolean) {}

  /** Show an update in its turn. */
  push(update: Update): void {
    this.waiting.push(update);
    if (!this.timer) this.step();
    else this.wait();
  }

  /** Who acts has seen enough: show at once all that was told. */
  catchUp(): void {
    while (this.waiting.length) {
      clearTimeout(this.timer);
      this.step();
    }
  }

  /** What waits is told anew, or not wanted any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting.length = 0;
  }

  /** What stands at this place of the log is on the screen. */
  reached(seq: number): void {
    this.seq = seq;
    for (const one of this.awaited) if (seq >= one.seq) one.resolve();
    this.awaited = this.awaited.filter((one) => seq < one.seq);
  }

  /** Wait until what stands at a place of the log is shown, so that nothing is done twice. */
  shown(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const end = setTimeout(resolve, 3000);
      this.awaited.push({
        seq,
        resolve: () => {
          clearTimeout(end);
          resolve();
        },
      });
    });
  }

  private step(): void {
    const update = this.waiting.shift();
    if (!update) {
      this.timer = 0;
      return;
    }
    // what was told before the last synchronisation is known already
    const slow = update.seq > this.seq && this.show(update);
    this.since = performance.now();
    this.hold = slow ? STEP * slowness() : 0;
    this.wait();
  }

  /** Let the last step be seen: a bot's turn of eight choices does not take eight times as long as one. */
  private wait(): void {
    clearTimeout(this.timer);
    const seen = performance.now() - this.since;
    this.timer = window.setTimeout(() => this.step(), Math.max(0, this.hold / Math.max(1, this.waiting.length) - seen));
  }
}
