import { slowness, still } from "../kit/taste/motion";
import { api } from "../net/api";
import { problemOf } from "../net/problem";
import type { Legal, LessonAnswer, LessonStep } from "../protocol";
import { PosedScene } from "../table/posed.svelte";
import type { Act, Outcome } from "../table/scene";
import { t } from "../words/words.svelte";

/** How long each thing is shown that follows from what was done. */
const STEP = 900;
/** After so many slips, or so long, one may be shown what to do. */
const SLIPS = 2;
const LONG = 40_000;

export type Moment = "ask" | "playing" | "slip" | "done";

/** A step of a lesson on the real board: asks, lets a choice happen, explains it, and takes it back or goes on. */
export class LessonScene extends PosedScene {
  readonly mayUndo = false;
  moment = $state<Moment>("ask");
  answer = $state.raw<LessonAnswer | null>(null);
  /** Whether one may be shown what to do. */
  stuck = $state(false);
  problem = $state<string | null>(null);
  step = $state<string>("");
  private begin = $state.raw<LessonStep | null>(null);
  private slips = 0;
  private opened = 0;
  private timer = 0;

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super(game);
  }

  close(): void {
    this.opened += 1;
    clearTimeout(this.timer);
  }

  /** Begin a step; what was asked for before it is forgotten. */
  async open(step: string): Promise<void> {
    const opened = ++this.opened;
    this.problem = null;
    const begin = await api.lessonStep(this.game, this.lesson, step);
    if (opened !== this.opened) return;
    this.begin = begin;
    this.step = step;
    this.seat = begin.seat;
    this.slips = 0;
    this.stuck = false;
    this.told = [];
    this.anew();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.stuck = true), LONG);
  }

  get status(): "connecting" | "open" {
    return this.begin ? "open" : "connecting";
  }
  get ready(): boolean {
    return this.begin !== null && this.view !== null;
  }
  get mine(): boolean {
    return this.moment === "ask" && this.legal.length > 0;
  }
  get figures(): Record<string, number> {
    return { ...this.begin?.figures, ...this.answer?.figures };
  }
  /** What the step is about. */
  protected override get lamp(): readonly string[] {
    return this.moment === "ask" ? (this.begin?.lit ?? []) : [];
  }
  get outcome(): Outcome | null {
    if (this.moment === "slip") return { good: false, title: t("learn-was-slip"), back: () => this.takeBack() };
    if (this.moment === "done") return { good: true, title: t("learn-was-right") };
    return this.moment === "playing" ? { good: true, title: t("learn-playing") } : null;
  }

  async play(action: Legal): Promise<void> {
    const { begin } = this;
    if (!begin || this.moment !== "ask") return;
    this.moment = "playing";
    const opened = this.opened;
    try {
      const answer = await api.tryStep(this.game, this.lesson, this.step, action.action as Act);
      for (const step of answer.steps) {
        if (opened !== this.opened) return;
        this.showStep(step);
        if (step !== answer.steps.at(-1) && !still()) await new Promise((resolve) => setTimeout(resolve, STEP * slowness()));
      }
      if (opened !== this.opened) return;
      this.answer = answer;
      this.moment = answer.verdict === "right" ? "done" : "slip";
      if (this.moment === "slip" && ++this.slips >= SLIPS) this.stuck = true;
      if (this.moment === "done") clearTimeout(this.timer);
    } catch (error) {
      this.problem = problemOf(error);
      this.anew();
    }
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  /** Only lessons let you. */
  takeBack(): void {
    if (this.moment === "slip") this.anew();
  }

  /** Draw what is right, without doing it. */
  reveal(): void {
    if (this.moment === "slip") this.anew();
    const { begin } = this;
    if (begin) this.pick(this.legal.find((legal) => legal.text === begin.show.text) ?? null);
  }

  /** The position of the step again, and its question. */
  private anew(): void {
    const { begin } = this;
    if (!begin) return;
    this.answer = null;
    this.moment = "ask";
    this.showView(begin.view, begin.legal);
  }

  ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    return this.askIn(this.begin?.position, about, acts);
  }
}
