"""Board, tiles and tokens of Orion Duel for the plain reference in `oracle.py`.

"Rulebook" in a comment names the section of the publisher's rules; "ruling" marks what it leaves open.
"""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Cell = tuple[int, int]
Colour = Literal["blue", "orange"]
Owner = Literal["own", "opponent"]
Kind = Literal["mono", "duo_own", "duo_mixed", "line3", "bent3", "triangle3"]
Hex = tuple[Cell, Owner]
Hexes = frozenset[Hex]
Group = frozenset[Cell]
Pair = tuple[str, str]

COLOURS: tuple[Colour, Colour] = ("blue", "orange")

# ---------------------------------------------------------------------------------------------- components

_FILE = Path(__file__).parents[4] / "src" / "ludoteka" / "games" / "orion_duel" / "components.json"
COMPONENTS = json.loads(_FILE.read_text(encoding="utf-8"))


def _cells(pairs: Iterable[Iterable[int]]) -> list[Cell]:
    result: list[Cell] = []
    for pair in pairs:
        q, r = pair
        result.append((q, r))
    return result


def distance(a: Cell, b: Cell) -> int:
    """Steps from cell to cell; neighbours are at distance 1."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def _board_cells() -> list[Cell]:
    # The regular hexagon with 6 cells a side less its 6 corners.
    radius: int = COMPONENTS["board"]["radius"]
    corners = _cells(COMPONENTS["board"]["missing_corners"])
    across = range(-radius, radius + 1)
    hexagon = [(q, r) for q in across for r in across if distance((q, r), (0, 0)) <= radius]
    return [cell for cell in hexagon if cell not in corners]


CELLS: list[Cell] = _board_cells()
BOARD: frozenset[Cell] = frozenset(CELLS)
OFFSETS: list[Cell] = _cells(COMPONENTS["board"]["neighbour_offsets"])
SIDES: dict[str, list[Cell]] = {side["position"]: _cells(side["cells"]) for side in COMPONENTS["board"]["sides"]}
OPPOSITE_SIDES: list[Pair] = [(a, b) for a, b in COMPONENTS["board"]["opposite_sides"]]

GALAXIES: int = COMPONENTS["tokens"]["galaxies"]
BLACK_HOLES: int = COMPONENTS["tokens"]["black_holes"]
GALAXY_GALAXY: int = COMPONENTS["tokens"]["least_distance"]["galaxy_galaxy"]
HOLE_HOLE: int = COMPONENTS["tokens"]["least_distance"]["hole_hole"]
HOLE_GALAXY: int = COMPONENTS["tokens"]["least_distance"]["hole_galaxy"]

TILES: dict[Kind, int] = {tile["kind"]: tile["count"] for tile in COMPONENTS["tiles"]["kinds"]}
SHAPES: dict[Kind, Hexes] = {
    tile["kind"]: frozenset(((part["at"][0], part["at"][1]), part["colour"]) for part in tile["cells"])
    for tile in COMPONENTS["tiles"]["kinds"]
}


def opponent_of(colour: Colour) -> Colour:
    return "orange" if colour == "blue" else "blue"


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that touch a cell, also those off the board."""
    return [(cell[0] + q, cell[1] + r) for q, r in OFFSETS]


# -------------------------------------------------------------------------------- tiles and their placements


def turned(hexes: Hexes) -> Hexes:
    """The hexes rotated by a sixth of a turn about (0, 0)."""
    return frozenset(((-r, q + r), owner) for (q, r), owner in hexes)


def mirrored(hexes: Hexes) -> Hexes:
    """The hexes reflected in an axis through (0, 0)."""
    return frozenset(((r, q), owner) for (q, r), owner in hexes)


def moved(hexes: Hexes, by: Cell) -> Hexes:
    return frozenset(((q + by[0], r + by[1]), owner) for (q, r), owner in hexes)


def orientations(kind: Kind, mirror: bool) -> list[Hexes]:
    """All rotations of a tile and, where mirroring is allowed, of its mirror image (ruling)."""
    result: list[Hexes] = []
    faces = [SHAPES[kind], mirrored(SHAPES[kind])] if mirror else [SHAPES[kind]]
    for face in faces:
        for _ in range(6):
            result.append(face)
            face = turned(face)
    return result


def is_this_tile(kind: Kind, hexes: Hexes, mirror: bool) -> bool:
    """Whether these hexes are the tile in some orientation, anywhere (also off the board)."""
    if not hexes:
        return False
    to_q, to_r = min(cell for cell, _ in hexes)
    for shape in orientations(kind, mirror):
        from_q, from_r = min(cell for cell, _ in shape)
        if moved(shape, (to_q - from_q, to_r - from_r)) == hexes:
            return True
    return False


def placements(kind: Kind, mirror: bool) -> list[Hexes]:
    """All distinct ways to lay a tile wholly on an empty board without tokens."""
    found: dict[Hexes, None] = {}
    for shape in orientations(kind, mirror):
        for q in range(-8, 9):
            for r in range(-8, 9):
                hexes = moved(shape, (q, r))
                if all(cell in BOARD for cell, _ in hexes):
                    found[hexes] = None
    return list(found)


def _with_cells(all_hexes: list[Hexes]) -> list[tuple[Hexes, Group]]:
    return [(hexes, frozenset(cell for cell, _ in hexes)) for hexes in all_hexes]


# By whether mirroring is allowed, and by kind: the hexes of each placement, and the cells they cover.
PLACEMENTS: dict[bool, dict[Kind, list[tuple[Hexes, Group]]]] = {
    mirror: {kind: _with_cells(placements(kind, mirror)) for kind in TILES} for mirror in (False, True)
}

# ---------------------------------------------------------------------------------------- tokens and set-up


@dataclass(frozen=True)
class Layout:
    galaxies: frozenset[Cell]
    black_holes: frozenset[Cell]


SYMMETRIC: dict[str, Layout] = {
    name: Layout(
        frozenset(_cells(COMPONENTS["layouts"][name]["galaxies"])),
        frozenset(_cells(COMPONENTS["layouts"][name]["black_holes"])),
    )
    for name in ("symmetric-1", "symmetric-2")
}


def cells_for_a_galaxy(galaxies: Collection[Cell]) -> list[Cell]:
    """Rulebook, "Preparation", 3: at least 2 cells between galaxies, i.e. distance 3."""
    return [cell for cell in CELLS if all(distance(cell, other) >= GALAXY_GALAXY for other in galaxies)]


def cells_for_a_hole(galaxies: Collection[Cell], holes: Collection[Cell]) -> list[Cell]:
    """Rulebook, "Preparation", 3: at least 2 cells between holes, at least 1 between hole and galaxy."""
    return [
        cell
        for cell in CELLS
        if all(distance(cell, other) >= HOLE_HOLE for other in holes)
        and all(distance(cell, other) >= HOLE_GALAXY for other in galaxies)
    ]


def fit(number: int, cells: list[Cell], apart: int) -> bool:
    """Whether so many of these cells can be chosen, all this far apart: exact, it tries everything."""
    if number == 0:
        return True
    for index in range(len(cells) - number + 1):
        rest = [cell for cell in cells[index + 1 :] if distance(cell, cells[index]) >= apart]
        if fit(number - 1, rest, apart):
            return True
    return False


def remaining_galaxies_fit(galaxies: Collection[Cell]) -> bool:
    return fit(GALAXIES - len(galaxies), cells_for_a_galaxy(galaxies), GALAXY_GALAXY)


def remaining_holes_fit(galaxies: Collection[Cell], holes: Collection[Cell]) -> bool:
    return fit(BLACK_HOLES - len(holes), cells_for_a_hole(galaxies, holes), HOLE_HOLE)


def legal_galaxies(galaxies: Collection[Cell]) -> list[Cell]:
    """Ruling: the remaining galaxies must still fit and, at the eighth, all the black holes."""
    result: list[Cell] = []
    for cell in cells_for_a_galaxy(galaxies):
        after = [*galaxies, cell]
        if remaining_galaxies_fit(after) and (len(after) < GALAXIES or remaining_holes_fit(after, [])):
            result.append(cell)
    return result


def legal_holes(galaxies: Collection[Cell], holes: Collection[Cell]) -> list[Cell]:
    """Ruling: a black hole only where the remaining ones still fit."""
    return [cell for cell in cells_for_a_hole(galaxies, holes) if remaining_holes_fit(galaxies, [*holes, cell])]


def is_legal_layout(layout: Layout) -> bool:
    galaxies, holes = layout.galaxies, layout.black_holes
    return (
        len(galaxies) == GALAXIES
        and len(holes) == BLACK_HOLES
        and galaxies | holes <= BOARD
        and all(distance(a, b) >= GALAXY_GALAXY for a in galaxies for b in galaxies if a != b)
        and all(distance(a, b) >= HOLE_HOLE for a in holes for b in holes if a != b)
        and all(distance(a, b) >= HOLE_GALAXY for a in galaxies for b in holes)
    )


class RandomChance:
    """What chance decides before a game, for play without a caller who knows better."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.dead_ends = 0  # layouts thrown away so far

    def colour(self) -> Colour:
        return self.rng.choice(COLOURS)

    def layout(self) -> Layout:
        """Each token on a uniformly chosen legal cell, galaxies first; on a dead end start again."""
        while True:
            layout = self._attempt()
            if layout is not None:
                return layout
            self.dead_ends += 1

    def _attempt(self) -> Layout | None:
        galaxies: list[Cell] = []
        holes: list[Cell] = []
        while len(galaxies) < GALAXIES:
            cells = cells_for_a_galaxy(galaxies)
            if not cells:
                return None
            galaxies.append(self.rng.choice(cells))
        while len(holes) < BLACK_HOLES:
            cells = cells_for_a_hole(galaxies, holes)
            if not cells:
                return None
            holes.append(self.rng.choice(cells))
        return Layout(frozenset(galaxies), frozenset(holes))
