"""Hexagons by axial coordinates (q, r), y down: the arithmetic that the hex games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Hex = tuple[int, int]

#: The six neighbours, clockwise on the screen.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def add(a: Hex, b: Hex) -> Hex:
    """Return `a` moved by `b`."""
    return a[0] + b[0], a[1] + b[1]


def neighbours(cell: Hex) -> Iterator[Hex]:
    """Yield the six cells around `cell`, clockwise."""
    return (add(cell, step) for step in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from `a` to `b`."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def rotate(cell: Hex, turns: int = 1) -> Hex:
    """Return `cell` turned clockwise about the origin by `turns` times 60 degrees."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirror(cell: Hex) -> Hex:
    """Return `cell` reflected in a line through the origin."""
    return cell[1], cell[0]


def area(radius: int) -> list[Hex]:
    """Return the cells at most `radius` steps from the origin, by q, then r."""
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


def groups(cells: Iterable[Hex]) -> list[frozenset[Hex]]:
    """Return the connected parts of a set of cells, each once, by their smallest cell."""
    left = set(cells)
    parts = []
    while left:
        front = [min(left)]
        left.remove(front[0])
        part = set(front)
        while front:
            for near in neighbours(front.pop()):
                if near in left:
                    left.remove(near)
                    part.add(near)
                    front.append(near)
        parts.append(frozenset(part))
    return parts
