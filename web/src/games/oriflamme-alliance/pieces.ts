import type { Act } from "../../table/scene";
import type { Action, Piece, View } from "./forms";

/** The top card of each position. */
export function tops(view: View): Piece[] {
  return view.row.map((stack) => stack[0]!);
}

/** All cards in the row by their mark. */
export function byId(view: View): Map<string, Piece> {
  return new Map(view.row.flat().map((piece) => [piece.id, piece]));
}

export function actionOf(legal: { action: unknown } | null | undefined): Action | null {
  return (legal?.action as Action | undefined) ?? null;
}

export function asAct(action: Action): Act {
  return action as unknown as Act;
}
