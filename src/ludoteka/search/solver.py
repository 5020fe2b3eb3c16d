"""An exact solver for late positions of games in which nothing is hidden and nothing left to chance, for two.

Alpha-beta from the point of view of seat 0 with a table of positions already solved, within a number of positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ludoteka.engine.compiling.kernels import COMPILED
from ludoteka.engine.contract import RNG_WORDS
from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.search import solver_templates as templates

#: Positions deeper than this below the root are not reached: the game must be nearly over.
DEEPEST = 40
TABLE_SIZE = 1 << 16


@dataclass(frozen=True)
class Solution:
    """The result that best play leads to, for each seat, and an action that keeps it."""

    results: tuple[float, float]
    action: int
    positions: int


@cache
def _solver(game: Game) -> Any:
    return game.load().specialise(templates.SOLVER, _signatures(), HEAD=RNG_WORDS).solve


def solve(position: Position, most_positions: int = 50_000) -> Solution | None:
    """Return the solution of a position; None if it takes more positions than allowed, or is over."""
    game = position.game
    if position.is_over or not (game.header.perfect and game.players == (2,)):
        return None
    size = game.kernels.dtype.itemsize
    report = np.zeros(templates.REPORT_WORDS, np.int64)
    _solver(game)(
        position.raw,
        np.zeros(DEEPEST * size, np.uint8),
        np.zeros((DEEPEST, game.num_actions), np.int32),
        np.zeros((DEEPEST, templates.FRAME_WORDS), np.int64),
        np.zeros(TABLE_SIZE, np.uint64),
        np.zeros(TABLE_SIZE, np.int8),
        most_positions,
        report,
    )
    if not report[templates.SOLVED]:
        return None
    value = float(report[templates.VALUE])
    return Solution((value, -value), int(report[templates.BEST_ACTION]), int(report[templates.POSITIONS]))


def _signatures() -> dict[str, tuple[Any, ...]]:
    if not COMPILED:
        return {}
    from numba import types as t

    raw = t.uint8[::1]
    return {
        "solve": (
            raw,
            raw,
            t.int32[:, ::1],
            t.int64[:, ::1],
            t.uint64[::1],
            t.int8[::1],
            t.int64,
            t.int64[::1],
        )
    }
