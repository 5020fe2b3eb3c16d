import { AZURA_POINTS, type AreaView, type Card, type Preview, type Shell, type Type, type View } from "./forms";

/** By how much a score will rise, as far as that lies open. */
export function gainOf(outlook: Preview | null): number {
  if (!outlook || outlook.points === null) return 0;
  return outlook.points + (outlook.azura ? AZURA_POINTS : 0);
}

/** A name of the rules as the keys of the words write it. */
export function word(key: Type | Shell): string {
  return key.replaceAll("_", "-");
}

export function areaOf(view: View, type: Type): AreaView {
  return view.areas.find((area) => area.area === type)!;
}

export function sameCard(a: Card, b: Card): boolean {
  return a.type === b.type && a.value === b.value;
}

export function sum(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + card.value, 0);
}
