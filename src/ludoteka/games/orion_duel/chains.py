"""Groups of hexes and the chains in them, for those who show or tell what happens."""

from __future__ import annotations

from collections import deque
from typing import Any

from ludoteka.games.orion_duel.components import CELL_ID, CELLS, NEIGHBOURS, PAIRS, SIDES
from ludoteka.games.orion_duel.rules import FREE

_SIDE_CELLS = [[CELL_ID[cell] for cell in side.cells] for side in SIDES]


def group_cells(s: Any, name: int) -> list[int]:
    """Return the cells of a group."""
    return [cell for cell in range(CELLS) if s.group[cell] == name]


def group_names(s: Any) -> list[int]:
    """Return the names of all groups: their lowest cells."""
    return [cell for cell in range(CELLS) if s.group[cell] == cell]


def shortest_chain(s: Any, seat: int, pair: int) -> list[int] | None:
    """Return a chain across the board from a side to the opposite one with the fewest cells still free.

    It runs over hexes of the seat's colour and free cells; None where the other colour bars every way.
    """
    goal = _SIDE_CELLS[pair + PAIRS]
    before: dict[int, int | None] = {}
    now: deque[int] = deque()  # reached with so many free cells
    later: deque[int] = deque()  # reached with one more

    def reach(cell: int, came_from: int | None) -> None:
        if cell not in before and s.colour[cell] in (seat, FREE):
            before[cell] = came_from
            (later if s.colour[cell] == FREE else now).append(cell)

    for cell in _SIDE_CELLS[pair]:
        reach(cell, None)
    while now or later:
        if not now:
            now, later = later, now
        cell = now.popleft()
        if cell in goal:
            return _back(before, cell)
        for near in NEIGHBOURS[cell]:
            reach(near, cell)
    return None


def _back(before: dict[int, int | None], cell: int) -> list[int]:
    chain = [cell]
    while (previous := before[chain[-1]]) is not None:
        chain.append(previous)
    return chain[::-1]


def free_cells(s: Any, chain: list[int]) -> int:
    """Return how many cells of a chain are still free."""
    return sum(s.colour[cell] == FREE for cell in chain)
