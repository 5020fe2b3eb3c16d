"""Chance: a generator that lives in the state, so that the same seed and actions give the same bytes.

Threefry-2x64-20 (Salmon et al., 2011), a block cipher of additions and rotations run on a counter: seeded with a
secret of 128 bits, nobody who has seen some cards or dice can work out the next ones, as from a linear generator.
"""

from __future__ import annotations

import numpy as np

from ludoteka.engine.compiling.kernels import ALL, COMPILED, inlined, kernel, u64
from ludoteka.engine.contract import RNG_WORDS

KEY_0, KEY_1, COUNTER, BLOCK_0, BLOCK_1 = range(RNG_WORDS)

#: A variable that may hold an unsigned word or a plain number would be a float.
_signed = np.int64 if COMPILED else int
_PARITY = u64(0x1BD11BDAA9FC1A22)
_ZERO, _ONE = u64(0), u64(1)
_LOW = u64(0xFFFF_FFFF)
_HALF = u64(32)
_WORD = u64(64)
_TURNS = tuple(u64(turn) for turn in (16, 42, 12, 31, 16, 32, 24, 21))


@inlined
def _round(x0, x1, turn):
    x0 = (x0 + x1) & ALL
    x1 = (((x1 << turn) & ALL) | (x1 >> (_WORD - turn))) ^ x0
    return x0, x1


@inlined
def _four_rounds(x0, x1, a, b, c, d):
    x0, x1 = _round(x0, x1, a)
    x0, x1 = _round(x0, x1, b)
    x0, x1 = _round(x0, x1, c)
    return _round(x0, x1, d)


@inlined
def _inject(x0, x1, first, second, number):
    return (x0 + first) & ALL, (x1 + second + number) & ALL


@kernel
def threefry(key_0, key_1, counter_0, counter_1):
    """Return the two words that the key makes of the counter."""
    key_2 = _PARITY ^ key_0 ^ key_1
    a, b, c, d, e, f, g, h = _TURNS
    x0, x1 = _inject(counter_0, counter_1, key_0, key_1, _ZERO)
    x0, x1 = _four_rounds(x0, x1, a, b, c, d)
    x0, x1 = _inject(x0, x1, key_1, key_2, _ONE)
    x0, x1 = _four_rounds(x0, x1, e, f, g, h)
    x0, x1 = _inject(x0, x1, key_2, key_0, u64(2))
    x0, x1 = _four_rounds(x0, x1, a, b, c, d)
    x0, x1 = _inject(x0, x1, key_0, key_1, u64(3))
    x0, x1 = _four_rounds(x0, x1, e, f, g, h)
    x0, x1 = _inject(x0, x1, key_1, key_2, u64(4))
    x0, x1 = _four_rounds(x0, x1, a, b, c, d)
    return _inject(x0, x1, key_2, key_0, u64(5))


@kernel
def seed(rng, key_0, key_1):
    """Begin the stream of a key anew."""
    rng[KEY_0] = key_0
    rng[KEY_1] = key_1
    rng[COUNTER] = _ZERO
    rng[BLOCK_0] = _ZERO
    rng[BLOCK_1] = _ZERO


@inlined
def bits32(rng):
    """Return the next 32 bits of the stream. A block is two words, so four of these."""
    counter = u64(rng[COUNTER])
    part = counter & u64(3)
    if part == _ZERO:
        first, second = threefry(u64(rng[KEY_0]), u64(rng[KEY_1]), counter >> u64(2), _ZERO)
        rng[BLOCK_0] = first
        rng[BLOCK_1] = second
    word = u64(rng[BLOCK_0]) if part < u64(2) else u64(rng[BLOCK_1])
    rng[COUNTER] = counter + _ONE
    return (word >> _HALF) if part & _ONE else (word & _LOW)


@inlined
def below(rng, n):
    """Return a number from 0 to n - 1, each exactly as likely as any other (Lemire's method); n is at most 2**32."""
    span = u64(n)
    product = bits32(rng) * span
    if (product & _LOW) < span:
        rest = (u64(0x1_0000_0000) - span) % span
        while (product & _LOW) < rest:
            product = bits32(rng) * span
    return _signed(product >> _HALF)
