"""What the engine does with any game: who decides, what is legal, and how a result is shared out."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteka.engine.game import Game
from ludoteka.engine.position import Position


def over_with(pebbles: Game, *scores: int) -> Position:
    """Return the end of a game in which the seats have these scores and secrets of 0."""
    n = len(scores)
    padded = ",".join(map(str, [*scores, 0, 0][:3]))
    return pebbles.parse(f"pebbles 3 | {n} | 0-0-0-0-0 | heap=0 turn=0 peeked=0 score={padded} secret=0,0,0 seen=1,2,4")


@pytest.mark.parametrize(
    ("scores", "winners", "returns"),
    [
        ((3, 1), [0], [1, -1]),
        ((1, 3), [1], [-1, 1]),
        ((3, 3), [0, 1], [0, 0]),
        ((5, 2, 1), [0], [1, -0.5, -0.5]),
        ((5, 5, 1), [0, 1], [0.5, 0.5, -1]),
        ((4, 4, 4), [0, 1, 2], [0, 0, 0]),
        ((5,), [0], [1]),
        ((4,), [], [-1]),
    ],
)
def test_one_is_shared_among_the_winners_and_minus_one_among_the_others(
    pebbles: Game, scores: tuple[int, ...], winners: list[int], returns: list[float]
) -> None:
    position = over_with(pebbles, *scores)
    assert position.is_over
    assert position.scores() == list(scores)
    assert position.winners() == winners
    assert position.returns() == returns
    assert len(scores) == 1 or sum(position.returns()) == 0


def test_before_the_end_nobody_has_won_and_returns_are_0(pebbles: Game) -> None:
    position = pebbles.new(3, seed=1)
    assert position.winners() == []
    assert position.returns() == [0, 0, 0]
    assert max(position.scores()) <= 2


def test_returns_sum_to_zero_over_random_games(pebbles: Game, opale: Game) -> None:
    dice = random.Random(1)
    for game, players in ((pebbles, 2), (pebbles, 3), (opale, 2)) * 20:
        position = game.new(players, seed=dice.getrandbits(128))
        while not position.is_over:
            assert position.returns() == [0] * players
            position.apply(dice.choice(position.legal_actions()))
        returns = position.returns()
        assert abs(sum(returns)) < 1e-12
        assert all(-1 <= value <= 1 for value in returns)
        won = [seat for seat in range(players) if returns[seat] > 0]
        assert won == position.winners() or (returns == [0] * players and len(position.winners()) == players)


def test_a_set_up_finds_every_byte_0(pebbles: Game) -> None:
    clean = pebbles.new(2, seed=5)
    raw = np.full(len(clean.raw), 255, np.uint8)
    options = pebbles.encode_options(clean.options)
    status, out = np.zeros(2, np.int64), np.zeros(5, np.int32)
    pebbles.kernels.start(raw, 2, options, np.uint64(5), np.uint64(0), out, status)
    assert raw.tobytes() == clean.raw.tobytes()


def test_an_action_is_found_among_the_legal_ones_wherever_it_stands(opale: Game) -> None:
    position = opale.new(seed=3, variants=["shells"])
    legal = set(position.legal_actions())
    assert len(legal) > 5
    for action in range(opale.num_actions):
        other = position.copy()
        done = opale.kernels.step(other.raw, action, other._out, other._status)
        assert bool(done) == (action in legal)
