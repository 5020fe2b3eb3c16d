import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing } from "../src/net/pacing";
import type { Update } from "../src/protocol";

const update = (seq: number) => ({ type: "update", seq, log: [] }) as unknown as Update;
let shown: number[];
let pacing: Pacing;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacing = new Pacing((one) => {
    shown.push(one.seq);
    pacing.reached(one.seq);
    return true;
  });
});
afterEach(() => vi.useRealTimers());

test("the first step is shown at once, and each is seen before the next", () => {
  pacing.push(update(1));
  vi.advanceTimersByTime(100);
  pacing.push(update(2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("the more steps wait, the sooner each follows, in order", () => {
  for (let seq = 1; seq <= 7; seq++) pacing.push(update(seq));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(60 + 75 + 100 + 150 + 300);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("what waits is shown at once where somebody acts", () => {
  for (let seq = 1; seq <= 3; seq++) pacing.push(update(seq));
  pacing.catchUp();
  expect(shown).toEqual([1, 2, 3]);
});
