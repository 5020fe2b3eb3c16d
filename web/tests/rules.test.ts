import { describe, expect, it } from "vitest";
import { boxOf } from "../src/games/shelf";
import { bookOf, hasBook, ruleOf } from "../src/rules/book";
import { blocks, named } from "../src/rules/prose";
import { Query, stem } from "../src/rules/search";

const GAMES = ["akropolis", "opale", "orichalcum", "oriflamme-alliance", "orion-duel"];

describe("looking for words", () => {
  it.each([
    ["uk", ["камінь", "каменя", "камені", "каменів"]],
    ["uk", ["ринок", "ринку", "ринки", "ринків"]],
    ["uk", ["храм", "храми", "храмів", "храмом"]],
    ["uk", ["гопліт", "гопліти", "гоплітів", "гопліта"]],
    ["ru", ["камень", "камня", "камни", "камней"]],
    ["ru", ["плитка", "плитки", "плиток", "плиткой"]],
    ["ru", ["звезда", "звёзды", "звёзд"]],
    ["en", ["quarry", "quarries", "Quarry’s"]],
    ["en", ["tile", "tiles"]],
  ] as const)("knows a word in all its forms: %s %s", (language, forms) => {
    expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
  });

  it("does not take one word for another", () => {
    expect(stem("карта", "uk")).not.toBe(stem("кар’єр", "uk"));
    expect(new Query("зірка", "uk").matches("зона")).toBe(false);
    expect(new Query("temple", "en").matches("tempo")).toBe(false);
  });

  it("marks what is found, in any form and before it is typed to its end", () => {
    const marked = (question: string, text: string, language: "uk" | "en") => new Query(question, language).mark(text).flatMap((part) => (part.hit ? [part.text] : []));
    expect(marked("храм", "Храми: оточені. Храму тісно.", "uk")).toEqual(["Храми", "Храму"]);
    expect(marked("quar", "A quarry; quarries pay.", "en")).toEqual(["quarry", "quarries"]);
    expect(marked("", "A quarry", "en")).toEqual([]);
    expect(new Query("tile", "en").mark("a tile b").map((part) => part.text).join("")).toBe("a tile b");
  });
});

describe("the text of a rule", () => {
  it("has paragraphs, steps and lists", () => {
    expect(blocks("One.\n\n1. First\n2. Second\n\n- Houses: all\n- Gardens: none\n\nEnd.").map((block) => block.kind)).toEqual(["text", "steps", "list", "text"]);
    expect(named("Houses: the largest group.")).toEqual({ name: "Houses:", rest: " the largest group." });
    expect(named("A sentence. With: a colon").name).toBe("");
  });
});

describe("the rules of the games", () => {
  it("has a book and a box for each", async () => {
    for (const game of GAMES) {
      expect(hasBook(game)).toBe(true);
      expect([1, 2, 3]).toContain(boxOf(game)?.weight);
      expect((await bookOf(game)).sections.length).toBeGreaterThan(8);
    }
    expect(hasBook("chess")).toBe(false);
  });

  it("leads from what is explained to its rule", async () => {
    expect(await ruleOf("akropolis-hex-temple")).toEqual({ game: "akropolis", anchor: "temples" });
    expect(await ruleOf("oriflamme-alliance-judge")).toEqual({ game: "oriflamme-alliance", anchor: "judge" });
    expect(await ruleOf("page-nothing")).toBeNull();
  });
});
