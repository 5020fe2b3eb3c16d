import { api } from "../net/api";
import { problemOf } from "../net/problem";
import type { ReviewFound, ReviewTold } from "../protocol";

/** Between two questions, in milliseconds: the quick look is over soon, what follows takes a while. */
const SOON = 400;
const LATER = 1200;

/** A review that the server makes: asked for as long as it is looked at. `quick`: until the quick look is known, and no longer. */
export class ReviewJob {
  told = $state.raw<ReviewTold | null>(null);
  problem = $state<string | null>(null);
  /** Whether one does not want it to go on. */
  stopped = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly quick = false,
  ) {
    void this.ask(true);
  }

  get found(): ReviewFound | null {
    return this.told?.found ?? null;
  }
  get busy(): boolean {
    if (this.quick && this.found) return false;
    return !this.stopped && !this.problem && this.told?.state !== "done" && this.told?.state !== "failed";
  }

  /** Ask how far it is; `begin`: have it made, or gone on with. */
  async ask(begin = false): Promise<void> {
    clearTimeout(this.timer);
    this.problem = null;
    if (begin) this.stopped = false;
    try {
      const told = await (begin ? api.beginReview(this.table, this.key, this.quick) : api.review(this.table, this.key));
      this.told = told.found || !this.told?.found ? told : { ...told, found: this.told.found };
    } catch (error) {
      this.problem = problemOf(error);
    }
    const { state } = this.told ?? {};
    if (this.left || !this.busy) return;
    this.timer = setTimeout(() => void this.ask(state === "paused" || state === "none"), state === "deep" ? LATER : SOON);
  }

  /** Ask no more: the server rests when nobody does. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
