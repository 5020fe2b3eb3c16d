"""The kernels behind a batch of one game: templates over its rules and its features, compiled once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from ludoteka.engine.compiling.intrinsics import WORD_BITS
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.compiling.loading import Progress, entry
from ludoteka.engine.game import Game
from ludoteka.envs import templates

#: Masks of games with more actions than this are written only where they change.
WIDEST_WRITTEN = 4096


@dataclass(frozen=True)
class BatchKernels:
    """What batches of a game call; the last three are shared by threads, see `crew.py`."""

    first_illegal: Callable[..., int]
    begin_shared: Callable[..., bool]
    step_shared: Callable[..., bool]
    draw_shared: Callable[..., bool]


def threads() -> int:
    """Return how many threads a step may use: as many as Numba would."""
    if not COMPILED:
        return 1
    from numba import config, get_num_threads
    from numba.np.ufunc import parallel

    # Asking Numba starts its own threads, of which a batch has no need; who has set a number has started them already.
    number: int = get_num_threads() if parallel._is_initialized else config.NUMBA_NUM_THREADS
    return number


def words(game: Game) -> int:
    """Return how many words of 64 bits hold a bit for each action."""
    return -(-game.num_actions // WORD_BITS)


@cache
def observer_of(game: Game) -> Callable[..., None]:
    """Return the kernel that writes what a seat knows: of a state's bytes, the seat, and the numbers to be written."""
    signatures = _signatures() if COMPILED else {}
    made = game.load().specialise(templates.OBSERVER, signatures, observe=game.parts.features.observe)
    observer: Callable[..., None] = made.observe_seat
    return observer


@cache
def kernels_of(
    game: Game, packed: bool = False, window: bool = False, progress: Progress | None = None
) -> BatchKernels:
    """Return the kernels of a game's batches, compiled or loaded: with masks packed to bits, through a window, or not.

    A game may have `masks.py`, where there is a faster way to bits than listing what is legal.
    """
    rules, masks = game.load(), game.part("masks")
    features = game.part("window") if window else game.parts.features
    assert features is not None
    swapped: dict[str, Any] = {
        "ACTIONS": game.num_actions,
        "WORDS": words(game),
        "LENGTH": features.LENGTH,
        "BYTES": not packed,
        "WIDE": game.num_actions > WIDEST_WRITTEN,
        "SPARSE": not packed and game.num_actions > WIDEST_WRITTEN,
        "observe": features.observe,
    }
    own = rules.specialise(templates.OWN, {}, inline=True, counted=False, **swapped)
    swapped["erase_all"] = own.erase_all
    swapped["erase_bits"] = masks.erase_bits if masks else own.erase_all
    swapped["write_bits"] = masks.write_bits if masks else own.write_legal
    swapped["first_word"] = masks.first_word if masks else own.from_the_first
    swapped |= vars(rules.specialise(templates.SHOW, {}, inline=True, counted=False, **swapped))
    swapped |= vars(rules.specialise(templates.SOME, {}, counted=False, **swapped))
    made = rules.specialise(templates.MANY, _signatures() if COMPILED else {}, progress, **swapped)
    return BatchKernels(**{part.name: entry(getattr(made, part.name)) for part in fields(BatchKernels)})


def _signatures() -> dict[str, tuple[Any, ...]]:
    from numba import types as t

    bits, actions, flags, numbers = t.uint64[:, ::1], t.int64[::1], t.boolean[::1], t.int64[::1]
    arrays = t.NamedTuple(
        [
            t.uint8[:, ::1],  # states
            t.int64,  # players
            t.int64[::1],  # options
            t.uint64,  # key
            t.int64[::1],  # episodes
            t.int8[:, ::1],  # observations
            t.uint8[:, ::1],  # masks
            bits,
            t.int32[::1],  # counts
            t.float32[:, ::1],  # rewards
            flags,  # dones
            t.int8[::1],  # movers
            t.uint64[:, ::1],  # dice
            t.uint64[:, ::1],  # dice_after
            t.int32[:, ::1],  # scratch
        ],
        templates.Arrays,
    )
    task = (t.int64, t.int64, t.int64, t.int64, numbers, numbers)
    return {
        "observe_seat": (t.uint8[::1], t.int64, t.int8[::1]),
        "first_illegal": (bits, actions, flags),
        "begin_shared": (*task, arrays),
        "step_shared": (*task, arrays, actions, flags, actions),
        "draw_shared": (*task, arrays, actions),
    }
