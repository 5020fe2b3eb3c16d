"""The tiles of Akropolis as tables, loaded from `components.json` and checked."""

from __future__ import annotations

import json
from collections import Counter
from enum import IntEnum
from pathlib import Path

import numpy as np


class Kind(IntEnum):
    """What a hex shows: a district of one of five colours, a quarry, or a plaza of one of the colours."""

    HOUSE = 0
    MARKET = 1
    BARRACKS = 2
    TEMPLE = 3
    GARDEN = 4
    QUARRY = 5
    HOUSE_PLAZA = 6
    MARKET_PLAZA = 7
    BARRACKS_PLAZA = 8
    TEMPLE_PLAZA = 9
    GARDEN_PLAZA = 10


DATA = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

KINDS = len(Kind)
KIND_KEYS = tuple(kind.name.lower() for kind in Kind)
#: The colours are those of the first five kinds.
COLOURS = 5
COLOUR_KEYS = KIND_KEYS[:COLOURS]
#: The plaza of a colour is this many kinds after its district.
PLAZA = Kind.HOUSE_PLAZA.value
#: The options, in the order of the colours.
VARIANT_KEYS = ("houses", "markets", "barracks", "temples", "gardens")
ARCHITECT_KEYS = ("easy", "medium", "hard")

#: Stars on a plaza of each colour.
STARS = np.array([DATA["plaza_stars"]["stars"][f"{colour}_plaza"] for colour in COLOUR_KEYS], np.int8)

#: The starting tile: the cells of its four hexes and what they show. It counts as one tile, and as tile 0.
START_TILE = 0
START_HEXES = tuple((hex_["q"], hex_["r"], KIND_KEYS.index(hex_["type"])) for hex_ in DATA["starting_tile"]["hexes"])
START_STONES = np.array(DATA["stones"]["starting_by_turn_order"], np.int8)

_TILES = DATA["tiles"]["tiles"]
#: Tiles are numbered from 1, those for two players first, then those added for three, then for four.
TILES = len(_TILES)
#: The three kinds of each tile, clockwise; TILE[0] is never read.
TILE = np.array([[0, 0, 0], *([KIND_KEYS.index(kind) for kind in tile["hexes"]] for tile in _TILES)], np.int8)
#: Whether a tile has a plaza.
HAS_PLAZA = np.array((TILE >= PLAZA).any(axis=1), np.int8)

SEATS = 4


def _setups(what: str) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    """Return a number of the set-up as a table by [long, players]; 0 where there is no such game."""
    tables = (DATA["setup"]["by_players"], DATA["long_setup"]["by_players"])
    return np.array([[table.get(str(n), {}).get(what, 0) for n in range(SEATS + 1)] for table in tables], np.int8)


#: By [long, players]: tiles in the game, stacks, turns each.
TILES_USED = _setups("tiles")
STACKS = _setups("stacks")
TURNS = _setups("turns_per_player")
#: The construction site at its fullest, and a stack, by players. One person plays at a table of two.
SITE = _setups("first_row")[0]
STACK = _setups("tiles_per_stack")[0]
LARGEST_SITE = int(SITE.max())
#: Nobody lays more tiles than this.
MOST_TURNS = int(TURNS.max())


def _check() -> None:
    assert [tile["id"] for tile in _TILES] == list(range(1, TILES + 1))
    for players in (2, 3, 4):
        used = [tile for tile in _TILES if tile["min_players"] <= players]
        assert [tile["id"] for tile in used] == list(range(1, len(used) + 1)), "tiles are numbered by players"
        found = Counter(kind for tile in used for kind in tile["hexes"])
        assert {"tiles": len(used), **found} == DATA["totals"]["by_players"][str(players)]
        assert TILES_USED[0, players] == len(used)
    for long in range(2):
        for players in range(1, SEATS + 1):
            seats = max(2, players)
            if TILES_USED[long, players]:
                assert SITE[players] == seats + 2 == STACK[players] + 1
                assert TILES_USED[long, players] == SITE[players] + STACKS[long, players] * STACK[players]
                assert TURNS[long, players] * seats == TILES_USED[long, players] - 1, "one tile is never played"
    assert not TILES_USED[1, 4], "there is no long game for four"


_check()
