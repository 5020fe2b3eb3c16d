"""Ratings on a scale with fixed points."""

from __future__ import annotations

import math
import random

import pytest

from ludoteka.evaluation.playing import Outcome
from ludoteka.evaluation.scale import rating
from ludoteka.evaluation.suite import tasks

POINTS = {"random": 0.0, "beginner": 200.0, "greedy": 300.0, "novice": 400.0, "regular": 600.0, "expert@750": 800.0}


def outcomes(strength: float, seed: int) -> list[Outcome]:
    """Return the games of somebody with a rating, as they would be expected at tables for two."""
    dice = random.Random(seed)
    found = []
    for task in tasks():
        if task.players == 2:
            chance = 1 / (1 + 10 ** ((POINTS[task.against] - strength) / 400))
            won = float(dice.random() < chance)
            found.append(Outcome(task.number, task.game, 2, task.against, task.seat, won, [won], 0, 1, 0))
    return found


@pytest.mark.parametrize("strength", [100.0, 500.0, 850.0])
def test_a_strength_is_found_again_within_its_interval(strength: float) -> None:
    found = rating(outcomes(strength, 1), POINTS)
    assert found is not None
    assert found.low <= strength <= found.high
    assert abs(found.elo - strength) < 80


def test_whoever_wins_everything_has_a_finite_rating_above_all() -> None:
    found = rating([o for o in outcomes(math.inf, 1) if o.game == "opale"], POINTS)
    assert found is not None
    assert 900 < found.elo < 2000


def test_without_a_scale_there_is_no_rating() -> None:
    assert rating(outcomes(100.0, 1), {}) is None


def test_tables_with_other_numbers_of_players_do_not_count() -> None:
    """Whoever loses at a table of four is equal to two others who lost, whatever their strength."""
    usual = [o for o in outcomes(100.0, 1) if o.game == "orichalcum"]
    others = [
        Outcome(t.number, t.game, t.players, t.against, t.seat, 0.0, [0.0] + [0.5] * (t.players - 2), 0, 1, 0)
        for t in tasks()
        if t.game == "orichalcum" and t.players > 2
    ]
    assert len(others) > len(usual) / 2
    assert rating(usual + others, POINTS) == rating(usual, POINTS)
    assert rating(others, POINTS) is None
