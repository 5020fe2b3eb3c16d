import { describe, expect, it } from "vitest";
import { chains, deciding, decidingCells } from "../src/games/orion-duel/chains";
import { BOX as FRAME, SIZE, bonds, cellAt, cellsFrom, fartherOut, joins, keyOf, namePlace, outline, place, sideLines, stepFrom } from "../src/games/orion-duel/geometry";
import { Hand } from "../src/games/orion-duel/hand.svelte";
import { hexesAt, placementKey, placements, shapeOf, tokenPlaces } from "../src/games/orion-duel/placing";
import { close, racers } from "../src/games/orion-duel/race";
import type { OrionScene } from "../src/games/orion-duel/duel";
import { CELLS as BOARD, KINDS, SIDES as BOARD_SIDES, TILES as BOX, type Colour, type Group, type Hex, type Kind, type Progress, type Shape, type SideView, type TileView, type View } from "../src/games/orion-duel/forms";
import { mirror, neighbours, turn } from "../src/kit/drawing/hex";
import type { Legal } from "../src/protocol";

// ---- a table to play at, made from the rules of geometry alone

const TILES: Record<Kind, { count: number; own: Hex[]; other: Hex[] }> = {
  mono: { count: 1, own: [[0, 0]], other: [] },
  duo_own: { count: 1, own: [[0, 0], [1, 0]], other: [] },
  duo_mixed: { count: 3, own: [[0, 0]], other: [[1, 0]] },
  line3: { count: 3, own: [[-1, 0], [0, 0]], other: [[1, 0]] },
  bent3: { count: 3, own: [[-1, 0], [0, 0]], other: [[1, -1]] },
  triangle3: { count: 3, own: [[0, 0], [1, 0]], other: [[0, 1]] },
};

function shapes(own: Hex[], other: Hex[]): Shape[] {
  const turned = (cells: Hex[], rotation: number, over: boolean): Hex[] =>
    cells.map(([q, r]) => {
      const base = over ? mirror(q, r) : { q, r };
      const cell = turn(base.q, base.r, rotation);
      return [cell.q + 0, cell.r + 0];
    });
  return [false, true].flatMap((over) => [0, 1, 2, 3, 4, 5].map((rotation) => ({ rotation, mirror: over, own: turned(own, rotation, over), other: turned(other, rotation, over) })));
}

const tiles: TileView[] = KINDS.map((tile) => ({ tile, count: TILES[tile].count, shapes: shapes(TILES[tile].own, TILES[tile].other) }));
const MISSING = ["5,0", "-5,0", "0,5", "0,-5", "5,-5", "-5,5"];
const CELLS: Hex[] = [];
for (let q = -5; q <= 5; q++) for (let r = -5; r <= 5; r++) if (Math.abs(q + r) <= 5 && !MISSING.includes(`${q},${r}`)) CELLS.push([q, r]);
const SIDES: SideView[] = [
  { side: "left", constellation: "Taurus", opposite: "right", cells: [[-5, 1], [-5, 2], [-5, 3], [-5, 4]] },
  { side: "upper_left", constellation: "Eridanus", opposite: "lower_right", cells: [[-4, -1], [-3, -2], [-2, -3], [-1, -4]] },
  { side: "right", constellation: "Monoceros", opposite: "left", cells: [[5, -4], [5, -3], [5, -2], [5, -1]] },
  { side: "lower_right", constellation: "Canis Major", opposite: "upper_left", cells: [[1, 4], [2, 3], [3, 2], [4, 1]] },
];

const progress = (missing: number | null = 11): Progress => ({
  links: [{ sides: ["left", "right"], linked: missing === 0, missing, chain: missing === 0 ? [[0, 0]] : null }],
  most_galaxies: 0,
  most_holes: 0,
});

function view(laid: { at: Hex; colour: Colour }[] = [], more: Partial<View> = {}): View {
  const colours = new Map(laid.map(({ at, colour }) => [keyOf(at), colour]));
  const seat = (colour: "blue" | "orange") => ({
    colour,
    tray: { mono: 1, duo_own: 1, duo_mixed: 3, line3: 3, bent3: 3, triangle3: 3 },
    tiles_left: 14,
    conditions: { links: 0, galaxies: 0, holes: 0, total: 0 },
    score: 0,
    ...progress(),
  });
  return {
    game: "orion-duel",
    version: 1,
    players: 2,
    options: { setup: "random", mirror: true, first: "random" },
    seat: 0,
    to_move: 0,
    over: false,
    winners: [],
    phase: "tiles",
    outcome: null,
    laid: laid.length ? 1 : 0,
    tokens_left: { galaxies: 0, holes: 0 },
    needed: { galaxies: 4, holes: 3 },
    colours: BOARD.map(({ at }) => colours.get(keyOf(at)) ?? null),
    tokens: BOARD.map(() => null),
    groups: [],
    seats: [seat("blue"), seat("orange")],
    past: { tiles: [], last: [] },
    ...more,
  };
}

const legal = (action: unknown): Legal => ({ text: JSON.stringify(action), action });

/** A scene that remembers what was tried. */
function scene(shown: View, actions: Legal[] = []): OrionScene & { tried: unknown[]; mine: boolean } {
  const table = {
    game: "orion-duel",
    info: { options: { mirror: true } },
    seat: 0,
    view: shown,
    legal: actions,
    mine: true,
    draft: null as Legal | null,
    preview: null,
    why: [],
    tried: [] as unknown[],
    pick(action: Legal | null) {
      table.draft = action;
    },
    attempt(act: unknown) {
      table.draft = null;
      table.tried.push(act);
      return Promise.resolve(false);
    },
    ask: () => Promise.resolve([[]]),
    name: (seat: number) => `seat ${seat}`,
  };
  return table as unknown as OrionScene & { tried: unknown[]; mine: boolean };
}

// ---- the box

describe("what the server knows of the board and the tiles", () => {
  const sorted = (cells: readonly (readonly number[])[]) => cells.map(String).sort();

  it("is what geometry says", () => {
    expect(sorted(BOARD.map((cell) => cell.at))).toEqual(sorted(CELLS));
    for (const side of SIDES) expect(BOARD_SIDES).toContainEqual(side);
    for (const cell of BOARD) expect(cell.sides).toEqual(BOARD_SIDES.flatMap((side) => (sorted(side.cells).includes(String(cell.at)) ? [side.side] : [])));
    for (const { tile, count, shapes } of tiles) {
      const known = BOX.find((other) => other.tile === tile)!;
      expect(known.count).toBe(count);
      for (const shape of known.shapes) {
        const same = shapes.find((other) => other.rotation === shape.rotation && other.mirror === shape.mirror)!;
        expect([sorted(shape.own), sorted(shape.other)]).toEqual([sorted(same.own), sorted(same.other)]);
      }
    }
  });
});

// ---- geometry

describe("geometry", () => {
  it("finds the cell under a point and none off the board", () => {
    for (const cell of CELLS) {
      const { x, y } = place(cell);
      expect(cellAt({ x: x + 8, y: y - 9 }, CELLS)).toEqual(cell);
    }
    expect(cellAt({ x: 360, y: 350 }, CELLS)).toBeNull();
  });

  it("draws one closed line around neighbouring cells", () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(1);
    const two = outline([[0, 0], [1, 0]]);
    expect(two.match(/M/g)).toHaveLength(1);
    expect(two.match(/L/g)).toHaveLength(10);
    expect(outline([[0, 0], [3, 0]]).match(/M/g)).toHaveLength(2);
  });

  it("bonds neighbours once", () => {
    expect(bonds([[0, 0], [1, 0], [0, 1]])).toHaveLength(3);
    expect(bonds([[0, 0], [2, 0]])).toHaveLength(0);
  });

  it("joins new hexes with one another and with what they touch", () => {
    expect(joins([[0, 0]], new Set(["1,0", "3,0"]))).toEqual([[[0, 0], [1, 0]]]);
    expect(joins([[0, 0], [0, 1]], new Set())).toHaveLength(1);
  });

  it("reads cells as the server writes them", () => {
    expect(cellsFrom("-2,1 -1,1")).toEqual([[-2, 1], [-1, 1]]);
    expect(cellsFrom("")).toEqual([]);
  });

  it("leads to every cell by arrow keys", () => {
    const reached = new Set(["0,0"]);
    const todo: Hex[] = [[0, 0]];
    for (let from = todo.pop(); from; from = todo.pop()) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = stepFrom(from, arrow, CELLS);
        if (!to || reached.has(keyOf(to))) continue;
        expect(neighbours(from[0], from[1]).some((next) => next.q === to[0] && next.r === to[1])).toBe(true);
        reached.add(keyOf(to));
        todo.push(to);
      }
    }
    expect(reached.size).toBe(CELLS.length);
    expect(stepFrom(stepFrom([0, 0], "ArrowRight", CELLS)!, "ArrowRight", CELLS)).toEqual([2, -1]);
    expect(stepFrom([0, -4], "ArrowUp", CELLS)).toBeNull();
  });

  it("gives opposite sides the same pair and draws each as one zigzag", () => {
    const lines = sideLines(SIDES, CELLS);
    expect(lines.map((line) => line.pair)).toEqual([0, 1, 0, 1]);
    for (const line of lines) expect(line.path.match(/M/g)).toHaveLength(1);
  });

  it("keeps the names of the sides inside the frame, however long and large they are", () => {
    for (const { label } of sideLines(BOARD_SIDES, BOARD.map(({ at }) => at)))
      for (const [letters, edge] of [[15, 0], [24, 12], [34, 25]] as const) {
        const name = "▬ Великий Пес";
        const { x, y } = namePlace(label, name, letters, edge);
        const reach = (Math.abs(Math.sin((label.turn * Math.PI) / 180)) * name.length * 0.66 * letters) / 2;
        expect(y + reach).toBeLessThanOrEqual(FRAME.y + FRAME.h + edge);
        expect(y - reach).toBeGreaterThanOrEqual(FRAME.y - edge);
        // along its side, and no farther from it
        const slid = Math.hypot(x - label.x, y - label.y);
        if (slid > 0.1) expect(Math.abs((x - label.x) * Math.sin((label.turn * Math.PI) / 180) - (y - label.y) * Math.cos((label.turn * Math.PI) / 180))).toBeLessThan(0.2);
      }
    for (const { label } of sideLines(BOARD_SIDES, BOARD.map(({ at }) => at))) {
      const larger = fartherOut(label, 20);
      expect(Math.hypot(larger.x, larger.y) - Math.hypot(label.x, label.y)).toBeCloseTo(10, 0);
      expect(fartherOut(label, 0)).toEqual(label);
    }
    const fits = sideLines(BOARD_SIDES, BOARD.map(({ at }) => at))[0]!.label;
    expect(namePlace(fits, "Lepus", 15, 0)).toEqual({ x: fits.x, y: fits.y });
  });
});

// ---- placing

describe("placing", () => {
  it("knows a placement by its cells, whatever it is called", () => {
    const single = (rotation: number) => placementKey("mono", hexesAt(shapeOf(tiles, "mono", rotation, false)!, [2, -1]));
    expect(single(0)).toBe(single(4));
    const own = (at: Hex, rotation: number) => placementKey("duo_own", hexesAt(shapeOf(tiles, "duo_own", rotation, false)!, at));
    expect(own([0, 0], 0)).toBe(own([1, 0], 3));
    const mixed = (at: Hex, rotation: number) => placementKey("duo_mixed", hexesAt(shapeOf(tiles, "duo_mixed", rotation, false)!, at));
    expect(mixed([0, 0], 0)).not.toBe(mixed([1, 0], 3));
  });

  it("lists what is legal by cells", () => {
    const one = legal({ tile: "line3", at: [0, 0], rotation: 0, mirror: false });
    const found = placements([one, legal({ begins: 0 })], tiles);
    expect([...found.values()]).toEqual([one]);
    const place = legal({ token: [1, -2] });
    expect(tokenPlaces([one, place]).get("1,-2")).toBe(place);
  });
});

// ---- the hand

describe("the hand", () => {
  it("takes, turns and puts down a tile that fits", () => {
    const fits = legal({ tile: "duo_mixed", at: [0, 0], rotation: 2, mirror: false });
    const table = scene(view(), [fits]);
    const hand = new Hand(table);
    hand.take("duo_mixed");
    hand.put([0, 0]);
    expect(table.draft).toBeNull();
    expect(table.tried).toEqual([{ tile: "duo_mixed", at: [0, 0], rotation: 0, mirror: false }]);
    hand.turn(1);
    hand.take("duo_mixed");
    expect(hand.rotation).toBe(2);
    expect(table.draft).toBe(fits);
    hand.turn(-1);
    expect(table.draft).toBeNull();
    hand.back();
    expect([hand.kind, hand.at, hand.spot]).toEqual([null, null, null]);
  });

  it("finds a symmetric tile legal under another name", () => {
    const table = scene(view(), [legal({ tile: "duo_own", at: [0, 0], rotation: 0, mirror: false })]);
    const hand = new Hand(table);
    hand.take("duo_own");
    hand.turn(3);
    hand.put([1, 0]);
    expect(table.draft).toBe(table.legal[0]);
    expect(table.tried).toEqual([]);
  });

  it.each(KINDS)("turns %s over left to right, and back", (kind) => {
    const hand = new Hand(scene(view()));
    hand.take(kind);
    for (let times = 0; times < 6; times++) {
      const before = hand.shape!;
      const mirrored = before.other.map((cell) => ({ x: -place(cell).x, y: place(cell).y }));
      hand.flip();
      const after = hand.shape!.other.map(place);
      for (const point of mirrored) expect(after.some((p) => Math.hypot(p.x - point.x, p.y - point.y) < 1)).toBe(true);
      hand.flip();
      expect(hand.shape).toEqual(before);
      hand.turn(1);
    }
  });

  it("does not turn over where that is switched off", () => {
    const table = scene(view());
    table.info.options["mirror"] = false;
    const hand = new Hand(table);
    hand.take("bent3");
    hand.flip();
    expect(hand.mirror).toBe(false);
  });

  it("lays tokens while they are being laid", () => {
    const here = legal({ token: [0, 0] });
    const table = scene(view([], { phase: "galaxies" }), [here]);
    const hand = new Hand(table);
    hand.put([0, 0]);
    expect(table.draft).toBe(here);
    hand.put([1, 0]);
    expect(table.tried).toEqual([{ token: [1, 0] }]);
  });

  it("floats above the finger, and lies where it is dropped", () => {
    const fits = legal({ tile: "mono", at: [0, 0], rotation: 0, mirror: false });
    const table = scene(view(), [fits]);
    const hand = new Hand(table);
    const asked: number[] = [];
    hand.locate = (_x, y) => {
      asked.push(y);
      return [0, 0];
    };
    hand.take("mono");
    hand.dragTo(100, 300, false);
    hand.dragTo(100, 300, true);
    expect(asked[0]).toBe(300);
    expect(asked[1]).toBeLessThan(300 - 40);
    hand.drop();
    expect(table.draft).toBe(fits);
    hand.dragTo(100, 320, true);
    expect(table.draft).toBeNull();
    hand.locate = () => null;
    hand.dragTo(900, 900, true);
    hand.drop();
    expect([hand.at, hand.kind]).toEqual([null, "mono"]);
  });

  it("keeps the choice while the board stays, and lets go when it changes", () => {
    const fits = legal({ tile: "line3", at: [0, 0], rotation: 0, mirror: false });
    const table = scene(view(), [fits]) as OrionScene & { draft: Legal | null; view: View };
    const hand = new Hand(table);
    hand.refresh();
    hand.take("line3");
    hand.put([0, 0]);
    (table as { draft: unknown }).draft = null; // somebody said something
    hand.refresh();
    expect(table.draft).toBe(fits);
    (table as { view: View }).view = view([{ at: [0, 0], colour: 0 }]);
    hand.refresh();
    expect([hand.at, hand.kind]).toEqual([null, null]);
  });

  it("holds what a hint chose", () => {
    const hand = new Hand(scene(view()));
    hand.adopt({ tile: "bent3", at: [1, 1], rotation: 4, mirror: true });
    expect([hand.kind, hand.rotation, hand.mirror, hand.at]).toEqual(["bent3", 4, true, [1, 1]]);
  });
});

// ---- chains and counts

function group(colour: Colour, cells: Hex[], more: Partial<Group> = {}): Group {
  return { colour, cells, galaxies: [], holes: [], sides: [], links: 0, galaxy_sets: 0, hole_sets: 0, ...more };
}

describe("chains", () => {
  it("lights the longest of each colour while the game is on", () => {
    const shown = view([], { groups: [group(0, [[0, 0], [1, 0]]), group(0, [[3, 0]]), group(1, [[0, 3]])] });
    expect(chains(shown).map((chain) => chain.lit)).toEqual([true, false, false]);
  });

  it("lights what decided at the end", () => {
    const shown = view([], { phase: "over", outcome: "conditions", groups: [group(0, [[0, 0], [1, 0], [2, 0]]), group(1, [[0, 3], [0, 4]], { hole_sets: 1 })] });
    shown.seats[0].conditions = { links: 1, galaxies: 0, holes: 1, total: 2 };
    shown.seats[0].links = progress(0).links;
    const decision = deciding(shown);
    expect(decision.paths).toEqual([{ colour: 0, cells: [[0, 0]] }]);
    expect(decision.groups).toEqual([shown.groups[1]]);
    expect([...decidingCells(shown)].sort()).toEqual(["0,0", "0,3", "0,4"]);
    expect(chains(shown).map((chain) => chain.lit)).toEqual([false, true]);
  });

  it("lights nothing of its own when points or a lack of moves decided", () => {
    const shown = view([], { phase: "over", outcome: "stuck", groups: [group(1, [[0, 3], [0, 4]], { galaxy_sets: 1 })] });
    expect(decidingCells(shown).size).toBe(0);
  });
});

describe("the race", () => {
  it("puts one's own side first and tells what would be", () => {
    const table = scene(view()) as OrionScene & { seat: number; preview: unknown };
    (table as { seat: number }).seat = 1;
    expect(racers(table).map((racer) => [racer.seat, racer.toGo.now, racer.toGo.then])).toEqual([[1, 11, 11], [0, 11, 11]]);
    (table as { preview: unknown }).preview = {
      conditions: [{ links: 0, galaxies: 0, holes: 0 }, { links: 1, galaxies: 0, holes: 0 }],
      progress: [{ ...progress(null), most_galaxies: 3 }, progress(0)],
    };
    const [mine, theirs] = racers(table);
    expect([mine.met, mine.toGo.then, mine.links.then]).toEqual([{ now: 0, then: 1 }, 0, 1]);
    expect([theirs.galaxies, theirs.toGo.then]).toEqual([{ now: 0, then: 3 }, null]);
    const needed = { galaxies: 4, holes: 3 };
    expect([close(mine, "links", needed), close(theirs, "links", needed), close(theirs, "galaxies", needed), close(theirs, "holes", needed)]).toEqual([true, false, true, false]);
  });
});

it("draws on a board of 85 cells whose neighbours are a cell's height apart", () => {
  expect(CELLS).toHaveLength(85);
  for (const next of neighbours(0, 0)) expect(Math.hypot(place([next.q, next.r]).x, place([next.q, next.r]).y)).toBeCloseTo(SIZE * Math.sqrt(3));
});
