"""Sets of small numbers as words: compiled and plain, the same."""

# mypy: disable-error-code="no-untyped-call"
from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteka.engine.bits import nth_bit, popcount, trailing_zeros
from ludoteka.engine.kernels import kernel, u64

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


def test_an_empty_set_has_no_members() -> None:
    assert popcount(0) == 0
    assert facts(u64(1))[1] == 1
