"""Uniformly random play of base Opale: the game's figures beside those of the oracle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, variance

import pytest

from tests.games.opale.oracle.game import Opale
from tests.games.opale.oracle.vocabulary import RandomChance
from tests.games.opale.positions_of_game import GAME

GAMES, ORACLE_GAMES = 3000, 600


@dataclass(frozen=True)
class Outcome:
    """What one random game came to."""

    turns: int
    by_city: bool
    points: float
    """Of a player, in the mean."""
    first_players_share: float


@cache
def played_by_the_game() -> list[Outcome]:
    dice = Random(1)
    outcomes = []
    for seed in range(GAMES):
        position = GAME.new(seed=seed)
        first, turns, mover = position.current_player, 1, position.current_player
        assert first is not None
        while not position.is_over:
            actions = position.legal_actions()
            position.apply(actions[int(dice.random() * len(actions))])
            if not position.is_over and position.current_player != mover:
                mover = position.current_player
                turns += 1
        share = (position.returns()[first] + 1) / 2
        by_city = position.state.cities == 3
        outcomes.append(Outcome(turns, by_city, fmean(position.scores()), share))
    return outcomes


@cache
def played_by_the_oracle() -> list[Outcome]:
    outcomes = []
    for seed in range(ORACLE_GAMES):
        dice = Random(seed)
        game = Opale(RandomChance(dice))
        while not game.over:
            game.apply(dice.choice(game.legal_moves()))
        share = 0.5 if game.winner is None else float(game.winner == game.first_player)
        outcomes.append(Outcome(game.turns, game.trigger_reason == "third_city", fmean(game.scores()), share))
    return outcomes


FIGURES: dict[str, tuple[Callable[[Outcome], float], float, float]] = {
    "turns in all": (lambda outcome: outcome.turns, 59, 3),
    "share ended by the third City": (lambda outcome: outcome.by_city, 0.93, 0.03),
    "points each": (lambda outcome: outcome.points, 47, 1.5),
    "first player's share": (lambda outcome: outcome.first_players_share, 0.50, 0.05),
}


@pytest.mark.parametrize("figure", FIGURES)
def test_random_play_agrees_with_the_oracle_within_three_standard_errors(figure: str) -> None:
    value, _, _ = FIGURES[figure]
    mine = [value(outcome) for outcome in played_by_the_game()]
    theirs = [value(outcome) for outcome in played_by_the_oracle()]
    error = sqrt(variance(mine) / len(mine) + variance(theirs) / len(theirs))
    assert abs(fmean(mine) - fmean(theirs)) < 3 * error


@pytest.mark.parametrize("figure", FIGURES)
def test_random_play_is_as_long_and_as_rich_as_expected(figure: str) -> None:
    """About 59 turns in all, some 93 % ended by the third City, about 47 points each, the first player 50 %."""
    value, expected, tolerance = FIGURES[figure]
    assert abs(fmean(value(outcome) for outcome in played_by_the_game()) - expected) < tolerance
