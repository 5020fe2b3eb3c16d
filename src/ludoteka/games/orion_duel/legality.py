"""What may be done in a position of Orion Duel."""

from __future__ import annotations

from ludoteka.engine.bits import list_word, nth_bit, popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.orion_duel.actions import BEGIN, NUM_ACTIONS, TILE, TOKEN
from ludoteka.games.orion_duel.components import Token
from ludoteka.games.orion_duel.layout import is_open, legal_cells
from ludoteka.games.orion_duel.placements import PLACEMENTS, WORDS
from ludoteka.games.orion_duel.state import EMPTY, ONE, WORD_BITS, Phase

assert PLACEMENTS + 7 <= NUM_ACTIONS  # `list_word` writes over what is behind a list


@kernel
def legal_word(s, me, w):
    """Return the legal placements of the player to move among 64 of them, as bits.

    1. The tile is at hand and its cells are free. 2. With each of its two colours it covers no token, or it touches
    a hex of that colour that lay there before. The hexes of one colour on a tile are connected, so that whichever of
    them touches links them all.
    """
    return s.free[w] & s.held[me, w] & s.own_fits[me, w] & s.other_fits[1 - me, w]


@kernel
def legal_tiles(s, out):
    me = int(s.turn)
    n = 0
    for w in range(WORDS):
        n = list_word(u64(legal_word(s, me, w)), TILE + w * WORD_BITS, out, n)
    return n


@kernel
def can_lay(s):
    """Tell whether the player to move can lay any tile: most often some of the first placements say so."""
    me = int(s.turn)
    for w in range(WORDS):
        if legal_word(s, me, w) != EMPTY:
            return True
    return False


@kernel
def allows(s, action):
    """Tell whether an action is legal without listing the placements."""
    if s.phase == Phase.TILES:
        word = action // WORD_BITS
        return action < TOKEN and (u64(legal_word(s, int(s.turn), word)) >> u64(action % WORD_BITS)) & ONE != EMPTY
    if s.phase == Phase.FIRST_PLAYER:
        return action >= BEGIN
    new = Token.GALAXY.value if s.phase == Phase.GALAXIES else Token.HOLE.value
    return TOKEN <= action < BEGIN and is_open(s, new, action - TOKEN)


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
    me = int(s.turn)
    total = 0
    for w in range(WORDS):
        scratch[w] = popcount(legal_word(s, me, w))
        total += scratch[w]
    n = below(rng, total)
    w = 0
    before = 0
    while before + scratch[w] <= n:
        before += scratch[w]
        w += 1
    return TILE + w * WORD_BITS + nth_bit(u64(legal_word(s, me, w)), n - before)
