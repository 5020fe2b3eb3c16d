"""What leaves a game is what it declares: its views, its previews and its actions, field for field."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import ludoteka
from ludoteka.engine.forms import CommonView
from tests.conformance.cases import Case, few_cases, random_walk
from tests.conformance.forms import problems

#: Of the actions that may be chosen in a position, so many are looked at beforehand.
PREVIEWS = 2
COMMON = CommonView.__annotations__


def wrong_view(position: ludoteka.Position, seat: int | None) -> list[str]:
    view = position.view(seat)
    own = {name: value for name, value in view.items() if name not in COMMON}
    common = {name: value for name, value in view.items() if name in COMMON}
    return [*problems(common, CommonView), *problems(own, position.game.part("forms").View)]


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_view_is_as_the_game_declares_it(case: Case) -> None:
    for position, _ in random_walk(case, 1):
        assert wrong_view(position, None) == [], f"a spectator at {position}"
        public = position.view(None)
        for seat in range(case.players):
            if case.game.header.hidden:
                assert wrong_view(position, seat) == [], f"seat {seat} at {position}"
            else:
                assert position.view(seat) == {**public, "seat": seat}


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_preview_is_as_the_game_declares_it(case: Case) -> None:
    dice = random.Random(f"previews {case}")
    for position, _ in random_walk(case, 2):
        legal = position.legal_actions()
        for action in dice.sample(legal, min(PREVIEWS, len(legal))):
            found = list(problems(position.preview(action), case.game.part("forms").Preview))
            assert found == [], f"{position.game.action_to_text(action)} at {position}"


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_action_is_as_the_game_declares_it(name: str) -> None:
    game = ludoteka.game(name)
    for action in range(game.num_actions):
        found = list(problems(game.action_to_json(action), game.part("forms").Action))
        assert found == [], game.action_to_text(action)


# ---- the check itself


class Leaf(TypedDict):
    kind: Literal["oak", "ash"]
    size: NotRequired[int]


class Tree(TypedDict):
    leaves: list[Leaf]
    at: tuple[int, int] | None
    count: dict[Literal["oak", "ash"], int]
    some: Mapping[Literal["oak", "ash"], bool]


RIGHT = {
    "leaves": [{"kind": "oak", "size": 1}, {"kind": "ash"}],
    "at": [1, 2],
    "count": {"oak": 0, "ash": 1},
    "some": {},
}


def test_what_is_as_declared_has_no_problems() -> None:
    assert list(problems(RIGHT, Tree)) == []
    assert list(problems(RIGHT | {"at": None, "some": {"ash": True}}, Tree)) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"more": 1}, "/more is unknown"),
        ({"leaves": [{"kind": "elm"}]}, "/leaves/0/kind: 'elm' is not one of ('oak', 'ash')"),
        ({"leaves": [{}]}, "/leaves/0/kind is missing"),
        ({"leaves": [{"kind": "oak", "size": True}]}, "/leaves/0/size: True is not int"),
        ({"leaves": ()}, "/leaves: () is not a list"),
        ({"at": [1]}, "/at: [1] has not 2 entries"),
        ({"count": {"oak": 1}}, "/count/ash is missing"),
        ({"some": {"ash": 1}}, "/some/ash: 1 is not bool"),
    ],
)
def test_what_is_not_as_declared_is_named(change: dict[str, Any], problem: str) -> None:
    assert list(problems(RIGHT | change, Tree)) == [problem]
