"""What a learner sees of Orion Duel: the position from one colour's side as one row of small numbers, part by part."""

from __future__ import annotations

from ludoteka.engine.compiling.intrinsics import WORD_BITS, copy_row, equal_words, spread
from ludoteka.engine.compiling.kernels import ALL, inlined, kernel, u64
from ludoteka.games.orion_duel.components import CELLS, KINDS, PAIRS, Token
from ludoteka.games.orion_duel.state import Phase

PHASES = len(Phase)
#: The last 64 cells begin here; they overlap the first.
LAST = CELLS - WORD_BITS
_UP, _DOWN = u64(WORD_BITS - LAST), u64(LAST)

#: Name, length and meaning of each part of an observation, in order. "Mine" is the observing seat's colour. Planes have
#: a number for each cell, in the order of `components.CELL_LIST`.
PARTS = (
    ("mine", CELLS, "cells under my colour"),
    ("yours", CELLS, "cells under the opponent's colour"),
    ("galaxies", CELLS, "cells with a galaxy, covered or not"),
    ("holes", CELLS, "cells with a black hole, covered or not"),
    ("my_edge", CELLS, "cells next to a hex of my colour"),
    ("your_edge", CELLS, "cells next to a hex of the opponent's colour"),
    ("tiles", 2 * KINDS, "tiles of each kind that I still have, that the opponent still has"),
    ("links", 2 * PAIRS, "pairs of opposite sides that my colour links, that the opponent's does"),
    ("sets", 4, "fours of galaxies under my groups, under the opponent's; threes of black holes likewise"),
    ("phase", PHASES, "what is to be decided"),
    ("seat", 3, "whether I play blue, whether I am to decide, whether tiles may be turned over"),
)
LENGTH = sum(length for _, length, _ in PARTS)


@inlined
def write_plane(low, high, out, place):
    """Write a set of cells, a number for each."""
    spread(low, out, place)
    spread(((high << _UP) & ALL) | (low >> _DOWN), out, place + LAST)


@kernel
def write_planes(s, me, out):
    you = 1 - me
    low, high = equal_words(s.colour, 0, me)
    write_plane(low, high, out, 0)
    low, high = equal_words(s.colour, 0, you)
    write_plane(low, high, out, CELLS)
    low, high = equal_words(s.token, 0, Token.GALAXY.value)
    write_plane(low, high, out, 2 * CELLS)
    low, high = equal_words(s.token, 0, Token.HOLE.value)
    write_plane(low, high, out, 3 * CELLS)
    copy_row(s.touches, me, out, 4 * CELLS)
    copy_row(s.touches, you, out, 5 * CELLS)
    return 6 * CELLS


@kernel
def write_player(s, p, out, place, other):
    """Write what a colour has beside the board; `other` is 0 for the observing seat's, 1 for the opponent's."""
    copy_row(s.tiles, p, out, place + other * KINDS)
    place += 2 * KINDS
    for pair in range(PAIRS):
        out[place + other * PAIRS + pair] = s.links[p] >> pair & 1
    place += 2 * PAIRS
    out[place + other] = s.galaxy_sets[p]
    out[place + 2 + other] = s.hole_sets[p]
    return place + 4


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    start = write_planes(s, seat, out)
    write_player(s, 1 - seat, out, start, 1)
    place = write_player(s, seat, out, start, 0)
    out[place + s.phase] = 1
    place += PHASES
    out[place] = seat == 0
    out[place + 1] = s.turn == seat
    out[place + 2] = s.mirror
