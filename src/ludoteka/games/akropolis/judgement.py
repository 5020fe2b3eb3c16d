"""What somebody counts who judges a city of Akropolis: the inputs of a model, which learned what they lead to.

Most are sums over the hexes that are visible, so that the slopes of a model say what each hex is worth: they fill the
same plan (`outlook.py`) that is otherwise made by hand.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.network import foretell_slopes
from ludoteka.games.akropolis.actions import SIDE, TRIANGLES
from ludoteka.games.akropolis.components import COLOURS, PLAZA, STARS, TILE, TILES, Kind
from ludoteka.games.akropolis.outlook import (
    GAME,
    GROUP,
    HEIGHT,
    LEVEL_WORTH,
    MAIN,
    MAP,
    MOST_CELLS,
    QUARRY,
    SHOWN,
    SIDES,
    STAR_WORTH,
    STONE,
    STRAY,
    SURROUNDED,
    TO_COME,
    cell_of,
    draw_map,
    free_sides,
    mark_houses,
    sides_like,
    turns_left,
)
from ludoteka.games.akropolis.placement import LEVELS, OPEN, draw_places, rows_near
from ludoteka.games.akropolis.scoring import STAR, TALLY, VALUE, count_city
from ludoteka.games.akropolis.state import NO_TILE

_ZERO, _ONE = u64(0), u64(1)
_COLOURS = ("houses", "markets", "barracks", "temples", "gardens")
#: What is counted besides the districts that count, each with the colour whose stars multiply it: houses outside the
#: main group, markets beside others, barracks with one side free and with two, temples with five, four and fewer built.
HOPES = ("stray", "blocked", "edge_1", "edge_2", "built_5", "built_4", "built_3")
HOPE_COLOUR = np.array([Kind.HOUSE, Kind.MARKET, *[Kind.BARRACKS] * 2, *[Kind.TEMPLE] * 3], np.int8)
STRAY_HOUSES, BLOCKED, EDGE_1, EDGE_2, BUILT_5, BUILT_4, BUILT_3 = range(len(HOPES))

INPUTS = (
    *(f"{colour}" for colour in _COLOURS),  # districts that count, by level
    *(f"{colour} stars" for colour in _COLOURS),
    *HOPES,
    *(f"{colour} points" for colour in _COLOURS),
    *(f"{colour} x stars to come" for colour in _COLOURS),
    *(f"{colour} stars x districts to come" for colour in _COLOURS),
    *(f"{hope} x stars" for hope in HOPES),
    *(f"{colour} stars to come" for colour in _COLOURS),
    *(f"{colour} districts to come" for colour in _COLOURS),
    "to come",
    "quarries",
    "quarries x to come",
    "stones",
    "first stones x to come",
    "some stones x to come",
    "places on level 2",
    "places on level 3",
    "places higher up",
    "places over two quarries",
    "ground",
    "second floor",
    "upper floors",
    "on move",
    "third player",
    "fourth player",
    "late",
)
DISTRICTS, PLAZAS, HOPED = 0, COLOURS, 2 * COLOURS
POINTS = HOPED + len(HOPES)
BY_STARS, BY_DISTRICTS = POINTS + COLOURS, POINTS + 2 * COLOURS
HOPED_STARS = BY_DISTRICTS + COLOURS
STARS_COMING = HOPED_STARS + len(HOPES)
DISTRICTS_COMING = STARS_COMING + COLOURS
TIME = DISTRICTS_COMING + COLOURS
QUARRIES, QUARRIES_TIME, STONES, FIRST_STONES, SOME_STONES = range(TIME + 1, TIME + 6)
FLAT, OVER_QUARRIES, GROUND, SECOND, UPPER, ON_MOVE, THIRD, FOURTH, END = (
    TIME + 6,
    *range(TIME + 9, TIME + 17),
)
assert len(INPUTS) == END + 1
#: What becomes of a city: its points by colour, and its stones. Their sum is what a model foretells.
TARGETS = (*(f"{colour} points" for colour in _COLOURS), "stones")
#: Games from which it is learned: how often, with how many players, with which options. What variants double, and long
#: games, are judged by hand: few of such games among the others made a model worse at all of them.
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = ((16, 2, {}), (2, 3, {}), (2, 4, {}))
#: Quarries and places lose what they are worth in the last part of the game.
FADE = 6.0
FIRST, SOME = 2, 6

#: Stars and districts of each colour on each tile.
STARS_ON = np.zeros((TILES + 1, COLOURS), np.float64)
DISTRICTS_ON = np.zeros((TILES + 1, COLOURS), np.float64)
for _tile in range(1, TILES + 1):
    for _kind in TILE[_tile]:
        if _kind < COLOURS:
            DISTRICTS_ON[_tile, _kind] += 1
        elif _kind >= PLAZA:
            STARS_ON[_tile, _kind - PLAZA] += STARS[_kind - PLAZA]


@kernel
def write_coming(s, x):
    """Write what a player may still get of each colour: an equal share of what is on the site and unseen."""
    rest = u64(s.unseen)
    for slot in range(s.open):
        rest |= _ONE << u64(s.site[slot])
    seats = max(2, int(s.players))
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        for colour in range(COLOURS):
            x[STARS_COMING + colour] += STARS_ON[tile, colour] / seats
            x[DISTRICTS_COMING + colour] += DISTRICTS_ON[tile, colour] / seats


@kernel
def knows(s, model):
    """Tell whether a model was learned from such games."""
    return model.size > 0 and s.variants == 0 and s.long == 0 and s.players > 1


@kernel
def count_district(shown, cell, kind, level, main, x):
    """Count a district where it belongs."""
    if kind == Kind.HOUSE:
        x[DISTRICTS if shown[GROUP, cell] == main else HOPED + STRAY_HOUSES] += level
    elif kind == Kind.MARKET:
        alone = sides_like(shown, cell, Kind.MARKET.value) == 0
        x[DISTRICTS + Kind.MARKET if alone else HOPED + BLOCKED] += level
    elif kind == Kind.TEMPLE:
        free = sides_like(shown, cell, -1)
        x[DISTRICTS + Kind.TEMPLE if free == 0 else HOPED + BUILT_5 + min(2, free - 1)] += level
    elif kind == Kind.GARDEN:
        x[DISTRICTS + Kind.GARDEN] += level
    else:
        free, _ = free_sides(shown, cell)
        if free > 0:
            x[DISTRICTS + Kind.BARRACKS] += level
            if free <= 2:
                x[HOPED + EDGE_1 + free - 1] += level


@kernel
def count_hexes(shown, cells, count, main, x):
    """Count what a city shows."""
    for i in range(count):
        cell = cells[i]
        kind = int(shown[SHOWN, cell]) - 1
        level = int(shown[HEIGHT, cell])
        if kind < COLOURS:
            count_district(shown, cell, kind, level, main, x)
        elif kind == Kind.QUARRY:
            x[QUARRIES] += 1.0
        else:
            x[PLAZAS + kind - PLAZA] += STARS[kind - PLAZA]
        x[GROUND] += 0.1
        if level == 2:
            x[SECOND] += 0.1
        elif level > 2:
            x[UPPER] += 0.1


@kernel
def count_places(s, p, shown, x):
    """Count the places on which a city may grow in height, and those among them that cover two quarries."""
    drawn, _ = draw_places(s, p)
    first, last = rows_near(s, p)
    for line in range(first * TRIANGLES, last * TRIANGLES):
        row = line // TRIANGLES
        word = u64(drawn[OPEN + line % TRIANGLES, row]) & u64(drawn[LEVELS + 1, row])
        while word != _ZERO:
            place = (line * SIDE + trailing_zeros(word)) * 3
            word &= word - _ONE
            x[FLAT + min(2, int(shown[HEIGHT, cell_of(place, 0)]) - 1)] += 1.0
            quarries = 0
            for corner in range(3):
                quarries += shown[SHOWN, cell_of(place, corner)] == 1 + Kind.QUARRY
            if quarries > 1:
                x[OVER_QUARRIES] += 1.0


@kernel
def count_all(s, p, shown, cells, count, main, turns, x):
    """Write all inputs but what is still to come of the colours, which is there already."""
    count_hexes(shown, cells, count, main, x)
    count_places(s, p, shown, x)
    to_come = turns / GAME
    fading = min(1.0, FADE * to_come)
    for i in range(FLAT, OVER_QUARRIES + 1):
        x[i] = fading * np.sqrt(x[i])
    x[QUARRIES] *= fading
    x[QUARRIES_TIME] = x[QUARRIES] * to_come
    for colour in range(COLOURS):
        districts = x[DISTRICTS + colour]
        stars = x[PLAZAS + colour]
        x[POINTS + colour] = districts * stars
        x[BY_STARS + colour] = districts * x[STARS_COMING + colour]
        x[BY_DISTRICTS + colour] = stars * x[DISTRICTS_COMING + colour]
    for hope in range(len(HOPE_COLOUR)):
        x[HOPED_STARS + hope] = x[HOPED + hope] * x[PLAZAS + HOPE_COLOUR[hope]]
    x[TIME] = to_come
    stones = 1.0 * s.stones[p]
    x[STONES] = stones
    x[FIRST_STONES] = to_come * min(stones, FIRST)
    x[SOME_STONES] = to_come * min(stones, SOME)
    x[ON_MOVE] = 1.0 * (s.turn == p and s.taken == NO_TILE)
    x[THIRD] = 1.0 * (s.players == 3)
    x[FOURTH] = 1.0 * (s.players == 4)
    x[END] = 1.0 - fading


@kernel
def describe(s, p, x):
    """Write what is to be counted of a player's city into zeros; tell whether the moment is one to learn from."""
    shown = np.zeros(MAP, np.int8)
    cells = np.empty(MOST_CELLS, np.int64)
    groups = np.zeros(MOST_CELLS + 1, np.float64)
    count = draw_map(s, p, shown, cells)
    main = mark_houses(shown, cells, count, groups)
    write_coming(s, x)
    count_all(s, p, shown, cells, count, main, 1.0 * turns_left(s, p), x)
    return s.taken == NO_TILE


@kernel
def outcome(s, p, y):
    """Write what became of a player's city."""
    tally = np.zeros(TALLY, np.int64)
    count_city(s, p, tally)
    for colour in range(COLOURS):
        y[colour] = tally[VALUE, colour] * tally[STAR, colour]
    y[COLOURS] = s.stones[p]


# ---- what each hex is worth by it


@kernel
def learned_plan(s, p, shown, cells, count, plan, groups, turns, model):
    """Fill the plan of a city with what a model says; return the points that it foretells, stones included."""
    x = np.zeros(len(INPUTS), np.float64)
    slopes = np.empty(len(INPUTS), np.float64)
    main = mark_houses(shown, cells, count, groups)
    write_coming(s, x)
    count_all(s, p, shown, cells, count, main, turns, x)
    total = foretell_slopes(model, x, slopes)
    plan[0, MAIN] = main
    for colour in range(COLOURS):
        by_points = slopes[POINTS + colour]
        worth = slopes[DISTRICTS + colour] + by_points * x[PLAZAS + colour]
        worth += slopes[BY_STARS + colour] * x[STARS_COMING + colour]
        star = slopes[PLAZAS + colour] + by_points * x[DISTRICTS + colour]
        plan[LEVEL_WORTH, colour] = max(0.05, worth)
        plan[STAR_WORTH, colour] = star + slopes[BY_DISTRICTS + colour] * x[DISTRICTS_COMING + colour]
    for hope in range(len(HOPE_COLOUR)):
        plan[STAR_WORTH, HOPE_COLOUR[hope]] += slopes[HOPED_STARS + hope] * x[HOPED + hope]
    plan_hopes(x, slopes, plan)
    plan_stones(s, p, x, slopes, plan)
    return total


@kernel
def hope_share(hope, x, slopes, plan):
    """Return what a level of a hoped-for district is worth, as a share of one that counts."""
    colour = HOPE_COLOUR[hope]
    worth = slopes[HOPED + hope] + slopes[HOPED_STARS + hope] * x[PLAZAS + colour]
    return worth / plan[LEVEL_WORTH, colour]


@kernel
def plan_hopes(x, slopes, plan):
    """Say what share of its value a district keeps whose condition is not met, or not safe."""
    plan[0, TO_COME] = max(0.0, hope_share(STRAY_HOUSES, x, slopes, plan)) / STRAY
    for built in range(SIDES):
        hope = BUILT_5 + min(2, SIDES - 1 - built)
        plan[0, SURROUNDED + built] = hope_share(hope, x, slopes, plan)
        free = built + 1
        plan[1, SURROUNDED + free] = 1.0
        if free <= 2:
            plan[1, SURROUNDED + free] += hope_share(EDGE_1 + free - 1, x, slopes, plan)
    plan[0, SURROUNDED + SIDES] = 1.0


@kernel
def plan_stones(s, p, x, slopes, plan):
    """Say what a visible quarry is worth, and stones: any, the first few, and some more."""
    to_come = x[TIME]
    plan[0, QUARRY] = (slopes[QUARRIES] + slopes[QUARRIES_TIME] * to_come) * min(1.0, FADE * to_come)
    plan[1, QUARRY] = slopes[STONES]
    plan[1, STONE] = slopes[FIRST_STONES] * to_come
    plan[1, TO_COME] = slopes[SOME_STONES] * to_come
    stones = 1.0 * s.stones[p]
    plan[0, STONE] = learned_stones(stones + 1.0, plan) - learned_stones(stones, plan)


@kernel
def learned_stones(stones, plan):
    """Return what stones are worth by a learned plan."""
    return plan[1, QUARRY] * stones + plan[1, STONE] * min(stones, FIRST) + plan[1, TO_COME] * min(stones, SOME)
