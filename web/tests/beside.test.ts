import { describe, expect, it } from "vitest";
import { beside } from "../src/kit/explaining/beside";

const WINDOW = { w: 1000, h: 800 };
const NOTE = { w: 200, h: 100 };
const box = (left: number, top: number, w: number, h: number) => ({ left, top, right: left + w, bottom: top + h });

describe("a note beside something", () => {
  it("stands above it, in the middle", () => {
    expect(beside(box(400, 400, 100, 50), NOTE, WINDOW, [])).toEqual({ x: 350, y: 290 });
  });
  it("stands below where there is no room above", () => {
    expect(beside(box(400, 20, 100, 50), NOTE, WINDOW, [])).toEqual({ x: 350, y: 80 });
  });
  it("leaves the prompt above a hand in sight", () => {
    const prompt = box(100, 560, 800, 60);
    const hand = box(100, 630, 800, 160);
    expect(beside(box(400, 640, 100, 140), NOTE, WINDOW, [hand, prompt])).toEqual({ x: 350, y: 450 });
  });
  it("stands aside of a tray that reaches from top to bottom", () => {
    const tray = box(0, 0, 250, 800);
    expect(beside(box(20, 300, 80, 80), NOTE, WINDOW, [tray])).toEqual({ x: 260, y: 290 });
  });
  it("never leaves the window", () => {
    const everything = box(0, 0, 1000, 800);
    const at = beside(box(990, 790, 10, 10), NOTE, WINDOW, [everything]);
    expect(at.x + NOTE.w).toBeLessThanOrEqual(992);
    expect(at.y + NOTE.h).toBeLessThanOrEqual(792);
  });
});
