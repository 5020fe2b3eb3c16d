"""The rules of Akropolis. Section names in the comments are those of the rulebook.

The state is what lies on the table: where each tile is. Stacks are not shuffled in advance: the tiles of a stack are
drawn, when it is laid open, from those that nobody has seen, which comes to the same.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import nth_bit, popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.components import HAS_PLAZA, SITE, STACK, STACKS, START_STONES, TILES_USED
from ludoteka.games.akropolis.legality import affordable, legal, sample
from ludoteka.games.akropolis.placement import EAST, NORTH, SOUTH, WEST, lay
from ludoteka.games.akropolis.resampling import resample
from ludoteka.games.akropolis.scoring import TALLY, count_architect, count_city, points
from ludoteka.games.akropolis.state import ARCHITECT, ARCHITECT_LEVEL, LONG, NO_TILE, PERSON, STATE, VARIANTS, at_table

__all__ = ["STATE", "apply", "legal", "over", "resample", "sample", "scores", "setup", "to_move", "winners"]

_ONE = u64(1)


# ---- Setup ("Підготовка")


@kernel
def setup(s, players, options):
    s.variants = options[VARIANTS]
    s.long = options[LONG]
    s.architect = options[ARCHITECT_LEVEL] if players == 1 else 0
    for tile in range(1, TILES_USED[s.long, players] + 1):
        s.unseen |= _ONE << u64(tile)
    s.stacks = STACKS[s.long, players]
    lay_open(s, int(SITE[players]))
    s.turn = below(s.rng, players)  # stands in for the one who ate olives last; alone, the person begins
    for i in range(at_table(s)):
        p = (s.turn + i) % at_table(s)
        s.stones[p] = START_STONES[i]
        s.box[p, WEST] = s.box[p, NORTH] = -1  # the starting tile
        s.box[p, EAST] = s.box[p, SOUTH] = 1


# ---- Construction site ("Поповнення будівельного майданчика")


@kernel
def lay_open(s, count):
    """Lay tiles that nobody has seen open behind those on the site."""
    left = popcount(s.unseen)
    for _ in range(count):
        tile = nth_bit(u64(s.unseen), below(s.rng, left))
        left -= 1
        s.unseen ^= _ONE << u64(tile)
        s.site[s.open] = tile
        s.open += 1


@kernel
def refill(s):
    """When one tile is left on the site, a stack is laid behind it; without a stack the game is over."""
    if s.open == 1 and s.stacks > 0:
        s.stacks -= 1
        lay_open(s, int(STACK[s.players]))


@kernel
def remove(s, slot):
    """Take a tile off the site, which closes up; return it."""
    tile = s.site[slot]
    s.open -= 1
    for i in range(slot, s.open):
        s.site[i] = s.site[i + 1]
    s.site[s.open] = NO_TILE
    return tile


# ---- Turn ("Хід гравця")


@kernel
def take(s, slot):
    """Pay for a tile and take it ("Вибір плитки кварталів"). Alone, what you pay goes to the Architect."""
    p = s.turn
    s.stones[p] -= slot
    if s.players == 1:
        s.stones[ARCHITECT] += slot
    s.taken = remove(s, slot)


@kernel
def build(s, place):
    """Lay the tile taken ("Розміщення плитки в місті"); each quarry that it covers brings a stone at once."""
    p = s.turn
    s.stones[p] += lay(s, p, s.taken, place)
    s.taken = NO_TILE
    refill(s)
    if s.players == 1:
        if not over(s):
            architect_turn(s)
    else:
        s.turn = (p + 1) % s.players


@kernel
def architect_turn(s):
    """Alone: the Architect takes the cheapest tile with a plaza that it can pay for, else the first. It lays none."""
    slot = 0
    for i in range(affordable(s, ARCHITECT)):
        if HAS_PLAZA[s.site[i]]:
            slot = i
            break
    s.stones[ARCHITECT] -= slot
    s.laid[ARCHITECT] |= _ONE << u64(remove(s, slot))
    refill(s)


@kernel
def apply(s, action):
    if s.taken == NO_TILE:
        take(s, int(action) - TAKE)
    else:
        build(s, int(action) - PLACE)


@kernel
def to_move(s):
    return s.turn


# ---- End ("Кінець гри")


@kernel
def over(s):
    """The game ends when one tile is left and no stack; that tile is not played."""
    return s.open == 1 and s.stacks == 0 and s.taken == NO_TILE


@kernel
def score(s, p):
    """Return a player's points: the colours, and one a stone."""
    tally = np.zeros(TALLY, np.int64)
    if s.players == 1 and p == ARCHITECT:
        quarries = count_architect(s, p, tally)
        return points(tally) + s.stones[p] + quarries
    count_city(s, p, tally)
    return points(tally) + s.stones[p]


@kernel
def scores(s, out):
    for p in range(s.players):
        out[p] = score(s, p)


@kernel
def winners(s):
    """Most points, then most stones; whoever is still tied shares. The Architect wins its ties."""
    best_score = -1
    best_stones = -1
    won = 0
    for p in range(at_table(s)):
        points_here = score(s, p)
        stones = s.stones[p]
        if points_here > best_score or (points_here == best_score and stones > best_stones):
            best_score = points_here
            best_stones = stones
            won = 0
        if points_here == best_score and stones == best_stones:
            won |= 1 << p
    if s.players == 1:
        return int(won == 1 << PERSON)
    return won
