"""The numbers of Orion Duel's actions."""

from __future__ import annotations

from ludoteka.games.orion_duel.components import CELLS, COLOURS
from ludoteka.games.orion_duel.placements import PLACEMENTS

#: Lay a tile; see `placements.PLACEMENT_LIST`.
TILE = 0
#: Lay a galaxy, or a black hole once all galaxies lie, on a cell.
TOKEN = TILE + PLACEMENTS
#: Decide which colour begins.
BEGIN = TOKEN + CELLS

NUM_ACTIONS = BEGIN + len(COLOURS)
