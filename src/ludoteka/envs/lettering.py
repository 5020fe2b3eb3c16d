"""A table in text as a picture: letters in columns, and the signs that tables are made of as shapes.

No font is asked for signs, since few have them; letters come from the font that every picture is painted with.
"""

from __future__ import annotations

from typing import Any

from ludoteka.engine.drawing import INK, PAPER, Picture
from ludoteka.engine.errors import MissingExtra

#: Room for one letter, and around all of them.
WIDE, HIGH, MARGIN, SIZE = 9, 18, 12, 14
DIM = 0.55

Outline = tuple[tuple[float, float], ...]

#: The strokes of a sign, each from point to point of a letter's room, 0 to 1 across and down.
STROKES: dict[str, tuple[Outline, ...]] = {
    "─": (((0, 0.5), (1, 0.5)),),
    "│": (((0.5, 0), (0.5, 1)),),
    "╱": (((0, 1), (1, 0)),),
    "╲": (((0, 0), (1, 1)),),
    "_": (((0, 1), (1, 1)),),
    "┌": (((1, 0.5), (0.5, 0.5), (0.5, 1)),),
    "┐": (((0, 0.5), (0.5, 0.5), (0.5, 1)),),
    "└": (((1, 0.5), (0.5, 0.5), (0.5, 0)),),
    "┘": (((0, 0.5), (0.5, 0.5), (0.5, 0)),),
    "−": (((0.15, 0.5), (0.85, 0.5)),),
}
STROKES |= {
    "╭": STROKES["┌"],
    "╮": STROKES["┐"],
    "╰": STROKES["└"],
    "╯": STROKES["┘"],
    "╳": STROKES["╱"] + STROKES["╲"],
}
_DIAMOND: Outline = ((0.5, 0.25), (0.95, 0.5), (0.5, 0.75), (0.05, 0.5))
_RIGHT, _DOWN, _UP = (
    ((0.1, 0.3), (0.95, 0.5), (0.1, 0.7)),
    ((0, 0.35), (1, 0.35), (0.5, 0.75)),
    ((0, 0.7), (1, 0.7), (0.5, 0.3)),
)
_STAR: Outline = ((0.5, 0.22), (0.62, 0.43), (1, 0.45), (0.7, 0.57), (0.82, 0.8), (0.5, 0.66))
_STAR += ((0.18, 0.8), (0.3, 0.57), (0, 0.45), (0.38, 0.43))
_TOWER: Outline = ((0.1, 0.75), (0.1, 0.3), (0.3, 0.3), (0.3, 0.4), (0.42, 0.4), (0.42, 0.3), (0.58, 0.3), (0.58, 0.4))
_TOWER += ((0.7, 0.4), (0.7, 0.3), (0.9, 0.3), (0.9, 0.75))
FILLED: dict[str, Outline] = {
    "◆": _DIAMOND,
    "▶": _RIGHT,
    "►": _RIGHT,
    "▸": _RIGHT,
    "▼": _DOWN,
    "▲": _UP,
    "★": _STAR,
    "♜": _TOWER,
    "■": ((0.1, 0.3), (0.9, 0.3), (0.9, 0.7), (0.1, 0.7)),
    "█": ((0, 0), (1, 0), (1, 1), (0, 1)),
}
OUTLINED = {"☆": _STAR, "◇": _DIAMOND, "□": FILLED["■"], "△": _UP, "▽": _DOWN}
#: The radius of a ring or disc, and whether it is filled.
ROUND = {"○": (0.42, False), "◌": (0.42, False), "●": (0.42, True), "·": (0.12, True), "•": (0.2, True)}
#: Letters that stand in for signs without a shape.
INSTEAD = {"⚖": "J", "☠": "X", "“": '"', "”": '"', "’": "'", "‘": "'", "…": ".", "–": "-", "—": "-", "×": "x"}


def picture_of_text(markup: str) -> Picture:
    """Return a text with the markup of the package rich as a picture."""
    try:
        from rich.text import Text
    except ImportError as error:
        raise MissingExtra("Tables as images need the package rich: pip install 'ludoteka[envs]'.") from error
    lines = Text.from_markup(markup).split("\n", allow_blank=True)
    across = max((line.cell_len for line in lines), default=0)
    picture = Picture(2 * MARGIN + WIDE * max(across, 20), 2 * MARGIN + HIGH * max(len(lines), 1))
    for y, line in enumerate(lines):
        colours = _colours(line)
        for x, letter in enumerate(line.plain):
            if letter != " ":
                _letter(picture, x, y, letter, colours[x])
    return picture


def _colours(line: Any) -> list[str]:
    """Return the colour of each letter."""
    from rich.style import Style

    colours = [INK] * len(line.plain)
    for start, end, style in line.spans:
        known = Style.parse(style) if isinstance(style, str) else style
        if known.color is not None:
            colours[start:end] = [_hex(known.color.get_truecolor())] * (end - start)
        if known.dim:
            colours[start:end] = [_dimmed(colour) for colour in colours[start:end]]
    return colours


def _hex(colour: Any) -> str:
    """Return a colour, lightened where it would be lost on the dark paper."""
    parts = [int(part) for part in colour]
    if sum(parts) < 300:
        parts = [part // 2 + 110 for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)


def _dimmed(colour: str) -> str:
    mixed = [round(DIM * int(colour[i : i + 2], 16) + (1 - DIM) * int(PAPER[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _letter(picture: Picture, column: int, row: int, letter: str, colour: str) -> None:
    left, top = MARGIN + column * WIDE, MARGIN + row * HIGH

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return left + point[0] * WIDE, top + point[1] * HIGH

    if letter in STROKES:
        for stroke in STROKES[letter]:
            picture.line([at(point) for point in stroke], colour)
    elif letter in FILLED:
        picture.polygon([at(point) for point in FILLED[letter]], colour)
    elif letter in OUTLINED:
        picture.line([at(point) for point in (*OUTLINED[letter], OUTLINED[letter][0])], colour)
    elif letter in ROUND:
        radius, filled = ROUND[letter]
        picture.circle(at((0.5, 0.5)), radius * WIDE, colour if filled else None, colour)
    else:
        picture.text(at((0.5, 0.5)), INSTEAD.get(letter, letter), SIZE, colour)
