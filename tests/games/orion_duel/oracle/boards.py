"""Boards as they may lie, for the tests of the oracle."""

from __future__ import annotations

from collections import Counter

from tests.games.orion_duel.oracle.game import (
    Conditions,
    Move,
    OrionDuel,
    Place,
    Setup,
)
from tests.games.orion_duel.oracle.pieces import (
    CELLS,
    TILES,
    Cell,
    Colour,
    Hexes,
    Kind,
)

KINDS = list(TILES)

# Two halves of symmetric-1: a tile on (0, 1) and (1, 0) gives each colour its fourth galaxy in one group.
BLUE_HALF = [(-4, r) for r in range(5)] + [(q, 4) for q in range(-3, 1)] + [(0, 3), (0, 2), (-1, 1), (-2, 1)]

ORANGE_HALF = [(4, r) for r in range(-4, 1)] + [(q, -4) for q in range(4)] + [(3, 0), (2, 1), (1, 1), (2, -1)]

# Neighbour to neighbour from the left side to the right side.
LEFT_TO_RIGHT = [(-5, 3), (-4, 2), (-3, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (3, -2), (4, -2), (5, -2)]


def game(setup: Setup = "symmetric-1", *, mirror: bool = True, first: Colour = "blue") -> OrionDuel:
    return OrionDuel(setup, mirror=mirror, first_player=first)


def paint(oracle: OrionDuel, colour: Colour, cells: list[Cell]) -> None:
    for cell in cells:
        oracle.board[cell] = colour


def stripes(oracle: OrionDuel, free: list[Cell]) -> None:
    """Cover all but some cells, blue and orange by turns of columns: nobody meets a condition."""
    for cell in CELLS:
        if cell not in free:
            oracle.board[cell] = "blue" if cell[0] % 2 == 0 else "orange"
    assert (oracle.conditions("blue").total, oracle.conditions("orange").total) == (0, 0)


def hand(oracle: OrionDuel, colour: Colour, **tiles: int) -> None:
    oracle.tiles[colour] = {kind: tiles.get(kind, 0) for kind in TILES}


def place(kind: Kind, own: list[Cell], opponent: list[Cell] | None = None) -> Place:
    hexes: Hexes = frozenset({(cell, "own") for cell in own}) | frozenset(
        {(cell, "opponent") for cell in opponent or []}
    )
    return Place(kind, hexes)


def why_not(oracle: OrionDuel, move: Place) -> set[str]:
    return set(oracle.why_not(move.kind, move.hexes))


def counts(met: Conditions) -> tuple[int, int, int]:
    return met.link_count, met.galaxy_count, met.hole_count


def per_kind(moves: list[Move]) -> list[int]:
    found = Counter(move.kind for move in moves if isinstance(move, Place))
    return [found[kind] for kind in KINDS]
