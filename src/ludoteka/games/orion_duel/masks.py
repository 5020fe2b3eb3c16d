"""Orion Duel's legal actions as bits, straight from the sets that the rules keep."""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.intrinsics import unforeseen
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.games.orion_duel.actions import NUM_ACTIONS, TILE, TOKEN
from ludoteka.games.orion_duel.legality import legal, legal_word
from ludoteka.games.orion_duel.placements import PLACEMENTS, WORDS
from ludoteka.games.orion_duel.state import EMPTY, ONE, WORD_BITS, Phase

assert TILE == 0
assert PLACEMENTS == TOKEN <= WORDS * WORD_BITS
#: Words with a bit for each action.
ACTION_WORDS = (NUM_ACTIONS + WORD_BITS - 1) // WORD_BITS


@kernel
def erase_bits(s, bits):
    """Write 0 for every action, but for placements: whatever is written next is written over all of these."""
    if s.phase != Phase.TILES:
        for w in range(ACTION_WORDS):
            bits[w] = EMPTY


@kernel
def first_word(s):
    """Return a word before which none has a bit: most often some placements of the first tiles are legal."""
    return 0


@kernel
def write_tiles(s, bits):
    """Write a bit for each placement; return how many are legal. Two loops: the first is of many words at once."""
    me = int(s.turn)
    words = unforeseen(WORDS)
    for w in range(words):
        bits[w] = legal_word(s, me, w)
    count = 0
    for w in range(words):
        count += popcount(bits[w])
    return count


@kernel
def write_bits(s, bits, out):
    """Write a bit for each legal action; return how many are. `out` is scratch."""
    if s.phase == Phase.TILES:
        return write_tiles(s, bits)
    for w in range(WORDS):
        bits[w] = EMPTY
    count = legal(s, out)
    for i in range(count):
        bits[out[i] // WORD_BITS] |= ONE << u64(out[i] % WORD_BITS)
    return count
