import type { Absent, Clocks, Entry, FromServer, Here, Legal, Reacted, Sync, TableInfo, Update, Warned } from "../protocol";
import { still } from "../kit/taste/motion";
import { preferred } from "../kit/taste/preferences.svelte";
import { sound } from "../kit/taste/sound.svelte";
import { isPhrase, type Phrase } from "../words/phrase";
import { t } from "../words/words.svelte";
import type { Act, Caution, Scene, Status } from "../table/scene";
import { sameAct } from "../table/acts";
import { Drafting } from "./drafting.svelte";
import { Line } from "./line";
import { Pacing } from "./pacing";
import { Reactions } from "./reactions.svelte";
import { refusalText } from "./problem";
import { Refusal, Requests } from "./requests";
import { visitor } from "./visitor.svelte";

type Reaction = Reacted["reaction"];

/** What changes the position. */
const CHANGES = new Set(["began", "moved", "undone", "resigned", "agreed"]);

/** Somebody who looks at a choice before it is done. */
export interface Guard {
  readonly caution: Caution | null;
  /** Returns whether there is something to say first: then it is not done yet. */
  holds(action: Legal): Promise<boolean>;
}

/** A table as this page sees it: what the server told last, and the way to act. */
export class LiveTable implements Scene {
  readonly replay = false;
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  yours = $state.raw<number[]>([]);
  view = $state.raw<any>(null);
  legal = $state.raw<Legal[]>([]);
  mayUndo = $state(false);
  clocks = $state.raw<Clocks | null>(null);
  /** The page's time when the clocks were told. */
  clocksAt = $state(0);
  log = $state.raw<Entry[]>([]);
  here = $state.raw<number[]>([]);
  spectators = $state(0);
  /** The names of some who look on; the others are guests. */
  watchers = $state.raw<string[]>([]);
  /** Who is waited for though their page is closed, and the page's time when that was told. */
  absent = $state.raw<Absent[]>([]);
  absentAt = $state(0);
  /** Whether one may start the table and close its chat. */
  hosting = $state(false);
  status = $state<Status>("connecting");
  /** When a lost connection is tried again, in the page's time; null while it is tried. */
  againAt = $state<number | null>(null);
  /** Why the table cannot be shown at all. */
  reason = $state<string | null>(null);
  thinking = $state.raw<{ seat: number; progress: number } | null>(null);
  loading = $state.raw<{ done: number; total: number } | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** A refusal that concerns no action: shown, then forgotten. */
  notice = $state<string | null>(null);
  /** Who waits for a decision and has said so: shown until it is closed, or somebody has decided. */
  call = $state<string | null>(null);
  busy = $state(false);
  ready = $state(false);
  /** The last entry of the log when the table was opened: what came after it is news, also while the board was loading. */
  opened = 0;
  /** Looks at what is chosen before it is done, where somebody is guided. */
  guard = $state.raw<Guard | null>(null);

  readonly reactions: Reactions;

  private readonly line: Line;
  private readonly requests = new Requests((message) => this.line.send(message));
  private readonly drafting = new Drafting((about, acts) => this.ask(about, acts));
  private readonly pacing = new Pacing((update) => this.advance(update));
  private seq = 0;
  /** Counts what was sent: the answer to a move says nothing of the next one. */
  private sent = 0;
  /** Whether a click has begun since another decision is due: the second of a double one belongs to its first. */
  private begun = false;
  private wantedSeat: number | null = null;
  private readonly unsubscribe: () => void;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.reactions = new Reactions(id);
    // A socket speaks for whoever opened it: one who has just got an identity comes again.
    this.unsubscribe = visitor.onIdentity(() => this.line.renew());
    window.addEventListener("click", this.begin, true);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      greet: () => ({ seat: this.wantedSeat, seq: this.seq, key: this.key }),
      hear: (message) => this.hear(message),
      stand: (status, reason, again) => {
        this.status = status;
        this.againAt = again ?? null;
        if (reason) this.reason = reason;
      },
    });
  }

  close(): void {
    this.pacing.clear();
    this.reactions.close();
    this.unsubscribe();
    window.removeEventListener("click", this.begin, true);
    this.line.close();
  }

  private readonly begin = (event: MouseEvent) => {
    if (event.detail <= 1) this.begun = true;
  };

  get game(): string {
    return this.info.game;
  }
  get over(): boolean {
    return this.info.state === "over";
  }
  get mover(): number | null {
    return this.info.state === "playing" ? (this.view?.to_move ?? null) : null;
  }
  get mine(): boolean {
    return this.seat !== null && this.mover === this.seat && this.legal.length > 0 && !this.info.seats[this.seat]?.away;
  }

  /** Try a lost connection at once. */
  hurry(): void {
    this.line.hurry();
  }

  /** Whether a hint may be asked for: where nobody else plays but bots. */
  get hintable(): boolean {
    return this.info.hints ?? false;
  }

  name(seat: number): string {
    return nameAt(this.info, seat);
  }

  // ---- choosing

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

  find(act: Act): Legal | undefined {
    return this.legal.find((legal) => sameAct(legal.action, act));
  }

  pick(action: Legal | null): void {
    this.drafting.pick(action);
  }

  async attempt(act: Act): Promise<boolean> {
    const legal = this.find(act);
    if (legal) {
      this.pick(legal);
      return true;
    }
    await this.drafting.wonder(act);
    return false;
  }

  async confirm(): Promise<void> {
    if (this.draft) await this.play(this.draft);
  }

  get quick(): boolean {
    return !preferred.values.confirm;
  }

  settle(act: () => void = () => void this.confirm()): void {
    const again = ((window.event as UIEvent | undefined)?.detail ?? 0) > 1;
    if (this.quick && this.mine && !this.busy && !(again && !this.begun)) act();
  }

  /** What is said before something is done, instead of whose turn it is. */
  get caution(): Caution | null {
    return this.guard?.caution ?? null;
  }

  async play(action: Legal): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const sent = ++this.sent;
    this.drafting.why = [];
    try {
      if (this.guard && (await this.guard.holds(action))) return;
      const [seq] = await this.requests.ask({ type: "move", seq: this.seq, action: action.action as Act });
      await this.pacing.shown(seq as number);
    } catch (error) {
      this.refuse(error);
    } finally {
      if (sent === this.sent) this.busy = false;
    }
  }

  async undo(): Promise<void> {
    await this.requests.ask({ type: "undo", seq: this.seq }).catch((error: unknown) => this.refuse(error));
  }
  /** Before the beginning: say that one is ready, or take it back. */
  async beReady(ready: boolean): Promise<void> {
    await this.requests.ask({ type: "ready", ready }).catch((error: unknown) => this.refuse(error));
  }
  async resign(): Promise<void> {
    await this.requests.ask({ type: "resign" }).catch((error: unknown) => this.refuse(error));
  }
  async leave(): Promise<void> {
    await this.requests.ask({ type: "leave" }).catch((error: unknown) => this.refuse(error));
  }
  async comeBack(): Promise<void> {
    await this.requests.ask({ type: "return" }).catch((error: unknown) => this.refuse(error));
  }
  /** Ask the seat for which all wait to decide. */
  async nudge(seat: number): Promise<void> {
    await this.requests.ask({ type: "nudge", seat }).catch((error: unknown) => this.refuse(error));
  }
  async prolong(seat: number): Promise<void> {
    await this.requests.ask({ type: "prolong", seat }).catch((error: unknown) => this.refuse(error));
  }
  /** Let a bot play for somebody who has been away long enough. */
  async replace(seat: number): Promise<void> {
    await this.requests.ask({ type: "replace", seat }).catch((error: unknown) => this.refuse(error));
  }
  /** Returns whether it was said: what was refused is not lost. */
  async say(text: string): Promise<boolean> {
    try {
      await this.requests.ask({ type: "say", text });
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }
  /** Show a reaction to the others. */
  async react(reaction: Reaction): Promise<void> {
    await this.requests.ask({ type: "react", reaction }).catch((error: unknown) => this.refuse(error));
  }
  mute(muted: boolean): void {
    this.line.send({ type: "mute", muted });
  }

  /** Look from another of one's own seats. */
  lookFrom(seat: number | null): void {
    this.wantedSeat = seat;
    this.line.send({ type: "look", seat, seq: 0 });
  }

  /** Look from a seat that was just taken. */
  sitDown(seat: number): void {
    this.seq = 0;
    this.lookFrom(seat);
  }

  ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    return this.requests.ask({ type: "ask", about, actions: acts });
  }

  /** What a strong player would do here. */
  hint(): Promise<unknown[]> {
    return this.requests.ask({ type: "hint" });
  }

  /** What an action loses that another keeps; null: nothing to speak of. */
  async weigh(action: Legal): Promise<Warned | null> {
    const [warning] = await this.requests.ask({ type: "warn", action: action.action as Act });
    return (warning as Warned | null) ?? null;
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const reasons = (error.refused.reasons ?? []).filter(isPhrase);
    if (reasons.length) this.drafting.why = reasons;
    else this.notice = error.message;
  }

  // ---- the wire

  private hear(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.sync(message);
      case "update":
        this.pacing.push(message);
        if (message.log.some((entry) => entry.kind === "moved" && entry.seat === this.seat)) this.pacing.catchUp();
        return;
      case "done":
        this.pacing.catchUp();
        return this.requests.answered(message.number, [message.seq]);
      case "answer":
        return this.requests.answered(message.number, message.items);
      case "hints":
        return this.requests.answered(message.number, message.candidates);
      case "weighed":
        return this.requests.answered(message.number, [message.warning]);
      case "refused":
        if (!this.requests.refused(message)) this.notice = refusalText(message.code, message.args);
        return;
      case "here":
        this.whoIsHere(message.seats, message);
        return;
      case "reacted":
        return this.reactions.hear(message);
      case "thinking":
        this.thinking = { seat: message.seat, progress: message.progress };
        return;
      case "loading":
        this.loading = message.done < message.total ? { done: message.done, total: message.total } : null;
        return;
      case "slow":
        window.setTimeout(() => this.requests.resend(), message.wait + 50);
        return;
      case "pong":
        return;
    }
  }

  private sync(message: Sync): void {
    this.pacing.clear();
    const known = this.seat === message.seat && this.ready ? this.log : [];
    this.info = message.table;
    this.seat = message.seat;
    this.wantedSeat = message.seat;
    this.yours = message.yours;
    this.log = parted([...known.filter((entry) => !message.log.some((other) => other.seq === entry.seq)), ...message.log]);
    this.hosting = message.hosting ?? false;
    this.whoIsHere(message.here, message);
    this.loading = null;
    if (!this.ready) this.opened = message.seq;
    this.show(message);
    this.hearNudge(this.log.slice(this.log.findLastIndex((entry) => CHANGES.has(entry.kind)) + 1));
    this.ready = true;
    this.requests.resend();
  }

  /** Whoever is asked to decide sees and hears it, also when the page is opened afterwards. */
  private hearNudge(entries: Entry[]): void {
    const phrases = entries.flatMap((entry) => (entry.kind === "nudged" ? (entry.phrases ?? []).filter(isPhrase) : []));
    const seats = ({ args }: Phrase) => [args?.["who"], args?.["whom"]].map((who) => (who as { seat: number } | undefined)?.seat ?? -1);
    const asked = phrases.map(seats).find(([, whom]) => this.yours.includes(whom!));
    if (!asked) return;
    this.call = t("page-nudged", { who: this.name(asked[0]!) });
    sound.play("turn");
  }

  private whoIsHere(seats: number[], told: Pick<Here, "spectators" | "watchers" | "absent">): void {
    this.here = seats;
    this.spectators = told.spectators;
    this.watchers = told.watchers ?? [];
    this.absent = told.absent ?? [];
    this.absentAt = Date.now();
  }

  /** Show one thing that happened; returns whether it is somebody else's deed, which one wants to see. */
  private advance(update: Update): boolean {
    this.info = update.table ?? (update.state === this.info.state ? this.info : { ...this.info, state: update.state });
    this.log = [...this.log, ...update.log];
    if (update.log.some((entry) => entry.kind === "left")) this.log = parted(this.log);
    this.hearNudge(update.log);
    this.show(update, update.log.some((entry) => CHANGES.has(entry.kind)));
    // who sees one's own move may act again, though its answer is on its way still
    if (update.log.some((entry) => entry.kind === "moved" && entry.seat === this.seat)) this.busy = false;
    const told = update.log.some((entry) => entry.kind === "moved" && entry.seat !== this.seat);
    if (told) sound.play("piece");
    return told && !still() && !document.hidden;
  }

  private show(told: Sync | Update, changed = true): void {
    this.seq = told.seq;
    this.pacing.reached(told.seq);
    this.view = told.view;
    this.legal = told.legal;
    this.mayUndo = told.may_undo;
    this.clocks = told.clocks;
    this.clocksAt = Date.now();
    if (changed) {
      this.drafting.drop();
      this.begun = false;
    } else this.drafting.keep(told.legal);
    if (this.thinking && this.thinking.seat !== this.mover) this.thinking = null;
  }
}

/** So many names are there for bots. */
const BOTS = 5;

/** The name of who sits somewhere: a person's own, or what a bot is called. */
export function nameAt(info: TableInfo, seat: number): string {
  const who = info.seats[seat];
  if (who?.kind === "bot") return t(`page-bot-name-${(seat % BOTS) + 1}`);
  if (who?.name) return who.name;
  if (who?.forgotten) return t("server-somebody");
  return t("seat-name", { number: seat + 1 });
}

/** Lines about somebody who left a seat later keep the name that the last one says: the seat may be another's soon. */
function parted(log: Entry[]): Entry[] {
  const names = new Map<number, string | Phrase>();
  return log
    .toReversed()
    .map((entry) => {
      if (typeof entry.seat !== "number") return entry;
      const who = (entry.phrases?.[0] as Phrase | undefined)?.args?.["who"];
      if (entry.kind === "left" && (typeof who === "string" || isPhrase(who))) names.set(entry.seat, who);
      const name = entry.kind === "sat" || entry.kind === "hosted" ? names.get(entry.seat) : undefined;
      if (name === undefined) return entry;
      if (entry.kind === "sat") names.delete(entry.seat);
      return { ...entry, phrases: (entry.phrases as Phrase[]).map((phrase) => named(phrase, name)) };
    })
    .toReversed();
}

function named(phrase: Phrase, name: string | Phrase): Phrase {
  return typeof phrase.args?.["who"] === "object" ? { ...phrase, args: { ...phrase.args, who: name, "who-is": "they" } } : phrase;
}
