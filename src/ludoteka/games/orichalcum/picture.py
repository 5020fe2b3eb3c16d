"""The islands of Orichalcum as a picture: terrains, buildings, creatures, and the points of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.drawing import HEIGHT, WIDTH, Picture
from ludoteka.engine.hex_drawing import Grid
from ludoteka.engine.marks import draw_mark

_SEA, _BEACH, _SOIL, _INK = "#6db3b0", "#f3dfae", "#e9cd92", "#0b3640"
_TERRAINS = {
    "forest": "#3f8a4a",
    "lagoon": "#3fa3d8",
    "desert": "#f0b93a",
    "mountain": "#8f8a9c",
    "volcano": "#b8402c",
}
_SEATS = ("#3a52b1", "#ba8510", "#24a264", "#9b2268")


def draw(view: dict[str, Any]) -> Picture:
    """Return a picture of what a seat sees."""
    return draw_marked(view, ())


def draw_marked(view: dict[str, Any], marked: Sequence[tuple[str, dict[str, Any]]]) -> Picture:
    """Return a picture with the cells marked on which something may be done; cards of the row are not in it."""
    picture = Picture(WIDTH, HEIGHT, _SEA)
    seats = view["seats"]
    across = len(seats) if len(seats) < 4 else 2
    down = -(-len(seats) // across)
    width, height = (WIDTH - 20) / across, (HEIGHT - 16) / down
    for seat, shown in enumerate(seats):
        left, top = 10 + width * (seat % across), 8 + height * (seat // across)
        picture.box(left + 6, top + 2, width - 12, height - 8, _BEACH, _INK)
        own = [(kind, told["cell"]) for kind, told in marked if "cell" in told] if seat == view["to_move"] else []
        _island(picture, shown["cells"], (left + 16, top + 52, width - 32, height - 74), own)
        picture.circle((left + 34, top + 28), 17, _SEATS[seat], _INK)
        picture.text((left + 34, top + 28), str(seat + 1), 20, "#ffffff")
        picture.star((left + 82, top + 28), 17, "#d79a1c")
        picture.text((left + 118, top + 29), str(shown["points"]), 30, _INK)
        picture.polygon([(left + 168, top + 40), (left + 182, top + 14), (left + 196, top + 40)], "#8a2d1d", _INK)
        picture.text((left + 222, top + 29), str(shown["hoplites"]), 24, _INK)
        picture.circle((left + 268, top + 28), 12, "#e8a33a", _INK)
        picture.text((left + 300, top + 29), str(shown["nuggets"]), 24, _INK)
    return picture


def _island(
    picture: Picture,
    cells: list[dict[str, Any]],
    box: tuple[float, float, float, float],
    marked: Sequence[tuple[str, int]],
) -> None:
    grid = Grid.fit([(cell["q"], cell["r"]) for cell in cells], box, flat=False, most=42)
    for cell in cells:
        place = (cell["q"], cell["r"])
        x, y = grid.at(place)
        size = grid.size
        picture.polygon(grid.corners(place), _TERRAINS.get(cell["terrain"] or "", _SOIL), _INK)
        if cell["building"]:
            half = 0.36 * size
            roof = [(x - half, y), (x, y - 0.5 * size), (x + half, y), (x + half, y + half), (x - half, y + half)]
            picture.polygon(roof, "#fdf7e9", _INK)
        if cell["creature"]:
            picture.star((x, y), 0.55 * size, "#1c1326", 6)
            picture.circle((x, y), 0.18 * size, "#ff5a3c")
        if cell["hoplites"]:
            picture.text((x, y + 0.6 * size), str(cell["hoplites"]), 0.5 * size, _INK)
    for kind, number in marked:
        draw_mark(picture, [grid.corners((cells[number]["q"], cells[number]["r"]), 0.84)], kind)
