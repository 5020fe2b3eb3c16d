"""What the engine does with any game, written once over the kernels that every game has.

These are templates: `STATE`, `setup`, `legal`, `apply`, ... are the game's own, swapped in by `specialise`; with them
`LISTS`: whether what is legal is always listed, because the game cannot tell what it `allows` without a list.
Each takes the raw bytes of a state, because handing a record over from Python costs microseconds.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine import rng
from ludoteka.engine.compiling.intrinsics import as_record, clear
from ludoteka.engine.compiling.kernels import u64
from ludoteka.engine.contract import COUNT, MOVER, RNG_WORDS, UNLISTED


def deal(s, players, options, key_0, key_1):
    """Set up a game on the stream of a key; `setup` finds every byte 0."""
    clear(s)
    rng.seed(s.rng, key_0, key_1)
    s.players = players
    setup(s, players, options)


def refresh_status(s, out, status):
    """Say who decides, and list the legal actions, unless there is no need of it and nobody has asked before."""
    if over(s):
        status[COUNT] = 0
        status[MOVER] = -1
    else:
        if LISTS or status[COUNT] != UNLISTED:
            status[COUNT] = legal(s, out)
        status[MOVER] = to_move(s)


def look(raw, out, status):
    """Write what a position allows."""
    status[COUNT] = UNLISTED
    refresh_status(as_record(raw, STATE), out, status)


def start(raw, players, options, key_0, key_1, out, status):
    """Set up a game on the stream of a key and write what it allows."""
    s = as_record(raw, STATE)
    deal(s, players, options, key_0, key_1)
    status[COUNT] = UNLISTED
    refresh_status(s, out, status)


def contains(out, count, action):
    """Tell whether an ascending list holds an action."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if out[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and out[low] == action


def write_list(raw, out):
    """List the legal actions of a position that is not over; return how many there are."""
    return legal(as_record(raw, STATE), out)


def never_asked(s, action):
    """Stand in where a game lists what it allows; never called."""
    return False


def permits(s, action, out, status):
    """Tell whether an action is legal: by the game's own answer, or by the list in `out`."""
    if LISTS:
        return contains(out, status[COUNT], action)
    return status[MOVER] >= 0 and allows(s, action)


def step(raw, action, out, status):
    """Apply an action if it is legal, write what is then allowed and tell whether it was."""
    s = as_record(raw, STATE)
    if not permits(s, action, out, status):
        return False
    apply(s, action)
    refresh_status(s, out, status)
    return True


def redraw(raw, seat, key_0, key_1):
    """Redraw what a seat cannot know, on the stream of a key."""
    s = as_record(raw, STATE)
    rng.seed(s.rng, key_0, key_1)
    resample(s, seat)


def shares(s, out):
    """Share +1 among the winners and -1 among the others; where all win, nobody does."""
    seats = int(s.players)
    won = int(winners(s))
    count = 0
    for seat in range(seats):
        count += (won >> seat) & 1
    for seat in range(seats):
        if (won >> seat) & 1:
            out[seat] = 1.0 / count if count < seats or seats == 1 else 0.0
        elif count > 0 or seats == 1:
            out[seat] = -1.0 / (seats - count)
        else:
            out[seat] = 0.0


def results(raw, returns_out, scores_out):
    """Write the returns (0 until the end) and the points of each seat; return the winners as bits."""
    s = as_record(raw, STATE)
    scores(s, scores_out)
    if not over(s):
        for seat in range(s.players):
            returns_out[seat] = 0.0
        return 0
    shares(s, returns_out)
    return int(winners(s))


def random_games(raw, players, options, key_0, key_1, games, out):
    """Play whole games of uniformly random legal actions; return the number of decisions."""
    s = as_record(raw, STATE)
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, key_0, key_1)
    decisions = 0
    for game in range(games):
        deal(s, players, options, key_0, u64(game))
        while not over(s):
            count = legal(s, out)
            apply(s, out[rng.below(dice, count)])
            decisions += 1
    return decisions


def sampled_games(raw, players, options, key_0, key_1, games, out):
    """Play whole random games by the game's own `sample`, which lists nothing; return the number of decisions."""
    s = as_record(raw, STATE)
    dice = np.zeros(RNG_WORDS, np.uint64)
    rng.seed(dice, key_0, key_1)
    decisions = 0
    for game in range(games):
        deal(s, players, options, key_0, u64(game))
        while not over(s):
            apply(s, sample(s, dice, out))
            decisions += 1
    return decisions


#: What a game must have before its first move, in the order in which they call each other.
PLAY = (deal, refresh_status, look, start, contains, write_list, permits, step, redraw, shares, results)
#: What benchmarks need besides.
PLAYOUTS = (random_games,)
SAMPLED_PLAYOUTS = (sampled_games,)
