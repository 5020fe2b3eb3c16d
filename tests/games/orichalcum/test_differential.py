"""The compiled game and the oracle side by side: the same moves, the same table, at every decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludoteka
from ludoteka.engine.position import Position
from tests.effort import tries
from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle.game import Oracle
from tests.games.orichalcum.oracle.players import choose
from tests.games.orichalcum.translation import Seen, move_of, table_of, table_of_oracle

GAME = ludoteka.game("orichalcum")
#: Players, seed and share of sensible moves of games with decisions that seldom come up.
RARE = ((4, 50011, 0.95), (3, 50070, 0.95), (3, 50016, 0.3))


def agree(position: Position, oracle: Oracle) -> dict[m.Move, int]:
    """Assert that both show the same table and offer the same moves; return the actions by move."""
    ours, theirs = table_of(position), table_of_oracle(oracle)
    for key, value in ours.items():
        assert value == theirs[key], key
    by_move = {move_of(position, action): action for action in position.legal_actions()}
    assert len(by_move) == len(position.legal_actions())
    assert by_move.keys() == set(oracle.choices)
    return by_move


def side_by_side(players: int, seed: int, sensible: float) -> Counter[str]:
    """Play a game in both; a share of the moves is the simple player's choice, the rest at random."""
    rng = random.Random(seed)
    sides = [rng.choice(("easy", "hard")) for _ in range(players)]
    position = GAME.new(players=players, seed=seed, sides=sides)
    chance = Seen(position)
    oracle = Oracle(players, chance, sides)
    met: Counter[str] = Counter()
    while not oracle.over:
        by_move = agree(position, oracle)
        met[oracle.phase] += 1
        move = choose(oracle, rng) if rng.random() < sensible else rng.choice(oracle.choices)
        position.apply(by_move[move])
        oracle.apply(move)
    agree(position, oracle)
    met[f"won in round {oracle.round}"] += 1
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sensible", [0.0, 0.5, 0.95])
def test_both_play_the_same_game(players: int, sensible: float) -> None:
    for seed in range(tries(1, 3)):
        met = side_by_side(players, 1000 * players + seed, sensible)
        assert {"metropolis", "card", "tile", "action", "create", "extra"} <= set(met)
        assert ("discard" in met) == (players == 2)


def test_rare_decisions_agree_too() -> None:
    """Titans that are ordered and given back, and an initiative that is given away."""
    met: Counter[str] = Counter()
    for players, seed, sensible in RARE:
        met += side_by_side(players, seed, sensible)
    assert {"titan_order", "titan_return", "initiative", "favour", "fight", "commit", "free_building"} <= set(met)
