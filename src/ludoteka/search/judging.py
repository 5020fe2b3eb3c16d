"""Positions as a model sees them: what is counted of each seat, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.game import Game
from ludoteka.engine.parts import Judgement, Policy
from ludoteka.engine.position import Position
from ludoteka.search.judging_templates import JUDGING


class NothingToLearn(LudotekaError):
    """A game does not say what is to be counted in it."""


def judgement(game: Game) -> Judgement:
    """Return what a game counts. Raises NothingToLearn."""
    own = game.part("judgement")
    if own is None:
        raise NothingToLearn(f"{game.title} has no judgement.py that says what to count: there is nothing to learn.")
    return own


def policy_of(game: Game) -> Policy:
    """Return what players of a game look at. Raises NothingToLearn."""
    own = game.part("policy")
    if own is None:
        raise NothingToLearn(f"{game.title} has no policy.py that says what players look at: there is no policy.")
    return own


def inputs_of(game: Game) -> tuple[str, ...]:
    """Return what a model of a game is told, by name: what players look at, or what is counted."""
    own = game.part("policy")
    return tuple(judgement(game).INPUTS) if own is None else (*own.POSITION_INPUTS, *own.ACTION_INPUTS)


def tables_of(game: Game) -> Sequence[tuple[int, int, Mapping[str, Any]]]:
    """Return the games to learn from: how often, how many players, which options."""
    return (game.part("policy") or judgement(game)).TABLES


@cache
def _kernels(game: Game) -> Any:
    own = judgement(game)
    return game.load().specialise(JUDGING, _signatures(), describe=own.describe, outcome=own.outcome)


def described(position: Position) -> tuple[NDArray[np.float64], bool]:
    """Return what is counted of each seat, a row each, and whether the moment is one to learn from."""
    x = np.zeros((position.players, len(judgement(position.game).INPUTS)))
    return x, bool(_kernels(position.game).describe_seats(position.raw, x))


def outcomes(position: Position) -> NDArray[np.float64]:
    """Return what became of each seat of a game that is over, a row each."""
    y = np.zeros((position.players, max(1, len(judgement(position.game).TARGETS))))
    _kernels(position.game).outcome_seats(position.raw, y)
    return y


def _signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import types as t

    args = (t.uint8[::1], t.float64[:, ::1])
    return {"describe_seats": args, "outcome_seats": args}
