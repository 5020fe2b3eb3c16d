import { describe, expect, it } from "vitest";
import { extremeOf } from "../src/review/curves";
import { balance, cost, percent, points } from "../src/review/numbers";

const seat = { accuracy: 0.9, choices: 3, best_taken: 2, slips: [], finest: [] };

describe("numbers of a review", () => {
  it("add up before everybody's eyes, however they were rounded", () => {
    for (const [first, own, others] of [[0.334, -0.544, 0.446], [0.5, -0.005, 0.005], [0.266, -1.234, 2.345]] as const) {
      const last = 1;
      const sum = balance({ ...seat, first, own, others, luck: last - first - own - others, last });
      expect(sum.first + sum.own + sum.others + sum.luck).toBe(sum.last);
    }
  });
  it("have their signs", () => {
    expect([points(3), points(-3), points(0)]).toEqual(["+3", "−3", "0"]);
    expect(percent(0.526)).toBe("53\u00a0%");
    expect(cost(0.0784)).toBe("−7.8\u00a0%");
  });
});

describe("the curve after the end", () => {
  const found = { chances: [[0.5, 0.5], [0.7, 0.3], [0.2, 0.8], [1, 0]], moved: [], seats: [], turns: [], deep: 0, perfect: false };
  it("names the highest chance of who lost and the lowest of who won, but not the result itself", () => {
    expect([extremeOf(found, 0, true), extremeOf(found, 1, false)]).toEqual([0.2, 0.8]);
  });
  it("names none where nothing was decided", () => {
    expect(extremeOf({ ...found, chances: [[0.5, 0.5]] }, 0, true)).toBeNull();
  });
});
