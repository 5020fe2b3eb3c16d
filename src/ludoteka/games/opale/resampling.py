"""What a seat of Opale cannot know, and how it is dealt afresh."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.opale.components import FACES, FIRST_FACE
from ludoteka.games.opale.legality import playable_areas
from ludoteka.games.opale.state import Phase, add_to_hand, lose_from_hand, pick


@kernel
def pool(s, p, rest):
    """Gather all cards of a player that never were shown; return how many."""
    count = 0
    for face in range(FACES):
        rest[0, face] = s.hand[p, face] + s.deck[p, face] + s.aside[p, face] + s.gone[p, face]
    for i in range(s.backs[p]):
        rest[0, s.back[p, i]] += 1
    for face in range(FACES):
        count += rest[0, face]
    return count


@kernel
def deal(s, rest, count, cards, p):
    """Deal afresh as many of the gathered cards as there are in `cards`; return how many remain."""
    wanted = 0
    for face in range(FACES):
        wanted += cards[p, face]
        cards[p, face] = 0
    for _ in range(wanted):
        face = pick(s.rng, rest, 0, count)
        rest[0, face] -= 1
        cards[p, face] += 1
        count -= 1
    return count


@kernel
def deal_stuck(s, rest, count, p):
    """Deal to an empty hand the cards that all know to be of one type; return how many remain."""
    if s.stuck[p] == 0:
        return count
    area = s.stuck_area[p]
    of_type = 0
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        of_type += rest[0, face]
    for _ in range(s.stuck[p]):
        n = below(s.rng, of_type)
        face = int(FIRST_FACE[area])
        while n >= rest[0, face]:
            n -= rest[0, face]
            face += 1
        rest[0, face] -= 1
        add_to_hand(s, p, face)
        of_type -= 1
        count -= 1
    return count


@kernel
def empty_hand(s, p):
    for face in range(FACES):
        while s.hand[p, face] > 0:
            lose_from_hand(s, p, face)


@kernel
def deal_all(s, p, rest):
    """Deal afresh what a player has unseen: first the cards whose type is known, since the others may be any."""
    count = pool(s, p, rest)
    others = int(s.held[p] - s.stuck[p])
    empty_hand(s, p)
    count = deal_stuck(s, rest, count, p)
    for _ in range(others):
        face = pick(s.rng, rest, 0, count)
        rest[0, face] -= 1
        add_to_hand(s, p, face)
        count -= 1
    for i in range(s.backs[p]):
        s.back[p, i] = pick(s.rng, rest, 0, count)
        rest[0, s.back[p, i]] -= 1
        count -= 1
    count = deal(s, rest, count, s.aside, p)
    deal(s, rest, count, s.gone, p)
    for face in range(FACES):
        s.deck[p, face] = rest[0, face]


@kernel
def can_finish_twin(s):
    """Tell whether the hand has what is left of a Twin current, for which it must have had the cards."""
    needed = s.twin if s.phase == Phase.PLAY else s.twin - 1
    return popcount(u64(playable_areas(s))) >= needed


@kernel
def resample(s, seat):
    """Redraw the hand, deck, omen cards and discards of whoever is not `seat`; what comes next is chance anyway."""
    rest = np.zeros((1, FACES), np.int8)
    for p in range(2):
        if p != seat:
            deal_all(s, p, rest)
            while p == s.turn and s.twin > 0 and not can_finish_twin(s):
                deal_all(s, p, rest)
