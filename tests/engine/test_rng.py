"""Chance: a known cipher on a counter, and numbers below n that are exactly as likely as each other."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.engine import rng
from ludoteka.engine.compiling.kernels import kernel, u64
from ludoteka.engine.contract import RNG_WORDS, SEED_BITS, words_of

MASK = (1 << 64) - 1
WORDS = st.integers(0, MASK)
REPO = Path(__file__).parents[2]


def threefry(key: tuple[int, int], counter: tuple[int, int]) -> tuple[int, int]:
    """Threefry-2x64-20 as the paper has it, in plain numbers: 20 rounds, the key injected before and after every 4."""
    turns = (16, 42, 12, 31, 16, 32, 24, 21)
    schedule = (*key, 0x1BD11BDAA9FC1A22 ^ key[0] ^ key[1])
    x0, x1 = (counter[0] + schedule[0]) & MASK, (counter[1] + schedule[1]) & MASK
    for number in range(20):
        x0 = (x0 + x1) & MASK
        turn = turns[number % 8]
        x1 = ((x1 << turn | x1 >> (64 - turn)) & MASK) ^ x0
        if number % 4 == 3:
            injection = number // 4 + 1
            x0 = (x0 + schedule[injection % 3]) & MASK
            x1 = (x1 + schedule[(injection + 1) % 3] + injection) & MASK
    return x0, x1


def stream(seed: int) -> Any:
    """Yield the 32-bit numbers of a seed, in plain Python: each block is two words, their low halves first."""
    key = words_of(seed)
    block = 0
    while True:
        for word in threefry(key, (block, 0)):
            yield word & 0xFFFF_FFFF
            yield word >> 32
        block += 1


def seeded(seed: int) -> Any:
    words = np.zeros(RNG_WORDS, np.uint64)
    low, high = words_of(seed)
    rng.seed(words, np.uint64(low), np.uint64(high))
    return words


def made_by_the_kernel(key: tuple[int, int], counter: tuple[int, int]) -> tuple[int, int]:
    first, second = rng.threefry(u64(key[0]), u64(key[1]), u64(counter[0]), u64(counter[1]))
    return int(first), int(second)


@pytest.mark.parametrize("cipher", [threefry, made_by_the_kernel], ids=["oracle", "kernel"])
@pytest.mark.parametrize(
    ("key", "counter", "answer"),
    [
        ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
        ((MASK, MASK), (MASK, MASK), (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
    ],
)
def test_the_cipher_gives_the_published_answers(cipher: Any, key: Any, counter: Any, answer: Any) -> None:
    assert cipher(key, counter) == answer


@given(st.tuples(WORDS, WORDS), st.tuples(WORDS, WORDS))
def test_the_cipher_agrees_with_a_plain_one(key: tuple[int, int], counter: tuple[int, int]) -> None:
    assert made_by_the_kernel(key, counter) == threefry(key, counter)


@given(st.integers(0, (1 << SEED_BITS) - 1))
def test_the_stream_is_the_cipher_run_on_a_counter(seed: int) -> None:
    words, plain = seeded(seed), stream(seed)
    assert [int(rng.bits32(words)) for _ in range(11)] == [next(plain) for _ in range(11)]


def test_seeding_begins_the_stream_anew() -> None:
    words = seeded(5)
    first = [int(rng.bits32(words)) for _ in range(7)]
    rng.seed(words, np.uint64(5), np.uint64(0))
    assert words.tolist() == seeded(5).tolist()
    assert [int(rng.bits32(words)) for _ in range(7)] == first


@pytest.mark.parametrize("bit", [0, 31, 32, 63, 64, 95, 127])
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    one, other = seeded(12345), seeded(12345 ^ 1 << bit)
    # Equal by chance in one of the 8 places: once in half a milliard.
    assert all(rng.bits32(one) != rng.bits32(other) for _ in range(8))


# ---- below


@given(st.integers(0, (1 << SEED_BITS) - 1), st.integers(1, 1 << 32))
def test_below_is_in_range_and_follows_the_stream(seed: int, n: int) -> None:
    """Multiply and shift, rejecting the 2**32 % n lowest remainders: the definition, without its short cut."""
    words, plain = seeded(seed), stream(seed)
    for _ in range(4):
        product = next(plain) * n
        while product % (1 << 32) < (1 << 32) % n:
            product = next(plain) * n
        assert rng.below(words, n) == product >> 32
        assert 0 <= product >> 32 < n


@pytest.mark.parametrize("n", [2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_large_ranges_reject_as_often_as_they_must(n: int) -> None:
    words = seeded(n)
    draws = 4000
    for _ in range(draws):
        assert 0 <= rng.below(words, n) < n
    rejected = int(words[rng.COUNTER]) - draws
    chance = (2**32 % n) / 2**32
    expected = draws * chance / (1 - chance)
    spread = math.sqrt(draws * chance) / (1 - chance)
    assert abs(rejected - expected) <= 4.5 * spread + 1
    if chance > 0.1:
        assert rejected > 100


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54, 100])
def test_below_is_uniform(n: int) -> None:
    words = seeded(n)
    draws = 400 * n
    counts = np.bincount([rng.below(words, n) for _ in range(draws)], minlength=n)
    assert len(counts) == n
    chi_square = float(((counts - 400) ** 2 / 400).sum())
    # Five standard deviations above the mean of its distribution.
    assert chi_square <= (n - 1) + 5 * math.sqrt(2 * (n - 1))


def test_large_ranges_are_uniform() -> None:
    """Without rejection every third of 3 * 2**30 numbers would come twice as often as the others."""
    words = seeded(1)
    counts = np.bincount([rng.below(words, 3 * 2**30) % 3 for _ in range(6000)], minlength=3)
    assert float(((counts - 2000) ** 2 / 2000).sum()) <= 2 + 5 * 2


@kernel
def one_of_seven_or_none(words, none):
    n = rng.below(words, 7)
    if none:
        n = -1
    return n


def test_below_is_a_number_like_any_other_in_a_kernel() -> None:
    """Numba makes a float of what may be unsigned or not."""
    for none in (False, True):
        drawn = one_of_seven_or_none(seeded(1), none)
        assert isinstance(drawn, int)
        assert drawn == (-1 if none else rng.below(seeded(1), 7))


def test_in_a_state_and_in_a_plain_array_the_stream_is_the_same() -> None:
    import ludoteka

    position = ludoteka.game("opale").new(seed=77)
    drawn = position.state.rng.tolist()
    words = seeded(77)
    while int(words[rng.COUNTER]) < drawn[rng.COUNTER]:
        rng.bits32(words)
    assert words.tolist() == drawn


def test_uncompiled_the_stream_is_the_same() -> None:
    script = """
import random, numpy as np
from ludoteka.engine import rng
from ludoteka.engine.compiling import kernels
assert not kernels.COMPILED
dice = random.Random(8)
for _ in range(60):
    words = np.zeros(5, np.uint64)
    rng.seed(words, dice.getrandbits(64), dice.getrandbits(64))
    print(*(rng.below(words, dice.choice((6, 2**31 + 1, 2**32 - 1, 2**32))) for _ in range(5)), *words.tolist())
"""
    variables = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", script]
    printed = subprocess.run(command, env=variables, cwd=REPO, capture_output=True, text=True, check=True).stdout
    dice = random.Random(8)
    for line in printed.splitlines():
        words = np.zeros(RNG_WORDS, np.uint64)
        rng.seed(words, np.uint64(dice.getrandbits(64)), np.uint64(dice.getrandbits(64)))
        drawn = [rng.below(words, dice.choice((6, 2**31 + 1, 2**32 - 1, 2**32))) for _ in range(5)]
        assert line.split() == [str(n) for n in [*drawn, *words.tolist()]]
    assert len(printed.splitlines()) == 60
