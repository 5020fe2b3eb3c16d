"""The board, the tokens and the tiles of Orion Duel as tables, loaded from `components.json` and checked.

Colours are seats: seat 0 plays blue, seat 1 orange.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.engine.hexes import DIRECTIONS, Hex, area, distance, neighbours


class Token(IntEnum):
    """What lies on a cell, or nothing."""

    NONE = 0
    GALAXY = 1
    HOLE = 2


class Kind(IntEnum):
    """The six kinds of tile."""

    MONO = 0
    DUO_OWN = 1
    DUO_MIXED = 2
    LINE3 = 3
    BENT3 = 4
    TRIANGLE3 = 5


@dataclass(frozen=True)
class Tile:
    """A kind of tile as it lies before it is turned; (0, 0) is the hex it turns about."""

    kind: Kind
    count: int
    own: tuple[Hex, ...]
    other: tuple[Hex, ...]


@dataclass(frozen=True)
class Side:
    """One side of the board, a direction to a constellation."""

    key: str
    constellation: str
    cells: tuple[Hex, ...]


DATA: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

COLOURS = ("blue", "orange")
KIND_KEYS = tuple(kind.name.lower() for kind in Kind)
TOKEN_KEYS = (None, "galaxy", "hole")


def _hexes(pairs: Any) -> tuple[Hex, ...]:
    return tuple((q, r) for q, r in pairs)


# ---- the board: cells are numbered by column, then downwards

_CORNERS = _hexes(DATA["board"]["missing_corners"])
CELL_LIST: list[Hex] = [cell for cell in area(DATA["board"]["radius"]) if cell not in _CORNERS]
CELL_ID: dict[Hex, int] = {cell: number for number, cell in enumerate(CELL_LIST)}
CELLS = len(CELL_LIST)

#: The cells around a cell; for kernels as a table, with how many there are.
NEIGHBOURS: list[list[int]] = [[CELL_ID[near] for near in neighbours(cell) if near in CELL_ID] for cell in CELL_LIST]
NEAR_COUNT = np.array([len(near) for near in NEIGHBOURS], np.int8)
NEAR = np.array([near + [0] * (len(DIRECTIONS) - len(near)) for near in NEIGHBOURS], np.int8)


def cell_words(cells: Iterable[int]) -> list[int]:
    """Return a set of cells as two words, cells 0 to 63 in the first."""
    found = sum(1 << cell for cell in cells)
    return [found & (1 << 64) - 1, found >> 64]


#: Each cell, and the cells around it, as sets.
CELL_WORDS = np.array([cell_words([cell]) for cell in range(CELLS)], np.uint64)
NEAR_WORDS = np.array([cell_words(near) for near in NEIGHBOURS], np.uint64)

#: The sides in pairs: side i faces side i + PAIRS.
_BY_KEY = {s["position"]: Side(s["position"], s["constellation"], _hexes(s["cells"])) for s in DATA["board"]["sides"]}
PAIRS = len(DATA["board"]["opposite_sides"])
SIDES: list[Side] = [_BY_KEY[pair[end]] for end in (0, 1) for pair in DATA["board"]["opposite_sides"]]
#: The sides that a cell belongs to, a bit each.
SIDES_OF = np.array([sum(1 << i for i, side in enumerate(SIDES) if cell in side.cells) for cell in CELL_LIST], np.uint8)

# ---- tokens

GALAXIES: int = DATA["tokens"]["galaxies"]
HOLES: int = DATA["tokens"]["black_holes"]
_LEAST = DATA["tokens"]["least_distance"]
#: How near two tokens may be, by what they are.
LEAST_DISTANCE: dict[tuple[Token, Token], int] = {
    (Token.GALAXY, Token.GALAXY): _LEAST["galaxy_galaxy"],
    (Token.GALAXY, Token.HOLE): _LEAST["hole_galaxy"],
    (Token.HOLE, Token.GALAXY): _LEAST["hole_galaxy"],
    (Token.HOLE, Token.HOLE): _LEAST["hole_hole"],
}


def _layout(name: str) -> list[int]:
    tokens = [Token.NONE.value] * CELLS
    for token, cells in ((Token.GALAXY, "galaxies"), (Token.HOLE, "black_holes")):
        for cell in _hexes(DATA["layouts"][name][cells]):
            tokens[CELL_ID[cell]] = token.value
    return tokens


#: The two symmetric set-ups, a token for each cell.
SYMMETRIC = np.array([_layout("symmetric-1"), _layout("symmetric-2")], np.int8)

# ---- tiles


def _tile(entry: Any) -> Tile:
    parts: dict[str, list[Hex]] = {"own": [], "opponent": []}
    for hexagon in entry["cells"]:
        parts[hexagon["colour"]].extend(_hexes([hexagon["at"]]))
    return Tile(Kind[entry["kind"].upper()], entry["count"], tuple(parts["own"]), tuple(parts["opponent"]))


TILES: list[Tile] = [_tile(entry) for entry in DATA["tiles"]["kinds"]]
KINDS = len(TILES)
#: Tiles of each kind that a player has.
COPIES = np.array([tile.count for tile in TILES], np.int8)
TILES_EACH: int = DATA["tiles"]["per_player"]

assert DATA["board"]["cells"] == CELLS
assert [sum(cell[0] == q for cell in CELL_LIST) for q in range(-5, 6)] == DATA["board"]["column_lengths"]
assert sorted(map(tuple, DATA["board"]["neighbour_offsets"])) == sorted(DIRECTIONS)
assert len(SIDES) == 2 * PAIRS == 6
assert all(len(side.cells) == 4 for side in SIDES)
assert sum(int(sides).bit_count() for sides in SIDES_OF) == sum(sides != 0 for sides in SIDES_OF) == 24
assert [tile.kind for tile in TILES] == list(Kind)
assert int(COPIES.sum()) == TILES_EACH
assert sum(tile.count * len(tile.own) for tile in TILES) == DATA["tiles"]["own_hexes"]
assert sum(tile.count * len(tile.other) for tile in TILES) == DATA["tiles"]["opponent_hexes"]
for _tokens in SYMMETRIC.tolist():
    _laid = [(CELL_LIST[number], Token(token)) for number, token in enumerate(_tokens) if token]
    assert [t for _, t in _laid].count(Token.GALAXY) == GALAXIES
    assert len(_laid) == GALAXIES + HOLES
    assert all(distance(a, b) >= LEAST_DISTANCE[t, u] for a, t in _laid for b, u in _laid if a != b)
