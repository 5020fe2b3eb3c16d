"""Hexagons in pictures: where cells lie in a box, flat-topped or pointy-topped."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from ludoteka.engine.drawing import Point
from ludoteka.engine.hexes import Hex

_ROOT = math.sqrt(3)


@dataclass(frozen=True)
class Grid:
    """Cells drawn in a box as large as they fit into it."""

    size: float
    left: float
    top: float
    flat: bool

    @classmethod
    def fit(
        cls, cells: Iterable[Hex], box: tuple[float, float, float, float], flat: bool = True, most: float = 40
    ) -> Grid:
        """Return the grid of some cells in a box (left, top, width, height), in its middle; `most`: the largest hex."""
        raw = cls(1.0, 0.0, 0.0, flat)
        points = [raw.at(cell) for cell in cells] or [(0.0, 0.0)]
        edge = (1.0, _ROOT / 2) if flat else (_ROOT / 2, 1.0)
        low = [min(point[axis] for point in points) - edge[axis] for axis in (0, 1)]
        high = [max(point[axis] for point in points) + edge[axis] for axis in (0, 1)]
        left, top, width, height = box
        size = min(most, width / (high[0] - low[0]), height / (high[1] - low[1]))
        middle = [(low[axis] + high[axis]) / 2 * size for axis in (0, 1)]
        return cls(size, left + width / 2 - middle[0], top + height / 2 - middle[1], flat)

    def at(self, cell: Hex) -> Point:
        """Return the middle of a cell."""
        q, r = cell
        x, y = (1.5 * q, _ROOT * (r + q / 2)) if self.flat else (_ROOT * (q + r / 2), 1.5 * r)
        return self.left + self.size * x, self.top + self.size * y

    def corners(self, cell: Hex, share: float = 0.96) -> list[Point]:
        """Return the corners of a cell, drawn a little smaller than it is."""
        x, y = self.at(cell)
        first, size = (0 if self.flat else 30), share * self.size
        turns = [math.radians(first + 60 * corner) for corner in range(6)]
        return [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns]
