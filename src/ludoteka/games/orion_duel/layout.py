"""Laying the tokens of Orion Duel. A set of cells is two words, cells 0 to 63 in the first."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.bits import nth_bit, popcount
from ludoteka.engine.compiling.intrinsics import equal_words
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.hexes import distance
from ludoteka.engine.rng import below
from ludoteka.games.orion_duel.cells import lowest
from ludoteka.games.orion_duel.components import (
    CELL_LIST,
    CELLS,
    GALAXIES,
    HOLES,
    LEAST_DISTANCE,
    SYMMETRIC,
    Token,
)

WORD = 64
ONE = u64(1)
EVERY_LOW, EVERY_HIGH = u64((1 << WORD) - 1), u64((1 << CELLS - WORD) - 1)


def _room_beside(cell: int, least: int) -> list[int]:
    far = sum(1 << number for number, other in enumerate(CELL_LIST) if distance(CELL_LIST[cell], other) >= least)
    return [far & (1 << WORD) - 1, far >> WORD]


def _room() -> NDArray[Any]:
    table = np.zeros((len(Token), len(Token), CELLS, 2), np.uint64)
    for (new, laid), least in LEAST_DISTANCE.items():
        for cell in range(CELLS):
            table[new, laid, cell] = _room_beside(cell, least)
    return table


#: ROOM[new, laid, cell]: the cells far enough from a token laid on `cell` for a new one.
ROOM = _room()


@kernel
def room(s, new):
    """Return the cells where a new token keeps its distance from all that lie (Setup 3)."""
    low = EVERY_LOW
    high = EVERY_HIGH
    for cell in range(CELLS):
        laid = s.token[cell]
        if laid != Token.NONE:
            low &= u64(ROOM[new, laid, cell, 0])
            high &= u64(ROOM[new, laid, cell, 1])
    return low, high


# ---- Random set-up


@kernel
def draw_cell(rng, low, high):
    """Return a random cell of a set that is not empty."""
    first = popcount(low)
    n = below(rng, first + popcount(high))
    return nth_bit(low, n) if n < first else WORD + nth_bit(high, n - first)


@kernel
def scatter_tokens(s, new, number, low, high):
    """Lay tokens, each on a random cell of a set that has room; return whether all found one."""
    for _ in range(number):
        if not low | high:
            return False
        cell = draw_cell(s.rng, low, high)
        s.token[cell] = new
        low &= u64(ROOM[new, new, cell, 0])
        high &= u64(ROOM[new, new, cell, 1])
    return True


@kernel
def scatter_all(s):
    """Lay 8 galaxies on the empty board, then 7 black holes; return whether all found room."""
    if not scatter_tokens(s, Token.GALAXY.value, GALAXIES, EVERY_LOW, EVERY_HIGH):
        return False
    low, high = room(s, Token.HOLE.value)
    return scatter_tokens(s, Token.HOLE.value, HOLES, low, high)


@kernel
def scatter(s):
    """Lay all tokens at random; begin anew where one finds no room."""
    while not scatter_all(s):
        for cell in range(CELLS):
            s.token[cell] = Token.NONE


# ---- Symmetric set-ups


@kernel
def copy_layout(s, which):
    for cell in range(CELLS):
        s.token[cell] = SYMMETRIC[which, cell]


# ---- Tokens laid by the players


@kernel
def fits(new, low, high, number):
    """Tell whether so many more tokens find room on a set of cells, wherever they would have to go.

    If they do at all, they do so with one on the lowest cell or on a cell too near to it for both: the lowest cell
    could take the place of any other token. So no more than these few cells are tried in turn.
    """
    if number == 0:
        return True
    if popcount(low) + popcount(high) < number:
        return False
    first = lowest(low, high)
    near_low = low & ~u64(ROOM[new, new, first, 0])
    near_high = high & ~u64(ROOM[new, new, first, 1])
    while near_low | near_high:
        cell = lowest(near_low, near_high)
        rest_low = low & u64(ROOM[new, new, cell, 0])
        rest_high = high & u64(ROOM[new, new, cell, 1])
        if fits(new, rest_low, rest_high, number - 1):
            return True
        if cell < WORD:
            near_low ^= ONE << u64(cell)
            low ^= ONE << u64(cell)
        else:
            near_high ^= ONE << u64(cell - WORD)
            high ^= ONE << u64(cell - WORD)
    return False


@kernel
def missing(s, new):
    """Return how many tokens of a sort are still to be laid."""
    number = GALAXIES if new == Token.GALAXY else HOLES
    low, high = equal_words(s.token, 0, new)
    return number - popcount(low) - popcount(high)


@kernel
def leaves_room(new, low, high, cell, later):
    """Tell whether a cell is one of a set, and a new token on it leaves room there for so many later ones."""
    open_cell = (low >> u64(cell)) & ONE if cell < WORD else (high >> u64(cell - WORD)) & ONE
    if not open_cell:
        return False
    return fits(new, low & u64(ROOM[new, new, cell, 0]), high & u64(ROOM[new, new, cell, 1]), later)


@kernel
def is_open(s, new, cell):
    """Tell whether a new token may be laid on a cell; see `legal_cells`."""
    low, high = room(s, new)
    return leaves_room(new, low, high, cell, missing(s, new) - 1)


@kernel
def legal_cells(s, new, out, base):
    """List `base` + each cell with room for a new token that leaves room for all later ones of its sort.

    Black holes need not be asked for at the eighth galaxy: each of the 57,623,637 ways to lay 8 galaxies leaves
    room for 7 black holes.
    """
    low, high = room(s, new)
    later = missing(s, new) - 1
    n = 0
    for cell in range(CELLS):
        if leaves_room(new, low, high, cell, later):
            out[n] = base + cell
            n += 1
    return n


# ---- outside kernels


def token_to_lay(s: Any) -> Token:
    """Return the token that is being laid: galaxies first."""
    galaxies = sum(s.token[cell] == Token.GALAXY for cell in range(CELLS))
    return Token.GALAXY if galaxies < GALAXIES else Token.HOLE


def tokens_left(s: Any, new: Token) -> int:
    """Return how many tokens of a sort are still to be laid."""
    laid: int = sum(s.token[cell] == new for cell in range(CELLS))
    return (GALAXIES if new == Token.GALAXY else HOLES) - laid


def all_fit(s: Any) -> bool:
    """Tell whether all tokens of the sort that is being laid still find room."""
    new = token_to_lay(s)
    low, high = int(EVERY_LOW), int(EVERY_HIGH)
    for cell in range(CELLS):
        if s.token[cell]:
            low &= int(ROOM[new, s.token[cell], cell, 0])
            high &= int(ROOM[new, s.token[cell], cell, 1])
    return bool(fits(new.value, u64(low), u64(high), tokens_left(s, new)))
