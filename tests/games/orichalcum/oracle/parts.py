"""The pieces of Orichalcum, read from the component file and checked, and the geometry of the hexes."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Face = int | str  # 1..5 or "skull"

COMPONENTS = Path(__file__).parents[4] / "src" / "ludoteka" / "games" / "orichalcum" / "components.json"
DATA: dict[str, Any] = json.loads(COMPONENTS.read_text(encoding="utf-8"))

DIRECTIONS: dict[str, Cell] = {name: (q, r) for name, (q, r) in DATA["grid"]["directions"].items()}
SHAPES: dict[str, list[Cell]] = {name: [(q, r) for q, r in cells] for name, cells in DATA["grid"]["shapes"].items()}
VOLCANO = "volcano"
TERRAINS: list[str] = [t for t in DATA["terrains"]["terrains"] if t != VOLCANO]
SLOTS: list[str] = DATA["creation_board"]["slots"]
ACTIONS = ("produce", "recruit", "capture", "create")
TITANS: list[str] = [t["id"] for t in DATA["titans"]["titans"]]
TITAN_OF_TERRAIN: dict[str, str] = {t["terrain"]: t["id"] for t in DATA["titans"]["titans"]}
TITAN_OF_ACTION: dict[str, str] = {t["action"]: t["id"] for t in DATA["titans"]["titans"]}
SLOT_COSTS: list[int] = DATA["action_row"]["costs"]
ROW_LENGTH: dict[int, int] = {int(n): k for n, k in DATA["action_row"]["cards"].items()}
HOPLITES: int = DATA["pieces"]["hoplites"]
NUGGETS: int = DATA["pieces"]["nuggets"]
TEMPLES: int = DATA["pieces"]["temples"]
VICTORY_TOKENS: int = DATA["pieces"]["victory_tokens"]
MEDALLION_COST: int = DATA["creation_board"]["medallion_nuggets"]
POINTS_TO_WIN: int = DATA["victory"]["points"]
LAST_ROUND: int = DATA["length"]["last_round"]
MAX_HOPLITES: int = DATA["dice"]["max_hoplites"]
FACES: list[Face] = DATA["dice"]["faces"]


# --- hexes -----------------------------------------------------------------------------------------


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple((cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS.values())


def rotated(cells: Iterable[Cell], times: int) -> list[Cell]:
    """The cells turned by `times` x 60 degrees around (0, 0)."""
    turned = list(cells)
    for _ in range(times):
        turned = [(-r, q + r) for q, r in turned]
    return turned


def shifted(cells: Iterable[Cell], by: Cell) -> list[Cell]:
    return [(q + by[0], r + by[1]) for q, r in cells]


def diamonds_within(cells: Collection[Cell]) -> set[frozenset[Cell]]:
    """Every diamond of four cells that lies wholly within `cells`."""
    found = set()
    for start in cells:
        for times in range(6):
            diamond = frozenset(shifted(rotated(SHAPES["diamond"], times), start))
            if all(cell in cells for cell in diamond):
                found.add(diamond)
    return found


def connected(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    """Flood fill: the cells of `cells` that hang together with `start`."""
    area, frontier = {start}, [start]
    while frontier:
        for cell in neighbours(frontier.pop()):
            if cell in cells and cell not in area:
                area.add(cell)
                frontier.append(cell)
    return area


# --- islands ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Port:
    name: str
    cell: Cell
    hoplites: int
    nuggets: int


@dataclass(frozen=True)
class Outline:
    """One side of an island board."""

    id: str
    board: str
    side: str
    cells: frozenset[Cell]
    ports: tuple[Port, ...]
    diamonds: frozenset[frozenset[Cell]]


def read_drawing(rows: Sequence[str]) -> dict[Cell, str]:
    """Cell -> letter of a drawing: text column = 2 q + r in row r."""
    letters: dict[Cell, str] = {}
    for r, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter == " ":
                continue
            if (column - r) % 2 or letter not in "oABC":
                raise ValueError(f"row {r}, column {column}: {letter!r} is not a cell of the grid")
            letters[(column - r) // 2, r] = letter
    return letters


def read_island(entry: dict[str, Any]) -> Outline:
    letters = read_drawing(entry["drawing"])
    where = {letter: cell for cell, letter in letters.items() if letter != "o"}
    cells, diamonds = frozenset(letters), frozenset(diamonds_within(frozenset(letters)))
    name = entry["id"]
    if len(cells) != entry["cell_count"]:
        raise ValueError(f"island {name}: {len(cells)} cells drawn, {entry['cell_count']} stated")
    if len(diamonds) != entry["temple_diamonds"]:
        raise ValueError(f"island {name}: {len(diamonds)} diamonds, {entry['temple_diamonds']} stated")
    if sorted(where) != sorted(entry["ports"]) or sum(letter != "o" for letter in letters.values()) != 3:
        raise ValueError(f"island {name}: ports {sorted(where)} drawn, {sorted(entry['ports'])} stated")
    ports = []
    for letter, port in entry["ports"].items():
        dq, dr = DIRECTIONS[port["sea"]]
        if (where[letter][0] + dq, where[letter][1] + dr) in cells:
            raise ValueError(f"island {name}: port {letter} has land, not sea, to its {port['sea']}")
        ports.append(Port(letter, where[letter], port["hoplites"], port["nuggets"]))
    return Outline(name, entry["board"], entry["side"], cells, tuple(ports), diamonds)


OUTLINES: dict[tuple[str, str], Outline] = {
    (entry["board"], entry["side"]): read_island(entry) for entry in DATA["islands"]["islands"]
}
BOARDS: list[str] = sorted({board for board, _ in OUTLINES})


# --- tiles, cards, creatures, buildings ---------------------------------------------------------------


@dataclass(frozen=True)
class Tile:
    id: str
    size: int
    terrains: tuple[str, ...]

    @property
    def cells(self) -> list[Cell]:
        return SHAPES[DATA["land_tiles"]["shape_of_size"][str(self.size)]]


@dataclass(frozen=True, order=True)
class Card:
    action: str
    size: int


TILES: dict[str, Tile] = {t["id"]: Tile(t["id"], t["size"], tuple(t["cells"])) for t in DATA["land_tiles"]["tiles"]}
CARDS: list[Card] = [Card(c["action"], c["size"]) for c in DATA["action_cards"]["cards"]]

_CREATURE_KINDS: dict[str, dict[str, Any]] = {k["id"]: k for k in DATA["creatures"]["kinds"]}


@cache
def kind_of(name: str) -> str:
    """'hydra:theia' -> 'hydra', 'statue:nugget' -> 'statue', 'mine' -> 'mine'."""
    return name.split(":")[0]


def detail_of(name: str) -> str:
    """'hydra:theia' -> 'theia'."""
    return name.split(":")[1]


def _all_creatures() -> list[str]:
    names = []
    for kind in _CREATURE_KINDS.values():
        if "titans" in kind:
            names += [f"{kind['id']}:{titan}" for titan in kind["titans"]]
        else:
            names += [kind["id"]] * kind["count"]
    return names


def _all_buildings() -> list[str]:
    names = []
    for kind in DATA["buildings"]["kinds"]:
        details = kind.get("faces", kind.get("currencies"))
        names += [f"{kind['id']}:{d}" for d in details] if details else [kind["id"]] * kind["count"]
    return names


CREATURES: list[str] = _all_creatures()
BUILDINGS: list[str] = _all_buildings()


def strength_of(creature: str) -> int:
    return int(_CREATURE_KINDS[kind_of(creature)]["strength"])


def treasure_of(creature: str) -> tuple[str, int]:
    """('nuggets', n), ('building', 1) or ('titan', 1)."""
    kind = _CREATURE_KINDS[kind_of(creature)]
    return kind["treasure"], kind.get("nuggets", 1)


def check_sums() -> None:
    """Raise unless every list has the length that the box states."""
    pieces, land = DATA["pieces"], DATA["land_tiles"]
    expected_tiles = {int(size): count for size, count in pieces["land_tiles"].items()}
    sums = {
        "tiles by size": (Counter(t.size for t in TILES.values()), expected_tiles),
        "tiles": (len(TILES), pieces["land_tiles_total"]),
        "terrains": (Counter(x for t in TILES.values() for x in t.terrains), land["cells_of_terrain"]),
        "tile cells": ([len(t.terrains) == t.size for t in TILES.values()], [True] * len(TILES)),
        "cards": (len(set(CARDS)), pieces["action_cards"]),
        "creatures": (len(CREATURES), pieces["creatures"]),
        "creature kinds": (
            Counter(map(kind_of, CREATURES)),
            {k: e["count"] for k, e in _CREATURE_KINDS.items()},
        ),
        "buildings": (len(BUILDINGS), pieces["buildings"]),
        "building kinds": (
            Counter(map(kind_of, BUILDINGS)),
            {k["id"]: k["count"] for k in DATA["buildings"]["kinds"]},
        ),
        "islands": (len(OUTLINES), pieces["island_boards"] * pieces["island_sides"]),
        "titans": (len(TITANS), pieces["titans"]),
    }
    for what, (found, stated) in sums.items():
        if found != stated:
            raise ValueError(f"{what}: {found} in the lists, {stated} stated")


check_sums()


# --- fights ----------------------------------------------------------------------------------------


def wins(strength: int, roll: Iterable[Face], siege_faces: Collection[int] = ()) -> bool:
    """Sum at least the strength, or any skull; a siege engine's face counts as a skull."""
    faces = list(roll)
    if any(face == "skull" or face in siege_faces for face in faces):
        return True
    return sum(int(face) for face in faces) >= strength


def odds(creature_strength: int, dice: int, siege_faces: Collection[int] = ()) -> Fraction:
    """The exact chance of winning with so many dice, by listing every roll."""
    rolls = list(itertools.product(FACES, repeat=dice))
    return Fraction(sum(wins(creature_strength, roll, siege_faces) for roll in rolls), len(rolls))
