"""What may be done in a position of Akropolis."""

from __future__ import annotations

from ludoteka.engine.bits import nth_bit, popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.akropolis.actions import PLACE, SIDE, TAKE, TRIANGLES, TURNINGS
from ludoteka.games.akropolis.placement import OPEN, draw_places, list_places, rows_near
from ludoteka.games.akropolis.state import NO_TILE


@kernel
def affordable(s, p):
    """Return how many tiles a player may choose from: one stone for each tile before it, the first is free."""
    return min(s.open, s.stones[p] + 1)


@kernel
def legal(s, out):
    if s.taken != NO_TILE:
        return list_places(s, s.turn, out, PLACE)
    n = affordable(s, s.turn)
    for slot in range(n):
        out[slot] = TAKE + slot
    return n


@kernel
def sample(s, rng, scratch):
    if s.taken == NO_TILE:
        return TAKE + below(rng, affordable(s, s.turn))
    p = s.turn
    drawn, count = draw_places(s, p)
    n = below(rng, count * TURNINGS)
    turning = n % TURNINGS
    n //= TURNINGS
    first, last = rows_near(s, p)
    for line in range(first * TRIANGLES, last * TRIANGLES):
        word = u64(drawn[OPEN + line % TRIANGLES, line // TRIANGLES])
        found = popcount(word)
        if n < found:
            return PLACE + (line * SIDE + nth_bit(word, n)) * TURNINGS + turning
        n -= found
    return PLACE  # never: there is always room on the ground
