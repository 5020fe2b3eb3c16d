# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators
"""Sets of cells as two words, cells 0 to 63 in the first."""

from __future__ import annotations

from ludoteka.engine.bits import trailing_zeros
from ludoteka.engine.compiling.intrinsics import WORD_BITS
from ludoteka.engine.compiling.kernels import inlined


@inlined
def lowest(low, high):
    """Return the lowest cell of a set that is not empty."""
    return trailing_zeros(low) if low else WORD_BITS + trailing_zeros(high)
