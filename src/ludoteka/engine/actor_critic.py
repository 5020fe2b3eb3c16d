"""An actor and a critic, as kernels read them: two small networks in one row of numbers.

The actor says how likely the seat that decides takes each of its actions; its inputs are those of the position, then
those of the action. The critic says which result that seat may expect, from the position alone. Each is laid out as
`network.py` says, the critic behind the actor, with as many hidden units.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import network
from ludoteka.engine.compiling.kernels import inlined, kernel
from ludoteka.engine.network import HEAD, HIDDEN, INPUTS


def size(states: int, actions: int, hidden: int) -> int:
    """Return how many numbers an actor and its critic have together."""
    return network.size(states + actions, hidden) + network.size(states, hidden)


def is_whole(model: NDArray[np.float64], states: int, actions: int) -> bool:
    """Tell whether a row of numbers is an actor with so many inputs and its critic."""
    hidden = int(model[HIDDEN])
    behind = network.size(states + actions, hidden)
    if model.size != size(states, actions, hidden) or model[INPUTS] != states + actions:
        return False
    return bool(model[behind + INPUTS] == states and model[behind + HIDDEN] == hidden)


@inlined
def excite_by_position(model, base, inputs, units, x, hidden):
    """Write what reaches each hidden unit of the network at `base` from the inputs of a position."""
    rows = base + HEAD + inputs + 1
    if rows < 0 or units < 0:  # never: so that the compiler knows that no index is, and does several units at once
        return
    for h in range(units):
        hidden[h] = model[rows + inputs * units + h]
    for i in range(x.size):
        here = x[i]
        if here != 0.0:
            row = rows + i * units
            for h in range(units):
                hidden[h] += here * model[row + h]


@inlined
def excite_by_action(model, inputs, units, first, which, much, pairs, excited):
    """Add what reaches each hidden unit of the actor from what is noted of an action; return its linear part.

    `first` is how many inputs a position has.
    """
    rows = HEAD + inputs + 1
    total = 0.0
    for j in range(pairs):
        i = first + int(which[j])
        here = much[j]
        total += here * model[HEAD + i]
        row = rows + i * units
        if row < 0:  # never, see above
            break
        for h in range(units):
            excited[h] += here * model[row + h]
    return total


@inlined
def read_out(model, base, inputs, units, excited):
    """Return what the hidden units of the network at `base` say together."""
    last = base + HEAD + inputs + 1 + (inputs + 1) * units
    total = 0.0
    for h in range(units):
        if excited[h] > 0.0:
            total += excited[h] * model[last + h]
    return total


@kernel
def turn_to_chances(favours, count):
    """Turn how much an actor is for each action into how likely it takes each (softmax)."""
    high = favours[0]
    for i in range(1, count):
        high = max(high, favours[i])
    total = 0.0
    for i in range(count):
        favours[i] = np.exp(favours[i] - high)
        total += favours[i]
    for i in range(count):
        favours[i] /= total


@inlined
def expected_result(model, base, inputs, units, x, hidden):
    """Return the result that the critic at `base` foretells for the seat that decides."""
    excite_by_position(model, base, inputs, units, x, hidden)
    return model[base + HEAD + inputs] + read_out(model, base, inputs, units, hidden)
