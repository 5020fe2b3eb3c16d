"""Kernels and templates that the tests of loading load."""

# ruff: noqa: F821
from __future__ import annotations

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import kernel

TABLE = np.arange(4)


@kernel
def uses_a_module_and_a_table(words):
    return rng.below(words, TABLE[0])


def count_decisions(raw, players, options, key_0, key_1, out):
    """Return how many decisions a game takes of which the first legal action is always chosen."""
    s = as_record(raw, STATE)
    deal(s, players, options, key_0, key_1)
    decisions = 0
    while not over(s) and decisions < LIMIT:
        legal(s, out)
        apply(s, out[0])
        decisions += 1
    return decisions
