import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "..", "src");
const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));

/** The innermost rules of a style sheet, as text. */
const rules = (text: string) => text.match(/[^{}]*\{[^{}]*\}/g) ?? [];
const scrolls = (rule: string) => /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(rule);

describe("styles", () => {
  // else what lies there out of sight, such as words for the ear, makes the page itself scroll
  it("keeps in what scrolls all that is placed there", () => {
    const scrolling = files.flatMap((name) => rules(readFileSync(join(source, name), "utf-8")).filter(scrolls));
    expect(scrolling.length).toBeGreaterThan(20);
    expect(scrolling.filter((rule) => !/position:/.test(rule))).toEqual([]);
  });
});
