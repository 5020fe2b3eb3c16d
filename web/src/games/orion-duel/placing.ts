import type { Legal } from "../../protocol";
import { keyOf } from "./geometry";
import type { BeginAct, Hex, Kind, Action, Shape, TileAct, TileView, TokenAct } from "./forms";

export interface Hexes {
  own: Hex[];
  other: Hex[];
}

export function shapeOf(tiles: readonly TileView[], kind: Kind, rotation: number, mirror: boolean): Shape | undefined {
  const tile = tiles.find((entry) => entry.tile === kind);
  return tile?.shapes.find((shape) => shape.rotation === rotation && shape.mirror === mirror);
}

/** Where the hexes of a tile come to lie. */
export function hexesAt(shape: Shape, [q, r]: Hex): Hexes {
  const move = (cells: readonly Hex[]): Hex[] => cells.map(([a, b]) => [a + q, b + r]);
  return { own: move(shape.own), other: move(shape.other) };
}

/** A tile that looks the same turned has several names for one placement: it is known by its kind and cells. */
export function placementKey(kind: Kind, { own, other }: Hexes): string {
  const names = (cells: readonly Hex[]): string => cells.map(keyOf).sort().join(" ");
  return `${kind}: ${names(own)} / ${names(other)}`;
}

export const isTile = (act: Action): act is TileAct => "tile" in act;
export const isToken = (act: Action): act is TokenAct => "token" in act;
export const isBegin = (act: Action): act is BeginAct => "begins" in act;

/** The legal placements by their kind and cells. */
export function placements(legal: readonly Legal[], tiles: readonly TileView[]): Map<string, Legal> {
  const found = new Map<string, Legal>();
  for (const entry of legal) {
    const act = entry.action as Action;
    if (!isTile(act)) continue;
    const shape = shapeOf(tiles, act.tile, act.rotation, act.mirror);
    if (shape) found.set(placementKey(act.tile, hexesAt(shape, act.at)), entry);
  }
  return found;
}

/** The cells on which a token may be laid. */
export function tokenPlaces(legal: readonly Legal[]): Map<string, Legal> {
  const found = new Map<string, Legal>();
  for (const entry of legal) {
    const act = entry.action as Action;
    if (isToken(act)) found.set(keyOf(act.token), entry);
  }
  return found;
}
