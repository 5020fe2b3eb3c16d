"""What may be done in a position of Oriflamme: Alliance."""

from __future__ import annotations

from ludoteka.engine.bits import list_bits, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.oriflamme_alliance.abilities import (
    choices,
    may_reveal,
)
from ludoteka.games.oriflamme_alliance.actions import (
    BRANCH,
    END,
    EXCHANGE,
    LEAVE,
    ON,
    PLACE,
    PLACES,
    REVEAL,
    START,
    TARGET,
    Branch,
)
from ludoteka.games.oriflamme_alliance.components import (
    ROUNDS,
    Card,
)
from ludoteka.games.oriflamme_alliance.row import family
from ludoteka.games.oriflamme_alliance.state import Phase


@kernel
def own_tops(s, p):
    """Return the uncovered pieces of a seat as a set of the rounds in which they were laid."""
    return (s.tops & family(p)) >> (ROUNDS * p)


@kernel
def legal_placements(s, out):
    """Any hand card, at the start of the row, at its end or on any own card. An empty row has one place."""
    p = s.turn
    n = 0
    hand = s.hand[p]
    while hand:
        first = PLACE + PLACES * trailing_zeros(hand)
        hand &= hand - 1
        out[n] = first + START
        n += 1
        if s.length > 0:
            out[n] = first + END
            n += 1
        tops = own_tops(s, p)
        while tops:
            out[n] = first + ON + trailing_zeros(tops)
            n += 1
            tops &= tops - 1
    return n


@kernel
def first_branch(s):
    """Return the first of the two abilities of the acting card."""
    card = s.card[s.row[s.at]]
    if card == Card.INFORMANT:
        return BRANCH + Branch.INFORMANT_GAIN.value
    if card == Card.DIPLOMAT:
        return BRANCH + Branch.DIPLOMAT_GAIN.value
    return BRANCH + Branch.JUDGE_GAIN.value


@kernel
def legal(s, out):
    if s.phase == Phase.PLACE:
        return legal_placements(s, out)
    if s.phase == Phase.LEAVE_OR_REVEAL:
        out[0] = LEAVE
        out[1] = REVEAL
        return 2 if may_reveal(s) else 1
    if s.phase == Phase.BRANCH:
        out[0] = first_branch(s)
        out[1] = out[0] + 1
        return 2
    return list_bits(choices(s), EXCHANGE if s.phase == Phase.EXCHANGE else TARGET, out, 0)
