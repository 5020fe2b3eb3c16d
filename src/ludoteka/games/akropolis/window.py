# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators
"""What a learner sees of Akropolis through a window: planes of 32 by 32 cells around the city instead of 64 by 64.

Few cities are wider than 28 cells, with room for the next tile around them. What lies farther out is not on the planes,
but like every tile it is in the list of tiles.
"""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.akropolis import features
from ludoteka.games.akropolis.actions import MIDDLE, SIDE
from ludoteka.games.akropolis.features import write_city, write_table
from ludoteka.games.akropolis.placement import EAST, NORTH, ROLL, SOUTH, WEST

#: Cells of a row of the window, and rows.
WINDOW = SIDE // 2
PLANE = WINDOW * WINDOW

#: Name, length and meaning of each part, in order: those of `features.py` but for the planes.
PARTS = (
    ("kinds", PLANE, "what my city shows on each cell of the window: 0 for empty ground, else 1 + the kind of the hex"),
    ("heights", PLANE, "how high my city is on each cell of the window"),
    *features.PARTS[2:],
    ("corner", 2, "row and column of the window's first cell, on the 64 by 64 cells by which places are numbered"),
)
LENGTH = sum(length for _, length, _ in PARTS)


@kernel
def first_cell(least, greatest):
    """Return where a window begins whose middle is that of a city's extent."""
    return (MIDDLE + (least + greatest) // 2 - WINDOW // 2) & ROLL


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    top = first_cell(int(s.box[seat, NORTH]), int(s.box[seat, SOUTH]))
    left = first_cell(int(s.box[seat, WEST]), int(s.box[seat, EAST]))
    write_city(s, seat, out, top, left, WINDOW)
    place = write_table(s, seat, out, 2 * PLANE)
    out[place] = top
    out[place + 1] = left
