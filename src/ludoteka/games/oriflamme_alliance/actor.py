"""What was learned of Oriflamme: Alliance: how likely a seat takes each action, and which result it may expect.

Both are judged from what the seat that decides knows, and from nothing else.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.actor_critic import (
    excite_by_action,
    excite_by_position,
    expected_result,
    read_out,
    turn_to_chances,
)
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import HEAD, HIDDEN
from ludoteka.games.oriflamme_alliance.actions import LEAVE, PLACE, PLACES
from ludoteka.games.oriflamme_alliance.policy import (
    ACTION_PAIRS,
    SAID,
    SEEN,
    describe_action,
    describe_position,
    note_card,
    note_place,
)

#: Inputs of the actor.
INPUTS = SEEN + SAID


@kernel
def weigh_cards(s, actions, count, weights, model, units, hidden):
    """Write how much the actor is for each card at each place; what is beside a place is looked at once."""
    which = np.empty(ACTION_PAIRS, np.int64)
    much = np.empty(ACTION_PAIRS, np.float64)
    beside = np.empty((PLACES, units), np.float64)
    linear = np.empty(PLACES, np.float64)
    excited = np.empty(units, np.float64)
    looked = 0
    for i in range(count):
        action = int(actions[i])
        where = (action - PLACE) % PLACES
        if looked >> where & 1 == 0:
            looked |= 1 << where
            pairs = note_place(s, where, which, much, 0)
            for h in range(units):
                excited[h] = hidden[h]
            linear[where] = excite_by_action(model, INPUTS, units, SEEN, which, much, pairs, excited)
            for h in range(units):
                beside[where, h] = excited[h]
        for h in range(units):
            excited[h] = beside[where, h]
        pairs = note_card(s, action, which, much, 0)
        weights[i] = linear[where] + excite_by_action(model, INPUTS, units, SEEN, which, much, pairs, excited)
        weights[i] += read_out(model, 0, INPUTS, units, excited)


@kernel
def weigh_others(s, actions, count, weights, model, units, hidden):
    """Write how much the actor is for each action that lays no card."""
    which = np.empty(ACTION_PAIRS, np.int64)
    much = np.empty(ACTION_PAIRS, np.float64)
    excited = np.empty(units, np.float64)
    for i in range(count):
        for h in range(units):
            excited[h] = hidden[h]
        pairs = describe_action(s, int(actions[i]), which, much)
        weights[i] = excite_by_action(model, INPUTS, units, SEEN, which, much, pairs, excited)
        weights[i] += read_out(model, 0, INPUTS, units, excited)


@kernel
def weigh(s, actions, count, weights, model):
    """Write how likely the seat that decides takes each of its actions."""
    units = int(model[HIDDEN])
    hidden = np.empty(units, np.float64)
    x = np.zeros(SEEN, np.float64)
    describe_position(s, x)
    excite_by_position(model, 0, INPUTS, units, x, hidden)
    if actions[0] < LEAVE:
        weigh_cards(s, actions, count, weights, model, units, hidden)
    else:
        weigh_others(s, actions, count, weights, model, units, hidden)
    turn_to_chances(weights, count)


@kernel
def expect(s, model):
    """Return the result that the seat that decides may expect."""
    units = int(model[HIDDEN])
    hidden = np.empty(units, np.float64)
    x = np.zeros(SEEN, np.float64)
    describe_position(s, x)
    critic = HEAD + INPUTS + 1 + (INPUTS + 2) * units  # behind the actor
    return expected_result(model, critic, SEEN, units, x, hidden)
