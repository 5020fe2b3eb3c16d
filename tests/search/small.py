"""Three in a row, played out in plain Python: what searches are compared with."""

from __future__ import annotations

import random
from functools import cache

from ludoteka.engine.game import Game
from ludoteka.engine.position import Position
from tests.search.tictactoe import HEADER

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@cache
def three_in_a_row() -> Game:
    return Game(HEADER, "tests.search.tictactoe")


@cache
def value(cells: tuple[int, ...], turn: int) -> int:
    """Return the result for seat 0 under best play, by trying everything."""
    for mark in (1, 2):
        if any(all(cells[c] == mark for c in line) for line in LINES):
            return 1 if mark == 1 else -1
    if 0 not in cells:
        return 0
    below = [value((*cells[:c], turn + 1, *cells[c + 1 :]), 1 - turn) for c in range(9) if cells[c] == 0]
    return max(below) if turn == 0 else min(below)


def best_value(position: Position) -> int:
    """Return the result for seat 0 of a position under best play."""
    return value(tuple(position.state.cell), position.state.turn)


def some_positions(count: int, seed: int) -> list[Position]:
    """Return positions of random games that are not over."""
    dice = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = three_in_a_row().new(seed=0)
        for _ in range(dice.randrange(8)):
            if not position.is_over:
                position.apply(dice.choice(position.legal_actions()))
        if not position.is_over:
            found.append(position)
    return found
