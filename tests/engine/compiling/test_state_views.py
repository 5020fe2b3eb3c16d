"""A state as plain Python sees it: ints, and stores that do not fit raise."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteka.engine.compiling.state_views import state_view

STATE = np.dtype(
    [("word", "u8", (2,)), ("small", "i1"), ("byte", "u1"), ("short", "i2"), ("table", "i1", (2, 3)), ("row", "u1", 4)],
    align=True,
)


def face(records: int = 1) -> tuple[Any, Any]:
    raw = np.zeros(STATE.itemsize * records, np.uint8)
    return state_view(STATE)(raw), raw.view(STATE)


def test_fields_read_as_ints_and_show_what_is_stored_in_the_bytes() -> None:
    s, record = face()
    s.small, s.byte, s.short = -128, 255, -32768
    s.word[1] = 2**64 - 1
    s.table[1, 2] = 7
    s.row[3] = 9
    assert type(s.small) is type(s.word[1]) is type(s.table[1, 2]) is int
    assert (record[0]["small"], record[0]["byte"], record[0]["short"]) == (-128, 255, -32768)
    assert record[0]["word"][1] == 2**64 - 1
    assert record[0]["table"].tolist() == s.table.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert list(s.row) == [0, 0, 0, 9]
    record[0]["short"] = 5
    assert s.short == 5


@pytest.mark.parametrize(
    ("name", "value"),
    [("small", 128), ("small", -129), ("byte", -1), ("byte", 256), ("short", 32768), ("small", 10**30)],
)
def test_a_store_out_of_range_raises_and_changes_nothing(name: str, value: int) -> None:
    s, _ = face()
    setattr(s, name, 3)
    with pytest.raises((ValueError, OverflowError)):
        setattr(s, name, value)
    assert getattr(s, name) == 3


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [("table", (0, 0), 128), ("row", 0, -1), ("row", 0, 256), ("word", 0, -1), ("word", 0, 2**64)],
)
def test_a_store_out_of_range_in_a_table_raises_and_changes_nothing(name: str, place: Any, value: int) -> None:
    s, _ = face()
    with pytest.raises((ValueError, OverflowError)):
        getattr(s, name)[place] = value
    assert getattr(s, name)[place] == 0


@pytest.mark.parametrize("value", [1.5, 1.0, "1", None])
def test_a_store_of_something_else_than_a_whole_number_raises(value: Any) -> None:
    s, _ = face()
    with pytest.raises(TypeError):
        s.small = value
    with pytest.raises(TypeError):
        s.table[0, 0] = value


def test_a_place_outside_a_table_raises() -> None:
    s, _ = face()
    for place in ((2, 0), (0, 3)):
        with pytest.raises(IndexError):
            s.table[place]
        with pytest.raises(IndexError):
            s.table[place] = 1


def test_a_field_that_is_not_there_and_a_whole_table_cannot_be_set() -> None:
    s, _ = face()
    with pytest.raises(AttributeError):
        s.tabel = 1
    with pytest.raises(AttributeError):
        s.table = 1


def test_whole_numbers_of_numpy_and_yes_and_no_can_be_stored() -> None:
    s, _ = face()
    s.small, s.byte = np.int64(-5), True
    assert (s.small, s.byte) == (-5, 1)


def test_a_face_shows_the_first_record_of_many_and_owns_just_its_bytes() -> None:
    s, records = face(3)
    s.small = 4
    assert records["small"].tolist() == [4, 0, 0]
    assert len(s.raw) == STATE.itemsize
    assert s.raw.base is not None


def test_one_class_per_kind_of_record() -> None:
    assert state_view(STATE) is state_view(STATE)
    assert state_view(np.dtype([("small", "i1")])) is not state_view(STATE)
