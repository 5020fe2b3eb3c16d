"""What lies on the table of Akropolis, read from a state: cities as hexes in their true coordinates, tiles, rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludoteka.engine.hexes import Hex
from ludoteka.games.akropolis.actions import CORNERS, SIDE, TURNINGS, parts_of
from ludoteka.games.akropolis.components import SITE, STACKS, START_HEXES, START_TILE, TILE, TILES
from ludoteka.games.akropolis.placement import NORTH, WEST
from ludoteka.games.akropolis.state import ARCHITECT, NO_TILE


class Shown(NamedTuple):
    """The visible hex of a column."""

    kind: int
    level: int
    tile: int


City = dict[Hex, Shown]


def tiles_in(bits: int) -> list[int]:
    """Return the tiles of a set, ascending."""
    return [tile for tile in range(1, TILES + 1) if bits >> tile & 1]


def tile_cells(q: int, r: int, triangle: int, turning: int) -> list[Hex]:
    """Return the cells under the three hexes of a tile, in the tile's order."""
    corners = [CORNERS[triangle][(i - turning) % TURNINGS] for i in range(TURNINGS)]
    return [(q + dq, r + dr) for dq, dr in corners]


def true_cells(s: Any, p: int, place: int) -> list[Hex]:
    """Return the cells under the hexes of a tile in or beside a city, no longer rolled up; see `widen_box`."""
    q, r, triangle, turning = parts_of(place)
    left, highest = s.box[p, WEST] - 2, s.box[p, NORTH] - 2 + triangle
    return tile_cells(left + (q - left) % SIDE, highest + (r - highest) % SIDE, triangle, turning)


def by_level(s: Any, p: int) -> list[int]:
    """Return the tiles laid in a city, those on the ground first."""
    return sorted(tiles_in(s.laid[p]), key=lambda tile: (s.level[tile], tile))


def city_of(s: Any, p: int) -> City:
    """Return the visible hexes of a city by cell."""
    city = {(q, r): Shown(kind, 1, START_TILE) for q, r, kind in START_HEXES}
    for tile in by_level(s, p):
        for i, cell in enumerate(true_cells(s, p, s.place[tile])):
            city[cell] = Shown(int(TILE[tile, i]), s.level[tile], tile)
    return dict(sorted(city.items()))


def builders(s: Any) -> int:
    """Return how many build: the players, and the Architect with one of them."""
    return max(2, int(s.players))


def turns_done(s: Any) -> int:
    """Return how many turns have been completed by all together."""
    return sum(len(tiles_in(s.laid[p])) for p in range(builders(s)))


def rounds(s: Any) -> int:
    """Return how many rounds the game has."""
    return int(STACKS[s.long, s.players]) + 1


def round_of(s: Any) -> int:
    """Return the number of the round, from 1."""
    return rounds(s) - int(s.stacks)


def chief_of(s: Any) -> int:
    """Return who has the chief architect's marker, that is who began the round; the Architect counts as seat 1."""
    done = int(SITE[s.players]) - s.open - (s.taken != NO_TILE)
    return int((s.turn - done) % builders(s))


def is_architect(s: Any, p: int) -> bool:
    """Tell whether a seat at the table is the Architect's."""
    return bool(s.players == 1 and p == ARCHITECT)


def open_tiles(s: Any) -> Iterator[int]:
    """Yield the tiles of the construction site, the free one first."""
    return (int(s.site[slot]) for slot in range(s.open))
