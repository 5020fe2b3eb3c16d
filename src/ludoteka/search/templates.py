"""Tree search, written once for every game.

Information-set Monte Carlo tree search: each simulation begins by redrawing what the searching seat cannot know, walks
down the tree among the actions that are legal in that redrawn world, adds one node, and plays on. A node counts how
often it could have been chosen, so that rarely possible actions are judged fairly. Where everything is known it is
plain tree search, and won and lost positions are proven and backed up.

Templates: the game's kernels, its heuristics (`prior`, `evaluate`, `rollout`, `expect`) and the constants HAS_PRIOR,
HAS_EVALUATE, HAS_POLICY, PERFECT, BATCHES are swapped in. `model` is what was learned of the game, in numbers, or none:
then its heuristics judge by hand.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record, copy
from ludoteka.engine.compiling.kernels import ALL, u64
from ludoteka.search.nodes import (
    NO_NODE,
    PROVEN_DRAW,
    PROVEN_WIN,
    ROOT,
    UNPROVEN,
    adopt,
    plant,
)

#: Numbers that tune a search, in `tuning`.
EXPLORE, BIAS, FIRST_WIDTH, WIDTH_GROWTH, CUTOFF = range(5)
#: What `state` holds: nodes used, ticks of the stamp, simulations done, whether the root is proven.
USED, TICK, DONE, PROVEN, STATE_WORDS = range(5)
#: No walk down a tree is longer.
DEEPEST = 512
#: Better than any bound, and worse.
SURE = 1e9
#: So many actions become nodes at once where a look at all of them (`prior`) holds for the next visits too.
EXPANSION_BATCH = 8


def best_child(pool, node, mover, tick, stamp, tuning):
    """Find the child with the highest bound among those possible now.

    Return it, how many are possible, the first of these that was not visited yet, and how many of all were not.
    """
    best = NO_NODE
    waiting = NO_NODE
    high = -2 * SURE
    found = 0
    unvisited = 0
    child = int(pool[node].first)
    while child != NO_NODE:
        c = pool[child]
        unvisited += c.visits == 0
        if PERFECT or stamp[c.action] == tick:
            found += 1
            stamp[c.action] = -tick
            if c.visits == 0:
                if waiting == NO_NODE:
                    waiting = child
                child = int(c.sibling)
                continue
            c.seen += 1
            n = np.float64(c.visits)
            bound = c.total[mover] / n + tuning[EXPLORE] * np.sqrt(np.log(np.float64(c.seen)) / n)
            if HAS_PRIOR:
                bound += tuning[BIAS] * c.prior / (n + 1.0)
            if PERFECT and c.proof != UNPROVEN:
                if c.proof == PROVEN_WIN + mover:
                    bound = SURE
                elif c.proof != PROVEN_DRAW:
                    bound = -SURE
            if bound > high:
                high = bound
                best = child
        child = int(c.sibling)
    return best, found, waiting, unvisited


def allowed_children(visits, tuning):
    """Return how many children a node may have: more as it is visited, the most promising first."""
    if HAS_PRIOR:
        return tuning[FIRST_WIDTH] * (visits + 1.0) ** tuning[WIDTH_GROWTH]
    return 1e9


def list_legal(t, here, out, stamp, tick):
    """List what is legal in `out`, stamp it, and return how many actions that are."""
    count = int(legal(t, out))
    here.width = count
    for i in range(count):
        stamp[out[i]] = tick
    return count


def most_promising(out, count, tick, stamp, weights):
    """Return the place in `out` of the action without a child that looks best."""
    best = 0
    high = -1.0
    for i in range(count):
        if stamp[out[i]] == tick and weights[i] > high:
            high = weights[i]
            best = i
    return best


def plant_best(pool, state, node, out, count, tick, stamp, weights, size):
    """Plant so many of the most promising actions without a child; return the node of the best."""
    first = int(state[USED])
    for k in range(size):
        best = most_promising(out, count, tick, stamp, weights)
        stamp[out[best]] = -tick
        plant(pool, first + k, int(out[best]), weights[best])
    for k in range(size - 1, -1, -1):
        adopt(pool, node, first + k)
    state[USED] += size
    return first


def add_child(t, pool, state, node, out, count, found, tick, stamp, weights, dice, model):
    """Plant the most promising action without a child, or any where nothing tells them apart; return its node."""
    if HAS_PRIOR:
        prior(t, out, count, weights, model)
        size = 1
        if HAS_POLICY and model.size > 0:
            size = min(EXPANSION_BATCH, count - found)
        return plant_best(pool, state, node, out, count, tick, stamp, weights, size)
    skip = int(rng.below(dice, count - found))
    any_of_them = -1
    while skip >= 0:
        any_of_them += 1
        if stamp[out[any_of_them]] == tick:
            skip -= 1
    child = int(state[USED])
    state[USED] += 1
    plant(pool, child, int(out[any_of_them]), 0.0)
    adopt(pool, node, child)
    return child


def add_batch(t, pool, state, node, out, tick, stamp, weights, model):
    """Plant the most promising actions without a child, as looking at all of them costs much; return the best."""
    count = list_legal(t, pool[node], out, stamp, tick)
    child = int(pool[node].first)
    while child != NO_NODE:
        stamp[pool[child].action] = -tick
        child = int(pool[child].sibling)
    prior(t, out, count, weights, model)
    size = min(EXPANSION_BATCH, count - int(pool[node].children))
    return plant_best(pool, state, node, out, count, tick, stamp, weights, size)


def ask_each(t, out, dice, value, model):
    """Play on by the cheap policy until every seat has said, where it decides, which result it expects."""
    seats = int(t.players)
    heard = 0
    while not over(t):
        seat = int(to_move(t))
        if not heard >> seat & 1 and int(legal(t, out)) > 1:
            value[seat] = expect(t, model)
            heard |= 1 << seat
            if heard + 1 == 1 << seats:
                balance(value, seats)
                return
        apply(t, rollout(t, dice, out))
    shares(t, value)


def balance(value, seats):
    """Turn shares of a win that seats expect, less what is even, into results that add up to nothing."""
    mean = 0.0
    for seat in range(seats):
        mean += value[seat] / seats
    for seat in range(seats):
        value[seat] = (value[seat] - mean) * seats / (seats - 1)


def playout(t, out, dice, value, limit, model):
    """Play on by the cheap policy, to the end or until the position is judged."""
    steps = 0
    while not over(t):
        if HAS_EVALUATE and steps >= limit:
            if HAS_POLICY and model.size > 0:
                ask_each(t, out, dice, value, model)
            else:
                evaluate(t, value, model)
            return
        apply(t, rollout(t, dice, out))
        steps += 1
    shares(t, value)


def proof_of(t):
    """Return the proof that the end of a game is."""
    won = int(winners(t))
    if won == 1:
        return PROVEN_WIN
    return PROVEN_WIN + 1 if won == 2 else PROVEN_DRAW


def prove(pool, path, depth):
    """Back up a proven end: a win for whoever decides is one; a loss is one when every way is."""
    for d in range(depth - 1, -1, -1):
        node = pool[path[d]]
        result = pool[path[d + 1]].proof
        if result != PROVEN_WIN + node.mover:
            if node.children < node.width:
                return
            child = int(node.first)
            while child != NO_NODE:
                proof = pool[child].proof
                if proof == UNPROVEN:
                    return
                if proof == PROVEN_DRAW:
                    result = PROVEN_DRAW
                child = int(pool[child].sibling)
        node.proof = result


def walk(t, pool, state, out, weights, stamp, path, dice, tuning, model):
    """Walk down to a new node, or to the end of the game; return its depth."""
    node = ROOT
    depth = 0
    while depth < DEEPEST - 1 and not over(t):
        here = pool[node]
        mover = int(to_move(t))
        here.mover = mover
        state[TICK] += 1
        tick = state[TICK]
        room = allowed_children(here.visits, tuning)
        full = state[USED] + EXPANSION_BATCH > pool.size
        if BATCHES:
            child, found, fresh, unvisited = best_child(pool, node, mover, tick, stamp, tuning)
            if found - unvisited >= room:
                fresh = NO_NODE
            elif fresh == NO_NODE and not full and (here.width == 0 or here.children < here.width):
                fresh = add_batch(t, pool, state, node, out, tick, stamp, weights, model)
        else:
            count = list_legal(t, here, out, stamp, tick)
            child, found, fresh, unvisited = best_child(pool, node, mover, tick, stamp, tuning)
            if here.children - unvisited >= room:
                fresh = fresh if child == NO_NODE else NO_NODE  # one that waits, where no other is possible now
            elif fresh == NO_NODE and found < count and not full:
                fresh = add_child(t, pool, state, node, out, count, found, tick, stamp, weights, dice, model)
        if fresh != NO_NODE:
            child = fresh
        elif child == NO_NODE:
            return depth
        depth += 1
        path[depth] = child
        apply(t, int(pool[child].action))
        if fresh != NO_NODE:
            return depth
        node = child
    return depth


def simulate(t, pool, state, out, weights, stamp, path, dice, value, tuning, model):
    """Run one simulation from a position already redrawn."""
    path[0] = ROOT
    depth = walk(t, pool, state, out, weights, stamp, path, dice, tuning, model)
    if PERFECT and over(t) and pool[path[depth]].proof == UNPROVEN:
        pool[path[depth]].proof = proof_of(t)
        prove(pool, path, depth)
    playout(t, out, dice, value, int(tuning[CUTOFF]), model)
    for d in range(depth + 1):
        node = pool[path[d]]
        node.visits += 1
        for seat in range(t.players):
            node.total[seat] += value[seat]


def grow(
    raw, work, seat, pool, state, simulations, key_0, key_1, out, weights, stamp, path, value, tuning, model, cancel
):
    """Run simulations, each on the stream of its own number, until they are done, cancelled or the root is proven."""
    root = as_record(raw, STATE)
    t = as_record(work, STATE)
    dice = np.zeros(5, np.uint64)
    key_0 = u64(key_0)
    key_1 = u64(key_1)
    if state[USED] == 0:
        plant(pool, ROOT, -1, 0.0)
        state[USED] = 1
    for _ in range(simulations):
        if cancel[0] != 0 or (PERFECT and pool[ROOT].proof != UNPROVEN):
            state[PROVEN] = PERFECT and pool[ROOT].proof != UNPROVEN
            return
        number = u64(state[DONE])
        rng.seed(dice, key_0 ^ u64(1), (key_1 + number) & ALL)
        copy(t, root)
        rng.seed(t.rng, key_0, (key_1 + number) & ALL)
        resample(t, seat)
        simulate(t, pool, state, out, weights, stamp, path, dice, value, tuning, model)
        state[DONE] += 1


def look_ahead(raw, world, work, seat, worlds, key_0, key_1, actions, worth, out, value, model):
    """Add up what each action leads to for a seat, in worlds that it thinks possible."""
    root = as_record(raw, STATE)
    w = as_record(world, STATE)
    t = as_record(work, STATE)
    dice = np.zeros(5, np.uint64)
    key_0 = u64(key_0)
    key_1 = u64(key_1)
    rng.seed(dice, key_1, key_0)
    for number in range(worlds):
        copy(w, root)
        rng.seed(w.rng, key_0, (key_1 + u64(number)) & ALL)
        resample(w, seat)
        for i in range(actions.size):
            copy(t, w)
            apply(t, int(actions[i]))
            playout(t, out, dice, value, 0, model)
            worth[i] += value[seat]


def random_action(t, dice, out):
    """Return a uniformly random legal action: the policy of a game that has none of its own."""
    return out[rng.below(dice, legal(t, out))]


def no_prior(t, out, count, weights, model):
    """Stand in where a game has no prior; never called."""


def no_evaluate(t, value, model):
    """Stand in where a game has no evaluation; never called."""


def no_expect(t, model):
    """Stand in where a game has learned no policy; never called."""
    return 0.0


POLICY = (random_action, no_prior, no_evaluate, no_expect)
ONE_PLY = (balance, ask_each, playout, look_ahead)
TREE = (
    best_child,
    allowed_children,
    list_legal,
    most_promising,
    plant_best,
    add_child,
    add_batch,
    balance,
    ask_each,
    playout,
    proof_of,
    prove,
    walk,
    simulate,
    grow,
)
