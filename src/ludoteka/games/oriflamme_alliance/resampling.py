"""What a seat cannot know, dealt afresh."""

from __future__ import annotations

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.rng import below
from ludoteka.games.oriflamme_alliance.components import SET_ASIDE, Card
from ludoteka.games.oriflamme_alliance.row import family
from ludoteka.games.oriflamme_alliance.state import Phase


@kernel
def nth(members, n):
    """Return the n-th member of a set, counted from 0."""
    for _ in range(n):
        members &= members - 1
    return trailing_zeros(members)


@kernel
def draw(s, cards):
    """Return a card of a set, each as likely as any other."""
    return nth(cards, below(s.rng, popcount(cards)))


@kernel
def unseen(s, p):
    """Return the set of the cards of a family whose place only their owner knows."""
    cards = s.hand[p] | s.aside[p]
    pieces = s.hidden & family(p)
    while pieces:
        cards |= 1 << s.card[trailing_zeros(pieces)]
        pieces &= pieces - 1
    return cards


@kernel
def deal_informant(s, p):
    """An Informant that went back to hand is there, or is a piece laid later: return that piece, or the hand as -1."""
    later = s.hidden & family(p) & (family(p) << s.returned[p])
    held = popcount(s.hand[p])
    n = below(s.rng, held + popcount(later))
    return -1 if n < held else nth(later, n - held)


@kernel
def deal_rest(s, p, rest, held):
    """Set 3 of the cards that are left aside; the others are in hand, beside those known to be held."""
    aside = 0
    for _ in range(SET_ASIDE):
        card = draw(s, rest)
        rest &= ~(1 << card)
        aside |= 1 << card
    s.aside[p] = aside
    s.hand[p] = held | rest


@kernel
def deal(s, p):
    """Deal the unseen cards of a family among its hidden pieces, those set aside and the hand.

    Every way that is consistent with what all have seen is as likely as any other: one place after the other gets
    any of the cards that are left, and an Informant that is known not to be everywhere gets its place first.
    """
    rest = unseen(s, p)
    pieces = s.hidden & family(p)
    hand = 0
    if s.returned[p] > 0:
        piece = deal_informant(s, p)
        rest &= ~(1 << Card.INFORMANT.value)
        if piece >= 0:
            s.card[piece] = Card.INFORMANT
            pieces &= ~(1 << piece)
        else:
            hand = 1 << Card.INFORMANT.value
    while pieces:
        card = draw(s, rest)
        rest &= ~(1 << card)
        s.card[trailing_zeros(pieces)] = card
        pieces &= pieces - 1
    deal_rest(s, p, rest, hand)


@kernel
def resample(s, seat):
    """Deal the cards afresh that only other seats know; all is shown after the end."""
    if s.phase == Phase.OVER:
        return
    for p in range(s.players):
        if p != seat:
            deal(s, p)
