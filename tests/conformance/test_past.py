"""What a table remembers for its players: nothing but what everybody has seen, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import ludoteka
from tests.conformance.cases import Case, few_cases, random_walk
from tests.conformance.forms import problems

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


def remembered_in_akropolis(seen: list[View]) -> dict[str, Any]:
    taken = seen[-1]["taken"]
    return {"paid": taken and next(offer["cost"] for offer in seen[-2]["site"] if offer["tile"] == taken["tile"])}


def remembered_in_orion_duel(seen: list[View]) -> dict[str, Any]:
    tiles = [_changed(one, other, "colours") for one, other in pairwise(seen)]
    tokens = [_changed(one, other, "tokens") for one, other in pairwise(seen)]
    laid = [cells for cells in tiles if cells]
    last = laid or [cells for cells in tokens if cells] or [[]]
    return {"tiles": laid, "last": last[-1]}


def _changed(one: View, other: View, field: str) -> list[int]:
    return [cell for cell, (old, new) in enumerate(zip(one[field], other[field], strict=True)) if old != new]


def remembered_in_oriflamme(seen: list[View]) -> dict[str, Any]:
    if not seen[-1]["over"]:
        return {"influence": []}
    starts = [new for old, new in pairwise(seen) if old["round"] != new["round"]]
    by_round = [[seat["influence"] for seat in view["seats"]] for view in [seen[0], *starts]]
    end = [seat["score"] for seat in seen[-1]["seats"]]
    return {"influence": [list(seat) for seat in zip(*by_round, end, strict=True)]}


REMEMBERED = {
    "akropolis": remembered_in_akropolis,
    "orion-duel": remembered_in_orion_duel,
    "oriflamme-alliance": remembered_in_oriflamme,
}


def as_cells(past: dict[str, Any]) -> dict[str, Any]:
    """The past of Orion Duel with cells by their numbers, in order."""
    from ludoteka.games.orion_duel.components import CELL_ID

    def numbers(cells: list[list[int]]) -> list[int]:
        return sorted(CELL_ID[q, r] for q, r in cells)

    return {"tiles": [numbers(cells) for cells in past["tiles"]], "last": numbers(past["last"])}


def test_every_game_that_remembers_is_looked_at() -> None:
    assert {case.name for case in REMEMBERING} == set(REMEMBERED)
    assert all(hasattr(ludoteka.game(name).part("forms"), "Past") for name in REMEMBERED)


@pytest.mark.parametrize("case", REMEMBERING, ids=str)
def test_the_past_is_what_a_spectator_saw(case: Case) -> None:
    for seen, past in told(case, 3):
        assert list(problems(past, case.game.part("forms").Past)) == []
        shown = as_cells(past) if case.name == "orion-duel" else past
        assert shown == REMEMBERED[case.name](seen)
