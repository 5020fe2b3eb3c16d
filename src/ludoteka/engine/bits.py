"""Sets of small numbers as 64-bit words."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteka.engine.compiling.kernels import COMPILED, kernel, u64


def trailing_zeros(word: Any) -> int:
    """Return the position of the lowest set bit of a non-zero word."""
    return (int(word) & -int(word)).bit_length() - 1


def popcount(word: Any) -> int:
    """Return the number of set bits."""
    return int(word).bit_count()


if COMPILED:
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _cttz(typingctx: Any, word: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, 1))

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _ctpop(typingctx: Any, word: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), codegen

    @overload(trailing_zeros, inline="always")
    def _trailing_zeros(word):
        return lambda word: np.int64(_cttz(u64(word)))

    @overload(popcount, inline="always")
    def _popcount(word):
        return lambda word: np.int64(_ctpop(u64(word)))


@kernel
def nth_bit(word, n):
    """Return the position of the n-th set bit, counted from 0."""
    for _ in range(n):
        word &= word - u64(1)
    return trailing_zeros(word)


#: Bits that `list_word` lists at once.
_AT_ONCE = 8
_ONE, _HIGHEST = u64(1), u64(1 << 63)


@kernel
def list_word(word, base, out, n):
    """Write base + the position of each set bit of a word, ascending, from `out[n]` on; return where it ends.

    For words with many bits: some at once, without asking after each whether it was the last. So up to 7 numbers
    behind the list are overwritten.
    """
    end = n + popcount(word)
    while n < end:
        for i in range(_AT_ONCE):
            out[n + i] = base + trailing_zeros(word | _HIGHEST)
            word &= word - _ONE
        n += _AT_ONCE
    return end


@kernel
def list_bits(bits, base, out, n):
    """Write base + the position of each set bit of a number, ascending, from `out[n]` on; return where it ends."""
    while bits:
        out[n] = base + trailing_zeros(bits)
        n += 1
        bits &= bits - 1
    return n
