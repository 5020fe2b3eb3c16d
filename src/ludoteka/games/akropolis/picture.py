"""The cities of Akropolis as a picture, each hex with its level; plazas with a star."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.drawing import HEIGHT, WIDTH, Picture
from ludoteka.engine.hex_drawing import Grid
from ludoteka.engine.marks import draw_mark

_SEA, _SAND, _INK = "#8fc3d8", "#f6ead0", "#1d2a33"
_KINDS = {
    "house": "#3c82c9",
    "market": "#f0bf3c",
    "barracks": "#cb4a35",
    "temple": "#8a5fbb",
    "garden": "#86b454",
    "quarry": "#b3b9b8",
}
_SEATS = ("#3a52b1", "#ba8510", "#24a264", "#9b2268")
_SITE = 118.0


#: What is said of an action, and its preview.
_Marked = tuple[str, dict[str, Any]]


def draw(view: dict[str, Any]) -> Picture:
    """Return a picture of what a seat sees."""
    return draw_marked(view, ())


def draw_marked(view: dict[str, Any], marked: Sequence[_Marked]) -> Picture:
    """Return a picture of what a seat sees, with tiles marked that may be taken or placed, by their previews."""
    picture = Picture(WIDTH, HEIGHT, _SEA)
    seats = view["seats"]
    across = len(seats) if len(seats) < 4 else 2
    down = -(-len(seats) // across)
    width, height = (WIDTH - 20) / across, (HEIGHT - _SITE) / down
    for seat, shown in enumerate(seats):
        left, top = 10 + width * (seat % across), 6 + height * (seat // across)
        picture.box(left + 6, top, width - 12, height - 10, _SAND, _INK)
        own = [one for one in marked if "hexes" in one[1]] if seat == view["to_move"] else []
        _city(picture, shown["hexes"], (left + 16, top + 44, width - 32, height - 64), own)
        picture.circle((left + 32, top + 24), 16, _SEATS[seat], _INK)
        picture.text((left + 32, top + 24), str(seat + 1), 20, "#ffffff")
        picture.text((left + 90, top + 25), str(shown["score"]["total"]), 30, _INK)
        picture.box(left + 140, top + 14, 20, 20, "#8c9494", _INK)
        picture.text((left + 182, top + 25), str(shown["stones"]), 24, _INK)
    for place, tile in enumerate(view["site"]):
        x, y = 70 + 130 * place, HEIGHT - 58
        _tile(picture, tile["hexes"], x, y)
        for kind, told in marked:
            if "cost" in told and told["cost"] == place:
                draw_mark(picture, [[(x - 50, y - 52), (x + 50, y - 52), (x + 50, y + 52), (x - 50, y + 52)]], kind)
    return picture


def _city(
    picture: Picture, hexes: list[list[Any]], box: tuple[float, float, float, float], marked: Sequence[_Marked]
) -> None:
    to_come = [(q, r) for _, told in marked for q, r, *_ in told["hexes"]]
    grid = Grid.fit([*((q, r) for q, r, *_ in hexes), *to_come], box, most=44)
    for q, r, kind, level, _ in hexes:
        _hex(picture, grid, (q, r), kind)
        if level > 1:
            x, y = grid.at((q, r))
            picture.text((x, y + 0.55 * grid.size), str(level), max(12.0, 0.5 * grid.size), _INK)
    for kind, told in marked:
        for q, r, hex_kind, *_ in told["hexes"]:
            _hex(picture, grid, (q, r), hex_kind)
        draw_mark(picture, [grid.corners((q, r), 0.84) for q, r, *_ in told["hexes"]], kind)


def _tile(picture: Picture, kinds: list[str], x: float, y: float) -> None:
    cells = [(0, 0), (1, 0), (0, 1)]
    grid = Grid.fit(cells, (x - 45, y - 48, 90, 96))
    for cell, kind in zip(cells, kinds, strict=True):
        _hex(picture, grid, cell, kind)


def _hex(picture: Picture, grid: Grid, cell: tuple[int, int], kind: str) -> None:
    colour = _KINDS[kind.removesuffix("_plaza")]
    picture.polygon(grid.corners(cell), colour, _INK)
    if kind.endswith("_plaza"):
        picture.circle(grid.at(cell), 0.62 * grid.size, "#fbf3e1")
        picture.star(grid.at(cell), 0.5 * grid.size, colour)
    elif kind == "quarry":
        x, y = grid.at(cell)
        half = 0.28 * grid.size
        picture.box(x - half, y - half, 2 * half, 2 * half, "#e4e7e6", "#5e6768")
