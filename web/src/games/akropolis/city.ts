import type { Colour, Hex, Kind, Place } from "./forms";

/** The place of an action that lays a tile. */
export function placeOf(action: unknown): Place | undefined {
  return (action as { place?: Place } | null)?.place;
}

/** The slot of an action that takes a tile. */
export function slotOf(action: unknown): number | undefined {
  return (action as { take?: number } | null)?.take;
}

export function isPlaza(kind: Kind): boolean {
  return kind.endsWith("_plaza");
}

/** What a hex shows without its plaza: the colour, or a quarry. */
export function base(kind: Kind): Colour | "quarry" {
  return kind.replace("_plaza", "") as Colour | "quarry";
}

/** The key of a kind's name in the locales. */
export function kindKey(kind: Kind): string {
  return `akropolis-${kind.replace("_", "-")}`;
}

/** The key of a kind's explanation. */
export function aboutKey(kind: Kind): string {
  return `akropolis-hex-${kind.replace("_", "-")}`;
}

/** A change of points for a message: by how many, and which way. */
export function wayOf(change: number): { points: number; way: "up" | "none" | "down" } {
  return { points: Math.abs(change), way: change > 0 ? "up" : change < 0 ? "down" : "none" };
}

/** How many tiles were laid in a city: every tile adds a level to three columns, the starting tile made four. */
export function tilesIn(hexes: readonly Hex[]): number {
  return 1 + (hexes.reduce((sum, hex) => sum + hex[3], 0) - 4) / 3;
}
