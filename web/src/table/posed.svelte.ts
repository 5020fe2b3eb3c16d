import { api } from "../net/api";
import { Drafting } from "../net/drafting.svelte";
import { nameAt } from "../net/live.svelte";
import type { Clocks, Entry, Legal, StudyStep, TableInfo } from "../protocol";
import type { Phrase } from "../words/phrase";
import { t } from "../words/words.svelte";
import { sameAct } from "./acts";
import type { Act, Scene } from "./scene";

type Seat = TableInfo["seats"][number];
type Level = NonNullable<Seat["level"]>;

/** A position without a table, on the real board: one chooses as at a table, and whoever shows it says what comes of it. */
export abstract class PosedScene implements Scene {
  readonly replay = false;
  readonly clocks: Clocks | null = null;
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  view = $state.raw<any>(null);
  legal = $state.raw<Legal[]>([]);
  /** What is told of the actions that were shown. */
  protected told = $state.raw<Entry[]>([]);
  /** How well the others play. */
  protected readonly rivals: Level = "novice";
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly drafting = new Drafting((about, acts) => this.ask(about, acts));
  private seq = 0;

  constructor(readonly game: string) {}

  abstract get status(): "connecting" | "open";
  abstract get mine(): boolean;
  abstract get mayUndo(): boolean;
  abstract play(action: Legal): Promise<void>;
  abstract undo(): Promise<void>;
  abstract ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]>;

  /** What the lamp is on while nothing is pointed at. */
  protected get lamp(): readonly string[] {
    return [];
  }

  get log(): Entry[] {
    return this.told;
  }
  get over(): boolean {
    return !!this.view?.over;
  }
  get lit(): ReadonlySet<string> {
    return this.pointed.size ? this.pointed : new Set(this.lamp);
  }
  set lit(places: ReadonlySet<string>) {
    this.pointed = places;
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

  // ---- showing

  /** Ask about a position, after some actions in it. */
  protected async askIn(position: string | undefined, about: "preview" | "why" | "words", acts: Act[], play: Act[] = []): Promise<unknown[]> {
    return position ? (await api.study({ game: this.game, position, seat: this.seat, play, about, ask: acts })).items : [];
  }

  /** Show what an action led to. */
  protected showStep(step: StudyStep): void {
    this.showView(step.view, []);
    const entry: Entry = { seq: ++this.seq, at: 0, kind: "moved", phrases: step.phrases };
    this.told = [...this.told, step.seat === null ? entry : { ...entry, seat: step.seat }];
  }

  protected showView(view: any, legal: Legal[]): void {
    this.drafting.drop();
    this.info = this.tableOf(view);
    this.view = view;
    this.legal = legal;
  }

  /** Who sits at a place: whoever looks, or a bot. */
  protected sitter(seat: number): Seat {
    return seat === this.seat ? { kind: "person" } : { kind: "bot", level: this.rivals };
  }

  /** A table as boards expect one. */
  protected tableOf(view: any): TableInfo {
    const { game } = this;
    const seats = Array.from({ length: view.players as number }, (_, seat) => this.sitter(seat));
    const clock = { kind: "none" } as TableInfo["clock"];
    return { id: "", game, version: view.version, players: view.players, options: view.options, public: false, clock, state: view.over ? "over" : "playing", commitment: "", created: 0, seats, host: null, chat: false, winners: view.winners, rematch: null, hints: false, series: null, seed: null };
  }
}
