"""A kernel is lowered once, whoever calls it, and optimised only with what Python calls."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteka.engine.compiling.kernels import COMPILED, inlined, kernel
from tests.engine.compiling.workshop import Workshop

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")

#: A kernel of somebody else's, over kernels of the package.
OUTER = """
import numpy as np
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.alpha.rules import move
from ludoteka.search.checked import item

@kernel
def outer(numbers, place):
    return move(item(numbers, place))

def main():
    numbers = np.arange(8)[:2]
    try:
        return outer(numbers, 1), outer(numbers, 5)
    except IndexError:
        return "refused"
"""


@inlined
def doubled(x):
    return 2 * x


@kernel
def below(numbers, place):
    return doubled(numbers[place])


@kernel
def middle(numbers):
    return below(numbers, 0) + below(numbers, 1)


@kernel
def top(numbers):
    return middle(numbers) + below(numbers, 2)


@kernel
def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


@kernel
def factorials(n):
    return factorial(n) + factorial(n - 1)


def test_only_what_python_calls_becomes_machine_code_of_its_own() -> None:
    assert top(np.array([1, 10, 100])) == 222
    functions: list[Any] = [top, middle, below, doubled]
    assert [len(function.overloads) for function in functions] == [1, 0, 0, 0]
    assert [len(function.part().overloads) for function in functions] == [0, 1, 1, 1]
    made = next(iter(functions[0].overloads.values())).library
    names = [function.name for function in made.get_defined_functions()]
    assert any("3top" in name for name in names)
    assert not any("7doubled" in name for name in names), "what is inlined is nowhere else"


def test_what_kernels_call_can_be_called_from_python_too() -> None:
    @kernel
    def half(x):
        return x // 2

    @kernel
    def quarter(x):
        return half(half(x))

    assert (quarter(20), half(20), half(9.0), quarter(8)) == (5, 10, 4.0, 2)


def test_a_kernel_may_call_itself_whoever_calls_it() -> None:
    assert factorials(5) == 144
    assert factorial(5) == 120


def test_a_part_is_kept_for_other_kernels_and_still_tells_its_errors(workshop: Workshop) -> None:
    script = workshop.folder / "outer.py"
    script.write_text(OUTER)
    name = f"outside:{script}"
    for flags, expected in (({}, [13, 53]), ({"NUMBA_BOUNDSCHECK": "1"}, "refused")):
        first, second = (workshop.run(name, **flags) for _ in range(2))
        assert first.results == second.results == {name: expected}
        assert sorted(first.compiled) == ["item", "move", "outer"]
        assert second.compiled == ["outer"]
