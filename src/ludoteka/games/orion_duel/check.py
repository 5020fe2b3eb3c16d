"""What holds in every position of Orion Duel: asked of positions from outside, and by the tests of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteka.engine.hexes import distance
from ludoteka.games.orion_duel.components import (
    CELL_LIST,
    CELLS,
    COPIES,
    GALAXIES,
    HOLES,
    KINDS,
    LEAST_DISTANCE,
    TILES,
    Token,
)
from ludoteka.games.orion_duel.derived import derived
from ludoteka.games.orion_duel.layout import all_fit
from ludoteka.games.orion_duel.state import FREE, Outcome, Phase


def problems(s: Any) -> Iterator[str]:
    """Yield what is impossible about a state, in words."""
    out_of_range = list(_ranges(s))
    yield from out_of_range
    if out_of_range:
        return
    yield from _tokens(s)
    yield from _hexes(s)
    found = derived(s)
    for name, value in found.items():
        field = getattr(s, name)
        if (field if isinstance(field, int) else field.tolist()) != value:
            yield f"{name} does not follow from the board"
    if s.phase in (Phase.TILES, Phase.OVER) and (s.phase == Phase.OVER) != (found["outcome"] != Outcome.NONE):
        yield "the game goes on although it has ended, or the other way round"


def _ranges(s: Any) -> Iterator[str]:
    for name, low, high in (
        ("players", 2, 2),
        ("mirror", 0, 1),
        ("phase", 0, len(Phase) - 1),
        ("turn", 0, 1),
    ):
        if not low <= getattr(s, name) <= high:
            yield f"{name} is {getattr(s, name)}, not {low} to {high}"
    for cell in range(CELLS):
        if not 0 <= s.token[cell] < len(Token):
            yield f"there is no token {s.token[cell]}"
        if not FREE <= s.colour[cell] <= 1:
            yield f"there is no colour {s.colour[cell]}"
    for p in range(2):
        for kind in range(KINDS):
            if not 0 <= s.tiles[p, kind] <= COPIES[kind]:
                yield f"seat {p} has {s.tiles[p, kind]} tiles of a kind that has {COPIES[kind]}"


def _tokens(s: Any) -> Iterator[str]:
    """All tokens lie, at their distances, once the duel begins."""
    cells = [(CELL_LIST[cell], Token(s.token[cell])) for cell in range(CELLS) if s.token[cell]]
    galaxies = [token for _, token in cells].count(Token.GALAXY)
    holes = len(cells) - galaxies
    if s.phase == Phase.GALAXIES:
        right = galaxies < GALAXIES and holes == 0
    elif s.phase == Phase.HOLES:
        right = galaxies == GALAXIES and holes < HOLES
    else:
        right = galaxies == GALAXIES and holes == HOLES
    if not right:
        yield f"{galaxies} galaxies and {holes} black holes do not lie there in this phase"
        return
    for i, (cell, token) in enumerate(cells):
        if any(distance(cell, near) < LEAST_DISTANCE[token, other] for near, other in cells[:i]):
            yield f"the token on {cell[0]},{cell[1]} is too near to another"
            return
    if s.phase in (Phase.GALAXIES, Phase.HOLES) and not all_fit(s):
        yield "the tokens still to be laid find no room"


def _hexes(s: Any) -> Iterator[str]:
    """Every hex on the board comes from a tile that has been laid; the players take turns."""
    laid = [[int(COPIES[kind]) - s.tiles[p, kind] for kind in range(KINDS)] for p in range(2)]
    if s.phase < Phase.TILES and laid != [[0] * KINDS] * 2:
        yield "tiles have been laid before the duel"
    for p in range(2):
        hexes = sum(s.colour[cell] == p for cell in range(CELLS))
        due = sum(laid[p][tile.kind] * len(tile.own) + laid[1 - p][tile.kind] * len(tile.other) for tile in TILES)
        if hexes != due:
            yield f"{hexes} hexes of seat {p} lie there, but the tiles laid have {due}"
    ahead = sum(laid[s.turn]) - sum(laid[1 - s.turn])
    if ahead not in (-1, 0):
        yield "the players have not taken turns"
