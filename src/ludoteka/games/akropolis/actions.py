"""The numbers of the actions of Akropolis, and the cells that a placement covers.

Cells are axial coordinates (q, r). The plane is rolled up into 64 by 64 cells, a row of them in one 64-bit word: no
city is wider than 63 (see `MOST_SPAN`), so no two of its cells, nor of the places where it may grow, fall together.

Three mutually adjacent cells form a triangle, of which there are two for each cell, named by their leftmost cell:
UP covers (q, r), (q + 1, r), (q, r + 1) and DOWN covers (q, r), (q + 1, r - 1), (q + 1, r), clockwise both.
A tile lies on a triangle in three ways.
"""

from __future__ import annotations

from ludoteka.engine.hexes import DIRECTIONS, Hex
from ludoteka.games.akropolis.components import LARGEST_SITE, MOST_TURNS, START_HEXES

#: Cells of a row, and rows.
SIDE = 64
#: The column of q = 0 and the row of r = 0.
MIDDLE = SIDE // 2
#: The starting tile spans 3 cells on either axis, and a tile adds at most 2.
MOST_SPAN = 3 + 2 * MOST_TURNS
#: Coordinates stay within this, places beside the city included.
FARTHEST = 1 + 2 * MOST_TURNS + 2

UP, DOWN = 0, 1
TRIANGLES = 2
#: Ways to lay a tile on a triangle.
TURNINGS = 3
#: The cells of a triangle, clockwise, seen from the leftmost one.
CORNERS: tuple[tuple[Hex, Hex, Hex], ...] = (((0, 0), (1, 0), (0, 1)), ((0, 0), (1, -1), (1, 0)))

#: Take the tile of the construction site that has this many before it.
TAKE = 0
#: Lay the tile in hand: see `place_of`.
PLACE = TAKE + LARGEST_SITE
PLACES = SIDE * TRIANGLES * SIDE * TURNINGS
NUM_ACTIONS = PLACE + PLACES

assert MOST_SPAN < SIDE
assert {max(axis) - min(axis) + 1 for axis in zip(*((q, r) for q, r, _ in START_HEXES), strict=True)} == {3}


def _rolled(coordinate: int) -> int:
    return (coordinate + MIDDLE) % SIDE - MIDDLE


def place_of(q: int, r: int, triangle: int, turning: int) -> int:
    """Return the number of a way to lay a tile: hex `(i + turning) % 3` on the i-th cell of a triangle."""
    row, column = (r + MIDDLE) % SIDE, (q + MIDDLE) % SIDE
    return ((row * TRIANGLES + triangle) * SIDE + column) * TURNINGS + turning


def parts_of(place: int) -> tuple[int, int, int, int]:
    """Return q and r of the leftmost cell, each from -32 to 31, the triangle and the turning of a place."""
    rest, turning = divmod(place, TURNINGS)
    rest, column = divmod(rest, SIDE)
    row, triangle = divmod(rest, TRIANGLES)
    return column - MIDDLE, row - MIDDLE, triangle, turning


def anchored(place: int) -> tuple[int, int, int]:
    """Return q and r of the cell under a tile's first hex and its rotation: 0 to 5 times 60 degrees clockwise."""
    q, r, triangle, turning = parts_of(place)
    first = CORNERS[triangle][-turning % TURNINGS]
    second = CORNERS[triangle][(1 - turning) % TURNINGS]
    rotation = DIRECTIONS.index((second[0] - first[0], second[1] - first[1]))
    return _rolled(q + first[0]), _rolled(r + first[1]), rotation


def anchored_place(q: int, r: int, rotation: int) -> int:
    """Return the place of a tile whose first hex lies on a cell, rotated clockwise: the inverse of `anchored`."""
    dq, dr, triangle, turning = _ROTATED[rotation]
    return place_of(q + dq, r + dr, triangle, turning)


def _rotated(rotation: int) -> tuple[int, int, int, int]:
    for triangle in (UP, DOWN):
        for turning in range(TURNINGS):
            q, r, found = anchored(place_of(0, 0, triangle, turning))
            if found == rotation:
                return -q, -r, triangle, turning
    raise AssertionError(rotation)


_ROTATED = tuple(_rotated(rotation) for rotation in range(len(DIRECTIONS)))
