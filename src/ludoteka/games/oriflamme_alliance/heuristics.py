"""How Oriflamme: Alliance looks to somebody who plays it well: what cards will bring, and what is worth doing.

All of it reads a whole position; a bot sees only positions redrawn from what its seat knows. What is worth doing is
judged from what the seat that decides can see there, since playouts should not know what people do not.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import share_out
from ludoteka.engine.rng import below
from ludoteka.games.oriflamme_alliance.actions import (
    BRANCH,
    EXCHANGE,
    LEAVE,
    ON,
    PLACE,
    PLACES,
    REVEAL,
    TARGET,
    Branch,
)
from ludoteka.games.oriflamme_alliance.actor import expect, weigh
from ludoteka.games.oriflamme_alliance.components import ROUNDS, Card
from ludoteka.games.oriflamme_alliance.counting import expected_points, hidden_worth, income, lead_scale, piece_worth
from ludoteka.games.oriflamme_alliance.legality import legal
from ludoteka.games.oriflamme_alliance.row import is_down, owner
from ludoteka.games.oriflamme_alliance.rules import points
from ludoteka.games.oriflamme_alliance.state import Phase

__all__ = ["LEARNED_TUNING", "TUNING", "evaluate", "expect", "prior", "rollout"]

TUNING = {"explore": 0.7, "bias": 0.5, "first_width": 6.0, "width_growth": 0.5, "cutoff": 10.0}
#: What the actor would do is worth far more than a promising look.
LEARNED_TUNING = {"bias": 8.0}

#: How readily each card is laid in each round, in the order of the cards; counted from what long searches chose, and
#: evened out.
LAYING = np.array(
    [
        [0.10, 0.35, 0.08, 0.06, 0.10, 0.20, 1.00, 0.08, 0.08, 0.45],
        [0.25, 1.00, 0.12, 0.08, 0.35, 0.40, 0.45, 0.08, 0.35, 0.30],
        [0.40, 0.40, 0.15, 0.10, 0.55, 0.35, 1.00, 0.20, 0.25, 0.20],
        [0.80, 0.80, 0.35, 0.25, 1.00, 0.60, 0.65, 0.40, 0.30, 0.35],
        [0.70, 0.40, 0.30, 0.30, 1.00, 0.35, 0.80, 0.30, 0.25, 0.20],
        [1.00, 0.60, 0.35, 0.40, 0.70, 0.40, 0.25, 0.55, 0.35, 0.20],
    ]
)
#: How often a card that could be revealed is left.
LEFT = np.array([0.18, 0.10, 0.60, 0.50, 0.20, 0.20, 0.90, 0.80, 0.20, 0.80])
#: How readily a card is laid on one's own one that lies face up: those that leave soon, and let it act then.
COVERING = np.array([0.05, 0.05, 0.20, 0.15, 0.20, 0.05, 0.02, 0.80, 0.40, 0.25])


@kernel
def evaluate(s, value, model):
    """Write the result that each seat may expect, by hand: what was learned says so by `expect`."""
    for p in range(s.players):
        value[p] = expected_points(s, p)
    share_out(value, s.players, lead_scale(s))


# ---- what is worth doing, 0 to 1


@kernel
def harm(s, piece):
    """Return what eliminating a piece takes from its owner, as far as all can see; one's own one counts against."""
    worth = 1.5 + 0.7 * s.lying[piece]
    if s.up >> piece & 1:
        worth = 0.5 + income(int(s.card[piece]), ROUNDS - s.round + 1) + 0.7 * s.lying[piece]
    if owner(piece) == s.turn:
        return 0.6 - piece_worth(s, piece, ROUNDS - s.round + 1)
    return worth * (1.0 + 0.08 * (points(s, owner(piece)) - points(s, s.turn)))


@kernel
def prey(s, i):
    """Return the harm done by eliminating the neighbour at a position, if there is one."""
    return harm(s, int(s.row[i])) if 0 <= i < s.length else 0.0


@kernel
def spied(s, i):
    """Return what an Informant here finds at a neighbouring position."""
    if 0 <= i < s.length:
        piece = int(s.row[i])
        if owner(piece) != s.turn and is_down(s, piece):
            return int(s.lying[piece])
    return 0


@kernel
def squash(x):
    """Return a number as a chance: 1/2 for 0."""
    return 1.0 / (1.0 + np.exp(-x))


@kernel
def reveal_promise(s):
    """Return how good it looks to reveal the acting card."""
    at = int(s.at)
    piece = int(s.row[at])
    card = int(s.card[piece])
    lying = int(s.lying[piece])
    turns = ROUNDS - s.round + 1
    if card == Card.UPRISING:
        return squash(prey(s, at - 1) + prey(s, at + 1) - 1.5 + (2.0 if turns == 1 else 0.0))
    if turns == 1:
        return 0.95
    if card == Card.AGREEMENT:
        return 0.9 if lying >= turns - 1 else 0.1
    if card == Card.INFORMANT:
        return squash(0.8 * (spied(s, at - 1) + spied(s, at + 1)) - 1.5)
    if card == Card.DESERTER:
        return squash(1.5 * max(prey(s, at - 1), prey(s, at + 1)) - 1.5)
    return 1.0 - LEFT[card]


@kernel
def lay_promise(s, card, where):
    """Return how good it looks to lay a card at a place."""
    likes = LAYING[s.round - 1, card]
    if where >= ON:
        covered = ROUNDS * int(s.turn) + where - ON
        return likes * COVERING[card] * (1.0 if s.up >> covered & 1 else 0.3)
    return likes


@kernel
def branch_promise(s, branch):
    """Return how good one of two abilities looks."""
    at = int(s.at)
    piece = int(s.row[at])
    turns = ROUNDS - s.round + 1
    if branch == Branch.INFORMANT_GAIN or branch == Branch.INFORMANT_EXCHANGE:
        gains = squash(1.5 * (spied(s, at - 1) + spied(s, at + 1)) + (1.0 if turns == 1 else -1.0))
        return gains if branch == Branch.INFORMANT_GAIN else 1.0 - gains
    if branch == Branch.DIPLOMAT_GAIN or branch == Branch.DIPLOMAT_DISCARD:
        stays = squash(income(Card.DIPLOMAT.value, turns) - s.lying[piece])
        return stays if branch == Branch.DIPLOMAT_GAIN else 1.0 - stays
    best = 0.0
    for i in range(s.length):
        if s.marked >> s.row[i] & 1:
            best = max(best, harm(s, int(s.row[i])))
    sentences = squash(best - 1.5)
    return sentences if branch == Branch.JUDGE_ELIMINATE else 1.0 - sentences


@kernel
def target_promise(s, piece):
    """Return how good aiming at a piece looks."""
    if s.phase == Phase.DESERTER or s.phase == Phase.SENTENCE or s.phase == Phase.VERDICT:
        return squash(harm(s, piece) - 2.0)
    if owner(piece) == s.turn:
        return 0.9
    return squash(0.2 * (points(s, s.turn) - points(s, owner(piece))))  # a gift, best to whoever is behind


@kernel
def promise(s, action):
    """Return how good an action looks, from 0 to 1."""
    if action < LEAVE:
        return lay_promise(s, (action - PLACE) // PLACES, (action - PLACE) % PLACES)
    if action < BRANCH:
        reveals = reveal_promise(s)
        return reveals if action == REVEAL else 1.0 - reveals
    if action < TARGET:
        return branch_promise(s, action - BRANCH)
    if action < EXCHANGE:
        return target_promise(s, action - TARGET)
    return squash(0.4 * hidden_worth(action - EXCHANGE, 0, ROUNDS - s.round) - 1.0)


@kernel
def prior(s, actions, count, weights, model):
    """Write how good each of the legal actions looks, or how likely the actor takes it."""
    if model.size > 0:
        weigh(s, actions, count, weights, model)
        return
    for i in range(count):
        weights[i] = promise(s, int(actions[i]))


#: A playout takes an action as often as it is promising; after so many that were refused, the last one.
TRIES = 6


@kernel
def rollout(s, dice, out):
    """Return an action for a playout, the more promising the more often."""
    count = legal(s, out)
    action = int(out[0])
    if count == 1:
        return action
    for _ in range(TRIES):
        action = int(out[below(dice, count)])
        if below(dice, 1000) < 1000.0 * promise(s, action):
            return action
    return action
