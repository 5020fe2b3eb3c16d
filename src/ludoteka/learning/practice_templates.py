"""Practice: a policy plays whole games against itself, and takes more often what went better than it had expected.

Proximal policy optimisation (Schulman et al., 2017) with a critic that foretells results: both are networks of
`engine/network.py`, as one row of numbers each. A *moment* is a decision with more than one action.

Templates: the game's kernels and its `see` and `note_action` are swapped in, and how many inputs there are.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.network import HEAD

#: Chances are drawn as so many parts of 1.
FINE = 1 << 24
#: What `told` holds: games, points of winners, entropy, moments of fitting, squares of what the critic was off by.
GAMES, WINNING, ENTROPY, FITTED, SQUARES, TOLD = range(6)


def excite_state(words, inputs, units, x, hidden):
    """Write what reaches each hidden unit from what is seen."""
    rows = HEAD + inputs + 1
    for h in range(units):
        hidden[h] = words[rows + inputs * units + h]
    for i in range(x.size):
        here = x[i]
        if here != 0.0:
            row = rows + i * units
            for h in range(units):
                hidden[h] += here * words[row + h]


def excite_action(words, units, hidden, which, much, pairs, excited):
    """Write what reaches each hidden unit with an action besides; return how much the policy is for it."""
    inputs = STATE_INPUTS + ACTION_INPUTS
    rows = HEAD + inputs + 1
    for h in range(units):
        excited[h] = hidden[h]
    total = np.float32(0.0)
    for j in range(pairs):
        i = STATE_INPUTS + which[j]
        here = much[j]
        total += here * words[HEAD + i]
        row = rows + i * units
        for h in range(units):
            excited[h] += here * words[row + h]
    last = rows + (inputs + 1) * units
    for h in range(units):
        if excited[h] > 0.0:
            total += excited[h] * words[last + h]
    return total


def as_chances(favour, count):
    """Turn how much the policy is for each action into chances."""
    high = favour[0]
    for i in range(1, count):
        high = max(high, favour[i])
    total = np.float32(0.0)
    for i in range(count):
        favour[i] = np.exp(favour[i] - high)
        total += favour[i]
    for i in range(count):
        favour[i] /= total


def expect(critic, units, x, hidden):
    """Return the result that the critic foretells for the seat that decides."""
    excite_state(critic, STATE_INPUTS, units, x, hidden)
    last = HEAD + STATE_INPUTS + 1 + (STATE_INPUTS + 1) * units
    total = critic[HEAD + STATE_INPUTS]
    for h in range(units):
        if hidden[h] > 0.0:
            total += hidden[h] * critic[last + h]
    return total


def draw(chances, count, dice):
    """Return an action by its chance."""
    left = np.float32(rng.below(dice, FINE)) / np.float32(FINE)
    for i in range(count - 1):
        left -= chances[i]
        if left < 0.0:
            return i
    return count - 1


def note_moment(s, out, count, at, place, seen, x, which, much, pairs, w, m):
    """Keep what is to be seen of a position and of its actions."""
    for i in range(STATE_INPUTS):
        seen[i] = 0.0
    see(s, seen)
    for i in range(STATE_INPUTS):
        x[at, i] = seen[i]
    for a in range(count):
        n = note_action(s, int(out[a]), w, m)
        pairs[place + a] = n
        for j in range(n):
            which[place + a, j] = w[j]
            much[place + a, j] = m[j]


def judge_moments(s, seats, first, end, shape, fade, expected, gain):
    """Write how much better each moment of a game went than was expected (generalised advantage estimation)."""
    won = int(winners(s))
    points = np.zeros(s.players, np.int64)
    scores(s, points)
    total = points.sum()
    for p in range(s.players):
        result = (won >> p & 1) / popcount(won) - 1.0 / s.players
        result += shape * (points[p] - (total - points[p]) / (s.players - 1))
        better = 0.0
        follows = False
        for d in range(end - 1, first - 1, -1):
            if seats[d] == p:
                surprise = result - expected[d]
                better = surprise + (fade * better if follows else 0.0)
                gain[d] = better
                result = expected[d]
                follows = True
    best = points[0]
    for p in range(s.players):
        best = max(best, points[p])
    return best


def practise(raw, games, tables, options, key_0, key_1, shape, fade, policy, critic, units,
             x, count, place, chosen, chance, expected, gain, seats, which, much, pairs, told):  # fmt: skip
    """Play games, or fewer where the room is full; return how many moments they had."""
    s = as_record(raw, STATE)
    dice = np.zeros(5, np.uint64)
    rng.seed(dice, u64(key_1), u64(key_0))
    out = np.zeros(NUM_ACTIONS, np.int32)
    favour = np.zeros(NUM_ACTIONS, np.float32)
    seen = np.zeros(STATE_INPUTS, np.float64)
    w = np.zeros(ACTION_PAIRS, np.int64)
    m = np.zeros(ACTION_PAIRS, np.float64)
    hidden = np.zeros(units, np.float32)
    excited = np.zeros(units, np.float32)
    inputs = STATE_INPUTS + ACTION_INPUTS
    at = 0
    row = 0
    for game in range(games):
        first = at
        deal(s, int(tables[rng.below(dice, tables.size)]), options, u64(key_0), u64(key_1 + game))
        while not over(s):
            n = int(legal(s, out))
            if n == 1:
                apply(s, int(out[0]))
                continue
            if at == count.size or row + n > pairs.size:
                return first
            note_moment(s, out, n, at, row, seen, x, which, much, pairs, w, m)
            excite_state(policy, inputs, units, x[at], hidden)
            for a in range(n):
                favour[a] = excite_action(policy, units, hidden, which[row + a], much[row + a], pairs[row + a], excited)
            as_chances(favour, n)
            count[at] = n
            place[at] = row
            seats[at] = to_move(s)
            chosen[at] = draw(favour, n, dice)
            chance[at] = favour[chosen[at]]
            expected[at] = expect(critic, units, x[at], hidden)
            apply(s, int(out[chosen[at]]))
            at += 1
            row += n
        told[GAMES] += 1
        told[WINNING] += judge_moments(s, seats, first, at, shape, fade, expected, gain)
    return at


def push_policy(policy, slopes, units, x, chances, n, aims, which, much, pairs, row, excited, back):
    """Add to the slopes of the policy what changes how much it is for each action by `aims`."""
    inputs = STATE_INPUTS + ACTION_INPUTS
    rows = HEAD + inputs + 1
    shift = rows + inputs * units
    last = shift + units
    for h in range(units):
        back[h] = 0.0
    for a in range(n):
        aim = aims[a]
        here = excited[a]
        for h in range(units):
            if here[h] > 0.0:
                slopes[last + h] += aim * here[h]
                here[h] = aim * policy[last + h]
            else:
                here[h] = 0.0
            back[h] += here[h]
        for j in range(pairs[row + a]):
            i = STATE_INPUTS + which[row + a, j]
            much_of_it = much[row + a, j]
            slopes[HEAD + i] += aim * much_of_it
            to = rows + i * units
            for h in range(units):
                slopes[to + h] += much_of_it * here[h]
    push_state(slopes, inputs, units, x, back)


def push_state(slopes, inputs, units, x, back):
    """Add to the slopes of what is seen."""
    rows = HEAD + inputs + 1
    for h in range(units):
        slopes[rows + inputs * units + h] += back[h]
    for i in range(STATE_INPUTS):
        here = x[i]
        if here != 0.0:
            to = rows + i * units
            for h in range(units):
                slopes[to + h] += here * back[h]


def push_critic(critic, slopes, units, x, result, hidden):
    """Add to the slopes of the critic what brings it nearer to a result; return the square of what it was off by."""
    off = expect(critic, units, x, hidden) - result
    last = HEAD + STATE_INPUTS + 1 + (STATE_INPUTS + 1) * units
    slopes[HEAD + STATE_INPUTS] += off
    for h in range(units):
        if hidden[h] > 0.0:
            slopes[last + h] += off * hidden[h]
            hidden[h] = off * critic[last + h]
        else:
            hidden[h] = 0.0
    push_state(slopes, STATE_INPUTS, units, x, hidden)
    return off * off


def aim(chances, n, chosen, before, better, clip, spice, aims):
    """Write by how much the policy should be less for each action; return how mixed it is."""
    entropy = np.float32(0.0)
    for a in range(n):
        entropy -= chances[a] * np.log(chances[a] + np.float32(1e-9))
    ratio = chances[chosen] / before
    goes = (ratio < 1.0 + clip) if better > 0.0 else (ratio > 1.0 - clip)
    for a in range(n):
        aims[a] = spice * chances[a] * (np.log(chances[a] + np.float32(1e-9)) + entropy)
        if goes:
            aims[a] -= better * ratio * ((1.0 if a == chosen else 0.0) - chances[a])
    return entropy


def learn(order, clip, spice, policy, critic, policy_slopes, critic_slopes, units,
          x, count, place, chosen, chance, better, result, which, much, pairs, told):  # fmt: skip
    """Add up the slopes of some moments."""
    inputs = STATE_INPUTS + ACTION_INPUTS
    hidden = np.zeros(units, np.float32)
    back = np.zeros(units, np.float32)
    excited = np.zeros((NUM_ACTIONS, units), np.float32)
    chances = np.zeros(NUM_ACTIONS, np.float32)
    aims = np.zeros(NUM_ACTIONS, np.float32)
    for d in order:
        n = count[d]
        row = place[d]
        excite_state(policy, inputs, units, x[d], hidden)
        for a in range(n):
            chances[a] = excite_action(policy, units, hidden, which[row + a], much[row + a], pairs[row + a], excited[a])
        as_chances(chances, n)
        told[ENTROPY] += aim(chances, n, chosen[d], chance[d], better[d], clip, spice, aims)
        push_policy(policy, policy_slopes, units, x[d], chances, n, aims, which, much, pairs, row, excited, back)
        told[SQUARES] += push_critic(critic, critic_slopes, units, x[d], result[d], hidden)
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


PRACTICE = (
    excite_state,
    excite_action,
    as_chances,
    expect,
    draw,
    note_moment,
    judge_moments,
    practise,
    push_state,
    push_policy,
    push_critic,
    aim,
    learn,
    step,
)
