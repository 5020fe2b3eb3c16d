/** Names of the games, written the same in every language. */
const TITLES: Record<string, string> = {
  akropolis: "Akropolis",
  opale: "Opale",
  orichalcum: "Orichalcum",
  "oriflamme-alliance": "Oriflamme: Alliance",
  "orion-duel": "Orion Duel",
};

export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}

/** Minutes that a game takes about, for the shelf. */
export const MINUTES: Record<string, number> = { akropolis: 25, opale: 30, orichalcum: 40, "oriflamme-alliance": 30, "orion-duel": 15 };
