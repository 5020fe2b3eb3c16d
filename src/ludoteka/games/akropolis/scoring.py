"""What a city of Akropolis is worth ("Підрахунок ПО", "Варіанти гри"), and what the Architect's tiles are worth.

Only the visible hex of a column counts; neighbours are those of the map, whatever their heights. A city is drawn as
sets of cells, a row of 64 cells a word, and every condition is judged for a whole row at once.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import ALL, kernel, u64
from ludoteka.games.akropolis.actions import MIDDLE, SIDE, TURNINGS
from ludoteka.games.akropolis.components import (
    COLOURS,
    KINDS,
    PLAZA,
    STARS,
    TILE,
    Kind,
)
from ludoteka.games.akropolis.placement import (
    CORNER_Q,
    CORNER_R,
    NORTH,
    ROLL,
    SOUTH,
    START_COLUMNS,
    START_KINDS,
    START_ROWS,
    around,
    beside,
    column_of,
    draw_levels,
    kind_at,
    left_of,
    right_of,
    row_of,
    tallest,
    triangle_of,
)

_ZERO, _ONE = u64(0), u64(1)

#: Sets of cells: the visible districts of colour c are set c; ...
MARKET_PLAZAS = COLOURS
#: ... empty cells open to the outside of the city; ...
OUTSIDE = MARKET_PLAZAS + 1
#: ... empty cells that are not, the lakes; ...
LAKES = OUTSIDE + 1
#: ... houses that hang together; ...
GROUP = LAKES + 1
#: ... and the cells built on level n at least are set LEVELS + n.
LEVELS = GROUP

#: What is counted of each colour: the value of the districts that meet their condition, and the visible stars.
VALUE, STAR = 0, 1
TALLY = (2, COLOURS)

#: The houses' value that is doubled (variant).
MANY_HOUSES = 10
#: Markets of the Architect doubled for each of its market plazas (variant).
MARKETS_A_PLAZA = 3
#: The Architect's levels of skill.
EASY, MEDIUM, HARD = range(3)
#: Points for each quarry of a medium Architect.
QUARRY_POINTS = 2


# ---- Cells that hang together


@kernel
def spread_in_row(drawn, which, room, row):
    """Let a set grow in a row, from the row itself and those beside it, as far as there is room; tell if it did."""
    before = u64(drawn[which, row])
    free = u64(drawn[room, row])
    now = (before | beside(drawn, which, row)) & free
    wider = (now | left_of(now) | right_of(now)) & free
    while wider != now:
        now = wider
        wider = (now | left_of(now) | right_of(now)) & free
    drawn[which, row] = now
    return now != before


@kernel
def spread(drawn, which, room, first, rows):
    """Let a set grow as far as there is room, down from its first row to where it ends, up again, and so on."""
    growing = True
    while growing:
        end = rows
        for i in range(rows):
            row = (first + i) & ROLL
            spread_in_row(drawn, which, room, row)
            if drawn[which, row] == _ZERO:
                end = i
                break
        growing = False
        for i in range(end - 1, -1, -1):
            if spread_in_row(drawn, which, room, (first + i) & ROLL):
                growing = True


@kernel
def draw_outside(drawn, first, rows):
    """Tell the outside of the city from its lakes. Rows and columns in which nothing is built are outside."""
    columns = _ZERO
    for i in range(rows):
        columns |= u64(drawn[LEVELS + 1, (first + i) & ROLL])
    for i in range(rows):
        row = (first + i) & ROLL
        drawn[LAKES, row] = ~u64(drawn[LEVELS + 1, row]) & ALL
        drawn[OUTSIDE, row] = ALL if i == 0 or i == rows - 1 else ~columns & ALL
    spread(drawn, OUTSIDE, LAKES, first, rows)
    for i in range(rows):
        row = (first + i) & ROLL
        drawn[LAKES, row] = u64(drawn[LAKES, row]) & ~u64(drawn[OUTSIDE, row]) & ALL


# ---- Districts that meet their condition


@kernel
def worth(drawn, cells, row, high):
    """Return the sum of the levels of some cells of a row."""
    total = 0
    for level in range(LEVELS + 1, LEVELS + 1 + high):
        total += popcount(cells & u64(drawn[level, row]))
    return total


@kernel
def take_group(drawn, first, rows, high):
    """Take the group of houses drawn off the map; return its size and its value."""
    size = 0
    value = 0
    for i in range(rows):
        row = (first + i) & ROLL
        cells = u64(drawn[GROUP, row])
        if cells == _ZERO:
            break
        size += popcount(cells)
        value += worth(drawn, cells, row, high)
        drawn[Kind.HOUSE, row] = u64(drawn[Kind.HOUSE, row]) & ~cells & ALL
        drawn[GROUP, row] = _ZERO
    return size, value


@kernel
def houses(drawn, first, rows, high):
    """Houses: the largest group of neighbouring houses; of equally large ones the most valuable."""
    best_size = 0
    best = 0
    for i in range(rows):
        row = (first + i) & ROLL
        while drawn[Kind.HOUSE, row] != _ZERO:
            drawn[GROUP, row] = _ONE << u64(trailing_zeros(drawn[Kind.HOUSE, row]))
            spread(drawn, GROUP, Kind.HOUSE.value, row, rows - i)
            size, value = take_group(drawn, row, rows - i, high)
            if size > best_size or (size == best_size and value > best):
                best_size = size
                best = value
    return best


@kernel
def three_or_four(a, b, c, d, e, f):
    """Return the cells that are in three or four of six sets: the sum of six bits, for all cells at once."""
    one, two = a ^ b ^ c, (a & b) | (a & c) | (b & c)
    other_one, other_two = d ^ e ^ f, (d & e) | (d & f) | (e & f)
    carry = one & other_one
    ones = one ^ other_one
    twos = two ^ other_two ^ carry
    fours = (two & other_two) | (two & carry) | (other_two & carry)
    return (ones & twos & ~fours) | (fours & ~twos & ~ones)


@kernel
def markets(drawn, row, high, doubling):
    """Markets: not beside another market. Variant: doubled beside a market plaza."""
    cells = u64(drawn[Kind.MARKET, row]) & ~beside(drawn, Kind.MARKET.value, row)
    value = worth(drawn, cells, row, high)
    if doubling:
        value += worth(drawn, cells & beside(drawn, MARKET_PLAZAS, row), row, high)
    return value


@kernel
def barracks(drawn, row, high, doubling):
    """Barracks: on the edge of the city. Variant: doubled with three or four sides on the outside."""
    a, b, c, d, e, f = around(drawn, OUTSIDE, row)
    cells = u64(drawn[Kind.BARRACKS, row]) & (a | b | c | d | e | f)
    value = worth(drawn, cells, row, high)
    if doubling:
        value += worth(drawn, cells & three_or_four(a, b, c, d, e, f), row, high)
    return value


@kernel
def temples(drawn, row, high, doubling):
    """Temples: surrounded on all six sides. Variant: doubled on level 2 and above."""
    a, b, c, d, e, f = around(drawn, LEVELS + 1, row)
    cells = u64(drawn[Kind.TEMPLE, row]) & a & b & c & d & e & f
    value = worth(drawn, cells, row, high)
    if doubling:
        value += worth(drawn, cells & u64(drawn[LEVELS + 2, row]), row, high)
    return value


@kernel
def gardens(drawn, row, high, doubling):
    """Gardens: anywhere. Variant: doubled beside a lake."""
    cells = u64(drawn[Kind.GARDEN, row])
    value = worth(drawn, cells, row, high)
    if doubling:
        value += worth(drawn, cells & beside(drawn, LAKES, row), row, high)
    return value


@kernel
def count(drawn, first, rows, high, variants, tally):
    """Count the districts of a city that is drawn in some rows, the first and the last of them empty.

    At least one column is empty, too; `high` is the greatest height; `variants` has a bit for each colour.
    """
    draw_outside(drawn, first, rows)
    for i in range(1, rows - 1):
        row = (first + i) & ROLL
        tally[VALUE, Kind.MARKET] += markets(drawn, row, high, variants >> Kind.MARKET & 1)
        tally[VALUE, Kind.BARRACKS] += barracks(drawn, row, high, variants >> Kind.BARRACKS & 1)
        tally[VALUE, Kind.TEMPLE] += temples(drawn, row, high, variants >> Kind.TEMPLE & 1)
        tally[VALUE, Kind.GARDEN] += gardens(drawn, row, high, variants >> Kind.GARDEN & 1)
    value = houses(drawn, first, rows, high)
    # Variant: a group worth 10 or more, before stars, is doubled.
    tally[VALUE, Kind.HOUSE] = 2 * value if variants >> Kind.HOUSE & 1 and value >= MANY_HOUSES else value


@kernel
def points(tally):
    """Return the points of all colours: the value of the districts times the stars of their plazas."""
    total = 0
    for colour in range(COLOURS):
        total += tally[VALUE, colour] * tally[STAR, colour]
    return total


# ---- The city of a player


@kernel
def show(drawn, tally, kind, row, column):
    """Draw a visible hex; count its stars."""
    bit = _ONE << u64(column)
    if kind < COLOURS:
        drawn[kind, row] |= bit
    elif kind >= PLAZA:
        tally[STAR, kind - PLAZA] += STARS[kind - PLAZA]
        if kind == Kind.MARKET_PLAZA:
            drawn[MARKET_PLAZAS, row] |= bit


@kernel
def draw_hexes(s, p, drawn, tally):
    """Draw what is visible of a city whose levels are drawn."""
    for i in range(len(START_KINDS)):
        row = int(START_ROWS[i])
        column = int(START_COLUMNS[i])
        if not (u64(drawn[LEVELS + 2, row]) >> u64(column)) & _ONE:
            show(drawn, tally, int(START_KINDS[i]), row, column)
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        place = s.place[tile]
        triangle = triangle_of(place)
        for corner in range(TURNINGS):
            row = (row_of(place) + CORNER_R[triangle, corner]) & ROLL
            column = (column_of(place) + CORNER_Q[triangle, corner]) & ROLL
            if not (u64(drawn[LEVELS + s.level[tile] + 1, row]) >> u64(column)) & _ONE:
                show(drawn, tally, kind_at(tile, place, corner), row, column)


@kernel
def count_city(s, p, tally):
    """Count the districts and stars of a player's city into `tally`, which is all 0."""
    high = tallest(s, p)
    drawn = np.zeros((LEVELS + high + 2, SIDE), np.uint64)
    draw_levels(s, p, drawn, LEVELS)
    draw_hexes(s, p, drawn, tally)
    north = s.box[p, NORTH]
    count(drawn, (north - 1 + MIDDLE) & ROLL, s.box[p, SOUTH] - north + 3, high, s.variants, tally)


# ---- The tiles of the Architect


@kernel
def architect_value(colour, districts, plazas, level, doubling):
    """Return the value of the Architect's districts of one colour: all count, each at one level."""
    doubled = 0
    if doubling:
        if colour == Kind.MARKET:
            doubled = min(districts, MARKETS_A_PLAZA * plazas)
        elif (
            (colour == Kind.HOUSE and districts * level >= MANY_HOUSES)
            or (colour == Kind.TEMPLE and level > 1)
            or colour == Kind.BARRACKS
            or colour == Kind.GARDEN
        ):
            doubled = districts
    return (districts + doubled) * level


@kernel
def count_architect(s, p, tally):
    """Count the districts and stars of the Architect's tiles into `tally`; return its points for quarries."""
    found = np.zeros(KINDS, np.int64)
    for i in range(len(START_KINDS)):
        found[START_KINDS[i]] += 1
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        for corner in range(TURNINGS):
            found[TILE[tile, corner]] += 1
    level = 2 if s.architect == HARD else 1
    for colour in range(COLOURS):
        plazas = found[PLAZA + colour]
        doubling = s.variants >> colour & 1
        tally[VALUE, colour] = architect_value(colour, found[colour], plazas, level, doubling)
        tally[STAR, colour] = plazas * STARS[colour]
    return QUARRY_POINTS * found[Kind.QUARRY] if s.architect == MEDIUM else 0
