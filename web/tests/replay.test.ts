import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { ReplayScene } from "../src/table/replay.svelte";
import { INFO } from "./sockets";

const STEPS = 90;
const AT_ONCE = 40;
const asked: [number | null, number][] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(api, "table").mockResolvedValue({ ...INFO, state: "over" });
  vi.spyOn(api, "replay").mockImplementation((_, seat, first) => {
    asked.push([seat, first]);
    if (seat === 9) return Promise.reject(new Error("not your eyes"));
    const numbers = Array.from({ length: Math.min(AT_ONCE, STEPS - first) }, (_, i) => first + i);
    const steps = numbers.map((number) => ({ seat: number % 2, text: null, phrases: [{ key: `told-${seat}` }], view: { after: number + 1, seat } }));
    return Promise.resolve({ table: "t", seat, state: "over", first, decisions: STEPS, view: { after: first, seat }, steps });
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a replay", () => {
  it("fetches the whole game in stretches and begins before the first decision", async () => {
    const scene = await ReplayScene.open("t", null, 0);
    expect(asked).toEqual([[0, 0], [0, 40], [0, 80]]);
    expect([scene.decisions, scene.at, scene.view.after]).toEqual([STEPS, 0, 0]);
  });

  it("goes to any decision and no further than the ends; over is the last one only", async () => {
    const scene = await ReplayScene.open("t", null, 0);
    scene.go(41);
    expect([scene.view.after, scene.over]).toEqual([41, false]);
    scene.go(1000);
    expect([scene.at, scene.view.after, scene.over]).toEqual([STEPS, STEPS, true]);
    scene.go(-1);
    expect([scene.at, scene.view.after]).toEqual([0, 0]);
  });

  it("keeps its place when it is seen from other eyes, and its eyes where they are refused", async () => {
    const scene = await ReplayScene.open("t", null, 0);
    scene.go(7);
    await scene.lookFrom(1);
    expect([scene.at, scene.seat, scene.view]).toEqual([7, 1, { after: 7, seat: 1 }]);
    expect(scene.log[6]).toEqual({ seq: 7, at: 0, kind: "moved", seat: 0, phrases: [{ key: "told-1" }] });
    await expect(scene.lookFrom(9)).rejects.toThrow("not your eyes");
    expect([scene.seat, scene.view]).toEqual([1, { after: 7, seat: 1 }]);
  });

  it("does nothing to what is past", async () => {
    const scene = await ReplayScene.open("t", null, null);
    expect([scene.mine, scene.legal, scene.find({ play: 1 }), await scene.attempt(), await scene.ask()]).toEqual([false, [], undefined, false, []]);
  });
});
