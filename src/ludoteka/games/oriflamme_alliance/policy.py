"""What a learned player of Oriflamme: Alliance would do: how likely it takes each action, from what its seat knows."""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import HEAD, HIDDEN
from ludoteka.games.oriflamme_alliance.actions import LEAVE, PLACE, PLACES
from ludoteka.games.oriflamme_alliance.noticing import (
    ACTION_PAIRS,
    SAID,
    SEEN,
    note_action,
    note_card,
    note_place,
    see,
)

INPUTS = SEEN + SAID
#: Where the rows of the hidden layer begin.
ROWS = HEAD + INPUTS + 1


@kernel
def excite_by_state(s, model, units, hidden):
    """Write what reaches each hidden unit from what the seat that decides sees."""
    x = np.zeros(SEEN, np.float64)
    see(s, x)
    shift = ROWS + INPUTS * units
    for h in range(units):
        hidden[h] = model[shift + h]
    for i in range(SEEN):
        here = x[i]
        if here != 0.0:
            row = ROWS + i * units
            for h in range(units):
                hidden[h] += here * model[row + h]


@kernel
def excite_by(which, much, pairs, model, units, excited):
    """Add what reaches each hidden unit from what is noted of an action; return what its slopes make of it."""
    total = 0.0
    for j in range(pairs):
        i = SEEN + which[j]
        here = much[j]
        total += here * model[HEAD + i]
        row = ROWS + i * units
        for h in range(units):
            excited[h] += here * model[row + h]
    return total


@kernel
def add_up(model, units, excited):
    """Return what the hidden units say together."""
    last = ROWS + (INPUTS + 1) * units
    total = 0.0
    for h in range(units):
        if excited[h] > 0.0:
            total += excited[h] * model[last + h]
    return total


@kernel
def weigh_cards(s, actions, count, weights, model, units, hidden):
    """Write how much the model is for each card at each place; what is beside a place is looked at once."""
    which = np.empty(ACTION_PAIRS, np.int64)
    much = np.empty(ACTION_PAIRS, np.float64)
    beside = np.empty((PLACES, units), np.float64)
    slopes = np.empty(PLACES, np.float64)
    excited = np.empty(units, np.float64)
    looked = 0
    for i in range(count):
        action = int(actions[i])
        where = (action - PLACE) % PLACES
        if looked >> where & 1 == 0:
            looked |= 1 << where
            beside[where] = hidden
            slopes[where] = excite_by(which, much, note_place(s, where, which, much, 0), model, units, beside[where])
        for h in range(units):
            excited[h] = beside[where, h]
        pairs = note_card(s, action, which, much, 0)
        weights[i] = slopes[where] + excite_by(which, much, pairs, model, units, excited)
        weights[i] += add_up(model, units, excited)


@kernel
def weigh_others(s, actions, count, weights, model, units, hidden):
    """Write how much the model is for each action that lays no card."""
    which = np.empty(ACTION_PAIRS, np.int64)
    much = np.empty(ACTION_PAIRS, np.float64)
    excited = np.empty(units, np.float64)
    for i in range(count):
        for h in range(units):
            excited[h] = hidden[h]
        pairs = note_action(s, int(actions[i]), which, much)
        weights[i] = excite_by(which, much, pairs, model, units, excited)
        weights[i] += add_up(model, units, excited)


@kernel
def weigh(s, actions, count, weights, model):
    """Write how likely the seat that decides takes each of its actions."""
    units = int(model[HIDDEN])
    hidden = np.empty(units, np.float64)
    excite_by_state(s, model, units, hidden)
    if actions[0] < LEAVE:
        weigh_cards(s, actions, count, weights, model, units, hidden)
    else:
        weigh_others(s, actions, count, weights, model, units, hidden)
    high = weights[0]
    for i in range(1, count):
        high = max(high, weights[i])
    total = 0.0
    for i in range(count):
        weights[i] = np.exp(weights[i] - high)
        total += weights[i]
    for i in range(count):
        weights[i] /= total
