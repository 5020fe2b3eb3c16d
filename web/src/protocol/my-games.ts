// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/my_games.py`. A test fails when this file is stale.

import type { SeatInfo } from "./wire-types";

/** The game with the most points, and among equals the shortest; none without points is the best. */
export interface BestGame {
  table: string;
  score: number;
  moves: number;
  code: string;
}

/** A game that is over, as everybody who sat there may know it. */
export interface Finished {
  id: string;
  game: string;
  began: number;
  ended: number;
  seats: SeatInfo[];
  winners: number[];
  scores: number[];
  moves: number;
  code: string;
  tried?: boolean;
  imported?: boolean;
}

/** What the games of one kind come to; of all kinds together where `game` is empty. */
export interface GameStatistics {
  game: string;
  tally: Tally;
  friends: Tally;
  levels: LevelTally[];
  rivals: RivalTally[];
  last: ("ended" | "lost" | "none" | "shared" | "won")[];
  best: BestGame | null;
  rating?: Rating | null;
}

/** How many games were brought here, and how many of the file were here already. */
export interface Imported {
  added: number;
  known: number;
}

/** The games against bots of a level. */
export interface LevelTally {
  level: string;
  tally: Tally;
}

/** A game that is over, and what it was for who asks. */
export interface Played {
  table: Finished;
  seats: number[];
  outcome: "ended" | "lost" | "none" | "shared" | "won";
}

/** Games that are over, the newest first. */
export interface PlayedGames {
  games: Played[];
  next: string | null;
}

/** How well somebody plays, as far as it is known: give or take `spread`, after so many games against people. */
export interface Rating {
  points: number;
  spread: number;
  games: number;
}

/** The games against a person, under the name they had last. */
export interface RivalTally {
  name: string;
  tally: Tally;
}

/** What all games come to, and those of each kind that was played. */
export interface Statistics {
  total: GameStatistics;
  games: GameStatistics[];
  since: number | null;
  rating: boolean;
}

/** How many games, and how many of them were won, alone or with others. */
export interface Tally {
  played: number;
  won: number;
  shared: number;
}

/** What a record says besides, where a game of this server was taken along: nothing of it is needed. */
export interface Told {
  began: number;
  ended: number;
  levels: (string | null)[];
  mine?: number[];
}
