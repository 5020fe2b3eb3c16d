"""What is counted in Oriflamme: Alliance, by whoever judges: what cards will bring to their owners.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.oriflamme_alliance.components import CARDS, ROUNDS, Card
from ludoteka.games.oriflamme_alliance.row import is_down, owner
from ludoteka.games.oriflamme_alliance.state import NONE, Phase

#: What a card brings in a round in which it acts face up, in the order of the cards.
INCOME = np.array([2.0, 1.4, 1.1, 1.2, 1.2, 1.4, 0.0, 0.0, 0.0, 0.0])
#: What it brings once, when it is revealed.
ONCE = np.array([0.0, 0.0, 0.0, 0.0, 0.8, 0.0, 1.6, 1.0, 1.5, 0.0])
#: Chance that a card is still there a round later.
STAYS_UP, STAYS_DOWN = 0.78, 0.87
#: Share of its worth that a covered card keeps.
COVERED = 0.3
#: What a kept Infiltration brings in a round.
INFILTRATION = 0.5
#: A lead of this much influence is worth this share of the way to a win: at the end, and more for each round to come.
LATE_SCALE, SCALE_PER_ROUND = 1.0, 0.8


@kernel
def turns_left(s, i):
    """Return how often the top card of a position may still act; -1 stands for a card still to be laid."""
    return ROUNDS - s.round + (1 if i >= s.at or i < 0 else 0)


@kernel
def agreement_worth(lying, turns):
    """Return what an Agreement pays if it is revealed at the best time."""
    best = 0
    for wait in range(turns):
        best = max(best, (lying + wait) * (turns - wait))
    return 0.8 * best


@kernel
def income(card, turns):
    """Return what a face-up card brings in so many turns, if it stays."""
    stays = 1.0
    total = 0.0
    for _ in range(turns):
        total += stays * INCOME[card]
        stays *= STAYS_UP
    return total


@kernel
def hidden_worth(card, lying, turns):
    """Return what a face-down card will bring."""
    if turns <= 0:
        return 0.0
    if card == Card.AGREEMENT:
        return agreement_worth(lying, turns)
    if card == Card.EXTORTION:
        return 1.0 + 0.25 * turns
    if card == Card.UPRISING and lying == 0:
        return ONCE[card] if turns > 1 else 0.0
    taken = lying - 1 if card == Card.UPRISING else lying
    best = 0.0
    waits = 1.0
    for wait in range(turns):
        best = max(best, waits * (taken + wait + ONCE[card] + income(card, turns - wait)))
        waits *= STAYS_DOWN
    return best


@kernel
def piece_worth(s, piece, turns):
    """Return what a piece will bring to its owner."""
    card = int(s.card[piece])
    if is_down(s, piece):
        return hidden_worth(card, int(s.lying[piece]), turns)
    worth = income(card, turns)
    if card == Card.DIPLOMAT and turns > 0:
        worth += 0.9 * s.lying[piece]
    return worth


@kernel
def hand_worth(s, p):
    """Return what the cards still to be laid will bring: the best first."""
    hand = int(s.hand[p])
    first = s.round
    if s.phase != Phase.PLACE or (p - s.first + s.players) % s.players < (s.turn - s.first + s.players) % s.players:
        first += 1
    total = 0.0
    for r in range(first, ROUNDS + 1):
        best = -1.0
        chosen = 0
        for card in range(CARDS):
            if hand >> card & 1:
                worth = hidden_worth(card, 0, ROUNDS + 1 - r)
                if worth > best:
                    best = worth
                    chosen = card
        hand &= ~(1 << chosen)
        total += best
    return 0.9 * total


@kernel
def expected_points(s, p):
    """Return the influence that a player may end with."""
    total = 1.0 * s.influence[p] + s.agreed[p] * (ROUNDS - s.round + 1)
    if s.infiltration >> p & 1:
        total += INFILTRATION * (ROUNDS - s.round)
    for i in range(s.length):
        piece = int(s.row[i])
        if owner(piece) != p:
            continue
        turns = turns_left(s, i)
        total += piece_worth(s, piece, turns)
        below_it = int(s.below[piece])
        while below_it != NONE:
            total += COVERED * piece_worth(s, below_it, turns)
            below_it = int(s.below[below_it])
    return total + hand_worth(s, p)


@kernel
def lead_scale(s):
    """Return the lead that makes the odds e to 1."""
    return LATE_SCALE + SCALE_PER_ROUND * (ROUNDS - s.round + 1)
