"""What was learned, as kernels read it: a small network in one row of numbers.

A linear part and one hidden layer over what a game's `judgement.py` counts. A model is an argument of a search, no part
of its machine code: another model needs no compiling. One without numbers stands for judging by hand.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import kernel

#: What a model begins with: its inputs, its hidden units, and the lead that makes the odds e to 1, late and early.
INPUTS, HIDDEN, LATE, EARLY, HEAD = range(5)
#: Judge by hand.
BY_HAND = np.zeros(0, np.float64)


def size(inputs: int, hidden: int) -> int:
    """Return how many numbers a model has: behind its head a slope an input and a constant, then the hidden layer."""
    return HEAD + inputs + 1 + (inputs + 2) * hidden


@kernel
def excite(model, x, hidden):
    """Write what reaches each hidden unit; return what the linear part foretells."""
    inputs = int(model[INPUTS])
    units = int(model[HIDDEN])
    at = HEAD + inputs + 1
    total = model[at - 1]
    for h in range(units):
        hidden[h] = model[at + inputs * units + h]
    for i in range(inputs):
        here = x[i]
        if here != 0.0:  # much of what is counted is not there
            total += here * model[HEAD + i]
            row = at + i * units
            for h in range(units):
                hidden[h] += here * model[row + h]
    return total


@kernel
def foretell(model, x):
    """Return what a model foretells of what was counted."""
    inputs = int(model[INPUTS])
    units = int(model[HIDDEN])
    hidden = np.empty(units, np.float64)
    total = excite(model, x, hidden)
    last = HEAD + inputs + 1 + (inputs + 1) * units
    for h in range(units):
        total += max(0.0, hidden[h]) * model[last + h]
    return total


@kernel
def foretell_slopes(model, x, slopes):
    """Return what a model foretells, and write by how much it changes with each input."""
    inputs = int(model[INPUTS])
    units = int(model[HIDDEN])
    hidden = np.empty(units, np.float64)
    total = excite(model, x, hidden)
    at = HEAD + inputs + 1
    last = at + (inputs + 1) * units
    for h in range(units):
        if hidden[h] > 0.0:
            total += hidden[h] * model[last + h]
            hidden[h] = model[last + h]
        else:
            hidden[h] = 0.0
    for i in range(inputs):
        slope = model[HEAD + i]
        row = at + i * units
        for h in range(units):
            slope += model[row + h] * hidden[h]
        slopes[i] = slope
    return total


@kernel
def odds_scale(model, to_come):
    """Return the lead that makes the odds e to 1, with a share of the game to come."""
    return model[LATE] + (model[EARLY] - model[LATE]) * np.sqrt(to_come)


@kernel
def share_out(value, seats, scale):
    """Turn what each seat is expected to have into the result it may expect, from -1 to 1."""
    high = value[0]
    for p in range(1, seats):
        high = max(high, value[p])
    total = 0.0
    for p in range(seats):
        value[p] = np.exp((value[p] - high) / scale)
        total += value[p]
    for p in range(seats):
        chance = value[p] / total
        value[p] = chance - (1.0 - chance) / (seats - 1)
