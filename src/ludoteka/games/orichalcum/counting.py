"""What is counted in Orichalcum, by whoever judges: how far the way to five points is, and what shortens it.

All is measured in points: what a temple in the making, two cells of a titan's land, a mine or a nugget will bring, and
what a creature on the island costs.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orichalcum.components import (
    AROUND,
    BUILDINGS,
    CARD_DEED,
    CREATURE_KEYS,
    CREATURES,
    DIAMOND_CELLS,
    DIAMONDS,
    MEDALLION_PRICE,
    MOST_DICE,
    POINTS_TO_WIN,
    SIEGE_FACES,
    TITANS,
    Building,
    Currency,
    Deed,
    Terrain,
)
from ludoteka.games.orichalcum.deeds import points, titan_limit, titans_of
from ludoteka.games.orichalcum.extras import affordable, may_buy_extra, price
from ludoteka.games.orichalcum.fight_odds import odds
from ludoteka.games.orichalcum.island import beside, ground, next_temple
from ludoteka.games.orichalcum.rules import TITAN_AREA
from ludoteka.games.orichalcum.state import Phase

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
def best_shapes(s, p):
    """Return what the best temple in the making is worth, and the best elsewhere."""
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
    return best, second


@kernel
def shapes_worth(s, p):
    """Return what the temples in the making are worth together."""
    best, second = best_shapes(s, p)
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
def engines(s, p):
    """Return how many siege engines a player has."""
    return (
        s.built[p, Building.SIEGE_ENGINE_1] + s.built[p, Building.SIEGE_ENGINE_2] + s.built[p, Building.SIEGE_ENGINE_3]
    )


@kernel
def lead_scale(ahead):
    """Return the lead that makes the odds e to 1, by how far the first has come."""
    return NEAR_SCALE + SCALE_PER_POINT * max(0.0, POINTS_TO_WIN - ahead)
