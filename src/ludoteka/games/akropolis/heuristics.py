"""How Akropolis looks to somebody who plays it well: what cities may come to be worth, and which places to look at."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.network import odds_scale, share_out
from ludoteka.games.akropolis.actions import PLACE, SIDE, TAKE, TRIANGLES, TURNINGS
from ludoteka.games.akropolis.components import KINDS, LARGEST_SITE
from ludoteka.games.akropolis.judgement import knows, learned_plan, learned_stones
from ludoteka.games.akropolis.outlook import (
    CELLS,
    GAME,
    MAP,
    MOST_CELLS,
    PLAN,
    draw_map,
    kinds_of,
    make_plan,
    stones_worth,
    tile_worth,
    turns_left,
    visible_worth,
    weigh_place,
)
from ludoteka.games.akropolis.placement import OPEN, draw_places, rows_near
from ludoteka.games.akropolis.rules import score
from ludoteka.games.akropolis.state import ARCHITECT, NO_TILE

TUNING = {"explore": 0.3, "bias": 0.5, "first_width": 2.0, "width_growth": 0.38, "cutoff": 0.0}

_ZERO, _ONE = u64(0), u64(1)
#: A lead of this many points makes the odds e to 1, with no turn to come and with all of them.
LATE_SCALE, EARLY_SCALE = 2.0, 16.0
#: Points that a turn still to come adds on average, besides the hopes already counted.
A_TURN = 4.3
#: How many points less make an action look a third as good.
KEEN = 5.0
GROUPS = MOST_CELLS + 1
#: Cells on which a tile may come to lie: those built, and two rings around them at most.
MOST_WEIGHED = 10 * MOST_CELLS


@kernel
def plan_city(s, p, shown, cells, count, plan, groups, turns, model):
    """Judge a city for a player who has so many tiles to lay; return the points it may come to, stones included."""
    if knows(s, model):
        return learned_plan(s, p, shown, cells, count, plan, groups, turns, model)
    total = make_plan(s, p, shown, cells, count, plan, groups, turns)
    return total + stones_worth(1.0 * s.stones[p], turns / GAME) + A_TURN * turns


@kernel
def survey(s, p, shown, base, plan, groups, turns, model):
    """Draw a city, judge it, and write what each of its hexes is worth."""
    cells = np.empty(MOST_CELLS, np.int64)
    count = draw_map(s, p, shown, cells)
    total = plan_city(s, p, shown, cells, count, plan, groups, turns, model)
    for i in range(count):
        base[cells[i]] = visible_worth(shown, cells[i], s.variants, plan, groups)
    return total


@kernel
def price_of(s, p, paid, turns, plan, model):
    """Return what paying some stones costs, in points."""
    stones = 1.0 * s.stones[p]
    if knows(s, model):
        return learned_stones(stones, plan) - learned_stones(stones - paid, plan)
    return stones_worth(stones, turns / GAME) - stones_worth(stones - paid, turns / GAME)


@kernel
def best_gains(s, p, tiles, count, gains, shown, base, plan, groups):
    """Write the most that each of some tiles may come to be worth on any place of a city that has been surveyed."""
    numbers = np.zeros(CELLS, np.int16)
    hexes = np.empty((MOST_WEIGHED, KINDS), np.float64)
    used = 0
    kinds = 0
    for i in range(count):
        kinds |= kinds_of(int(tiles[i]))
        gains[i] = -1e9
    drawn, _ = draw_places(s, p)
    first, last = rows_near(s, p)
    for line in range(first * TRIANGLES, last * TRIANGLES):
        word = u64(drawn[OPEN + line % TRIANGLES, line // TRIANGLES])
        while word != _ZERO:
            place = (line * SIDE + trailing_zeros(word)) * TURNINGS
            word &= word - _ONE
            used, change = weigh_place(shown, place, kinds, base, s.variants, plan, groups, numbers, hexes, used)
            for i in range(count):
                for turning in range(TURNINGS):
                    gains[i] = max(gains[i], change + tile_worth(int(tiles[i]), place + turning, numbers, hexes))


@kernel
def look_at_tiles(s, actions, count, gains, model):
    """Write what taking each of the tiles may come to be worth: on its best place, less its price."""
    p = int(s.turn)
    shown = np.zeros(MAP, np.int8)
    base = np.zeros(CELLS, np.float64)
    plan = np.zeros(PLAN, np.float64)
    groups = np.zeros(GROUPS, np.float64)
    turns = turns_left(s, p) - 1.0
    survey(s, p, shown, base, plan, groups, turns, model)
    tiles = np.zeros(LARGEST_SITE, np.int64)
    for i in range(count):
        tiles[i] = s.site[int(actions[i]) - TAKE]
    best_gains(s, p, tiles, count, gains, shown, base, plan, groups)
    for i in range(count):
        gains[i] -= price_of(s, p, int(actions[i]) - TAKE, turns, plan, model)


@kernel
def look_at_places(s, actions, count, gains, model):
    """Write what laying the tile on each of the places may come to be worth."""
    p = int(s.turn)
    shown = np.zeros(MAP, np.int8)
    base = np.zeros(CELLS, np.float64)
    plan = np.zeros(PLAN, np.float64)
    groups = np.zeros(GROUPS, np.float64)
    numbers = np.zeros(CELLS, np.int16)
    hexes = np.empty((MOST_WEIGHED, KINDS), np.float64)
    used = 0
    survey(s, p, shown, base, plan, groups, turns_left(s, p) - 1.0, model)
    kinds = kinds_of(int(s.taken))
    change = 0.0
    weighed = -1
    for i in range(count):
        place = int(actions[i]) - PLACE
        if place // TURNINGS != weighed:  # the ways to lay a tile on one triangle follow each other
            weighed = place // TURNINGS
            used, change = weigh_place(shown, place, kinds, base, s.variants, plan, groups, numbers, hexes, used)
        gains[i] = change + tile_worth(int(s.taken), place, numbers, hexes)


@kernel
def look(s, actions, count, gains, model):
    """Write how many points each of the legal actions may come to be worth."""
    if s.taken == NO_TILE:
        look_at_tiles(s, actions, count, gains, model)
    else:
        look_at_places(s, actions, count, gains, model)


@kernel
def prior(s, actions, count, weights, model):
    """Write how good each of the legal actions looks, from 0 to 1: the best is 1."""
    look(s, actions, count, weights, model)
    high = weights[0]
    for i in range(1, count):
        high = max(high, weights[i])
    for i in range(count):
        weights[i] = np.exp((weights[i] - high) / KEEN)


@kernel
def outlook(s, p, model):
    """Return how many points a player may come to have."""
    shown = np.zeros(MAP, np.int8)
    plan = np.zeros(PLAN, np.float64)
    groups = np.zeros(GROUPS, np.float64)
    turns = 1.0 * turns_left(s, p)
    if s.taken == NO_TILE or s.turn != p:
        cells = np.empty(MOST_CELLS, np.int64)
        count = draw_map(s, p, shown, cells)
        return plan_city(s, p, shown, cells, count, plan, groups, turns, model)
    base = np.zeros(CELLS, np.float64)
    total = survey(s, p, shown, base, plan, groups, turns - 1.0, model)
    tiles = np.full(1, s.taken, np.int64)
    gains = np.zeros(1, np.float64)
    best_gains(s, p, tiles, 1, gains, shown, base, plan, groups)
    return total + gains[0]


@kernel
def architect_outlook(s):
    """Return how many points the Architect may come to have."""
    to_come = turns_left(s, ARCHITECT) / GAME
    return score(s, ARCHITECT) * (1.0 + 0.5 * to_come) + 60.0 * to_come


@kernel
def evaluate(s, value, model):
    """Write the result that each seat may expect."""
    seats = int(s.players)
    to_come = turns_left(s, int(s.turn)) / GAME
    scale = LATE_SCALE + (EARLY_SCALE - LATE_SCALE) * np.sqrt(to_come)
    if knows(s, model):
        scale = odds_scale(model, to_come)
    for p in range(seats):
        value[p] = outlook(s, p, model)
    if seats == 1:
        value[0] = np.tanh(0.5 * (value[0] - architect_outlook(s)) / scale)
    else:
        share_out(value, seats, scale)
