"""What a table remembers for its players: nothing but what everybody has seen, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteka
from tests.conformance.cases import Case, few_cases, random_walk
from tests.conformance.forms import problems
from tests.games.brought import modules

View = dict[str, Any]


def past_of(case: Case) -> Any:
    return getattr(case.game.parts.view, "past", None)


REMEMBERING = [case for case in few_cases() if past_of(case)]


def told(case: Case, seed: int) -> Iterator[tuple[list[View], dict[str, Any]]]:
    """Yield what a spectator has seen up to each position of a random game, and what the past says there."""
    walk = random_walk(case, seed)
    first, action = next(walk)
    begin, moves, seen = first.copy(), [action], [first.view(None)]
    yield seen, past_of(case)(first, [], begin.copy)
    for position, action in walk:
        seen.append(position.view(None))
        yield seen, past_of(case)(position, moves, begin.copy)
        moves.append(action)


#: Each game that has a `past` says in `remembered.py` what somebody remembers who saw all views up to now; `ordered`,
#: if there is one, puts cells and the like in order before both are compared.
REMEMBERED = modules("remembered")


def test_every_game_that_remembers_is_looked_at() -> None:
    assert {case.name for case in REMEMBERING} == set(REMEMBERED)
    assert all(hasattr(ludoteka.game(name).part("forms"), "Past") for name in REMEMBERED)


@pytest.mark.parametrize("case", REMEMBERING, ids=str)
def test_the_past_is_what_a_spectator_saw(case: Case) -> None:
    for seen, past in told(case, 3):
        assert list(problems(past, case.game.part("forms").Past)) == []
        own = REMEMBERED[case.name]
        assert getattr(own, "ordered", dict)(past) == own.remembered(seen)
