"""Where a tile of Akropolis may be laid, and what it covers ("Розміщення плитки в місті").

A city is the set of its tiles with the place and the level of each. To ask where the next may go, it is drawn as sets
of cells, one for each level, a row of 64 cells a word: then every cell of a row is judged at once.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import ALL, kernel, u64
from ludoteka.games.akropolis.actions import CORNERS, DOWN, MIDDLE, SIDE, TRIANGLES, TURNINGS, UP
from ludoteka.games.akropolis.components import START_HEXES, TILE, Kind

#: Turns a row or column that has left the 64 cells on one side into the one on the other.
ROLL = SIDE - 1
_ZERO, _ONE, _LAST = u64(0), u64(1), u64(SIDE - 1)

START_ROWS = np.array([(r + MIDDLE) & ROLL for _, r, _ in START_HEXES], np.int8)
START_COLUMNS = np.array([(q + MIDDLE) & ROLL for q, _, _ in START_HEXES], np.int8)
START_KINDS = np.array([kind for _, _, kind in START_HEXES], np.int8)
CORNER_Q = np.array([[q for q, _ in cells] for cells in CORNERS], np.int8)
CORNER_R = np.array([[r for _, r in cells] for cells in CORNERS], np.int8)

#: Sides of the smallest box around a city.
WEST, EAST, NORTH, SOUTH = range(4)
SIDES = 4

#: Sets that `draw_places` draws. The triangles, by leftmost cell, on which one tile lies visible as a whole, ...
WHOLE = 0
#: ... the triangles on which a tile may be laid, ...
OPEN = WHOLE + TRIANGLES
#: ... and behind them the cells built on level 1 at least, 2 at least, and so on: LEVELS + 1, LEVELS + 2, ...
LEVELS = OPEN + TRIANGLES - 1


# ---- Rows of cells


@kernel
def right_of(word):
    """Return for every cell of a row what its neighbour at q + 1 has."""
    return (word >> _ONE) | ((word << _LAST) & ALL)


@kernel
def left_of(word):
    """Return for every cell of a row what its neighbour at q - 1 has."""
    return ((word << _ONE) & ALL) | (word >> _LAST)


@kernel
def around(drawn, which, row):
    """Return for every cell of a row what its six neighbours have in one of the sets."""
    above = u64(drawn[which, (row - 1) & ROLL])
    here = u64(drawn[which, row])
    below = u64(drawn[which, (row + 1) & ROLL])
    return right_of(here), below, left_of(below), left_of(here), above, right_of(above)


@kernel
def beside(drawn, which, row):
    """Return the cells of a row that have a neighbour in one of the sets."""
    a, b, c, d, e, f = around(drawn, which, row)
    return a | b | c | d | e | f


# ---- Places


@kernel
def row_of(place):
    """Return the row of the leftmost cell of a place; see `actions.place_of`."""
    return place // (TRIANGLES * SIDE * TURNINGS)


@kernel
def triangle_of(place):
    return place // (SIDE * TURNINGS) % TRIANGLES


@kernel
def column_of(place):
    return place // TURNINGS % SIDE


@kernel
def corner_on(place, row, column):
    """Return which cell of a place is the given one: 0, 1 or 2, or -1 where it covers none of it."""
    down = (row - row_of(place)) & ROLL
    if 1 < down < ROLL:  # most tiles are farther away than the next row
        return -1
    right = (column - column_of(place)) & ROLL
    triangle = triangle_of(place)
    for corner in range(TURNINGS):
        if right == CORNER_Q[triangle, corner] & ROLL and down == CORNER_R[triangle, corner] & ROLL:
            return corner
    return -1


@kernel
def kind_at(tile, place, corner):
    """Return what the tile shows on a cell of its place."""
    return int(TILE[tile, (corner + place) % TURNINGS])


@kernel
def top(s, p, row, column):
    """Return the height of a column of a city, 0 for empty ground, and the kind of its visible hex."""
    height = 0
    kind = -1
    for i in range(len(START_KINDS)):
        if START_ROWS[i] == row and START_COLUMNS[i] == column:
            height = 1
            kind = int(START_KINDS[i])
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        if s.level[tile] > height:
            corner = corner_on(s.place[tile], row, column)
            if corner >= 0:
                height = s.level[tile]
                kind = kind_at(tile, s.place[tile], corner)
    return height, kind


# ---- A city, drawn


@kernel
def tallest(s, p):
    """Return the greatest height of a city."""
    height = 1
    rest = u64(s.laid[p])
    while rest != _ZERO:
        height = max(height, s.level[trailing_zeros(rest)])
        rest &= rest - _ONE
    return height


@kernel
def draw_levels(s, p, drawn, levels):
    """Draw a city: the cells built on level n at least into the set levels + n."""
    for i in range(len(START_KINDS)):
        drawn[levels + 1, START_ROWS[i]] |= _ONE << u64(START_COLUMNS[i])
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        place = s.place[tile]
        level = levels + s.level[tile]
        row = row_of(place)
        first = _ONE << u64(column_of(place))
        second = left_of(first)
        drawn[level, row] |= first | second
        if triangle_of(place) == UP:
            drawn[level, (row + 1) & ROLL] |= first
        else:
            drawn[level, (row - 1) & ROLL] |= second


@kernel
def draw_whole_tiles(s, p, drawn):
    """Draw the triangles on which one tile lies.

    It is enough that its leftmost cell is visible: where a tile covers others of its cells, heights differ anyway.
    """
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        place = s.place[tile]
        row = row_of(place)
        first = _ONE << u64(column_of(place))
        covered = u64(drawn[LEVELS + s.level[tile] + 1, row])
        drawn[WHOLE + triangle_of(place), row] |= first & ~covered


@kernel
def mixed(drawn, row, high):
    """Return the triangles, UP and DOWN, of a row whose cells differ in height."""
    up = _ZERO
    down = _ZERO
    for level in range(LEVELS + 1, LEVELS + 1 + high):
        here = u64(drawn[level, row])
        right = right_of(here)
        up |= (here ^ right) | (here ^ u64(drawn[level, (row + 1) & ROLL]))
        down |= (here ^ right) | (here ^ right_of(u64(drawn[level, (row - 1) & ROLL])))
    return up, down


@kernel
def draw_open(drawn, first, last, high):
    """Draw the triangles on which a tile may be laid, in the rows from `first` to `last`; return how many.

    Ground: three empty cells, one of them at least beside a built one. Upper levels: three columns of one height
    whose visible hexes are not all of one tile.
    """
    count = 0
    above = beside(drawn, LEVELS + 1, (first - 1) & ROLL)
    here = beside(drawn, LEVELS + 1, first)
    for row in range(first, last):
        below = beside(drawn, LEVELS + 1, (row + 1) & ROLL)
        mixed_up, mixed_down = mixed(drawn, row, high)
        built = u64(drawn[LEVELS + 1, row])
        edge = here | right_of(here)
        up = (built & ~u64(drawn[WHOLE + UP, row])) | (~built & (edge | below))
        down = (built & ~u64(drawn[WHOLE + DOWN, row])) | (~built & (edge | right_of(above)))
        drawn[OPEN + UP, row] = up & ~mixed_up & ALL
        drawn[OPEN + DOWN, row] = down & ~mixed_down & ALL
        count += popcount(drawn[OPEN + UP, row]) + popcount(drawn[OPEN + DOWN, row])
        above = here
        here = below
    return count


@kernel
def rows_near(s, p):
    """Return the first row that a tile laid next may touch, and the one after the last.

    A city that goes round, past row 63 to row 0, is looked through whole.
    """
    first = s.box[p, NORTH] - 2 + MIDDLE
    last = s.box[p, SOUTH] + 3 + MIDDLE
    if first < 0 or last > SIDE:
        return 0, SIDE
    return first, last


@kernel
def draw_places(s, p):
    """Return a city drawn with the triangles on which its next tile may be laid, and how many there are."""
    high = tallest(s, p)
    drawn = np.zeros((LEVELS + high + 2, SIDE), np.uint64)
    draw_levels(s, p, drawn, LEVELS)
    draw_whole_tiles(s, p, drawn)
    first, last = rows_near(s, p)
    return drawn, draw_open(drawn, first, last, high)


@kernel
def list_places(s, p, out, action):
    """List all ways to lay the next tile, as actions from `action` on; return how many."""
    drawn, _ = draw_places(s, p)
    first, last = rows_near(s, p)
    n = 0
    for row in range(first, last):
        for triangle in range(TRIANGLES):
            start = action + (row * TRIANGLES + triangle) * SIDE * TURNINGS
            word = u64(drawn[OPEN + triangle, row])
            while word != _ZERO:
                place = start + trailing_zeros(word) * TURNINGS
                word &= word - _ONE
                for turning in range(TURNINGS):
                    out[n] = place + turning
                    n += 1
    return n


# ---- Laying a tile


@kernel
def widen_box(s, p, place):
    """Keep the box around a city that grows by a tile on the ground.

    Of all cells that a row and column of the 64 stand for, the place means the ones that touch the city: an UP
    triangle reaches one row down from its leftmost cell, a DOWN triangle one row up.
    """
    triangle = triangle_of(place)
    west = s.box[p, WEST]
    q = west - 2 + ((column_of(place) - MIDDLE - west + 2) & ROLL)
    highest = s.box[p, NORTH] - 2 + triangle
    r = highest + ((row_of(place) - MIDDLE - highest) & ROLL)
    s.box[p, WEST] = min(west, q)
    s.box[p, EAST] = max(s.box[p, EAST], q + 1)
    s.box[p, NORTH] = min(s.box[p, NORTH], r - triangle)
    s.box[p, SOUTH] = max(s.box[p, SOUTH], r + 1 - triangle)


@kernel
def lay(s, p, tile, place):
    """Lay a tile; return how many quarries it covers."""
    triangle = triangle_of(place)
    quarries = 0
    height = 0
    for corner in range(TURNINGS):
        row = (row_of(place) + CORNER_R[triangle, corner]) & ROLL
        column = (column_of(place) + CORNER_Q[triangle, corner]) & ROLL
        height, kind = top(s, p, row, column)
        quarries += kind == Kind.QUARRY
    if height == 0:
        widen_box(s, p, place)
    s.place[tile] = place
    s.level[tile] = height + 1
    s.laid[p] |= _ONE << u64(tile)
    return quarries
