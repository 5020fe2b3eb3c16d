import { beforeEach, describe, expect, it } from "vitest";
import { inOrder, upNext } from "../src/puzzle/order";
import { remember, solvedAs, streak, week } from "../src/puzzle/progress";

const DAY = (day: number) => new Date(2026, 10, day, 9);
const GAME = { game: "opale", puzzles: [{ id: "hard", grade: 4, theme: "set" }, { id: "easy", grade: 1, theme: "set" }, { id: "fair", grade: 2, theme: "set" }] };

beforeEach(() => localStorage.clear());

describe("what a browser remembers of puzzles", () => {
  it("tells what was solved at the first try from what was solved later", () => {
    expect(solvedAs("opale", "a")).toBeNull();
    remember("opale", "a", true, DAY(1));
    remember("opale", "b", false, DAY(1));
    remember("opale", "b", true, DAY(1));
    remember("opale", "a", false, DAY(2));
    expect([solvedAs("opale", "a"), solvedAs("opale", "b"), solvedAs("akropolis", "a")]).toEqual(["first", "later", null]);
  });

  it("counts days in a row, and yesterday's streak is alive until tonight", () => {
    expect(streak(DAY(5))).toEqual({ days: 0, best: 0, today: false });
    for (const day of [28, 29, 30]) remember("opale", `${day}`, true, DAY(day));
    expect(streak(new Date(2026, 11, 1, 8))).toEqual({ days: 3, best: 3, today: false });
    remember("opale", "more", true, new Date(2026, 11, 1, 23));
    expect(streak(new Date(2026, 11, 1, 23))).toEqual({ days: 4, best: 4, today: true });
    expect(streak(new Date(2026, 11, 3, 8))).toEqual({ days: 0, best: 4, today: false });
  });

  it("a try that was not the best keeps the streak if it is solved on the same day", () => {
    remember("opale", "a", false, DAY(1));
    expect(streak(DAY(1)).days).toBe(0);
    remember("opale", "a", true, DAY(1));
    expect(streak(DAY(1)).days).toBe(1);
    expect(week(DAY(2)).map(({ solved }) => solved)).toEqual([false, false, false, false, false, true, false]);
  });

  it("does without what it cannot read", () => {
    localStorage.setItem("ludoteka-puzzles", "{oops");
    expect(streak(DAY(1)).days).toBe(0);
    localStorage.setItem("ludoteka-puzzles", '{"solved": 3, "days": "x"}');
    remember("opale", "a", true, DAY(1));
    expect(solvedAs("opale", "a")).toBe("first");
  });
});

describe("the trainer", () => {
  it("goes from the easy ones to the hard ones, and on with what is not solved", () => {
    expect(inOrder(GAME).map(({ id }) => id)).toEqual(["easy", "fair", "hard"]);
    expect(upNext(GAME, "fair", 3).map(({ id }) => id)).toEqual(["hard", "easy"]);
    remember("opale", "hard", true);
    expect(upNext(GAME, "fair", 3).map(({ id }) => id)).toEqual(["easy", "hard"]);
    expect(upNext(GAME, "", 1).map(({ id }) => id)).toEqual(["easy"]);
    expect(upNext(undefined, "", 1)).toEqual([]);
  });
});
