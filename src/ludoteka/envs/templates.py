"""Many games at once, over all cores, written once for every game; its kernels are swapped in.

The serial templates play the games from `first` to `last`; the parallel ones share all games out in blocks, each with a
row of scratch of its own. No game depends on another, so that the number of blocks changes nothing.
"""

# mypy: ignore-errors
# ruff: noqa: F821
from __future__ import annotations

from ludoteka.engine import rng
from ludoteka.engine.kernels import u64
from ludoteka.engine.records import as_record

try:
    from numba import prange
except ImportError:  # in a browser, say
    prange = range


# ---- one game


def write_legal(s, mask, out):
    """Write whether each action is legal."""
    for i in range(mask.size):
        mask[i] = 0
    for i in range(legal(s, out)):
        mask[out[i]] = 1


def random_action(s, dice, out):
    """Return a uniformly random legal action."""
    return int(out[rng.below(dice, legal(s, out))])


def show(s, observation, mask, out):
    """Write what the deciding seat knows and may do; return the seat."""
    for i in range(observation.size):
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
        if where[i] and (actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0):
            return i
    return -1


def begin_some(first, last, raws, players, options, key, episodes, observations, masks, movers, dice, out):
    """Begin games, each on a stream of its own."""
    for i in range(first, last):
        s = as_record(raws[i], STATE)
        episodes[i] = 0
        deal(s, players, options, key, u64(i))
        rng.seed(dice[i], ~key, u64(i))
        movers[i] = show(s, observations[i], masks[i], out)


def step_some(
    first, last, raws, actions, where, players, options, key, episodes, observations, masks, rewards, dones, movers, out
):
    """Play an action in each game that is not left alone; one that ends gives its rewards and begins anew."""
    games = u64(raws.shape[0])
    for i in range(first, last):
        dones[i] = False
        for seat in range(players):
            rewards[i, seat] = 0.0
        if where[i]:
            s = as_record(raws[i], STATE)
            apply(s, actions[i])
            if over(s):
                dones[i] = True
                shares(s, rewards[i])
                episodes[i] += 1
                deal(s, players, options, key, u64(i) + games * u64(episodes[i]))
            movers[i] = show(s, observations[i], masks[i], out)


def sample_some(first, last, raws, dice, actions, out):
    """Draw a legal action for each game."""
    for i in range(first, last):
        actions[i] = sample(as_record(raws[i], STATE), dice[i], out)


# ---- all games


def begin_all(blocks, raws, players, options, key, episodes, observations, masks, movers, dice, scratch):
    """Begin every game."""
    n = raws.shape[0]
    for b in prange(blocks):
        first, last = b * n // blocks, (b + 1) * n // blocks
        begin_some(first, last, raws, players, options, key, episodes, observations, masks, movers, dice, scratch[b])


def step_all(
    blocks,
    raws,
    actions,
    where,
    players,
    options,
    key,
    episodes,
    observations,
    masks,
    rewards,
    dones,
    movers,
    scratch,
):
    """Play an action in every game that is not left alone."""
    n = raws.shape[0]
    for b in prange(blocks):
        first, last = b * n // blocks, (b + 1) * n // blocks
        step_some(
            first,
            last,
            raws,
            actions,
            where,
            players,
            options,
            key,
            episodes,
            observations,
            masks,
            rewards,
            dones,
            movers,
            scratch[b],
        )


def sample_all(blocks, raws, dice, actions, scratch):
    """Draw a legal action for every game."""
    n = raws.shape[0]
    for b in prange(blocks):
        sample_some(b * n // blocks, (b + 1) * n // blocks, raws, dice, actions, scratch[b])


#: Of one game: what a game that has none of its own is given.
OWN = (write_legal, random_action)
#: What those who play one game at a time need.
OBSERVER = (observe_seat,)
#: What a batch needs, serial and parallel.
ONE = (show, first_illegal, begin_some, step_some, sample_some)
MANY = (begin_all, step_all, sample_all)
