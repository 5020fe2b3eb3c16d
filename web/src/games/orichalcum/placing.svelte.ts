import type { Legal } from "../../protocol";
import type { Scene } from "../../table/scene";
import { covers, DIRECTIONS } from "./island";
import type { Action, IslandCell, Preview, SeatView, View } from "./forms";

/** Phases in which something is laid on one's own island, and by which action. */
const LAYS: Partial<Record<View["phase"], Action["do"]>> = { metropolis: "metropolis", place: "place", fight: "fight", gift: "gift" };

/** Laying on one's own island: which cells are offered, what a pointed cell would get, turning. */
export class Placing {
  /** What of the creation board is wanted: a terrain's slot, "temple" or "medallion". */
  wanted = $state<string | null>(null);
  pointed = $state.raw<IslandCell | null>(null);
  turn = $state(0);
  /** A placement that was tried and is not legal. */
  tried = $state.raw<Action | null>(null);

  constructor(private readonly scene: () => Scene<View, Preview>) {}

  get view(): View {
    return this.scene().view;
  }
  get island(): SeatView | undefined {
    return this.view.seats[this.scene().seat ?? -1];
  }
  /** What a click on a cell means now. */
  get verb(): Action["do"] | null {
    if (!this.scene().mine) return null;
    if (this.view.phase !== "create") return LAYS[this.view.phase] ?? null;
    if (this.wanted === "temple") return "temple";
    return this.wanted === "medallion" ? null : "build";
  }
  get offers(): { legal: Legal; act: Action }[] {
    const verb = this.verb;
    if (!verb) return [];
    const slot = verb === "build" ? this.wanted : null;
    return this.scene()
      .legal.map((legal) => ({ legal, act: legal.action as Action }))
      .filter(({ act }) => act.do === verb && (slot === null || act.slot === slot));
  }
  cells(act: Action): (IslandCell | null)[] {
    return this.island ? covers(this.island, act, this.view.tile?.length ?? 1) : [];
  }
  /** Whom a choice leads to fight: where it names no cell, the only creature of the island. */
  foe(act: Action | undefined): string | null {
    const beasts = this.island?.cells.filter((cell) => cell.creature) ?? [];
    const met = act?.do === "fight" ? beasts.find((cell) => cell.cell === act.cell) : beasts.length === 1 ? beasts[0] : undefined;
    return met?.creature ?? null;
  }
  /** Whether what is wanted of the creation board fits nowhere. */
  get nowhere(): boolean {
    return this.wanted !== null && this.wanted !== "medallion" && this.offers.length === 0;
  }
  /** Cells that something can be laid on. */
  get open(): Set<number> {
    const found = new Set<number>();
    for (const { act } of this.offers) {
      if (act.do === "place" || act.do === "metropolis" || act.do === "temple") for (const cell of this.cells(act)) found.add(cell?.cell ?? 0);
      else found.add(act.cell ?? 0);
    }
    return found;
  }

  /** What laying at a cell would be: with the wanted turn where that is legal, else the nearest that is. */
  best(cell: IslandCell): { legal: Legal; act: Action } | undefined {
    const here = this.offers.filter(({ act }) => act.cell === cell.cell);
    const pool = here.length ? here : this.offers.filter(({ act }) => this.cells(act).some((other) => other?.cell === cell.cell));
    const away = (act: Action) => (DIRECTIONS.indexOf((act.direction ?? "E") as (typeof DIRECTIONS)[number]) - this.turn + 6) % 6;
    return [...pool].sort((a, b) => away(a.act) - away(b.act))[0];
  }

  async choose(cell: IslandCell): Promise<void> {
    const scene = this.scene();
    if (!this.verb || scene.replay) return;
    const chosen = scene.draft?.action as Action | undefined;
    this.tried = null;
    const found = this.best(cell);
    if (found && chosen && found.legal === scene.draft) return scene.quick ? scene.settle?.() : this.rotate(1);
    if (found) {
      if (found.act.direction) this.turn = DIRECTIONS.indexOf(found.act.direction as (typeof DIRECTIONS)[number]);
      scene.pick(found.legal);
      // what can still be turned is laid by another tap
      if (this.offers.filter(({ act }) => act.cell === found.act.cell).length === 1) scene.settle?.();
      return;
    }
    const act: Action = { do: this.verb, cell: cell.cell };
    if (this.verb === "build") act.slot = (this.wanted ?? this.view.creation_board.find((slot) => slot.building)?.slot ?? "forest") as Action["slot"] & string as never;
    if (["metropolis", "temple"].includes(this.verb)) act.direction = DIRECTIONS[this.turn % 3] ?? "E";
    if (this.verb === "place") act.direction = DIRECTIONS[this.turn] ?? "E";
    this.tried = act;
    await scene.attempt({ ...act });
  }

  /** Turn what is laid to its next legal way at the same cell. */
  rotate(by: number): void {
    const scene = this.scene();
    if (scene.replay) return;
    const now = scene.draft?.action as Action | undefined;
    const cell = now?.cell ?? this.pointed?.cell;
    if (!now) {
      this.turn = (this.turn + by + 6) % 6;
      return;
    }
    const here = this.offers.filter(({ act }) => act.cell === cell);
    // where it lies no other way, a way that covers the cell from another one; the tile in the tray never lies otherwise than the one on the island
    const same = here.length > 1 ? here : this.offers.filter(({ act }) => this.cells(act).some((other) => other?.cell === cell));
    if (same.length < 2) return;
    const at = same.findIndex(({ legal }) => legal === scene.draft);
    const next = same[(at + by + same.length) % same.length];
    if (!next) return;
    this.turn = DIRECTIONS.indexOf((next.act.direction ?? "E") as (typeof DIRECTIONS)[number]);
    scene.pick(next.legal);
  }

  want(what: string): void {
    const scene = this.scene();
    if (scene.replay) return;
    this.wanted = this.wanted === what ? null : what;
    this.tried = null;
    if (this.wanted === "medallion") {
      void scene.attempt({ do: "medallion" });
      scene.settle?.();
    } else scene.pick(null);
  }

  /** Nothing is wanted, pointed at or tried: a new decision. */
  reset(): void {
    this.wanted = null;
    this.pointed = null;
    this.tried = null;
  }
}
