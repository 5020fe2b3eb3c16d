"""The table between the players: supply, bags, piles, the action row and the creation board."""

from __future__ import annotations

from ludoteka.engine.bits import nth_bit, popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.orichalcum.components import (
    CARD_SIZE,
    CARDS,
    FIRST_TILE,
    ROW_CARDS,
    SIZES,
    SLOTS,
    TILE_SIZE,
    TILE_TERRAIN,
    WAITING,
    Building,
    Creature,
    Terrain,
)

NO_TILE = 0
#: All action cards, as bits: card n is bit n.
ALL_CARDS = (1 << (CARDS + 1)) - 2

# ---- Supply: what it lacks is not owed


@kernel
def gain_hoplites(s, p, count):
    count = min(count, s.hoplites_left)
    s.hoplites_left -= count
    s.hoplites[p] += count


@kernel
def gain_nuggets(s, p, count):
    count = min(count, s.nuggets_left)
    s.nuggets_left -= count
    s.nuggets[p] += count


@kernel
def pay_hoplites(s, p, count):
    s.hoplites[p] -= count
    s.hoplites_left += count


@kernel
def pay_nuggets(s, p, count):
    s.nuggets[p] -= count
    s.nuggets_left += count


# ---- Bags


@kernel
def draw_creature(s):
    """Take a creature out of the bag; none is left in an empty one."""
    if s.creatures_left == 0:
        return Creature.NONE.value
    n = below(s.rng, s.creatures_left)
    kind = 1
    while n >= s.creature_bag[kind]:
        n -= s.creature_bag[kind]
        kind += 1
    s.creature_bag[kind] -= 1
    s.creatures_left -= 1
    return kind


@kernel
def bag_creature(s, kind):
    """Put a creature back into the bag, or nothing."""
    if kind != Creature.NONE:
        s.creature_bag[kind] += 1
        s.creatures_left += 1


@kernel
def draw_building(s):
    """Take a building out of the bag; none is left in an empty one."""
    if s.buildings_left == 0:
        return Building.NONE.value
    n = below(s.rng, s.buildings_left)
    kind = 1
    while n >= s.building_bag[kind]:
        n -= s.building_bag[kind]
        kind += 1
    s.building_bag[kind] -= 1
    s.buildings_left -= 1
    return kind


@kernel
def bag_building(s, kind):
    """Put a building back into the bag."""
    s.building_bag[kind] += 1
    s.buildings_left += 1


# ---- Piles of land tiles


@kernel
def pile_for(s, size):
    """Return the size of the pile to draw from: its own, else the next smaller, else the next larger; 0: none."""
    for smaller in range(size, 0, -1):
        if s.pile_left[smaller] + s.under_left[smaller] > 0:
            return smaller
    for larger in range(size + 1, SIZES + 1):
        if s.pile_left[larger] + s.under_left[larger] > 0:
            return larger
    return 0


@kernel
def draw_tile(s, size):
    """Take the top tile of a pile: any of those never seen, then those put under it, in their order."""
    size = pile_for(s, size)
    if size == 0:
        return NO_TILE
    if s.pile_left[size] == 0:
        tile = s.under[size, 0]
        s.under_left[size] -= 1
        for n in range(s.under_left[size]):
            s.under[size, n] = s.under[size, n + 1]
        s.under[size, s.under_left[size]] = NO_TILE
        return tile
    n = below(s.rng, s.pile_left[size])
    tile = FIRST_TILE[size]
    while n >= s.pile[tile]:
        n -= s.pile[tile]
        tile += 1
    s.pile[tile] -= 1
    s.pile_left[size] -= 1
    return tile


@kernel
def put_under(s, tile):
    """Put a tile under the pile of its own size, or nothing."""
    if tile != NO_TILE:
        size = TILE_SIZE[tile]
        s.under[size, s.under_left[size]] = tile
        s.under_left[size] += 1


# ---- The action row


@kernel
def draw_card(s):
    """Take the top action card; when the deck is out, the discards are shuffled into a new one."""
    if s.deck == 0:
        s.deck = s.discards
        s.discards = 0
    card = nth_bit(u64(s.deck), below(s.rng, popcount(s.deck)))
    s.deck &= ~(1 << card)
    return card


@kernel
def refill_row(s):
    """Cards from the left, a tile of its size on each, a creature on each of its volcanoes."""
    for place in range(s.row, ROW_CARDS[s.players]):
        card = draw_card(s)
        tile = draw_tile(s, CARD_SIZE[card])
        s.row_card[place] = card
        s.row_tile[place] = tile
        for cell in range(TILE_SIZE[tile]):
            if TILE_TERRAIN[tile, cell] == Terrain.VOLCANO:
                s.row_creature[place, cell] = draw_creature(s)
    s.row = ROW_CARDS[s.players]


@kernel
def slide_row(s, place):
    """Cards to the right of a gap slide left."""
    s.row -= 1
    for n in range(place, s.row):
        s.row_card[n] = s.row_card[n + 1]
        s.row_tile[n] = s.row_tile[n + 1]
        for cell in range(SIZES):
            s.row_creature[n, cell] = s.row_creature[n + 1, cell]
    s.row_card[s.row] = 0
    s.row_tile[s.row] = NO_TILE
    for cell in range(SIZES):
        s.row_creature[s.row, cell] = Creature.NONE


@kernel
def discard_from_row(s, place):
    """A card goes to the discards, its tile under its pile, its creatures to the bag."""
    s.discards |= 1 << s.row_card[place]
    put_under(s, s.row_tile[place])
    for cell in range(SIZES):
        bag_creature(s, s.row_creature[place, cell])
    slide_row(s, place)


# ---- The creation board


@kernel
def refill_creation_board(s):
    """A building on each empty place; 1 hoplite on each camp, 1 nugget on each mine that has none, if there are any."""
    for slot in range(SLOTS):
        if s.slot[slot] == Building.NONE:
            s.slot[slot] = draw_building(s)
        if s.slot[slot] == Building.TRAINING_CAMP:
            count = min(WAITING - s.waiting[slot], s.hoplites_left)
            s.waiting[slot] += count
            s.hoplites_left -= count
        elif s.slot[slot] == Building.MINE:
            count = min(WAITING - s.waiting[slot], s.nuggets_left)
            s.waiting[slot] += count
            s.nuggets_left -= count
