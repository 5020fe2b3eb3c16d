"""What a game of Orion Duel is: options, phases, and what lies on the board."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.contract import STATE_HEAD
from ludoteka.games.orion_duel.components import CELLS, KINDS
from ludoteka.games.orion_duel.placements import WORDS

#: Galaxies of one group that make a condition, and black holes of one group of the opponent.
GALAXIES_TO_WIN = 4
HOLES_TO_WIN = 3
FREE = NOBODY = NO_GROUP = -1
WORD_BITS = 64
EMPTY = u64(0)
ONE = u64(1)


class Setup(IntEnum):
    """The choices of the option `setup`."""

    RANDOM = 0
    SYMMETRIC_1 = 1
    SYMMETRIC_2 = 2
    PLAYERS = 3


class First(IntEnum):
    """The choices of the option `first`."""

    RANDOM = 0
    BLUE = 1
    ORANGE = 2


class Phase(IntEnum):
    """What is to be decided."""

    GALAXIES = 0
    HOLES = 1
    FIRST_PLAYER = 2
    TILES = 3
    OVER = 4


class Outcome(IntEnum):
    """What ended the game."""

    NONE = 0
    CONDITIONS = 1
    POINTS = 2
    STUCK = 3


STATE = np.dtype(
    [
        *STATE_HEAD,
        ("mirror", "i1"),  # whether tiles may be turned over
        ("phase", "i1"),
        ("turn", "i1"),  # who decides, or would if the game went on
        ("laid", "i1"),  # tiles laid by both
        ("outcome", "i1"),
        ("winner", "i1"),  # or NOBODY
        ("tiles", "i1", (2, KINDS)),  # tiles of each kind that a player still has
        ("token", "i1", (CELLS,)),  # what lies on a cell, covered or not
        ("colour", "i1", (CELLS,)),  # the seat whose colour covers a cell, or FREE
        ("touches", "i1", (2, CELLS)),  # whether a hex of this colour is next to a cell
        ("group", "i1", (CELLS,)),  # the lowest cell of the group that a hex belongs to, or NO_GROUP
        ("sides", "u1", (CELLS,)),  # sides that a group reaches, a bit each; here and below at its lowest cell
        ("galaxies", "i1", (CELLS,)),  # galaxies that a group covers
        ("holes", "i1", (CELLS,)),  # black holes that a group covers
        ("links", "u1", (2,)),  # pairs of sides that a colour links, a bit each
        ("galaxy_sets", "i1", (2,)),  # how often a group of this colour covers 4 galaxies
        ("hole_sets", "i1", (2,)),  # how often a group of this colour covers 3 black holes
        ("free", "u8", (WORDS,)),  # placements on free cells
        ("held", "u8", (2, WORDS)),  # placements of tiles that a player still has
        ("own_fits", "u8", (2, WORDS)),  # placements whose own hexes, in this colour, may cover what lies under them
        ("other_fits", "u8", (2, WORDS)),  # likewise their hexes of the other colour, if that is this one
    ],
    align=True,
)
