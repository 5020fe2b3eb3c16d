"""What can be seen of Orion Duel: everything, by everybody, with the groups and chains that count."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.chains import free_cells, group_cells, group_names, shortest_chain
from ludoteka.games.orion_duel.components import (
    CELL_LIST,
    CELLS,
    COLOURS,
    KIND_KEYS,
    KINDS,
    PAIRS,
    SIDES,
    SIDES_OF,
    TILES,
    TOKEN_KEYS,
    Token,
)
from ludoteka.games.orion_duel.layout import tokens_left
from ludoteka.games.orion_duel.placements import SHAPES
from ludoteka.games.orion_duel.rules import FREE, GALAXIES_TO_WIN, HOLES_TO_WIN, Outcome, Phase


def _places(cells: list[int]) -> list[list[int]]:
    return [list(CELL_LIST[cell]) for cell in cells]


#: The sides of the board, each with the one it faces.
_SIDES = [
    {
        "side": side.key,
        "constellation": side.constellation,
        "opposite": SIDES[(i + PAIRS) % len(SIDES)].key,
        "cells": [list(cell) for cell in side.cells],
    }
    for i, side in enumerate(SIDES)
]
#: The tiles in all their positions: a placement `at` a cell covers these, moved by it.
_TILES = [
    {
        "tile": KIND_KEYS[tile.kind],
        "count": tile.count,
        "shapes": [
            {
                "rotation": shape.rotation,
                "mirror": shape.mirror,
                "own": [list(cell) for cell in shape.own],
                "other": [list(cell) for cell in shape.other],
            }
            for shape in shapes
        ],
    }
    for tile, shapes in zip(TILES, SHAPES, strict=True)
]


def _sides(bits: int) -> list[str]:
    return [side.key for i, side in enumerate(SIDES) if bits >> i & 1]


def _cell(s: Any, cell: int) -> dict[str, Any]:
    return {
        "at": list(CELL_LIST[cell]),
        "colour": None if s.colour[cell] == FREE else s.colour[cell],
        "token": TOKEN_KEYS[s.token[cell]],
        "sides": _sides(int(SIDES_OF[cell])),
    }


def _group(s: Any, name: int) -> dict[str, Any]:
    """A group, what it covers and reaches, and how many conditions it meets: for its colour, or for the other."""
    cells = group_cells(s, name)
    return {
        "colour": s.colour[name],
        "cells": _places(cells),
        "galaxies": _places([cell for cell in cells if s.token[cell] == Token.GALAXY]),
        "holes": _places([cell for cell in cells if s.token[cell] == Token.HOLE]),
        "sides": _sides(s.sides[name]),
        "links": (s.sides[name] & s.sides[name] >> PAIRS).bit_count(),
        "galaxy_sets": s.galaxies[name] // GALAXIES_TO_WIN,
        "hole_sets": s.holes[name] // HOLES_TO_WIN,
    }


def _link(s: Any, p: int, pair: int) -> dict[str, Any]:
    """A pair of sides: the chain by which a colour links it, or how many hexes are missing; None where it is barred."""
    chain = shortest_chain(s, p, pair)
    linked = bool(s.links[p] >> pair & 1)
    return {
        "sides": [SIDES[pair].key, SIDES[pair + PAIRS].key],
        "linked": linked,
        "missing": None if chain is None else free_cells(s, chain),
        "chain": _places(chain) if chain and linked else None,
    }


def progress(s: Any, p: int) -> dict[str, Any]:
    """Return how far a seat is with each condition: sides to link, most galaxies, most holes of the other."""
    own = [name for name in group_names(s) if s.colour[name] == p]
    others = [name for name in group_names(s) if s.colour[name] != p]
    return {
        "links": [_link(s, p, pair) for pair in range(PAIRS)],
        "most_galaxies": max((s.galaxies[name] for name in own), default=0),
        "most_holes": max((s.holes[name] for name in others), default=0),
    }


def _seat(position: Position, p: int) -> dict[str, Any]:
    s = position.state
    links, galaxies, holes = s.links[p].bit_count(), s.galaxy_sets[p], s.hole_sets[1 - p]
    return {
        "colour": COLOURS[p],
        "tray": {key: s.tiles[p, kind] for kind, key in enumerate(KIND_KEYS)},
        "tiles_left": sum(s.tiles[p, kind] for kind in range(KINDS)),
        "conditions": {"links": links, "galaxies": galaxies, "holes": holes, "total": links + galaxies + holes},
        **progress(s, p),
        "score": position.scores()[p],
    }


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return the table; nothing is hidden, so that it is the same for all."""
    s = position.state
    outcome = Outcome(s.outcome)
    return {
        "phase": Phase(s.phase).name.lower(),
        "outcome": None if outcome == Outcome.NONE else outcome.name.lower(),
        "laid": s.laid,
        "tokens_left": {"galaxies": tokens_left(s, Token.GALAXY), "holes": tokens_left(s, Token.HOLE)},
        "needed": {"galaxies": GALAXIES_TO_WIN, "holes": HOLES_TO_WIN},
        "cells": [_cell(s, cell) for cell in range(CELLS)],
        "groups": [_group(s, name) for name in group_names(s)],
        "seats": [_seat(position, p) for p in range(2)],
        "sides": _SIDES,
        "tiles": _TILES,
    }
