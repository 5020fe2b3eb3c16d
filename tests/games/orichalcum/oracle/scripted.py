"""A game whose chance is as told, for the tests of the oracle."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.games.orichalcum.oracle import moves as m
from tests.games.orichalcum.oracle import parts
from tests.games.orichalcum.oracle.chance import RandomChance
from tests.games.orichalcum.oracle.game import Oracle
from tests.games.orichalcum.oracle.island import Obstacle
from tests.games.orichalcum.oracle.parts import Card, Cell, Face
from tests.games.orichalcum.oracle.table import RowCard


class Scripted(RandomChance):
    """Boards A, B, C, D in order, the first player and the dice as told, the rest at random."""

    def __init__(self, first: int = 0) -> None:
        super().__init__(random.Random(1))
        self.first = first
        self.rolls: list[list[Face]] = []
        self.drawn: list[str] = []

    def island(self, seat: int, boards: Sequence[str]) -> str:
        return "ABCD"[seat]

    def first_player(self, players: int) -> int:
        return self.first

    def dice(self, count: int) -> Sequence[Face]:
        return self.rolls.pop(0) if self.rolls else super().dice(count)

    def building(self, place: str, bag: Sequence[str]) -> str:
        return self.drawn.pop(0) if self.drawn else super().building(place, bag)


class Game(Oracle):
    """An oracle whose chance is scripted, with the metropolis of seat 0 placed on port A."""

    chance: Scripted

    def __init__(self, players: int = 2, first: int = 0, sides: Sequence[str] | None = None) -> None:
        super().__init__(players, Scripted(first), sides)

    def settled(self) -> Game:
        """Past the first turn: metropolis on (2, 0) and (3, 0); nothing on the creation board."""
        self.me.island.metropolis = frozenset({(2, 0), (3, 0)})
        self.me.island.ports_used = {"A"}
        self.slots = dict.fromkeys(self.slots)
        self.waiting = dict.fromkeys(self.waiting, 0)
        self.phase = "card"
        return self

    def land(self, **cells: list[Cell]) -> Game:
        for terrain, where in cells.items():
            self.me.island.land.update(dict.fromkeys(where, terrain))
        return self

    def creature(self, name: str, cell: Cell) -> Game:
        self.me.island.land[cell] = "volcano"
        self.me.island.creatures[cell] = name
        return self

    def with_building(self, name: str, cell: Cell) -> Game:
        self.me.island.land.setdefault(cell, "volcano")
        self.me.island.buildings[cell] = name
        return self

    def give(self, *titans: str, seat: int = 0, active: bool = True) -> Game:
        for titan in titans:
            self.titan_holder[titan], self.titan_active[titan] = seat, active
        return self

    def card(self, action: str) -> Game:
        """In phase 3 with this card."""
        self.taken = RowCard(Card(action, 1))
        self.phase = "action"
        return self

    def rolling(self, *rolls: list[Face]) -> Game:
        self.chance.rolls = list(rolls)
        return self

    def lays(self, tile: str, creatures: tuple[str | None, ...] | None = None, action: str = "produce") -> Game:
        """In phase 2 with this tile."""
        nobody = (None,) * parts.TILES[tile].size
        self.taken = RowCard(Card(action, 1), tile, creatures or nobody)
        self.phase = "tile"
        return self

    def did(self, what: str) -> list[tuple[object, ...]]:
        return [event[2:] for event in self.events if event[0] == what]

    def reasons(self, obstacles: list[Obstacle]) -> list[str]:
        return [obstacle.reason for obstacle in obstacles]


def two_areas() -> Game:
    game = Game().settled().land(forest=[(2, 1), (1, 2)], lagoon=[(3, 1), (3, 2)])
    return game.lays("D05")


BOTH = m.PlaceTile(frozenset({((1, 3), "forest"), ((2, 3), "lagoon")}))
