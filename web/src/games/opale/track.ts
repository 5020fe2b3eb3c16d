import { sameCard } from "./cards";
import type { AreaView, Card, View, Type } from "./forms";

/** A card that lies somewhere, under an id that stays with it when it is moved. */
export interface Piece {
  id: string;
  card: Card;
}

/** Where the cards lie that can be seen: in one's own hand, aside, on the areas, in the store. */
export interface Placed {
  hand: Piece[];
  aside: Piece[];
  areas: Record<Type, Piece[]>;
  store: Piece[];
  /** Areas (and "store") whose cards are others than before. */
  changed: ReadonlySet<string>;
  /** How many ids were given so far. */
  count: number;
}

type Places = [string, Card[]][];

function lying(area: AreaView): Card[] {
  return area.cards ?? (area.top ? [area.top] : []);
}

function placesOf(view: View): Places {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  return [
    ["hand", own?.hand ?? []],
    ["aside", own?.aside ?? []],
    ...view.areas.map((area): [string, Card[]] => [area.area, lying(area)]),
    ["store", view.store],
  ];
}

function piecesAt(placed: Placed, place: string): Piece[] {
  if (place === "hand" || place === "aside" || place === "store") return placed[place];
  return placed.areas[place as Type];
}

function take(pieces: Piece[], card: Card): Piece | undefined {
  const at = pieces.findIndex((piece) => sameCard(piece.card, card));
  return at < 0 ? undefined : pieces.splice(at, 1)[0];
}

/**
 * Name the cards of a view by what the view before told: a card that is still where it was keeps its id, one that is
 * new at a place takes the id of an equal one that left another, and the rest get new ids.
 */
export function track(before: Placed | null, view: View): Placed {
  const places = placesOf(view);
  const left = new Map(places.map(([place]) => [place, before ? [...piecesAt(before, place)] : []]));
  const found = new Map<string, (Piece | undefined)[]>();
  for (const [place, cards] of places) found.set(place, cards.map((card) => take(left.get(place)!, card)));
  let count = before?.count ?? 0;
  const gone = [...left.values()].flat();
  const now = new Map<string, Piece[]>();
  for (const [place, cards] of places) {
    const kept = found.get(place)!;
    now.set(place, cards.map((card, i) => kept[i] ?? take(gone, card) ?? { id: `card-${count++}`, card }));
  }
  const changed = places.filter(([place]) => before && !sameIds(piecesAt(before, place), now.get(place)!));
  return {
    hand: now.get("hand")!,
    aside: now.get("aside")!,
    areas: Object.fromEntries(view.areas.map((area) => [area.area, now.get(area.area)!])) as Record<Type, Piece[]>,
    store: now.get("store")!,
    changed: new Set(changed.map(([place]) => place).filter((place) => place !== "hand" && place !== "aside")),
    count,
  };
}

function sameIds(a: Piece[], b: Piece[]): boolean {
  return a.length === b.length && a.every((piece, i) => piece.id === b[i]!.id);
}
