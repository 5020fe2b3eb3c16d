"""Whole random games by the thousand, checked decision by decision inside compiled code."""

# ruff: noqa: F821
from __future__ import annotations

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.contract import RNG_WORDS

FINE, EMPTY, UNSORTED, OUT_OF_RANGE, TOO_LONG, NO_SUCH_SEAT, BAD_RETURNS = range(7)
#: What `report` holds: what went wrong, in which game, after how many decisions; then figures.
FAULT, GAME, DECISION, DECISIONS, LONGEST, MOST_ACTIONS = range(6)


def faults(s, out, count, num_actions):
    """Return what is wrong with a list of legal actions."""
    if count <= 0:
        return EMPTY
    for i in range(count):
        if out[i] < 0 or out[i] >= num_actions:
            return OUT_OF_RANGE
        if i > 0 and out[i] <= out[i - 1]:
            return UNSORTED
    if to_move(s) < 0 or to_move(s) >= s.players:
        return NO_SUCH_SEAT
    return FINE


def bad_returns(s, returns):
    """Tell whether returns are out of bounds, or do not sum to zero though more than one plays."""
    shares(s, returns)
    total = 0.0
    for seat in range(s.players):
        total += returns[seat]
        if abs(returns[seat]) > 1.0:
            return True
    return s.players > 1 and abs(total) > 1e-9


def audit(raw, players, options, games, num_actions, bound, out, returns, report):
    """Play random games until one goes wrong; write what, where and the figures."""
    s = as_record(raw, STATE)
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, u64(2024), u64(players))
    for game in range(games):
        report[GAME] = game
        deal(s, players, options, u64(7), u64(game))
        decisions = 0
        while not over(s):
            report[DECISION] = decisions
            if decisions >= bound:
                report[FAULT] = TOO_LONG
                return
            count = legal(s, out)
            fault = faults(s, out, count, num_actions)
            if fault != FINE:
                report[FAULT] = fault
                return
            report[MOST_ACTIONS] = max(report[MOST_ACTIONS], count)
            apply(s, out[rng.below(dice, count)])
            decisions += 1
        report[DECISIONS] += decisions
        report[LONGEST] = max(report[LONGEST], decisions)
        if bad_returns(s, returns):
            report[FAULT] = BAD_RETURNS
            return


TEMPLATES = (faults, bad_returns, audit)
