"""Pictures: a list of simple shapes, written as SVG or painted as pixels."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.errors import MissingExtra

Point = tuple[float, float]

#: A PNG is painted so many times as large, and made smaller then; of so many colours.
_FINE = 2
_PALETTE = 96

#: The size of a picture for chats.
WIDTH, HEIGHT = 1200, 630

PAPER = "#14171f"
INK = "#e6e6e6"


@dataclass(frozen=True)
class Line:
    """A polyline."""

    points: tuple[Point, ...]
    colour: str
    width: float


@dataclass(frozen=True)
class Polygon:
    """A filled polygon, with an outline if `edge` is a colour."""

    points: tuple[Point, ...]
    colour: str
    edge: str | None


@dataclass(frozen=True)
class Circle:
    """A disc, or a ring where `colour` is None."""

    centre: Point
    radius: float
    colour: str | None
    edge: str | None


@dataclass(frozen=True)
class Text:
    """Words centred on a point."""

    centre: Point
    words: str
    size: float
    colour: str


@dataclass
class Picture:
    """Shapes on a sheet of paper, in the order in which they are painted."""

    width: int
    height: int
    paper: str = PAPER
    shapes: list[Line | Polygon | Circle | Text] = field(default_factory=list)

    def line(self, points: Sequence[Point], colour: str = INK, width: float = 1.5) -> None:
        self.shapes.append(Line(tuple(points), colour, width))

    def polygon(self, points: Sequence[Point], colour: str, edge: str | None = None) -> None:
        self.shapes.append(Polygon(tuple(points), colour, edge))

    def circle(self, centre: Point, radius: float, colour: str | None, edge: str | None = None) -> None:
        self.shapes.append(Circle(centre, radius, colour, edge))

    def text(self, centre: Point, words: str, size: float = 14, colour: str = INK) -> None:
        self.shapes.append(Text(centre, words, size, colour))

    def box(self, left: float, top: float, width: float, height: float, colour: str, edge: str | None = None) -> None:
        right, bottom = left + width, top + height
        self.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], colour, edge)

    def star(self, centre: Point, radius: float, colour: str, rays: int = 5) -> None:
        turns = [
            (math.pi * (corner / rays - 0.5), radius if corner % 2 == 0 else 0.45 * radius)
            for corner in range(2 * rays)
        ]
        x, y = centre
        self.polygon([(x + far * math.cos(turn), y + far * math.sin(turn)) for turn, far in turns], colour)

    def svg(self) -> str:
        """Return the picture as an SVG document."""
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">',
            f'<rect width="{self.width}" height="{self.height}" fill="{self.paper}"/>',
            *map(_svg, self.shapes),
            "</svg>",
        ]
        return "\n".join(parts)

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture as an image: rows, columns, red green and blue. Raises MissingExtra without Pillow."""
        return np.asarray(self._painted(), np.uint8).copy()

    def png(self) -> bytes:
        """Return the picture as a PNG file, its edges smooth. Raises MissingExtra without Pillow."""
        from PIL import Image

        page = io.BytesIO()
        fine = self._painted(_FINE).resize((self.width, self.height), Image.Resampling.LANCZOS)
        fine.quantize(_PALETTE).save(page, "PNG", optimize=True)
        return page.getvalue()

    def _painted(self, scale: int = 1) -> Any:
        try:
            from PIL import Image, ImageDraw
        except ImportError as error:
            raise MissingExtra("Images need the package pillow: pip install 'ludoteka[server]'.") from error
        image = Image.new("RGB", (scale * self.width, scale * self.height), self.paper)
        brush = ImageDraw.Draw(image)
        for shape in self.shapes:
            _paint(brush, shape, scale)
        return image


# ---- as SVG


def _svg(shape: Line | Polygon | Circle | Text) -> str:
    if isinstance(shape, Line):
        return (
            f'<polyline points="{_points(shape.points)}" fill="none" stroke="{shape.colour}" '
            f'stroke-width="{shape.width:g}"/>'
        )
    if isinstance(shape, Polygon):
        return f'<polygon points="{_points(shape.points)}" fill="{shape.colour}" stroke="{shape.edge or "none"}"/>'
    if isinstance(shape, Circle):
        (x, y), colour, edge = shape.centre, shape.colour or "none", shape.edge or "none"
        return f'<circle cx="{x:g}" cy="{y:g}" r="{shape.radius:g}" fill="{colour}" stroke="{edge}"/>'
    x, y = shape.centre
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{shape.size:g}" font-family="sans-serif" fill="{shape.colour}" '
        f'text-anchor="middle" dominant-baseline="central">{escape(shape.words)}</text>'
    )


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


# ---- as pixels


@cache
def _font(size: float) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)  # comes with Pillow


def _paint(brush: Any, shape: Line | Polygon | Circle | Text, scale: int) -> None:
    def scaled(points: Sequence[Point]) -> list[Point]:
        return [(scale * x, scale * y) for x, y in points]

    if isinstance(shape, Line):
        brush.line(scaled(shape.points), fill=shape.colour, width=max(1, round(scale * shape.width)))
    elif isinstance(shape, Polygon):
        brush.polygon(scaled(shape.points), fill=shape.colour, outline=shape.edge, width=scale)
    elif isinstance(shape, Circle):
        (x, y), radius = shape.centre, shape.radius
        corners = scaled([(x - radius, y - radius), (x + radius, y + radius)])
        brush.ellipse([*corners[0], *corners[1]], fill=shape.colour, outline=shape.edge, width=scale)
    else:
        centre = scaled([shape.centre])[0]
        brush.text(centre, shape.words, fill=shape.colour, font=_font(scale * shape.size), anchor="mm")
