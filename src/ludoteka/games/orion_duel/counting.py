"""What is counted in Orion Duel, by whoever judges: ways still open, tokens under groups, room to lay tiles.

A way between two opposite sides costs what is still to be laid on it: nothing where one's own colour lies, a step where
a cell is free, more where a token bars it, and there is no way through the other colour.
"""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orion_duel.components import CELLS, NEAR, NEAR_COUNT, PAIRS, SIDES_OF, Token
from ludoteka.games.orion_duel.placements import WORDS
from ludoteka.games.orion_duel.state import FREE

#: Cost of a free cell on a way, of one with a token, and of a way that is barred.
STEP, TOKEN_STEP, BARRED = 2, 3, 99
QUEUE = 1024


@kernel
def write_prices(s, colour, price):
    """Write what each cell costs on a way of a colour."""
    for cell in range(CELLS):
        if s.colour[cell] == colour:
            price[cell] = 0
        elif s.colour[cell] != FREE:
            price[cell] = BARRED
        else:
            price[cell] = TOKEN_STEP if s.token[cell] != Token.NONE else STEP


@kernel
def spread(price, side, away, queue):
    """Write the cost of the cheapest way from a side to each cell, that cell included."""
    head = 0
    tail = 0
    for cell in range(CELLS):
        away[cell] = BARRED
        if SIDES_OF[cell] >> side & 1 and price[cell] < BARRED:
            away[cell] = price[cell]
            queue[tail] = cell
            tail += 1
    while head < tail:
        cell = int(queue[head % QUEUE])
        head += 1
        here = away[cell]
        for i in range(NEAR_COUNT[cell]):
            near = int(NEAR[cell, i])
            there = here + price[near]
            if there < away[near]:
                away[near] = there
                queue[tail % QUEUE] = near
                tail += 1


@kernel
def way_left(price, pair, away, queue):
    """Return what the cheapest way between two opposite sides still costs."""
    spread(price, pair, away, queue)
    best = BARRED
    for cell in range(CELLS):
        if SIDES_OF[cell] >> (pair + PAIRS) & 1:
            best = min(best, away[cell])
    return best


@kernel
def group_tokens(s, cell, colour):
    """Return the galaxies and black holes of the groups of a colour next to a cell."""
    galaxies = 0
    holes = 0
    for i in range(NEAR_COUNT[cell]):
        near = int(NEAR[cell, i])
        if s.colour[near] == colour:
            galaxies = max(galaxies, s.galaxies[s.group[near]])
            holes = max(holes, s.holes[s.group[near]])
    return galaxies, holes


@kernel
def room(s, seat):
    """Return how many ways to lay a tile a seat has."""
    count = 0
    for w in range(WORDS):
        count += popcount(s.free[w] & s.held[seat, w] & s.own_fits[seat, w] & s.other_fits[1 - seat, w])
    return count
