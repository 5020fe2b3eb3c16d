import type { Guard, LiveTable } from "../net/live.svelte";
import type { Legal, Warned } from "../protocol";
import type { Caution, GameGuide, Standing } from "../table/scene";
import type { Phrase } from "../words/phrase";
import { say, t } from "../words/words.svelte";
import { answer, choose, count, isNew, keepSaid, levelOf, saidAt, type Level, type Said } from "./kept";

/** Nobody waits longer for a warning than this. */
const PATIENCE = 600;
/** So many warnings are enough in a game. */
const MOST = 4;
/** After so many cards were put away in a row, one is asked whether warnings are enough. */
const TIRED = 3;

/** Beside somebody who plays a game for the first time: what it is about now, what happened, a warning before a blunder. */
export class Guide implements Guard {
  /** Whether it is still to be asked who plays. */
  asking = $state(false);
  /** Whether they want to be shown the game, and have to say how. */
  showing = $state(false);
  level = $state<Level>("off");
  /** How many cards were put away in a row. */
  private tired = $state(0);
  private said = $state.raw<Said>({ away: [], reasons: [] });
  private warned = $state.raw<{ warning: Warned; action: Legal; view: unknown; drafted: boolean } | null>(null);
  /** What is asked about the present position: one question at a time, the latest choice first. */
  private answers = new Map<string, Promise<Warned | null>>();
  private asked: unknown = null;
  private wanted = "";
  private last: Promise<unknown> = Promise.resolve();
  private readonly end: () => void;

  constructor(
    private readonly scene: LiveTable,
    private readonly game: GameGuide,
  ) {
    this.asking = isNew(scene.game);
    this.said = saidAt(scene.id);
    if (!this.asking) this.begin();
    this.end = $effect.root(() => {
      $effect(() => this.look(scene.draft));
    });
  }

  close(): void {
    this.end();
    if (this.scene.guard === this) this.scene.guard = null;
  }

  private begin(): void {
    this.level = levelOf(this.scene.game, this.scene.id);
    if (this.level !== "off") count(this.scene.game, this.scene.id);
    this.scene.guard = this;
  }

  /** Somebody knows the game, or wants to be shown it. */
  answer(answered: "known" | "shown"): void {
    answer(this.scene.game, answered);
    this.asking = false;
    this.begin();
  }

  choose(level: Level): void {
    choose(this.scene.game, level);
    this.level = level;
    this.tired = 0;
    if (level === "off") this.warned = null;
    else count(this.scene.game, this.scene.id);
  }

  // ---- what it is about

  get topic(): string {
    return this.game.topic(this.scene);
  }
  /** What the phase is about: in the game's own words where it knows more, like the rule of the card that acts. */
  get about(): string {
    return this.game.about?.(this.scene) ?? t(`${this.scene.game}-guide-${this.topic}-about`);
  }
  get standing(): Standing[] {
    return this.game.standing(this.scene);
  }
  /** Whether a card is shown: the phase, what happened, a tip. */
  shows(card: string): boolean {
    return this.level === "full" && !this.said.away.includes(card);
  }
  putAway(card: string): void {
    this.tired += 1;
    this.note({ away: [...this.said.away, card] });
  }
  /** A phase that was read need not be shown again where there is little room. */
  read(card: string): void {
    if (!this.said.away.includes(`read-${card}`)) this.note({ away: [...this.said.away, `read-${card}`] });
  }
  unread(card: string): boolean {
    return this.shows(card) && !this.said.away.includes(`read-${card}`);
  }
  /** Whether it is time to ask if warnings are enough. */
  get offers(): boolean {
    return this.level === "full" && this.tired >= TIRED;
  }
  stay(): void {
    this.tired = 0;
  }
  private note(change: Partial<Said>): void {
    this.said = { ...this.said, ...change };
    keepSaid(this.scene.id, this.said);
  }

  // ---- a warning before a blunder

  /** Never where other people play: the server would not say anything either. */
  private get watching(): boolean {
    return this.level !== "off" && this.scene.hintable && this.said.reasons.length < MOST;
  }

  get caution(): Caution | null {
    const { warned, scene } = this;
    if (!warned || warned.view !== scene.view) return null;
    if (warned.drafted && scene.draft?.text !== warned.action.text) return null;
    const { warning, action } = warned;
    const words = (phrase: unknown) => say(phrase as Phrase, (seat) => scene.name(seat));
    return {
      title: words(warning.what),
      detail: words(warning.why),
      better: () => {
        this.forget();
        scene.pick(scene.legal.find(({ text }) => text === warning.better.text) ?? null);
      },
      anyway: () => {
        this.forget();
        void scene.play(action);
      },
    };
  }

  private forget(): void {
    this.warned = null;
    this.scene.lit = new Set();
  }

  async holds(action: Legal): Promise<boolean> {
    const { warned } = this;
    if (warned && warned.view === this.scene.view && warned.action.text === action.text) return true;
    if (!this.watching) return false;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    return this.warn(await Promise.race([this.weigh(action), late]), action);
  }

  private look(draft: Legal | null): void {
    const { warned } = this;
    if (warned && (warned.drafted || draft) && warned.action.text !== draft?.text) this.forget();
    if (!draft || !this.watching) return;
    void this.weigh(draft).then((found) => {
      if (this.scene.draft === draft) this.warn(found, draft);
    });
  }

  private warn(warning: Warned | null, action: Legal): boolean {
    if (!warning || this.said.reasons.includes(warning.reason)) return false;
    this.note({ reasons: [...this.said.reasons, warning.reason] });
    this.warned = { warning, action, view: this.scene.view, drafted: this.scene.draft?.text === action.text };
    this.scene.lit = new Set(warning.places);
    return true;
  }

  private weigh(action: Legal): Promise<Warned | null> {
    if (this.asked !== this.scene.view) {
      this.asked = this.scene.view;
      this.answers = new Map();
    }
    this.wanted = action.text;
    const known = this.answers.get(action.text);
    if (known) return known;
    const view = this.scene.view;
    const answers = this.answers;
    const found = this.last.then(async () => {
      // what is no longer wanted need not be asked
      if (this.wanted === action.text && this.scene.view === view) return this.scene.weigh(action);
      answers.delete(action.text);
      return null;
    });
    const answered = found.catch(() => null);
    this.last = answered;
    answers.set(action.text, answered);
    return answered;
  }
}
