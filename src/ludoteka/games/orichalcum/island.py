"""One player's island: what may lie where. Sets of cells are bits."""

from __future__ import annotations

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orichalcum.components import (
    AROUND,
    DIAMOND_CELLS,
    DIAMONDS,
    PAIR_TURNS,
    PAIRS,
    PLACE_CELLS,
    PLACES,
    PORT_CELLS,
    TERRAINS,
    TILE_SIZE,
    TILE_TERRAIN,
    TURNS,
    Building,
    Terrain,
)


@kernel
def beside(island, cells):
    """Return the cells next to any of some cells."""
    found = 0
    while cells:
        found |= AROUND[island, trailing_zeros(cells)]
        cells &= cells - 1
    return found


@kernel
def cover(s, p, cells):
    """Cover cells of an island for good."""
    s.covered[p] |= cells
    s.border[p] = (s.border[p] | beside(s.island[p], cells)) & ~s.covered[p]


@kernel
def area(island, cells, cell):
    """Return how many of some cells hang together with one of them, itself included."""
    grown = 1 << cell
    front = grown
    while front:
        near = AROUND[island, trailing_zeros(front)] & cells & ~grown
        front = (front & (front - 1)) | near
        grown |= near
    return popcount(grown)


# ---- The metropolis


@kernel
def next_metropolis(s, after):
    """Return the next pair of cells that the metropolis may cover: on the island, a port among them."""
    island = s.island[s.turn]
    for pair in range(after + 1, PAIRS):
        cells = PLACE_CELLS[2, island, pair // PAIR_TURNS * TURNS + pair % PAIR_TURNS]
        if cells & PORT_CELLS[island]:
            return pair
    return PAIRS


# ---- Land tiles


@kernel
def different_turns(s):
    """Return how many turns of the tile in hand differ: both ends of a double tile may be the same."""
    if TILE_SIZE[s.tile] == 1:
        return 1
    if TILE_SIZE[s.tile] == 2 and TILE_TERRAIN[s.tile, 0] == TILE_TERRAIN[s.tile, 1] and s.cargo[0] == s.cargo[1]:
        return PAIR_TURNS
    return TURNS


@kernel
def fits(s, place):
    """2. A tile lies wholly on the island, on no occupied cell, and next to a covered one."""
    p = s.turn
    cells = PLACE_CELLS[TILE_SIZE[s.tile], s.island[p], place]
    return cells & s.covered[p] == 0 and cells & s.border[p] != 0


@kernel
def next_place(s, after):
    """Return the next place, cell and direction, where the tile in hand fits; identical results come once."""
    turns = different_turns(s)
    covered = s.covered[s.turn]
    place = after + 1
    while place < PLACES:
        if place % TURNS >= turns or covered >> place // TURNS & 1:
            place += TURNS - place % TURNS  # on to the next cell
        elif fits(s, place):
            return place
        else:
            place += 1
    return PLACES


# ---- Building ground


@kernel
def ground(s, p):
    """Return the cells that may be built on: free terrain, no creature there, none beside it (crystal lifts that).

    The crystal itself cannot stand beside a creature: its owner is not protected before it stands.
    """
    cells = 0
    for terrain in range(TERRAINS):
        cells |= s.land[p, terrain]
    cells &= ~s.beasts[p]
    if s.beasts[p] and not s.built[p, Building.PROTECTION_CRYSTAL]:
        cells &= ~beside(s.island[p], s.beasts[p])
    return cells


@kernel
def building_cells(s, p, slot, free):
    """Return where the building of a place of the creation board may stand: its terrain, or an empty volcano."""
    if s.slot[slot] == Building.NONE:
        return 0
    return (s.land[p, slot] | s.land[p, Terrain.VOLCANO]) & free


@kernel
def four_terrains(s, p, cells):
    """Tell whether a diamond shows four terrains, volcanoes as jokers; the architect allows one pair."""
    spare = s.built[p, Building.ARCHITECT_PRACTICE]
    for terrain in range(Terrain.VOLCANO):
        same = popcount(cells & s.land[p, terrain])
        if same > 1:
            spare -= same - 1
    return spare >= 0


@kernel
def next_temple(s, p, free, after):
    """Return the number of the next diamond on which a temple may stand, or of none: the count of diamonds."""
    island = s.island[p]
    diamonds = DIAMONDS[island]
    for n in range(after + 1, diamonds):
        cells = DIAMOND_CELLS[island, n]
        if cells & ~free == 0 and four_terrains(s, p, cells):
            return n
    return diamonds
