import { expect, test } from "vitest";
import { within } from "../src/words/quotes";
import { typeset } from "../src/words/typography";

/** What must stay on one line, shown with a low line. */
const joined = (text: string, language: "en" | "uk" | "ru"): string => typeset(text, language).replaceAll("\u00a0", "_");

test("a number stays with what it counts, in every language", () => {
  expect(joined("You win 48 to 44 with 3 stones", "en")).toBe("You win 48_to 44_with 3_stones");
  expect(joined("Ще 5 очок", "uk")).toBe("Ще_5_очок");
});

test("a short word stays with the next one in Ukrainian and Russian", () => {
  expect(joined("Карта лежить у ряді на столі", "uk")).toBe("Карта лежить у_ряді на_столі");
  expect(joined("И в руке, и на поле", "ru")).toBe("И_в_руке, и_на_поле");
  expect(joined("a card in a row", "en")).toBe("a card in a row");
});

test("a particle stays with the word before it, and a dash too", () => {
  expect(joined("Как бы то ни было", "ru")).toContain("Как_бы");
  expect(joined("Титан — це 1 очко", "uk")).toBe("Титан_— це_1_очко");
});

test("typesetting twice changes nothing", () => {
  const once = typeset("У 5 гравців є по 2 карти", "uk");
  expect(typeset(once, "uk")).toBe(once);
});

test("from and to are not torn apart", () => {
  expect(typeset("для 1–4 гравців", "uk")).toBe("для 1–\u20604\u00a0гравців");
});

test("quotation marks within others are inner ones, in every language", () => {
  expect(`«${within("Залишити карту «Імператриця»")}»`).toBe("«Залишити карту „Імператриця“»");
  expect(`“${within("Place the tile “bend”")}”`).toBe("“Place the tile ‘bend’”");
});
