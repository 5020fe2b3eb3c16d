import { describe, expect, it } from "vitest";
import { DEEP, LIFT, WIDE, bounds, cellAt, columns, ground, heldColumns, hexesAt, outline, plots, tileCells } from "../src/games/akropolis/drawing";
import { Places } from "../src/games/akropolis/ghost";
import { lotsOf } from "../src/games/akropolis/lots";
import { cellPiece, seatOfPlace } from "../src/games/akropolis/pieces";
import { spot } from "../src/games/akropolis/spot";
import { tilesIn, wayOf } from "../src/games/akropolis/city";
import type { Hex, Offer, View } from "../src/games/akropolis/forms";
import type { Entry, Legal } from "../src/protocol";

const START: Hex[] = [
  [-1, 1, "quarry", 1, 0],
  [0, -1, "quarry", 1, 0],
  [0, 0, "house_plaza", 1, 0],
  [1, 0, "quarry", 1, 0],
];

describe("the drawing of a city", () => {
  it("turns a tile clockwise about its first hex", () => {
    expect(tileCells({ q: 2, r: -1, rotation: 0 })).toEqual([{ q: 2, r: -1 }, { q: 3, r: -1 }, { q: 2, r: 0 }]);
    expect(tileCells({ q: 0, r: 0, rotation: 1 })).toEqual([{ q: 0, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }]);
    const seen = new Set([0, 1, 2, 3, 4, 5].map((rotation) => JSON.stringify(tileCells({ q: 0, r: 0, rotation }))));
    expect(seen.size).toBe(6);
  });

  it("draws farther columns first", () => {
    const ys = columns(START).map((column) => column.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  it("shows walls only where the neighbour in front is lower", () => {
    const high: Hex[] = [
      [0, 0, "house", 3, 1],
      [0, 1, "market", 2, 2],
      [1, 0, "garden", 3, 3],
      [-1, 1, "temple", 1, 4],
    ];
    const of = (q: number, r: number) => columns(high).find((column) => column.q === q && column.r === r)!;
    // in front one level lower, left two levels lower, right as high
    expect(of(0, 0).walls.map((wall) => wall.fill).sort()).toEqual([
      "var(--akropolis-wall-2-left)",
      "var(--akropolis-wall-3-front)",
      "var(--akropolis-wall-3-left)",
    ]);
    expect(of(0, 1).shade).not.toBe("");
    expect(of(0, 0).shade).toBe("");
  });

  it("has a material for every height", () => {
    const fills = columns([[0, 0, "garden", 9, 1]])[0]!.walls.map((wall) => wall.fill);
    expect(fills).toHaveLength(27);
    for (const fill of fills) expect(fill).toMatch(/^var\(--akropolis-wall-[123]-(left|front|right)\)$/);
  });

  it("tells joints inside a tile from its edge", () => {
    const middle = columns(START).find((column) => column.kind === "house_plaza")!;
    expect(middle.inner.match(/M/g)).toHaveLength(3);
    expect(middle.edge.match(/M/g)).toHaveLength(3);
  });

  it("holds a tile above its place, with its own thickness only", () => {
    const held = heldColumns([[0, 0, "house", 3, 7]]);
    expect(held[0]!.walls).toHaveLength(3);
    expect(held[0]!.height).toBeGreaterThan(3 * LIFT);
  });

  it("outlines cells without what lies between them", () => {
    expect(outline([{ q: 0, r: 0 }]).match(/M/g)).toHaveLength(1);
    const corners = (path: string) => path.split(" ").length;
    expect(corners(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }]))).toBeLessThan(2 * corners(outline([{ q: 0, r: 0 }])));
    const ring = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! }));
    expect(outline(ring).match(/M/g)).toHaveLength(2); // outside, and the hole
  });

  it("finds the column that is seen at a point, the one in front where two overlap", () => {
    const city: Hex[] = [
      [0, 0, "house", 1, 1],
      [0, 1, "market", 3, 2],
    ];
    const front = ground(0, 1);
    expect(cellAt({ x: front.x, y: front.y - 3 * LIFT }, city)).toEqual({ q: 0, r: 1 });
    expect(cellAt({ x: front.x, y: front.y - 3 * LIFT - DEEP + 2 }, city)).toEqual({ q: 0, r: 1 });
    expect(cellAt({ x: 0, y: -LIFT - DEEP + 3 }, city)).toEqual({ q: 0, r: 0 });
    for (const [q, r] of [[3, -2], [-4, 1], [0, 5]] as const) expect(cellAt(ground(q, r), city)).toEqual({ q, r });
    expect(cellAt({ x: ground(3, -2).x + WIDE * 0.4, y: ground(3, -2).y }, city)).toEqual({ q: 3, r: -2 });
  });

  it("lays a tile on the ground or on what is there", () => {
    const tile = { tile: 9, hexes: ["house", "market", "quarry"] as [Hex[2], Hex[2], Hex[2]] };
    expect(hexesAt(tile, { q: 4, r: 0, rotation: 0 }, START).map((hex) => hex[3])).toEqual([1, 1, 1]);
    expect(hexesAt(tile, { q: 0, r: -1, rotation: 0 }, START).map((hex) => hex[3])).toEqual([2, 2, 2]);
  });

  it("knows the plots around a city and what it takes up", () => {
    expect(plots([[0, 0, "house", 1, 1]], 1)).toHaveLength(6);
    expect(plots([[0, 0, "house", 1, 1]], 2)).toHaveLength(18);
    const box = bounds([[0, 0, "house", 2, 1]], 0);
    expect(box).toMatchObject({ x: -WIDE, w: 2 * WIDE });
    expect(box.h).toBeCloseTo(2 * DEEP + 2 * LIFT);
    expect(bounds([[0, 0, "house", 2, 1]], 0, 6).w).toBeGreaterThan(box.w);
  });

  it("counts the tiles that were laid", () => {
    expect(tilesIn(START)).toBe(1);
    expect(tilesIn([...START, [2, 0, "house", 1, 5], [3, 0, "house", 1, 5], [2, 1, "house", 1, 5]])).toBe(2);
  });
});

describe("the tile in hand", () => {
  const legal = (q: number, r: number, rotation: number): Legal => ({ text: `${q},${r}:${rotation}`, action: { place: { q, r, rotation } } });
  const places = new Places([legal(0, 1, 0), legal(0, 1, 3), legal(2, 0, 1), legal(-2, 0, 5), { text: "take1", action: { take: 0 } }]);

  it("jumps to the nearest legal rotation", () => {
    expect(places.nearest({ q: 0, r: 1 }, 0)?.text).toBe("0,1:0");
    expect(places.nearest({ q: 0, r: 1 }, 1)?.text).toBe("0,1:0");
    expect(places.nearest({ q: 0, r: 1 }, 2)?.text).toBe("0,1:3");
    expect(places.nearest({ q: 9, r: 9 }, 0)).toBeUndefined();
  });

  it("turns from one legal rotation to the next, either way", () => {
    expect(places.turned({ q: 0, r: 1, rotation: 0 }, 1)?.text).toBe("0,1:3");
    expect(places.turned({ q: 0, r: 1, rotation: 3 }, 1)?.text).toBe("0,1:0");
    expect(places.turned({ q: 2, r: 0, rotation: 1 }, -1)?.text).toBe("2,0:1");
  });

  it("moves by keys to legal cells only", () => {
    expect(places.towards({ q: 0, r: 1 }, [1, 0])).toEqual({ q: 2, r: 0 });
    expect(places.towards({ q: 0, r: 1 }, [-1, 0])).toEqual({ q: -2, r: 0 });
    expect(places.towards({ q: 2, r: 0 }, [1, 0])).toBeUndefined();
    expect(places.closest({ q: 0, r: 0 })).toEqual({ q: 0, r: 1 });
    expect(places.cells()).toHaveLength(3);
  });
});

describe("a tile just taken", () => {
  const legal = (q: number, r: number, rotation: number): Legal => ({ text: `${q},${r}:${rotation}`, action: { place: { q, r, rotation } } });

  it("lies beside the city, rather than on what somebody has built", () => {
    const [on, near, far] = [legal(0, 0, 0), legal(2, 0, 1), legal(5, 0, 1)];
    expect(new Places([on, near, far]).beside({ q: 0, r: 0 }, 0, START)?.text).toBe(near.text);
    expect(new Places([on, near, far]).beside({ q: 0, r: 0 }, 0, [])?.text).toBe(on.text);
    expect(new Places([on]).beside({ q: 0, r: 0 }, 0, START)?.text).toBe(on.text);
  });

  it("keeps its rotation where it can", () => {
    const places = new Places([legal(2, 0, 0), legal(2, 0, 2)]);
    expect(places.beside({ q: 0, r: 0 }, 0, [])?.text).toBe("2,0:0");
    expect(places.beside({ q: 0, r: 0 }, 2, [])?.text).toBe("2,0:2");
    expect(places.beside({ q: 0, r: 0 }, 5, [])?.text).toBe("2,0:0");
  });
});

describe("the construction site", () => {
  const offer = (tile: number, cost: number): Offer => ({ tile, cost, hexes: ["house", "house", "house"] });
  const view = (taken: number | null, paid: number | null, ...site: number[]) =>
    ({ site: site.map(offer), taken: taken === null ? null : { tile: taken, hexes: ["house", "house", "house"] }, past: { paid } }) as unknown as View;

  it("keeps the taken tile in its place, and the prices of the beginning of the turn", () => {
    const lots = lotsOf(view(7, 2, 5, 6, 8));
    expect(lots.map((lot) => [lot.tile.tile, lot.cost, lot.taken])).toEqual([
      [5, 0, false],
      [6, 1, false],
      [7, 2, true],
      [8, 3, false],
    ]);
  });

  it("shows the row as it is where no tile is taken", () => {
    expect(lotsOf(view(null, null, 5, 6)).map((lot) => [lot.cost, lot.taken])).toEqual([[0, false], [1, false]]);
  });
});

describe("words and notes", () => {
  it("knows in whose city a column stands", () => {
    expect(seatOfPlace(cellPiece(1, -2, 3))).toBe(1);
    expect(seatOfPlace("azura")).toBeNull();
  });

  it("tells a gain from a loss", () => {
    expect([wayOf(4), wayOf(-4), wayOf(0)]).toEqual([
      { points: 4, way: "up" },
      { points: 4, way: "down" },
      { points: 0, way: "none" },
    ]);
  });

  it("puts a note beside the piece, inside the board, off what is taken", () => {
    const [note, board] = [{ w: 100, h: 30 }, { w: 400, h: 300 }];
    const inside = (at: { x: number; y: number }) => at.x >= 0 && at.y >= 0 && at.x + 100 <= 400 && at.y + 30 <= 300;
    const piece = { x: 150, y: 100, w: 80, h: 80 };
    expect(spot(piece, note, board)).toEqual({ x: 240, y: 125 });
    expect(spot({ ...piece, x: 320 }, note, board).x + 100).toBeLessThanOrEqual(320);
    expect(spot(piece, note, board, [{ x: 235, y: 0, w: 165, h: 300 }])).toEqual({ x: 40, y: 125 });
    for (const [x, y] of [[0, 0], [350, 250]] as const) expect(inside(spot({ x, y, w: 80, h: 80 }, note, board))).toBe(true);
  });
});
