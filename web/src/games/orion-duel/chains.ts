import { bonds, keyOf } from "./geometry";
import type { Colour, Group, Hex, View } from "./forms";

export interface Chain {
  colour: Colour;
  cells: Hex[];
  bonds: [Hex, Hex][];
  /** The chain that leads its colour, or one that decided the game: it is lit. */
  lit: boolean;
}

/** What decided a game: paths between sides, and groups that hold enough tokens. */
export interface Deciding {
  paths: { colour: Colour; cells: Hex[] }[];
  groups: Group[];
}

/** What the winner's conditions rest on; nothing when points or a lack of moves decided. */
export function deciding(view: View): Deciding {
  const [blue, orange] = view.seats;
  const winner: Colour = blue.conditions.total > orange.conditions.total ? 0 : 1;
  if (view.outcome !== "conditions") return { paths: [], groups: [] };
  const paths = view.seats[winner].links.flatMap((link) => (link.chain ? [{ colour: winner, cells: link.chain }] : []));
  const groups = view.groups.filter((group) => (group.colour === winner ? group.galaxy_sets : group.hole_sets) > 0);
  return { paths, groups };
}

/** The groups as constellations: at play the longest of each colour is lit, at the end what decided. */
export function chains(view: View): Chain[] {
  const { paths, groups } = deciding(view);
  const decided = paths.length + groups.length > 0;
  const longest = ([0, 1] as const).map((colour) =>
    view.groups.filter((group) => group.colour === colour).reduce<Group | null>((best, group) => (best && best.cells.length >= group.cells.length ? best : group), null),
  );
  return view.groups.map((group) => ({
    colour: group.colour,
    cells: group.cells,
    bonds: bonds(group.cells),
    lit: decided ? groups.includes(group) : longest.includes(group) && group.cells.length > 1,
  }));
}

/** The cells of what decided the game. */
export function decidingCells(view: View): Set<string> {
  const { paths, groups } = deciding(view);
  return new Set([...paths, ...groups].flatMap((part) => part.cells.map(keyOf)));
}
