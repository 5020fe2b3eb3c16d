"""What chance is asked. Every answer must be one of the candidates named in the question."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from tests.games.orichalcum.oracle.parts import FACES, Card, Face


class Chance(Protocol):
    def island(self, seat: int, boards: Sequence[str]) -> str:
        """Which of the remaining boards does the seat get?"""

    def first_player(self, players: int) -> int:
        """Who takes the initiative?"""

    def action_card(self, slot: int, deck: Sequence[Card]) -> Card:
        """Which card of the face-down deck comes to this slot of the row?"""

    def land_tile(self, slot: int, size: int, pile: Sequence[str]) -> str:
        """Which tile (its id) of the shuffled part of the pile of this size comes to this slot?"""

    def creature(self, slot: int, index: int, bag: Sequence[str]) -> str:
        """Which creature of the bag comes on the `index`-th cell of the tile in this slot?"""

    def building(self, place: str, bag: Sequence[str]) -> str:
        """Which building of the bag comes to this slot of the creation board (or 'minotaur')?"""

    def dice(self, count: int) -> Sequence[Face]:
        """What do so many dice show?"""


class RandomChance:
    """Chance for play without a kernel beside it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def island(self, seat: int, boards: Sequence[str]) -> str:
        return self.rng.choice(boards)

    def first_player(self, players: int) -> int:
        return self.rng.randrange(players)

    def action_card(self, slot: int, deck: Sequence[Card]) -> Card:
        return self.rng.choice(deck)

    def land_tile(self, slot: int, size: int, pile: Sequence[str]) -> str:
        return self.rng.choice(pile)

    def creature(self, slot: int, index: int, bag: Sequence[str]) -> str:
        return self.rng.choice(bag)

    def building(self, place: str, bag: Sequence[str]) -> str:
        return self.rng.choice(bag)

    def dice(self, count: int) -> Sequence[Face]:
        return [self.rng.choice(FACES) for _ in range(count)]
