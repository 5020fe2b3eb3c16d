"""What can be seen of Orion Duel: everything, by everybody, with the groups and chains that count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.chains import all_groups, cells_of, missing_cells, shortest_chain
from ludoteka.games.orion_duel.components import (
    CELL_LIST,
    COLOURS,
    GALAXIES,
    HOLES,
    KIND_KEYS,
    KINDS,
    PAIRS,
    SIDES,
    TOKEN_KEYS,
    Token,
)
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST
from ludoteka.games.orion_duel.state import FREE, GALAXIES_TO_WIN, HOLES_TO_WIN, Outcome, Phase

_GALAXY, _HOLE = int(Token.GALAXY), int(Token.HOLE)


def _places(cells: list[int]) -> list[list[int]]:
    return [list(CELL_LIST[cell]) for cell in cells]


def _sides(bits: int) -> list[str]:
    return [side.key for i, side in enumerate(SIDES) if bits >> i & 1]


def _group(s: Any, name: int, cells: list[int]) -> dict[str, Any]:
    """A group, what it covers and reaches, and how many conditions it meets: for its colour, or for the other."""
    return {
        "colour": s.colour[name],
        "cells": _places(cells),
        "galaxies": _places([cell for cell in cells if s.token[cell] == _GALAXY]),
        "holes": _places([cell for cell in cells if s.token[cell] == _HOLE]),
        "sides": _sides(s.sides[name]),
        "links": (s.sides[name] & s.sides[name] >> PAIRS).bit_count(),
        "galaxy_sets": s.galaxies[name] // GALAXIES_TO_WIN,
        "hole_sets": s.holes[name] // HOLES_TO_WIN,
    }


def _links(s: Any, p: int) -> Iterator[dict[str, Any]]:
    """Each pair of sides: the chain by which a colour links it, or how many hexes are missing; None: it is barred."""
    own, free = cells_of(s, p), cells_of(s, FREE)
    for pair in range(PAIRS):
        linked = bool(s.links[p] >> pair & 1)
        yield {
            "sides": [SIDES[pair].key, SIDES[pair + PAIRS].key],
            "linked": linked,
            "missing": 0 if linked else missing_cells(own, free, pair),
            "chain": _places(shortest_chain(s, p, pair) or []) if linked else None,
        }


def progress(s: Any, p: int) -> dict[str, Any]:
    """Return how far a seat is with each condition: sides to link, most galaxies, most holes of the other."""
    names = [name for name, group in enumerate(s.group.tolist()) if name == group]
    return {
        "links": list(_links(s, p)),
        "most_galaxies": max((s.galaxies[name] for name in names if s.colour[name] == p), default=0),
        "most_holes": max((s.holes[name] for name in names if s.colour[name] != p), default=0),
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


def past(position: Position, moves: Sequence[int], begin: Callable[[], Position]) -> dict[str, Any]:
    """Return the tiles as they were laid, and what the last move covered: the hexes of a tile, or a token's cell."""
    tiles = [_places(_covered(action)) for action in moves if action < TOKEN]
    if tiles:
        return {"tiles": tiles, "last": tiles[-1]}
    tokens = [action - TOKEN for action in moves if TOKEN <= action < BEGIN]
    return {"tiles": [], "last": _places(tokens[-1:])}


def _covered(action: int) -> list[int]:
    placement = PLACEMENT_LIST[action - TILE]
    return [*placement.own, *placement.other]


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return the table; nothing is hidden, so that it is the same for all."""
    s = position.state
    outcome = Outcome(s.outcome)
    tokens = s.token.tolist()
    return {
        "phase": Phase(s.phase).name.lower(),
        "outcome": None if outcome == Outcome.NONE else outcome.name.lower(),
        "laid": s.laid,
        "tokens_left": {"galaxies": GALAXIES - tokens.count(_GALAXY), "holes": HOLES - tokens.count(_HOLE)},
        "needed": {"galaxies": GALAXIES_TO_WIN, "holes": HOLES_TO_WIN},
        "colours": [None if colour == FREE else colour for colour in s.colour.tolist()],
        "tokens": [TOKEN_KEYS[token] for token in tokens],
        "groups": [_group(s, name, cells) for name, cells in all_groups(s).items()],
        "seats": [_seat(position, p) for p in range(2)],
    }
