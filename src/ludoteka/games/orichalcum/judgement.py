"""What somebody counts who judges a position of Orichalcum: the inputs of a model, which learned what becomes of it."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import foretell, odds_scale, share_out
from ludoteka.games.orichalcum.components import (
    BUILDING_KEYS,
    BUILDINGS,
    CREATURES,
    DIAMONDS,
    MEDALLION_PRICE,
    MOST_HOPLITES,
    POINTS_TO_WIN,
    SEATS,
    STRENGTH,
    TITAN_KEYS,
    TITANS,
    Terrain,
)
from ludoteka.games.orichalcum.counting import (
    CHANCE,
    SECOND_SHAPE,
    best_shapes,
    creatures_cost,
    engines,
    finishes,
    lands_worth,
    largest_area,
    lead_scale,
    possessions,
    turn_worth,
)
from ludoteka.games.orichalcum.deeds import points, titan_limit, titans_of
from ludoteka.games.orichalcum.island import ground, next_temple
from ludoteka.games.orichalcum.state import Phase

#: What is counted of a player.
COUNTED = (
    "progress",
    "points",
    "three points",
    "four points",
    "titans",
    "tokens",
    "best temple in the making",
    "second temple in the making",
    "temple ready",
    "titan lands",
    "lands of two",
    "room for titans",
    "nuggets",
    "medallion ready",
    "hoplites",
    "captured",
    "creatures",
    "strength of creatures",
    "hoplites beside creatures",
    "best fight",
    "creatures' cost x points",
    "empty volcanoes",
    "free ground",
    "border",
    "worth of possessions",
    "rest of the turn",
    "finishes",
    "initiative",
    *(f"{building}" for building in BUILDING_KEYS[1:]),
    *(f"active {titan}" for titan in TITAN_KEYS),
)
(
    PROGRESS,
    POINTS,
    THREE,
    FOUR,
    TITANS_HELD,
    TOKENS,
    SHAPE_1,
    SHAPE_2,
    READY,
    LANDS,
    PAIRS,
    ROOM,
    NUGGETS,
    MEDALLION,
    HOPLITES,
    CAPTURED,
    BEASTS,
    BEAST_STRENGTH,
    STANDING,
    BEST_FIGHT,
    COST_POINTS,
    VOLCANOES,
    GROUND,
    BORDER,
    POSSESSIONS,
    REST,
    FINISHES,
    INITIATIVE,
) = range(28)
BUILT = 28
FAVOURS = BUILT + BUILDINGS - 1
KINDS = len(COUNTED)
INPUTS = (
    *COUNTED,
    "ahead",
    "points ahead",
    "others' best points",
    "others' four points",
    "on move",
    "ahead on move",
    "round",
    "to come",
    "progress x to come",
    "points x to come",
    "third player",
    "fourth player",
)
#: What becomes of a player: the points made, and as many as this for a victory.
TARGETS = ("points", "victory")
VICTORY = 4.0
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = ((8, 2, {}), (1, 3, {}), (1, 4, {}))
#: A lead counts up to this many times what nearly decides.
LARGEST_LEAD = 6.0


@kernel
def count_creatures(s, p, c):
    """Count the creatures on an island, and how a fight would go."""
    beasts = int(s.beasts[p])
    while beasts:
        cell = trailing_zeros(beasts)
        beasts &= beasts - 1
        kind = int(s.creature[p, cell])
        c[p, BEASTS] += 1.0
        c[p, BEAST_STRENGTH] += 0.1 * STRENGTH[kind]
        c[p, STANDING] += 0.5 * s.standing[p, cell]
        dice = 1 + min(MOST_HOPLITES, s.standing[p, cell] + s.hoplites[p])
        c[p, BEST_FIGHT] = max(c[p, BEST_FIGHT], CHANCE[kind, dice, engines(s, p)])


@kernel
def count_island(s, p, c):
    """Count what an island may bring."""
    best, second = best_shapes(s, p)
    c[p, SHAPE_1] = best
    c[p, SHAPE_2] = second
    free = ground(s, p)
    c[p, READY] = 1.0 * (free != 0 and s.tokens_left > 0 and next_temple(s, p, free, -1) < DIAMONDS[s.island[p]])
    c[p, LANDS] = lands_worth(s, p)
    for titan in range(TITANS):
        if s.titan_holder[titan] != p:
            c[p, PAIRS] += 0.5 * (largest_area(s, p, titan) == 2)
    c[p, VOLCANOES] = popcount(s.land[p, Terrain.VOLCANO] & ~s.beasts[p])
    c[p, GROUND] = 0.2 * popcount(free)
    c[p, BORDER] = 0.1 * popcount(s.border[p])


@kernel
def count_stock(s, p, c):
    """Count what a player holds."""
    c[p, NUGGETS] = 0.2 * s.nuggets[p]
    c[p, MEDALLION] = 1.0 * (s.nuggets[p] >= MEDALLION_PRICE and s.tokens_left > 0)
    c[p, HOPLITES] = 0.2 * (s.hoplites[p] + s.saved * (p == s.turn))
    for kind in range(1, CREATURES):
        c[p, CAPTURED] += 0.5 * s.captured[p, kind]
    for kind in range(1, BUILDINGS):
        c[p, BUILT + kind - 1] = s.built[p, kind]
    for titan in range(TITANS):
        if s.titan_holder[titan] == p:
            c[p, TITANS_HELD] += 1.0
            c[p, FAVOURS + titan] = s.titan_active[titan]
    c[p, TOKENS] = s.temples[p] + s.medallions[p]
    c[p, ROOM] = titan_limit(s, p) - popcount(titans_of(s, p))


@kernel
def count_player(s, p, c):
    """Count all there is of a player."""
    count_creatures(s, p, c)
    count_island(s, p, c)
    count_stock(s, p, c)
    made = points(s, p)
    cost = creatures_cost(s, p)
    c[p, POINTS] = made
    c[p, THREE] = 1.0 * (made >= POINTS_TO_WIN - 2)
    c[p, FOUR] = 1.0 * (made >= POINTS_TO_WIN - 1)
    c[p, COST_POINTS] = cost * made
    c[p, POSSESSIONS] = possessions(s, p)
    c[p, REST] = turn_worth(s, p)
    c[p, FINISHES] = 1.0 * (p == s.turn and finishes(s))
    c[p, INITIATIVE] = 1.0 * (s.holder == p)
    # The same as `progress`, which would count all of it once more.
    c[p, PROGRESS] = made + c[p, SHAPE_1] + SECOND_SHAPE * c[p, SHAPE_2] + c[p, LANDS] - cost
    c[p, PROGRESS] += 0.6 * c[p, POSSESSIONS] + c[p, REST] + c[p, FINISHES]


@kernel
def count_all(s, c):
    """Count all there is of every player; return how far the first still has to go, as a share."""
    most = 0.0
    for p in range(s.players):
        count_player(s, p, c)
        most = max(most, c[p, PROGRESS])
    return max(0.0, 1.0 - most / POINTS_TO_WIN)


@kernel
def write_inputs(s, p, c, to_come, x):
    """Write the inputs of a seat from what was counted of all."""
    for i in range(KINDS):
        x[i] = c[p, i]
    best = -9.0
    most = 0.0
    for q in range(s.players):
        if q != p:
            best = max(best, c[q, PROGRESS])
            most = max(most, c[q, POINTS])
    ahead = (c[p, PROGRESS] - best) / lead_scale(max(best, c[p, PROGRESS]))
    ahead = max(-LARGEST_LEAD, min(LARGEST_LEAD, ahead))
    moves = 1.0 * (s.turn == p and s.phase != Phase.INITIATIVE)
    x[KINDS] = ahead
    x[KINDS + 1] = c[p, POINTS] - most
    x[KINDS + 2] = most
    x[KINDS + 3] = 1.0 * (most >= POINTS_TO_WIN - 1)
    x[KINDS + 4] = moves
    x[KINDS + 5] = moves * ahead
    x[KINDS + 6] = 0.1 * s.round
    x[KINDS + 7] = to_come
    x[KINDS + 8] = to_come * c[p, PROGRESS]
    x[KINDS + 9] = to_come * c[p, POINTS]
    x[KINDS + 10] = 1.0 * (s.players == 3)
    x[KINDS + 11] = 1.0 * (s.players == 4)


@kernel
def describe(s, p, x):
    """Write what is to be counted for a seat into zeros; tell whether the moment is one to learn from."""
    c = np.zeros((SEATS, KINDS), np.float64)
    to_come = count_all(s, c)
    write_inputs(s, p, c, to_come, x)
    return s.phase != Phase.METROPOLIS


@kernel
def outcome(s, p, y):
    """Write the points of a player, and whether they won."""
    y[0] = points(s, p)
    y[1] = VICTORY * (s.won >> p & 1)


@kernel
def judge(s, value, model):
    """Write the result that each seat may expect by a model."""
    c = np.zeros((SEATS, KINDS), np.float64)
    x = np.zeros(len(INPUTS), np.float64)
    to_come = count_all(s, c)
    for p in range(s.players):
        write_inputs(s, p, c, to_come, x)
        value[p] = foretell(model, x)
    share_out(value, s.players, odds_scale(model, to_come))
