"""What is learned of Oriflamme: Alliance: it says what its matrices say, and sees what its seat knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.engine import network
from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.noticing import (
    ACTION_INPUTS,
    ACTION_PAIRS,
    STATE_INPUTS,
    note_action,
    see,
)
from ludoteka.games.oriflamme_alliance.policy import weigh
from tests.learning.games import some_positions

NAME = "oriflamme-alliance"
INPUTS, HIDDEN = len(STATE_INPUTS) + len(ACTION_INPUTS), 7


def some_words(seed: int = 1) -> Any:
    """Return a policy that knows nothing."""
    words = np.random.default_rng(seed).normal(0, 0.3, network.size(INPUTS, HIDDEN))
    words[: network.HEAD] = INPUTS, HIDDEN, 1.0, 1.0
    return words


def chances(position: Position, words: Any) -> dict[int, float]:
    """Return how likely each action is by a policy."""
    legal = np.array(position.legal_actions(), np.int32)
    weights = np.zeros(len(legal))
    weigh(position.state, legal, len(legal), weights, words)
    return dict(zip(legal.tolist(), weights.tolist(), strict=True))


def noticed(position: Position, action: int) -> dict[str, float]:
    """Return all that is noticed of a position and an action and is not 0, by name."""
    x = np.zeros(len(STATE_INPUTS))
    see(position.state, x)
    found = {STATE_INPUTS[i]: x[i] for i in range(len(x)) if x[i]}
    which, much = np.zeros(ACTION_PAIRS, np.int64), np.zeros(ACTION_PAIRS)
    for j in range(note_action(position.state, action, which, much)):
        assert ACTION_INPUTS[which[j]] not in found
        found[ACTION_INPUTS[which[j]]] = much[j]
    return found


def test_a_policy_says_what_its_matrices_say() -> None:
    words = some_words()
    names = {name: i for i, name in enumerate((*STATE_INPUTS, *ACTION_INPUTS))}
    line, constant = words[4 : 4 + INPUTS], words[4 + INPUTS]
    first, shift, last = np.split(words[5 + INPUTS :], [INPUTS * HIDDEN, (INPUTS + 1) * HIDDEN])
    for position in some_positions(NAME, 30, seed=4):
        favours = []
        for action in position.legal_actions():
            x = np.zeros(INPUTS)
            for name, value in noticed(position, action).items():
                x[names[name]] = value
            said = x.copy()
            said[: len(STATE_INPUTS)] = 0  # what is the same for all actions has no slopes of its own
            favours.append(said @ line + constant + np.maximum(x @ first.reshape(INPUTS, HIDDEN) + shift, 0) @ last)
        expected = np.exp(np.array(favours) - max(favours))
        found = list(chances(position, words).values())
        assert found == pytest.approx((expected / expected.sum()).tolist(), abs=1e-9)


def test_names_are_told_apart() -> None:
    names = (*STATE_INPUTS, *ACTION_INPUTS)
    assert len(set(names)) == len(names)


def test_what_a_seat_cannot_know_does_not_change_what_it_favours() -> None:
    words, changed = some_words(), 0
    for position in some_positions(NAME, 60, seed=8):
        seat = position.current_player
        assert seat is not None
        expected = chances(position, words)
        for seed in range(4):
            other = position.view_only(seat).imagine(seed)
            assert chances(other, words) == expected
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
