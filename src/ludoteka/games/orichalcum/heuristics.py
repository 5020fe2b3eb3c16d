"""How Orichalcum looks to somebody who plays it well: how far the way to five points is, and what shortens it.

All is measured in points: what a temple in the making, two cells of a titan's land, a mine or a nugget will bring, and
what a creature on the island costs.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
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
    AROUND,
    BUILDINGS,
    CARD_DEED,
    CELLS,
    CREATURE_KEYS,
    CREATURES,
    DIAMOND_CELLS,
    DIAMONDS,
    MEDALLION_PRICE,
    MOST_DICE,
    MOST_HOPLITES,
    PAIR_TURNS,
    PLACE_CELLS,
    POINTS_TO_WIN,
    ROW_COST,
    SIEGE_FACES,
    SIZES,
    STRENGTH,
    TILE_SIZE,
    TILE_TERRAIN,
    TITANS,
    TURNS,
    Building,
    Creature,
    Currency,
    Deed,
    Terrain,
)
from ludoteka.games.orichalcum.deeds import points, titan_limit, titans_of
from ludoteka.games.orichalcum.extras import DEEDS, NOT_FOR_HOPLITES, NOT_FOR_NUGGETS, affordable, may_buy_extra, price
from ludoteka.games.orichalcum.fight_odds import odds
from ludoteka.games.orichalcum.island import beside, ground, next_temple
from ludoteka.games.orichalcum.legality import legal
from ludoteka.games.orichalcum.rules import TITAN_AREA, tile_cell
from ludoteka.games.orichalcum.state import Phase

TUNING = {"explore": 0.7, "bias": 0.5, "first_width": 1.5, "width_growth": 0.3, "cutoff": 8.0}

#: A temple in the making, by the number of cells that it still lacks.
SHAPE = np.array([0.85, 0.45, 0.18, 0.05, 0.0])
#: Share of it where a creature stands in the way, and of a second one elsewhere.
BESIDE_CREATURE, SECOND_SHAPE = 0.6, 0.4
#: An area of a titan that is not held, by its size.
LAND = np.array([0.0, 0.08, 0.30, 0.36])
#: Share of a titan's worth where it would only take the place of another.
IN_PLACE, STOLEN = 0.25, 1.3
ACTIVE = 0.08
NUGGET, HOPLITE, CAPTURED = 0.14, 0.07, 0.12
#: More than these are worth half.
MANY_NUGGETS, MANY_HOPLITES, MANY_CAPTURED = 10, 6, 4
#: What a building is worth in itself, in the order of `Building`.
BUILT = np.array([0.0, 0.20, 0.28, 0.15, 0.40, 0.20, 0.20, 0.20, 0.20, 0.25, 0.30, 0.30, 0.20, 0.20, 0.15])
#: What a creature on the island costs, in the order of `Creature`; and any at all when five points are near.
COST = np.array([0.0, 0.10, 0.10, 0.20, 0.28, 0.30, 0.30, 0.30, 0.30])
UNPEACEFUL = 0.35
#: A turn still to come, and what is left of one after its card was used.
TURN, HALF_TURN = 0.45, 0.25
#: A difference of this much is worth this share of the way to a win, more for each point still to be made.
NEAR_SCALE, SCALE_PER_POINT = 0.35, 0.30

#: No position is as good as a win: what is sure is better than what looks sure.
UNSURE = 0.8

#: The chance to win a fight, by creature, dice and siege engines.
CHANCE = np.zeros((CREATURES, MOST_DICE + 1, len(SIEGE_FACES) + 1))
for _kind in range(1, CREATURES):
    for _dice in range(1, MOST_DICE + 1):
        for _engines in range(len(SIEGE_FACES) + 1):
            CHANCE[_kind, _dice, _engines] = float(odds(CREATURE_KEYS[_kind], _dice, SIEGE_FACES[:_engines]))

assert len(BUILT) == BUILDINGS
assert len(COST) == CREATURES


# ---- an island


@kernel
def all_land(s, p):
    """Return the cells with free terrain."""
    cells = 0
    for terrain in range(Terrain.VOLCANO + 1):
        cells |= s.land[p, terrain]
    return cells


@kernel
def too_many_alike(s, p, cells):
    """Tell whether a diamond already shows a terrain too often for a temple."""
    spare = int(s.built[p, Building.ARCHITECT_PRACTICE])
    for terrain in range(Terrain.VOLCANO):
        same = popcount(cells & s.land[p, terrain])
        if same > 1:
            spare -= same - 1
    return spare < 0


@kernel
def shapes_worth(s, p):
    """Return what the temples in the making are worth: the best, and the best elsewhere."""
    island = s.island[p]
    land = all_land(s, p)
    gone = s.covered[p] & ~land
    near = 0
    if s.beasts[p]:
        near = s.beasts[p]
        if not s.built[p, Building.PROTECTION_CRYSTAL]:
            near |= beside(island, near)
    best = 0.0
    second = 0.0
    taken = 0
    for n in range(DIAMONDS[island]):
        cells = DIAMOND_CELLS[island, n]
        there = cells & land
        if cells & gone or there & (there - 1) == 0 or too_many_alike(s, p, cells):
            continue
        worth = float(SHAPE[4 - popcount(there)]) * (BESIDE_CREATURE if cells & near else 1.0)
        if worth > best:
            if taken & cells == 0:
                second = max(second, best)
            best = worth
            taken = cells
        elif taken & cells == 0:
            second = max(second, worth)
    return best + SECOND_SHAPE * second


@kernel
def largest_area(s, p, terrain):
    """Return the size of the largest area of a terrain, TITAN_AREA at most."""
    island = s.island[p]
    left = int(s.land[p, terrain])
    largest = 0
    while left:
        grown = left & -left
        front = grown
        while front:
            near = AROUND[island, trailing_zeros(front)] & left & ~grown
            front = (front & (front - 1)) | near
            grown |= near
        left &= ~grown
        largest = max(largest, popcount(grown))
    return min(largest, TITAN_AREA)


@kernel
def lands_worth(s, p):
    """Return what areas are worth that may bring a titan."""
    room = titan_limit(s, p) - popcount(titans_of(s, p))
    total = 0.0
    for titan in range(TITANS):
        holder = s.titan_holder[titan]
        if holder != p:
            worth = float(LAND[largest_area(s, p, titan)]) * (STOLEN if holder >= 0 else 1.0)
            total += worth if room > 0 else IN_PLACE * worth
    return total


@kernel
def creatures_cost(s, p):
    """Return what the creatures on the island cost, less for hoplites that stand there already."""
    total = 0.0
    beasts = int(s.beasts[p])
    while beasts:
        cell = trailing_zeros(beasts)
        beasts &= beasts - 1
        total += COST[s.creature[p, cell]] - HOPLITE * s.standing[p, cell]
    if s.beasts[p]:
        total += UNPEACEFUL * max(0.0, points(s, p) - 2.0) / 3.0
    return total


@kernel
def island_worth(s, p):
    """Return what the land of an island is worth."""
    return shapes_worth(s, p) + lands_worth(s, p) - creatures_cost(s, p)


# ---- a player


@kernel
def stock(number, many, worth):
    """Return what a stock is worth; beyond many of them half."""
    return worth * (min(number, many) + 0.5 * max(0, number - many))


@kernel
def possessions(s, p):
    """Return what a player's nuggets, hoplites, captured creatures and buildings are worth."""
    captured = 0
    for kind in range(1, CREATURES):
        captured += s.captured[p, kind]
    total = stock(s.nuggets[p], MANY_NUGGETS, NUGGET) + stock(
        s.hoplites[p] + s.saved * (p == s.turn), MANY_HOPLITES, HOPLITE
    )
    total += stock(captured, MANY_CAPTURED, CAPTURED)
    for kind in range(1, BUILDINGS):
        total += s.built[p, kind] * BUILT[kind]
    for titan in range(TITANS):
        if s.titan_holder[titan] == p:
            total += ACTIVE * s.titan_active[titan]
    return total


@kernel
def turn_worth(s, p):
    """Return what the rest of a player's turn in this round is worth."""
    away = (p - s.holder + s.players) % s.players
    if s.phase == Phase.INITIATIVE or away > s.moved:
        return TURN
    if away < s.moved:
        return 0.0
    if s.phase <= Phase.PLACE:
        return TURN
    return HALF_TURN if s.phase < Phase.EXTRA else 0.0


@kernel
def best_creation(s, nuggets):
    """Return what the best creation of the active player is worth, roughly."""
    p = s.turn
    if nuggets >= MEDALLION_PRICE and s.tokens_left > 0:
        return 1.0
    free = ground(s, p)
    if free == 0:
        return 0.0
    if s.tokens_left > 0 and next_temple(s, p, free, -1) < DIAMONDS[s.island[p]]:
        return 1.0
    return 0.35


@kernel
def finishes(s):
    """Tell whether the active player can still make the last point by a creation in this turn."""
    p = s.turn
    if s.beasts[p] or points(s, p) + 1 < POINTS_TO_WIN or s.phase < Phase.ACTION or s.phase > Phase.EXTRA:
        return False
    nuggets = int(s.nuggets[p])
    if s.phase == Phase.CREATE or (s.phase == Phase.ACTION and CARD_DEED[s.card] == Deed.CREATE):
        return best_creation(s, nuggets) >= 1.0
    if not may_buy_extra(s):
        return False
    currencies = affordable(s)
    if currencies & ~(1 << Currency.NUGGET.value):
        return best_creation(s, nuggets) >= 1.0
    return currencies != 0 and best_creation(s, nuggets - price(s, Currency.NUGGET.value)) >= 1.0


@kernel
def progress(s, p):
    """Return how far a player has come, in points."""
    come = points(s, p) + island_worth(s, p) + 0.6 * possessions(s, p) + turn_worth(s, p)
    return come + 1.0 if p == s.turn and finishes(s) else come


@kernel
def evaluate(s, value):
    """Write the result that each seat may expect."""
    ahead = -9.0
    for p in range(s.players):
        value[p] = progress(s, p)
        ahead = max(ahead, value[p])
    scale = NEAR_SCALE + SCALE_PER_POINT * max(0.0, POINTS_TO_WIN - ahead)
    total = 0.0
    for p in range(s.players):
        value[p] = np.exp((value[p] - ahead) / scale)
        total += value[p]
    for p in range(s.players):
        chance = value[p] / total
        value[p] = UNSURE * (chance - (1.0 - chance) / (s.players - 1))


# ---- what is worth doing, 0 to 1


@kernel
def squash(x):
    """Return a number as a chance: 1/2 for 0."""
    return 1.0 / (1.0 + np.exp(-x))


@kernel
def engines(s, p):
    """Return how many siege engines a player has."""
    return (
        s.built[p, Building.SIEGE_ENGINE_1] + s.built[p, Building.SIEGE_ENGINE_2] + s.built[p, Building.SIEGE_ENGINE_3]
    )


@kernel
def fight_chance(s, cell, joining):
    """Return the chance to win a fight with so many more hoplites."""
    p = s.turn
    dice = 1 + min(MOST_HOPLITES, s.standing[p, cell] + joining)
    return CHANCE[s.creature[p, cell], dice, engines(s, p)]


@kernel
def best_fight(s):
    """Return the best chance to win any fight on the own island."""
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
def prior(s, actions, count, weights):
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
