"""Scoring of a city and of the Architect's collection, recounted from scratch.

Citations: "rulebook" is the publisher's booklet, "page" the rules page of this game; both by their headings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field

from tests.games.akropolis.oracle.city import (
    COLOURS,
    QUARRY,
    STARS,
    STARTING_HEXES,
    TILES,
    Cell,
    VisibleHex,
    is_district,
    is_plaza,
    neighbours,
)

DOUBLING_HOUSE_VALUE = 10
ARCHITECT_LEVELS = {"easy": 1, "medium": 1, "hard": 2}
"""At which level the Architect's districts count."""
ARCHITECT_QUARRY_POINTS = {"easy": 0, "medium": 2, "hard": 0}
MARKETS_DOUBLED_PER_PLAZA = 3


@dataclass(frozen=True)
class ColourScore:
    """One colour: `value` of the districts that meet their condition (doublings included) and `stars`."""

    value: int
    stars: int
    product: int
    worth: dict[Cell, int] = field(default_factory=dict, compare=False)
    """What each district adds to `value`: 0 where its condition is not met. Empty for the Architect."""


@dataclass(frozen=True)
class Score:
    colours: dict[str, ColourScore]
    stones: int
    quarries: int
    """Points for quarries: only the Architect on medium has any."""
    total: int


def whole_score(colours: dict[str, ColourScore], stones: int, quarries: int = 0) -> Score:
    # Rulebook, scoring: the products of the colours and 1 point a stone.
    return Score(colours, stones, quarries, sum(c.product for c in colours.values()) + stones + quarries)


def connected_regions(cells: Set[Cell]) -> list[set[Cell]]:
    """The side-connected groups of `cells`."""
    groups: list[set[Cell]] = []
    left = set(cells)
    while left:
        group: set[Cell] = set()
        todo = [min(left)]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                todo += neighbours(cell)
        groups.append(group)
    return groups


def empty_regions(built: Set[Cell]) -> tuple[set[Cell], list[set[Cell]]]:
    """Empty cells of a frame one cell wider than the city: the outside, and the lakes (enclosed regions)."""
    if not built:
        return set(), []
    qs = range(min(q for q, _ in built) - 1, max(q for q, _ in built) + 2)
    rs = range(min(r for _, r in built) - 1, max(r for _, r in built) + 2)
    corner = (qs[0], rs[0])
    outside: set[Cell] = set()
    lakes: list[set[Cell]] = []
    for region in connected_regions({(q, r) for q in qs for r in rs} - built):
        if corner in region:
            outside = region
        else:
            lakes.append(region)
    return outside, lakes


def house_worth(levels: dict[Cell, int], doubling: bool) -> dict[Cell, int]:
    # Rulebook, houses: only the largest group of houses; page: by number of hexes, ties by value.
    worth = dict.fromkeys(levels, 0)
    if not levels:
        return worth
    best = max(connected_regions(set(levels)), key=lambda group: (len(group), sum(levels[cell] for cell in group)))
    # Variant: the scoring group's value, before stars, of at least 10 is doubled.
    value = sum(levels[cell] for cell in best)
    factor = 2 if doubling and value >= DOUBLING_HOUSE_VALUE else 1
    return worth | {cell: levels[cell] * factor for cell in best}


def market_worth(levels: dict[Cell, int], plazas: Set[Cell], doubling: bool) -> dict[Cell, int]:
    worth = {}
    for cell, level in levels.items():
        around = neighbours(cell)
        # Rulebook, markets: not beside another market. Page: plazas do not hurt.
        counts = not any(near in levels for near in around)
        # Variant: beside a market plaza.
        doubled = doubling and any(near in plazas for near in around)
        worth[cell] = level * counts * (2 if doubled else 1)
    return worth


def barracks_worth(levels: dict[Cell, int], outside: Set[Cell], doubling: bool) -> dict[Cell, int]:
    worth = {}
    for cell, level in levels.items():
        open_sides = sum(near in outside for near in neighbours(cell))
        # Rulebook, barracks: on the edge of the city. Page: a hole is not the edge.
        counts = open_sides >= 1
        # Variant: 3 or 4 sides at empty space; page: outside space. More than 4 cannot happen: two neighbours
        # are built, those of the tile on the ground.
        doubled = doubling and open_sides in (3, 4)
        worth[cell] = level * counts * (2 if doubled else 1)
    return worth


def temple_worth(levels: dict[Cell, int], built: Set[Cell], doubling: bool) -> dict[Cell, int]:
    worth = {}
    for cell, level in levels.items():
        # Rulebook, temples: surrounded on all sides.
        counts = all(near in built for near in neighbours(cell))
        # Variant: on the second level or higher.
        worth[cell] = level * counts * (2 if doubling and level >= 2 else 1)
    return worth


def garden_worth(levels: dict[Cell, int], lakes: Sequence[Set[Cell]], doubling: bool) -> dict[Cell, int]:
    worth = {}
    for cell, level in levels.items():
        # Rulebook, gardens: no condition. Variant: beside a lake; page: doubled once, however many lakes.
        by_a_lake = any(near in lake for near in neighbours(cell) for lake in lakes)
        worth[cell] = level * (2 if doubling and by_a_lake else 1)
    return worth


def score(city_visible: Iterable[VisibleHex], stones: int, variants: Iterable[str] = ()) -> Score:
    """The score of the visible hexes (q, r, kind, level); `variants` are the colours whose doubling is on."""
    city_visible = list(city_visible)
    variants = frozenset(variants)
    built = {(q, r) for q, r, _, _ in city_visible}
    outside, lakes = empty_regions(built)
    # Rulebook, value of districts: a district is worth its level.
    levels = {colour: {(q, r): lv for q, r, kind, lv in city_visible if kind == colour} for colour in COLOURS}
    plazas = {c: {(q, r) for q, r, kind, _ in city_visible if kind == f"{c}_plaza"} for c in COLOURS}
    worth = {
        "house": house_worth(levels["house"], "house" in variants),
        "market": market_worth(levels["market"], plazas["market"], "market" in variants),
        "barracks": barracks_worth(levels["barracks"], outside, "barracks" in variants),
        "temple": temple_worth(levels["temple"], built, "temple" in variants),
        "garden": garden_worth(levels["garden"], lakes, "garden" in variants),
    }
    colours = {}
    for colour in COLOURS:
        value = sum(worth[colour].values())
        # Rulebook, plazas: stars of a colour add up, wherever they lie, and gain nothing from height.
        stars = len(plazas[colour]) * STARS[colour]
        colours[colour] = ColourScore(value, stars, value * stars, worth[colour])
    return whole_score(colours, stones)


def architect_kinds(tiles: Iterable[int]) -> list[str]:
    """Every hex the Architect owns: its starting tile and the tiles it took (page, solo)."""
    return [*STARTING_HEXES.values(), *(kind for tile in tiles for kind in TILES[tile])]


def architect_value(colour: str, districts: int, plazas: int, level: int, doubling: bool) -> int:
    """Page, solo: every district counts at the Architect's level; with its variant some count twice."""
    plain = districts * level
    if not doubling:
        return plain
    if colour == "house":
        return plain * 2 if plain >= DOUBLING_HOUSE_VALUE else plain
    if colour == "market":
        return plain + min(districts, MARKETS_DOUBLED_PER_PLAZA * plazas) * level
    if colour == "temple":
        return plain * 2 if level >= 2 else plain
    return plain * 2


def architect_score(kinds: Iterable[str], stones: int, architect: str, variants: Iterable[str] = ()) -> Score:
    """The Architect's score for the hexes it owns, on the level "easy", "medium" or "hard"."""
    kinds = list(kinds)
    variants = frozenset(variants)
    assert all(kind == QUARRY or is_district(kind) or is_plaza(kind) for kind in kinds)
    colours = {}
    for colour in COLOURS:
        plazas = kinds.count(f"{colour}_plaza")
        stars = plazas * STARS[colour]
        level = ARCHITECT_LEVELS[architect]
        value = architect_value(colour, kinds.count(colour), plazas, level, colour in variants)
        colours[colour] = ColourScore(value, stars, value * stars)
    # Page, solo: on medium 2 points a quarry, those of its starting tile too.
    return whole_score(colours, stones, kinds.count(QUARRY) * ARCHITECT_QUARRY_POINTS[architect])
