"""A game that begins uncompiled and goes over to compiled rules in the middle is the same game, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteka
from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.game import Game
from ludoteka.engine.text import Words
from tests.conformance.cases import Case, cases_of


def played(game: Game, case: Case, seed: int, go_over_at: int | None) -> Iterator[Any]:
    """Yield all that anybody is told in a random game; before decision `go_over_at` its rules are compiled."""
    dice, words = random.Random(seed), Words("en")
    position = game.new(case.players, seed, **case.options)
    number = 0
    while not position.is_over:
        if number == go_over_at:
            game.load()
            assert game.kernels.compiled
        legal = position.legal_actions()
        action = dice.choice(legal)
        seat = dice.choice([None, *range(position.players)])
        yield number, legal, action, position.current_player, position.scores(), position.view(seat)
        after = position.after(action)
        yield [words.say(phrase) for phrase in position.log(action, after, seat)], position.preview(action)
        yield after.to_bytes(), after.resample(seat, seed=number).to_bytes()
        position = after
        number += 1
    yield position.returns(), position.winners(), str(position)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_that_goes_over_in_the_middle_is_the_same(name: str) -> None:
    original = ludoteka.game(name)
    original.load()

    @settings(max_examples=6)
    @given(case=st.sampled_from(cases_of(name)), seed=st.integers(0, 2**64 - 1), at=st.integers(0, 60))
    def check(case: Case, seed: int, at: int) -> None:
        fresh = Game(original.header, original.parts.package)
        fresh.open()
        assert not fresh.kernels.compiled
        expected = played(original, case, seed, None)
        for ours, theirs in zip(played(fresh, case, seed, at), expected, strict=True):
            assert ours == theirs

    check()


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("name", ludoteka.games())
def test_an_opened_game_compiles_nothing_and_warns_of_nothing(name: str) -> None:
    """Plays uncompiled with every part of a table, and listens whether Numba is called for."""
    from numba.core import event

    compiled: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc,unused-ignore]
        def on_start(self, event: Any) -> None:
            compiled.append(event.data["dispatcher"].py_func.__qualname__)

        def on_end(self, event: Any) -> None: ...

    original = ludoteka.game(name)
    fresh = Game(original.header, original.parts.package)
    fresh.open()
    listener = Listener()
    event.register("numba:compile", listener)
    try:
        for _ in played(fresh, Case(name, max(original.players)), 7, None):
            pass
    finally:
        event.unregister("numba:compile", listener)
    assert compiled == []
    assert not fresh.kernels.compiled
