import { api } from "../net/api";
import type { Clocks, Legal, ReviewSlip, TableInfo } from "../protocol";
import { sameAct } from "../table/acts";
import type { ReplayScene } from "../table/replay.svelte";
import type { Act, Scene } from "../table/scene";
import type { Phrase } from "../words/phrase";

export type Mark = "played" | "better";

/**
 * A moment of a game that was played, with an action drawn on the board that was taken there, or was better: the board
 * shows it as it shows any choice that is not confirmed. Without a mark, another view, or just what was played.
 * Boards keep what they know of a scene with it: each time one is put up, it is of its own.
 */
export class MarkedScene implements Scene {
  readonly replay = true;
  readonly mayUndo = false;
  readonly clocks: Clocks | null = null;
  readonly status = "open" as const;
  readonly why: Phrase[] = [];
  readonly mine: boolean;
  readonly legal: Legal[];
  readonly draft: Legal | null;
  preview = $state.raw<any>(null);
  weighing = $state(false);
  lit = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly base: ReplayScene,
    private readonly slip: ReviewSlip | null = null,
    readonly mark: Mark | null = null,
    private readonly fixed: any = null,
  ) {
    this.mine = mark !== null;
    this.draft = (mark === "better" ? slip?.best : mark ? slip?.taken : null) ?? null;
    this.legal = this.draft ? [this.draft] : [];
    if (!this.draft) return;
    this.weighing = true;
    void this.ask("preview", [this.draft.action as Act])
      .then(([item]) => (this.preview = item ?? null), () => undefined)
      .finally(() => (this.weighing = false));
  }

  get view(): any {
    return this.fixed ?? this.base.view;
  }
  get over(): boolean {
    return !this.fixed && this.base.over;
  }
  get game(): string {
    return this.base.game;
  }
  get info(): TableInfo {
    return this.base.info;
  }
  get seat(): number | null {
    return this.base.seat;
  }
  name(seat: number): string {
    return this.base.name(seat);
  }
  find(act: Act): Legal | undefined {
    return this.legal.find((legal) => sameAct(legal.action, act));
  }
  async ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    if (about === "why" || !this.slip) return acts.map(() => []);
    return (await api.study({ game: this.game, position: this.slip.position, seat: this.seat, about, ask: acts })).items;
  }

  // Nothing can be done in what is past.
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
}
