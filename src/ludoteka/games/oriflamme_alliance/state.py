"""The state of a game, and the words that kernels and Python share about it.

A card in the row is a *piece*: the n-th card that a seat has laid is piece 6 * seat + n, so that a piece says whose it
is and when it was laid. A card that replaces an Informant is the same piece. Sets of pieces are whole numbers with
a bit for each, so that most rules are one operation on sets.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ludoteka.engine.contract import STATE_HEAD
from ludoteka.games.oriflamme_alliance.actions import PIECES
from ludoteka.games.oriflamme_alliance.components import MOST_PLAYERS

NONE = -1


class Phase(IntEnum):
    """What is to be decided."""

    PLACE = 0
    LEAVE_OR_REVEAL = 1
    #: Which of two abilities.
    BRANCH = 2
    #: Which face-down card the Empress favours.
    EMPRESS = 3
    #: Which other Diplomat is paid.
    DIPLOMAT = 4
    #: Which neighbour the Deserter eliminates.
    DESERTER = 5
    #: Which card gets a verdict token.
    VERDICT = 6
    #: Which card with a verdict token is eliminated.
    SENTENCE = 7
    #: Which hand card replaces the Informant.
    EXCHANGE = 8
    #: Nothing: the walk goes on. Never so between two decisions.
    WALK = 9
    OVER = 10


class Event(IntEnum):
    """What happens, in the order in which it happens: each with a piece or a seat, and a number."""

    #: A piece is laid; the number is its place.
    PLACED = 1
    #: A piece stays face down and gets so much influence.
    LEFT = 2
    #: A piece is turned up; the number is its card.
    REVEALED = 3
    #: A piece that lies face up acts; the number is its card.
    ACTS = 4
    #: So much of the influence on a piece is its price.
    PAID = 5
    #: The influence on a piece goes to its owner.
    TOOK = 6
    #: So much of the influence on a piece goes back to the supply.
    LOST = 7
    #: A seat gains from the supply by the ability of the card that acts.
    GAINED = 8
    #: A seat gains since its Fanatic is alone.
    ALONE = 9
    #: A piece gets influence from the supply.
    PUT = 10
    #: A piece is eliminated and shown; the number is its card.
    ELIMINATED = 11
    #: A seat gains for an elimination.
    REWARDED = 12
    #: A seat gains by its kept Infiltration.
    INFILTRATED = 13
    #: A seat gains since its Deserter met a character.
    DESERTED = 14
    #: A seat gains by its eliminated Extortion.
    EXTORTED = 15
    #: A piece is discarded; the number is its card.
    DISCARDED = 16
    #: A piece is kept; the number is the influence that stays on it.
    KEPT = 17
    #: A piece goes back to hand, and another card lies in its place.
    EXCHANGED = 18
    #: A piece is turned face down again.
    TURNED_DOWN = 19
    #: A piece gets a verdict token.
    MARKED = 20
    #: The verdict token of a piece goes back to the supply.
    VERDICT_RETURNED = 21
    #: A piece is the top of its position again.
    UNCOVERED = 22
    #: A round begins; with its first player and its number.
    ROUND_STARTED = 23
    #: A seat gains what lies on its kept Agreement.
    AGREED = 24
    #: The game is over.
    ENDED = 25


#: Events by which a seat gains influence from the supply.
GAINS = frozenset(
    {
        *(Event.GAINED, Event.ALONE, Event.REWARDED, Event.INFILTRATED, Event.DESERTED, Event.EXTORTED),
        Event.AGREED,
    }
)
#: Events that happen to a seat; all others happen to a piece.
OF_SEATS = GAINS | {Event.ROUND_STARTED, Event.ENDED}
#: Events whose number is a card, shown to all.
SHOWING = frozenset({Event.REVEALED, Event.ACTS, Event.ELIMINATED, Event.DISCARDED})
#: Events whose number is influence that comes onto a piece, stays on it, or leaves it.
LAYING = frozenset({Event.LEFT, Event.PAID, Event.TOOK, Event.LOST, Event.PUT, Event.KEPT})

#: No decision makes more happen than this: `told` never exceeds 97.
#:
#: What follows a decision without another one is done by cards that lie face up, and by Uprisings known to all:
#: - Empress (3 events), Fanatic (3), Judge (2) and Uprising (1) of five families: 45. Only a Judge alone in the row
#:   marks a card without a choice: 1.
#: - A Deserter acts without a choice only at an end of the row. At the start of the row it then stays there, or
#:   leaves the place to a card that stays, or the walk stops at a hidden card; at the end of the row the walk ends.
#:   So two of them act, each with 3 events of its own and at most 11 of its victim, an Extortion: eliminated,
#:   lost, uncovered, two rewards, extorted and 5 losses, since the attacker has at most 5 other cards in the row.
#: - 5 verdict tokens return. The round ends: 6.
#: That makes 85, after a decision that by itself causes at most 11 (the victim of a Judge), or 26 (an Uprising:
#: revealed, paid, took, two victims, turned down), which then keeps one of the Deserters from the start of the row
#: (14 less).
MOST_EVENTS = 100

STATE = np.dtype(
    [
        *STATE_HEAD,
        ("phase", "i1"),
        ("round", "i1"),  # from 1
        ("first", "i1"),  # the first player of this round
        ("turn", "i1"),  # the seat that places, or the owner of the piece that acts
        ("at", "i1"),  # the position that the walk has reached; 0 while cards are placed
        ("length", "i1"),  # positions in the row
        ("verdicts", "i1"),  # verdict tokens in the supply
        ("infiltration", "i1"),  # seats that keep their Infiltration, a bit each
        ("agreement", "i1"),  # seats that keep their Agreement
        ("agreed", "i1", (MOST_PLAYERS,)),  # influence on each kept Agreement
        ("returned", "i1", (MOST_PLAYERS,)),  # round in which the Informant went back to hand; 0 once it is seen again
        ("influence", "i2", (MOST_PLAYERS,)),
        ("hand", "i2", (MOST_PLAYERS,)),  # sets of cards
        ("aside", "i2", (MOST_PLAYERS,)),
        ("hidden", "i4"),  # the pieces face down whose card only the owner knows
        ("turned", "i4"),  # the pieces face down whose card everybody knows
        ("up", "i4"),  # the pieces face up
        ("tops", "i4"),  # the uncovered pieces
        ("marked", "i4"),  # the pieces with a verdict token
        ("row", "i1", (PIECES,)),  # the uncovered piece of each position
        ("card", "i1", (PIECES,)),  # which card a piece is; 0 for a piece that is not in the row
        ("lying", "i1", (PIECES,)),  # influence on it
        ("below", "i1", (PIECES,)),  # the piece that it covers, or NONE; 0 for one that is not in the row
        ("told", "i1"),  # how many events the last decision caused
        ("event", "i1", (MOST_EVENTS, 3)),  # each an Event, a piece or a seat, and a number
    ],
    align=True,
)
