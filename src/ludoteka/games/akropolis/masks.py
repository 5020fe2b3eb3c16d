"""Akropolis' legal actions as bits, straight from the sets of places that the rules draw."""

from __future__ import annotations

import numpy as np

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
#: TURNED[byte]: all ways to lay a tile on each of eight triangles, three actions that follow each other, as 24 bits.
_BYTE = 8
TURNED = np.array(
    [sum(0b111 << TURNINGS * bit for bit in range(_BYTE) if byte >> bit & 1) for byte in range(1 << _BYTE)], np.uint64
)

assert TAKE == 0
assert PLACE < WORD_BITS
assert (SIDE, TURNINGS) == (WORD_BITS, 3)


@kernel
def turned(word, byte):
    """Return the ways to lay a tile on eight triangles of a row."""
    return u64(TURNED[(word >> u64(_BYTE * byte)) & u64(0xFF)])


@kernel
def write_turnings(bits, first, word):
    """Write the actions of a row of triangles: three words, which begin within one, at the bit of action PLACE."""
    a, b, c = turned(word, 0), turned(word, 1), turned(word, 2)
    d, e, f = turned(word, 3), turned(word, 4), turned(word, 5)
    one = (a | b << u64(24) | c << u64(48)) & ALL
    two = (c >> u64(16) | d << u64(8) | e << u64(32) | f << u64(56)) & ALL
    three = f >> u64(8) | turned(word, 6) << u64(16) | turned(word, 7) << u64(40)
    shift = u64(PLACE)
    rest = u64(WORD_BITS - PLACE)
    bits[first] |= (one << shift) & ALL
    bits[first + 1] = ((two << shift) & ALL) | (one >> rest)
    bits[first + 2] = ((three << shift) & ALL) | (two >> rest)
    if first + 3 < WORDS:
        bits[first + 3] = three >> rest


@kernel
def first_word(s):
    """Return a word before which none has a bit."""
    if s.taken == NO_TILE:
        return 0
    first, _ = rows_near(s, s.turn)
    return first * ROW_BITS // WORD_BITS


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
        if word != _ZERO:
            write_turnings(bits, line * TURNINGS, word)
    return count * TURNINGS
