"""Components, hex geometry and placement: a city is rebuilt from plain columns at every question.

Citations: "rulebook" is the publisher's booklet, "page" the rules page of this game; both by their headings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Hex = tuple[str, int]
"""What lies on one level of a column: the kind of the hex, and the tile it belongs to."""
City = dict[Cell, list[Hex]]
"""Columns by cell, each from the ground up; a cell that is absent is empty ground."""
VisibleHex = tuple[int, int, str, int]
"""(q, r, kind, level): the topmost hex of a column; the ground level is 1."""

DATA = Path(__file__).parents[4] / "src" / "ludoteka" / "games" / "akropolis" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(DATA.read_text("utf-8"))

COLOURS = ("house", "market", "barracks", "temple", "garden")
QUARRY = "quarry"
STARS: dict[str, int] = {kind.removesuffix("_plaza"): n for kind, n in COMPONENTS["plaza_stars"]["stars"].items()}
TILES: dict[int, tuple[str, str, str]] = {t["id"]: tuple(t["hexes"]) for t in COMPONENTS["tiles"]["tiles"]}
MIN_PLAYERS: dict[int, int] = {t["id"]: t["min_players"] for t in COMPONENTS["tiles"]["tiles"]}
STARTING_TILE = 0
"""The tile number of every player's starting tile."""
STARTING_HEXES: dict[Cell, str] = {(h["q"], h["r"]): h["type"] for h in COMPONENTS["starting_tile"]["hexes"]}

CLOCKWISE: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions; each is the one before it turned clockwise by 60 degrees."""


def is_plaza(kind: str) -> bool:
    return kind.endswith("_plaza")


def is_district(kind: str) -> bool:
    return kind in COLOURS


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in CLOCKWISE]


def tile_cells(anchor: Cell, rotation: int) -> tuple[Cell, Cell, Cell]:
    """The cells of a tile's hexes 0, 1, 2: hex 0 on `anchor`, turned clockwise `rotation` times 60 degrees."""
    around = neighbours(anchor)
    return anchor, around[rotation % 6], around[(rotation + 1) % 6]


@dataclass(frozen=True)
class Place:
    """Lay the tile in hand: for each of its three hexes the pair (cell, index of the hex on the tile)."""

    hexes: frozenset[tuple[Cell, int]]

    @staticmethod
    def on(first: Cell, second: Cell, third: Cell) -> Place:
        """The cells of the tile's hexes 0, 1 and 2."""
        return Place(frozenset({(first, 0), (second, 1), (third, 2)}))

    @staticmethod
    def at(anchor: Cell, rotation: int) -> Place:
        return Place.on(*tile_cells(anchor, rotation))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells in the order of the tile's hexes."""
        return tuple(cell for _, cell in sorted((index, cell) for cell, index in self.hexes))

    @property
    def rotation(self) -> int | None:
        """Clockwise turns about the cell of hex 0; None if this is not the shape of a tile lying face up."""
        if sorted(index for _, index in self.hexes) != [0, 1, 2]:
            return None
        cells = self.cells
        return next((k for k in range(6) if tile_cells(cells[0], k) == cells), None)

    def kinds(self, tile: int) -> dict[Cell, str]:
        """What `tile` shows on each cell when laid so."""
        return {cell: TILES[tile][index] for cell, index in self.hexes}


class WhyNot(Enum):
    """Why a tile may not be laid somewhere."""

    NOT_A_TILE = "not three mutually adjacent cells in the clockwise order of the tile"
    NOT_ADJACENT = "on the ground, but beside no built cell"
    OVER_EMPTY_GROUND = "partly over empty ground"
    MIXED_HEIGHTS = "over columns of different heights"
    ONE_TILE_ONLY = "over the hexes of a single tile"


def starting_city() -> City:
    return {cell: [(kind, STARTING_TILE)] for cell, kind in STARTING_HEXES.items()}


def height(city: City, cell: Cell) -> int:
    return len(city[cell]) if cell in city else 0


def why_not_cells(city: City, cells: Iterable[Cell]) -> list[WhyNot]:
    """The objections to a tile on these three cells, whichever hex lies where; none means legal."""
    cells = list(cells)
    heights = [height(city, cell) for cell in cells]
    if heights == [0, 0, 0]:
        # Rulebook, placing a tile: on the first level it touches another tile with at least one side.
        touches = any(near in city for cell in cells for near in neighbours(cell))
        return [] if touches else [WhyNot.NOT_ADJACENT]
    reasons = []
    # Rulebook, placing a tile: on a higher level it lies over three hexes, never over an empty space ...
    if 0 in heights:
        reasons.append(WhyNot.OVER_EMPTY_GROUND)
    # Page, turn 2: ... three columns of exactly the same height ...
    if len({h for h in heights if h > 0}) > 1:
        reasons.append(WhyNot.MIXED_HEIGHTS)
    # Rulebook, placing a tile: ... of at least two different tiles.
    if 0 not in heights and len({city[cell][-1][1] for cell in cells}) == 1:
        reasons.append(WhyNot.ONE_TILE_ONLY)
    return reasons


def why_not(city: City, place: Place) -> list[WhyNot]:
    """Every reason why `place` is illegal in `city`; empty if it is legal."""
    if place.rotation is None:
        return [WhyNot.NOT_A_TILE]
    return why_not_cells(city, place.cells)


def triangles_near(city: City) -> list[tuple[Cell, Cell, Cell]]:
    """Every three mutually adjacent cells that could touch the city, once each, clockwise."""
    region = set(city)
    for _ in range(2):
        region |= {near for cell in region for near in neighbours(cell)}
    # Rotations 0 and 1 about every cell give both orientations; the other four name the same triangles again.
    return [tile_cells(cell, rotation) for cell in sorted(region) for rotation in (0, 1)]


def legal_places(city: City) -> list[Place]:
    """All legal placements: every triangle in three turns, also where two hexes of a tile look alike."""
    places = []
    for a, b, c in triangles_near(city):
        if not why_not_cells(city, (a, b, c)):
            places += [Place.on(a, b, c), Place.on(b, c, a), Place.on(c, a, b)]
    return places


def covered_quarries(city: City, place: Place) -> int:
    """Rulebook, quarries: each quarry that a tile covers pays one stone; page, turn 2: at any level."""
    return sum(1 for cell in place.cells if cell in city and city[cell][-1][0] == QUARRY)


def city_after(city: City, place: Place, tile: int) -> City:
    """A new city with `tile` laid; legality is not checked."""
    after = {cell: list(column) for cell, column in city.items()}
    for cell, kind in place.kinds(tile).items():
        after.setdefault(cell, []).append((kind, tile))
    return after


def visible(city: City) -> list[VisibleHex]:
    """Rulebook, note on hexes: a covered hex is no longer part of the city."""
    return [(q, r, column[-1][0], len(column)) for (q, r), column in sorted(city.items())]
