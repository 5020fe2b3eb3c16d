"""The rules of Orion Duel. Section names in the comments are those of the rulebook.

Seat 0 plays blue, seat 1 orange; a hex has the colour of a seat, whoever laid it. Which tiles may be laid where is
kept as sets of placements (see `placements.py`), brought up to date cell by cell, so that legality is a few set
operations. What a group of hexes covers and which sides it reaches is kept at its lowest cell, which names the group.
"""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.intrinsics import equal_words, fill_words, unforeseen
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.cells import lowest
from ludoteka.games.orion_duel.components import (
    CELL_WORDS,
    CELLS,
    COPIES,
    KINDS,
    NEAR_WORDS,
    PAIRS,
    SIDES_OF,
    TILES_EACH,
    Token,
)
from ludoteka.games.orion_duel.layout import EVERY_HIGH, EVERY_LOW, copy_layout, missing, scatter
from ludoteka.games.orion_duel.legality import allows, can_lay, legal, sample
from ludoteka.games.orion_duel.placements import (
    ALL_WORDS,
    CELL,
    CLEAR_OF_WORDS,
    KIND,
    NO_OTHER_ON_WORDS,
    NO_OWN_ON_WORDS,
    NOT_OF_KIND_WORDS,
    OTHER_BESIDE_WORDS,
    OWN,
    OWN_BESIDE_WORDS,
    SIZE,
    UNMIRRORED_WORDS,
    WORDS,
)
from ludoteka.games.orion_duel.resampling import resample
from ludoteka.games.orion_duel.state import (
    FREE,
    GALAXIES_TO_WIN,
    HOLES_TO_WIN,
    NO_GROUP,
    NOBODY,
    STATE,
    First,
    Outcome,
    Phase,
    Setup,
)

__all__ = ["STATE", "allows", "apply", "legal", "over", "resample", "sample", "scores", "setup", "to_move", "winners"]

# ---- Setup ("Підготовка")


@kernel
def setup(s, players, options):
    how, mirror, first = options[0], options[1], options[2]
    s.mirror = mirror
    s.winner = NOBODY
    s.turn = below(s.rng, 2) if first == First.RANDOM else first - First.BLUE
    clear_board(s)
    deal_tiles(s)
    if how == Setup.PLAYERS:
        s.phase = Phase.GALAXIES
        return
    if how == Setup.RANDOM:
        scatter(s)
    else:
        copy_layout(s, how - Setup.SYMMETRIC_1)
    s.phase = Phase.TILES
    guard_tokens(s)


@kernel
def clear_board(s):
    for cell in range(CELLS):
        s.colour[cell] = FREE
    for cell in range(CELLS):
        s.group[cell] = NO_GROUP
    for w in range(unforeseen(WORDS)):
        s.free[w] = ALL_WORDS[w]
    for colour in range(2):
        for w in range(unforeseen(WORDS)):
            s.own_fits[colour, w] = ALL_WORDS[w]
        for w in range(unforeseen(WORDS)):
            s.other_fits[colour, w] = ALL_WORDS[w]


@kernel
def deal_tiles(s):
    """Each player has 14 tiles; the bent ones may be turned over if the option `mirror` says so."""
    for p in range(2):
        for kind in range(KINDS):
            s.tiles[p, kind] = COPIES[kind]
        for w in range(unforeseen(WORDS)):
            s.held[p, w] = ALL_WORDS[w] if s.mirror else UNMIRRORED_WORDS[w]


@kernel
def guard_token(s, cell, colour):
    """A token keeps hexes of a colour off its cell until the placement rule lets them under it."""
    for w in range(unforeseen(WORDS)):
        s.own_fits[colour, w] &= NO_OWN_ON_WORDS[cell, w]
    for w in range(unforeseen(WORDS)):
        s.other_fits[colour, w] &= NO_OTHER_ON_WORDS[cell, w]


@kernel
def guard_tokens(s):
    """All tokens lie: the first hexes of both colours are bound by the same."""
    low, high = equal_words(s.token, 0, Token.NONE.value)
    low ^= EVERY_LOW
    high ^= EVERY_HIGH
    while low | high:
        cell = lowest(low, high)
        guard_token(s, cell, 0)
        low &= ~u64(CELL_WORDS[cell, 0])
        high &= ~u64(CELL_WORDS[cell, 1])
    for w in range(unforeseen(WORDS)):
        s.own_fits[1, w] = s.own_fits[0, w]
    for w in range(unforeseen(WORDS)):
        s.other_fits[1, w] = s.other_fits[0, w]


@kernel
def lay_token(s, cell):
    """One player lays the galaxies, then the other the black holes."""
    token = Token.GALAXY.value if s.phase == Phase.GALAXIES else Token.HOLE.value
    s.token[cell] = token
    for colour in range(2):
        guard_token(s, cell, colour)
    if missing(s, token) == 0:
        s.phase += 1
        s.turn = 1 - s.turn


@kernel
def choose_first(s, seat):
    """Who laid the galaxies decides who begins."""
    s.turn = seat
    s.phase = Phase.TILES


# ---- Laying tiles ("Розміщення плиток")


@kernel
def apply(s, action):
    if s.phase == Phase.TILES:
        lay_tile(s, action - TILE)
    elif s.phase == Phase.FIRST_PLAYER:
        choose_first(s, action - BEGIN)
    else:
        lay_token(s, action - TOKEN)


@kernel
def lay_tile(s, placement):
    me = int(s.turn)
    take_from_tray(s, me, KIND[placement])
    cover(s, int(CELL[placement, 0]), int(CELL[placement, OWN[placement] - 1]), me)
    if SIZE[placement] > OWN[placement]:
        cover(s, int(CELL[placement, OWN[placement]]), int(CELL[placement, SIZE[placement] - 1]), 1 - me)
    s.laid += 1
    s.turn = 1 - me
    end_turn(s, me)


@kernel
def take_from_tray(s, p, kind):
    s.tiles[p, kind] -= 1
    if s.tiles[p, kind] == 0:
        for w in range(WORDS):
            s.held[p, w] &= NOT_OF_KIND_WORDS[kind, w]


@kernel
def cover(s, one, two, colour):
    """Cover free cells with the hexes of a tile in a colour, two or one twice; tokens on them come to lie on top."""
    low, high = u64(CELL_WORDS[one, 0] | CELL_WORDS[two, 0]), u64(CELL_WORDS[one, 1] | CELL_WORDS[two, 1])
    near_low = u64(NEAR_WORDS[one, 0] | NEAR_WORDS[two, 0])
    near_high = u64(NEAR_WORDS[one, 1] | NEAR_WORDS[two, 1])
    own_low, own_high = equal_words(s.colour, 0, colour)
    join(s, low, high, near_low & own_low, near_high & own_high, SIDES_OF[one] | SIDES_OF[two], colour)
    fill_words(s.colour, 0, low, high, colour)
    fill_words(s.touches, colour, near_low, near_high, 1)
    cover_placements(s, one, two, colour)


@kernel
def cover_placements(s, one, two, colour):
    """No placement may use the cells; tokens under those that lay the colour next to them are no bar."""
    words = unforeseen(WORDS)
    for w in range(words):
        s.free[w] &= CLEAR_OF_WORDS[one, w] & CLEAR_OF_WORDS[two, w]
    for w in range(words):
        s.own_fits[colour, w] |= OWN_BESIDE_WORDS[one, w] | OWN_BESIDE_WORDS[two, w]
    for w in range(words):
        s.other_fits[colour, w] |= OTHER_BESIDE_WORDS[one, w] | OTHER_BESIDE_WORDS[two, w]


# ---- Groups and what they achieve ("Як перемогти?")


@kernel
def join(s, low, high, near_low, near_high, sides, colour):
    """The hexes just laid, as a set, and the groups of their colour next to them become one, named by its lowest cell.

    `near_low` and `near_high` are the cells of these groups next to what was laid, which itself reaches `sides`.
    """
    name = lowest(low, high)
    galaxies = number_on(s, Token.GALAXY.value, low, high)
    holes = number_on(s, Token.HOLE.value, low, high)
    while near_low | near_high:
        other = int(s.group[lowest(near_low, near_high)])
        name = min(name, other)
        sides |= s.sides[other]
        galaxies += s.galaxies[other]
        holes += s.holes[other]
        forget_group(s, other, colour)
        its_low, its_high = equal_words(s.group, 0, other)
        low |= its_low
        high |= its_high
        near_low &= ~its_low
        near_high &= ~its_high
    fill_words(s.group, 0, low, high, name)
    keep_group(s, name, colour, sides, galaxies, holes)


@kernel
def keep_group(s, name, colour, sides, galaxies, holes):
    """Keep what a group covers and reaches, and what its colour achieves by it."""
    # 1. Constellations: each pair of opposite sides that a group reaches counts, once for the colour.
    s.sides[name] = sides
    s.links[colour] |= sides & sides >> PAIRS
    # 2. Galaxies: each 4 of one group count.
    s.galaxies[name] = galaxies
    s.galaxy_sets[colour] += galaxies // GALAXIES_TO_WIN
    # 3. Black holes: each 3 of one group count, for the opponent.
    s.holes[name] = holes
    s.hole_sets[colour] += holes // HOLES_TO_WIN


@kernel
def forget_group(s, name, colour):
    """Take back what a group counted for, which is now part of another."""
    s.galaxy_sets[colour] -= s.galaxies[name] // GALAXIES_TO_WIN
    s.hole_sets[colour] -= s.holes[name] // HOLES_TO_WIN
    s.sides[name] = 0
    s.galaxies[name] = 0
    s.holes[name] = 0


@kernel
def number_on(s, token, low, high):
    """Return how many tokens of a sort lie on a set of cells."""
    token_low, token_high = equal_words(s.token, 0, token)
    return popcount(low & token_low) + popcount(high & token_high)


@kernel
def conditions(s, p):
    """Return how many winning conditions a player meets, whoever laid the tiles."""
    return popcount(s.links[p]) + s.galaxy_sets[p] + s.hole_sets[1 - p]


# ---- The end ("Переможні умови")


@kernel
def end_turn(s, mover):
    """More conditions than the opponent win at once; then all tiles laid; then a player who can lay none."""
    blue = conditions(s, 0)
    orange = conditions(s, 1)
    if blue != orange:
        finish(s, Outcome.CONDITIONS.value, 0 if blue > orange else 1)
    elif s.laid == 2 * TILES_EACH:
        blue = points(s, 0)
        orange = points(s, 1)
        finish(s, Outcome.POINTS.value, NOBODY if blue == orange else 0 if blue > orange else 1)
    elif not can_lay(s):
        finish(s, Outcome.STUCK.value, mover)


@kernel
def finish(s, outcome, winner):
    s.phase = Phase.OVER
    s.outcome = outcome
    s.winner = winner


@kernel
def points(s, p):
    """Galaxies under one's own colour, less black holes under it."""
    low, high = equal_words(s.colour, 0, p)
    return number_on(s, Token.GALAXY.value, low, high) - number_on(s, Token.HOLE.value, low, high)


@kernel
def over(s):
    return s.phase == Phase.OVER


@kernel
def to_move(s):
    return int(s.turn)


@kernel
def scores(s, out):
    for p in range(2):
        out[p] = points(s, p)


@kernel
def winners(s):
    return 3 if s.winner == NOBODY else 1 << s.winner
