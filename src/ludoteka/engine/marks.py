"""Marks on pictures, in the one language of all boards: what was played, what was better, and the ranks of lines.

What was played has white dots, what was better a green line and a tick, a line of the engine its number in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludoteka.engine.drawing import Picture, Point
from ludoteka.engine.errors import BadNotation, shown
from ludoteka.engine.position import Position

PLAYED, BETTER = "played", "better"
RANKS = ("1", "2", "3")
#: A picture has no more.
MOST_MARKS = 5

_DOTS, _GREEN, _FIRST, _OTHERS, _INK = "#ffffff", "#1f9d55", "#c8f04b", "#f4f1e4", "#14171f"
#: From one dot of a line to the next.
_APART = 13.0


@dataclass(frozen=True)
class Mark:
    """What is said of an action: PLAYED, BETTER or one of RANKS."""

    kind: str
    action: int


def read_marks(position: Position, texts: Sequence[str]) -> list[Mark]:
    """Return marks that are written `kind:action`, the action in notation. Raises BadNotation.

    >>> import ludoteka
    >>> position = ludoteka.game("akropolis").new(seed=1)
    >>> read_marks(position, ["better:take1"])[0].kind
    'better'
    """
    if len(texts) > MOST_MARKS:
        raise BadNotation(f"{len(texts)} marks are more than the {MOST_MARKS} that a picture has.")
    marks = []
    for text in texts:
        kind, _, action = text.partition(":")
        if kind not in (PLAYED, BETTER, *RANKS):
            raise BadNotation(f"{shown(text)} is no mark: write {PLAYED}:, {BETTER}: or {RANKS[0]}: and an action.")
        number = position.game.action_from_text(action)
        if number not in position.legal_actions():
            raise BadNotation(f"{shown(action)} is not legal in this position: nothing of it can be marked.")
        marks.append(Mark(kind, number))
    return marks


def draw_mark(picture: Picture, outlines: Sequence[Sequence[Point]], kind: str) -> None:
    """Mark what some outlines enclose, a tile of several hexes say."""
    for outline in outlines:
        closed = [*outline, outline[0]]
        if kind == PLAYED:
            for dot in _dots(closed):
                picture.circle(dot, 4, _DOTS, _INK)
        else:
            picture.line(closed, _INK, 8)
            picture.line(closed, _GREEN if kind == BETTER else _FIRST if kind == RANKS[0] else _OTHERS, 5)
    points = [point for outline in outlines for point in outline]
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    if kind == BETTER:
        picture.circle((x, y), 19, _GREEN, _DOTS)
        picture.line([(x - 9, y), (x - 2, y + 8), (x + 10, y - 8)], _DOTS, 5)
    elif kind in RANKS:
        picture.circle((x, y), 19, _FIRST if kind == RANKS[0] else _OTHERS, _INK)
        picture.text((x, y), kind, 26, _INK)


def _dots(line: Sequence[Point]) -> list[Point]:
    """Return points along a line, evenly apart."""
    found: list[Point] = []
    for (x, y), (u, v) in pairwise(line):
        count = max(1, round(((u - x) ** 2 + (v - y) ** 2) ** 0.5 / _APART))
        found += [(x + (u - x) * step / count, y + (v - y) * step / count) for step in range(count)]
    return found
