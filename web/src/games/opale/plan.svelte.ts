import type { Act, Scene } from "../../table/scene";
import type { Piece } from "./track";
import { areaOf, sameCard } from "./cards";
import { type Card, type Action, type Preview, type View, type SeatView, type Type } from "./forms";

export type OpaleScene = Scene<View, Preview>;

/** After so many milliseconds without an outcome what was sent counts as refused. */
const UNSEEN = 1500;

/** What whoever is to decide has in mind: cards picked out of the hand, a target, and what is still to be sent. */
export class Plan {
  readonly scene: OpaleScene;
  /** Ids of the cards picked out of the hand, the first picked first. */
  chosen = $state<string[]>([]);
  target = $state<Type | null>(null);
  /** Whether an area is being chosen for the Seal. */
  sealing = $state(false);
  /** What the targets of a choice that is due would bring. */
  prospects = $state<Partial<Record<Type, Preview>>>({});
  /** Whether it is not answered yet what they would bring. */
  asking = $state(false);
  /** The rest of what was confirmed, sent one by one: each when the one before is done and seen. */
  #queue: Action[] = [];
  #sending = false;
  #due = false;
  /** Whether something was sent whose outcome is not seen yet: nothing can be confirmed meanwhile. */
  sent = $state(false);
  /** A play to which no card of the hand can be added. */
  #whole: unknown = null;
  /** What was picked elsewhere, by a hint: which pile it takes can be chosen at once, or is asked when the cards lie. */
  #told = $state.raw<unknown>(null);

  constructor(scene: OpaleScene) {
    this.scene = scene;
  }

  get own(): SeatView | null {
    return this.scene.seat === null ? null : this.scene.view.seats[this.scene.seat]!;
  }

  /** How many cards are to be picked for what is due: no fewer, no more. */
  get bounds(): [least: number, most: number] {
    return this.own?.picks ?? [0, 0];
  }

  /** The areas between which a target is to be chosen now, with what each would bring. */
  get targets(): Partial<Record<Type, Preview>> {
    if (this.scene.view.phase === "take") return this.prospects;
    return this.scene.draft && this.scene.preview ? this.scene.preview.targets : {};
  }

  /** What will surely come of what is chosen. */
  get outlook(): Preview | null {
    const { draft, preview } = this.scene;
    if (!draft || !preview) return null;
    return (this.target && preview.targets[this.target]) || preview;
  }

  /** The area from which the chosen play takes: where the cards are laid, or lie already. */
  get source(): Type | null {
    const act = this.scene.draft?.action as Action | undefined;
    if (act && "play" in act) return act.play[0]!.type;
    return this.scene.view.phase === "take" ? (this.scene.view.pending as Type) : null;
  }

  /** Whether something is under way that will change what may be chosen: what was sent, or what was asked. */
  get busy(): boolean {
    return this.sent || this.asking || this.scene.weighing;
  }

  get ready(): boolean {
    // Until it is known whether a play has targets, it does not look as if it had none.
    if (this.busy) return false;
    const { phase } = this.scene.view;
    if (phase === "lay_aside" || phase === "discard") {
      const [least, most] = this.bounds;
      return this.chosen.length >= least && this.chosen.length <= most;
    }
    const choices = Object.keys(this.targets);
    return this.scene.draft !== null && (phase === "take" || choices.length === 0 || this.target !== null || this.scene.draft === this.#told);
  }

  /** Put a card of the hand among the chosen ones, or take it back. */
  toggle(piece: Piece, hand: readonly Piece[]): void {
    const { view } = this.scene;
    if (this.chosen.includes(piece.id)) {
      this.chosen = this.chosen.filter((id) => id !== piece.id);
    } else if (view.phase === "lay_aside" || view.phase === "discard") {
      this.chosen = [...this.chosen, piece.id].slice(-this.bounds[1]);
    } else {
      const first = hand.find((other) => other.id === this.chosen[0]);
      const joins = first?.card.type === piece.card.type && view.twin_left === 0;
      this.chosen = joins ? [...this.chosen, piece.id] : [piece.id];
      if (!joins) this.target = null;
    }
    this.suggest(hand);
    this.close(hand);
  }

  /** Pick the cards of one type, as many as may be laid; they are dropped where they are chosen already. */
  gather(type: Type, hand: readonly Piece[]): void {
    const cards = hand.filter((piece) => piece.card.type === type).reverse();
    if (cards.length === 0) return;
    const room = areaOf(this.scene.view, type).room ?? cards.length;
    const wanted = cards.slice(0, Math.max(1, room)).map((piece) => piece.id);
    const same = wanted.length === this.chosen.length && wanted.every((id) => this.chosen.includes(id));
    this.chosen = same ? [] : wanted;
    this.target = null;
    this.suggest(hand);
    this.close(hand);
  }

  /** What was just chosen may be whole: of a play it is known once it is answered which targets it has. */
  private close(hand: readonly Piece[]): void {
    const { scene } = this;
    this.#whole = null;
    if (!scene.quick || this.chosen.length === 0) return;
    if (scene.view.phase !== "play") {
      if (this.chosen.length === this.bounds[1] && this.ready) scene.settle?.(() => this.confirm(hand));
      return;
    }
    const { type } = hand.find((piece) => piece.id === this.chosen[0])!.card;
    const most = Math.min(areaOf(scene.view, type).room ?? Infinity, hand.filter((piece) => piece.card.type === type).length);
    if (scene.view.twin_left > 0 || this.chosen.length >= most) this.#whole = scene.draft;
  }

  /** It is known what the draft will do: a whole play without targets is done where that is quick. */
  weighed(): void {
    const { scene } = this;
    if (scene.draft === null || scene.draft !== this.#whole || !this.ready) return;
    this.#whole = null;
    scene.settle?.(() => this.confirm([]));
  }

  /** Make the chosen cards the draft, or hear why they may not be played. */
  suggest(hand: readonly Piece[]): void {
    const { scene } = this;
    this.sealing = false;
    if (!scene.mine || scene.view.phase !== "play") return;
    const cards = this.cards(hand);
    if (cards.length === 0) scene.pick(null);
    else void scene.attempt({ play: cards });
  }

  /** The chosen cards, in the order in which actions name them. */
  cards(hand: readonly Piece[]): Card[] {
    return hand.filter((piece) => this.chosen.includes(piece.id)).map((piece) => piece.card);
  }

  aim(type: Type): void {
    if (this.scene.view.phase === "take") {
      const already = this.target === type && !this.scene.quick;
      this.target = already ? null : type;
      this.choose(already ? null : { take: type });
    } else {
      this.target = this.target === type && !this.scene.quick ? null : type;
      if (this.target && this.ready) this.scene.settle?.(() => this.confirm([]));
    }
  }

  /** Make an action the draft, or hear why it may not be chosen. */
  choose(act: Action | null): void {
    this.chosen = [];
    this.sealing = false;
    if (act === null) return this.scene.pick(null);
    void this.scene.attempt(act as Act);
    if (this.scene.draft) this.scene.settle?.(() => this.confirm([]));
  }

  /** Begin to choose an area for the Seal. */
  begin(): void {
    this.choose(null);
    this.sealing = true;
  }

  /** Lay the Seal on an area, or take it back. */
  seal(area: Type): void {
    const act = this.scene.draft?.action as Action | undefined;
    const already = act !== undefined && "area" in act && act.area === area && !this.scene.quick;
    this.choose(already ? null : { shell: "seal", area });
    this.sealing = true;
  }

  clear(): void {
    this.#queue = [];
    this.chosen = [];
    this.target = null;
    this.sealing = false;
    this.scene.pick(null);
    this.offer();
  }

  /** What is confirmed is sent: at once, or card by card where the rules ask card by card. */
  confirm(hand: readonly Piece[]): void {
    const { view, draft } = this.scene;
    const cards = this.cards(hand).map((card): Action => ({ card }));
    if (view.phase === "lay_aside") this.send(cards);
    else if (view.phase === "discard") this.send(view.pending === "undertow" ? [...cards, { pass: true }] : cards);
    else if (draft) this.send([draft.action as Action, ...(view.phase === "play" && this.target ? [{ take: this.target }] : [])]);
  }

  /** Send actions one after the other. */
  send(acts: Action[]): void {
    this.#queue = acts;
    void this.#next();
  }

  /** Send the next of what was confirmed, if it may still be done. */
  async #next(): Promise<void> {
    this.#due = this.#sending;
    if (this.#sending) return;
    const legal = this.#queue.length > 0 && this.scene.find(this.#queue.shift() as Act);
    if (!legal) {
      this.#queue = [];
      this.sent = false;
      return;
    }
    const { view } = this.scene;
    this.#sending = this.sent = true;
    await this.scene.play(legal);
    this.#sending = false;
    if (this.#due) void this.#next();
    else setTimeout(() => this.scene.view === view && (this.sent = false), UNSEEN);
  }

  /** Where the usual answer is plain, it is chosen beforehand: to draw from the deck, to use no shell, to play nothing. */
  offer(): void {
    const { scene } = this;
    if (!scene.mine || scene.draft || scene.over) return;
    const { phase } = scene.view;
    const usual: Action | null = phase === "draw" ? { draw: "deck" } : phase === "play" || phase === "end_of_turn" ? { pass: true } : null;
    const legal = usual && scene.find(usual as Act);
    if (legal) scene.pick(legal);
  }

  /** Show as chosen what was picked elsewhere: by a hint, say. */
  follow(hand: readonly Piece[]): void {
    const act = this.scene.draft?.action as Action | undefined;
    if (!act) return;
    if ("take" in act) this.target = act.take;
    if ("card" in act && this.scene.view.phase !== "draw") {
      const piece = hand.find((other) => sameCard(other.card, act.card) && !this.chosen.includes(other.id));
      this.scene.pick(null);
      if (piece) this.toggle(piece, hand);
    }
    if ("play" in act && JSON.stringify(this.cards(hand)) !== JSON.stringify(act.play)) {
      const free = [...hand];
      this.target = null;
      this.#told = this.scene.draft;
      this.chosen = act.play.map((card) => free.splice(free.findIndex((piece) => sameCard(piece.card, card)), 1)[0]!.id);
    }
  }

  /** A new view: forget what is past, go on with what was confirmed, and ask what a due choice would bring. */
  async renew(hand: readonly Piece[]): Promise<void> {
    const { scene } = this;
    // What was sent is done: of equal cards the one that stays may bear the id of the one that was played.
    this.chosen = this.sent ? [] : this.chosen.filter((id) => hand.some((piece) => piece.id === id));
    this.sealing = false;
    this.prospects = {};
    this.asking = false;
    this.sent = this.#queue.length > 0;
    if (!scene.mine) {
      this.#queue = [];
      this.sent = false;
      return;
    }
    if (this.#queue.length > 0) return void this.#next();
    this.target = null;
    this.offer();
    if (this.chosen.length > 0) this.suggest(hand);
    if (scene.view.phase !== "take") return;
    const { view, legal } = scene;
    const acts = legal.map((choice) => choice.action as Act);
    this.asking = true;
    const answers = (await scene.ask("preview", acts).catch(() => [])) as Preview[];
    if (scene.view !== view) return;
    this.prospects = Object.fromEntries(acts.flatMap((act, i) => (answers[i] ? [[act["take"], answers[i]]] : [])));
    this.asking = false;
  }
}

const plans = new WeakMap<Scene, Plan>();

/** The one plan of a scene, which the board and the panels of the seats share. */
export function planOf(scene: Scene): Plan {
  let plan = plans.get(scene);
  if (!plan) plans.set(scene, (plan = new Plan(scene)));
  return plan;
}
