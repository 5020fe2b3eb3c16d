"""The row of Oriflamme: Alliance as a picture: each family's cards, those face up with their initial, and influence."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.drawing import HEIGHT, WIDTH, Picture

_PAPER, _VELVET, _GILT, _CREAM, _INK = "#f1e3bf", "#7d1626", "#ecbb45", "#fff4de", "#260c14"
_FAMILIES = {"red": "#a31d22", "blue": "#1d4f93", "green": "#0a6650", "yellow": "#8f6400", "black": "#3f4655"}
#: What tells the families apart without their hue.
_LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}
_TALL = 1.5


def draw(view: dict[str, Any]) -> Picture:
    """Return a picture of what a seat sees."""
    picture = Picture(WIDTH, HEIGHT, _PAPER)
    picture.box(0, 0, WIDTH, 70, _VELVET)
    for number in range(view["rounds"]):
        picture.circle((70 + 54 * number, 35), 18, _GILT if number < view["round"] else None, _GILT)
    families = [seat["family"] for seat in view["seats"]]
    row = view["row"]
    wide = min(150.0, (WIDTH - 80) / max(1, len(row)) - 14)
    left = (WIDTH - (wide + 14) * len(row) + 14) / 2
    for place, stack in enumerate(row):
        for level, piece in enumerate(reversed(stack)):
            _card(picture, piece, families[piece["owner"]], left + place * (wide + 14), 190 - 22 * level, wide)
    for seat, shown in enumerate(view["seats"]):
        x = WIDTH * (seat + 0.5) / len(families)
        picture.box(x - 70, 520, 60, 80, _FAMILIES[families[seat]], _INK)
        picture.text((x - 40, 560), _LETTERS[families[seat]], 34, _CREAM)
        picture.circle((x + 40, 560), 36, _GILT, _INK)
        picture.text((x + 40, 561), str(shown["influence"]), 36, _INK)
    return picture


def _card(picture: Picture, piece: dict[str, Any], family: str, left: float, top: float, wide: float) -> None:
    tall, colour = _TALL * wide, _FAMILIES[family]
    card = piece.get("card") if piece["face_up"] else None
    picture.box(left, top, wide, tall, colour, _INK)
    picture.box(left + 6, top + 6, wide - 12, tall - 12, _CREAM if card else colour, _GILT)
    if card:
        picture.text((left + wide / 2, top + 0.5 * tall), card[0].upper(), 0.5 * wide, colour)
    else:
        middle = (left + wide / 2, top + tall / 2)
        picture.circle(middle, 0.27 * wide, _CREAM, _GILT)
        picture.text(middle, _LETTERS[family], 0.3 * wide, colour)
    if piece["influence"]:
        coin = (left + wide - 16, top + 16)
        picture.circle(coin, 20, _GILT, _INK)
        picture.text(coin, str(piece["influence"]), 22, _INK)
