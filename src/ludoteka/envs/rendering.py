"""Pictures of a position: as text, and as an image."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.drawing import Picture
from ludoteka.engine.errors import BadOption, MissingExtra, shown
from ludoteka.engine.position import Position
from ludoteka.engine.text import Words
from ludoteka.envs.lettering import picture_of_text

#: How environments can be drawn.
MODES = ("human", "ansi", "rgb_array")
#: Columns of text; no table is wider.
WIDTH = 160


def as_markup(position: Position, seat: int | None) -> str:
    """Return the table as a seat sees it, as text with the markup of the package rich."""
    drawn: str = position.game.parts.terminal.draw(position.view(seat), Words("en"))
    return drawn


def as_text(position: Position, seat: int | None) -> str:
    """Return the table as a seat sees it, None being a spectator, as text for a terminal."""
    try:
        from rich.console import Console
    except ImportError as error:
        raise MissingExtra("Tables as text need the package rich: pip install 'ludoteka[envs]'.") from error
    page = io.StringIO()
    console = Console(file=page, force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False)
    console.print(as_markup(position, seat), soft_wrap=True)
    return page.getvalue()


def as_picture(position: Position, seat: int | None) -> Picture:
    """Return the table as a seat sees it, None being a spectator, as shapes that can be written as SVG."""
    return picture_of_text(as_markup(position, seat))


def as_pixels(position: Position, seat: int | None) -> NDArray[np.uint8]:
    """Return the table as a seat sees it, None being a spectator, as an image: rows, columns, red green and blue."""
    return as_picture(position, seat).pixels()


def render(position: Position, mode: str | None, seat: int | None) -> Any:
    """Return a position in a mode of MODES, as a seat sees it; "human" prints it and returns None."""
    if mode == "rgb_array":
        return as_pixels(position, seat)
    if mode == "ansi":
        return as_text(position, seat)
    if mode == "human":
        print(as_text(position, seat))
    return None


def check_mode(mode: Any) -> str | None:
    """Return a way of rendering. Raises BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode cannot be {shown(mode)}: it is None or one of {', '.join(MODES)}.")
    found: str | None = mode
    return found
