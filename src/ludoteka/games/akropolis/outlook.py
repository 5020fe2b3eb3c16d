"""A city of Akropolis as somebody sees it who is still building: what each hex may come to be worth.

A city is drawn as a map of its visible hexes. A hex is worth what it scores now, or the part of that which it can
hope for: a temple with a gap beside it may be surrounded later, barracks on the edge may be built in.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.hexes import DIRECTIONS
from ludoteka.games.akropolis.actions import SIDE, TRIANGLES, TURNINGS
from ludoteka.games.akropolis.components import COLOURS, KINDS, MOST_TURNS, PLAZA, STARS, TILE, TURNS, Kind
from ludoteka.games.akropolis.placement import (
    CORNER_Q,
    CORNER_R,
    ROLL,
    START_COLUMNS,
    START_KINDS,
    START_ROWS,
    column_of,
    kind_at,
    row_of,
    triangle_of,
)
from ludoteka.games.akropolis.scoring import MANY_HOUSES

_ZERO, _ONE = u64(0), u64(1)
CELLS = SIDE * SIDE
SIDES = len(DIRECTIONS)
#: The usual number of turns, by which time is measured.
GAME = 18.0


def _moved(cell: int, q: int, r: int) -> int:
    return (cell // SIDE + r & ROLL) * SIDE + (cell % SIDE + q & ROLL)


#: The six cells around each cell.
NEAR = np.array([[_moved(cell, q, r) for q, r in DIRECTIONS] for cell in range(CELLS)], np.int16)


def _ring(triangle: int) -> list[tuple[int, int]]:
    """Return the nine cells around a triangle, seen from its leftmost cell."""
    own = {(int(q), int(r)) for q, r in zip(CORNER_Q[triangle], CORNER_R[triangle], strict=True)}
    return sorted({(q + dq, r + dr) for q, r in own for dq, dr in DIRECTIONS} - own)


RING_Q = np.array([[q for q, _ in _ring(triangle)] for triangle in range(TRIANGLES)], np.int8)
RING_R = np.array([[r for _, r in _ring(triangle)] for triangle in range(TRIANGLES)], np.int8)
RING = RING_Q.shape[1]

#: What a map has of each cell: 1 + the kind of the visible hex or 0, the height, the number of its group of houses.
SHOWN, HEIGHT, GROUP = range(3)
MAP = (3, CELLS)
#: No city has more cells.
MOST_CELLS = len(START_KINDS) + 3 * MOST_TURNS

#: What `plan` holds of each colour: what a level of a district is worth, and what a star is.
LEVEL_WORTH, STAR_WORTH = 0, 1
#: Behind the colours: what a visible quarry is worth, a stone, the share of the game to come, the main group of houses,
#: and the share of its value that a temple with 0 to 6 sides built, or barracks with 0 to 6 sides free, may keep.
QUARRY, STONE, TO_COME, MAIN, SURROUNDED = range(COLOURS, COLOURS + 5)
PLAN = (2, SURROUNDED + SIDES + 1)

# What a builder hopes for with the whole game to come; all of it fades as the game goes on. Found by letting a builder
# who always takes what looks best play against itself.
#: Stars and value of each colour besides those there are.
STARS_HOPED = np.array([1.4, 2.7, 1.2, 1.8, 1.6])
VALUE_HOPED = np.array([4.0, 4.0, 4.0, 3.9, 1.5])
#: Share of a temple's value that is left when nearly all of its sides are built.
TEMPLE_HOPE = 0.6
#: Share of a barracks' value that is lost when all but one of its sides are built.
BARRACKS_FEAR = 0.2
#: Share of its value that a house outside the main group is worth.
STRAY = 0.4
#: Points for a visible quarry, which will be covered: a stone, and a place to build on at no loss.
QUARRY_HOPED = 2.8
#: Points for the first stones besides the one that each is at the end, and after how many that is mostly used up.
STONE_HOPED, STONES_USEFUL = 1.0, 7.0


@kernel
def put(shown, cells, count, cell, kind, level):
    """Draw a hex unless a higher one is drawn; return how many cells are built."""
    if shown[HEIGHT, cell] == 0:
        cells[count] = cell
        count += 1
    if level > shown[HEIGHT, cell]:
        shown[SHOWN, cell] = 1 + kind
        shown[HEIGHT, cell] = level
    return count


@kernel
def cell_of(place, corner):
    """Return the cell under a corner of a place."""
    triangle = triangle_of(place)
    row = (row_of(place) + int(CORNER_R[triangle, corner])) & ROLL
    return row * SIDE + ((column_of(place) + int(CORNER_Q[triangle, corner])) & ROLL)


@kernel
def draw_map(s, p, shown, cells):
    """Draw what is visible of a city; list its cells, and return how many there are."""
    count = 0
    for i in range(len(START_KINDS)):
        count = put(shown, cells, count, int(START_ROWS[i]) * SIDE + int(START_COLUMNS[i]), int(START_KINDS[i]), 1)
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        place = int(s.place[tile])
        for corner in range(TURNINGS):
            count = put(shown, cells, count, cell_of(place, corner), kind_at(tile, place, corner), int(s.level[tile]))
    return count


@kernel
def mark_group(shown, cell, number, stack):
    """Give the houses that hang together with one a number; return 100 for each and its level."""
    shown[GROUP, cell] = number
    stack[0] = cell
    top = 1
    weight = 0
    while top > 0:
        top -= 1
        here = stack[top]
        weight += 100 + int(shown[HEIGHT, here])
        for i in range(SIDES):
            near = NEAR[here, i]
            if shown[SHOWN, near] == 1 + Kind.HOUSE and shown[GROUP, near] == 0:
                shown[GROUP, near] = number
                stack[top] = near
                top += 1
    return weight


@kernel
def mark_houses(shown, cells, count, groups):
    """Number the groups of houses, and keep the value of each in `groups`; return the number of the main one."""
    stack = np.empty(MOST_CELLS, np.int64)
    number = 0
    main = 0
    best = 0
    for i in range(count):
        cell = cells[i]
        if shown[SHOWN, cell] == 1 + Kind.HOUSE and shown[GROUP, cell] == 0:
            number += 1
            weight = mark_group(shown, cell, number, stack)
            groups[number] = weight % 100
            if weight > best:
                best = weight
                main = number
    return main


@kernel
def house_value(shown, cell, level, plan, groups):
    """A house counts in the main group; elsewhere it may be joined to it later. A new one may join a group itself."""
    main = int(plan[0, MAIN])
    new = level > shown[HEIGHT, cell]
    if main == 0 or (not new and shown[GROUP, cell] == main):
        return 1.0 * level
    stray = STRAY * plan[0, TO_COME]
    if not new:
        return stray * level
    joined = 0.0
    touches = False
    for i in range(SIDES):
        group = shown[GROUP, NEAR[cell, i]]
        if group == main:
            touches = True
        elif group > 0:
            joined = max(joined, groups[group])
    return level + (1.0 - stray) * joined if touches else stray * level


@kernel
def sides_like(shown, cell, kind):
    """Return how many neighbours show a kind."""
    found = 0
    for i in range(SIDES):
        found += shown[SHOWN, NEAR[cell, i]] == 1 + kind
    return found


@kernel
def enclosed(shown, cell):
    """Tell whether a free cell is a lake of its own."""
    for i in range(SIDES):
        if shown[HEIGHT, NEAR[cell, i]] == 0:
            return False
    return True


@kernel
def free_sides(shown, cell):
    """Return how many neighbours are free and open, and how many are lakes."""
    free = 0
    lakes = 0
    for i in range(SIDES):
        near = NEAR[cell, i]
        if shown[HEIGHT, near] == 0:
            if enclosed(shown, near):
                lakes += 1
            else:
                free += 1
    return free, lakes


@kernel
def value_of(shown, cell, kind, level, variants, plan, groups):
    """Return what a district may come to count, before stars.

    It is either the one that is visible on the cell, or, if its level is greater, one that may be laid there. On the
    ground, that one has the two other hexes of its tile beside it.
    """
    beside = 2 if shown[HEIGHT, cell] == 0 else 0
    doubling = variants >> kind & 1
    if kind == Kind.HOUSE:
        return house_value(shown, cell, level, plan, groups)
    if kind == Kind.MARKET:
        if sides_like(shown, cell, Kind.MARKET.value) > 0:
            return 0.0
        return 2.0 * level if doubling and sides_like(shown, cell, Kind.MARKET_PLAZA.value) > 0 else 1.0 * level
    if kind == Kind.TEMPLE:
        built = SIDES - sides_like(shown, cell, -1) + beside
        return (2.0 * level if doubling and level > 1 else 1.0 * level) * plan[0, SURROUNDED + min(built, SIDES)]
    if kind == Kind.GARDEN and not doubling:
        return 1.0 * level
    free, lakes = free_sides(shown, cell)
    if kind == Kind.GARDEN:
        return 2.0 * level if lakes > 0 else 1.0 * level
    free -= beside
    if free <= 0:
        return 0.0
    return (2.0 * level if doubling and (free == 3 or free == 4) else 1.0 * level) * plan[1, SURROUNDED + free]


@kernel
def worth_of(shown, cell, kind, level, variants, plan, groups):
    """Return how many points a hex may come to be worth; see `value_of`."""
    if kind < COLOURS:
        return plan[LEVEL_WORTH, kind] * value_of(shown, cell, kind, level, variants, plan, groups)
    if kind == Kind.QUARRY:
        return plan[0, QUARRY]
    return plan[STAR_WORTH, kind - PLAZA] * STARS[kind - PLAZA]


@kernel
def visible_worth(shown, cell, variants, plan, groups):
    """Return how many points the visible hex of a cell may come to be worth."""
    return worth_of(shown, cell, int(shown[SHOWN, cell]) - 1, int(shown[HEIGHT, cell]), variants, plan, groups)


@kernel
def turns_left(s, p):
    """Return how many tiles a player has still to lay."""
    return TURNS[s.long, s.players] - popcount(s.laid[p])


@kernel
def stones_worth(stones, to_come):
    """Return what stones are worth: a point each, and while tiles are to be bought the first few more."""
    return stones + STONE_HOPED * to_come * STONES_USEFUL * (1.0 - np.exp(-stones / STONES_USEFUL))


@kernel
def make_plan(s, p, shown, cells, count, plan, groups, turns):
    """Judge what districts, stars, quarries and stones are worth to a player with so many tiles still to lay.

    Return what the whole city may come to be worth, without stones.
    """
    to_come = turns / GAME
    plan[0, TO_COME] = to_come
    for built in range(SIDES):
        plan[0, SURROUNDED + built] = TEMPLE_HOPE * to_come**0.5 * (built / SIDES) ** 2
        plan[1, SURROUNDED + 1 + built] = 1.0 - BARRACKS_FEAR * to_come / (1 + built)
    plan[0, SURROUNDED + SIDES] = 1.0
    plan[0, MAIN] = mark_houses(shown, cells, count, groups)
    plan[0, QUARRY] = QUARRY_HOPED * min(1.0, to_come * 3.0) * (0.3 + 0.7 * to_come)
    stones = s.stones[p]
    plan[0, STONE] = stones_worth(stones + 1.0, to_come) - stones_worth(1.0 * stones, to_come)
    total = 0.0
    for i in range(count):
        kind = int(shown[SHOWN, cells[i]]) - 1
        if kind < COLOURS:
            plan[STAR_WORTH, kind] += value_of(
                shown, cells[i], kind, int(shown[HEIGHT, cells[i]]), s.variants, plan, groups
            )
        elif kind == Kind.QUARRY:
            total += plan[0, QUARRY]
        else:
            plan[LEVEL_WORTH, kind - PLAZA] += STARS[kind - PLAZA]
    for colour in range(COLOURS):
        plan[LEVEL_WORTH, colour] += STARS_HOPED[colour] * to_come
        plan[STAR_WORTH, colour] += VALUE_HOPED[colour] * to_come
        total += plan[LEVEL_WORTH, colour] * plan[STAR_WORTH, colour]
    if s.variants >> Kind.HOUSE & 1 and plan[STAR_WORTH, Kind.HOUSE] >= MANY_HOUSES:
        total += plan[LEVEL_WORTH, Kind.HOUSE] * plan[STAR_WORTH, Kind.HOUSE]
        plan[LEVEL_WORTH, Kind.HOUSE] *= 2.0
        plan[STAR_WORTH, Kind.HOUSE] *= 2.0
    return total


# ---- What laying a tile would change


@kernel
def weigh_cell(shown, cell, kinds, base, variants, plan, groups, hexes, number):
    """Write what each of some kinds of hex, a bit each, would be worth on a cell, less what it covers and spoils."""
    level = shown[HEIGHT, cell] + 1
    covered = plan[0, STONE] * (shown[SHOWN, cell] == 1 + Kind.QUARRY) - base[cell]
    for kind in range(KINDS):
        if kinds >> kind & 1:
            hexes[number, kind] = covered + worth_of(shown, cell, kind, level, variants, plan, groups)
    if kinds >> Kind.MARKET & 1:
        for i in range(SIDES):
            near = NEAR[cell, i]
            if shown[SHOWN, near] == 1 + Kind.MARKET:
                hexes[number, Kind.MARKET] -= base[near]


@kernel
def around_worth(shown, place, base, variants, plan, groups):
    """Return how the worth of what is around a place changes when it is built on."""
    triangle = triangle_of(place)
    row = row_of(place)
    column = column_of(place)
    change = 0.0
    for corner in range(TURNINGS):
        shown[SHOWN, cell_of(place, corner)] = shown[HEIGHT, cell_of(place, corner)] = 1 + Kind.QUARRY
    for i in range(RING):
        cell = ((row + int(RING_R[triangle, i])) & ROLL) * SIDE + ((column + int(RING_Q[triangle, i])) & ROLL)
        kind = shown[SHOWN, cell] - 1
        if kind == Kind.BARRACKS or kind == Kind.TEMPLE:
            change += visible_worth(shown, cell, variants, plan, groups) - base[cell]
    for corner in range(TURNINGS):
        shown[SHOWN, cell_of(place, corner)] = shown[HEIGHT, cell_of(place, corner)] = 0
    return change


@kernel
def weigh_place(shown, place, kinds, base, variants, plan, groups, numbers, hexes, used):
    """Weigh the cells of a place that are not weighed yet; return how many are, and what changes around the place."""
    for corner in range(TURNINGS):
        cell = cell_of(place, corner)
        if numbers[cell] == 0:
            used += 1
            numbers[cell] = used
            weigh_cell(shown, cell, kinds, base, variants, plan, groups, hexes, used)
    if shown[HEIGHT, cell_of(place, 0)] > 0:
        return used, 0.0
    return used, around_worth(shown, place, base, variants, plan, groups)


@kernel
def kinds_of(tile):
    """Return the kinds of a tile's hexes, a bit each."""
    return 1 << int(TILE[tile, 0]) | 1 << int(TILE[tile, 1]) | 1 << int(TILE[tile, 2])


@kernel
def tile_worth(tile, place, numbers, hexes):
    """Return what the hexes of a tile would be worth on a place whose cells have been weighed."""
    worth = 0.0
    for corner in range(TURNINGS):
        worth += hexes[numbers[cell_of(place, corner)], kind_at(tile, place, corner)]
    return worth
