"""The state of a game of Orichalcum: what lies on the table, and what is to be decided.

Nothing is shuffled in advance. Bags, piles and the deck are counts, and what comes next is drawn when it is needed,
which comes to the same; so nothing about the future is in a state but its generator.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ludoteka.engine.contract import STATE_HEAD
from ludoteka.games.orichalcum.components import (
    BUILDINGS,
    CELLS,
    CREATURES,
    LARGEST_PILE,
    MOST_DICE,
    PAIR_TURNS,
    ROW,
    SEATS,
    SIZES,
    SLOTS,
    TERRAINS,
    TILES,
    TITANS,
)


class Phase(IntEnum):
    """What is to be decided."""

    METROPOLIS = 0
    CARD = 1
    PLACE = 2
    TITAN_ORDER = 3
    TITAN_RETURN = 4
    ACTION = 5
    FAVOUR = 6
    FIGHT = 7
    COMMIT = 8
    GIFT = 9
    CREATE = 10
    EXTRA = 11
    DISCARD = 12
    INITIATIVE = 13
    OVER = 14


NOBODY = -1

STATE = np.dtype(
    [
        *STATE_HEAD,
        ("phase", "i1"),
        ("round", "i1"),  # from 1
        ("turn", "i1"),  # whose turn it is
        ("moved", "i1"),  # turns completed in this round
        ("holder", "i1"),  # who has the initiative
        ("won", "i1"),  # winners as bits, once the game is over
        # This turn.
        ("card", "i1"),  # taken in phase 1, until it goes to the discards
        ("tile", "i1"),  # taken with it, until it is placed
        ("cargo", "i1", (SIZES,)),  # creatures on the cells of that tile
        ("deed", "i1"),  # the action being carried out
        ("extra", "i1"),  # whether it is an extra action
        ("extras", "i1"),  # extra actions bought this turn
        ("lost", "i1"),  # whether a fight was lost this turn
        ("fights", "i1"),  # fights won in this action
        ("creations", "i1"),  # things created in this action
        ("saved", "i1"),  # hoplites in the hospital until this action ends
        ("cell", "i1"),  # of the creature being fought
        ("gift", "i1"),  # the minotaur's building, drawn and not yet built
        ("pending", "i1"),  # titans to be gained, as bits
        ("gained", "i1"),  # the titan just gained beyond the limit, counted from 1
        ("dice", "i1"),  # dice just rolled
        ("roll", "i1", (MOST_DICE,)),  # and what they show; 0: the skull
        # The table.
        ("hoplites_left", "i1"),  # in the common supply
        ("nuggets_left", "i1"),
        ("temples_left", "i1"),
        ("tokens_left", "i1"),  # victory tokens
        ("row", "i1"),  # cards in the action row
        ("row_card", "i1", (ROW,)),
        ("row_tile", "i1", (ROW,)),
        ("row_creature", "i1", (ROW, SIZES)),  # on the cells of the tile
        ("deck", "i2"),  # action cards face down, as bits
        ("discards", "i2"),
        ("pile", "i1", (TILES,)),  # land tiles never seen yet
        ("pile_left", "i1", (SIZES + 1,)),  # their number by size
        ("under", "i1", (SIZES + 1, LARGEST_PILE)),  # tiles put under a pile, the uppermost first
        ("under_left", "i1", (SIZES + 1,)),  # their number
        ("creature_bag", "i1", (CREATURES,)),
        ("creatures_left", "i1"),  # their number
        ("building_bag", "i1", (BUILDINGS,)),
        ("buildings_left", "i1"),  # their number
        ("slot", "i1", (SLOTS,)),  # buildings on the creation board
        ("waiting", "i1", (SLOTS,)),  # the hoplite or nugget lying on each
        ("titan_holder", "i1", (TITANS,)),  # a seat, or NOBODY: in the middle
        ("titan_active", "i1", (TITANS,)),
        # The players. Sets of cells are bits.
        ("island", "i1", (SEATS,)),
        ("metropolis", "i1", (SEATS,)),  # its pair of cells, counted from 1
        ("hoplites", "i1", (SEATS,)),  # in reserve
        ("nuggets", "i1", (SEATS,)),
        ("medallions", "i1", (SEATS,)),
        ("temples", "i1", (SEATS,)),
        ("captured", "i1", (SEATS, CREATURES)),
        ("built", "i1", (SEATS, BUILDINGS)),  # buildings by kind, the metropolis included
        ("covered", "i4", (SEATS,)),
        ("border", "i4", (SEATS,)),  # uncovered cells next to covered ones
        ("land", "i4", (SEATS, TERRAINS)),  # not built over
        ("beasts", "i4", (SEATS,)),  # cells with a creature
        ("temple", "i4", (SEATS, PAIR_TURNS)),  # temples by the short diagonal of their diamond
        ("creature", "i1", (SEATS, CELLS)),
        ("standing", "i1", (SEATS, CELLS)),  # hoplites left from lost fights
        ("building", "i1", (SEATS, CELLS)),
    ],
    align=True,
)
