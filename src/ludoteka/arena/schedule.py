"""Which matches are played: every pair of contestants, seats rotated, the same seeds for every rotation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ludoteka.arena.contestants import Contestant


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and the seed."""

    number: int
    game: str
    seats: tuple[Contestant, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    #: Bots think for this share of their budget.
    share: float = 1.0


def tables(contestants: Sequence[Contestant], players: int) -> list[tuple[Contestant, ...]]:
    """Return who meets whom: as many contestants as seats meet at one table; else every pair does.

    With more than two seats a pair meets twice: one of the first against the others of the second, and the reverse.
    """
    if len(contestants) == players:
        return [tuple(contestants)]
    found = []
    for one, other in combinations(contestants, 2):
        found.append((one, *[other] * (players - 1)))
        if players > 2:
            found.append((other, *[one] * (players - 1)))
    return found


def schedule(
    game: str,
    contestants: Sequence[Contestant],
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    share: float = 1.0,
) -> Iterator[Match]:
    """Yield the matches: `games` a table, each seed once for every rotation of the seats."""
    number = 0
    for table in tables(contestants, players):
        rotations = [table[shift:] + table[:shift] for shift in range(players)]
        different = list(dict.fromkeys(rotations))
        for played in range(games):
            seats = different[played % len(different)]
            yield Match(number, game, seats, seed + played // len(different), options, share)
            number += 1
