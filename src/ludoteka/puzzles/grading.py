"""How hard a puzzle is: how many simulations a search needs until it finds the solution, whatever its luck."""

from __future__ import annotations

from collections.abc import Collection

from ludoteka.engine.position import Knowledge
from ludoteka.puzzles.weighing import search

#: Who finds it with so many simulations is of this grade; nobody on the ladder: of the highest.
LADDER = (25, 100, 400, 1600)
#: So many searches, each with a seed of its own, all have to find it.
SEARCHES = 3


def grade(knowledge: Knowledge, solutions: Collection[int], seed: int) -> int:
    """Return the grade of a puzzle, 1 to 5, by the first actions that solve it."""
    for number, simulations in enumerate(LADDER, 1):
        if all(_finds(knowledge, solutions, simulations, seed + attempt) for attempt in range(SEARCHES)):
            return number
    return len(LADDER) + 1


def _finds(knowledge: Knowledge, solutions: Collection[int], simulations: int, seed: int) -> bool:
    return search(knowledge, simulations, seed).best.action in solutions
