"""Sets of small numbers as words: compiled and plain, the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.engine.bits import list_bits, list_word, nth_bit, popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel, u64

MEMBERS = st.sets(st.integers(0, 63), min_size=1)


@kernel
def facts(word):
    return trailing_zeros(word), popcount(word), popcount(word) - 100


def word_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(MEMBERS)
def test_the_lowest_member_and_the_number_of_members(members: set[int]) -> None:
    word = word_of(members)
    assert trailing_zeros(word) == min(members)
    assert popcount(word) == len(members)
    assert facts(u64(word)) == (min(members), len(members), len(members) - 100)


@given(MEMBERS)
def test_the_nth_bits_are_the_members_in_order(members: set[int]) -> None:
    word = u64(word_of(members))
    assert [nth_bit(word, n) for n in range(len(members))] == sorted(members)


@given(st.sets(st.integers(0, 62)), st.integers(0, 100))
def test_members_are_listed_ascending_behind_what_was_there(members: set[int], base: int) -> None:
    out = np.full(len(members) + 2, -1, np.int32)
    assert list_bits(word_of(members), base, out, 1) == 1 + len(members)
    assert out.tolist() == [-1, *(base + member for member in sorted(members)), -1]


@given(st.sets(st.integers(0, 63)), st.integers(0, 100))
def test_a_word_is_listed_ascending_and_seven_numbers_behind_it_at_most_are_overwritten(
    members: set[int], base: int
) -> None:
    out = np.full(len(members) + 10, -1, np.int32)
    assert list_word(u64(word_of(members)), base, out, 1) == 1 + len(members)
    assert out[: 1 + len(members)].tolist() == [-1, *(base + member for member in sorted(members))]
    assert out[1 + len(members) + 7 :].tolist() == [-1, -1]


def test_an_empty_set_has_no_members() -> None:
    assert popcount(0) == 0
    assert facts(u64(1))[1] == 1
