"""`@kernel`: one signature whatever it is called with, and the same results as plain Python."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.compiling.kernels import COMPILED, SETTINGS, kernel, u64

needs_compiler = pytest.mark.skipif(not COMPILED, reason="kernels are plain here")


class Shape(IntEnum):
    ROUND = 3


STATE = np.dtype([("small", "i1"), ("byte", "u1"), ("table", "i1", (4,))], align=True)


@kernel
def count(x, step):
    return x + step


@kernel
def total(table, n):
    found = 0
    for i in range(n):
        found += table[i]
    return found


@kernel
def call_with_everything(raw):
    s = as_record(raw, STATE)
    found = count(1, 2) + count(3, 4) + count(s.small, 5) + count(s.byte, s.small) + count(Shape.ROUND, s.byte)
    found += count(step=6, x=7)
    plain = np.zeros(4, np.int8)
    return found + total(s.table, 4) * 100 + int(total(plain, len(plain)))


def test_literal_small_and_enumerated_arguments_and_tables_share_one_signature() -> None:
    raw = np.zeros(STATE.itemsize, np.uint8)
    raw[0], raw[1], raw[2:6] = 256 - 7, 250, 1
    expected = (1 + 2) + (3 + 4) + (-7 + 5) + (250 - 7) + (3 + 250) + (6 + 7) + 400
    assert call_with_everything(raw) == expected
    if COMPILED:
        assert len(count.part().signatures) == 1
        assert len(total.part().signatures) == 1


@needs_compiler
def test_a_kernel_releases_the_interpreter_and_divides_as_numpy_does() -> None:
    assert SETTINGS["nogil"] is True
    assert SETTINGS["error_model"] == "numpy"
    assert count.targetoptions["nogil"] is True


@kernel
def difference(a, b):
    return a - b


@kernel
def bytes_apart(raw):
    s = as_record(raw, STATE)
    return difference(s.byte, s.byte + 1), difference(s.small, 127)


def test_small_numbers_do_not_wrap_around_when_they_are_handed_on() -> None:
    raw = np.zeros(STATE.itemsize, np.uint8)
    raw[0] = 256 - 128
    assert bytes_apart(raw) == (-1, -255)


def test_words_of_64_bits_stay_unsigned() -> None:
    @kernel
    def top(word):
        return word >> u64(63)

    assert int(top(u64(1 << 63))) == 1
