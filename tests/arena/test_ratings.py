"""Ratings: what is known of made-up results."""

from __future__ import annotations

import random

import pytest

from ludoteka.arena.match import Result
from ludoteka.arena.ratings import head_to_head, rate, ratings


def result(number: int, bots: list[str], winner: int) -> Result:
    n = len(bots)
    returns = [1.0 if seat == winner else -1.0 / (n - 1) for seat in range(n)]
    return Result(number, bots, number, returns, [0] * n, [winner], [1] * n, [0.0] * n, [0.0] * n)


def test_the_interval_of_a_share_is_wilsons() -> None:
    found = rate(70, 100)
    assert found.share == pytest.approx(0.7)
    assert found.low == pytest.approx(0.6042, abs=1e-3)
    assert found.high == pytest.approx(0.7811, abs=1e-3)


def test_three_wins_in_four_are_about_190_elo() -> None:
    played = [result(n, ["a", "b"], 0 if n % 4 else 1) for n in range(400)]
    found = ratings(played)
    assert found["a"].elo - found["b"].elo == pytest.approx(190.8, abs=6)
    assert found["a"].low < found["a"].elo < found["a"].high


def test_strength_is_found_again_from_random_results() -> None:
    dice = random.Random(1)
    strength = {"a": 0.0, "b": 100.0, "c": 200.0}
    played = []
    for n in range(3000):
        one, two = dice.sample(sorted(strength), 2)
        wins = dice.random() < 1 / (1 + 10 ** ((strength[two] - strength[one]) / 400))
        played.append(result(n, [one, two], 0 if wins else 1))
    found = ratings(played)
    assert list(found) == ["c", "b", "a"]
    assert found["c"].elo - found["a"].elo == pytest.approx(200, abs=40)


def test_one_against_two_is_counted_for_the_one() -> None:
    played = [result(n, ["a", "b", "b"], 0 if n % 2 else 1) for n in range(20)]
    assert head_to_head(played)["a", "b"].share == pytest.approx(0.5)
