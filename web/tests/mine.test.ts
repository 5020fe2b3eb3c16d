import { describe, expect, it } from "vitest";
import { dayOf, soon } from "../src/mine/dates";
import { partsOf } from "../src/mine/parts";

describe("a file of records", () => {
  it("is sent in parts whose lines keep their numbers", () => {
    const parts = partsOf(Array.from({ length: 250 }, (_, i) => `{"n":${i + 1}}`).join("\n"));
    expect(parts.map(({ first }) => first)).toEqual([1, 101, 201]);
    expect(parts[1]?.lines.split("\n")[0]).toBe('{"n":101}');
    expect(parts.flatMap(({ lines }) => lines.split("\n"))).toHaveLength(250);
  });

  it("is sent in smaller parts where lines are long, and each line at least by itself", () => {
    const long = "x".repeat(300_000);
    expect(partsOf([long, long, "y"].join("\n")).map(({ first }) => first)).toEqual([1, 2]);
    expect(partsOf("z".repeat(900_000))).toHaveLength(1);
  });

  it("may be one record over several lines, or nothing at all", () => {
    expect(partsOf('{\n "game": "opale"\n}\n')).toEqual([{ first: 1, lines: '{"game":"opale"}' }]);
    expect(partsOf("")).toEqual([{ first: 1, lines: "" }]);
    expect(partsOf("a\r\nb\n")).toEqual([{ first: 1, lines: "a\nb\n" }]);
  });
});

describe("when it was, and when it will be", () => {
  const now = new Date(2026, 10, 17, 12).getTime();
  const days = (count: number) => now - count * 86_400_000;
  it("says today and yesterday, then the date, with the year where it is another", () => {
    expect([0, 1, 5, 400].map((count) => dayOf(days(count), now))).toEqual(["today", "yesterday", "Nov 12", "Oct 13, 2025"]);
  });
  it("rounds what is left, and never says less than a minute", () => {
    const left = (hours: number) => soon(now + hours * 3_600_000, now);
    expect([47, 30, 2, 0.5, 0].map(left)).toEqual(["in 2 days", "in 30 hours", "in 2 hours", "in 30 minutes", "in 1 minute"]);
  });
});
