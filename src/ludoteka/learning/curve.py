"""The learning curve as a picture: how strong the model became, and how far off it is, by generation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Protocol

WIDTH, HEIGHT, LEFT, TOP, PLOT = 720, 420, 56, 56, 130
BLUE, ORANGE = "#4b8dff", "#d9822b"
#: A match that was won or lost altogether is counted as this close to it.
NEARLY = 0.02


class Row(Protocol):
    """What is drawn of a generation."""

    generation: int
    off: float
    gate_won: float
    gate_games: int
    accepted: bool


def strengths(rows: Sequence[Row]) -> list[float]:
    """Return the strength after each generation in Elo, from judging by hand on: won gates add up."""
    found, best = list[float](), 0.0
    for row in rows:
        share = min(1 - NEARLY, max(NEARLY, row.gate_won))
        tried = best + 400 * math.log10(share / (1 - share))
        best = tried if row.accepted else best
        found.append(best)
    return found


def draw(title: str, rows: Sequence[Row]) -> str:
    """Return the picture as SVG."""
    panels = (
        ("Elo over judging by hand (matches between generations)", strengths(rows), BLUE),
        ("off by, on games kept aside", [row.off for row in rows], ORANGE),
    )
    return page(title, [row.generation for row in rows], panels)


def page(title: str, generations: list[int], panels: Sequence[tuple[str, list[float], str]]) -> str:
    """Return two panels, each with a name, a value for each generation and a colour, as SVG."""
    body = [f'<text x="{LEFT}" y="28" font-size="16" font-weight="600">{escape(title)}</text>']
    for place, (name, values, colour) in enumerate(panels):
        body += _panel(name, generations, values, colour, TOP + place * (PLOT + 50))
    inside = "\n ".join(body)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" fill="#171a45">'
        f'\n <rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n {inside}\n</svg>\n'
    )


def _panel(name: str, numbers: list[int], values: list[float], colour: str, top: int) -> list[str]:
    low, high = min(0.0, *values, values[0]), max(*values, values[0])
    span = (high - low) or 1.0
    step = (WIDTH - LEFT - 30) / max(1, len(values) - 1)
    points = [(LEFT + i * step, top + PLOT * (1 - (value - low) / span)) for i, value in enumerate(values)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    drawn = [
        f'<text x="{LEFT}" y="{top - 8}" font-size="12">{escape(name)}</text>',
        f'<line x1="{LEFT}" y1="{top + PLOT}" x2="{WIDTH - 30}" y2="{top + PLOT}" stroke="#c9cbe0"/>',
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
    ]
    for (x, y), number, value in zip(points, numbers, values, strict=True):
        drawn.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"><title>{number}: {value:.3g}</title></circle>'
        )
        drawn.append(f'<text x="{x:.1f}" y="{top + PLOT + 14}" font-size="10" text-anchor="middle">{number}</text>')
    for value in (low, high):
        y = top + PLOT * (1 - (value - low) / span)
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" font-size="10" text-anchor="end">{value:.3g}</text>')
    return drawn
