"""Many games at once, over all cores, written once for every game; its kernels are swapped in.

The serial templates play the games from `first` to `last`; the parallel ones share all games out in blocks. No game
depends on another, so that the number of blocks changes nothing. Of `lists` each game has a row, which keeps what is
legal in it from one step to the next, or where that is not KEPT each block has one, as scratch.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record, row
from ludoteka.engine.compiling.kernels import u64

try:
    from numba import prange
except ImportError:  # in a browser, say
    prange = range


class Arrays(NamedTuple):
    """What a batch is made of, a row a game; in kernels `a`."""

    states: NDArray[np.uint8]
    players: int
    options: NDArray[np.int64]
    key: np.uint64
    episodes: NDArray[np.int64]
    observations: NDArray[np.int8]
    masks: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    movers: NDArray[np.int8]
    dice: NDArray[np.uint64]
    lists: NDArray[np.int32]


# ---- one game


def write_legal(s, mask, out):
    """List what is legal in `out`, with the length at its end, and write 1 for it into a mask that is all 0."""
    n = legal(s, out)
    out[ACTIONS] = n
    for i in range(n):
        mask[out[i]] = 1


def wipe_all(s, mask, out):
    """Write 0 for every action."""
    for action in range(ACTIONS):
        mask[action] = 0


def wipe_listed(s, mask, out):
    """Write 0 for what the kept list says is legal: there may be many actions, of which few are."""
    for i in range(out[ACTIONS]):
        mask[out[i]] = 0


def wipe_legal(s, mask, out):
    """Write 0 for what is legal: there may be even more actions."""
    for i in range(legal(s, out)):
        mask[out[i]] = 0


def leave(s, mask, out):
    """Leave a mask as it is, for a `write_mask` that writes all of it."""


def listed_action(s, dice, out):
    """Return a uniformly random action of the kept list."""
    return int(out[rng.below(dice, out[ACTIONS])])


def random_action(s, dice, out):
    """Return a uniformly random legal action."""
    return int(out[rng.below(dice, legal(s, out))])


def show(s, observation, mask, out):
    """Write what the deciding seat knows and may do; return the seat."""
    for i in range(LENGTH):
        observation[i] = 0
    seat = int(to_move(s))
    observe(s, seat, observation)
    write_mask(s, mask, out)
    return seat


def observe_seat(raw, seat, observation):
    """Write what a seat knows of one game."""
    for i in range(observation.size):
        observation[i] = 0
    observe(as_record(raw, STATE), seat, observation)


# ---- some games


def first_illegal(masks, actions, where):
    """Return the first game to be played whose action is not legal, or -1."""
    for i in range(actions.size):
        if where[i] and (actions[i] < 0 or actions[i] >= ACTIONS or masks[i, actions[i]] == 0):
            return i
    return -1


def begin_some(block, first, last, a):
    """Begin games, each on a stream of its own."""
    for i in range(first, last):
        out = row(a.lists, i if KEPT else block)
        s = as_record(row(a.states, i), STATE)
        a.episodes[i] = 0
        deal(s, a.players, a.options, a.key, u64(i))
        rng.seed(row(a.dice, i), ~a.key, u64(i))
        wipe_all(s, row(a.masks, i), out)
        a.movers[i] = show(s, row(a.observations, i), row(a.masks, i), out)


def step_some(block, first, last, a, actions, where):
    """Play an action in each game that is not left alone; one that ends gives its rewards and begins anew."""
    games = u64(a.states.shape[0])
    for i in range(first, last):
        a.dones[i] = False
        for seat in range(a.players):
            a.rewards[i, seat] = 0.0
        if where[i]:
            out = row(a.lists, i if KEPT else block)
            s = as_record(row(a.states, i), STATE)
            wipe(s, row(a.masks, i), out)
            apply(s, actions[i])
            if over(s):
                a.dones[i] = True
                shares(s, row(a.rewards, i))
                a.episodes[i] += 1
                deal(s, a.players, a.options, a.key, u64(i) + games * u64(a.episodes[i]))
            a.movers[i] = show(s, row(a.observations, i), row(a.masks, i), out)


def sample_some(block, first, last, a, actions):
    """Draw a legal action for each game."""
    for i in range(first, last):
        actions[i] = sample(as_record(row(a.states, i), STATE), row(a.dice, i), row(a.lists, i if KEPT else block))


# ---- all games


def begin_all(blocks, a):
    """Begin every game."""
    n = a.states.shape[0]
    for b in prange(blocks):
        begin_some(b, b * n // blocks, (b + 1) * n // blocks, a)


def step_all(blocks, a, actions, where):
    """Play an action in every game that is not left alone."""
    n = a.states.shape[0]
    for b in prange(blocks):
        step_some(b, b * n // blocks, (b + 1) * n // blocks, a, actions, where)


def sample_all(blocks, a, actions):
    """Draw a legal action for every game."""
    n = a.states.shape[0]
    for b in prange(blocks):
        sample_some(b, b * n // blocks, (b + 1) * n // blocks, a, actions)


#: Of one game: what a game that has none of its own is given.
OWN = (write_legal, wipe_all, wipe_listed, wipe_legal, leave, listed_action, random_action)
SHOW = (show,)
#: What those who play one game at a time need.
OBSERVER = (observe_seat,)
#: What a batch needs, serial and parallel.
ONE = (first_illegal, begin_some, step_some, sample_some)
MANY = (begin_all, step_all, sample_all)
