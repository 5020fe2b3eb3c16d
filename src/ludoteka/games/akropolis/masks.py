"""Akropolis' legal actions as bits, straight from the sets of places that the rules draw."""

from __future__ import annotations

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.kernels import ALL, kernel, u64
from ludoteka.games.akropolis.actions import NUM_ACTIONS, PLACE, SIDE, TAKE, TRIANGLES, TURNINGS
from ludoteka.games.akropolis.legality import affordable
from ludoteka.games.akropolis.placement import OPEN, draw_places, rows_near
from ludoteka.games.akropolis.state import NO_TILE

WORD_BITS = 64
#: Words with a bit for each action.
WORDS = (NUM_ACTIONS + WORD_BITS - 1) // WORD_BITS
#: Actions of a row of cells.
ROW_BITS = TRIANGLES * SIDE * TURNINGS
_ZERO, _ONE = u64(0), u64(1)
#: All ways to lay a tile on one triangle: actions that follow each other.
_TURNINGS = (1 << TURNINGS) - 1

assert TAKE == 0
assert PLACE < WORD_BITS


@kernel
def write_turnings(bits, action):
    """Write a bit for each way to lay the tile on a triangle, of which the first action is given."""
    word = action // WORD_BITS
    shift = action % WORD_BITS
    bits[word] |= (u64(_TURNINGS) << u64(shift)) & ALL
    if shift > WORD_BITS - TURNINGS:
        bits[word + 1] |= u64(_TURNINGS) >> u64(WORD_BITS - shift)


@kernel
def erase_bits(s, bits):
    """Write 0 where `write_bits` has written 1: most of the 64 rows are empty all the time."""
    bits[0] = _ZERO
    if s.taken != NO_TILE:
        first, last = rows_near(s, s.turn)
        for w in range(first * ROW_BITS // WORD_BITS, min(WORDS, (PLACE + last * ROW_BITS) // WORD_BITS + 1)):
            bits[w] = _ZERO


@kernel
def write_bits(s, bits, out):
    """Write a bit for each legal action into zeros; return how many are. `out` is scratch."""
    if s.taken == NO_TILE:
        count = affordable(s, s.turn)
        bits[0] = (_ONE << u64(count)) - _ONE
        return count
    drawn, count = draw_places(s, s.turn)
    first, last = rows_near(s, s.turn)
    for line in range(first * TRIANGLES, last * TRIANGLES):
        word = u64(drawn[OPEN + line % TRIANGLES, line // TRIANGLES])
        start = PLACE + line * SIDE * TURNINGS
        while word != _ZERO:
            write_turnings(bits, start + trailing_zeros(word) * TURNINGS)
            word &= word - _ONE
    return count * TURNINGS
