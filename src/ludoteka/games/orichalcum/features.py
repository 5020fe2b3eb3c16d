"""What a learner sees of Orichalcum: the table from one seat's side as one row of small numbers, part by part."""

from __future__ import annotations

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.intrinsics import copy_row
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orichalcum.components import (
    BUILDINGS,
    CARD_DEED,
    CARD_SIZE,
    CARDS,
    CELLS,
    CREATURES,
    ISLANDS,
    LARGEST_PILE,
    MOST_DICE,
    PAIR_TURNS,
    ROW,
    SEATS,
    SIZES,
    SLOTS,
    TERRAINS,
    TILE_SIZE,
    TILE_TERRAIN,
    TILES,
    TITANS,
    Deed,
)
from ludoteka.games.orichalcum.deeds import points
from ludoteka.games.orichalcum.state import Phase

PHASES = len(Phase)
DEEDS = len(Deed)
#: Numbers beside an island: see `write_stock`.
STOCK = 7
#: Numbers of the turn: see `write_turn`.
TURN = 10
#: Numbers of a tile, or of a card with its tile.
TILE_NUMBERS = 2 * SIZES
CARD_NUMBERS = 2 + TILE_NUMBERS

#: Name, length and meaning of each part of an observation, in order. Seats are counted from the observing one: a part
#: for every seat has the observing seat's numbers first. Cells are numbered as on the island; kinds of creatures and
#: buildings count from 1, terrains too, so that 0 is none.
PARTS = (
    ("terrain", SEATS * CELLS, "terrain of each cell of each island that is not built over"),
    ("covered", SEATS * CELLS, "whether it is covered"),
    ("creature", SEATS * CELLS, "creature on it"),
    ("standing", SEATS * CELLS, "hoplites on it"),
    ("building", SEATS * CELLS, "building on it"),
    ("temples", SEATS * PAIR_TURNS * CELLS, "temples, by the cell and the direction that name their diamond"),
    ("island", SEATS * ISLANDS, "which island each seat has"),
    (
        "stock",
        SEATS * STOCK,
        "of each seat: hoplites in reserve, nuggets, medallions, temples, points, the metropolis' pair of cells "
        "counted from 1, whether it has the initiative",
    ),
    ("captured", SEATS * CREATURES, "creatures that each seat has captured"),
    ("built", SEATS * BUILDINGS, "buildings of each seat by kind"),
    ("titans", SEATS * TITANS, "titans of each seat: 2 active, 1 not"),
    ("mover", SEATS, "whose turn it is"),
    ("players", SEATS, "how many play"),
    ("phase", PHASES, "what is to be decided"),
    (
        "turn",
        TURN,
        "the round, turns completed in it; whether the action is an extra one, extra actions bought, whether a fight "
        "was lost, fights won, creations made, hoplites in the hospital, the cell of the creature being fought, "
        "the minotaur's building",
    ),
    ("deed", DEEDS, "the action being carried out"),
    ("hand", CARD_NUMBERS, "the card and the tile in hand: action, size, terrains, creatures"),
    ("pending", 2 * TITANS, "titans to be gained; the titan just gained beyond the limit"),
    ("roll", MOST_DICE, "dice just rolled: 1 + the number shown, 1 for the skull; 0 for none"),
    ("supply", 4, "hoplites, nuggets, temples and victory tokens in the common supply"),
    ("row", ROW * CARD_NUMBERS, "the cards of the action row with their tiles: action, size, terrains, creatures"),
    ("deck", CARDS + 1, "cards in the deck"),
    ("discards", CARDS + 1, "cards among the discards"),
    ("pile", TILES, "land tiles never seen yet, by kind"),
    ("under", (SIZES + 1) * LARGEST_PILE, "kinds of the tiles put under each pile, the uppermost first"),
    ("creature_bag", CREATURES, "creatures in the bag"),
    ("building_bag", BUILDINGS, "buildings in the bag"),
    ("slots", SLOTS, "buildings on the creation board"),
    ("waiting", SLOTS, "hoplites or nuggets lying on them"),
)
LENGTH = sum(length for _, length, _ in PARTS)
STARTS = {part[0]: sum(length for _, length, _ in PARTS[:number]) for number, part in enumerate(PARTS)}
BESIDE = STARTS["island"]
MOVER = STARTS["mover"]
SUPPLY = STARTS["supply"]
PILES = STARTS["pile"]


@kernel
def write_bits(cells, value, out, place):
    """Write a number for each cell of a set."""
    while cells:
        out[place + trailing_zeros(cells)] = value
        cells &= cells - 1


@kernel
def write_island(s, p, away, out):
    plane = SEATS * CELLS
    at = away * CELLS
    for terrain in range(TERRAINS):
        write_bits(int(s.land[p, terrain]), terrain + 1, out, at)
    write_bits(int(s.covered[p]), 1, out, at + plane)
    copy_row(s.creature, p, out, at + 2 * plane)
    copy_row(s.standing, p, out, at + 3 * plane)
    copy_row(s.building, p, out, at + 4 * plane)
    at = 5 * plane + away * PAIR_TURNS * CELLS
    for turn in range(PAIR_TURNS):
        write_bits(int(s.temple[p, turn]), 1, out, at + turn * CELLS)


@kernel
def write_stock(s, p, away, out):
    """Write what a seat has, beside where it lies."""
    place = BESIDE
    out[place + away * ISLANDS + s.island[p]] = 1
    place += SEATS * ISLANDS
    at = place + away * STOCK
    out[at] = s.hoplites[p]
    out[at + 1] = s.nuggets[p]
    out[at + 2] = s.medallions[p]
    out[at + 3] = s.temples[p]
    out[at + 4] = points(s, p)
    out[at + 5] = s.metropolis[p]
    out[at + 6] = s.holder == p
    place += SEATS * STOCK
    copy_row(s.captured, p, out, place + away * CREATURES)
    place += SEATS * CREATURES
    copy_row(s.built, p, out, place + away * BUILDINGS)
    place += SEATS * BUILDINGS
    for titan in range(TITANS):
        if s.titan_holder[titan] == p:
            out[place + away * TITANS + titan] = 1 + s.titan_active[titan]


@kernel
def write_tile(tile, out, place):
    """Write a card's tile, if there is one."""
    for n in range(TILE_SIZE[tile]):
        out[place + n] = 1 + TILE_TERRAIN[tile, n]


@kernel
def write_turn(s, out, place):
    out[place + s.phase] = 1
    place += PHASES
    out[place] = s.round
    out[place + 1] = s.moved
    out[place + 2] = s.extra
    out[place + 3] = s.extras
    out[place + 4] = s.lost
    out[place + 5] = s.fights
    out[place + 6] = s.creations
    out[place + 7] = s.saved
    out[place + 8] = s.cell
    out[place + 9] = s.gift
    place += TURN
    out[place + s.deed] = 1
    return place + DEEDS


@kernel
def write_hand(s, out, place):
    """Write what was taken, what titans come, and the dice."""
    out[place] = CARD_DEED[s.card]
    out[place + 1] = CARD_SIZE[s.card]
    write_tile(s.tile, out, place + 2)
    copy_row(s.cargo, 0, out, place + 2 + SIZES)
    place += CARD_NUMBERS
    for titan in range(TITANS):
        out[place + titan] = s.pending >> titan & 1
    if s.gained > 0:
        out[place + TITANS + s.gained - 1] = 1
    place += 2 * TITANS
    for die in range(s.dice):
        out[place + die] = 1 + s.roll[die]


@kernel
def write_row(s, out):
    place = SUPPLY
    out[place] = s.hoplites_left
    out[place + 1] = s.nuggets_left
    out[place + 2] = s.temples_left
    out[place + 3] = s.tokens_left
    place += 4
    for slot in range(s.row):
        at = place + slot * CARD_NUMBERS
        out[at] = CARD_DEED[s.row_card[slot]]
        out[at + 1] = CARD_SIZE[s.row_card[slot]]
        write_tile(s.row_tile[slot], out, at + 2)
        copy_row(s.row_creature, slot, out, at + 2 + SIZES)
    place += ROW * CARD_NUMBERS
    for card in range(CARDS + 1):
        out[place + card] = s.deck >> card & 1
        out[place + CARDS + 1 + card] = s.discards >> card & 1


@kernel
def write_piles(s, out):
    """Write the piles, the bags and the creation board."""
    place = PILES
    copy_row(s.pile, 0, out, place)
    place += TILES
    for size in range(SIZES + 1):
        for n in range(s.under_left[size]):
            out[place + size * LARGEST_PILE + n] = s.under[size, n]
    place += (SIZES + 1) * LARGEST_PILE
    copy_row(s.creature_bag, 0, out, place)
    place += CREATURES
    copy_row(s.building_bag, 0, out, place)
    place += BUILDINGS
    copy_row(s.slot, 0, out, place)
    copy_row(s.waiting, 0, out, place + SLOTS)


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    for away in range(s.players):
        p = (seat + away) % s.players
        write_island(s, p, away, out)
        write_stock(s, p, away, out)
    out[MOVER + (s.turn - seat + s.players) % s.players] = 1
    out[MOVER + SEATS + s.players - 1] = 1
    write_hand(s, out, write_turn(s, out, MOVER + 2 * SEATS))
    write_row(s, out)
    write_piles(s, out)
