"""Made-up positions of the real game, and short questions to put to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ludoteka
from ludoteka.engine.hexes import Hex
from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.actions import BEGIN, TOKEN
from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST, CELLS, KIND_KEYS, Kind
from ludoteka.games.orion_duel.derived import fill
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST

GAME = ludoteka.game("orion-duel")
BLUE, ORANGE = 0, 1

#: Two halves of symmetric-1: a tile on (0, 1) and (1, 0) gives each colour its fourth galaxy in one group.
BLUE_HALF = [(-4, r) for r in range(5)] + [(q, 4) for q in range(-3, 1)] + [(0, 3), (0, 2), (-1, 1), (-2, 1)]
ORANGE_HALF = [(4, r) for r in range(-4, 1)] + [(q, -4) for q in range(4)] + [(3, 0), (2, 1), (1, 1), (2, -1)]
#: Neighbour to neighbour from the left side to the right side.
LEFT_TO_RIGHT = [(-5, 3), (-4, 2), (-3, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (3, -2), (4, -2), (5, -2)]


def new(setup: str = "symmetric-1", *, first: str = "blue", mirror: bool = True, seed: int = 0) -> Position:
    """The first position of a game."""
    return GAME.new(seed=seed, setup=setup, first=first, mirror=mirror)


def make(
    blue: Iterable[Hex] = (),
    orange: Iterable[Hex] = (),
    *,
    setup: str = "symmetric-1",
    first: str = "blue",
    mirror: bool = True,
    trays: tuple[dict[str, int], dict[str, int]] | None = None,
) -> Position:
    """A position with these hexes on the board, whatever tiles they may have come from; trays full unless given."""
    position = new(setup, first=first, mirror=mirror)
    s = position.state
    for seat, cells in ((BLUE, blue), (ORANGE, orange)):
        for cell in cells:
            s.colour[CELL_ID[cell]] = seat
    for seat, tray in enumerate(trays or ()):
        for kind, key in enumerate(KIND_KEYS):
            s.tiles[seat, kind] = tray.get(key, 0)
    fill(s)
    s.phase = 4 if s.outcome else s.phase
    return GAME._position(position.options, position.raw)


def stripes(free: Iterable[Hex]) -> tuple[list[Hex], list[Hex]]:
    """Blue and orange by turns of columns on all but some cells: nobody meets a condition."""
    left = [cell for cell in CELL_LIST if cell not in set(free)]
    return [cell for cell in left if cell[0] % 2 == 0], [cell for cell in left if cell[0] % 2]


def lay(kind: str, own: Iterable[Hex], other: Iterable[Hex] = ()) -> int:
    """The action that lays a tile on these cells."""
    cells = tuple(sorted(CELL_ID[cell] for cell in own)), tuple(sorted(CELL_ID[cell] for cell in other))
    (action,) = (
        number
        for number, placement in enumerate(PLACEMENT_LIST)
        if placement.shape.kind == Kind[kind.upper()] and (placement.own, placement.other) == cells
    )
    return action


def token(cell: Hex) -> int:
    """The action that lays a token."""
    return TOKEN + CELL_ID[cell]


def begin(seat: int) -> int:
    """The action that lets a colour begin."""
    return BEGIN + seat


def legal(position: Position, action: int) -> bool:
    return action in position.legal_actions()


def met(position: Position, seat: int) -> tuple[int, int, int]:
    """Links, galaxies and black holes that count for a seat."""
    shown = position.view(None)["seats"][seat]["conditions"]
    assert shown["total"] == shown["links"] + shown["galaxies"] + shown["holes"]
    return shown["links"], shown["galaxies"], shown["holes"]


def tokens(position: Position, sort: str) -> set[Hex]:
    """Where the tokens of a sort lie."""
    return {cell for cell, token in zip(CELL_LIST, position.view(None)["tokens"], strict=True) if token == sort}


def hexes(position: Position, seat: int) -> set[Hex]:
    """The cells under a colour."""
    s = position.state
    return {CELL_LIST[cell] for cell in range(CELLS) if s.colour[cell] == seat}


def outcome(position: Position) -> tuple[Any, list[int]]:
    """What has ended the game, and who has won."""
    return position.view(None)["outcome"], position.winners()
