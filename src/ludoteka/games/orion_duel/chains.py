"""Groups of hexes and the chains in them, for those who show or tell what happens."""

from __future__ import annotations

from collections import deque
from typing import Any

from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST, NEIGHBOURS, PAIRS, SIDES
from ludoteka.games.orion_duel.state import FREE, NO_GROUP

_SIDE_CELLS = [[CELL_ID[cell] for cell in side.cells] for side in SIDES]


#: Cells as bits of a number, a row after the other with room between them, so that whole sets move by a shift.
_ROW = 16
_BIT = [1 << (r + _ROW // 2) * _ROW + q + _ROW // 2 for q, r in CELL_LIST]
_SIDE_BITS = [sum(_BIT[cell] for cell in cells) for cells in _SIDE_CELLS]


def all_groups(s: Any) -> dict[int, list[int]]:
    """Return the cells of every group by its name, its lowest cell."""
    found: dict[int, list[int]] = {}
    for cell, name in enumerate(s.group.tolist()):
        if name != NO_GROUP:
            found.setdefault(name, []).append(cell)
    return found


def cells_of(s: Any, colour: int) -> int:
    """Return the cells that a colour covers, or FREE, as bits."""
    return sum(bit for bit, covered in zip(_BIT, s.colour.tolist(), strict=True) if covered == colour)


def missing_cells(own: int, free: int, pair: int) -> int | None:
    """Return how many free cells the shortest way across the board has, from a side to the opposite one, or None.

    `own` and `free` are cells as bits; the way runs over both.
    """
    start, goal = _SIDE_BITS[pair], _SIDE_BITS[pair + PAIRS]
    reached = _flood(start & own, own)
    count = 0
    while not reached & goal:
        new = (start | _around(reached)) & free & ~reached
        if not new:
            return None
        reached = _flood(reached | new, own)
        count += 1
    return count


def _around(cells: int) -> int:
    """Return cells and all their neighbours."""
    along = cells | cells << 1 | cells >> 1
    return along | cells << _ROW | cells >> _ROW | cells << _ROW - 1 | cells >> _ROW - 1


def _flood(cells: int, own: int) -> int:
    """Return cells and all that they are joined to over own ones."""
    while new := _around(cells) & own & ~cells:
        cells |= new
    return cells


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
