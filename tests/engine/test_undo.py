"""What may be taken back."""

from __future__ import annotations

from types import ModuleType

import pytest

from ludoteka.engine.game import Game
from ludoteka.engine.parts import Parts
from ludoteka.engine.undo import may_undo
from tests.engine.pebbles.numbers import PEEK, ROLL


def test_a_step_inside_the_own_turn_that_drew_and_showed_nothing_may_be_taken_back(pebbles: Game) -> None:
    alone = pebbles.new(1, seed=1)
    assert may_undo(alone, alone.after(0))


def test_a_step_that_ended_the_turn_may_not(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    assert not may_undo(position, position.after(0))


def test_a_step_that_ended_the_game_may_not(pebbles: Game) -> None:
    position = pebbles.new(1, seed=1)
    position.apply(2)
    after = position.after(2)
    assert after.is_over
    assert not may_undo(position, after)
    assert not may_undo(after, after)


def test_a_step_that_left_something_to_chance_may_not(pebbles: Game) -> None:
    position = pebbles.new(1, seed=1, dice=True)
    assert not may_undo(position, position.after(ROLL))


def test_a_step_that_showed_something_hidden_may_not(pebbles: Game) -> None:
    position = pebbles.new(2, seed=1)
    after = position.after(PEEK)
    assert after.current_player == position.current_player
    assert not may_undo(position, after)


def test_a_game_that_says_nothing_about_it_shows_nothing_without_chance(
    pebbles: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = pebbles.new(2, seed=1)
    monkeypatch.setattr(pebbles, "parts", Parts("tests.engine"))
    assert may_undo(position, position.after(PEEK))


def test_a_module_that_cannot_be_loaded_does_not_allow_anything(pebbles: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")

    position = pebbles.new(2, seed=1)
    parts = Parts("tests.engine.pebbles")
    monkeypatch.setattr(parts, "_load", broken)
    monkeypatch.setattr(pebbles, "parts", parts)
    with pytest.raises(ModuleNotFoundError, match="elsewhere"):
        may_undo(position, position)
