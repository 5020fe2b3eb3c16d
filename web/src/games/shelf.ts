import { textOf } from "../net/texts";
import type { GamePage } from "../table/scene";
import { has, t } from "../words/words.svelte";

/** The games that have a board: each a folder with an `index.ts`, loaded when a table of it is opened. */
const folders = import.meta.glob<{ default: GamePage }>("./*/index.ts");

const art = import.meta.glob<string>("./*/art.svg", { eager: true, query: "?url", import: "default" });

/** How many they are. */
export const GAMES = Object.keys(folders).length;

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

/** Where the drawings of a game's pieces are. */
export function artOf(game: string): string | undefined {
  return art[`./${game}/art.svg`];
}

export async function boardOf(game: string): Promise<GamePage> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`There is no board for ${game}.`);
  const drawings = artOf(game);
  if (drawings) void textOf(drawings).catch(() => undefined); // on their way beside the board
  return (await load()).default;
}

/** What a game's box says of it in numbers: `box.json` in its folder. */
export interface Box {
  /** How much there is to think about: 1 light, 2 medium, 3 meaty. */
  weight: 1 | 2 | 3;
  /** Whether what is counted says who has won; without a word it does. */
  points?: false;
}
const boxes = import.meta.glob<Box>("./*/box.json", { eager: true, import: "default" });

export function boxOf(game: string): Box | undefined {
  return boxes[`./${game}/box.json`];
}

/** The title of a game as its publisher prints it; before its words are there, nothing. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : "";
}
