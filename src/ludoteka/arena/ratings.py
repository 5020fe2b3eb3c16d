"""What results say: win rates and ratings, each with the interval that 95 of 100 such runs would cover."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteka.arena.match import Result

#: Half the width of a 95 % interval, in standard deviations.
Z = 1.959964
ELO_PER_NAT = 400 / math.log(10)
BOOTSTRAPS = 200


@dataclass(frozen=True)
class Rate:
    """A share of wins (a shared win counts its share) and its interval."""

    share: float
    low: float
    high: float
    games: int


def rate(won: float, games: int) -> Rate:
    """Return a share with its Wilson interval."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    p = won / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Rate(p, middle - half, middle + half, games)


def share_won(result: Result, seat: int) -> float:
    """Return the part of a win that a seat has."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def head_to_head(results: Iterable[Result]) -> dict[tuple[str, str], Rate]:
    """Return how often each bot, alone at a table, won against the others there."""
    won: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for result in results:
        for seat, name in enumerate(result.bots):
            rivals = sorted({other for other in result.bots if other != name})
            if result.bots.count(name) == 1 and rivals:
                key = (name, "+".join(rivals))
                won[key] = won.get(key, 0.0) + share_won(result, seat)
                games[key] = games.get(key, 0) + 1
    return {key: rate(won[key], games[key]) for key in sorted(won)}


def _duels(results: list[Result], names: list[str]) -> NDArray[np.float64]:
    """Return how often each bot came out before each other, one row a result."""
    table = np.zeros((len(results), len(names), len(names)))
    for row, result in enumerate(results):
        for seat, name in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if name != rival:
                    ahead = result.returns[seat] - result.returns[other]
                    part = 0.5 if ahead == 0 else float(ahead > 0)
                    table[row, names.index(name), names.index(rival)] += part / (len(result.bots) - 1)
    return table


def _bradley_terry(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return strengths in Elo, their mean 0, by the iteration of Zermelo; half a win each way keeps them finite."""
    met = wins + wins.T > 0
    counts = wins + 0.5 * met
    games = counts + counts.T
    strength = np.ones(len(wins))
    for _ in range(500):
        shared = strength[:, None] + strength[None, :]
        strength = counts.sum(1) / np.maximum((games / shared).sum(1), 1e-12)
        strength /= np.exp(np.log(np.maximum(strength, 1e-12)).mean())
    elo: NDArray[np.float64] = np.log(np.maximum(strength, 1e-12)) * ELO_PER_NAT
    return elo


@dataclass(frozen=True)
class Rating:
    """A strength in Elo and its interval."""

    elo: float
    low: float
    high: float


def ratings(results: Iterable[Result], seed: int = 0) -> dict[str, Rating]:
    """Return the Bradley-Terry rating of each bot, strongest first; intervals by drawing the games again."""
    played = sorted(results, key=lambda result: result.number)
    names = sorted({name for result in played for name in result.bots})
    if len(names) < 2 or not played:
        return {}
    duels = _duels(played, names)
    best = _bradley_terry(duels.sum(0))
    dice = np.random.default_rng(seed)
    again = [_bradley_terry(duels[dice.integers(0, len(played), len(played))].sum(0)) for _ in range(BOOTSTRAPS)]
    low, high = np.percentile(np.array(again), [2.5, 97.5], axis=0)
    found = {n: Rating(float(best[i]), float(low[i]), float(high[i])) for i, n in enumerate(names)}
    return dict(sorted(found.items(), key=lambda item: -item[1].elo))
