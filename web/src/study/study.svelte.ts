import { preferred } from "../kit/taste/preferences.svelte";
import { api } from "../net/api";
import { nameAt } from "../net/live.svelte";
import { problemOf } from "../net/problem";
import type { Entry, FoundPosition, Legal, Studied, TableInfo, Thought } from "../protocol";
import { PosedScene } from "../table/posed.svelte";
import type { Act } from "../table/scene";
import type { Told } from "../words/phrase";
import { Engine } from "./engine.svelte";
import { LONGEST_NOTE, Tree, readSketch, type Move, type Pruned, type Row, type Sketch } from "./tree";

/** From whose eyes one looks: of whoever decides, with all hands open, or of one seat. */
export type Eyes = "mover" | "open" | number;
/** So many moves does one question carry. */
const AT_ONCE = 16;
/** A pause between questions that nobody waits for. */
const PAUSE = 300;
/** So many letters of moves may an address hold. */
const LONGEST = 8000;
/** Who plays a seat that is a bot's. */
export const LEVEL = "master";

/** A position to play on from, for any seat: take back, branch, let bots play, ask the engine. */
export class StudyScene extends PosedScene {
  readonly status = "open" as const;
  readonly tree: Tree;
  readonly engine: Engine;
  eyes = $state<Eyes>("mover");
  /** Which seats bots play. */
  bots = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether a bot thinks about its move. */
  botThinks = $state(false);
  problem = $state<string | null>(null);
  /** What was taken out last, to be put back. */
  pruned = $state.raw<Pruned | null>(null);
  /** What is shown, in notation. */
  position = $state("");
  /** Counts changes of the tree: it is no state of its own. */
  revision = $state(0);
  /** Whether the board still shows the move before: nothing is played there. */
  behind = $state(false);
  private walking: Promise<void> = Promise.resolve();
  private busy = $state(false);
  private readonly known = new Map<string, Studied>();
  private readonly thoughts = new Map<string, Thought>();
  private shown = 0;
  private closed = false;

  private constructor(readonly begin: FoundPosition) {
    super(begin.game);
    this.tree = new Tree(begin.position);
    this.engine = new Engine(begin.game, crypto.randomUUID?.() ?? String(Math.random()), (position, thought) => this.hear(position, thought));
  }

  /** Open a position, with the moves that an address holds besides. */
  static async open(begin: FoundPosition, moves = ""): Promise<StudyScene> {
    const scene = new StudyScene(begin);
    const { tree } = scene;
    const played = begin.moves?.reduce((at, text) => tree.add({ text, played: true }, at), tree.root) ?? tree.root;
    tree.here = tree.path(played)[(begin.at ?? 0) - 1] ?? tree.root;
    scene.sketch(tree.root, readSketch(moves));
    await scene.show(tree.here);
    void scene.tellAll();
    return scene;
  }

  close(): void {
    this.closed = true;
    this.engine.stop();
  }

  get mine(): boolean {
    return this.legal.length > 0 && !this.busy && !this.botThinks;
  }
  get quick(): boolean {
    return !preferred.values.confirm;
  }
  settle(act: () => void = () => void this.confirm()): void {
    if (this.quick && this.mine) act();
  }
  get mover(): number | null {
    return this.view?.to_move ?? null;
  }
  get mayUndo(): boolean {
    return this.revision >= 0 && this.tree.back !== null;
  }
  get rows(): Row[] {
    return this.revision >= 0 ? this.tree.rows() : [];
  }
  get current(): Move {
    return this.revision >= 0 ? this.tree.here : this.tree.root;
  }
  override get log(): Entry[] {
    return this.revision >= 0 ? this.tree.path().map((move) => ({ seq: move.id, at: 0, kind: "moved", seat: move.seat, phrases: move.phrases }) as Entry) : [];
  }
  /** The chances of all seats here, as far as the engine has thought. */
  get chances(): number[] | null {
    if (this.over) return this.info.seats.map((_, seat) => (this.info.winners.includes(seat) ? 1 / this.info.winners.length : 0));
    return this.engine.thought?.lines[0]?.chances ?? (this.revision >= 0 ? (this.tree.here.chances ?? null) : null);
  }
  override name(seat: number): string {
    return nameAt(this.info, seat);
  }

  // ---- walking

  /** Show a move; what was shown before is at hand at once. */
  show(move: Move): Promise<void> {
    return (this.walking = this.walk(move));
  }

  private async walk(move: Move): Promise<void> {
    const before = this.tree.here;
    this.tree.here = move;
    this.revision += 1;
    this.problem = null;
    const shown = ++this.shown;
    this.behind = true;
    const key = `${move.id} ${this.eyes}`;
    try {
      const told = this.known.get(key) ?? (await this.tell(move));
      this.known.set(key, told);
      if (shown === this.shown && !this.closed) this.put(told);
    } catch (error) {
      if (shown !== this.shown) return;
      // a move of an address that the rules do not allow here is no move
      if (!move.position && move.parent && this.view === null) {
        this.tree.prune(move);
        return this.show(this.tree.here);
      }
      this.problem = problemOf(error);
      if (this.view !== null) this.tree.here = before;
      this.revision += 1;
    } finally {
      if (shown === this.shown) this.behind = false;
    }
  }

  /** Learn what a board needs to show a move, and what is told of it. */
  private async tell(move: Move): Promise<Studied> {
    const path = this.tree.path(move).map(({ text }) => text);
    if (!move.parent || move.position) return this.study({ earlier: path });
    const told = await this.study({ earlier: path.slice(0, -1), play: path.slice(-1) });
    this.learn([move], told);
    return told;
  }

  private learn(moves: Move[], { steps }: Studied): void {
    steps.forEach((step, i) => {
      const move = moves[i];
      if (move) [move.seat, move.phrases, move.position] = [step.seat, step.phrases as Told[], step.position];
    });
    this.revision += 1;
  }

  /** Learn what is told of the moves that came with the position, some at a time, nearest to what is shown first. */
  private async tellAll(): Promise<void> {
    const untold = (): Move[] => {
      const rows = this.tree.rows();
      const here = rows.findIndex(({ move }) => move === this.tree.here);
      const near = (place: number) => Math.abs(place - here);
      const places = rows.flatMap(({ move }, place) => (move.position ? [] : [place])).sort((a, b) => near(a) - near(b));
      let first: Move | undefined = places.length ? rows[places[0]!]!.move : undefined;
      for (let n = 0; n < AT_ONCE / 2 && first?.parent?.parent && !first.parent.position; n += 1) first = first.parent;
      const line: Move[] = [];
      for (let at = first; at && !at.position && line.length < AT_ONCE; at = at.children[0]) line.push(at);
      return line;
    };
    for (let line = untold(); line.length && !this.closed; line = untold()) {
      const [first] = line as [Move];
      try {
        const earlier = this.tree.path(first).slice(0, -1).map(({ text }) => text);
        this.learn(line, await this.study({ earlier, play: line.map(({ text }) => text) }));
      } catch {
        return; // they are told when they are shown
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  go(move: Move | null): void {
    if (move && move !== this.tree.here) void this.show(move);
  }

  lookFrom(eyes: Eyes): void {
    this.eyes = eyes;
    void this.show(this.tree.here);
  }

  promote(move: Move): void {
    this.tree.promote(move);
    this.revision += 1;
  }
  /** Write something about a move; nothing takes it away. */
  note(move: Move, text: string): void {
    move.note = text.trim().slice(0, LONGEST_NOTE);
    this.revision += 1;
  }
  prune(move: Move): void {
    const before = this.tree.here;
    this.pruned = this.tree.prune(move);
    this.revision += 1;
    if (before !== this.tree.here) void this.show(this.tree.here);
  }
  restore(): void {
    if (!this.pruned) return;
    this.tree.restore(this.pruned);
    this.pruned = null;
    this.revision += 1;
    void this.show(this.tree.here);
  }

  // ---- choosing

  /** Make a move: it goes on with the line, or branches off. Bots answer where they play. */
  async play(action: Legal): Promise<void> {
    if (this.busy || this.behind) return;
    this.busy = true;
    try {
      await this.move(action.text);
    } finally {
      this.busy = false;
    }
    await this.answer();
  }

  /** Take the last move back: the line stays. */
  undo(): Promise<void> {
    this.go(this.tree.back);
    return Promise.resolve();
  }

  async ask(about: "preview" | "why" | "words", acts: Act[]): Promise<unknown[]> {
    return (await this.study({ earlier: this.tree.path().map(({ text }) => text), about, ask: acts })).items;
  }

  // ---- bots

  /** Let a bot play a seat, or play it by hand again. */
  setBot(seat: number, bot: boolean): void {
    const bots = new Set(this.bots);
    if (bot) bots.add(seat);
    else bots.delete(seat);
    this.bots = bots;
    this.info = this.tableOf(this.view);
    if (bot) void this.answer();
  }

  /** A bot moves once, for whoever decides. Returns whether it did. */
  async botMoves(): Promise<boolean> {
    while (this.behind) await this.walking;
    if (this.over || this.busy || this.botThinks || this.mover === null) return false;
    const at = this.tree.here;
    this.botThinks = true;
    this.problem = null;
    const thinking = this.engine.thinking;
    this.engine.stop();
    try {
      const choice = await api.askBot({ game: this.game, position: this.position, level: LEVEL, window: this.engine.window });
      if (this.closed || this.tree.here !== at) return false;
      await this.move(choice.text);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      if (thinking) this.engine.look(this.position, this.thoughts.get(this.position) ?? null);
      return false;
    } finally {
      this.botThinks = false;
    }
  }

  private async answer(): Promise<void> {
    while (!this.closed && this.mover !== null && this.bots.has(this.mover)) if (!(await this.botMoves())) return;
  }

  // ---- with the server

  private study(asked: { earlier?: (string | Record<string, unknown>)[]; play?: string[]; about?: "preview" | "why" | "words"; ask?: Act[] }): Promise<Studied> {
    const { eyes } = this;
    return api.study({ game: this.game, position: this.tree.root.position, seat: eyes === "open" ? "mover" : eyes, open: eyes === "open", ...asked });
  }

  private async move(text: string): Promise<void> {
    const at = this.tree.here;
    const known = at.children.find((child) => child.text === text);
    if (known) return this.show(known);
    try {
      const told = await this.study({ earlier: this.tree.path(at).map((move) => move.text), play: [text] });
      const [step] = told.steps;
      if (!step) return;
      const move = this.tree.add({ seat: step.seat, text, phrases: step.phrases as Told[], position: told.position }, at);
      this.known.set(`${move.id} ${this.eyes}`, told);
      await this.show(move);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Put the moves of an address into the tree. */
  private sketch(after: Move, sketches: Sketch[]): void {
    for (const { text, here, note, children } of sketches) {
      const move = this.tree.add({ text }, after);
      if (here) this.tree.here = move;
      if (note) move.note = note;
      this.sketch(move, children);
    }
  }

  /** The same moment with other luck: all that whoever decides cannot know, and whatever is still to come, drawn anew. */
  async otherLuck(): Promise<FoundPosition> {
    const { code } = await api.sharePosition({ game: this.game, position: this.position, whole: false, seat: this.mover });
    const found = await api.readPosition(this.game, code);
    return this.begin.whole ? { ...found, ...(await api.sharePosition({ game: this.game, position: found.position, whole: true, seat: null })), seat: null } : found;
  }

  /** The moves for an address; none where they are too many for one. */
  get moves(): string {
    const written = this.revision >= 0 ? this.tree.write() : "";
    return written.length <= LONGEST ? written : "";
  }

  private put(told: Studied): void {
    this.position = told.position;
    this.seat = told.seat;
    this.showView(told.view, told.legal);
    this.engine.look(this.over ? null : told.position, this.thoughts.get(told.position) ?? null);
  }

  private hear(position: string, thought: Thought): void {
    this.thoughts.set(position, thought);
    const { here } = this.tree;
    const best = thought.lines[0]?.chances;
    if (this.position === position && best && !this.behind) here.chances = best;
    this.revision += 1;
  }

  protected override sitter(seat: number): TableInfo["seats"][number] {
    return this.bots.has(seat) ? { kind: "bot", level: LEVEL } : { kind: "person" };
  }
}
