"""The sea of Opale as a picture: its nine areas with the cards in them, and what each seat has captured."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.drawing import HEIGHT, WIDTH, Picture

_SEA, _AREA, _LINE, _INK = "#8fcac9", "#f7fcfa", "#2b6a75", "#0b3340"
_CARDS = {
    "sea_huntress": "#e0699a",
    "coral_dragon": "#e2553d",
    "royal_pearl": "#b79ad8",
    "abyss_witch": "#5b4a9c",
    "petrified_dragon": "#8d8672",
    "lava_golem": "#c96a1e",
    "dark_guardian": "#3a4a5c",
    "turtle_rider": "#4d9a52",
    "underwater_city": "#2a7fc0",
}
#: Where the areas lie: column and row, as on the board.
_PLACES = {
    "sea_huntress": (0, 0),
    "turtle_rider": (1, 0),
    "dark_guardian": (2, 0),
    "coral_dragon": (0, 1),
    "lava_golem": (1, 1),
    "underwater_city": (2, 1),
    "royal_pearl": (0, 2),
    "abyss_witch": (1, 2),
    "petrified_dragon": (2, 2),
}
_SEATS = ("#3a52b1", "#ba8510")
_WIDE, _TALL = 290, 196


def draw(view: dict[str, Any]) -> Picture:
    """Return a picture of what a seat sees."""
    picture = Picture(WIDTH, HEIGHT, _SEA)
    for area in view["areas"]:
        column, row = _PLACES[area["area"]]
        _area(picture, area, 20 + (_WIDE + 10) * column, 16 + (_TALL + 6) * row)
    for seat, shown in enumerate(view["seats"]):
        top = 60 + 270 * seat
        picture.box(930, top, 250, 230, _AREA, _LINE)
        picture.circle((985, top + 50), 28, _SEATS[seat], _INK)
        picture.text((985, top + 50), str(seat + 1), 32, "#ffffff")
        if view["azura"] == seat:
            picture.star((1125, top + 50), 34, "#c99a1a")
        for n in range(shown["hand_size"]):
            picture.box(955 + 26 * n, top + 96, 40, 60, _SEATS[seat], _AREA)
        picture.text((1055, top + 195), str(shown.get("score", shown["captured"])), 44, _INK)
    return picture


def _area(picture: Picture, area: dict[str, Any], left: float, top: float) -> None:
    colour = _CARDS[area["area"]]
    picture.box(left, top, _WIDE, _TALL, _AREA, _LINE)
    picture.box(left, top, 14, _TALL, colour)
    cards = area["cards"] if "cards" in area else [area["top"]] if area["top"] else []
    step = min(64.0, (_WIDE - 100) / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    for n, card in enumerate(cards):
        x = left + 28 + step * n
        picture.box(x, top + 40, 74, 112, _CARDS[card["type"]], _INK)
        picture.circle((x + 20, top + 62), 16, "#ffffff", _INK)
        picture.text((x + 20, top + 62), str(card["value"]), 24, _INK)
    if "top" in area:
        picture.text((left + _WIDE - 40, top + 96), str(area["size"]), 34, _LINE)
    elif area["capacity"]:
        for n in range(area["capacity"]):
            picture.circle((left + 36 + 22 * n, top + 20), 8, colour if n < area["size"] else None, _LINE)
