"""What is learned of Oriflamme: Alliance: it says what its matrices say, and sees what its seat knows."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine import network
from ludoteka.engine.compiling.intrinsics import as_record
from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.actor import expect, weigh
from ludoteka.games.oriflamme_alliance.policy import (
    ACTION_INPUTS,
    ACTION_PAIRS,
    POSITION_INPUTS,
    describe_action,
    describe_position,
)
from ludoteka.games.oriflamme_alliance.state import STATE
from tests.learning.games import some_positions
from tests.learning.test_models import some_model

NAME = "oriflamme-alliance"
INPUTS, HIDDEN = len(POSITION_INPUTS) + len(ACTION_INPUTS), 7
#: So many numbers are the actor's; the critic's are behind them.
ACTOR = network.size(INPUTS, HIDDEN)


def some_words(seed: int = 1) -> Any:
    """Return an actor and a critic that know nothing."""
    return some_model(NAME, seed, HIDDEN).words


def read_actor(raw: Any, actions: Any, count: int, weights: Any, model: Any) -> None:
    """Ask the actor about the bytes of a position."""
    weigh(as_record(raw, STATE), actions, count, weights, model)


def read_critic(raw: Any, model: Any) -> Any:
    """Ask the critic."""
    return expect(as_record(raw, STATE), model)


def read_position(raw: Any, x: Any) -> None:
    """Write what describes a position."""
    describe_position(as_record(raw, STATE), x)


def read_action(raw: Any, action: int, which: Any, much: Any) -> Any:
    """Write what describes an action."""
    return describe_action(as_record(raw, STATE), action, which, much)


@cache
def kernels() -> Any:
    """Return the functions above over the bytes of positions, compiled when they are first called."""
    return ludoteka.game(NAME).load().specialise((read_actor, read_critic, read_position, read_action), {})


def chances(position: Position, words: Any) -> dict[int, float]:
    """Return how likely each action is by an actor."""
    legal = np.array(position.legal_actions(), np.int32)
    weights = np.zeros(len(legal))
    kernels().read_actor(position.raw, legal, len(legal), weights, words)
    return dict(zip(legal.tolist(), weights.tolist(), strict=True))


def result(position: Position, words: Any) -> float:
    """Return what the critic expects for the seat that decides."""
    return float(kernels().read_critic(position.raw, words))


def described(position: Position) -> Any:
    """Return the inputs of a position."""
    x = np.zeros(len(POSITION_INPUTS))
    kernels().read_position(position.raw, x)
    return x


def noticed(position: Position, action: int) -> dict[str, float]:
    """Return all that describes a position and an action and is not 0, by name."""
    x = described(position)
    found = {POSITION_INPUTS[i]: x[i] for i in range(len(x)) if x[i]}
    which, much = np.zeros(ACTION_PAIRS, np.int64), np.zeros(ACTION_PAIRS)
    for j in range(kernels().read_action(position.raw, action, which, much)):
        assert ACTION_INPUTS[which[j]] not in found
        found[ACTION_INPUTS[which[j]]] = much[j]
    return found


def matrices(words: Any, inputs: int) -> list[Any]:
    """Return a network's slopes, its constant, then the rows, shifts and slopes of its hidden units."""
    line, constant = words[4 : 4 + inputs], words[4 + inputs]
    first, shift, last = np.split(words[5 + inputs :], [inputs * HIDDEN, (inputs + 1) * HIDDEN])
    return [line, constant, first.reshape(inputs, HIDDEN), shift, last]


def test_the_actor_takes_what_its_matrices_favour() -> None:
    words = some_words()
    names = {name: i for i, name in enumerate((*POSITION_INPUTS, *ACTION_INPUTS))}
    line, constant, first, shift, last = matrices(words[:ACTOR], INPUTS)
    for position in some_positions(NAME, 30, seed=4):
        favours = []
        for action in position.legal_actions():
            x = np.zeros(INPUTS)
            for name, value in noticed(position, action).items():
                x[names[name]] = value
            said = x.copy()
            said[: len(POSITION_INPUTS)] = 0  # what is the same for all actions has no slopes of its own
            favours.append(said @ line + constant + np.maximum(x @ first + shift, 0) @ last)
        expected = np.exp(np.array(favours) - max(favours))
        found = list(chances(position, words).values())
        assert found == pytest.approx((expected / expected.sum()).tolist(), abs=1e-9)


def test_the_critic_expects_what_its_matrices_foretell() -> None:
    words = some_words()
    inputs = len(POSITION_INPUTS)
    _, constant, first, shift, last = matrices(words[ACTOR:], inputs)
    expected = []
    for position in some_positions(NAME, 30, seed=4):
        x = described(position)
        expected.append(constant + np.maximum(x @ first + shift, 0) @ last)
        assert result(position, words) == pytest.approx(expected[-1], abs=1e-9)
    assert len(set(expected)) > 20


def test_names_are_told_apart() -> None:
    names = (*POSITION_INPUTS, *ACTION_INPUTS)
    assert len(set(names)) == len(names)


def test_what_a_seat_cannot_know_changes_neither_what_it_favours_nor_what_it_expects() -> None:
    words, changed = some_words(), 0
    for position in some_positions(NAME, 60, seed=8):
        seat = position.current_player
        assert seat is not None
        expected, share = chances(position, words), result(position, words)
        for seed in range(4):
            other = position.view_only(seat).imagine(seed)
            assert chances(other, words) == expected
            assert result(other, words) == share
            changed += other.raw.tobytes() != position.raw.tobytes()
    assert changed > 100


def test_what_is_noticed_of_a_first_card() -> None:
    position = ludoteka.game(NAME).new(3, seed=3)
    card = position.state.hand[position.current_player]
    held = [name for i, name in enumerate(("empress", "fanatic", "informant")) if card >> i & 1]
    found = noticed(position, position.legal_actions()[0])
    assert found["round 1"] == found["phase place"] == found["3 players"] == found["2 lay after me"] == 1.0
    assert all(found[f"{name} in hand"] == 1.0 for name in held)
    assert found["right: none"] == 1.0
    assert len([name for name in found if name.startswith("lay ")]) == 2


def test_what_is_noticed_of_a_neighbour() -> None:
    """Two cards lie face down: the third player sees one beside the start, of this round, which may be anything."""
    position = ludoteka.game(NAME).new(3, seed=3)
    for _ in range(2):
        position.apply(position.legal_actions()[0])
    found = noticed(position, position.legal_actions()[0])
    beside = {name: value for name, value in found.items() if name.startswith("right: ")}
    assert beside == {
        "right: ahead": 0.0,
        "right: down for 0 rounds": 1.0,
        "right: may be deserter": 1.0,
        "right: may be uprising": 1.0,
        "right: may be extortion": 1.0,
    }
