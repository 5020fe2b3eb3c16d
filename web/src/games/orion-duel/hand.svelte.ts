import type { Legal } from "../../protocol";
import { isPhrase, type Phrase } from "../../words/phrase";
import { cellsFrom, same } from "./geometry";
import { hexesAt, isTile, isToken, placementKey, placements, shapeOf, tokenPlaces, type Hexes } from "./placing";
import { cellsOf, nearSeat, type OrionScene } from "./duel";
import { TILES, type Hex, type Kind, type Action, type TileAct, type TokenAct } from "./forms";

/** A finger hides what is under it: what it drags floats so many pixels above. */
const LIFT = 68;
/** How long a place is pointed at before the reason against it is asked for. */
const DWELL = 220;

/** What is held and where: the tile and how it is turned, the place it is put down at, the place it hovers over. */
export class Hand {
  kind = $state<Kind | null>(null);
  rotation = $state(0);
  mirror = $state(false);
  /** Where it was put down, to be confirmed. */
  at = $state.raw<Hex | null>(null);
  /** Where the pointer or the keyboard is. */
  near = $state.raw<Hex | null>(null);
  /** Where the keyboard is, when it is the keyboard that is used. */
  cursor = $state.raw<Hex | null>(null);
  /** The pointer while it drags. */
  drag = $state.raw<{ x: number; y: number; touch: boolean } | null>(null);
  /** Why the place that is pointed at will not do. */
  doubts = $state.raw<Phrase[]>([]);
  /** Tells the cell at a point of the screen; the board knows. */
  locate: (x: number, y: number) => Hex | null = () => null;

  private timer = 0;
  private position = "";

  constructor(private readonly scene: OrionScene) {}

  /** The legal placements of tiles by kind and cells, and of tokens by cell. */
  readonly tiles = $derived.by(() => placements(this.scene.legal, TILES));
  readonly tokens = $derived.by(() => tokenPlaces(this.scene.legal));
  readonly shape = $derived.by(() => (this.kind ? shapeOf(TILES, this.kind, this.rotation, this.mirror) : undefined));
  readonly spot = $derived.by(() => this.at ?? this.near);
  readonly hexes = $derived.by(() => (this.shape && this.spot ? hexesAt(this.shape, this.spot) : null));
  readonly layingToken = $derived.by(() => this.scene.view.phase === "galaxies" || this.scene.view.phase === "holes");
  readonly mirrors = $derived.by(() => this.scene.info.options["mirror"] !== false);
  /** The action at the place that is put down or pointed at, when it is legal. */
  readonly legal = $derived.by(() => (this.spot ? this.legalAt(this.spot, this.hexes) : undefined));
  readonly reasons = $derived.by(() => (this.at ? this.scene.why : this.doubts));
  /** Cells that the reasons name. */
  readonly offenders = $derived.by(() => this.reasons.flatMap(cellsNamed));

  private legalAt(at: Hex, hexes: Hexes | null): Legal | undefined {
    if (this.layingToken) return this.tokens.get(`${at[0]},${at[1]}`);
    return this.kind && hexes ? this.tiles.get(placementKey(this.kind, hexes)) : undefined;
  }

  /** Whether what is held, as it is turned, may be laid anywhere. */
  get fitsSomewhere(): boolean {
    return cellsOf(this.scene.view).some((cell) => this.fitsAt(cell.at));
  }

  /** Whether what is held may be laid there; null when nothing is held or it is not one's turn. */
  fitsAt(at: Hex): boolean | null {
    if (!this.scene.mine || !this.actAt(at)) return null;
    return !!this.legalAt(at, this.shape ? hexesAt(this.shape, at) : null);
  }

  private actAt(at: Hex): TileAct | TokenAct | null {
    if (this.layingToken) return { token: at };
    return this.kind ? { tile: this.kind, at, rotation: this.rotation, mirror: this.mirror } : null;
  }

  /** Take a tile from the tray; taken again, it turns. */
  take(kind: Kind): void {
    if (this.scene.replay) return;
    if (this.kind === kind) return this.turn(1);
    if (!this.scene.view.seats[nearSeat(this.scene)].tray[kind]) return;
    this.kind = kind;
    this.rotation = 0;
    this.mirror = false;
    this.settle();
  }

  /** Turn by so many times 60 degrees, clockwise. */
  turn(times: number): void {
    if (!this.kind || this.scene.replay) return;
    this.rotation = (((this.rotation + times) % 6) + 6) % 6;
    this.settle();
  }

  /** Turn the tile over: its picture left to right. */
  flip(): void {
    if (!this.kind || !this.mirrors || this.scene.replay) return;
    this.mirror = !this.mirror;
    // the notation mirrors at another axis than the upright one; the turn makes up for it
    this.rotation = (7 - this.rotation) % 6;
    this.settle();
  }

  /** Put down what is held, to be confirmed. A finger hides what it points at: what can be turned is laid by another tap. */
  put(at: Hex, touch = false): void {
    if (!this.scene.mine || this.scene.replay || !this.actAt(at)) return;
    this.at = at;
    this.near = null;
    this.settle();
    if (this.layingToken || !touch) this.scene.settle?.();
  }

  /** Take up again what was put down. */
  lift(): void {
    if (this.scene.replay) return;
    this.at = null;
    this.scene.pick(null);
  }

  /** Put everything back. */
  back(): void {
    this.kind = null;
    this.at = null;
    this.doubts = [];
    this.scene.pick(null);
  }

  /** The table told something: if the board is another one, what was put down is gone, else it is chosen still. */
  refresh(): void {
    const { phase, laid, tokens_left: left } = this.scene.view;
    const position = `${this.scene.seat} ${phase} ${laid} ${left.galaxies} ${left.holes}`;
    const moved = position !== this.position;
    this.position = position;
    if (!moved) return this.at && this.scene.mine && !this.scene.draft ? this.settle() : undefined;
    if (this.at || (this.kind && !this.scene.view.seats[nearSeat(this.scene)].tray[this.kind])) this.kind = null;
    this.at = null;
    this.doubts = [];
  }

  /** Point at a cell. */
  point(at: Hex | null): void {
    if (this.scene.replay || same(at, this.near)) return;
    this.near = at;
    this.wonder();
  }

  dragTo(x: number, y: number, touch: boolean): void {
    if (this.scene.replay) return;
    if (!this.drag && this.at) this.lift();
    this.drag = { x, y, touch };
    this.point(this.locate(x, touch ? y - LIFT : y));
  }

  drop(): void {
    const [to, touch] = [this.near, this.drag?.touch];
    this.drag = null;
    this.near = null;
    if (to) this.put(to, touch);
  }

  cancelDrag(): void {
    this.drag = null;
    this.near = null;
  }

  /** Hold what was chosen elsewhere, by a hint say. */
  adopt(act: Action): void {
    if (isToken(act)) this.at = act.token;
    if (!isTile(act)) return;
    const held = this.at && this.shape ? placementKey(this.kind as Kind, hexesAt(this.shape, this.at)) : "";
    const shape = shapeOf(TILES, act.tile, act.rotation, act.mirror);
    if (!shape || placementKey(act.tile, hexesAt(shape, act.at)) === held) return;
    this.kind = act.tile;
    this.rotation = act.rotation;
    this.mirror = act.mirror;
    this.at = act.at;
  }

  private settle(): void {
    if (!this.at) return this.wonder();
    this.doubts = [];
    const act = this.actAt(this.at);
    const legal = this.legal;
    if (legal) this.scene.pick(legal);
    else if (act) void this.scene.attempt(act);
  }

  /** Ask, after a while, why the place that is pointed at will not do. */
  private wonder(): void {
    clearTimeout(this.timer);
    this.doubts = [];
    const at = this.near;
    const act = at && this.actAt(at);
    if (!act || this.at || !this.scene.mine || this.legal) return;
    this.timer = window.setTimeout(() => void this.inquire(act, at), DWELL);
  }

  private async inquire(act: TileAct | TokenAct, at: Hex): Promise<void> {
    const [reasons] = await this.scene.ask("why", [act]).catch(() => [[]]);
    const now = this.near && this.actAt(this.near);
    if (!this.at && same(this.near, at) && JSON.stringify(now) === JSON.stringify(act) && Array.isArray(reasons)) {
      this.doubts = reasons.filter(isPhrase);
    }
  }
}

function cellsNamed(phrase: Phrase): Hex[] {
  return ["cell", "cells"].flatMap((name) => {
    const value = phrase.args?.[name];
    return typeof value === "string" ? cellsFrom(value) : [];
  });
}

const hands = new WeakMap<OrionScene, Hand>();

/** The one hand of a table: the tray, the board and the prompt share it. */
export function handOf(scene: OrionScene): Hand {
  let hand = hands.get(scene);
  if (!hand) hands.set(scene, (hand = new Hand(scene)));
  return hand;
}
