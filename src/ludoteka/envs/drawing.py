"""Pictures: a list of simple shapes, written as SVG or painted as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from ludoteka.engine.errors import MissingExtra

Point = tuple[float, float]

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
        try:
            from PIL import Image, ImageDraw
        except ImportError as error:
            raise MissingExtra("Images need the package pillow: pip install 'ludoteka[envs]'.") from error
        image = Image.new("RGB", (self.width, self.height), self.paper)
        brush = ImageDraw.Draw(image)
        for shape in self.shapes:
            _paint(brush, shape)
        return np.asarray(image, np.uint8).copy()


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


def _paint(brush: Any, shape: Line | Polygon | Circle | Text) -> None:
    if isinstance(shape, Line):
        brush.line(shape.points, fill=shape.colour, width=max(1, round(shape.width)))
    elif isinstance(shape, Polygon):
        brush.polygon(shape.points, fill=shape.colour, outline=shape.edge)
    elif isinstance(shape, Circle):
        x, y = shape.centre
        box = (x - shape.radius, y - shape.radius, x + shape.radius, y + shape.radius)
        brush.ellipse(box, fill=shape.colour, outline=shape.edge)
    else:
        brush.text(shape.centre, shape.words, fill=shape.colour, font=_font(shape.size), anchor="mm")
