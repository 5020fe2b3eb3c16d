import { titleOf } from "../games/shelf";
import { LEVELS } from "../table/levels";
import { t } from "../words/words.svelte";

/** Bots have names of their own at so many seats. */
const SEATS = 5;

/** What the server knows by other names: games, levels and bots whose words hold what somebody typed. */
export function marksOf(typed: string, games: readonly string[]): string[] {
  const wanted = typed.toLocaleLowerCase();
  if (!wanted) return [];
  const fits = (words: string) => words.toLocaleLowerCase().includes(wanted);
  return [
    ...games.filter((game) => fits(titleOf(game))).map((game) => `game:${game}`),
    ...LEVELS.filter((level) => fits(t(`page-level-${level}`))).map((level) => `level:${level}`),
    ...Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => fits(t(`page-bot-name-${seat + 1}`))).map((seat) => `bot:${seat}`),
  ];
}
