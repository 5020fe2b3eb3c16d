/** A figure of the score sheet, and how it came about: "8 × 4"; null where it stays hidden. */
export interface ScoreCell {
  value: number | null;
  how?: string | undefined;
}

/** What a seat has at the end, by columns; `seat` is null for whoever plays without one. */
export interface ScoreRow {
  seat: number | null;
  name: string;
  won: boolean;
  cells: ScoreCell[];
  total: number | null;
  /** What the game's own sides replace the seat's emblem by. */
  symbol?: string | undefined;
}
