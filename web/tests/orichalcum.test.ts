import { describe, expect, it } from "vitest";
import { bounds, centre, covers } from "../src/games/orichalcum/island";
import { buildingArt, capital, creatureArt, percent, strength, titanOn } from "../src/games/orichalcum/names";
import { Placing } from "../src/games/orichalcum/placing.svelte";
import type { Action, IslandCell, Preview, SeatView, View } from "../src/games/orichalcum/forms";
import type { Legal } from "../src/protocol";
import type { Scene } from "../src/table/scene";

/** Three rows of three cells, numbered row by row. */
const CELLS: IslandCell[] = [0, 1, 2].flatMap((r) =>
  [0, 1, 2].map((q) => ({ cell: r * 3 + q + 1, q, r, covered: false, terrain: null, building: null, creature: null, hoplites: 0 })),
);
const SEAT = { cells: CELLS } as unknown as SeatView;
const numbers = (cells: (IslandCell | null)[]) => cells.map((cell) => cell?.cell ?? null);

describe("an island", () => {
  it("knows what a tile covers in each direction, and where the sea is", () => {
    expect(numbers(covers(SEAT, { do: "place", cell: 5, direction: "E" }, 1))).toEqual([5]);
    expect(numbers(covers(SEAT, { do: "place", cell: 5, direction: "E" }, 3))).toEqual([5, 6, 8]);
    expect(numbers(covers(SEAT, { do: "place", cell: 5, direction: "NE" }, 3))).toEqual([5, 3, 6]);
    expect(numbers(covers(SEAT, { do: "place", cell: 3, direction: "E" }, 2))).toEqual([3, null]);
  });

  it("lays a temple on a diamond whose short diagonal is the given pair", () => {
    expect(numbers(covers(SEAT, { do: "temple", cell: 4, direction: "E" }, 3))).toEqual([4, 5, 2, 7]);
    expect(numbers(covers(SEAT, { do: "metropolis", cell: 5, direction: "SW" }, 3))).toEqual([5, 7]);
    expect(covers(SEAT, { do: "build", cell: 99 }, 1)).toEqual([]);
  });

  it("leaves room around its outermost cells", () => {
    const box = bounds(SEAT);
    for (const cell of CELLS) {
      const { x, y } = centre(cell);
      expect(x - box.x).toBeGreaterThanOrEqual(50);
      expect(box.y + box.h - y).toBeGreaterThanOrEqual(50);
    }
  });
});

describe("names and numbers", () => {
  it("never calls a chance sure that is not", () => {
    expect([0, 1 / 6, 11 / 12, 215 / 216, 1291 / 1296, 0.9999, 1].map(percent)).toEqual(["0", "17", "92", "99.5", "99.6", "99.9", "100"]);
  });

  it("finds the drawings of kinds", () => {
    expect([creatureArt("hydra_kronos"), creatureArt("gorgon")]).toEqual(["ori-c-hydra", "ori-c-gorgon"]);
    expect([strength("hydra_theia"), strength("cerberus")]).toEqual([12, 4]);
    expect([titanOn("hydra_kronos"), titanOn("minotaur")]).toEqual(["kronos", null]);
    expect(["training_camp", "siege_engine_2", "statue_nugget", "architect_practice"].map(buildingArt)).toEqual(["ori-b-camp", "ori-b-siege", "ori-b-statue", "ori-b-architect"]);
    expect(capital("циклоп")).toBe("Циклоп");
  });
});

describe("a tile that is turned", () => {
  /** A tile of two cells, with these ways to lie; it lies the first of them. */
  function lying(...acts: Action[]): { placing: Placing; scene: { draft: Legal | null } } {
    const legal = acts.map((action) => ({ action }) as unknown as Legal);
    const scene = {
      view: { phase: "place", seats: [SEAT], tile: ["forest", "desert"] } as unknown as View,
      seat: 0,
      mine: true,
      legal,
      draft: legal[0]!,
      pick: (one: Legal | null) => (scene.draft = one!),
    };
    return { placing: new Placing(() => scene as unknown as Scene<View, Preview>), scene };
  }

  it("never lies otherwise in the tray than on the island", () => {
    const { placing, scene } = lying({ do: "place", cell: 5, direction: "E" });
    placing.rotate(1);
    expect([placing.turn, (scene.draft!.action as Action).direction]).toEqual([0, "E"]);
  });

  it("covers its cell from another one where it lies no other way", () => {
    const { placing, scene } = lying({ do: "place", cell: 5, direction: "E" }, { do: "place", cell: 6, direction: "W" }, { do: "place", cell: 1, direction: "E" });
    placing.rotate(1);
    expect(scene.draft!.action).toEqual({ do: "place", cell: 6, direction: "W" });
    expect(placing.turn).toBe(3);
  });
});
