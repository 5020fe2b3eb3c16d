"""What a learner sees of Akropolis: the whole table from one seat's side as one row of small numbers, part by part.

The observing seat's own city is drawn as planes that lie like the actions: row, then column, of the 64 by 64 cells on
which places are numbered. All cities, the site and the stacks are in the list of tiles, so that nothing is lost.
"""

from __future__ import annotations

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.games.akropolis.actions import SIDE, TURNINGS
from ludoteka.games.akropolis.components import ARCHITECT_KEYS, COLOURS, SEATS, TILES
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
from ludoteka.games.akropolis.state import NO_TILE

CELLS = SIDE * SIDE
LEVELS = len(ARCHITECT_KEYS)
_ZERO, _ONE = u64(0), u64(1)
#: Where a tile may be: not in the game, unseen, on the site, taken, and behind these in the city of the observing seat,
#: of the next one, and so on.
NOWHERE, UNSEEN, ON_SITE, TAKEN, IN_CITY = range(5)

#: Name, length and meaning of each part of an observation, in order. Seats are counted from the observing one.
PARTS = (
    ("kinds", CELLS, "what my city shows on each cell: 0 for empty ground, else 1 + the kind of the visible hex"),
    ("heights", CELLS, "how high my city is on each cell"),
    (
        "where",
        TILES,
        "where each tile is: 0 not in the game, 1 unseen, 2 on the site, 3 taken, 4 in my city, 5 in the next, ...",
    ),
    ("cost", TILES, "what each tile on the site costs, in stones"),
    ("row", TILES, "row of the leftmost cell under each laid tile"),
    ("column", TILES, "column of that cell"),
    ("lie", TILES, "how each laid tile lies: 3 x triangle + turning"),
    ("level", TILES, "level of each laid tile"),
    ("stones", SEATS, "stones of each seat; alone, the Architect's are the second"),
    ("turn", SEATS, "whose turn it is"),
    ("players", SEATS, "how many play"),
    ("phase", 2, "whether a tile is to be taken, whether one is to be laid"),
    ("stacks", 1, "stacks face down"),
    ("variants", COLOURS, "colours whose variant is on"),
    ("long", 1, "whether it is the long game"),
    ("architect", LEVELS, "the Architect's level of skill, when one plays alone"),
)
LENGTH = sum(length for _, length, _ in PARTS)
TILE_LIST = 2 * CELLS


@kernel
def write_hex(out, row, column, kind, level, side):
    """Draw a hex on planes of so many cells a side, where nothing higher is drawn yet; farther out it is left out."""
    if row < side and column < side:
        cell = row * side + column
        if level > out[side * side + cell]:
            out[cell] = 1 + kind
            out[side * side + cell] = level


@kernel
def write_city(s, p, out, top, left, side):
    """Draw a city on two planes, kinds and heights, whose first cell is in the given row and column."""
    for i in range(len(START_KINDS)):
        row = (START_ROWS[i] - top) & ROLL
        column = (START_COLUMNS[i] - left) & ROLL
        write_hex(out, int(row), int(column), START_KINDS[i], 1, side)
    rest = u64(s.laid[p])
    while rest != _ZERO:
        tile = trailing_zeros(rest)
        rest &= rest - _ONE
        place = int(s.place[tile])
        triangle = triangle_of(place)
        for corner in range(TURNINGS):
            row = (row_of(place) + CORNER_R[triangle, corner] - top) & ROLL
            column = (column_of(place) + CORNER_Q[triangle, corner] - left) & ROLL
            write_hex(out, int(row), int(column), kind_at(tile, place, corner), s.level[tile], side)


@kernel
def write_lie(s, tile, out, at):
    """Write how a laid tile lies."""
    place = int(s.place[tile])
    out[at + 2 * TILES] = row_of(place)
    out[at + 3 * TILES] = column_of(place)
    out[at + 4 * TILES] = triangle_of(place) * TURNINGS + place % TURNINGS
    out[at + 5 * TILES] = s.level[tile]


@kernel
def write_tiles(s, seat, seats, out, start):
    rest = u64(s.unseen)
    while rest != _ZERO:
        out[start + trailing_zeros(rest) - 1] = UNSEEN
        rest &= rest - _ONE
    for i in range(seats):
        rest = u64(s.laid[(seat + i) % seats])
        while rest != _ZERO:
            tile = trailing_zeros(rest)
            rest &= rest - _ONE
            out[start + tile - 1] = IN_CITY + i
            if s.level[tile] > 0:  # the Architect lays nothing
                write_lie(s, tile, out, start + tile - 1)
    for slot in range(s.open):
        out[start + s.site[slot] - 1] = ON_SITE
        out[start + TILES + s.site[slot] - 1] = slot
    if s.taken != NO_TILE:
        out[start + s.taken - 1] = TAKEN


@kernel
def write_table(s, seat, out, start):
    """Write all parts behind the planes; return where they end."""
    seats = max(2, int(s.players))
    write_tiles(s, seat, seats, out, start)
    place = start + 6 * TILES
    for i in range(seats):
        out[place + i] = s.stones[(seat + i) % seats]
    place += SEATS
    out[place + (s.turn - seat + seats) % seats] = 1
    place += SEATS
    out[place + s.players - 1] = 1
    place += SEATS
    out[place + (s.taken != NO_TILE)] = 1
    out[place + 2] = s.stacks
    place += 3
    for colour in range(COLOURS):
        out[place + colour] = s.variants >> colour & 1
    place += COLOURS
    out[place] = s.long
    if s.players == 1:
        out[place + 1 + s.architect] = 1
    return place + 1 + LEVELS


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    write_city(s, seat, out, 0, 0, SIDE)
    write_table(s, seat, out, TILE_LIST)
