import type { Legal } from "../../protocol";
import { key, type Cell } from "../../kit/drawing/hex";
import { ground, tileCells } from "./drawing";
import { placeOf } from "./city";
import type { Hex, Place } from "./forms";

const TURNS = 6;
/** Farther than any cell of a city. */
const FAR = 1e6;

/** The legal places of the tile in hand, by the cell under its first hex and its rotation. */
export class Places {
  readonly #by = new Map<string, Map<number, Legal>>();

  constructor(legal: readonly Legal[]) {
    for (const action of legal) {
      const place = placeOf(action.action);
      if (!place) continue;
      const at = key(place.q, place.r);
      const turns = this.#by.get(at) ?? new Map<number, Legal>();
      turns.set(place.rotation, action);
      this.#by.set(at, turns);
    }
  }

  get size(): number {
    return this.#by.size;
  }

  /** The cells on which the first hex may lie. */
  cells(): Cell[] {
    return [...this.#by.keys()].map((at) => {
      const [q, r] = at.split(",").map(Number);
      return { q: q!, r: r! };
    });
  }

  has(cell: Cell): boolean {
    return this.#by.has(key(cell.q, cell.r));
  }

  /** The legal action on a cell whose rotation is nearest to the wanted one, clockwise first. */
  nearest(cell: Cell, rotation: number): Legal | undefined {
    const turns = this.#by.get(key(cell.q, cell.r));
    for (const by of [0, 1, -1, 2, -2, 3]) {
      const found = turns?.get((rotation + by + TURNS) % TURNS);
      if (found) return found;
    }
    return undefined;
  }

  /** The next legal action on the same cell, turning clockwise (1) or the other way (-1); the same if it is the only one. */
  turned({ q, r, rotation }: Place, way: 1 | -1): Legal | undefined {
    const turns = this.#by.get(key(q, r));
    for (let by = 1; by <= TURNS; by++) {
      const found = turns?.get((rotation + way * by + TURNS * 2) % TURNS);
      if (found) return found;
    }
    return undefined;
  }

  /** The cell with a legal place that lies nearest in a direction of the screen; what is aside counts double. */
  towards(from: Cell, [dx, dy]: readonly [number, number]): Cell | undefined {
    const here = ground(from.q, from.r);
    let best: Cell | undefined;
    let least = Infinity;
    for (const cell of this.cells()) {
      const there = ground(cell.q, cell.r);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along < 1 || aside > along * 2.5) continue;
      const cost = along + 2 * aside;
      if (cost < least) [best, least] = [cell, cost];
    }
    return best;
  }

  /** The cell with a legal place that is nearest to another. */
  closest(to: Cell): Cell | undefined {
    const here = ground(to.q, to.r);
    let best: Cell | undefined;
    let least = Infinity;
    for (const cell of this.cells()) {
      const there = ground(cell.q, cell.r);
      const distance = Math.hypot(there.x - here.x, there.y - here.y);
      if (distance < least) [best, least] = [cell, distance];
    }
    return best;
  }

  /** The legal action nearest to a cell that covers nothing of a city: nobody is offered to bury a plaza of theirs. If there is none, the nearest. */
  beside(to: Cell, rotation: number, city: readonly Hex[]): Legal | undefined {
    const here = ground(to.q, to.r);
    const built = new Set(city.map(([q, r]) => key(q, r)));
    let best: Legal | undefined;
    let least = Infinity;
    for (const [at, turns] of this.#by) {
      const [q, r] = at.split(",").map(Number);
      const there = ground(q!, r!);
      for (const [turned, action] of turns) {
        const covers = tileCells({ q: q!, r: r!, rotation: turned }).some((cell) => built.has(key(cell.q, cell.r)));
        const away = Math.min((turned - rotation + TURNS) % TURNS, (rotation - turned + TURNS) % TURNS);
        const cost = Math.hypot(there.x - here.x, there.y - here.y) + away / TURNS + (covers ? FAR : 0);
        if (cost < least) [best, least] = [action, cost];
      }
    }
    return best;
  }
}
