"""What a spectator remembers of Orion Duel: the tiles as they were laid, and what the last move covered."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludoteka.games.orion_duel.components import CELL_ID

View = dict[str, Any]


def remembered(seen: list[View]) -> dict[str, Any]:
    """Return what all views up to now tell of the past, cells by their numbers."""
    tiles = [_changed(one, other, "colours") for one, other in pairwise(seen)]
    tokens = [_changed(one, other, "tokens") for one, other in pairwise(seen)]
    laid = [cells for cells in tiles if cells]
    last = laid or [cells for cells in tokens if cells] or [[]]
    return {"tiles": laid, "last": last[-1]}


def _changed(one: View, other: View, field: str) -> list[int]:
    return [cell for cell, (old, new) in enumerate(zip(one[field], other[field], strict=True)) if old != new]


def ordered(past: dict[str, Any]) -> dict[str, Any]:
    """Return a past with cells by their numbers, in order."""

    def numbers(cells: list[list[int]]) -> list[int]:
        return sorted(CELL_ID[q, r] for q, r in cells)

    return {"tiles": [numbers(cells) for cells in past["tiles"]], "last": numbers(past["last"])}
