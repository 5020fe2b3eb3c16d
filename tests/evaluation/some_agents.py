"""Agents for tests, by name: in processes of their own."""

from __future__ import annotations

import os
import threading
from typing import Any

import numpy as np

import ludoteka


def lowest(knowledge: ludoteka.Knowledge) -> int:
    return knowledge.legal_actions()[0]


def impossible(knowledge: ludoteka.Knowledge) -> int:
    return -1


def failing(knowledge: ludoteka.Knowledge) -> int:
    raise RuntimeError("no idea")


def dying(knowledge: ludoteka.Knowledge) -> int:
    os._exit(3)


def hanging(knowledge: ludoteka.Knowledge) -> int:
    threading.Event().wait()
    raise AssertionError


class Dice:
    """Plays at random, but the same way every time."""

    def __init__(self) -> None:
        self.dice = np.random.default_rng(0)

    def begin(self, game: str, players: int, seat: int, seed: int) -> None:
        self.dice = np.random.default_rng([players, seat, seed])

    def __call__(self, observation: Any, mask: Any) -> Any:
        assert observation.any()
        return self.dice.choice(np.flatnonzero(mask))


def policy(observation: dict[str, Any], agent: str) -> int:
    assert agent in ("player_0", "player_1")
    return int(observation["action_mask"].argmax())


def spiel(game: Any, seat: int, seed: int) -> Any:
    from open_spiel.python.algorithms import ismcts, mcts

    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=dice)


not_callable = 3
