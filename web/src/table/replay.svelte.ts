import { api } from "../net/api";
import { nameAt } from "../net/live.svelte";
import type { Clocks, Entry, Legal, Replay, ReplayStep, TableInfo } from "../protocol";
import type { Phrase } from "../words/phrase";
import type { Act, Scene } from "./scene";

/** The game as one seat saw it: the view before the first decision, and what followed. */
interface Strip {
  start: unknown;
  steps: ReplayStep[];
}

/** A game that was played, at any of its decisions, from eyes that one is entitled to. */
export class ReplayScene implements Scene {
  readonly replay = true;
  readonly legal: Legal[] = [];
  readonly mine = false;
  readonly mayUndo = false;
  readonly clocks: Clocks | null = null;
  readonly status = "open" as const;
  readonly draft = null;
  readonly preview = null;
  readonly weighing = false;
  readonly why: Phrase[] = [];
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** How many decisions have been taken. */
  at = $state(0);
  decisions = $state(0);
  /** A moment that is only glanced at. */
  glance = $state<number | null>(null);
  private strips = $state.raw<ReadonlyMap<number | null, Strip>>(new Map());

  private constructor(
    readonly id: string,
    private readonly key: string | null,
    info: TableInfo,
  ) {
    this.info = info;
  }

  static async open(id: string, key: string | null, seat: number | null): Promise<ReplayScene> {
    const scene = new ReplayScene(id, key, await api.table(id, key));
    await scene.lookFrom(seat);
    return scene;
  }

  /** See the whole game from other eyes. */
  async lookFrom(seat: number | null): Promise<void> {
    await this.load(seat);
    this.seat = seat;
    this.decisions = this.steps.length;
    this.at = Math.min(this.at, this.decisions);
  }

  /** Fetch what a seat has seen; once is enough, as the game is over or looked at from here on. */
  async load(seat: number | null): Promise<void> {
    if (this.info.state === "over" && this.strips.has(seat)) return;
    const steps: ReplayStep[] = [];
    let stretch: Replay;
    let start: unknown;
    do {
      stretch = await api.replay(this.id, seat, steps.length, this.key);
      start ??= stretch.view;
      steps.push(...stretch.steps);
    } while (stretch.steps.length && steps.length < stretch.decisions);
    this.strips = new Map([...this.strips, [seat, { start, steps }]]);
  }

  /** Fetch what may be shown since; whoever looks at the newest moment goes along. */
  async follow(): Promise<void> {
    const newest = this.at === this.decisions;
    this.info = await api.table(this.id, this.key);
    await this.load(this.seat);
    this.decisions = this.steps.length;
    if (newest) this.go(this.decisions);
  }

  private get steps(): ReplayStep[] {
    return this.strips.get(this.seat)?.steps ?? [];
  }
  /** What a seat sees at the moment that is shown; nothing until it is loaded. */
  viewFrom(seat: number | null): any {
    const strip = this.strips.get(seat);
    const at = this.glance ?? this.at;
    return at ? strip?.steps[at - 1]?.view : strip?.start;
  }

  get game(): string {
    return this.info.game;
  }
  get view(): any {
    return this.viewFrom(this.seat);
  }
  get over(): boolean {
    return this.info.state === "over" && (this.glance ?? this.at) === this.decisions;
  }
  /** Whether it can be reviewed: nobody plays any more, and something was decided. */
  get reviewable(): boolean {
    return this.info.state === "over" && this.decisions > 0;
  }
  /** Who took each decision. */
  get deciders(): (number | null)[] {
    return this.steps.map((step) => step.seat);
  }
  get log(): Entry[] {
    return this.steps.map((step, i) => ({ seq: i + 1, at: 0, kind: "moved", seat: step.seat, phrases: step.phrases }));
  }

  go(at: number): void {
    this.glance = null;
    this.at = Math.max(0, Math.min(this.decisions, at));
  }
  name(seat: number): string {
    return nameAt(this.info, seat);
  }

  // Nothing can be done in what is past.
  find(_act: Act): Legal | undefined {
    return undefined;
  }
  pick(): void {}
  attempt(): Promise<boolean> {
    return Promise.resolve(false);
  }
  confirm(): Promise<void> {
    return Promise.resolve();
  }
  play(): Promise<void> {
    return Promise.resolve();
  }
  undo(): Promise<void> {
    return Promise.resolve();
  }
  ask(): Promise<unknown[]> {
    return Promise.resolve([]);
  }
}
