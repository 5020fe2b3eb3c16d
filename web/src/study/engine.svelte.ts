import { ApiError, api } from "../net/api";
import { problemOf } from "../net/problem";
import type { Thought } from "../protocol";

/** How long it thinks, in seconds; 0: as long as the server lets it. */
export const SPANS = [2, 10, 0] as const;
export type Span = (typeof SPANS)[number];

/** So long another order of the lines must last, in milliseconds, before it is shown. */
const STEADY = 1000;

/** The engine beside the board: thinks about the position that is shown, as long as it is switched on and one looks. */
export class Engine {
  on = $state(false);
  span = $state<Span>(10);
  thought = $state.raw<Thought | null>(null);
  thinking = $state(false);
  problem = $state<string | null>(null);
  /** While a line is chosen, none changes its place. */
  hold = false;
  /** Since when the order would be another one. */
  private since = 0;
  private asked: AbortController | null = null;
  private position = "";

  constructor(
    readonly game: string,
    readonly window: string,
    /** Told every thought, with the position that it is about. */
    private readonly heard: (position: string, thought: Thought) => void,
  ) {}

  /** Another position is shown; `known` is what was thought of it before. Nothing: the game is over there. */
  look(position: string | null, known: Thought | null = null): void {
    this.stop();
    this.position = position ?? "";
    this.thought = known;
    this.problem = null;
    if (this.on && position && known?.state !== "done") void this.think();
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) void this.think();
    else this.stop();
  }

  thinkFor(span: Span): void {
    this.span = span;
    if (!this.on) return;
    this.stop();
    void this.think();
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
    this.thinking = false;
  }

  /** The thought with its lines where they were, until another order has lasted for a while: nothing jumps. */
  private steady(next: Thought): Thought {
    const lines = this.thought?.lines ?? [];
    const moved = lines.length === next.lines.length && lines.some(({ text }, place) => text !== next.lines[place]?.text);
    if (!moved) this.since = 0;
    else this.since ||= Date.now();
    if (!moved || (!this.hold && (next.state === "done" || Date.now() - this.since > STEADY))) return next;
    return { ...next, lines: lines.map((old) => next.lines.find(({ text }) => text === old.text) ?? old) };
  }

  private async think(): Promise<void> {
    const { position } = this;
    if (!position) return;
    const asked = (this.asked = new AbortController());
    this.thinking = true;
    this.problem = null;
    try {
      for await (const thought of api.think({ game: this.game, position, window: this.window, seconds: this.span || null }, asked.signal)) {
        if (asked !== this.asked) return;
        this.thought = this.steady(thought);
        this.heard(position, this.thought);
      }
    } catch (error) {
      if (asked === this.asked && !asked.signal.aborted) this.problem = error instanceof ApiError ? problemOf(error) : problemOf(new ApiError("offline", String(error), 0));
    } finally {
      if (asked === this.asked) {
        this.asked = null;
        this.thinking = false;
      }
    }
  }
}
