import type { GamePage } from "../table/scene";
import { has, t } from "../words/words.svelte";

/** The games that have a board: each a folder with an `index.ts`, loaded when a table of it is opened. */
const folders = import.meta.glob<{ default: GamePage }>("./*/index.ts");

/** How many they are. */
export const GAMES = Object.keys(folders).length;

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

export async function boardOf(game: string): Promise<GamePage> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return (await load()).default;
}

/** The title of a game as its publisher prints it; before its words are there, nothing. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : "";
}
