"""The rules of Orichalcum: set-up, the phases of a turn in their order, the end of a round and of the game.

Section names in the comments are those of the rulebook. What an island allows is in `island`, the common supply in
`supply`, titans and the four actions in `deeds`, extra actions in `extras`, what may be done in `legality`.
"""

from __future__ import annotations

from ludoteka.engine.bits import nth_bit, popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.orichalcum.actions import (
    ACT,
    CARD,
    DISCARD,
    INITIATIVE,
    METROPOLIS,
    NO_EXTRA,
    PLACE,
)
from ludoteka.games.orichalcum.components import (
    BOARDS,
    BUILDING_COUNT,
    BUILDINGS,
    CARD_DEED,
    CELLS,
    CREATURE_COUNT,
    CREATURES,
    DISCARDING_PLAYERS,
    HOPLITES,
    LAST_ROUND,
    NEAR,
    NUGGETS,
    PAIR_TURNS,
    PILE_SIZE,
    PLACE_CELLS,
    PLACES,
    PORT_CELL,
    PORT_HOPLITES,
    PORT_NUGGETS,
    PORTS,
    RIGHT_HOPLITES,
    ROW_COST,
    SIZES,
    START_HOPLITES,
    START_NUGGETS,
    TEMPLES,
    TILE_COUNT,
    TILE_SIZE,
    TILE_TERRAIN,
    TILES,
    TITANS,
    TURNS,
    VICTORY_TOKENS,
    Building,
    Creature,
    Terrain,
)
from ludoteka.games.orichalcum.deeds import (
    begin,
    choose_fight,
    create,
    end_action,
    fight,
    gain_titan,
    harvest,
    next_titan,
    place_gift,
    points,
    return_titan,
    victory,
)
from ludoteka.games.orichalcum.extras import buy
from ludoteka.games.orichalcum.island import (
    area,
    cover,
    next_place,
)
from ludoteka.games.orichalcum.legality import NO_SINGLE, legal, only_answer
from ludoteka.games.orichalcum.resampling import resample
from ludoteka.games.orichalcum.state import NOBODY, STATE, Phase
from ludoteka.games.orichalcum.supply import (
    ALL_CARDS,
    NO_TILE,
    bag_creature,
    discard_from_row,
    gain_hoplites,
    gain_nuggets,
    pay_hoplites,
    put_under,
    refill_creation_board,
    refill_row,
    slide_row,
)

__all__ = ["STATE", "apply", "legal", "over", "resample", "scores", "setup", "to_move", "winners"]

#: An area of this size draws its titan's attention.
TITAN_AREA = 3


# ---- Setup ("Приготування до гри")


@kernel
def setup(s, players, options):
    s.hoplites_left = HOPLITES
    s.nuggets_left = NUGGETS
    s.temples_left = TEMPLES
    s.tokens_left = VICTORY_TOKENS
    s.deck = ALL_CARDS
    fill_bags(s)
    deal_islands(s, options[0])
    for p in range(players):
        gain_hoplites(s, p, START_HOPLITES)
        gain_nuggets(s, p, START_NUGGETS)
    refill_row(s)
    refill_creation_board(s)
    for titan in range(TITANS):
        s.titan_holder[titan] = NOBODY
        s.titan_active[titan] = True
    s.holder = below(s.rng, players)
    begin_round(s)


@kernel
def fill_bags(s):
    for tile in range(1, TILES):
        s.pile[tile] = TILE_COUNT[tile]
    for size in range(1, SIZES + 1):
        s.pile_left[size] = PILE_SIZE[size]
    for kind in range(1, CREATURES):
        s.creature_bag[kind] = CREATURE_COUNT[kind]
        s.creatures_left += CREATURE_COUNT[kind]
    for kind in range(1, BUILDINGS):
        s.building_bag[kind] = BUILDING_COUNT[kind]
        s.buildings_left += BUILDING_COUNT[kind]


@kernel
def deal_islands(s, sides):
    """Each player gets a board at random; `sides` has a bit for each seat that plays on the hard side."""
    boards = (1 << BOARDS) - 1
    for p in range(s.players):
        board = nth_bit(u64(boards), below(s.rng, BOARDS - p))
        boards &= ~(1 << board)
        s.island[p] = board + BOARDS * (sides >> p & 1)


# ---- Rounds and turns


@kernel
def begin_round(s):
    """The holder of the initiative begins; the player to the right, who is last, gets 1 hoplite."""
    s.round += 1
    s.moved = 0
    gain_hoplites(s, (s.holder + s.players - 1) % s.players, RIGHT_HOPLITES)
    begin_turn(s, s.holder)


@kernel
def begin_turn(s, p):
    s.turn = p
    s.phase = Phase.CARD if s.metropolis[p] else Phase.METROPOLIS


@kernel
def end_turn(s):
    s.lost = False
    s.extras = 0
    s.moved += 1
    if s.moved < s.players:
        begin_turn(s, (s.turn + 1) % s.players)
    else:
        end_round(s)


# ---- First turn ("Перший хід гравця: плитка метрополії")


@kernel
def place_metropolis(s, action):
    """Two cells, a port among them, whose bonus comes at once; they are neither terrain nor building ground."""
    p = s.turn
    pair = action - METROPOLIS
    s.metropolis[p] = pair + 1
    s.built[p, Building.TRAINING_CAMP] += 1
    s.built[p, Building.MINE] += 1
    cells = PLACE_CELLS[2, s.island[p], pair // PAIR_TURNS * TURNS + pair % PAIR_TURNS]
    cover(s, p, cells)
    reach_ports(s, p, cells)
    s.phase = Phase.CARD


@kernel
def reach_ports(s, p, cells):
    """A port among cells just covered pays its bonus, once, since it stays covered."""
    island = s.island[p]
    for port in range(PORTS):
        if cells >> PORT_CELL[island, port] & 1:
            gain_hoplites(s, p, PORT_HOPLITES[island, port])
            gain_nuggets(s, p, PORT_NUGGETS[island, port])


# ---- 1. Take a card ("Виберіть картку дії")


@kernel
def take_card(s, action):
    """Slots cost hoplites; the card comes with its tile and creatures. A tile that fits nowhere goes back."""
    place = action - CARD
    pay_hoplites(s, s.turn, ROW_COST[place])
    s.card = s.row_card[place]
    s.tile = s.row_tile[place]
    for cell in range(SIZES):
        s.cargo[cell] = s.row_creature[place, cell]
    slide_row(s, place)
    if s.tile == NO_TILE:
        s.phase = Phase.ACTION
    elif next_place(s, -1) == PLACES:
        put_under(s, s.tile)
        for cell in range(SIZES):
            bag_creature(s, s.cargo[cell])
        drop_tile(s)
        s.phase = Phase.ACTION
    else:
        s.phase = Phase.PLACE


@kernel
def drop_tile(s):
    s.tile = NO_TILE
    for cell in range(SIZES):
        s.cargo[cell] = Creature.NONE


# ---- 2. Place the tile ("Розмістіть плитку земель")


@kernel
def place_tile(s, action):
    """Creatures stand on their volcanoes; then ports pay, then titans notice."""
    p = s.turn
    island = s.island[p]
    place = action - PLACE
    tile = s.tile
    size = TILE_SIZE[tile]
    for n in range(size):
        lay(s, p, tile_cell(island, place, n), TILE_TERRAIN[tile, n], s.cargo[n])
    cells = PLACE_CELLS[size, island, place]
    cover(s, p, cells)
    drop_tile(s)
    if victory(s):
        return
    reach_ports(s, p, cells)
    for n in range(size):
        terrain = TILE_TERRAIN[tile, n]
        if terrain != Terrain.VOLCANO:
            draw_attention(s, p, tile_cell(island, place, n), terrain)
    next_titan(s)


@kernel
def tile_cell(island, place, n):
    """Return where the n-th cell of a tile lies: the first on its cell, the others around it clockwise."""
    cell = place // TURNS
    if n == 0:
        return cell
    return NEAR[island, cell, (place + n - 1) % TURNS]


@kernel
def lay(s, p, cell, terrain, creature):
    s.land[p, terrain] |= 1 << cell
    if creature != Creature.NONE:
        s.creature[p, cell] = creature
        s.beasts[p] |= 1 << cell


@kernel
def draw_attention(s, p, cell, terrain):
    """An area of at least 3 cells of one terrain, created or extended, brings its titan."""
    if area(s.island[p], s.land[p, terrain], cell) >= TITAN_AREA:
        s.pending |= 1 << terrain


# ---- 3. The card's action ("Застосуйте свою картку дії")


@kernel
def act_or_not(s, action):
    if action == ACT:
        begin(s, CARD_DEED[s.card])
    else:
        end_action(s)


# ---- 4. Extra actions ("Виконайте додаткову дію")


@kernel
def buy_extra(s, action):
    """Buy one and carry it out, or go on to the end of the turn."""
    if action != NO_EXTRA:
        deed = buy(s, action)
        s.extra = True
        begin(s, deed)
    elif s.players == DISCARDING_PLAYERS:
        s.phase = Phase.DISCARD
    else:
        end_turn(s)


# ---- 5. Two players discard a card ("Скиньте картку дії")


@kernel
def discard(s, action):
    discard_from_row(s, action - DISCARD)
    end_turn(s)


# ---- End of a round ("Кінець раунду")


@kernel
def end_round(s):
    """Refill the row and the creation board, then pass the initiative; the last round ends the game before that."""
    if s.round == LAST_ROUND:
        s.won = leaders_at_last_round(s)
        s.phase = Phase.OVER
        return
    refill_row(s)
    refill_creation_board(s)
    s.phase = Phase.INITIATIVE


@kernel
def pass_initiative(s, action):
    s.holder = action - INITIATIVE
    begin_round(s)


@kernel
def standing_of(s, p):
    """Return a player's place at the last round as a number: points, then few creatures, then nuggets."""
    return (points(s, p) * (CELLS + 1) + CELLS - popcount(s.beasts[p])) * (NUGGETS + 1) + s.nuggets[p]


@kernel
def leaders_at_last_round(s):
    found = 0
    best = -1
    for p in range(s.players):
        place = standing_of(s, p)
        if place > best:
            best = place
            found = 0
        if place == best:
            found |= 1 << p
    return found


# ---- Deciding


@kernel
def carry_out(s, action):
    if s.phase == Phase.CARD:
        take_card(s, action)
    elif s.phase == Phase.PLACE:
        place_tile(s, action)
    elif s.phase == Phase.TITAN_ORDER:
        gain_titan(s, action)
    elif s.phase == Phase.TITAN_RETURN:
        return_titan(s, action)
    elif s.phase == Phase.ACTION:
        act_or_not(s, action)
    elif s.phase == Phase.FAVOUR:
        harvest(s, action)
    elif s.phase == Phase.FIGHT:
        choose_fight(s, action)
    elif s.phase == Phase.COMMIT:
        fight(s, action)
    elif s.phase == Phase.GIFT:
        place_gift(s, action)
    elif s.phase == Phase.CREATE:
        create(s, action)
    elif s.phase == Phase.EXTRA:
        buy_extra(s, action)
    elif s.phase == Phase.DISCARD:
        discard(s, action)
    elif s.phase == Phase.INITIATIVE:
        pass_initiative(s, action)
    else:
        place_metropolis(s, action)


@kernel
def apply(s, action):
    for n in range(s.dice):
        s.roll[n] = 0
    s.dice = 0
    carry_out(s, action)
    while s.phase != Phase.OVER:
        answer = only_answer(s)
        if answer == NO_SINGLE:
            break
        carry_out(s, answer)


@kernel
def over(s):
    return s.phase == Phase.OVER


@kernel
def to_move(s):
    """Return who decides: whose turn it is; between rounds, the holder of the initiative."""
    return s.holder if s.phase == Phase.INITIATIVE else s.turn


@kernel
def winners(s):
    return s.won


@kernel
def scores(s, out):
    for p in range(s.players):
        out[p] = points(s, p)
