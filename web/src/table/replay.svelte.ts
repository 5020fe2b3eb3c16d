import { api } from "../net/api";
import { nameAt } from "../net/live.svelte";
import type { Clocks, Entry, Legal, Replay, ReplayStep, TableInfo } from "../protocol";
import type { Phrase } from "../words/phrase";
import type { Act, Scene } from "./scene";

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
  private start = $state.raw<unknown>(null);
  private steps = $state.raw<ReplayStep[]>([]);

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
    const steps: ReplayStep[] = [];
    let stretch: Replay;
    let start: unknown;
    do {
      stretch = await api.replay(this.id, seat, steps.length, this.key);
      start ??= stretch.view;
      steps.push(...stretch.steps);
    } while (stretch.steps.length && steps.length < stretch.decisions);
    this.start = start;
    this.steps = steps;
    this.seat = seat;
    this.decisions = steps.length;
    this.at = Math.min(this.at, steps.length);
  }

  get game(): string {
    return this.info.game;
  }
  get view(): any {
    return this.at ? this.steps[this.at - 1]?.view : this.start;
  }
  get over(): boolean {
    return this.info.state === "over" && this.at === this.decisions;
  }
  /** Whether the game was played to its end, and nobody gave it up: then it can be reviewed. */
  get playedOut(): boolean {
    return this.info.state === "over" && !!(this.steps.at(-1)?.view as { over?: boolean } | undefined)?.over;
  }
  get log(): Entry[] {
    return this.steps.map((step, i) => ({ seq: i + 1, at: 0, kind: "moved", seat: step.seat, phrases: step.phrases }));
  }

  go(at: number): void {
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
