"""What somebody counts who judges a position of Orion Duel: the inputs of a model, which learned who wins then."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import foretell, odds_scale, share_out
from ludoteka.games.orion_duel.components import CELLS, COPIES, KIND_KEYS, PAIRS, Token
from ludoteka.games.orion_duel.counting import BARRED, QUEUE, group_tokens, way_left, write_prices
from ludoteka.games.orion_duel.placements import FIRST_WORD, LAST_WORD, OF_KIND_WORDS
from ludoteka.games.orion_duel.state import FREE, GALAXIES_TO_WIN, HOLES_TO_WIN, Phase

#: What is counted of a colour.
COUNTED = (
    "shortest way",
    "second way",
    "third way",
    "two steps away",
    "galaxies 1",
    "galaxies 2",
    "galaxies 3",
    "holes 1",
    "holes 2",
    "galaxies in reach",
    "fourth galaxies in reach",
    "third holes in reach",
    "room",
    "room late",
    "score late",
    *(f"{tile} left" for tile in KIND_KEYS),
    *(f"room for {tile}" for tile in KIND_KEYS),
)
WAYS, CLOSE, GALAXIES, HOLES, REACH, FOURTH, THIRD, ROOM, ROOM_LATE, SCORE, LEFT = 0, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15
ROOM_FOR = LEFT + len(KIND_KEYS)
KINDS = len(COUNTED)
INPUTS = (
    *COUNTED,
    *(f"other's {name}" for name in COUNTED),
    *(f"{name} on move" for name in COUNTED),
    *(f"{name} x to come" for name in COUNTED),
    *(f"{name} x late" for name in COUNTED),
    "on move",
    "late",
    "to come",
)
#: Who wins is foretold, so that what the search expected is learned from as well.
TARGETS: tuple[str, ...] = ()
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = ((9, 2, {}), (1, 2, {"mirror": False}))
#: A way that costs two free cells.
TWO_STEPS = 4
ALL_TILES = 28.0


@kernel
def count_ways(s, p, c):
    """Count the ways of a colour, the shortest first."""
    price = np.empty(CELLS, np.int64)
    away = np.empty(CELLS, np.int64)
    queue = np.empty(QUEUE, np.int64)
    write_prices(s, p, price)
    for pair in range(PAIRS):
        left = way_left(price, pair, away, queue)
        if left >= BARRED:
            continue
        near = 10.0 / (2.0 + left)
        if left <= TWO_STEPS:
            c[p, CLOSE] += 1.0
        for i in range(PAIRS):
            if near > c[p, WAYS + i]:
                before = c[p, WAYS + i]
                c[p, WAYS + i] = near
                near = before


@kernel
def count_tokens(s, p, c):
    """Count the groups of a colour by the tokens under which they lie, and the tokens that they may reach next."""
    for cell in range(CELLS):
        if s.colour[cell] == p and s.group[cell] == cell:
            galaxies = s.galaxies[cell] % GALAXIES_TO_WIN
            holes = s.holes[cell] % HOLES_TO_WIN
            if galaxies > 0:
                c[p, GALAXIES + galaxies - 1] += 1.0
            if holes > 0:
                c[p, HOLES + holes - 1] += 1.0
            c[p, SCORE] += s.galaxies[cell] - s.holes[cell]
        elif s.colour[cell] == FREE and s.token[cell] != Token.NONE:
            galaxies, holes = group_tokens(s, cell, p)
            if s.token[cell] == Token.GALAXY:
                c[p, REACH] += s.touches[p, cell] != 0
                c[p, FOURTH] += galaxies % GALAXIES_TO_WIN == GALAXIES_TO_WIN - 1
            else:
                c[p, THIRD] += holes % HOLES_TO_WIN == HOLES_TO_WIN - 1


@kernel
def count_room(s, p, c):
    """Count the ways to lay a tile, by kind; return how many there are."""
    total = 0
    for kind in range(len(COPIES)):
        count = 0
        if s.tiles[p, kind] > 0:
            for w in range(FIRST_WORD[kind], LAST_WORD[kind] + 1):
                legal = s.free[w] & s.held[p, w] & s.own_fits[p, w] & s.other_fits[1 - p, w]
                count += popcount(legal & OF_KIND_WORDS[kind, w])
            total += count
            c[p, ROOM_FOR + kind] = np.log(1.0 + count) / 3.0
    return total


@kernel
def count_both(s, c):
    """Count all there is of both colours; return how near the end is."""
    mine = count_room(s, 0, c)
    yours = count_room(s, 1, c)
    late = min(1.0, 60.0 / (2.0 + mine + yours))
    for p in range(2):
        count_ways(s, p, c)
        count_tokens(s, p, c)
        space = np.log(1.0 + (mine if p == 0 else yours))
        c[p, ROOM] = space / 3.0
        c[p, ROOM_LATE] = space * late
        c[p, SCORE] *= s.laid / ALL_TILES
        for tile in range(len(COPIES)):
            c[p, LEFT + tile] = s.tiles[p, tile] / COPIES[tile]
    return late


@kernel
def to_come(s):
    """Return what share of the tiles is still to be laid."""
    return 1.0 - s.laid / ALL_TILES


@kernel
def write_inputs(s, p, c, late, x):
    """Write the inputs of a seat from what was counted of both."""
    moves = 1.0 * (s.turn == p)
    coming = to_come(s)
    for i in range(KINDS):
        x[i] = c[p, i]
        x[KINDS + i] = c[1 - p, i]
        x[2 * KINDS + i] = moves * c[p, i]
        x[3 * KINDS + i] = coming * c[p, i]
        x[4 * KINDS + i] = late * c[p, i]
    x[5 * KINDS] = moves
    x[5 * KINDS + 1] = late
    x[5 * KINDS + 2] = coming


@kernel
def describe(s, p, x):
    """Write what is to be counted for a seat into zeros; tell whether the moment is one to learn from."""
    if s.phase != Phase.TILES:
        return False
    c = np.zeros((2, KINDS), np.float64)
    late = count_both(s, c)
    write_inputs(s, p, c, late, x)
    return True


@kernel
def outcome(s, p, y):
    """Nothing becomes of a player but a won or a lost game."""


@kernel
def judge(s, value, model):
    """Write the result that each seat may expect by a model."""
    c = np.zeros((2, KINDS), np.float64)
    x = np.zeros(len(INPUTS), np.float64)
    late = count_both(s, c)
    for p in range(2):
        write_inputs(s, p, c, late, x)
        value[p] = foretell(model, x)
    share_out(value, 2, odds_scale(model, to_come(s)))
