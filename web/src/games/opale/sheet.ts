import { sum } from "./cards";
import { AZURA_POINTS, type View, type Type, TYPES } from "./forms";

export interface Part {
  values: number[];
  points: number;
}

export interface Sheet {
  rows: { type: Type; seats: [Part, Part] }[];
  /** The points; null where a game given up keeps them hidden. */
  totals: [number | null, number | null];
  /** Whether the points are equal and Azura decided. */
  tie: boolean;
}

/** The captured cards of both seats by type; City cards are never captured. */
export function sheetOf(view: View): Sheet {
  const part = (seat: 0 | 1, type: Type): Part => {
    const cards = (view.seats[seat].score_pile ?? []).filter((card) => card.type === type);
    return { values: cards.map((card) => card.value), points: sum(cards) };
  };
  const rows = TYPES.filter((type) => type !== "underwater_city").map((type) => ({
    type,
    seats: [part(0, type), part(1, type)] as [Part, Part],
  }));
  // whoever has taken nothing hides nothing
  const total = (seat: 0 | 1) => view.seats[seat].score ?? (view.seats[seat].captured ? null : view.azura === seat ? AZURA_POINTS : 0);
  const totals: Sheet["totals"] = [total(0), total(1)];
  return { rows, totals, tie: view.over && totals[0] === totals[1] && view.azura !== null };
}
