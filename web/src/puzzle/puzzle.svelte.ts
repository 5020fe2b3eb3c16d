import { slowness, still } from "../kit/taste/motion";
import { api } from "../net/api";
import { problemOf } from "../net/problem";
import type { Legal, PuzzleAnswer, PuzzleShown, StudyStep } from "../protocol";
import { percent } from "../review/numbers";
import { PosedScene } from "../table/posed.svelte";
import type { Act, Outcome } from "../table/scene";
import { t } from "../words/words.svelte";
import { remember } from "./progress";

/** How long each thing is shown that follows from what was done. */
const STEP = 900;

export type Moment = "ask" | "playing" | "solved" | "failed" | "shown";

/** A puzzle on the real board: one chooses, sees at once whether it is the best, and what follows from it. */
export class PuzzleScene extends PosedScene {
  protected override readonly rivals = "expert";
  moment = $state<Moment>("ask");
  begin = $state.raw<PuzzleShown | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  problem = $state<string | null>(null);
  /** Goes to the next puzzle. */
  next: (() => void) | null = null;
  /** What is done already of a play that asks for more. */
  private played = $state.raw<Act[]>([]);
  private opened = 0;
  /** Whether the server is asked about a play: until it has answered, it is still one's turn. */
  private asked = false;

  constructor(
    game: string,
    readonly id: string,
  ) {
    super(game);
  }

  close(): void {
    this.opened += 1;
  }

  async open(): Promise<void> {
    const begin = await api.puzzle(this.game, this.id);
    this.seat = begin.seat;
    this.begin = begin;
    this.anew();
  }

  get status(): "connecting" | "open" {
    return this.begin ? "open" : "connecting";
  }
  get mine(): boolean {
    return this.moment === "ask" && this.legal.length > 0;
  }
  get mayUndo(): boolean {
    return this.moment === "ask" && this.played.length > 0;
  }
  get outcome(): Outcome | null {
    const { answer, moment } = this;
    if (moment === "playing") return { good: true, title: t("puzzles-playing") };
    if (!answer || moment === "ask") return null;
    const yours = percent(answer.chance ?? 0);
    const best = percent(answer.best ?? 0);
    const on = { title: t("puzzles-next"), icon: "next", main: true, run: () => this.next?.() };
    const again = { title: t("puzzles-again"), icon: "undo", run: () => this.anew() };
    if (moment === "shown") return { good: true, title: t("puzzles-verdict-shown"), detail: t("puzzles-leaves", { yours: best }), acts: [again, on] };
    if (moment === "solved") return { good: true, title: t(answer.verdict === "good" ? "puzzles-verdict-good" : "puzzles-verdict-best"), detail: t("puzzles-leaves", { yours }), acts: [on] };
    const reveal = { title: t("puzzles-show"), icon: "eye", run: () => void this.reveal() };
    return { good: false, title: t("puzzles-verdict-other"), detail: t("puzzles-leaves-less", { yours, best }), acts: [reveal, { ...again, main: true }] };
  }
  /** What was done, and what is likely to follow. */
  get own(): StudyStep[] {
    return this.answer?.steps.slice(0, this.answer.own) ?? [];
  }
  get following(): StudyStep[] {
    return this.answer?.steps.slice(this.answer.own) ?? [];
  }

  async play(action: Legal): Promise<void> {
    if (!this.begin || this.moment !== "ask" || this.asked) return;
    const before = this.played.length;
    const play = [...this.played, action.action as Act];
    await this.answered(async () => {
      const answer = await api.tryPuzzle(this.game, this.id, { play, show: false });
      return [answer, answer.steps.slice(before, answer.verdict === "other" ? undefined : answer.own)];
    }, play);
  }

  /** Be shown the solution. */
  async reveal(): Promise<void> {
    if (this.moment !== "failed" || this.asked) return;
    await this.answered(async () => {
      const answer = await api.tryPuzzle(this.game, this.id, { play: [], show: true });
      return [answer, answer.steps.slice(0, answer.own)];
    });
  }

  /** Draw a choice on the board, without doing it: what comes next of its actions. */
  point(actions: string[]): void {
    const next = actions[this.played.length];
    if (this.mine) this.pick(this.legal.find((legal) => legal.text === next) ?? null);
  }

  /** Take back what was done of a play that asks for more. */
  undo(): Promise<void> {
    this.anew();
    return Promise.resolve();
  }

  /** The position again, and its question. */
  anew(): void {
    const { begin } = this;
    if (!begin) return;
    this.opened += 1;
    this.answer = null;
    this.played = [];
    this.moment = "ask";
    this.showView(begin.view, begin.legal);
  }

  ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    return this.askIn(this.begin?.position, about, acts, this.played);
  }

  /** Show on the board what the server answers, step by step, and then what it says of it. */
  private async answered(request: () => Promise<[PuzzleAnswer, StudyStep[]]>, play: Act[] = []): Promise<void> {
    const { opened } = this;
    this.problem = null;
    this.asked = true;
    try {
      const [answer, steps] = await request();
      if (opened !== this.opened) return;
      if (answer.verdict !== "more") this.moment = "playing";
      for (const step of steps) {
        if (opened !== this.opened) return;
        this.showStep(step);
        if (step !== steps.at(-1) && !still()) await new Promise((resolve) => setTimeout(resolve, STEP * slowness()));
      }
      if (opened !== this.opened) return;
      if (answer.verdict === "more") {
        this.played = play;
        this.moment = "ask";
        this.showView(this.view, answer.legal);
        return;
      }
      this.answer = answer;
      this.moment = answer.verdict === "shown" ? "shown" : answer.verdict === "other" ? "failed" : "solved";
      if (this.moment !== "shown") remember(this.game, this.id, this.moment === "solved");
    } catch (error) {
      this.anew();
      this.problem = problemOf(error);
    } finally {
      this.asked = false;
    }
  }
}
