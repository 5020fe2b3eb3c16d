"""How Orichalcum looks to somebody who plays it well: how far the way to five points is, and what shortens it.

All is measured in points: what a temple in the making, two cells of a titan's land, a mine or a nugget will bring, and
what a creature on the island costs.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import share_out
from ludoteka.engine.rng import below
from ludoteka.games.orichalcum.actions import (
    ACT,
    BUILD,
    CARD,
    COMMIT,
    EXTRA_CREATURE,
    EXTRA_HOPLITE,
    EXTRA_NUGGET,
    FIGHT,
    GIFT,
    KRONOS,
    MEDALLION,
    METROPOLIS,
    NO_EXTRA,
    PLACE,
    RETURN,
    TEMPLE,
)
from ludoteka.games.orichalcum.components import (
    CARD_DEED,
    CELLS,
    MOST_HOPLITES,
    PAIR_TURNS,
    PLACE_CELLS,
    ROW_COST,
    SIZES,
    STRENGTH,
    TILE_SIZE,
    TILE_TERRAIN,
    TURNS,
    Building,
    Creature,
    Currency,
    Deed,
    Terrain,
)
from ludoteka.games.orichalcum.counting import (
    ACTIVE,
    BUILT,
    CAPTURED,
    CHANCE,
    COST,
    HOPLITE,
    NUGGET,
    best_creation,
    engines,
    island_worth,
    largest_area,
    lead_scale,
    progress,
    shapes_worth,
)
from ludoteka.games.orichalcum.deeds import titan_limit, titans_of
from ludoteka.games.orichalcum.extras import DEEDS, NOT_FOR_HOPLITES, NOT_FOR_NUGGETS, price
from ludoteka.games.orichalcum.island import beside
from ludoteka.games.orichalcum.judgement import judge
from ludoteka.games.orichalcum.legality import legal
from ludoteka.games.orichalcum.rules import TITAN_AREA, tile_cell
from ludoteka.games.orichalcum.state import Phase

TUNING = {"explore": 0.7, "bias": 0.5, "first_width": 1.5, "width_growth": 0.3, "cutoff": 8.0}
#: What was learned judges best what lies before it, without anything played at random before.
LEARNED_TUNING = {"cutoff": 0.0}

#: No position is as good as a win: what is sure is better than what looks sure.
UNSURE = 0.8


@kernel
def evaluate(s, value, model):
    """Write the result that each seat may expect."""
    if model.size > 0:
        judge(s, value, model)
    else:
        ahead = -9.0
        for p in range(s.players):
            value[p] = progress(s, p)
            ahead = max(ahead, value[p])
        share_out(value, s.players, lead_scale(ahead))
    for p in range(s.players):
        value[p] *= UNSURE


# ---- what is worth doing, 0 to 1


@kernel
def squash(x):
    """Return a number as a chance: 1/2 for 0."""
    return 1.0 / (1.0 + np.exp(-x))


@kernel
def fight_chance(s, cell, joining):
    """Return the chance to win a fight with so many more hoplites."""
    p = s.turn
    dice = 1 + min(MOST_HOPLITES, s.standing[p, cell] + joining)
    return CHANCE[s.creature[p, cell], dice, engines(s, p)]


@kernel
def best_fight(s):
    """Return the best chance to win any fight on one's own island."""
    best = 0.0
    beasts = int(s.beasts[s.turn])
    while beasts:
        best = max(best, fight_chance(s, trailing_zeros(beasts), s.hoplites[s.turn]))
        beasts &= beasts - 1
    return best


@kernel
def deed_worth(s, deed, nuggets):
    """Return what an action is worth to the active player, in points."""
    p = s.turn
    if deed == Deed.PRODUCE:
        return NUGGET * s.built[p, Building.MINE]
    if deed == Deed.RECRUIT:
        return 1.3 * HOPLITE * s.built[p, Building.TRAINING_CAMP]
    if deed == Deed.CAPTURE:
        return 0.6 * best_fight(s) if s.beasts[p] and not s.lost else 0.0
    return best_creation(s, nuggets)


@kernel
def extra_promise(s, action):
    """Return how good buying an extra action looks."""
    if action == NO_EXTRA:
        return 0.4
    nuggets = int(s.nuggets[s.turn])
    if action >= EXTRA_CREATURE:
        deed = (action - EXTRA_CREATURE) % DEEDS + 1
        cost = 2.0 * CAPTURED
    elif action >= EXTRA_NUGGET:
        deed = action - EXTRA_NUGGET + 1
        deed += deed >= NOT_FOR_NUGGETS
        nuggets -= price(s, Currency.NUGGET.value)
        cost = 2.0 * NUGGET
    else:
        deed = action - EXTRA_HOPLITE + 1
        deed += deed >= NOT_FOR_HOPLITES
        cost = 2.0 * HOPLITE
    return squash(4.0 * (deed_worth(s, deed, nuggets) - cost))


@kernel
def lay_for_a_look(s, place, look):
    """Lay the tile in hand at a place without any consequence; with `look` 0 take it up again."""
    p = s.turn
    for n in range(TILE_SIZE[s.tile]):
        cell = tile_cell(s.island[p], place, n)
        terrain = TILE_TERRAIN[s.tile, n]
        if look:
            s.land[p, terrain] |= 1 << cell
        else:
            s.land[p, terrain] &= ~(1 << cell)
        if s.cargo[n] != Creature.NONE:
            s.creature[p, cell] = s.cargo[n] if look else Creature.NONE.value
            if look:
                s.beasts[p] |= 1 << cell
            else:
                s.beasts[p] &= ~(1 << cell)


@kernel
def titans_drawn(s, place):
    """Return what the titans are worth that the tile would bring, while it lies there for a look."""
    p = s.turn
    room = titan_limit(s, p) - popcount(titans_of(s, p))
    worth = 0.0
    for n in range(TILE_SIZE[s.tile]):
        terrain = int(TILE_TERRAIN[s.tile, n])
        if terrain == Terrain.VOLCANO or largest_area(s, p, terrain) < TITAN_AREA:
            continue
        if s.titan_holder[terrain] == p:
            worth += 0.0 if s.titan_active[terrain] else ACTIVE
        elif room > 0:
            worth = max(worth, 0.7)
        else:
            worth += 0.1
        if s.titan_holder[terrain] >= 0 and s.titan_holder[terrain] != p:
            worth += 0.5
    return worth


@kernel
def place_worth(s, place):
    """Return what laying the tile in hand at a place makes of the island."""
    lay_for_a_look(s, place, 1)
    worth = island_worth(s, int(s.turn)) + titans_drawn(s, place)
    lay_for_a_look(s, place, 0)
    cells = PLACE_CELLS[TILE_SIZE[s.tile], s.island[s.turn], place]
    return worth - 0.01 * popcount(beside(s.island[s.turn], cells) & ~s.covered[s.turn])


@kernel
def build_worth(s, kind, cell):
    """Return what a building on a cell is worth, without the land that it covers."""
    p = s.turn
    before = shapes_worth(s, p)
    bit = 1 << cell
    terrain = 0
    while not s.land[p, terrain] >> cell & 1:
        terrain += 1
    s.land[p, terrain] &= ~bit
    after = shapes_worth(s, p)
    s.land[p, terrain] |= bit
    return BUILT[kind] + after - before - (0.1 if terrain == Terrain.VOLCANO else 0.0)


@kernel
def card_promise(s, place):
    """Return how good taking a card of the row looks."""
    worth = deed_worth(s, int(CARD_DEED[s.row_card[place]]), int(s.nuggets[s.turn]))
    worth -= HOPLITE * ROW_COST[place]
    for n in range(SIZES):
        worth -= 0.5 * COST[s.row_creature[place, n]]
    return squash(3.0 * worth - 0.8 + 0.3 * TILE_SIZE[s.row_tile[place]])


@kernel
def commit_promise(s, action):
    """Return how good it looks to send so many hoplites into a fight, or Kronos."""
    if action == KRONOS:
        return 0.15 + 0.07 * STRENGTH[s.creature[s.turn, s.cell]]
    joining = action - COMMIT
    return max(0.02, fight_chance(s, s.cell, joining) - 0.08 * joining)


@kernel
def create_promise(s, action):
    """Return how good a creation looks."""
    if action < TEMPLE:
        return squash(6.0 * build_worth(s, int(s.slot[(action - BUILD) // CELLS]), (action - BUILD) % CELLS) - 1.5)
    return 0.95 if action <= MEDALLION else 0.1


@kernel
def promise(s, action):
    """Return how good an action looks, from 0 to 1."""
    phase = s.phase
    if phase == Phase.CARD:
        return card_promise(s, action - CARD)
    if phase == Phase.PLACE:
        return squash(4.0 * place_worth(s, action - PLACE) - 1.0)
    if phase == Phase.ACTION:
        return 0.9 if action == ACT else 0.1
    if phase == Phase.FIGHT:
        return fight_chance(s, action - FIGHT, s.hoplites[s.turn]) if action < COMMIT else 0.4
    if phase == Phase.COMMIT:
        return commit_promise(s, action)
    if phase == Phase.CREATE:
        return create_promise(s, action)
    if phase == Phase.GIFT:
        return squash(6.0 * build_worth(s, int(s.gift), action - GIFT)) if action < GIFT + CELLS else 0.1
    if phase == Phase.EXTRA:
        return extra_promise(s, action)
    if phase == Phase.TITAN_RETURN:
        return 0.35 if s.titan_active[action - RETURN] else 0.65
    if phase == Phase.METROPOLIS:
        pair = action - METROPOLIS
        cells = PLACE_CELLS[2, s.island[s.turn], pair // PAIR_TURNS * TURNS + pair % PAIR_TURNS]
        return 0.06 * popcount(beside(s.island[s.turn], cells))
    return 0.5


@kernel
def prior(s, actions, count, weights, model):
    """Write how good each of the legal actions looks; among places, compared with the best."""
    high = -9.0
    for i in range(count):
        if s.phase == Phase.PLACE:
            weights[i] = place_worth(s, int(actions[i]) - PLACE)
            high = max(high, weights[i])
        else:
            weights[i] = promise(s, int(actions[i]))
    if s.phase == Phase.PLACE:
        for i in range(count):
            weights[i] = np.exp(3.0 * (weights[i] - high))


#: A playout takes the most promising of so many actions drawn at random.
DRAWN = 3


@kernel
def rollout(s, dice, out):
    """Return an action for a playout: the most promising of a few."""
    count = legal(s, out)
    best = int(out[below(dice, count)])
    if count == 1:
        return best
    if s.phase == Phase.CREATE:
        last = int(out[count - 1 if out[count - 1] <= MEDALLION else count - 2])
        if last >= TEMPLE:  # a point is a point
            return last
    high = promise(s, best)
    for _ in range(DRAWN - 1):
        action = int(out[below(dice, count)])
        if action != best:
            worth = promise(s, action)
            if worth > high:
                high = worth
                best = action
    return best
