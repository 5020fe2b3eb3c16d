"""A game: its facts, the ways to a first position, and the forms of an action."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteka
from ludoteka.engine.errors import BadNotation, BadOption, BadPlayers, BadSeed, IllegalAction
from ludoteka.engine.game import Game

HUGE = pytest.param(10**5000, id="huge")
JSON: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def test_a_game_shows_its_header(pebbles: Game) -> None:
    assert (pebbles.name, pebbles.title, pebbles.version) == ("pebbles", "Pebbles", 3)
    assert (pebbles.players, pebbles.num_actions, pebbles.max_decisions) == ((1, 2, 3), 5, 24)
    assert [option.name for option in pebbles.options] == ["heap", "dice", "gifts", "skill"]


# ---- a first position


def test_options_reach_the_rules(pebbles: Game) -> None:
    position = pebbles.new(3, seed=1, heap="big", dice=True, gifts=["two"], skill=["three", "two", "two"])
    s = position.state
    assert (s.players, s.heap, s.dice) == (3, 12, 1)
    assert s.score.tolist() == [2, 2, 2]
    assert s.most.tolist() == [3, 2, 2]
    assert position.options == {
        "heap": "big",
        "dice": True,
        "gifts": ("two",),
        "skill": ("three", "two", "two"),
    }


def test_the_usual_number_of_players_and_the_defaults_are_taken_where_nothing_is_given(pebbles: Game) -> None:
    assert pebbles.new(seed=1) == pebbles.new(2, seed=1, heap="small", dice=False, gifts=(), skill=("three", "three"))


@pytest.mark.parametrize("players", [0, 4, -1, 2.0, "2", True, HUGE])
def test_a_wrong_number_of_players_is_refused(pebbles: Game, players: Any) -> None:
    with pytest.raises(BadPlayers, match="Pebbles is for 1 or 2 or 3 players, not"):
        pebbles.new(players)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"heap": "tiny"}, "Option 'heap' cannot be 'tiny': it takes one of small, big"),
        ({"dice": 1}, "Option 'dice' cannot be 1: it takes yes or no"),
        ({"gifts": ["three"]}, "Option 'gifts' cannot be"),
        ({"skill": ["two"]}, "Option 'skill' cannot be"),
        ({"heaps": "big"}, "no option 'heaps' here.*Did you mean 'heap'"),
    ],
)
def test_a_wrong_option_is_refused(pebbles: Game, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        pebbles.new(2, **options)


def test_options_that_do_not_go_together_are_refused(pebbles: Game) -> None:
    with pytest.raises(BadOption, match="choose heap=small"):
        pebbles.new(1, heap="big")


def test_the_same_seed_gives_the_same_position_and_another_another(opale: Game) -> None:
    seeds = [0, 1, 2**63, 2**64, 2**64 + 1, 2**127, 2**128 - 1]
    assert len({opale.new(seed=seed).digest() for seed in seeds}) == len(seeds)
    assert all(opale.new(seed=seed) == opale.new(seed=seed) for seed in seeds)
    assert opale.new(seed=np.uint8(7)) == opale.new(seed=7)  # type: ignore[arg-type]


def test_without_a_seed_it_cannot_be_foreseen(opale: Game) -> None:
    positions = [opale.new() for _ in range(4)]
    assert len({position.digest() for position in positions}) == 4
    assert all(position.state.rng[0] > 0 and position.state.rng[1] > 0 for position in positions)


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, "1", b"1", True, [1], HUGE, float("nan")])
def test_a_wrong_seed_is_refused(opale: Game, seed: Any) -> None:
    with pytest.raises(BadSeed, match=r"A seed is a whole number from 0 to 2\*\*128 - 1, not "):
        opale.new(seed=seed)


# ---- forms of an action


def test_every_action_has_a_text_and_parts_that_give_it_again(opale: Game) -> None:
    for action in range(opale.num_actions):
        assert opale.action_from_text(opale.action_to_text(action)) == action
        assert opale.action_from_json(json.loads(json.dumps(opale.action_to_json(action)))) == action
    assert opale.action_to_text(np.int8(3)) == opale.action_to_text(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 166, 2**64, 1.0, "1", None, True, HUGE])
def test_a_number_that_is_no_action_has_neither(opale: Game, action: Any) -> None:
    for form in (opale.action_to_text, opale.action_to_json, opale.new(seed=1).action_to_json):
        with pytest.raises(IllegalAction, match=r"Opale has no action .+: actions are 0 to 165"):
            form(action)


@pytest.mark.parametrize("text", ["", "P9", "pass ", "PASS", "P133 P133", None, 5, b"pass", ["pass"], {}])
def test_a_text_that_is_no_action_is_refused(opale: Game, pebbles: Game, text: Any) -> None:
    for game in (opale, pebbles):
        with pytest.raises(BadNotation, match="is not an action of"):
            game.action_from_text(text)


@given(JSON)
def test_parts_that_are_no_action_are_refused(obj: Any) -> None:
    opale = ludoteka.game("opale")
    with pytest.raises(BadNotation, match="is not an action of Opale"):
        opale.action_from_json(obj)
    with pytest.raises(BadNotation, match="is not an action of Opale"):
        opale.new(seed=1).action_from_json(obj)


@given(st.sampled_from(["play", "take", "card", "draw", "shell", "area", "pass"]), JSON)
def test_parts_with_something_else_inside_are_refused_or_an_action(what: str, value: Any) -> None:
    opale = ludoteka.game("opale")
    try:
        action = opale.action_from_json({what: value})
    except BadNotation:
        return
    assert 0 <= action < opale.num_actions
    assert opale.action_to_json(action) == {what: value}
