"""What a learner sees of Akropolis: the whole table from one seat's side as one row of small numbers, part by part.

The observing seat's own city is drawn as planes that lie like the actions: row, then column, of the 64 by 64 cells on
which places are numbered. All cities, the site and the stacks are in the list of tiles, so that nothing is lost.
"""

from __future__ import annotations

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
_ONE = u64(1)
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
TABLE = TILE_LIST + 6 * TILES


@kernel
def write_hex(out, row, column, kind, level):
    """Draw a hex where nothing higher is drawn yet."""
    cell = int(row) * SIDE + int(column)
    if level > out[CELLS + cell]:
        out[cell] = 1 + kind
        out[CELLS + cell] = level


@kernel
def write_city(s, p, out):
    for i in range(len(START_KINDS)):
        write_hex(out, START_ROWS[i], START_COLUMNS[i], START_KINDS[i], 1)
    for tile in range(1, TILES + 1):
        if (u64(s.laid[p]) >> u64(tile)) & _ONE:
            place = int(s.place[tile])
            triangle = triangle_of(place)
            for corner in range(TURNINGS):
                row = (row_of(place) + CORNER_R[triangle, corner]) & ROLL
                column = (column_of(place) + CORNER_Q[triangle, corner]) & ROLL
                write_hex(out, row, column, kind_at(tile, place, corner), s.level[tile])


@kernel
def write_lie(s, tile, out):
    """Write how a laid tile lies."""
    place = int(s.place[tile])
    at = TILE_LIST + tile - 1
    out[at + 2 * TILES] = row_of(place)
    out[at + 3 * TILES] = column_of(place)
    out[at + 4 * TILES] = triangle_of(place) * TURNINGS + place % TURNINGS
    out[at + 5 * TILES] = s.level[tile]


@kernel
def write_tiles(s, seat, seats, out):
    for tile in range(1, TILES + 1):
        bit = u64(tile)
        if (u64(s.unseen) >> bit) & _ONE:
            out[TILE_LIST + tile - 1] = UNSEEN
        for i in range(seats):
            if (u64(s.laid[(seat + i) % seats]) >> bit) & _ONE:
                out[TILE_LIST + tile - 1] = IN_CITY + i
                if s.level[tile] > 0:  # the Architect lays nothing
                    write_lie(s, tile, out)
    for slot in range(s.open):
        out[TILE_LIST + s.site[slot] - 1] = ON_SITE
        out[TILE_LIST + TILES + s.site[slot] - 1] = slot
    if s.taken != NO_TILE:
        out[TILE_LIST + s.taken - 1] = TAKEN


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    seats = max(2, int(s.players))
    write_city(s, seat, out)
    write_tiles(s, seat, seats, out)
    place = TABLE
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
