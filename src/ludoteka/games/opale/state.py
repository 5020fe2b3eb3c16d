"""The state of Opale, and how cards move in it.

Cards of one face cannot be told apart, so hands, decks and piles are counts of faces. A deck is not shuffled in
advance: the next card is drawn from what is left of it, which comes to the same.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ludoteka.engine.compiling.kernels import inlined
from ludoteka.engine.contract import STATE_HEAD
from ludoteka.engine.rng import below
from ludoteka.games.opale.components import AREAS, CAPACITY, DATA, DECK_SIZE, FACE_AREA, FACES, HOLDING_STEP, Shell

HAND: int = DATA["hand"]["refill"]
HAND_WITH_AZURA: int = DATA["hand"]["refill_with_azura"]
AZURA_POINTS: int = DATA["azura"]["points"]
LAST_CITY: int = DATA["end"]["city_stacks"]
FINAL_TURNS: int = 2 * DATA["end"]["final_turns_each"]
OMEN_DRAWN: int = DATA["omen"]["drawn"]
OMEN_LAID: int = DATA["omen"]["laid_aside"]
DIVE_CARDS: int = DATA["shells"]["list"][Shell.DEEP_DIVE]["cards"]
TWIN_PLAYS: int = DATA["shells"]["list"][Shell.TWIN_CURRENT]["areas"]
ALL_SHELLS = (1 << len(Shell)) - 1
START_SHELLS = 1 << Shell.TWIN_CURRENT | 1 << Shell.DEEP_DIVE | 1 << Shell.UNDERTOW
END_SHELLS = 1 << Shell.TIDE | 1 << Shell.SEAL
#: Bits of the option `variants`.
OMEN_BIT, SHELLS_BIT = 1, 2
NOBODY = NONE = -1
#: How many cards an area takes; one that holds any number takes more than there are.
ROOM = np.where(CAPACITY > 0, CAPACITY, DECK_SIZE * 2).astype(np.int64)
#: Azura can change hands only so often before a card put back is drawn again (omen cards delay it).
MOST_PUT_BACK = 4


class Phase(IntEnum):
    """What is to be decided."""

    LAY_ASIDE = 0
    PLAY = 1
    TAKE = 2
    DISCARD = 3
    DRAW = 4
    END_OF_TURN = 5
    OVER = 6


STATE = np.dtype(
    [
        *STATE_HEAD,
        ("omen", "i1"),  # whether the variant is on
        ("shells", "i1"),  # likewise
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn it is
        ("azura", "i1"),  # who owns her, or NOBODY
        ("cities", "i1"),  # stacks of City cards out of play
        ("ending", "i1"),  # whether the end was triggered
        ("finals", "i1"),  # final turns left, once they have begun
        ("pending", "i1"),  # area whose target is to be chosen, or the shell whose discards are being chosen
        ("discarded", "i1"),  # cards discarded for that shell
        ("twin", "i1"),  # plays left of a Twin current, this one included
        ("twin_area", "i1"),  # where its first card went
        ("shell_used", "i1"),  # whether a shell was used this turn
        ("laid", "i1"),  # cards laid aside before the first turn, by both
        ("shell", "u1", (2,)),  # unspent shells, a bit each
        ("seal", "i1", (2,)),  # area sealed by this player, or NONE
        ("held", "i1", (2,)),  # cards in hand
        ("left", "i1", (2,)),  # cards in the deck, those put back on top included
        ("backs", "i1", (2,)),  # cards put back on top of the deck
        ("back", "i1", (2, MOST_PUT_BACK)),  # their faces, the topmost last
        ("stuck", "i1", (2,)),  # cards in hand known to all to be of `stuck_area`, since they could not be played
        ("stuck_area", "i1", (2,)),
        ("types", "u2", (2,)),  # types of cards in hand, a bit each
        ("holding", "i1", (2, AREAS)),  # the number of what a hand holds of each type; see `components.ALLOWED`
        ("hand", "i1", (2, FACES)),
        ("deck", "i1", (2, FACES)),  # without those put back
        ("aside", "i1", (2, FACES)),  # laid aside (omen)
        ("gone", "i1", (2, FACES)),  # discarded face down, out of the game
        ("won", "i1", (2, FACES)),  # score piles
        ("pile", "i1", (FACES,)),  # on the areas
        ("store", "i1", (FACES,)),  # Huntresses and Riders beside the City
        ("on", "i1", (AREAS,)),  # cards on each area
        ("top", "i1", (AREAS,)),  # face on top of each area, or NONE
    ],
    align=True,
)


@inlined
def pick(rng, cards, owner, count):
    """Return the face of a card drawn blind from `count` cards of an owner."""
    n = below(rng, count)
    face = 0
    passed = 0
    for i in range(FACES):  # all of them: a loop that stops early is slower, since its end cannot be foreseen
        passed += cards[owner, i]
        face += passed <= n
    return face


@inlined
def lessen_holding(s, p, area, number):
    """The number of what a hand holds of a type falls; at 0 there is none left."""
    s.holding[p, area] -= number
    if s.holding[p, area] == 0:
        s.types[p] &= ~(1 << area)


@inlined
def lose_from_hand(s, p, face):
    """Take a card out of a hand."""
    s.hand[p, face] -= 1
    lessen_holding(s, p, FACE_AREA[face], HOLDING_STEP[face])
    s.held[p] -= 1


@inlined
def add_to_hand(s, p, face):
    """Put a card into a hand."""
    s.hand[p, face] += 1
    s.holding[p, FACE_AREA[face]] += HOLDING_STEP[face]
    s.types[p] |= 1 << FACE_AREA[face]
    s.held[p] += 1


@inlined
def draw(s, p):
    """Take the top card of one's own deck, which has one."""
    if s.backs[p] > 0:
        s.backs[p] -= 1
        face = int(s.back[p, s.backs[p]])
        s.back[p, s.backs[p]] = 0
    else:
        face = pick(s.rng, s.deck, p, s.left[p])
        s.deck[p, face] -= 1
    s.left[p] -= 1
    add_to_hand(s, p, face)


@inlined
def forget_stuck(s, p, cards):
    """Of the cards that all know to be in a hand, this many may have left it."""
    s.stuck[p] = max(0, s.stuck[p] - cards)
    if s.stuck[p] == 0:
        s.stuck_area[p] = NONE
