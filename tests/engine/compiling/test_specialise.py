"""One template, many games: whatever is swapped in, the code is made of just that."""

# ruff: noqa: F821
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteka.engine.compiling import specialise as module
from ludoteka.engine.compiling.kernels import COMPILED, kernel
from ludoteka.engine.compiling.specialise import specialise
from ludoteka.engine.contract import as_int, words_of

needs_compiler = pytest.mark.skipif(not COMPILED, reason="kernels are plain here")


def once(x):
    """Return one step."""
    return step(x) + AMOUNT


def twice(x):
    return once(once(x))


def amount():
    return AMOUNT


def table():
    return TABLES[1][0]


@kernel
def double(x):
    return 2 * x


@kernel
def triple(x):
    return 3 * x


def adder(n: int) -> Any:
    @kernel
    def add(x):
        return x + n

    return add


def test_other_globals_give_other_code_whatever_the_order() -> None:
    for step, constant, expected in ((double, 1, 11), (triple, 1, 16), (double, 2, 12), (double, 1, 11)):
        assert specialise("toy", [once], step=step, AMOUNT=constant).once(5) == expected


def test_a_template_may_call_those_before_it() -> None:
    assert specialise("toy", [once, twice], step=double, AMOUNT=1).twice(5) == 23


def test_the_same_swap_gives_the_same_functions_again() -> None:
    first = specialise("toy", [once], step=double, AMOUNT=7)
    assert specialise("toy", [once], step=double, AMOUNT=7).once is first.once
    assert specialise("other", [once], step=double, AMOUNT=7).once is not first.once
    assert specialise("toy", [once, twice], step=double, AMOUNT=7).once is first.once


def test_what_a_template_may_call_is_part_of_its_name() -> None:
    def helper(x):
        return x + 100

    with_helper = specialise("toy", [once, twice], step=double, AMOUNT=1).twice
    without = specialise("toy", [twice], step=double, AMOUNT=1, once=kernel(helper)).twice
    assert (with_helper(5), without(5)) == (23, 205)


def test_functions_made_alike_by_one_maker_are_told_apart() -> None:
    assert specialise("toy", [once], step=adder(1), AMOUNT=0).once(5) == 6
    assert specialise("toy", [once], step=adder(2), AMOUNT=0).once(5) == 7


def test_tables_are_told_apart_however_long() -> None:
    long = np.zeros(5000, np.int64)
    other = long.copy()
    other[2500] = 1
    made = [specialise("toy", [table], TABLES=(np.zeros(1, np.int64), t)).table for t in (long, other)]
    assert made[0] is not made[1]
    assert specialise("toy", [table], TABLES=(np.zeros(1, np.int64), long.copy())).table is made[0]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 2),
        (1, 1.0),
        ("1", 1),
        (np.int8(1), np.int16(1)),
        ((1, 2), (1, 3)),
        (np.dtype([("a", "i1"), ("b", "i8")]), np.dtype([("a", "i1"), ("b", "i8")], align=True)),
        (np.dtype("i4"), np.dtype("i8")),
        (np.zeros(2, np.int8), np.zeros(2, np.int16)),
        (np.zeros((1, 2)), np.zeros((2, 1))),
        (as_int, words_of),
    ],
)
def test_everything_that_can_be_swapped_in_has_an_identity(one: Any, other: Any) -> None:
    assert module._identity("x", one) != module._identity("x", other)
    assert module._identity("x", one) == module._identity("x", one)
    assert module._identity("x", one) != module._identity("y", one)


def test_what_has_no_identity_is_refused() -> None:
    with pytest.raises(TypeError, match=r"cannot take AMOUNT = \[1\].*kernels, dtypes, arrays and constants"):
        specialise("toy", [amount], AMOUNT=[1])


def test_a_specialised_template_keeps_its_name_and_documentation() -> None:
    made = specialise("toy", [once], step=double, AMOUNT=3).once
    function = getattr(made, "py_func", made)
    assert function.__name__ == "once"
    assert function.__doc__ == "Return one step."
    assert function.__qualname__.startswith("toy_")


@needs_compiler
def test_inlined_code_is_not_taken_for_called() -> None:
    called = specialise("toy", [amount], AMOUNT=3).amount
    inlined = specialise("toy", [amount], inline=True, AMOUNT=3).amount
    assert inlined is not called
    assert inlined.targetoptions["forceinline"] is True
    assert called.targetoptions["forceinline"] is False


@needs_compiler
def test_only_what_is_watched_is_kept_on_disk() -> None:
    from numba.core.caching import NullCache

    from ludoteka.engine.compiling import cache, templates
    from ludoteka.engine.compiling.numba_cache import KernelCache
    from ludoteka.engine.rng import below

    assert cache.is_watched(Path(templates.__file__))
    passing = specialise("toy", [once, twice], step=double, AMOUNT=4)  # `double` is not of the package
    on_top = specialise("toy", [twice], once=passing.once).twice
    for made in (passing.once, passing.twice, on_top):
        assert isinstance(made._cache, NullCache)
    kept = specialise("toy", [templates.contains], step=below, AMOUNT=4).contains  # all of it is of the package
    assert isinstance(kept._cache, KernelCache)
