import { api } from "../../net/api";
import type { LiveTable } from "../../net/live.svelte";
import { problemOf } from "../../net/problem";
import { go } from "../../route.svelte";

/** Seconds between everybody's yes and the next table. */
const COUNTDOWN = 3;

/** Where the question of playing again stands, for one who has played or looks on. */
export type RematchState = "none" | "asked" | "offered" | "declined" | "out" | "ready" | "begun";

export class Rematch {
  /** Seconds until the next table opens; null: one waits, or nothing is agreed. */
  count = $state<number | null>(null);
  busy = $state(false);
  private timer = 0;

  constructor(private readonly scene: LiveTable) {}

  get plays(): boolean {
    return this.scene.yours.length > 0;
  }
  /** The seats of people, one for each person where several sit at one device. */
  get people(): number[] {
    const { seats } = this.scene.info;
    const own = this.scene.yours[0];
    return seats.flatMap((seat, i) => (seat.kind === "person" && (own === undefined || i === own || !this.scene.yours.includes(i)) ? [i] : []));
  }
  answerOf(seat: number): boolean | null {
    return this.scene.info.seats[seat]?.again ?? null;
  }
  get mine(): boolean | null {
    const own = this.scene.yours[0];
    return own === undefined ? null : this.answerOf(own);
  }
  private others(answer: boolean | null): number[] {
    return this.people.filter((seat) => !this.scene.yours.includes(seat) && this.answerOf(seat) === answer);
  }
  get asker(): number | undefined {
    return this.others(true)[0];
  }
  get silent(): number[] {
    return this.others(null);
  }
  get refuser(): number | undefined {
    return this.others(false)[0];
  }
  /** Whether those who want to play may fill the other seats: everybody has answered, or is gone. */
  get fillable(): boolean {
    return this.mine === true && this.others(true).length < this.people.length - 1 && this.silent.every((seat) => !this.scene.here.includes(seat));
  }
  get state(): RematchState {
    if (this.scene.info.rematch) return "begun";
    if (!this.plays) return "none";
    if (this.mine === false) return "out";
    if (this.refuser !== undefined) return "declined";
    if (this.mine === true) return this.silent.length ? "offered" : "ready";
    return this.asker === undefined ? "none" : "asked";
  }

  async answer(again: boolean | null, others: "wait" | "bot" | "open" = "wait"): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await api.rematch(this.scene.id, { again, others });
    } catch (error) {
      this.scene.notice = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Everybody is in: go there, after a moment where others have just answered. */
  begin(): void {
    if (this.mine !== true || this.timer) return;
    if (this.people.length === 1) return this.enter();
    this.count = COUNTDOWN;
    this.timer = window.setInterval(() => {
      this.count = (this.count ?? 1) - 1;
      if (this.count <= 0) this.enter();
    }, 1000);
  }
  wait(): void {
    clearInterval(this.timer);
    this.count = null;
  }
  enter(): void {
    this.wait();
    if (this.scene.info.rematch) go(`/table/${this.scene.info.rematch}`);
  }
}
