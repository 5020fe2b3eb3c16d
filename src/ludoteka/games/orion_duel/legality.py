"""What may be done in a position of Orion Duel."""

from __future__ import annotations

from ludoteka.engine.bits import nth_bit, popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.components import Token
from ludoteka.games.orion_duel.layout import legal_cells
from ludoteka.games.orion_duel.placements import WORDS
from ludoteka.games.orion_duel.state import EMPTY, ONE, WORD_BITS, Phase


@kernel
def legal_word(s, w):
    """Return the legal placements among 64 of them, as bits.

    1. The tile is at hand and its cells are free. 2. With each of its two colours it covers no token, or it touches
    a hex of that colour that lay there before. The hexes of one colour on a tile are connected, so that whichever of
    them touches links them all.
    """
    me = s.turn
    return s.free[w] & s.held[me, w] & s.own_fits[me, w] & s.other_fits[1 - me, w]


@kernel
def legal_tiles(s, out):
    n = 0
    for w in range(WORDS):
        bits = u64(legal_word(s, w))
        count = popcount(bits)
        for i in range(n, n + count):
            out[i] = TILE + w * WORD_BITS + trailing_zeros(bits)
            bits &= bits - ONE
        n += count
    return n


@kernel
def can_lay(s):
    """Tell whether the player to move can lay any tile."""
    some = EMPTY
    for w in range(WORDS):
        some |= legal_word(s, w)
    return some != EMPTY


@kernel
def legal(s, out):
    if s.phase == Phase.TILES:
        return legal_tiles(s, out)
    if s.phase == Phase.GALAXIES:
        return legal_cells(s, Token.GALAXY.value, out, TOKEN)
    if s.phase == Phase.HOLES:
        return legal_cells(s, Token.HOLE.value, out, TOKEN)
    for seat in range(2):
        out[seat] = BEGIN + seat
    return 2


@kernel
def sample(s, rng, scratch):
    """Return a random legal action without listing the placements."""
    if s.phase != Phase.TILES:
        return int(scratch[below(rng, legal(s, scratch))])
    total = 0
    for w in range(WORDS):
        scratch[w] = popcount(legal_word(s, w))
        total += scratch[w]
    n = below(rng, total)
    w = 0
    before = 0
    while before + scratch[w] <= n:
        before += scratch[w]
        w += 1
    return TILE + w * WORD_BITS + nth_bit(u64(legal_word(s, w)), n - before)
