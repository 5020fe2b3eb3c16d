import type { Absent, Clocks, Entry, FromClient, FromServer, Legal, Refused, Sync, TableInfo, Update } from "../protocol";
import { still } from "../kit/motion";
import { sound } from "../kit/sound.svelte";
import { isPhrase, type Phrase } from "../words/phrase";
import { t } from "../words/words.svelte";
import type { Act, Scene, Status } from "../table/scene";
import { sameAct } from "../table/acts";
import { Line } from "./line";
import { refusalText } from "./problem";
import { visitor } from "./visitor.svelte";

/** How long a step of somebody else is shown before the next one. */
const STEP = 600;

/** What changes the position. */
const CHANGES = new Set(["began", "moved", "undone", "resigned"]);

/** The server did not do what it was asked. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refusalText(refused.code, refused.args));
  }
}

interface Pending {
  message: FromClient & { number: number };
  resolve: (items: unknown[]) => void;
  reject: (error: Error) => void;
}

type Request<M> = M extends { number: number } ? Omit<M, "number"> : never;

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
  /** Who is waited for though their page is closed, and the page's time when that was told. */
  absent = $state.raw<Absent[]>([]);
  absentAt = $state(0);
  /** Whether one may start the table and close its chat. */
  hosting = $state(false);
  status = $state<Status>("connecting");
  /** Why the table cannot be shown at all. */
  reason = $state<string | null>(null);
  thinking = $state.raw<{ seat: number; progress: number } | null>(null);
  loading = $state.raw<{ done: number; total: number } | null>(null);
  draft = $state.raw<Legal | null>(null);
  preview = $state.raw<any>(null);
  weighing = $state(false);
  why = $state.raw<Phrase[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** A refusal that concerns no action: shown, then forgotten. */
  notice = $state<string | null>(null);
  busy = $state(false);
  ready = $state(false);

  private readonly line: Line;
  private readonly pending = new Map<number, Pending>();
  private number = 0;
  private seq = 0;
  private readonly waiting: Update[] = [];
  private stepping = 0;
  private awaited: { seq: number; resolve: () => void }[] = [];
  private wantedSeat: number | null = null;
  private asked = 0;
  private readonly unsubscribe: () => void;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    // A socket speaks for whoever opened it: one who has just got an identity comes again.
    this.unsubscribe = visitor.onIdentity(() => this.line.renew());
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      greet: () => ({ seat: this.wantedSeat, seq: this.seq, key: this.key }),
      hear: (message) => this.hear(message),
      stand: (status, reason) => {
        this.status = status;
        if (reason) this.reason = reason;
      },
    });
  }

  close(): void {
    clearTimeout(this.stepping);
    this.unsubscribe();
    this.line.close();
  }

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

  /** Whether a hint may be asked for: where nobody else plays but bots. */
  get hintable(): boolean {
    return this.info.hints ?? false;
  }

  name(seat: number): string {
    return nameAt(this.info, seat);
  }

  // ---- choosing

  find(act: Act): Legal | undefined {
    return this.legal.find((legal) => sameAct(legal.action, act));
  }

  pick(action: Legal | null): void {
    this.why = [];
    if (this.draft === action) return;
    this.draft = action;
    this.preview = null;
    this.weighing = action !== null;
    const asked = ++this.asked;
    if (!action) return;
    const weighed = (preview: unknown) => {
      if (asked !== this.asked) return;
      this.preview = preview ?? null;
      this.weighing = false;
    };
    this.ask("preview", [action.action as Act]).then(
      ([item]) => weighed(item),
      () => weighed(null),
    );
  }

  async attempt(act: Act): Promise<boolean> {
    const legal = this.find(act);
    if (legal) {
      this.pick(legal);
      return true;
    }
    this.pick(null);
    const asked = ++this.asked;
    const [reasons] = await this.ask("why", [act]).catch(() => [[]]);
    if (asked === this.asked) this.why = Array.isArray(reasons) ? reasons.filter(isPhrase) : [];
    return false;
  }

  async confirm(): Promise<void> {
    if (this.draft) await this.play(this.draft);
  }

  async play(action: Legal): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.why = [];
    try {
      const [seq] = await this.request({ type: "move", seq: this.seq, action: action.action as Act });
      await this.shown(seq as number);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    await this.request({ type: "undo", seq: this.seq }).catch((error: unknown) => this.refuse(error));
  }
  async resign(): Promise<void> {
    await this.request({ type: "resign" }).catch((error: unknown) => this.refuse(error));
  }
  async leave(): Promise<void> {
    await this.request({ type: "leave" }).catch((error: unknown) => this.refuse(error));
  }
  async comeBack(): Promise<void> {
    await this.request({ type: "return" }).catch((error: unknown) => this.refuse(error));
  }
  /** Ask the seat for which all wait to decide. */
  async nudge(seat: number): Promise<void> {
    await this.request({ type: "nudge", seat }).catch((error: unknown) => this.refuse(error));
  }
  async prolong(seat: number): Promise<void> {
    await this.request({ type: "prolong", seat }).catch((error: unknown) => this.refuse(error));
  }
  /** Let a bot play for somebody who has been away long enough. */
  async replace(seat: number): Promise<void> {
    await this.request({ type: "replace", seat }).catch((error: unknown) => this.refuse(error));
  }
  /** Returns whether it was said: what was refused is not lost. */
  async say(text: string): Promise<boolean> {
    try {
      await this.request({ type: "say", text });
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }
  mute(muted: boolean): void {
    this.line.send({ type: "mute", muted });
  }

  /** Look from another of the own seats. */
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
    return this.request({ type: "ask", about, actions: acts });
  }

  /** What a strong player would do here. */
  hint(): Promise<unknown[]> {
    return this.request({ type: "hint" });
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const reasons = (error.refused.reasons ?? []).filter(isPhrase);
    if (reasons.length) this.why = reasons;
    else this.notice = error.message;
  }

  // ---- the wire

  private request(message: Request<FromClient>): Promise<unknown[]> {
    const number = ++this.number;
    const whole = { ...message, number } as FromClient & { number: number };
    return new Promise((resolve, reject) => {
      this.pending.set(number, { message: whole, resolve, reject });
      this.line.send(whole);
    });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "sync":
        return this.sync(message);
      case "update":
        this.waiting.push(message);
        if (message.log.some((entry) => entry.kind === "moved" && entry.seat === this.seat)) this.catchUp();
        else if (!this.stepping) this.step();
        return;
      case "done":
        this.catchUp();
        return this.settle(message.number, [message.seq]);
      case "answer":
        return this.settle(message.number, message.items);
      case "hints":
        return this.settle(message.number, message.candidates);
      case "refused":
        return this.refused(message);
      case "here":
        this.whoIsHere(message.seats, message.spectators, message.absent ?? []);
        return;
      case "thinking":
        this.thinking = { seat: message.seat, progress: message.progress };
        return;
      case "loading":
        this.loading = message.done < message.total ? { done: message.done, total: message.total } : null;
        return;
      case "slow":
        window.setTimeout(() => this.resend(), message.wait + 50);
        return;
      case "pong":
        return;
    }
  }

  private settle(number: number, items: unknown[]): void {
    const pending = this.pending.get(number);
    this.pending.delete(number);
    pending?.resolve(items);
  }

  private refused(message: Refused): void {
    const pending = message.number === null || message.number === undefined ? undefined : this.pending.get(message.number);
    if (!pending) {
      this.notice = refusalText(message.code, message.args);
      return;
    }
    this.pending.delete(pending.message.number);
    pending.reject(new Refusal(message));
  }

  /** What was asked before the connection broke is asked again: the server does nothing twice. */
  private resend(): void {
    for (const { message } of this.pending.values()) this.line.send(message);
  }

  private sync(message: Sync): void {
    clearTimeout(this.stepping);
    this.stepping = 0;
    this.waiting.length = 0;
    const known = this.seat === message.seat && this.ready ? this.log : [];
    this.info = message.table;
    this.seat = message.seat;
    this.wantedSeat = message.seat;
    this.yours = message.yours;
    this.log = [...known.filter((entry) => !message.log.some((other) => other.seq === entry.seq)), ...message.log];
    this.hosting = message.hosting ?? false;
    this.whoIsHere(message.here, message.spectators, message.absent ?? []);
    this.loading = null;
    this.show(message);
    this.hearNudge(this.log.slice(this.log.findLastIndex((entry) => CHANGES.has(entry.kind)) + 1));
    this.ready = true;
    this.resend();
  }

  /** Whoever is asked to decide sees and hears it, also when the page is opened afterwards. */
  private hearNudge(entries: Entry[]): void {
    const phrases = entries.flatMap((entry) => (entry.kind === "nudged" ? (entry.phrases ?? []).filter(isPhrase) : []));
    const seats = ({ args }: Phrase) => [args?.["who"], args?.["whom"]].map((who) => (who as { seat: number } | undefined)?.seat ?? -1);
    const asked = phrases.map(seats).find(([, whom]) => this.yours.includes(whom!));
    if (!asked) return;
    this.notice = t("page-nudged", { who: this.name(asked[0]!) });
    sound.play("turn");
  }

  private whoIsHere(seats: number[], spectators: number, absent: Absent[]): void {
    this.here = seats;
    this.spectators = spectators;
    this.absent = absent;
    this.absentAt = Date.now();
  }

  /** Who acts has seen enough: show at once all that was told. */
  private catchUp(): void {
    while (this.waiting.length) {
      clearTimeout(this.stepping);
      this.step();
    }
  }

  /** Wait until what stands at a place of the log is shown, so that nothing is done twice. */
  private shown(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const end = setTimeout(resolve, 3000);
      this.awaited.push({
        seq,
        resolve: () => {
          clearTimeout(end);
          resolve();
        },
      });
    });
  }

  /** Show the next thing that happened, and leave time to see it. */
  private step(): void {
    const update = this.waiting.shift();
    if (!update) {
      this.stepping = 0;
      return;
    }
    this.info = update.table ?? (update.state === this.info.state ? this.info : { ...this.info, state: update.state });
    this.log = [...this.log, ...update.log];
    this.hearNudge(update.log);
    this.show(update, update.log.some((entry) => CHANGES.has(entry.kind)));
    const told = update.log.some((entry) => entry.kind === "moved" && entry.seat !== this.seat);
    this.stepping = window.setTimeout(() => this.step(), told && !still() && !document.hidden ? STEP : 0);
  }

  /** What was chosen stays chosen when people only talked, came or went. */
  private show(told: Sync | Update, changed = true): void {
    this.seq = told.seq;
    for (const { seq, resolve } of this.awaited) if (told.seq >= seq) resolve();
    this.awaited = this.awaited.filter(({ seq }) => told.seq < seq);
    this.view = told.view;
    this.legal = told.legal;
    this.mayUndo = told.may_undo;
    this.clocks = told.clocks;
    this.clocksAt = Date.now();
    if (changed) {
      this.draft = null;
      this.preview = null;
      this.weighing = false;
      this.why = [];
      this.asked += 1;
    } else if (this.draft) {
      const { text } = this.draft;
      this.draft = told.legal.find((legal) => legal.text === text) ?? null;
    }
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
  return t("seat-name", { number: seat + 1 });
}
