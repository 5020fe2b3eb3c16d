"""From what a search expects, -1 to 1 for each seat, to chances of winning."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from ludoteka.review.findings import Chances
from ludoteka.search.analysis import Candidate

#: How sure of itself the search of each game may be, fitted by `python -m benchmarks.calibration --fit`.
SURENESS = Path(__file__).parent / "sureness.json"


@cache
def _all_sureness() -> dict[str, float]:
    found: dict[str, float] = json.loads(SURENESS.read_text(encoding="utf-8"))
    return found


def sureness(game: Game) -> float:
    """Return by how much the log-odds of a game's search are to be multiplied; 1 where none was fitted."""
    return _all_sureness().get(game.name, 1.0)


def plain_chances(results: Sequence[float]) -> Chances:
    """Return expected results as chances, as the search has them: +1 is a sure win, all equal are equal chances."""
    seats = len(results)
    if seats == 1:
        return (min(1.0, max(0.0, (results[0] + 1) / 2)),)
    raw = [max(0.0, (result * (seats - 1) + 1) / seats) for result in results]
    total = sum(raw)
    return tuple(chance / total for chance in raw) if total else (1 / seats,) * seats


def calibrated(chances: Chances, power: float) -> Chances:
    """Return chances that are less sure (power below 1) or surer: their odds raised to a power, in the same order."""
    if len(chances) == 1:
        won, lost = chances[0] ** power, (1 - chances[0]) ** power
        return (won / (won + lost),)
    raised = [chance**power for chance in chances]
    total = sum(raised)
    return tuple(chance / total for chance in raised)


def chances_of(candidate: Candidate, game: Game) -> Chances:
    """Return the chances of all seats by an action, sure ones where the search has proven it."""
    seats = len(candidate.results)
    if candidate.proven is not None:
        sure = [1 / seats] * seats if candidate.proven == -1 else [float(s == candidate.proven) for s in range(seats)]
        return tuple(sure)
    return calibrated(plain_chances(candidate.results), sureness(game))


def final_chances(position: Position) -> Chances:
    """Return the result of a game that is over: the win, shared among the winners."""
    winners = position.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(position.players))
