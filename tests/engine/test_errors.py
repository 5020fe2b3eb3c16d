"""One family of errors, whose messages name the thing, the value and the remedy."""

from __future__ import annotations

import inspect

import pytest

from ludoteka.engine import errors
from ludoteka.engine.errors import LudotekaError, closest, shown


def test_all_errors_are_of_one_family_and_documented() -> None:
    classes = [value for _, value in inspect.getmembers(errors, inspect.isclass) if issubclass(value, BaseException)]
    assert len(classes) > 8
    for error in classes:
        assert issubclass(error, LudotekaError)
        assert error.__doc__


def test_a_mistyped_word_is_recognised() -> None:
    assert closest("opal", ["opale", "akropolis"]) == " Did you mean 'opale'?"
    assert closest("chess", ["opale", "akropolis"]) == ""


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a", "'a'"),
        (-3, "-3"),
        pytest.param(10**5000, "<int>", id="huge"),
        (Unshowable(), "<Unshowable>"),
        ([1], "[1]"),
    ],
)
def test_values_are_shown_as_they_are_typed(value: object, text: str) -> None:
    assert shown(value) == text


def test_long_values_are_cut_short() -> None:
    assert shown("a" * 78) == "'" + "a" * 78 + "'"
    assert shown("a" * 79) == "'" + "a" * 76 + "..."
    assert len(shown(list(range(1000)))) == 80
