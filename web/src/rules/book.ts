import type { Component } from "svelte";
import { boardOf } from "../games/shelf";
import type { Arg } from "../words/phrase";
import { wordsIn, wordsOf } from "../words/words.svelte";

/** A picture in the rules: what is drawn is the game's own, what is said of it is `<game>-rules-figure-<id>`. */
export interface Figure {
  id: string;
  /** What the game's `Figure.svelte` draws. */
  scene: unknown;
  /** What it is an example of: something that counts or is allowed, or not. */
  verdict?: "counts" | "counts-not" | "allowed" | "allowed-not";
  /** Numbers in its words; a test holds them against the rules. */
  args?: Record<string, Arg>;
  /** As wide as the text, instead of beside others. */
  wide?: boolean;
}

/** A number, a text as it is, or a message: `@<key>`. */
export type TableCell = number | string;

/** A heading with what is said and shown under it. Its id is the anchor in every language. */
export interface Section {
  id: string;
  /** Under the heading before it. */
  sub?: boolean;
  /** Messages that say it already; by default `<game>-rules-<id>-title` and `<game>-rules-<id>`. */
  title?: string;
  texts?: string[];
  /** A symbol of the game beside the heading. */
  mark?: string;
  /** Rows of numbers and names; the heads are `<game>-rules-<id>-columns`, parted by `|`. */
  table?: TableCell[][];
  figures?: Figure[];
  /** Explanations of pieces whose rule this is. */
  explains?: string[];
}

/** A column of the player aid: `<game>-rules-aid-<id>-title` and a list, `<game>-rules-aid-<id>`, with symbols for its lines. */
export interface AidPart {
  id: string;
  marks?: string[];
}

/** The rules of a game as data: `games/<game>/rules.json`. */
export interface Book {
  sections: Section[];
  aid: AidPart[];
}

export type FigureOf = Component<{ scene: any }>;

const books = import.meta.glob<{ default: Book }>("../games/*/rules.json");

/** The anchor of the player aid. */
export const AID = "aid";

const pathOf = (game: string) => `../games/${game}/rules.json`;

export function hasBook(game: string): boolean {
  return pathOf(game) in books;
}

export async function bookOf(game: string): Promise<Book> {
  const load = books[pathOf(game)];
  if (!load) throw new Error(`There are no rules of ${game}.`);
  return (await load()).default;
}

/** All that a page of rules shows: what is written, what draws its figures, and the words. */
export interface OpenBook {
  book: Book;
  Figure: FigureOf;
  /** The game's symbols, for a page on which no board has hung them. */
  art: string;
}

export async function openBook(game: string): Promise<OpenBook> {
  // through the board, whose pieces the figures are drawn with: they are loaded once
  const [book, board] = await Promise.all([
    bookOf(game),
    boardOf(game),
    wordsIn("rules"),
    wordsOf(game),
    wordsOf(game, "rules"),
  ]);
  return { book, Figure: (await board.Figure()).default, art: board.art };
}

export const titleKey = (game: string, section: Section): string => section.title ?? `${game}-rules-${section.id}-title`;
export const textKeys = (game: string, section: Section): string[] => section.texts ?? [`${game}-rules-${section.id}`];

/** Which rule an explanation of a piece belongs to: the game and the anchor. */
export interface Rule {
  game: string;
  anchor: string;
}

/** Find the rule of what is explained; null where the rules say no more. */
export async function ruleOf(key: string): Promise<Rule | null> {
  const game = Object.keys(books)
    .map((path) => path.split("/").at(-2)!)
    .find((name) => key.startsWith(`${name}-`));
  if (!game) return null;
  const [book] = await Promise.all([bookOf(game), wordsIn("rules")]);
  const section = book.sections.find((one) => one.explains?.includes(key));
  return section ? { game, anchor: section.id } : null;
}
