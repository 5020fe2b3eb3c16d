"""Many games at once, over all cores, written once for every game; its kernels are swapped in.

Those whose names end in `_some` play the games from `first` to `last`; those in `_shared` are called once by each
thread that works at it, and take blocks of games until none is left. No game depends on another, so that neither the
number of threads nor who takes what changes anything. Arrays are held by those in `_shared`: the others, which are
called for every few games, do not count who holds them.

What is legal is kept as bits, 64 actions a word; the mask of a byte each is made of them where it is wanted.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine import rng
from ludoteka.engine.bits import nth_bit, popcount, trailing_zeros
from ludoteka.engine.compiling.intrinsics import (
    WORD_BITS,
    add_atomically,
    as_record,
    fetch,
    read_atomically,
    relax,
    row,
    spread,
)
from ludoteka.engine.compiling.kernels import ALL, u64
from ludoteka.engine.contract import RNG_WORDS

#: Games that a thread takes at once: few, so that nobody waits long for the last of them.
BLOCK = 16
#: A game is brought near, a half at a time, while the one so many before it is played.
AHEAD = 2
#: Numbers that threads share lie so far apart that they do not share a line of the processor's memory.
APART = 8
#: Of the numbers that threads share in a task: blocks that are done; then, for each thread, blocks of its share taken.
DONE = 0
_ZERO, _ONE = u64(0), u64(1)


class Arrays(NamedTuple):
    """What a batch is made of, a row a game; in kernels `a`. Of `scratch` each thread has a row."""

    states: NDArray[np.uint8]
    players: int
    options: NDArray[np.int64]
    key: np.uint64
    episodes: NDArray[np.int64]
    observations: NDArray[np.int8]
    masks: NDArray[np.uint8]
    bits: NDArray[np.uint64]
    counts: NDArray[np.int32]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    movers: NDArray[np.int8]
    dice: NDArray[np.uint64]
    dice_after: NDArray[np.uint64]
    scratch: NDArray[np.int32]


# ---- what is legal


def erase_all(s, bits):
    """Write 0 for every action."""
    for w in range(WORDS):
        bits[w] = _ZERO


def write_legal(s, bits, out):
    """Write a bit for each legal action into words that are all 0; return how many are."""
    count = legal(s, out)
    for i in range(count):
        bits[out[i] // WORD_BITS] |= _ONE << u64(out[i] % WORD_BITS)
    return count


def from_the_first(s):
    """Return the word from which on there may be legal actions."""
    return 0


def nth_action(bits, w, n):
    """Return the n-th legal action, counted from 0; none is before word w."""
    found = popcount(bits[w])
    while n >= found:
        n -= found
        w += 1
        found = popcount(bits[w])
    return w * WORD_BITS + nth_bit(u64(bits[w]), n)


def write_set(bits, mask, value):
    """Write a number into a mask for each legal action: there may be many actions, of which few are."""
    for w in range(WORDS):
        word = u64(bits[w])
        while word != _ZERO:
            mask[w * WORD_BITS + trailing_zeros(word)] = value
            word &= word - _ONE


def write_all(bits, mask):
    """Write a mask whole: 1 for each legal action, 0 for any other. The last 64 overlap those before them."""
    whole = ACTIONS // WORD_BITS
    for w in range(whole):
        spread(u64(bits[w]), mask, w * WORD_BITS)
    over = ACTIONS % WORD_BITS
    if over > 0 and whole > 0:
        last = (u64(bits[whole - 1]) >> u64(over)) | ((u64(bits[whole]) << u64(WORD_BITS - over)) & ALL)
        spread(last, mask, ACTIONS - WORD_BITS)
    elif over > 0:
        for action in range(ACTIONS):
            mask[action] = int((u64(bits[0]) >> u64(action)) & _ONE)


# ---- one game


def show(s, observation, bits, mask, out):
    """Write what the deciding seat of a game knows and may do; return the seat, and how many actions are legal.

    It is handed rows: whatever is taken out of a tuple of arrays is counted, and these counts cost more than a game.
    """
    for i in range(LENGTH):
        observation[i] = 0
    seat = int(to_move(s))
    observe(s, seat, observation)
    count = write_bits(s, bits, out)
    if SPARSE:
        write_set(bits, mask, 1)
    elif BYTES:
        write_all(bits, mask)
    return seat, count


def observe_seat(raw, seat, observation):
    """Write what a seat knows of one game."""
    for i in range(observation.size):
        observation[i] = 0
    observe(as_record(raw, STATE), seat, observation)


# ---- some games


def first_illegal(bits, actions, where):
    """Return the first game to be played whose action is not legal, or -1."""
    for i in range(actions.size):
        action = actions[i]
        if where[i] and (
            action < 0
            or action >= ACTIONS
            or (u64(bits[i, action // WORD_BITS]) >> u64(action % WORD_BITS)) & _ONE == _ZERO
        ):
            return i
    return -1


def begin_some(first, last, a, out):
    """Begin games, each on a stream of its own."""
    for i in range(first, last):
        s = as_record(row(a.states, i), STATE)
        a.episodes[i] = 0
        deal(s, a.players, a.options, a.key, u64(i))
        rng.seed(row(a.dice, i), ~a.key, u64(i))
        if SPARSE:
            mask = row(a.masks, i)
            for action in range(ACTIONS):
                mask[action] = 0
        erase_all(s, row(a.bits, i))
        a.movers[i], a.counts[i] = show(s, row(a.observations, i), row(a.bits, i), row(a.masks, i), out)


def step_some(first, last, a, out, actions, where):
    """Play an action in each game that is not left alone; one that ends gives its rewards and begins anew."""
    games = u64(a.states.shape[0])
    for i in range(first, last):
        near = min(i + AHEAD, a.states.shape[0] - 1)
        fetch(row(a.states, near), 1, 2)
        fetch(row(a.observations, near), 0, 1)
        if not WIDE:
            fetch(row(a.bits, near), 0, 1)
        a.dones[i] = False
        for seat in range(a.players):
            a.rewards[i, seat] = 0.0
        if where[i]:
            s = as_record(row(a.states, i), STATE)
            if SPARSE:
                write_set(row(a.bits, i), row(a.masks, i), 0)
            erase_bits(s, row(a.bits, i))
            apply(s, actions[i])
            fetch(row(a.states, near), 0, 2)
            if WIDE:
                fetch(row(a.bits, near), 1, 3)  # boards with very many places are mostly empty but for the middle
            if over(s):
                a.dones[i] = True
                shares(s, row(a.rewards, i))
                a.episodes[i] += 1
                deal(s, a.players, a.options, a.key, u64(i) + games * u64(a.episodes[i]))
            a.movers[i], a.counts[i] = show(s, row(a.observations, i), row(a.bits, i), row(a.masks, i), out)


def draw_some(first, last, a, drawn):
    """Draw a legal action for each game, and keep what has become of its dice beside them."""
    for i in range(first, last):
        after = row(a.dice_after, i)
        for word in range(RNG_WORDS):
            after[word] = a.dice[i, word]
        w = first_word(as_record(row(a.states, i), STATE))
        drawn[i] = nth_action(row(a.bits, i), int(w), rng.below(after, int(a.counts[i])))


# ---- all games


def take_block(work, worker, workers, blocks):
    """Return a block that nobody has taken yet, first of the worker's own share, then of the others'; -1 for none.

    So a thread works on the same games in every step, whose memory is near it, and none waits for one that sleeps.
    """
    for i in range(workers):
        owner = (worker + i) % workers
        last = (owner + 1) * blocks // workers
        block = owner * blocks // workers + add_atomically(work, (1 + owner) * APART, 1)
        if block < last:
            return block
    return -1


def wait(work, bell, worker, blocks, ticket, patience):
    """Wait awake, but not for long: who gave the task, until all is done, the others for the next task.

    Return whether it came. Whoever is told that it did not goes to sleep.
    """
    for _ in range(patience):
        if worker == 0:
            if read_atomically(work, DONE) == blocks:
                return True
        elif read_atomically(bell, 0) > ticket:
            return True
        relax()
    return worker == 0 and read_atomically(work, DONE) == blocks


def ring(bell, worker):
    """Who gives a task tells those who wait awake."""
    if worker == 0:
        add_atomically(bell, 0, 1)


def begin_shared(worker, workers, ticket, patience, work, bell, a):
    """Begin every game."""
    n = a.states.shape[0]
    blocks = (n + BLOCK - 1) // BLOCK
    out = row(a.scratch, worker)
    done = 0
    ring(bell, worker)
    block = take_block(work, worker, workers, blocks)
    while block >= 0:
        begin_some(block * BLOCK, min(n, (block + 1) * BLOCK), a, out)
        done += 1
        block = take_block(work, worker, workers, blocks)
    add_atomically(work, DONE, done)
    return wait(work, bell, worker, blocks, ticket, patience)


def step_shared(worker, workers, ticket, patience, work, bell, a, actions, where, drawn):
    """Play an action in every game that is not left alone; then draw one for the next step, if there is room for it."""
    n = a.states.shape[0]
    blocks = (n + BLOCK - 1) // BLOCK
    out = row(a.scratch, worker)
    done = 0
    ring(bell, worker)
    block = take_block(work, worker, workers, blocks)
    while block >= 0:
        step_some(block * BLOCK, min(n, (block + 1) * BLOCK), a, out, actions, where)
        if drawn.size > 0:
            draw_some(block * BLOCK, min(n, (block + 1) * BLOCK), a, drawn)
        done += 1
        block = take_block(work, worker, workers, blocks)
    add_atomically(work, DONE, done)
    return wait(work, bell, worker, blocks, ticket, patience)


def draw_shared(worker, workers, ticket, patience, work, bell, a, drawn):
    """Draw a legal action for every game."""
    n = a.states.shape[0]
    blocks = (n + BLOCK - 1) // BLOCK
    done = 0
    ring(bell, worker)
    block = take_block(work, worker, workers, blocks)
    while block >= 0:
        draw_some(block * BLOCK, min(n, (block + 1) * BLOCK), a, drawn)
        done += 1
        block = take_block(work, worker, workers, blocks)
    add_atomically(work, DONE, done)
    return wait(work, bell, worker, blocks, ticket, patience)


#: Of one game: what a game that has none of its own is given, and how its mask is written.
OWN = (erase_all, write_legal, from_the_first)
SHOW = (write_set, write_all, show)
#: What those who play one game at a time need.
OBSERVER = (observe_seat,)
#: What plays some games.
SOME = (nth_action, begin_some, step_some, draw_some)
#: What a batch calls, over those.
MANY = (first_illegal, take_block, wait, ring, begin_shared, step_shared, draw_shared)
