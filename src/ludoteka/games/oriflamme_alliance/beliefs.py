"""Where others' hidden cards probably are: dealt by what players lay, and keep face down."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.rng import below
from ludoteka.games.oriflamme_alliance.components import CARDS, ROUNDS, Card
from ludoteka.games.oriflamme_alliance.resampling import deal_informant, deal_rest, unseen
from ludoteka.games.oriflamme_alliance.rules import resample
from ludoteka.games.oriflamme_alliance.row import family
from ludoteka.games.oriflamme_alliance.state import Phase

#: How much likelier than by even dealing each card lies where one was laid in a round, so many rounds ago.
LIKELY = np.array(json.loads((Path(__file__).parent / "beliefs.json").read_text(encoding="utf-8"))["likely"])


@kernel
def draw_likely(s, cards, laid, age):
    """Return a card of a set, by how likely it lies there."""
    total = 0.0
    for card in range(CARDS):
        if cards >> card & 1:
            total += LIKELY[laid, age, card]
    left = total * below(s.rng, 1 << 20) / (1 << 20)
    last = 0
    for card in range(CARDS):
        if cards >> card & 1:
            last = card
            left -= LIKELY[laid, age, card]
            if left < 0.0:
                return last
    return last


@kernel
def deal_likely(s, p):
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
        piece = trailing_zeros(pieces)
        laid = piece % ROUNDS
        card = draw_likely(s, rest, laid, s.round - 1 - laid)
        rest &= ~(1 << card)
        s.card[piece] = card
        pieces &= pieces - 1
    deal_rest(s, p, rest, hand)


@kernel
def imagine(s, seat, model):
    """Deal the cards afresh that only other seats know."""
    if model.size == 0:
        resample(s, seat)
        return
    if s.phase == Phase.OVER:
        return
    for p in range(s.players):
        if p != seat:
            deal_likely(s, p)
