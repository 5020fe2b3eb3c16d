"""A policy plays whole games, and takes more often what went better than it had expected.

Proximal policy optimisation (Schulman et al., 2017): an actor, and a critic that foretells results, both as
`engine/actor_critic.py` lays them out, each in an array of its own here. A *moment* is a decision of a learning seat
with more than one action.

Templates: the game's kernels, its `describe_position` and `describe_action`, the search that rivals go by (`grow`) and
how many inputs there are (POSITION_INPUTS, ACTION_INPUTS, ACTION_PAIRS) are swapped in.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.actor_critic import (
    excite_by_action,
    excite_by_position,
    expected_result,
    read_out,
    turn_to_chances,
)
from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.network import HEAD
from ludoteka.search.nodes import NO_NODE, ROOT

#: Chances are drawn as so many parts of 1.
FINE = 1 << 24
#: What `told` holds: games, points of winners, entropy, moments of fitting, squares of what the critic was off by.
GAMES, WINNING, ENTROPY, FITTED, SQUARES, TOLD = range(6)
#: Everybody learns.
NOBODY = -1


class Moments(NamedTuple):
    """What is kept of the moments of some games, and of their actions."""

    #: The inputs of each position; how many actions there were, where they begin in `which`, the one that was taken.
    x: Any
    count: Any
    place: Any
    chosen: Any
    #: How likely it was taken; what the critic expected; by how much it went better; whose moment it is.
    chance: Any
    expected: Any
    gain: Any
    seats: Any
    #: The inputs of each action: which they are, how much of each, and how many.
    which: Any
    much: Any
    pairs: Any


class Rival(NamedTuple):
    """What a search needs that judges by hand, as `search/templates.py: grow` takes it."""

    work: Any
    pool: Any
    state: Any
    out: Any
    weights: Any
    stamp: Any
    path: Any
    value: Any
    tuning: Any
    model: Any
    cancel: Any


def draw(chances, count, dice):
    """Return the place of an action, drawn by the chances."""
    left = np.float32(rng.below(dice, FINE)) / np.float32(FINE)
    for i in range(count - 1):
        left -= chances[i]
        if left < 0.0:
            return i
    return count - 1


def ask(raw, seat, r, simulations, dice):
    """Return what a rival does: the action that its search tried most."""
    r.state[:] = 0
    r.stamp[:] = 0
    key_0 = u64(rng.below(dice, FINE))
    key_1 = u64(rng.below(dice, FINE))
    grow(
        raw, r.work, seat, r.pool, r.state, simulations, key_0, key_1,
        r.out, r.weights, r.stamp, r.path, r.value, r.tuning, r.model, r.cancel,
    )  # fmt: skip
    child = int(r.pool[ROOT].first)
    best = child
    while child != NO_NODE:
        if r.pool[child].visits > r.pool[best].visits:
            best = child
        child = int(r.pool[child].sibling)
    return int(r.pool[best].action)


def describe(s, out, count, at, row, seen, m, w, much):
    """Keep what describes a position and each of its actions."""
    for i in range(POSITION_INPUTS):
        seen[i] = 0.0
    describe_position(s, seen)
    for i in range(POSITION_INPUTS):
        m.x[at, i] = seen[i]
    for a in range(count):
        n = describe_action(s, int(out[a]), w, much)
        m.pairs[row + a] = n
        for j in range(n):
            m.which[row + a, j] = w[j]
            m.much[row + a, j] = much[j]


def favour_each(actor, units, m, at, hidden, excited, favours):
    """Write how likely the actor takes each action of a moment, and what reaches the hidden units with each."""
    inputs = POSITION_INPUTS + ACTION_INPUTS
    excite_by_position(actor, 0, inputs, units, m.x[at], hidden)
    row = int(m.place[at])
    count = int(m.count[at])
    for a in range(count):
        for h in range(units):
            excited[a, h] = hidden[h]
        k = row + a
        linear = excite_by_action(actor, inputs, units, POSITION_INPUTS, m.which[k], m.much[k], m.pairs[k], excited[a])
        favours[a] = linear + read_out(actor, 0, inputs, units, excited[a])
    turn_to_chances(favours, count)


def judge_moments(s, m, first, end, shape, fade):
    """Write how much better each moment of a game went than was expected (generalised advantage estimation).

    A result is the share of a win, less what is even; `shape` is what each point of a lead is worth besides.
    """
    won = int(winners(s))
    points = np.zeros(s.players, np.int64)
    scores(s, points)
    total = points.sum()
    best = points[0]
    for p in range(s.players):
        best = max(best, points[p])
        result = (won >> p & 1) / popcount(won) - 1.0 / s.players
        result += shape * (points[p] - (total - points[p]) / (s.players - 1))
        better = 0.0
        for d in range(end - 1, first - 1, -1):
            if m.seats[d] == p:
                better = result - m.expected[d] + fade * better
                m.gain[d] = better
                result = m.expected[d]
    return best


def practise(
    raw, games, tables, options, key_0, key_1, rivals, simulations, shape, fade, actor, critic, units, m, r, told
):
    """Play games, or fewer where there is no more room; return how many moments they had.

    In `rivals` of 1000 games one seat learns and the others search by hand, in the rest all seats learn.
    """
    s = as_record(raw, STATE)
    dice = np.zeros(5, np.uint64)
    rng.seed(dice, u64(key_1), u64(key_0))
    out = np.zeros(NUM_ACTIONS, np.int32)
    favours = np.zeros(NUM_ACTIONS, np.float32)
    excited = np.zeros((NUM_ACTIONS, units), np.float32)
    hidden = np.zeros(units, np.float32)
    seen = np.zeros(POSITION_INPUTS, np.float64)
    w = np.zeros(ACTION_PAIRS, np.int64)
    much = np.zeros(ACTION_PAIRS, np.float64)
    at = 0
    row = 0
    for game in range(games):
        first = at
        deal(s, int(tables[rng.below(dice, tables.size)]), options, u64(key_0), u64(key_1 + game))
        own = NOBODY
        if rng.below(dice, 1000) < rivals:
            own = int(rng.below(dice, s.players))
        while not over(s):
            count = int(legal(s, out))
            if count == 1:
                apply(s, int(out[0]))
                continue
            seat = int(to_move(s))
            if own != NOBODY and seat != own:
                apply(s, ask(raw, seat, r, simulations, dice))
                continue
            if at == m.count.size or row + count > m.pairs.size:
                return first
            describe(s, out, count, at, row, seen, m, w, much)
            m.count[at] = count
            m.place[at] = row
            m.seats[at] = seat
            favour_each(actor, units, m, at, hidden, excited, favours)
            m.chosen[at] = draw(favours, count, dice)
            m.chance[at] = favours[m.chosen[at]]
            m.expected[at] = expected_result(critic, 0, POSITION_INPUTS, units, m.x[at], hidden)
            apply(s, int(out[m.chosen[at]]))
            at += 1
            row += count
        told[GAMES] += 1
        told[WINNING] += judge_moments(s, m, first, at, shape, fade)
    return at


def push_position(slopes, inputs, units, x, back):
    """Add to the slopes of what describes a position, and of what each hidden unit is shifted by."""
    rows = HEAD + inputs + 1
    for h in range(units):
        slopes[rows + inputs * units + h] += back[h]
    for i in range(POSITION_INPUTS):
        here = x[i]
        if here != 0.0:
            to = rows + i * units
            for h in range(units):
                slopes[to + h] += here * back[h]


def push_actor(actor, slopes, units, m, at, aims, excited, back):
    """Add to the slopes of the actor what changes how much it is for each action by `aims`."""
    inputs = POSITION_INPUTS + ACTION_INPUTS
    rows = HEAD + inputs + 1
    last = rows + (inputs + 1) * units
    row = int(m.place[at])
    for h in range(units):
        back[h] = 0.0
    for a in range(m.count[at]):
        aim = aims[a]
        here = excited[a]
        for h in range(units):
            if here[h] > 0.0:
                slopes[last + h] += aim * here[h]
                here[h] = aim * actor[last + h]
            else:
                here[h] = 0.0
            back[h] += here[h]
        for j in range(m.pairs[row + a]):
            i = POSITION_INPUTS + int(m.which[row + a, j])
            amount = m.much[row + a, j]
            slopes[HEAD + i] += aim * amount
            to = rows + i * units
            for h in range(units):
                slopes[to + h] += amount * here[h]
    push_position(slopes, inputs, units, m.x[at], back)


def push_critic(critic, slopes, units, x, result, hidden):
    """Add to the slopes of the critic what brings it nearer to a result; return the square of what it was off by."""
    off = expected_result(critic, 0, POSITION_INPUTS, units, x, hidden) - result
    last = HEAD + POSITION_INPUTS + 1 + (POSITION_INPUTS + 1) * units
    slopes[HEAD + POSITION_INPUTS] += off
    for h in range(units):
        if hidden[h] > 0.0:
            slopes[last + h] += off * hidden[h]
            hidden[h] = off * critic[last + h]
        else:
            hidden[h] = 0.0
    push_position(slopes, POSITION_INPUTS, units, x, hidden)
    return off * off


def aim_at(chances, count, chosen, before, better, clip, spice, aims):
    """Write by how much the actor should be less for each action; return how mixed it is (entropy).

    What was taken is taken more often as far as it went better, and no further than `clip` allows; `spice` is what
    being mixed is worth.
    """
    entropy = np.float32(0.0)
    for a in range(count):
        entropy -= chances[a] * np.log(chances[a] + np.float32(1e-9))
    ratio = chances[chosen] / before
    goes = (ratio < 1.0 + clip) if better > 0.0 else (ratio > 1.0 - clip)
    for a in range(count):
        aims[a] = spice * chances[a] * (np.log(chances[a] + np.float32(1e-9)) + entropy)
        if goes:
            aims[a] -= better * ratio * ((1.0 if a == chosen else 0.0) - chances[a])
    return entropy


def learn(order, clip, spice, actor, critic, actor_slopes, critic_slopes, units, m, better, result, told):
    """Add up the slopes of some moments."""
    hidden = np.zeros(units, np.float32)
    back = np.zeros(units, np.float32)
    excited = np.zeros((NUM_ACTIONS, units), np.float32)
    chances = np.zeros(NUM_ACTIONS, np.float32)
    aims = np.zeros(NUM_ACTIONS, np.float32)
    for d in order:
        favour_each(actor, units, m, d, hidden, excited, chances)
        told[ENTROPY] += aim_at(chances, m.count[d], m.chosen[d], m.chance[d], better[d], clip, spice, aims)
        push_actor(actor, actor_slopes, units, m, d, aims, excited, back)
        told[SQUARES] += push_critic(critic, critic_slopes, units, m.x[d], result[d], hidden)
        told[FITTED] += 1


def step(words, slopes, first, second, rate, number, moments):
    """Go a step down the slopes, by Adam (Kingma and Ba, 2015), and make them flat again."""
    keep_1, keep_2 = np.float32(0.9), np.float32(0.999)
    new_1, new_2 = np.float32(0.1), np.float32(0.001)
    length = np.float32(rate / (1.0 - 0.9**number))
    scale = np.float32(1.0 / (1.0 - 0.999**number))
    part = np.float32(1.0 / moments)
    for i in range(HEAD, words.size):
        slope = slopes[i] * part
        first[i] = keep_1 * first[i] + new_1 * slope
        second[i] = keep_2 * second[i] + new_2 * slope * slope
        words[i] -= length * first[i] / (np.sqrt(second[i] * scale) + np.float32(1e-6))
        slopes[i] = 0.0


PPO = (
    draw,
    ask,
    describe,
    favour_each,
    judge_moments,
    practise,
    push_position,
    push_actor,
    push_critic,
    aim_at,
    learn,
    step,
)
