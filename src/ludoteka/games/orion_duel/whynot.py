"""Why something may not be done, as phrases that name the cells and colours in question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.hexes import Hex, distance
from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase
from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST, CELLS, LEAST_DISTANCE, Kind, Token
from ludoteka.games.orion_duel.layout import token_to_lay, tokens_left
from ludoteka.games.orion_duel.notation import (
    cell_text,
    cells_text,
    colour_phrase,
    hex_from_json,
    tile_from_json,
    tile_phrase,
    token_phrase,
)
from ludoteka.games.orion_duel.placements import MIRRORED, SHAPES, hexes_at, placement_number
from ludoteka.games.orion_duel.state import FREE, Phase


def why_not(position: Position, obj: Any) -> list[Phrase]:
    """Return the reasons why an action, by its parts, is not legal here; none where it is."""
    try:
        if position.is_over:
            return [_because("over")]
        if position.game.action_from_json(obj) in position.legal_actions():
            return []
    except BadNotation:
        pass  # a tile that juts out is no action, but there is a reason to give
    try:
        return list(_reasons(position.state, obj)) or [_because("unknown")]
    except (ValueError, KeyError, TypeError, AttributeError):
        return [_because("unknown")]


def _because(key: str, **args: Arg) -> Phrase:
    return Phrase(f"orion-duel-why-{key}", args)


def _reasons(s: Any, obj: Mapping[str, Any]) -> Iterator[Phrase]:
    phase = Phase(s.phase)
    if "tile" in obj:
        wanted = tile_from_json(obj)
        yield from _tile(s, *wanted) if phase == Phase.TILES else _not_now(phase)
    elif "token" in obj:
        cell = hex_from_json(obj["token"])
        yield from _token(s, cell) if phase in (Phase.GALAXIES, Phase.HOLES) else _not_now(phase)
    elif "begins" in obj:
        yield from _not_now(phase)


def _not_now(phase: Phase) -> Iterator[Phrase]:
    yield _because(f"now-{phase.name.lower().replace('_', '-')}")


# ---- tiles


def _tile(s: Any, kind: Kind, rotation: int, over: bool, at: Hex) -> Iterator[Phrase]:
    if s.tiles[s.turn, kind] == 0:
        yield _because("no-tile", tile=tile_phrase(kind))
    number = placement_number(kind, rotation, over, at)
    if not s.mirror and over and (kind == Kind.BENT3 if number is None else MIRRORED >> number & 1):
        yield _because("mirror", tile=tile_phrase(kind))
    shape = next(shape for shape in SHAPES[kind] if (shape.rotation, shape.mirror) == (rotation, over))
    own, other = hexes_at(shape, at)
    if off := [cell for cell in own + other if cell not in CELL_ID]:
        yield _because("off-board", cells=cells_text(off), count=len(off))
    if taken := [cell for cell in own + other if cell in CELL_ID and s.colour[CELL_ID[cell]] != FREE]:
        yield _because("occupied", cells=cells_text(taken), count=len(taken))
    if not off:
        yield from _cut_off(s, s.turn, [CELL_ID[cell] for cell in own])
        yield from _cut_off(s, 1 - s.turn, [CELL_ID[cell] for cell in other])


def _cut_off(s: Any, colour: int, cells: Sequence[int]) -> Iterator[Phrase]:
    """Tokens under which a colour would lie without touching a hex of that colour."""
    if any(s.touches[colour, cell] for cell in cells):
        return
    for cell in cells:
        if s.token[cell] and s.colour[cell] == FREE:
            key = "galaxy" if s.token[cell] == Token.GALAXY else "hole"
            yield _because(f"cut-off-{key}", colour=colour_phrase(colour), cell=cell_text(cell))


# ---- tokens


def _token(s: Any, at: Hex) -> Iterator[Phrase]:
    if at not in CELL_ID:
        yield _because("off-board", cells=cell_text(at), count=1)
        return
    new = token_to_lay(s)
    near = [cell for cell in range(CELLS) if s.token[cell] and _too_near(at, cell, new, Token(s.token[cell]))]
    for cell in near:
        least = LEAST_DISTANCE[new, Token(s.token[cell])]
        # between tokens 3 apart lie 2 free cells
        yield _because("too-near", token=token_phrase(s.token[cell]), cell=cell_text(cell), between=least - 1)
    if not near:
        key = "no-room-galaxies" if new == Token.GALAXY else "no-room-holes"
        yield _because(key, count=tokens_left(s, new) - 1)


def _too_near(at: Hex, cell: int, new: Token, laid: Token) -> bool:
    return distance(at, CELL_LIST[cell]) < LEAST_DISTANCE[new, laid]
