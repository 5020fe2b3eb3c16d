"""The kernels behind a batch of one game: templates over its rules and its features, compiled once."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.compiling.loading import Progress
from ludoteka.engine.game import Game
from ludoteka.envs import templates

#: Games with more actions than this keep no list of what is legal: it could be as long, for every game of a batch.
LONGEST_LIST = 4096
#: Games with more actions than this have a mask cleared only where it is set.
WIDEST_CLEARED = 512
#: A thread without work looks so often whether there is some, a fraction of a millisecond long, before it sleeps.
SPINS = 10_000


@dataclass(frozen=True)
class BatchKernels:
    """What batches of a game call: of the last three, serial ones over some games and parallel ones over all."""

    #: Whether every game keeps a list of what is legal, or each thread has one as scratch.
    kept: bool
    first_illegal: Callable[..., int]
    begin_some: Callable[..., None]
    step_some: Callable[..., None]
    sample_some: Callable[..., None]
    begin_all: Callable[..., None]
    step_all: Callable[..., None]
    sample_all: Callable[..., None]


#: Told whether this process was forked: threads do not come along, and starting others would end it.
_forked = False


def _note_fork() -> None:
    global _forked
    _forked = True


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_note_fork)


def threads() -> int:
    """Return how many threads a step may use: in a forked process only the one that there is."""
    if not COMPILED or _forked:
        return 1
    _launch_threads()  # before Numba does
    from numba import get_num_threads

    number: int = get_num_threads()
    return number


@cache
def _launch_threads() -> None:
    """Start the threads, such as wait awake for a moment and then sleep.

    From one step to the next of a loop they stay awake, since waking up takes longer than many a step; those that spin
    for long keep the cores from whoever has work.
    """
    from numba.np.ufunc import parallel

    told = [name for name in ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT") if name in os.environ]
    if not told:
        os.environ["GOMP_SPINCOUNT"] = str(SPINS)
    try:
        parallel._launch_threads()
    finally:
        if not told:
            del os.environ["GOMP_SPINCOUNT"]


@cache
def observer_of(game: Game) -> Callable[..., None]:
    """Return the kernel that writes what a seat knows: of a state's bytes, the seat, and the numbers to be written."""
    signatures = _signatures() if COMPILED else {}
    made = game.load().specialise(templates.OBSERVER, signatures, observe=game.parts.features.observe)
    observer: Callable[..., None] = made.observe_seat
    return observer


@cache
def kernels_of(game: Game, progress: Progress | None = None) -> BatchKernels:
    """Return the kernels of a game's batches, compiled or loaded.

    A game may have a `write_mask(s, mask, out)` in `masks.py`, where there is a faster way than listing what is legal:
    it writes 1 for a legal action and 0 for any other, and has `out` as scratch.
    """
    threads()
    rules = game.load()
    masks, sample = game.part("masks"), rules.rules.get("sample")
    kept = masks is None and sample is None and game.num_actions <= LONGEST_LIST
    sizes: dict[str, Any] = {"ACTIONS": game.num_actions, "LENGTH": game.parts.features.LENGTH, "KEPT": kept}
    own = rules.specialise(templates.OWN, {}, inline=True, **sizes)
    if masks:
        wipe = own.leave
    elif game.num_actions <= WIDEST_CLEARED:
        wipe = own.wipe_all
    else:
        wipe = own.wipe_listed if kept else own.wipe_legal
    swapped = {
        **sizes,
        "observe": game.parts.features.observe,
        "write_mask": masks.write_mask if masks else own.write_legal,
        "wipe_all": own.wipe_all,
        "wipe": wipe,
        "sample": sample or (own.listed_action if kept else own.random_action),
    }
    signatures = _signatures() if COMPILED else {}
    swapped |= vars(rules.specialise(templates.SHOW, {}, inline=True, **swapped))
    one = rules.specialise(templates.ONE, signatures, progress, **swapped)
    many = rules.specialise(templates.MANY, signatures, progress, parallel=True, **swapped, **vars(one))
    made = {**vars(one), **vars(many), "kept": kept}
    return BatchKernels(**{part.name: made[part.name] for part in fields(BatchKernels)})


def _signatures() -> dict[str, tuple[Any, ...]]:
    from numba import types as t

    masks, actions, flags = t.uint8[:, ::1], t.int64[::1], t.boolean[::1]
    arrays = t.NamedTuple(
        [
            t.uint8[:, ::1],  # states
            t.int64,  # players
            t.int64[::1],  # options
            t.uint64,  # key
            t.int64[::1],  # episodes
            t.int8[:, ::1],  # observations
            masks,
            t.float32[:, ::1],  # rewards
            flags,  # dones
            t.int8[::1],  # movers
            t.uint64[:, ::1],  # dice
            t.int32[:, ::1],  # lists
        ],
        templates.Arrays,
    )
    some, blocks = (t.int64, t.int64, t.int64), t.int64
    return {
        "observe_seat": (t.uint8[::1], t.int64, t.int8[::1]),
        "first_illegal": (masks, actions, flags),
        "begin_some": (*some, arrays),
        "step_some": (*some, arrays, actions, flags),
        "sample_some": (*some, arrays, actions),
        "begin_all": (blocks, arrays),
        "step_all": (blocks, arrays, actions, flags),
        "sample_all": (blocks, arrays, actions),
    }
