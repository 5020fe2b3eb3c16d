"""The numbers that kernels and Python agree on."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.engine.contract import RNG_WORDS, SEED_BITS, STATE_HEAD, as_int, words_of


class Two(IntEnum):
    TWO = 2


@pytest.mark.parametrize("value", [2, np.int8(2), np.uint64(2), Two.TWO, np.array(2)])
def test_whole_numbers_of_every_kind_become_ints(value: Any) -> None:
    assert as_int(value) == 2
    assert type(as_int(np.int8(2))) is int


@pytest.mark.parametrize("value", [2.0, np.float64(2), "2", b"2", None, True, False, np.True_, [2], np.array([2]), 2j])
def test_nothing_else_is_a_whole_number(value: Any) -> None:
    assert as_int(value) is None


@given(st.integers(0, (1 << SEED_BITS) - 1))
def test_two_words_hold_a_whole_seed(seed: int) -> None:
    low, high = words_of(seed)
    assert 0 <= low < 1 << 64
    assert 0 <= high < 1 << 64
    assert high << 64 | low == seed


def test_a_state_begins_with_its_generator() -> None:
    """`Position.key` leaves out the first bytes."""
    head = np.dtype([*STATE_HEAD, ("more", "i8")], align=True)
    assert head.names == ("rng", "players", "more")
    assert head.fields is not None
    assert head.fields["rng"][1] == 0
    assert head.fields["players"][1] == RNG_WORDS * 8
