"""The real game against the oracle: legal actions, table, events and results at every decision of random games."""

from __future__ import annotations

import random

import pytest

from tests.effort import tries
from tests.games.oriflamme_alliance.mirror import (
    GAME,
    events_of,
    move_of,
    oracle_of,
    table_of,
    table_of_oracle,
)


def play_side_by_side(players: int, seed: int) -> int:
    """Play one random game in both; return the number of decisions."""
    rng = random.Random(seed)
    position = GAME.new(players, seed)
    oracle = oracle_of(position)
    decisions = 0
    while not position.is_over:
        assert table_of(position) == table_of_oracle(oracle)
        moves = {action: move_of(position.state, action) for action in position.legal_actions()}
        assert len(moves) == len(oracle.legal_moves())
        assert set(moves.values()) == set(oracle.legal_moves())
        action = rng.choice(list(moves))
        before = position.copy()
        position.apply(action)
        oracle.apply(moves[action])
        assert events_of(before.state, action, position.state) == oracle.events
        decisions += 1
    assert table_of(position) == table_of_oracle(oracle)
    return decisions


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_agree_with_the_oracle_at_every_decision(players: int) -> None:
    for seed in range(tries(40, 100)):
        assert 0 < play_side_by_side(players, 1000 * players + seed) <= GAME.max_decisions
