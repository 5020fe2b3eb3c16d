"""The exact solver, written once for every game it suits; the game's kernels are swapped in."""

from __future__ import annotations

from ludoteka.engine.compiling.intrinsics import as_record, copy
from ludoteka.engine.compiling.kernels import ALL, u64

#: What `report` holds.
SOLVED, VALUE, BEST_ACTION, POSITIONS, REPORT_WORDS = range(5)
#: What a frame of the stack holds: its actions, the next one, the best result, the bounds, whether that is but a bound.
ACTIONS, NEXT, BEST, LOW, HIGH, CUT, FRAME_WORDS = range(7)
#: Results are seen by seat 0.
WIN, DRAW, LOSS = 1, 0, -1
#: Worse than any result.
NOTHING = 2
#: What the table keeps: 0 is empty, so results are shifted.
SHIFT = 2


def hash_of(raw, start, size):
    """Return a hash of a state without its generator."""
    h = u64(0x9E3779B97F4A7C15)
    i = start + HEAD * 8
    while i + 8 <= start + size:
        word = u64(0)
        for byte in range(8):
            word |= u64(raw[i + byte]) << u64(8 * byte)
        h = ((h ^ word) * u64(0xFF51AFD7ED558CCD)) & ALL
        h ^= h >> u64(32)
        i += 8
    while i < start + size:
        h = ((h ^ u64(raw[i])) * u64(0xFF51AFD7ED558CCD)) & ALL
        i += 1
    return h | u64(1)


def result_of(s):
    """Return the result of a game that is over."""
    won = int(winners(s))
    return WIN if won == 1 else (LOSS if won == 2 else DRAW)


def open_frame(s, frames, lists, depth, low, high):
    """List the actions of a position that is about to be searched."""
    frames[depth, ACTIONS] = legal(s, lists[depth])
    frames[depth, NEXT] = 0
    frames[depth, BEST] = -NOTHING if to_move(s) == 0 else NOTHING
    frames[depth, LOW] = low
    frames[depth, HIGH] = high
    frames[depth, CUT] = 0


def take_result(s, frames, depth, value):
    """Let whoever decides take a result if it is better; tell whether it was."""
    if to_move(s) == 0:
        better = value > frames[depth, BEST]
        if better:
            frames[depth, BEST] = value
            frames[depth, LOW] = max(frames[depth, LOW], value)
    else:
        better = value < frames[depth, BEST]
        if better:
            frames[depth, BEST] = value
            frames[depth, HIGH] = min(frames[depth, HIGH], value)
    best = frames[depth, BEST]
    if best == (WIN if to_move(s) == 0 else LOSS):
        frames[depth, NEXT] = frames[depth, ACTIONS]  # nothing can be better
        frames[depth, CUT] = 0
    elif frames[depth, LOW] >= frames[depth, HIGH] and frames[depth, NEXT] < frames[depth, ACTIONS]:
        frames[depth, NEXT] = frames[depth, ACTIONS]  # the other side will not come here
        frames[depth, CUT] = 1
    return better


def solve(raw, work, lists, frames, keys, values, most, report):
    """Search depth first until the result is known, or more than `most` positions would be needed."""
    size = raw.size
    for i in range(size):
        work[i] = raw[i]
    s = as_record(work[:size], STATE)
    open_frame(s, frames, lists, 0, LOSS, WIN)
    depth = 0
    while True:
        s = as_record(work[depth * size : (depth + 1) * size], STATE)
        if frames[depth, NEXT] == frames[depth, ACTIONS]:
            value = frames[depth, BEST]
            if depth == 0:
                report[SOLVED] = 1
                report[VALUE] = value
                return
            if frames[depth, CUT] == 0:
                h = hash_of(work, depth * size, size)
                keys[h % u64(keys.size)] = h
                values[h % u64(keys.size)] = value + SHIFT
            depth -= 1
            frames[depth, CUT] |= frames[depth + 1, CUT]  # a bound below makes no more than a bound here
            s = as_record(work[depth * size : (depth + 1) * size], STATE)
            action = lists[depth, frames[depth, NEXT] - 1]
            if take_result(s, frames, depth, value) and depth == 0:
                report[BEST_ACTION] = action
            continue
        if report[POSITIONS] >= most or depth + 1 >= frames.shape[0]:
            return
        report[POSITIONS] += 1
        action = lists[depth, frames[depth, NEXT]]
        frames[depth, NEXT] += 1
        t = as_record(work[(depth + 1) * size : (depth + 2) * size], STATE)
        copy(t, s)
        apply(t, action)
        known = NOTHING
        if over(t):
            known = result_of(t)
        else:
            h = hash_of(work, (depth + 1) * size, size)
            if keys[h % u64(keys.size)] == h:
                known = int(values[h % u64(keys.size)]) - SHIFT
        if known != NOTHING:
            if take_result(s, frames, depth, known) and depth == 0:
                report[BEST_ACTION] = action
        else:
            depth += 1
            open_frame(t, frames, lists, depth, frames[depth - 1, LOW], frames[depth - 1, HIGH])


SOLVER = (hash_of, result_of, open_frame, take_result, solve)
