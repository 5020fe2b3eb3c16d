"""The rules of Pebbles."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.contract import STATE_HEAD
from ludoteka.engine.rng import below

from .numbers import BIG, PEEK, ROLL, SEATS, SECRETS, SMALL, TARGET

STATE = np.dtype(
    [
        *STATE_HEAD,
        ("heap", "i1"),
        ("turn", "i1"),
        ("dice", "i1"),
        ("peeked", "i1"),  # whether the player to move has looked this turn
        ("most", "i1", (SEATS,)),  # how many a player may take at once
        ("score", "i2", (SEATS,)),
        ("secret", "i1", (SEATS,)),  # added to the score at the end
        ("seen", "u1", (SEATS,)),  # whose secrets a player knows, a bit each
    ],
    align=True,
)


@kernel
def setup(s, players, options):
    s.heap = BIG if options[0] == 1 else SMALL
    s.dice = options[1]
    skills = options[3]
    for p in range(players):
        s.most[p] = 3 - skills % 2
        skills //= 2
        s.score[p] = options[2]
        s.secret[p] = below(s.rng, SECRETS)
        s.seen[p] = 1 << p


@kernel
def over(s):
    return s.heap == 0


@kernel
def to_move(s):
    return int(s.turn)


@kernel
def legal(s, out):
    n = 0
    for pebbles in range(1, min(s.most[s.turn], s.heap) + 1):
        out[n] = pebbles - 1
        n += 1
    if s.dice:
        out[n] = ROLL
        n += 1
    if s.players > 1 and not s.peeked:
        out[n] = PEEK
        n += 1
    return n


@kernel
def take(s, pebbles, bonus):
    s.heap -= pebbles
    s.score[s.turn] += pebbles + bonus
    s.turn = (s.turn + 1) % s.players
    s.peeked = 0


@kernel
def apply(s, action):
    if action == PEEK:
        s.peeked = 1
        s.seen[s.turn] |= 1 << (s.turn + 1) % s.players
    elif action == ROLL:
        take(s, 1, below(s.rng, 3))
    else:
        take(s, action + 1, 0)


@kernel
def scores(s, out):
    for p in range(s.players):
        out[p] = s.score[p] + s.secret[p]


@kernel
def winners(s):
    best = TARGET if s.players == 1 else 0
    for p in range(s.players):
        best = max(best, s.score[p] + s.secret[p])
    won = 0
    for p in range(s.players):
        if s.score[p] + s.secret[p] == best:
            won |= 1 << p
    return won


@kernel
def resample(s, seat):
    known = int(s.seen[seat]) if seat >= 0 else 0
    for p in range(s.players):
        if not known >> p & 1:
            s.secret[p] = below(s.rng, SECRETS)
