"""The sky of Orion Duel as a picture: tiles, tokens, and how many conditions each has met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.drawing import HEIGHT, WIDTH, Picture
from ludoteka.engine.hex_drawing import Grid
from ludoteka.engine.marks import draw_mark
from ludoteka.games.orion_duel.components import CELL_LIST

_SKY, _CELL, _LINE = "#171a45", "#363b86", "#4d539f"
_TILES, _DEEP = ("#6aa5ff", "#ffab57"), ("#0d3c8c", "#8a3b00")
_WHITE, _SWIRL = "#fff3dc", "#6a3fa0"


def draw(view: dict[str, Any]) -> Picture:
    """Return a picture of what a seat sees."""
    return draw_marked(view, ())


def draw_marked(view: dict[str, Any], marked: Sequence[tuple[str, dict[str, Any]]]) -> Picture:
    """Return a picture of what a seat sees, with tiles or tokens marked that may be placed, by their previews."""
    picture = Picture(WIDTH, HEIGHT, _SKY)
    grid = Grid.fit(CELL_LIST, (20, 15, 840, 600))
    for cell, colour, token in zip(CELL_LIST, view["colours"], view["tokens"], strict=True):
        x, y = grid.at(cell)
        picture.polygon(grid.corners(cell), _CELL if colour is None else _TILES[colour], _LINE)
        if token == "galaxy":
            picture.circle((x, y), 0.55 * grid.size, _WHITE)
            picture.circle((x, y), 0.34 * grid.size, None, _SWIRL)
            picture.circle((x, y), 0.16 * grid.size, _SWIRL)
        elif token == "hole":
            picture.circle((x, y), 0.55 * grid.size, "#d8a8ff")
            picture.circle((x, y), 0.48 * grid.size, "#0b0b16")
        elif colour is not None:
            _pip(picture, (x, y), colour, 0.3 * grid.size)
    for kind, told in marked:
        places = [cell["at"] for cell in told["cells"]] if "cells" in told else [told["at"]] if "at" in told else []
        if places:
            draw_mark(picture, [grid.corners((q, r), 0.84) for q, r in places], kind)
    for seat, shown in enumerate(view["seats"]):
        top = 150 + 190 * seat
        picture.polygon([(900, top), (1160, top), (1160, top + 150), (900, top + 150)], "#232865", _LINE)
        picture.circle((970, top + 75), 44, _TILES[seat])
        _pip(picture, (970, top + 75), seat, 24)
        picture.text((1080, top + 62), f"{shown['conditions']['total']} / 2", 46)
        picture.text((1080, top + 115), f"{shown['tiles_left']}", 26, "#aeb4f0")
    return picture


def _pip(picture: Picture, centre: tuple[float, float], colour: int, radius: float) -> None:
    """Draw what tells the colours apart without their hue: a ring, or a star."""
    if colour == 0:
        picture.circle(centre, radius, _DEEP[0])
        picture.circle(centre, 0.55 * radius, _TILES[0])
    else:
        picture.star(centre, 1.3 * radius, _DEEP[1], 4)
