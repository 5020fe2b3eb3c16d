"""A position: what the rules allow, copies, and what a seat sees."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine.errors import BadPlayers, BadSeed, IllegalAction, LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from tests.engine.pebbles.numbers import PEEK

HUGE = pytest.param(10**5000, id="huge")
NOT_SEATS = [-1, 2, 1.0, "0", True, [0], HUGE, np.array([0, 1]), float("nan")]


def play(position: Position, seed: int) -> Position:
    dice = random.Random(seed)
    while not position.is_over:
        position.apply(dice.choice(position.legal_actions()))
    return position


# ---- actions


@pytest.mark.parametrize(
    "action",
    [
        -1,
        5,
        2**31,
        2**63,
        2**64,
        -(2**63) - 1,
        HUGE,
        0.0,
        0.5,
        float("nan"),
        float("inf"),
        "0",
        b"0",
        "",
        None,
        True,
        False,
        [0],
        (0,),
        {},
        0j,
        np.float64(0),
        np.True_,
        np.array([0]),
        np.uint64(2**63),
        object(),
    ],
)
def test_what_is_not_a_legal_action_is_refused_and_changes_nothing(pebbles: Game, action: Any) -> None:
    position = pebbles.new(2, seed=1)
    before, legal = position.to_bytes(), position.legal_actions()
    assert legal == [0, 1, 2, PEEK]
    for refuse in (position.apply, position.after, position.phrase, position.describe, position.preview):
        with pytest.raises(
            IllegalAction, match=r"is not legal for seat 0 here; legal: 0 \(1\), 1 \(2\), 2 \(3\) and 1"
        ):
            refuse(action)
    assert position.to_bytes() == before
    assert position.legal_actions() == legal


def test_a_known_action_that_is_not_legal_here_is_named(pebbles: Game) -> None:
    with pytest.raises(IllegalAction, match=r"Action 3 \(roll\) is not legal for seat 0 here"):
        pebbles.new(2, seed=1).apply(3)


@pytest.mark.parametrize("kind", [int, np.int8, np.uint8, np.int32, np.int64, np.uint64, np.array])
def test_whole_numbers_of_numpy_are_actions(pebbles: Game, kind: Any) -> None:
    position, plain = pebbles.new(2, seed=1), pebbles.new(2, seed=1)
    position.apply(kind(2))
    plain.apply(2)
    assert position == plain
    assert position.phrase(kind(1)) == plain.phrase(1)


def test_no_action_can_be_played_when_the_game_is_over(pebbles: Game) -> None:
    position = play(pebbles.new(2, seed=1), 1)
    before = position.to_bytes()
    for action in (0, -1, "0"):
        with pytest.raises(IllegalAction, match="this game of Pebbles is over"):
            position.apply(action)  # type: ignore[arg-type]
    assert position.to_bytes() == before
    assert position.legal_actions() == []
    assert position.current_player is None


def test_current_player_and_the_end(pebbles: Game) -> None:
    position = pebbles.new(3, seed=1)
    movers = []
    while not position.is_over:
        movers.append(position.current_player)
        position.apply(0)
    assert movers == [0, 1, 2, 0, 1, 2]
    assert position.players == 3


def test_legal_actions_are_a_list_of_ints_of_ones_own(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    legal = position.legal_actions()
    legal.append(99)
    assert position.legal_actions() == [0, 1, 2, PEEK]
    assert all(type(action) is int for action in legal)


# ---- copies


def test_a_copy_is_equal_and_independent(opale: Game) -> None:
    position = opale.new(seed=1)
    twin, before = position.copy(), position.to_bytes()
    assert twin == position
    assert twin.legal_actions() == position.legal_actions()
    assert twin.state.turn == position.state.turn
    play(twin, 2)
    assert position.to_bytes() == before
    assert not position.is_over
    assert twin != position
    untouched = position.copy()
    play(position, 3)
    assert untouched.to_bytes() == before
    assert untouched.legal_actions() == opale.from_bytes(before).legal_actions()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_the_copies_of_the_standard_library_are_independent_too(pebbles: Game, copied: Any) -> None:
    position = pebbles.new(2, seed=1)
    twin = copied(position)
    twin.apply(0)
    assert position == pebbles.new(2, seed=1)
    assert twin != position


def test_after_leaves_the_position_as_it_is(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    after = position.after(2)
    assert position == pebbles.new(2, seed=1)
    position.apply(2)
    assert after == position


def test_positions_are_equal_by_game_options_and_bytes(pebbles: Game, opale: Game) -> None:
    one = pebbles.new(2, seed=1)
    assert one == pebbles.new(2, seed=1)
    assert one != pebbles.new(2, seed=2)
    assert one != pebbles.new(2, seed=1, dice=True)
    assert one != opale.new(seed=1)
    assert one != "pebbles"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_the_key_leaves_out_the_generator_and_the_digest_does_not(pebbles: Game) -> None:
    one, other = pebbles.new(1, seed=1), pebbles.new(1, seed=4)
    assert one.state.secret[0] == other.state.secret[0]
    assert one.key() == other.key()
    assert one.digest() != other.digest()
    assert one.key() != one.after(0).key()
    assert one.digest() == pebbles.new(1, seed=1).digest()


# ---- what a seat sees


def test_a_view_says_what_is_played_how_and_whose_turn_it_is(pebbles: Game) -> None:
    view = pebbles.new(3, seed=1, gifts=["two"]).view(1)
    assert view["game"] == "pebbles"
    assert view["version"] == 3
    assert view["players"] == 3
    assert view["options"] == {"heap": "small", "dice": False, "gifts": ["two"], "skill": ["three"] * 3}
    assert (view["seat"], view["to_move"], view["over"], view["winners"]) == (1, 0, False, [])
    over = play(pebbles.new(2, seed=1), 1)
    assert (over.view(0)["to_move"], over.view(0)["over"]) == (None, True)
    assert over.view(0)["winners"] == over.winners() != []


def test_a_spectator_sees_a_view_too(pebbles: Game) -> None:
    view = pebbles.new(2, seed=1).view(None)
    assert view["seat"] is None
    assert view["secrets"] == [None, None]


def test_views_are_json_whatever_kind_of_number_names_the_seat(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    seat: Any = np.int64(1)
    assert json.dumps(position.view(seat)) == json.dumps(position.view(1))


@pytest.mark.parametrize("seat", NOT_SEATS)
def test_a_seat_that_is_not_there_is_refused(pebbles: Game, seat: Any) -> None:
    position = pebbles.new(2, seed=1)
    for refuse in (position.view, position.resample, position.view_only):
        with pytest.raises(BadPlayers, match=r"There is no seat .+ here: seats are 0 to 1, None a spectator\."):
            refuse(seat)


@pytest.mark.parametrize("seed", [-1, 2**128, 0.5, "1", True, HUGE])
def test_a_redraw_takes_what_a_seed_takes(pebbles: Game, seed: Any) -> None:
    with pytest.raises(BadSeed):
        pebbles.new(2, seed=1).resample(0, seed)


def test_a_redraw_leaves_the_position_alone_and_is_fresh_without_a_seed(opale: Game) -> None:
    position = opale.new(seed=1)
    before = position.to_bytes()
    drawn = {position.resample(0).to_bytes() for _ in range(3)}
    assert len(drawn) == 3
    assert position.to_bytes() == before


def test_errors_are_one_family_and_leave_the_position_usable(opale: Game) -> None:
    position = opale.new(seed=1)
    for call in (lambda: position.apply(-1), lambda: position.view(9), lambda: position.describe(-1)):
        with pytest.raises(LudotekaError):
            call()
    assert play(position, 1).is_over


def test_a_position_shows_as_what_makes_it_again(opale: Game) -> None:
    position = opale.new(seed=1, variants=["omen"])
    assert eval(repr(position), {"ludoteka": ludoteka}) == position
    assert repr(opale) == "ludoteka.game('opale')"
    assert eval(repr(opale), {"ludoteka": ludoteka}) is opale


def test_a_preview_tells_what_a_legal_action_will_surely_do(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    assert position.preview(2) == {"heap": 3}
    assert position.after(2).state.heap == 3
