"""The numbers of the actions."""

from __future__ import annotations

from enum import IntEnum

from ludoteka.games.oriflamme_alliance.components import CARDS, MOST_PLAYERS, ROUNDS


class Branch(IntEnum):
    """The two abilities of the characters that have an "or"."""

    INFORMANT_GAIN = 0
    INFORMANT_EXCHANGE = 1
    DIPLOMAT_GAIN = 2
    DIPLOMAT_DISCARD = 3
    JUDGE_GAIN = 4
    JUDGE_ELIMINATE = 5


#: A card in the row is a piece: the n-th card that a seat has laid, n from 0, is piece ROUNDS * seat + n.
PIECES = MOST_PLAYERS * ROUNDS

#: Places for a card: the start of the row, its end, or on one's own piece that was laid in round 1, 2, ...
START, END, ON = 0, 1, 2
PLACES = ON + ROUNDS - 1

#: Lay a card from hand: PLACE + PLACES * card + place.
PLACE = 0
#: Leave one's own face-down card as it is, or reveal it.
LEAVE = PLACE + PLACES * CARDS
REVEAL = LEAVE + 1
#: Use this ability of a character that has two.
BRANCH = REVEAL + 1
#: Name the piece that an ability is aimed at.
TARGET = BRANCH + len(Branch)
#: Name the hand card that takes the place of the Informant.
EXCHANGE = TARGET + PIECES

NUM_ACTIONS = EXCHANGE + CARDS
