import { describe, expect, it } from "vitest";
import { nearestBox } from "../src/kit/deciding/arrows";
import { flat, flatCorners, key, mirror, nearest, neighbours, pointy, pointyCorners, turn } from "../src/kit/drawing/hex";
import { sameAct } from "../src/table/acts";
import { clockText } from "../src/table/standing/clock";
import { checkSeed } from "../src/table/end/seed";
import { parse } from "../src/route.svelte";
import { countsText } from "../src/pages/new/plans";

describe("hexes", () => {
  it("has six neighbours, all at one distance, flat or pointy", () => {
    for (const draw of [flat, pointy]) {
      const [home, ring] = [draw(2, -1, 10), neighbours(2, -1).map(({ q, r }) => draw(q, r, 10))];
      const distances = ring.map((p) => Math.hypot(p.x - home.x, p.y - home.y));
      expect(new Set(neighbours(2, -1).map(({ q, r }) => key(q, r))).size).toBe(6);
      for (const distance of distances) expect(distance).toBeCloseTo(10 * Math.sqrt(3), 6);
    }
  });
  it("turns clockwise by 60 degrees on the screen and comes home after six turns", () => {
    const [from, to] = [pointy(1, 0, 1), pointy(turn(1, 0, 1).q, turn(1, 0, 1).r, 1)];
    const angle = (Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x)) * (180 / Math.PI);
    expect((angle + 360) % 360).toBeCloseTo(60, 6);
    expect(turn(3, -2, 6)).toEqual({ q: 3, r: -2 });
    expect(turn(3, -2, -1)).toEqual(turn(3, -2, 5));
  });
  it("mirrors back to where it was", () => {
    const once = mirror(3, -1);
    expect(once).not.toEqual({ q: 3, r: -1 });
    expect(mirror(once.q, once.r)).toEqual({ q: 3, r: -1 });
  });
  it("draws six corners, two of them to the sides or to top and bottom", () => {
    expect(flatCorners(10).split(" ")).toHaveLength(6);
    expect(flatCorners(10)).toContain("10,0");
    expect(pointyCorners(10)).toContain("0,-10");
  });
  it("finds the nearest of some points", () => {
    expect(nearest(9, 1, [{ x: 0, y: 0 }, { x: 10, y: 0 }])).toEqual({ x: 10, y: 0 });
    expect(nearest(0, 0, [])).toBeUndefined();
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const at = (left: number, top: number) => ({ box: box(left, top) });
  it("goes to what lies nearest in that direction, not to what is nearest at all", () => {
    const [above, right, far] = [at(0, -20), at(40, 0), at(90, 0)];
    expect(nearestBox(box(0, 0), [above, far, right], [1, 0])).toBe(right);
    expect(nearestBox(box(0, 0), [above, far, right], [0, -1])).toBe(above);
  });
  it("does not jump over the next column of hexes", () => {
    const [beside, beyond] = [at(15, 9), at(30, 0)];
    expect(nearestBox(box(0, 0), [beyond, beside], [1, 0])).toBe(beside);
  });
  it("stays where nothing lies in that direction", () => {
    expect(nearestBox(box(0, 0), [at(0, -20)], [0, 1])).toBeUndefined();
    expect(nearestBox(box(0, 0), [at(10, 100)], [1, 0])).toBeUndefined();
  });
});

describe("actions by their parts", () => {
  it("are the same whatever the order of their parts", () => {
    expect(sameAct({ do: "place", cell: 3 }, { cell: 3, do: "place" })).toBe(true);
    expect(sameAct({ play: [{ type: "a", value: 1 }] }, { play: [{ value: 1, type: "a" }] })).toBe(true);
  });
  it("differ by a part, by its value, and by the order of a list", () => {
    expect(sameAct({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameAct({ a: 1 }, { a: 2 })).toBe(false);
    expect(sameAct({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(sameAct({ a: [1] }, { a: { 0: 1 } })).toBe(false);
    expect(sameAct(null, {})).toBe(false);
  });
});

describe("clocks", () => {
  const words = (name: string, args: Record<string, number>) => `${name} ${args["days"]} ${args["hours"]}`;
  it("count minutes, hours and days", () => {
    expect(clockText(65_000, words)).toBe("1:05");
    expect(clockText(3_661_000, words)).toBe("1:01:01");
    expect(clockText(90_000_000, words)).toBe("page-clock-days 1 1");
    expect(clockText(1, words)).toBe("0:01");
  });
});

describe("the promise about a shuffle", () => {
  it("holds for the seed that was promised and for no other", async () => {
    const record = { game: "opale", seed: "000000000000000000000000000000ff" };
    const bytes = new TextEncoder().encode("ludoteka\0opale\0");
    const whole = new Uint8Array(bytes.length + 16);
    whole.set(bytes);
    whole[whole.length - 1] = 255;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    const promise = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(await checkSeed(record, promise)).toBe(true);
    expect(await checkSeed({ ...record, seed: "000000000000000000000000000000fe" }, promise)).toBe(false);
  });
});

describe("addresses", () => {
  it("lead to the pages, and secrets stay after the hash", () => {
    expect(parse("/", "").page).toBe("home");
    expect(parse("/table/abc", "#key=x").table).toBe("abc");
    expect(parse("/table/abc", "#key=x").hash.get("key")).toBe("x");
    expect(parse("/table/abc/replay", "#move=4").page).toBe("replay");
    expect(parse("/about", "").page).toBe("about");
    expect(parse("/elsewhere/x", "").page).toBe("nowhere");
  });
});

describe("numbers of players", () => {
  it("are written as a range where there is no gap", () => {
    expect(countsText([2])).toBe("2");
    expect(countsText([1, 2, 3, 4])).toBe("1–4");
    expect(countsText([2, 4])).toBe("2, 4");
  });
});
