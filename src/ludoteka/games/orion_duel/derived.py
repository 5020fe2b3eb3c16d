"""What follows from the hexes, tokens and tiles alone, worked out from nothing.

The rules bring these fields up to date move by move; a position read from text is filled with them, and a position
from outside is held against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.hexes import groups
from ludoteka.games.orion_duel.components import (
    CELL_ID,
    CELL_LIST,
    CELLS,
    COPIES,
    KINDS,
    NEIGHBOURS,
    PAIRS,
    SIDES_OF,
    TILES_EACH,
    Token,
)
from ludoteka.games.orion_duel.placements import ALL, MIRRORED, OF_KIND, OTHER_ON, OWN_ON, words
from ludoteka.games.orion_duel.state import FREE, GALAXIES_TO_WIN, HOLES_TO_WIN, NO_GROUP, NOBODY, Outcome, Phase


def _groups(token: Sequence[int], colour: Sequence[int]) -> dict[str, Any]:
    found: dict[str, Any] = {"group": [NO_GROUP] * CELLS}
    found |= {name: [0] * CELLS for name in ("sides", "galaxies", "holes")}
    found |= {name: [0, 0] for name in ("links", "galaxy_sets", "hole_sets")}
    for seat in range(2):
        for hexes in groups(CELL_LIST[cell] for cell in range(CELLS) if colour[cell] == seat):
            cells = sorted(CELL_ID[cell] for cell in hexes)
            name, sides = cells[0], 0
            for cell in cells:
                found["group"][cell] = name
                sides |= int(SIDES_OF[cell])
            found["sides"][name] = sides
            found["galaxies"][name] = galaxies = sum(token[cell] == Token.GALAXY for cell in cells)
            found["holes"][name] = holes = sum(token[cell] == Token.HOLE for cell in cells)
            found["links"][seat] |= sides & sides >> PAIRS
            found["galaxy_sets"][seat] += galaxies // GALAXIES_TO_WIN
            found["hole_sets"][seat] += holes // HOLES_TO_WIN
    return found


def _fits(token: Sequence[int], touches: Sequence[int], on: Sequence[int]) -> int:
    """Return the placements that lay no hex of some colour under a token, or lay one next to that colour."""
    guarded = linked = 0
    for cell in range(CELLS):
        guarded |= on[cell] if token[cell] else 0
        linked |= on[cell] if touches[cell] else 0
    return ALL & ~guarded | linked


def _placements(s: Any, touches: Sequence[Sequence[int]]) -> dict[str, Any]:
    free = ALL
    for cell in range(CELLS):
        if s.colour[cell] != FREE:
            free &= ~(OWN_ON[cell] | OTHER_ON[cell])
    found: dict[str, Any] = {"free": words(free), "held": [], "own_fits": [], "other_fits": []}
    for seat in range(2):
        held = sum(OF_KIND[kind] for kind in range(KINDS) if s.tiles[seat, kind])
        found["held"].append(words(held if s.mirror else held & ~MIRRORED))
        found["own_fits"].append(words(_fits(s.token, touches[seat], OWN_ON)))
        found["other_fits"].append(words(_fits(s.token, touches[seat], OTHER_ON)))
    return found


def _points(s: Any, seat: int) -> int:
    worth = {Token.NONE: 0, Token.GALAXY: 1, Token.HOLE: -1}
    return sum(worth[Token(s.token[cell])] for cell in range(CELLS) if s.colour[cell] == seat)


def _leader(blue: int, orange: int) -> int:
    return NOBODY if blue == orange else 0 if blue > orange else 1


def _end(s: Any, found: dict[str, Any]) -> tuple[Outcome, int]:
    """Return what has ended the game, if anything, and who has won."""
    met = [found["links"][p].bit_count() + found["galaxy_sets"][p] + found["hole_sets"][1 - p] for p in range(2)]
    if met[0] != met[1]:
        return Outcome.CONDITIONS, _leader(*met)
    if found["laid"] == 2 * TILES_EACH:
        return Outcome.POINTS, _leader(_points(s, 0), _points(s, 1))
    me = s.turn
    sets = (found["free"], found["held"][me], found["own_fits"][me], found["other_fits"][1 - me])
    if not any(a & b & c & d for a, b, c, d in zip(*sets, strict=True)):
        return Outcome.STUCK, 1 - me
    return Outcome.NONE, NOBODY


def derived(s: Any) -> dict[str, Any]:
    """Return the fields that follow from `token`, `colour`, `tiles`, `mirror`, `turn` and `phase`, as lists."""
    touches = [
        [int(any(s.colour[near] == seat for near in NEIGHBOURS[cell])) for cell in range(CELLS)] for seat in range(2)
    ]
    found = _groups(s.token, s.colour) | {"touches": touches} | _placements(s, touches)
    found["laid"] = sum(int(COPIES[kind]) - s.tiles[p, kind] for p in range(2) for kind in range(KINDS))
    laying = s.phase in (Phase.TILES, Phase.OVER)
    found["outcome"], found["winner"] = _end(s, found) if laying else (Outcome.NONE, NOBODY)
    return found


def fill(s: Any) -> None:
    """Write the derived fields into a state."""
    for name, value in derived(s).items():
        field = getattr(s, name)
        if isinstance(field, int):
            setattr(s, name, int(value))
        else:
            _store(field, value)


def _store(field: Any, value: Sequence[Any]) -> None:
    for i, part in enumerate(value):
        if isinstance(part, int):
            field[i] = part
        else:
            for j, number in enumerate(part):
                field[i, j] = number
