"""The rules of Orion Duel. Section names in the comments are those of the rulebook.

Seat 0 plays blue, seat 1 orange; a hex has the colour of a seat, whoever laid it. Which tiles may be laid where is
kept as sets of placements (see `placements.py`), brought up to date cell by cell, so that legality is a few set
operations. What a group of hexes covers and which sides it reaches is kept at its lowest cell, which names the group.
"""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.rng import below
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.components import (
    CELLS,
    COPIES,
    KINDS,
    NEAR,
    NEAR_COUNT,
    PAIRS,
    SIDES_OF,
    TILES_EACH,
    Token,
)
from ludoteka.games.orion_duel.layout import copy_layout, missing, scatter
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
    for cell in range(CELLS):
        if s.token[cell] != Token.NONE:
            guard_token(s, cell)


@kernel
def clear_board(s):
    for cell in range(CELLS):
        s.colour[cell] = FREE
        s.group[cell] = NO_GROUP
    for w in range(WORDS):
        s.free[w] = ALL_WORDS[w]
        for colour in range(2):
            s.own_fits[colour, w] = ALL_WORDS[w]
            s.other_fits[colour, w] = ALL_WORDS[w]


@kernel
def deal_tiles(s):
    """Each player has 14 tiles; the bent ones may be turned over if the option `mirror` says so."""
    for p in range(2):
        for kind in range(KINDS):
            s.tiles[p, kind] = COPIES[kind]
        for w in range(WORDS):
            s.held[p, w] = ALL_WORDS[w] if s.mirror else UNMIRRORED_WORDS[w]


@kernel
def guard_token(s, cell):
    """A token keeps hexes off its cell until the placement rule lets them under it."""
    for colour in range(2):
        for w in range(WORDS):
            s.own_fits[colour, w] &= NO_OWN_ON_WORDS[cell, w]
            s.other_fits[colour, w] &= NO_OTHER_ON_WORDS[cell, w]


@kernel
def lay_token(s, cell):
    """One player lays the galaxies, then the other the black holes."""
    token = Token.GALAXY.value if s.phase == Phase.GALAXIES else Token.HOLE.value
    s.token[cell] = token
    guard_token(s, cell)
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
    for i in range(SIZE[placement]):
        cover(s, int(CELL[placement, i]), me if i < OWN[placement] else 1 - me)
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
def cover(s, cell, colour):
    """Cover a free cell with a hex; a token on it comes to lie on top."""
    s.colour[cell] = colour
    found_group(s, cell)
    for i in range(NEAR_COUNT[cell]):
        near = int(NEAR[cell, i])
        s.touches[colour, near] = True
        if s.colour[near] == colour:
            join(s, colour, int(s.group[cell]), int(s.group[near]))
    cover_placements(s, cell, colour)


@kernel
def cover_placements(s, cell, colour):
    """No placement may use the cell; tokens under those that lay the colour on a cell next to it are no bar."""
    for w in range(WORDS):
        s.free[w] &= CLEAR_OF_WORDS[cell, w]
        s.own_fits[colour, w] |= OWN_BESIDE_WORDS[cell, w]
        s.other_fits[colour, w] |= OTHER_BESIDE_WORDS[cell, w]


# ---- Groups and what they achieve ("Як перемогти?")


@kernel
def found_group(s, cell):
    s.group[cell] = cell
    s.sides[cell] = SIDES_OF[cell]
    s.galaxies[cell] = s.token[cell] == Token.GALAXY
    s.holes[cell] = s.token[cell] == Token.HOLE


@kernel
def join(s, colour, one, two):
    """Two groups of a colour become one, named by the lower of their names."""
    if one == two:
        return
    a = min(one, two)
    b = max(one, two)
    # 2. Galaxies: each 4 of one group count.
    s.galaxy_sets[colour] -= s.galaxies[a] // GALAXIES_TO_WIN + s.galaxies[b] // GALAXIES_TO_WIN
    s.galaxies[a] += s.galaxies[b]
    s.galaxy_sets[colour] += s.galaxies[a] // GALAXIES_TO_WIN
    # 3. Black holes: each 3 of one group count, for the opponent.
    s.hole_sets[colour] -= s.holes[a] // HOLES_TO_WIN + s.holes[b] // HOLES_TO_WIN
    s.holes[a] += s.holes[b]
    s.hole_sets[colour] += s.holes[a] // HOLES_TO_WIN
    # 1. Constellations: each pair of opposite sides that a group reaches counts, once for the colour.
    s.sides[a] |= s.sides[b]
    s.links[colour] |= s.sides[a] & (s.sides[a] >> PAIRS)
    forget_group(s, b)
    for cell in range(CELLS):
        s.group[cell] = a if s.group[cell] == b else s.group[cell]  # without a branch: many cells at once


@kernel
def forget_group(s, name):
    s.sides[name] = 0
    s.galaxies[name] = 0
    s.holes[name] = 0


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
    total = 0
    for cell in range(CELLS):
        if s.colour[cell] == p:
            total += s.token[cell] == Token.GALAXY
            total -= s.token[cell] == Token.HOLE
    return total


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
