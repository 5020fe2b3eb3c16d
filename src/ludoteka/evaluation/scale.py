"""The scale of ratings: Elo, on which our levels are fixed points, game by game. `random` is at 0.

`scale-1.json` holds where the levels are, as `python -m benchmarks.scale` finds it by matches between them. A game that
is not in it, or whose rivals have changed since, by other rules, settings or models, has no scale.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.arena.ratings import BOOTSTRAPS, ELO_PER_NAT, Rating
from ludoteka.engine.registry import game as game_by_name
from ludoteka.evaluation.playing import Outcome
from ludoteka.evaluation.suite import SUITE, rivals_digest, tasks

FILE = Path(__file__).with_name(f"scale-{SUITE.version}.json")
#: Whoever wins or loses everything is this far from the rival at most: half a win each way is added.
PRIOR = 0.5
#: Steps of Newton's method; it has long arrived then.
STEPS = 60


@cache
def _read() -> dict[str, Any]:
    if not FILE.exists():
        return {}
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def fixed_points(game: str) -> dict[str, float]:
    """Return where each rival is on the scale of a game; nothing where the scale is not theirs any more."""
    own = _read().get("games", {}).get(game)
    return dict(own["ratings"]) if own and own["rivals"] == rivals_digest((game,)) else {}


def rating(outcomes: Sequence[Outcome], points: dict[str, float]) -> Rating | None:
    """Return where an agent is on the scale of a game, by its games against fixed points; None without any.

    Only tables with the usual number of players count, as when the scale was measured: where more sit at a table, more
    of them lose together, which says nothing of who is stronger.
    """
    met = {task.number: task for task in tasks() if task.players == game_by_name(task.game).header.usual_players}
    outcomes = [outcome for outcome in outcomes if outcome.number in met]
    duels = [
        (row, points[rival], part, 1 / len(outcome.before))
        for row, outcome in enumerate(outcomes)
        for rival, part in zip(met[outcome.number].rivals, outcome.before, strict=True)
        if rival in points
    ]
    if not duels:
        return None
    rows, elo, parts, weights = (np.array(column) for column in zip(*duels, strict=True))
    known = np.unique(elo)
    best = _fit(elo, parts, weights, known)
    dice = np.random.default_rng(0)
    again = []
    for _ in range(BOOTSTRAPS):
        drawn = np.bincount(dice.integers(0, len(outcomes), len(outcomes)), minlength=len(outcomes))
        again.append(_fit(elo, parts, weights * drawn[rows], known))
    low, high = np.percentile(again, [2.5, 97.5])
    return Rating(round(best, 1), round(float(low), 1), round(float(high), 1))


def _fit(elo: NDArray[Any], parts: NDArray[Any], weights: NDArray[Any], known: NDArray[Any]) -> float:
    """Return the rating under which these results are likeliest, by Newton's method."""
    rivals = np.concatenate([elo, known]) / ELO_PER_NAT
    won = np.concatenate([parts * weights, np.full(len(known), PRIOR)])
    games = np.concatenate([weights, np.full(len(known), 2 * PRIOR)])
    strength = float(rivals.mean())
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(rivals - strength))
        slope = float((won - games * expected).sum())
        bend = float((games * expected * (1 - expected)).sum())
        strength += max(-1.0, min(1.0, slope / max(bend, 1e-9)))
    return strength * ELO_PER_NAT
