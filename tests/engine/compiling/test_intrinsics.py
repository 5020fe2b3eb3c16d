"""A state as kernels see it: copying and clearing touch exactly the record."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from ludoteka.engine.compiling.intrinsics import (
    as_record,
    clear,
    copy,
    copy_row,
    equal_words,
    fill_words,
    row,
    unforeseen,
)
from ludoteka.engine.compiling.kernels import inlined, kernel, u64

#: With padding after `small`: copies and clearings include it.
STATE = np.dtype([("word", "u8"), ("small", "i1"), ("short", "i2", (3,))], align=True)
BIG = np.dtype([("bytes", "u1", (70_000,))])
TABLES = np.dtype([("five", "i1", (5,)), ("three", "i1", (3,)), ("fours", "i1", (2, 4)), ("twos", "i1", (3, 2))])
#: Rows of the lengths that are read as two words: whole vectors, and a rest of some.
ROWS = np.dtype([("least", "i1", (65,)), ("cells", "i1", (2, 85)), ("odd", "i1", (127,)), ("most", "i1", (128,))])
SIZE = STATE.itemsize


@kernel
def copy_over(target, source):
    copy(as_record(target, STATE), as_record(source, STATE))


@kernel
def clear_it(raw):
    clear(as_record(raw, STATE))


@kernel
def copy_big(target, source):
    copy(as_record(target, BIG), as_record(source, BIG))


@kernel
def copy_rows(raw, out):
    s = as_record(raw, TABLES)
    copy_row(s.three, 0, out, 1)
    copy_row(s.five, 0, out, 4)
    copy_row(s.fours, 1, out, 9)
    copy_row(s.twos, 2, out, 13)


@kernel
def find_in_rows(raw, value, out):
    s = as_record(raw, ROWS)
    out[0], out[1] = equal_words(s.least, 0, value)
    out[2], out[3] = equal_words(s.cells, 1, value)
    out[4], out[5] = equal_words(s.odd, 0, value)
    out[6], out[7] = equal_words(s.most, 0, value)


@kernel
def fill_rows(raw, words, value):
    s = as_record(raw, ROWS)
    low, high = u64(words[0]), u64(words[1])
    fill_words(s.least, 0, low, high, value)
    fill_words(s.cells, 1, low, high, value)
    fill_words(s.odd, 0, low, high, value)
    fill_words(s.most, 0, low, high, value)


@kernel
def count_to(number):
    count = 0
    for i in range(unforeseen(number)):
        count += i
    return count


@inlined
def write_first(line, number):
    line[0] = number
    return line.size


@kernel
def number_rows(table):
    size = 0
    for i in range(table.shape[0]):
        size += write_first(row(table, i), i + 1)
    return size


@kernel
def write_fields(raw):
    s = as_record(raw, STATE)
    s.word = 1
    s.small = -2
    s.short[2] = 300
    return s.word + s.small + s.short[2]


def numbers(count: int, start: int = 1) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return (np.arange(start, start + count) % 251).astype(np.uint8)


def test_a_kernel_sees_the_bytes_themselves() -> None:
    raw = np.zeros(SIZE, np.uint8)
    assert write_fields(raw) == 299
    record = raw.view(STATE)[0]
    assert (record["word"], record["small"], record["short"].tolist()) == (1, -2, [0, 0, 300])


@given(st.binary(min_size=3 * SIZE, max_size=3 * SIZE))
def test_a_copy_touches_exactly_the_record_padding_included(data: bytes) -> None:
    source = np.frombuffer(data, np.uint8).copy()
    target = numbers(3 * SIZE)
    copy_over(target[SIZE : 2 * SIZE], source[SIZE : 2 * SIZE])
    assert target[SIZE : 2 * SIZE].tobytes() == data[SIZE : 2 * SIZE]
    assert target[:SIZE].tobytes() == numbers(SIZE).tobytes()
    assert target[2 * SIZE :].tobytes() == numbers(SIZE, 2 * SIZE + 1).tobytes()
    assert source.tobytes() == data


def test_a_copy_to_or_from_a_longer_buffer_takes_one_record() -> None:
    target, source = numbers(3 * SIZE), np.zeros(2 * SIZE, np.uint8)
    copy_over(target, source)
    assert target.tolist() == [0] * SIZE + numbers(2 * SIZE, SIZE + 1).tolist()


def test_clearing_touches_exactly_the_record_padding_included() -> None:
    raw = numbers(3 * SIZE)
    clear_it(raw[SIZE:])
    assert raw.tolist() == numbers(SIZE).tolist() + [0] * SIZE + numbers(SIZE, 2 * SIZE + 1).tolist()


def test_a_record_of_any_size_can_be_copied() -> None:
    target, source = np.zeros(BIG.itemsize, np.uint8), numbers(BIG.itemsize)
    copy_big(target, source)
    assert target.tobytes() == source.tobytes()


@pytest.mark.parametrize("many", [1, 3])
def test_a_copy_onto_itself_changes_nothing(many: int) -> None:
    raw = numbers(SIZE * many)
    copy_over(raw, raw)
    assert raw.tolist() == numbers(SIZE * many).tolist()


def test_rows_of_every_length_are_copied() -> None:
    record = np.arange(TABLES.itemsize, dtype=np.uint8)
    out = np.full(16, 99, np.int8)
    copy_rows(record, out)
    assert out.tolist() == [99, 5, 6, 7, 0, 1, 2, 3, 4, 12, 13, 14, 15, 20, 21, 99]


def rows_of(raw: NDArray[np.uint8]) -> list[NDArray[Any]]:
    """The rows that the kernels are about."""
    record = raw.view(ROWS)[0]
    return [record["least"], record["cells"][1], record["odd"], record["most"]]


@given(st.integers(0, 2**32 - 1), st.integers(-1, 2))
def test_the_numbers_of_a_row_that_are_a_value_are_found(seed: int, value: int) -> None:
    raw = np.random.default_rng(seed).integers(-1, 3, ROWS.itemsize).astype(np.int8).view(np.uint8)
    out = np.zeros(8, np.uint64)
    find_in_rows(raw, value, out)
    for i, line in enumerate(rows_of(raw)):
        found = int(out[2 * i]) | int(out[2 * i + 1]) << 64
        assert found == sum(1 << at for at, number in enumerate(line) if number == value)


@given(st.integers(0, 2**128 - 1), st.integers(-1, 2))
def test_the_numbers_of_a_row_that_are_named_are_written_and_no_others(chosen: int, value: int) -> None:
    raw = numbers(ROWS.itemsize)
    expected = raw.copy()
    for line in rows_of(expected):
        line[[bool(chosen >> at & 1) for at in range(len(line))]] = value
    fill_rows(raw, np.array([chosen & 2**64 - 1, chosen >> 64], np.uint64), value)
    np.testing.assert_array_equal(raw, expected)


def test_what_is_not_foreseen_is_what_was_given() -> None:
    assert [count_to(number) for number in (0, 1, 37)] == [0, 0, 666]


@pytest.mark.parametrize("dtype", [np.uint8, np.int32, np.float32])
@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (4, 1), (2, 64)])
def test_a_row_that_is_seen_is_the_table_itself(dtype: type, shape: tuple[int, int]) -> None:
    table: NDArray[Any] = np.zeros(shape, dtype)
    expected = table.copy()
    expected[:, 0] = np.arange(shape[0]) + 1
    assert number_rows(table) == table.size
    assert np.array_equal(table, expected)
