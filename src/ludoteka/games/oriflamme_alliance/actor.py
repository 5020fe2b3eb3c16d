"""What was learned of Oriflamme: Alliance: how likely a seat takes each action, and which result it may expect.

Both are judged from what the seat that decides knows, and from nothing else.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.actor_critic import (
    critic_at,
    excite_by_action,
    excite_by_position,
    expected_result,
    read_out,
    turn_to_chances,
)
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.network import HIDDEN
from ludoteka.games.oriflamme_alliance.actions import LEAVE, PLACE, PLACES
from ludoteka.games.oriflamme_alliance.policy import (
    ACTION_PAIRS,
    SEEN,
    describe_action,
    describe_position,
    note_card,
    note_place,
)


@kernel
def weigh_cards(s, actions, count, weights, model, hidden):
    """Write how much the actor is for each card at each place; what is beside a place is looked at once."""
    units = int(model[HIDDEN])
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
            linear[where] = excite_by_action(model, SEEN, which, much, pairs, excited)
            for h in range(units):
                beside[where, h] = excited[h]
        for h in range(units):
            excited[h] = beside[where, h]
        pairs = note_card(s, action, which, much, 0)
        weights[i] = linear[where] + excite_by_action(model, SEEN, which, much, pairs, excited)
        weights[i] += read_out(model, 0, excited)


@kernel
def weigh_others(s, actions, count, weights, model, hidden):
    """Write how much the actor is for each action that lays no card."""
    units = int(model[HIDDEN])
    which = np.empty(ACTION_PAIRS, np.int64)
    much = np.empty(ACTION_PAIRS, np.float64)
    excited = np.empty(units, np.float64)
    for i in range(count):
        for h in range(units):
            excited[h] = hidden[h]
        pairs = describe_action(s, int(actions[i]), which, much)
        weights[i] = excite_by_action(model, SEEN, which, much, pairs, excited)
        weights[i] += read_out(model, 0, excited)


@kernel
def weigh(s, actions, count, weights, model):
    """Write how likely the seat that decides takes each of its actions."""
    hidden = np.empty(int(model[HIDDEN]), np.float64)
    x = np.zeros(SEEN, np.float64)
    describe_position(s, x)
    excite_by_position(model, 0, x, hidden)
    if actions[0] < LEAVE:
        weigh_cards(s, actions, count, weights, model, hidden)
    else:
        weigh_others(s, actions, count, weights, model, hidden)
    turn_to_chances(weights, count)


@kernel
def expect(s, model):
    """Return the result that the seat that decides may expect."""
    hidden = np.empty(int(model[HIDDEN]), np.float64)
    x = np.zeros(SEEN, np.float64)
    describe_position(s, x)
    return expected_result(model, critic_at(model), x, hidden)
