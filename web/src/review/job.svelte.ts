import { api } from "../net/api";
import { problemOf } from "../net/problem";
import type { ReviewFound, ReviewTold } from "../protocol";

/** Between two questions, in milliseconds: the quick look is over soon, what follows takes a while. */
const SOON = 400;
const LATER = 1200;

/** A review that the server makes: asked for as long as it is looked at. */
export class ReviewJob {
  told = $state.raw<ReviewTold | null>(null);
  problem = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
  ) {
    void this.ask(true);
  }

  get found(): ReviewFound | null {
    return this.told?.found ?? null;
  }
  get busy(): boolean {
    return !this.problem && this.told?.state !== "done" && this.told?.state !== "failed";
  }

  /** Ask how far it is; `begin`: have it made, or gone on with. */
  async ask(begin = false): Promise<void> {
    this.problem = null;
    try {
      const told = await (begin ? api.beginReview(this.table, this.key) : api.review(this.table, this.key));
      this.told = told.found || !this.told?.found ? told : { ...told, found: this.told.found };
    } catch (error) {
      this.problem = problemOf(error);
    }
    const { state } = this.told ?? {};
    if (this.left || !this.busy) return;
    this.timer = setTimeout(() => void this.ask(state === "paused" || state === "none"), state === "deep" ? LATER : SOON);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
