"""The numbers that kernels and Python agree on."""

from __future__ import annotations

import operator
from typing import Any

#: Words of a state's `rng` field: two of the key, the counter, two of output not yet used.
RNG_WORDS = 5
#: The first fields of every STATE: the generator, then the number of seats.
STATE_HEAD = [("rng", "u8", (RNG_WORDS,)), ("players", "i1")]
#: What `status` says of a position: how many legal actions there are and who decides (-1: it is over).
COUNT, MOVER = 0, 1
STATUS_WORDS = 2
#: Stands for the number of legal actions until somebody asks for them, where a game `allows` one without a list.
UNLISTED = -1
#: The seat that knows nothing but what everybody knows.
SPECTATOR = -1
#: A seed is a whole number of this many bits.
SEED_BITS = 128


def as_int(value: Any) -> int | None:
    """Return a whole number of Python or NumPy as an int; None for anything else, yes and no included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def words_of(seed: int) -> tuple[int, int]:
    """Return the two key words of a seed."""
    return seed & 0xFFFF_FFFF_FFFF_FFFF, seed >> 64
