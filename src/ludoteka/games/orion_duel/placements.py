"""Every way to lay a tile on the empty board, numbered by kind of tile, and sets of them.

A set of placements is a word of `PLACEMENTS` bits, kept as `WORDS` machine words. Legality is then a matter of sets:
what is laid on a cell takes out all placements that need the cell, at one stroke.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.hexes import Hex, add, mirror, rotate
from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST, CELLS, KINDS, NEIGHBOURS, TILES, Kind, Tile

ROTATIONS = 6
#: Most hexes of a tile.
LARGEST = max(len(tile.own) + len(tile.other) for tile in TILES)


@dataclass(frozen=True)
class Shape:
    """A tile turned, and perhaps turned over: the places of its hexes about the one it turns about."""

    kind: Kind
    rotation: int
    mirror: bool
    own: tuple[Hex, ...]
    other: tuple[Hex, ...]


@dataclass(frozen=True)
class Placement:
    """A tile on the board: the cells of its own colour and those of the other colour, by number."""

    shape: Shape
    at: Hex
    own: tuple[int, ...]
    other: tuple[int, ...]


def _turned(tile: Tile, rotation: int, over: bool) -> Shape:
    def turn(cells: Iterable[Hex]) -> tuple[Hex, ...]:
        return tuple(rotate(mirror(cell) if over else cell, rotation) for cell in cells)

    return Shape(tile.kind, rotation, over, turn(tile.own), turn(tile.other))


#: Every tile in each of its twelve positions: turned over or not, then by rotation.
SHAPES: list[list[Shape]] = [
    [_turned(tile, rotation, over) for over in (False, True) for rotation in range(ROTATIONS)] for tile in TILES
]


def hexes_at(shape: Shape, at: Hex) -> tuple[list[Hex], list[Hex]]:
    """Return where the player's and the other hexes of a tile come to lie, on the board or off it."""
    return [add(cell, at) for cell in shape.own], [add(cell, at) for cell in shape.other]


def _all() -> tuple[list[Placement], dict[tuple[Kind, int, bool, Hex], int]]:
    """Return the distinct placements, and the number of each under every name that it has.

    A tile that looks the same turned or turned over has several names for one placement; the first one counts.
    """
    found: list[Placement] = []
    numbers: dict[tuple[Kind, int, bool, Hex], int] = {}
    for shapes in SHAPES:
        known: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        for shape in shapes:
            for at in CELL_LIST:
                own, other = hexes_at(shape, at)
                if any(cell not in CELL_ID for cell in own + other):
                    continue
                cells = tuple(sorted(CELL_ID[c] for c in own)), tuple(sorted(CELL_ID[c] for c in other))
                if cells not in known:
                    known[cells] = len(found)
                    found.append(Placement(shape, at, *cells))
                numbers[shape.kind, shape.rotation, shape.mirror, at] = known[cells]
    return found, numbers


PLACEMENT_LIST, _NUMBERS = _all()
PLACEMENTS = len(PLACEMENT_LIST)
WORDS = (PLACEMENTS + 63) // 64


def placement_number(kind: Kind, rotation: int, over: bool, at: Hex) -> int | None:
    """Return the placement of a tile turned so, with its turning hex there; None where it juts out of the board."""
    return _NUMBERS.get((kind, rotation, over, at))


KIND = np.array([placement.shape.kind for placement in PLACEMENT_LIST], np.int8)
#: The cells of a placement: SIZE in all, the first OWN of them in the colour of whoever lays it.
SIZE = np.array([len(p.own) + len(p.other) for p in PLACEMENT_LIST], np.int8)
OWN = np.array([len(p.own) for p in PLACEMENT_LIST], np.int8)
CELL = np.array([(*p.own, *p.other, *[0] * (LARGEST - len(p.own + p.other))) for p in PLACEMENT_LIST], np.int8)

# ---- sets of placements


def words(placements: int) -> list[int]:
    """Return a set of placements as machine words."""
    return [placements >> 64 * word & (1 << 64) - 1 for word in range(WORDS)]


def _members(named: Iterable[tuple[int, int]], names: int) -> list[int]:
    """Return the set of the placements paired with each name."""
    sets = [0] * names
    for name, number in named:
        sets[name] |= 1 << number
    return sets


_NUMBERED = list(enumerate(PLACEMENT_LIST))
ALL = (1 << PLACEMENTS) - 1
#: Placements that lay a hex of the layer's colour, or of the other, on a cell.
OWN_ON = _members(((cell, number) for number, p in _NUMBERED for cell in p.own), CELLS)
OTHER_ON = _members(((cell, number) for number, p in _NUMBERED for cell in p.other), CELLS)
#: Placements of a kind of tile.
OF_KIND = _members(((p.shape.kind, number) for number, p in _NUMBERED), KINDS)
#: Placements that need a tile to be turned over.
MIRRORED = _members(((int(p.shape.mirror), number) for number, p in _NUMBERED), 2)[1]


def _table(sets: Iterable[int]) -> NDArray[Any]:
    return np.array([words(placements) for placements in sets], np.uint64)


def _beside(on: list[int]) -> Iterator[int]:
    """Yield for each cell the placements that lay such a hex next to it."""
    for near in NEIGHBOURS:
        placements = 0
        for cell in near:
            placements |= on[cell]
        yield placements


#: The same as words: kernels add the first two, and intersect with the others, which are complements.
OWN_BESIDE_WORDS, OTHER_BESIDE_WORDS = _table(_beside(OWN_ON)), _table(_beside(OTHER_ON))
NO_OWN_ON_WORDS = _table(ALL & ~placements for placements in OWN_ON)
NO_OTHER_ON_WORDS = _table(ALL & ~placements for placements in OTHER_ON)
CLEAR_OF_WORDS = _table(ALL & ~(own | other) for own, other in zip(OWN_ON, OTHER_ON, strict=True))
OF_KIND_WORDS = _table(OF_KIND)
#: Placements are numbered by kind: the words in which those of a kind are, from the first to the last.
FIRST_WORD = np.array([int(np.flatnonzero(row)[0]) for row in OF_KIND_WORDS], np.int64)
LAST_WORD = np.array([int(np.flatnonzero(row)[-1]) for row in OF_KIND_WORDS], np.int64)
NOT_OF_KIND_WORDS = _table(ALL & ~placements for placements in OF_KIND)
ALL_WORDS = np.array(words(ALL), np.uint64)
UNMIRRORED_WORDS = np.array(words(ALL & ~MIRRORED), np.uint64)

assert [OF_KIND[kind].bit_count() for kind in range(KINDS)] == [85, 222, 444, 378, 780, 414]
assert MIRRORED & ~OF_KIND[Kind.BENT3] == 0
assert MIRRORED.bit_count() == 390
