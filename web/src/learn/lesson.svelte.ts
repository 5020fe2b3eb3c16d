import { still } from "../kit/motion";
import { api } from "../net/api";
import { Drafting } from "../net/drafting.svelte";
import { nameAt } from "../net/live.svelte";
import { problemOf } from "../net/problem";
import type { Clocks, Entry, Legal, LessonAnswer, LessonStep, StudyStep, TableInfo } from "../protocol";
import { sameAct } from "../table/acts";
import type { Act, Scene } from "../table/scene";
import type { Phrase } from "../words/phrase";
import { t } from "../words/words.svelte";

/** How long each thing is shown that follows from what was done. */
const STEP = 900;
/** After so many slips, or so long, one may be shown what to do. */
const SLIPS = 2;
const LONG = 40_000;

export type Moment = "ask" | "playing" | "slip" | "done";

/** A step of a lesson on the real board: asks, lets a choice happen, explains it, and takes it back or goes on. */
export class LessonScene implements Scene {
  readonly replay = false;
  readonly mayUndo = false;
  readonly clocks: Clocks | null = null;
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  view = $state.raw<any>(null);
  legal = $state.raw<Legal[]>([]);
  log = $state.raw<Entry[]>([]);
  moment = $state<Moment>("ask");
  answer = $state.raw<LessonAnswer | null>(null);
  /** Whether one may be shown what to do. */
  stuck = $state(false);
  problem = $state<string | null>(null);
  step = $state<string>("");
  private begin = $state.raw<LessonStep | null>(null);
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly drafting = new Drafting((about, acts) => this.ask(about, acts));
  private slips = 0;
  private seq = 0;
  private opened = 0;
  private timer = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

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
    this.log = [];
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
  get over(): boolean {
    return !!this.view?.over;
  }
  get figures(): Record<string, number> {
    return { ...this.begin?.figures, ...this.answer?.figures };
  }
  /** What the lamp is on: what a line speaks of while it is pointed at, else what the step is about. */
  get lit(): ReadonlySet<string> {
    if (this.pointed.size) return this.pointed;
    return new Set(this.moment === "ask" ? (this.begin?.lit ?? []) : []);
  }
  set lit(places: ReadonlySet<string>) {
    this.pointed = places;
  }
  get outcome(): { good: boolean; title: string; back?: () => void } | null {
    if (this.moment === "slip") return { good: false, title: t("learn-was-slip"), back: () => this.takeBack() };
    if (this.moment === "done") return { good: true, title: t("learn-was-right") };
    return this.moment === "playing" ? { good: true, title: t("learn-playing") } : null;
  }

  name(seat: number): string {
    return seat === this.seat ? t("page-you-short") : nameAt(this.info, seat);
  }

  // ---- choosing

  find(act: Act): Legal | undefined {
    return this.legal.find((legal) => sameAct(legal.action, act));
  }

  get draft(): Legal | null {
    return this.drafting.chosen;
  }
  get weighing(): boolean {
    return this.drafting.weighing;
  }
  get preview(): any {
    return this.drafting.preview;
  }
  get why(): Phrase[] {
    return this.drafting.why;
  }

  pick(action: Legal | null): void {
    this.drafting.pick(action);
  }

  async attempt(act: Act): Promise<boolean> {
    const legal = this.find(act);
    if (legal) this.pick(legal);
    else await this.drafting.wonder(act);
    return legal !== undefined;
  }

  async confirm(): Promise<void> {
    if (this.draft) await this.play(this.draft);
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
        this.tell(step);
        if (step !== answer.steps.at(-1) && !still()) await new Promise((resolve) => setTimeout(resolve, STEP));
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
  show(): void {
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
    this.showView(begin.view);
    this.legal = begin.legal;
  }

  async ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    const position = this.begin?.position;
    return position ? (await api.study({ game: this.game, position, seat: this.seat, about, ask: acts })).items : [];
  }

  private tell(step: StudyStep): void {
    this.showView(step.view);
    this.legal = [];
    const entry: Entry = { seq: ++this.seq, at: 0, kind: "moved", phrases: step.phrases };
    this.log = [...this.log, step.seat === null ? entry : { ...entry, seat: step.seat }];
  }

  private showView(view: any): void {
    this.drafting.drop();
    this.info = tableOf(this.game, view, this.seat);
    this.view = view;
  }
}

/** A table as boards expect one: the learner and bots. */
function tableOf(game: string, view: any, own: number | null): TableInfo {
  const seats = Array.from({ length: view.players as number }, (_, seat) => (seat === own ? ({ kind: "person" } as const) : ({ kind: "bot", level: "novice" } as const)));
  const clock = { kind: "none" } as TableInfo["clock"];
  return { id: "", game, version: view.version, players: view.players, options: view.options, public: false, clock, state: view.over ? "over" : "playing", commitment: "", created: 0, seats, host: null, chat: false, winners: view.winners, rematch: null, hints: false, seed: null };
}
