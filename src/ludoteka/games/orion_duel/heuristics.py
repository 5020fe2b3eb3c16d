"""How Orion Duel looks to somebody who plays it well: ways still open, tokens within reach, room to lay tiles.

What is counted is in `counting.py`; here it is weighed by hand. `judgement.py` has what was learned.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orion_duel.actions import TILE
from ludoteka.games.orion_duel.components import CELLS, PAIRS, Token
from ludoteka.games.orion_duel.counting import BARRED, QUEUE, group_tokens, room, spread, way_left, write_prices
from ludoteka.games.orion_duel.judgement import judge
from ludoteka.games.orion_duel.placements import CELL, OWN, SIZE
from ludoteka.games.orion_duel.state import FREE, GALAXIES_TO_WIN, HOLES_TO_WIN, Phase

TUNING = {"explore": 0.35, "bias": 0.6, "first_width": 5.0, "width_growth": 0.42, "cutoff": 1.0}
#: What was learned judges best what lies before it, without anything played at random before.
LEARNED_TUNING = {"explore": 0.2, "cutoff": 0.0}

#: Weights of what is judged, in units in which 1 is a clear advantage.
WAY, GALAXY, HOLE, ROOM = 0.30, 0.22, 0.26, 0.30


@kernel
def ways_worth(s, colour, price, away, queue):
    """Return what the ways of a colour are worth: the shortest counts most, a second one is a threat besides."""
    write_prices(s, colour, price)
    worth = 0.0
    best = 0.0
    for pair in range(PAIRS):
        left = way_left(price, pair, away, queue)
        if left < BARRED:
            near = 10.0 / (2.0 + left)
            worth += 0.35 * near
            best = max(best, near)
    return worth + best


@kernel
def tokens_worth(s, colour):
    """Return what the groups of a colour are worth by the tokens under which they lie."""
    worth = 0.0
    for cell in range(CELLS):
        if s.colour[cell] == colour and s.group[cell] == cell:
            galaxies = s.galaxies[cell] % GALAXIES_TO_WIN
            holes = s.holes[cell] % HOLES_TO_WIN
            worth += GALAXY * galaxies * galaxies - HOLE * holes * holes * 1.5
    return worth


@kernel
def evaluate(s, value, model):
    """Write the result that each seat may expect."""
    me = int(s.turn)
    you = 1 - me
    if s.phase != Phase.TILES:
        value[0] = 0.0
        value[1] = 0.0
        return
    if model.size > 0:
        judge(s, value, model)
        return
    price = np.empty(CELLS, np.int64)
    away = np.empty(CELLS, np.int64)
    queue = np.empty(QUEUE, np.int64)
    ahead = WAY * (1.15 * ways_worth(s, me, price, away, queue) - ways_worth(s, you, price, away, queue))
    ahead += tokens_worth(s, me) - tokens_worth(s, you)
    mine = 1.0 + room(s, me)
    yours = 1.0 + room(s, you)
    late = min(1.0, 60.0 / (mine + yours))  # being without a place to lay a tile decides most games, but late
    ahead += (ROOM + 2.0 * late) * np.log(mine / yours)
    expected = np.tanh(0.7 * ahead)
    value[me] = expected
    value[you] = -expected


# ---- which placements are worth a look


@kernel
def add_needs(s, colour, needs, price, there, back, queue):
    """Add, for each cell, how much a colour's ways need it: most if it lies on a shortest one."""
    write_prices(s, colour, price)
    for pair in range(PAIRS):
        spread(price, pair, there, queue)
        spread(price, pair + PAIRS, back, queue)
        best = BARRED
        for cell in range(CELLS):
            if s.colour[cell] == FREE:
                best = min(best, there[cell] + back[cell] - price[cell])
        if best >= BARRED:
            continue
        for cell in range(CELLS):
            if s.colour[cell] == FREE:
                extra = there[cell] + back[cell] - price[cell] - best
                needs[colour, cell] += 12.0 / (2.0 + best) * np.exp(-0.6 * extra)


@kernel
def token_needs(s, needs):
    """Add what tokens make of their cells: a galaxy is wanted, the more the group beside it has; a hole is not."""
    for cell in range(CELLS):
        if s.colour[cell] == FREE and s.token[cell] != Token.NONE:
            for colour in range(2):
                galaxies, holes = group_tokens(s, cell, colour)
                if s.token[cell] == Token.GALAXY:
                    needs[colour, cell] += 0.6 + 0.8 * galaxies * galaxies
                else:
                    needs[colour, cell] -= 0.8 + 1.6 * holes * holes


@kernel
def tile_worth(s, placement, needs):
    """Return what laying a tile gives: cells for one's own ways, and cells taken from the opponent's."""
    me = int(s.turn)
    you = 1 - me
    worth = 0.0
    for i in range(SIZE[placement]):
        cell = int(CELL[placement, i])
        if i < OWN[placement]:
            worth += needs[me, cell] + 0.9 * max(0.0, needs[you, cell])
        else:
            worth -= needs[you, cell] + 0.9 * max(0.0, needs[me, cell])
    return worth


@kernel
def prior(s, actions, count, weights, model):
    """Write how good each of the legal actions looks, from 0 to 1."""
    if s.phase != Phase.TILES:
        for i in range(count):
            weights[i] = 0.5
        return
    needs = np.zeros((2, CELLS), np.float64)
    price = np.empty(CELLS, np.int64)
    there = np.empty(CELLS, np.int64)
    back = np.empty(CELLS, np.int64)
    queue = np.empty(QUEUE, np.int64)
    for colour in range(2):
        add_needs(s, colour, needs, price, there, back, queue)
    token_needs(s, needs)
    low = 1e9
    high = -1e9
    for i in range(count):
        weights[i] = tile_worth(s, int(actions[i]) - TILE, needs)
        low = min(low, weights[i])
        high = max(high, weights[i])
    for i in range(count):
        weights[i] = (weights[i] - low) / (high - low + 1e-9)
