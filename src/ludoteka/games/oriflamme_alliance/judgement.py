"""What somebody counts who judges a position of Oriflamme: Alliance: the inputs of a model, which learned who wins.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows, many of them.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import foretell, odds_scale, share_out
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, CARDS, MOST_PLAYERS, ROUNDS, Card
from ludoteka.games.oriflamme_alliance.counting import (
    COVERED,
    INFILTRATION,
    hand_worth,
    piece_worth,
    turns_left,
)
from ludoteka.games.oriflamme_alliance.row import is_down, owner
from ludoteka.games.oriflamme_alliance.rules import points
from ludoteka.games.oriflamme_alliance.state import NONE

CHARACTERS = 6
FIVE = 5.0
#: What is counted of a player. Influence is counted in fives.
COUNTED = (
    "expected",
    "influence",
    "agreed to come",
    "worth of the hand",
    "worth in the row",
    "worth covered",
    "lying",
    "beside deserters",
    "beside uprisings",
    "marked",
    "cards in the row",
    "cards to act",
    "infiltration x to come",
    *(f"{card} up x turns" for card in CARD_KEYS[:CHARACTERS]),
    *(f"{card} down" for card in CARD_KEYS),
    *(f"{card} down x turns" for card in CARD_KEYS),
    *(f"{card} in hand x to come" for card in CARD_KEYS),
)
EXPECTED, INFLUENCE, AGREED, HAND, ROW, COVER, LYING, DESERTERS, UPRISINGS, MARKED, LENGTH, ACTING, KEPT = range(13)
UP = 13
DOWN = UP + CHARACTERS
DOWN_TURNS = DOWN + CARDS
IN_HAND = DOWN_TURNS + CARDS
KINDS = len(COUNTED)
INPUTS = (
    *COUNTED,
    "expected ahead",
    "influence ahead",
    "others' marked worth",
    "on move",
    "to come",
    "expected x to come",
    "influence x to come",
    "fourth player",
    "fifth player",
)
#: What becomes of a player. More is learned from it than from who wins, which often hangs on the last card.
TARGETS = ("influence",)
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = ((8, 3, {}), (1, 4, {}), (1, 5, {}))


@kernel
def strikes(s, i, p):
    """Return by which of its cards another player may eliminate a neighbour of a position: Deserter 1, Uprising 2."""
    if i < 0 or i >= s.length:
        return 0
    piece = int(s.row[i])
    if owner(piece) == p:
        return 0
    if s.card[piece] == Card.DESERTER:
        return 1
    return 2 if s.card[piece] == Card.UPRISING else 0


@kernel
def count_row(s, c):
    """Count what lies in the row, for its owners."""
    for i in range(s.length):
        piece = int(s.row[i])
        p = owner(piece)
        card = int(s.card[piece])
        turns = turns_left(s, i)
        worth = piece_worth(s, piece, turns) / FIVE
        c[p, ROW] += worth
        c[p, LENGTH] += 0.2
        c[p, ACTING] += 0.2 * (i >= s.at)
        if is_down(s, piece):
            c[p, LYING] += s.lying[piece] / FIVE
            c[p, DOWN + card] += 1.0
            c[p, DOWN_TURNS + card] += turns / ROUNDS
        elif card < CHARACTERS:
            c[p, UP + card] += turns / ROUNDS
        if s.marked >> piece & 1:
            c[p, MARKED] += worth
        left = strikes(s, i - 1, p)
        right = strikes(s, i + 1, p)
        if left == 1 or right == 1:
            c[p, DESERTERS] += worth
        if left == 2 or right == 2:
            c[p, UPRISINGS] += worth
        below_it = int(s.below[piece])
        while below_it != NONE:
            c[p, COVER] += COVERED * piece_worth(s, below_it, turns) / FIVE
            below_it = int(s.below[below_it])


@kernel
def count_all(s, c):
    """Count all there is of every player; return what share of the game is to come."""
    to_come = (ROUNDS - s.round + 1) / ROUNDS
    count_row(s, c)
    for p in range(s.players):
        c[p, INFLUENCE] = s.influence[p] / FIVE
        c[p, AGREED] = s.agreed[p] * (ROUNDS - s.round + 1) / FIVE
        c[p, HAND] = hand_worth(s, p) / FIVE
        # The same as `expected_points`, which would count all of it once more.
        kept = INFILTRATION * (ROUNDS - s.round) * (s.infiltration >> p & 1) / FIVE
        c[p, EXPECTED] = c[p, INFLUENCE] + c[p, AGREED] + c[p, HAND] + c[p, ROW] + c[p, COVER] + kept
        c[p, KEPT] = to_come * (s.infiltration >> p & 1)
        for card in range(CARDS):
            c[p, IN_HAND + card] = to_come * (s.hand[p] >> card & 1)
    return to_come


@kernel
def write_inputs(s, p, c, to_come, x):
    """Write the inputs of a seat from what was counted of all."""
    for i in range(KINDS):
        x[i] = c[p, i]
    best = -99.0
    richest = -99.0
    marked = 0.0
    for q in range(s.players):
        if q != p:
            best = max(best, c[q, EXPECTED])
            richest = max(richest, c[q, INFLUENCE])
            marked += c[q, MARKED]
    x[KINDS] = c[p, EXPECTED] - best
    x[KINDS + 1] = c[p, INFLUENCE] - richest
    x[KINDS + 2] = marked
    x[KINDS + 3] = 1.0 * (s.turn == p)
    x[KINDS + 4] = to_come
    x[KINDS + 5] = to_come * c[p, EXPECTED]
    x[KINDS + 6] = to_come * c[p, INFLUENCE]
    x[KINDS + 7] = 1.0 * (s.players == 4)
    x[KINDS + 8] = 1.0 * (s.players == 5)


@kernel
def describe(s, p, x):
    """Write what is to be counted for a seat into zeros; tell whether the moment is one to learn from."""
    c = np.zeros((MOST_PLAYERS, KINDS), np.float64)
    to_come = count_all(s, c)
    write_inputs(s, p, c, to_come, x)
    return True


@kernel
def outcome(s, p, y):
    """Write the influence that a player ends with."""
    y[0] = points(s, p)


@kernel
def judge(s, value, model):
    """Write the result that each seat may expect by a model."""
    c = np.zeros((MOST_PLAYERS, KINDS), np.float64)
    x = np.zeros(len(INPUTS), np.float64)
    to_come = count_all(s, c)
    for p in range(s.players):
        write_inputs(s, p, c, to_come, x)
        value[p] = foretell(model, x)
    share_out(value, s.players, odds_scale(model, to_come))
