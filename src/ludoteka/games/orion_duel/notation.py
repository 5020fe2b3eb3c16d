"""Orion Duel in text: cells are axial, `-2,1`; a tile is a letter and its size, laid at the hex it turns about.

An action is `L3@-2,1 r2` (lay a line turned by twice 60 degrees clockwise), `B3@0,0 r4 m` (a bent tile turned over
first), `token@0,0` (lay a galaxy or a black hole) or `begin:blue`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.hexes import Hex
from ludoteka.engine.position import Position
from ludoteka.engine.text import Arg, Phrase, Seat
from ludoteka.games.orion_duel.actions import BEGIN, NUM_ACTIONS, TILE, TOKEN
from ludoteka.games.orion_duel.components import (
    CELL_ID,
    CELL_LIST,
    CELLS,
    COLOURS,
    KIND_KEYS,
    KINDS,
    TOKEN_KEYS,
    Kind,
    Token,
)
from ludoteka.games.orion_duel.derived import fill
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST, ROTATIONS, placement_number
from ludoteka.games.orion_duel.state import FREE, Phase

#: Single, own double, mixed double, line, bend, triangle.
LETTERS = ("S1", "D2", "M2", "L3", "B3", "T3")
_CELL = r"(-?\d),(-?\d)"
_TILE = re.compile(rf"({'|'.join(LETTERS)})@{_CELL}(?: r([0-5]))?( m)?", re.IGNORECASE)
_TOKEN = re.compile(rf"token@{_CELL}", re.IGNORECASE)


# ---- actions


def cell_text(cell: int | Hex) -> str:
    """Return a cell, by number or coordinates, as `-2,1`."""
    q, r = CELL_LIST[cell] if isinstance(cell, int) else cell
    return f"{q},{r}"


def cells_text(cells: Iterable[int | Hex]) -> str:
    """Return cells as `-2,1 -1,1`."""
    return " ".join(map(cell_text, cells))


def _write_action(action: int) -> str:
    if action < TOKEN:
        placement = PLACEMENT_LIST[action - TILE]
        shape = placement.shape
        turned = f" r{shape.rotation}" if shape.rotation else ""
        return f"{LETTERS[shape.kind]}@{cell_text(placement.at)}{turned}{' m' if shape.mirror else ''}"
    if action < BEGIN:
        return f"token@{cell_text(action - TOKEN)}"
    return f"begin:{COLOURS[action - BEGIN]}"


_TEXTS = [_write_action(action) for action in range(NUM_ACTIONS)]


def action_to_text(action: int) -> str:
    """Return the notation of an action."""
    return _TEXTS[action]


def action_from_text(text: str) -> int:
    """Return the action of a notation; a placement may go by any of its names."""
    if isinstance(text, str):
        try:
            return _read_action(text)
        except ValueError as error:
            raise BadNotation(f"{text!r} is not an action of Orion Duel: {error}.") from error
    raise BadNotation(f"{text!r} is not an action of Orion Duel: it is no text.")


def _read_action(text: str) -> int:
    if tile := _TILE.fullmatch(text):
        letter, q, r, rotation, over = tile.groups()
        return _placement(Kind(LETTERS.index(letter.upper())), int(rotation or 0), over is not None, (int(q), int(r)))
    if token := _TOKEN.fullmatch(text):
        return TOKEN + _cell((int(token[1]), int(token[2])))
    if text.startswith("begin:"):
        return BEGIN + COLOURS.index(text.removeprefix("begin:"))
    raise ValueError("actions look like L3@-2,1 r2, B3@0,0 r4 m, token@0,0 or begin:blue")


def _placement(kind: Kind, rotation: int, over: bool, at: Hex) -> int:
    number = placement_number(kind, rotation, over, at)
    if number is None:
        raise ValueError("the tile would jut out of the board")
    return TILE + number


def _cell(cell: Hex) -> int:
    if cell not in CELL_ID:
        raise ValueError(f"{cell_text(cell)} is not on the board")
    return CELL_ID[cell]


def hex_from_json(obj: Any) -> Hex:
    """Return coordinates written as [q, r], on the board or off it."""
    q, r = obj
    if type(q) is not int or type(r) is not int:
        raise ValueError(f"{obj!r} is not a pair of whole numbers")
    return q, r


def tile_from_json(obj: Mapping[str, Any]) -> tuple[Kind, int, bool, Hex]:
    """Return the kind, rotation, turning over and place of a tile to be laid, on the board or off it."""
    rotation, over = obj.get("rotation", 0), obj.get("mirror", False)
    if type(rotation) is not int or rotation not in range(ROTATIONS):
        raise ValueError(f"rotation is {rotation!r}, not 0 to {ROTATIONS - 1}")
    if not isinstance(over, bool):
        raise ValueError(f"mirror is {over!r}, not true or false")
    return Kind(KIND_KEYS.index(obj["tile"])), rotation, over, hex_from_json(obj["at"])


def action_to_json(action: int) -> dict[str, Any]:
    """Return an action by its parts."""
    if action < TOKEN:
        placement = PLACEMENT_LIST[action - TILE]
        shape = placement.shape
        return {
            "tile": KIND_KEYS[shape.kind],
            "at": list(placement.at),
            "rotation": shape.rotation,
            "mirror": shape.mirror,
        }
    if action < BEGIN:
        return {"token": list(CELL_LIST[action - TOKEN])}
    return {"begins": action - BEGIN}


def action_from_json(obj: Any) -> int:
    """Return the action of its parts; a placement may go by any of its names."""
    if "tile" in obj:
        return _placement(*tile_from_json(obj))
    if "token" in obj:
        return TOKEN + _cell(hex_from_json(obj["token"]))
    seat = obj["begins"]
    if type(seat) is not int or seat not in range(len(COLOURS)):
        raise ValueError(f"{seat!r} is not a seat")
    return BEGIN + seat


# ---- positions

_MARKS = {FREE: ".", 0: "b", 1: "o"}
_COLOUR_OF = {mark: colour for colour, mark in _MARKS.items()}
_TOKEN_MARKS = {Token.NONE: "", Token.GALAXY: "*", Token.HOLE: "@"}
_TOKEN_OF = {mark: token for token, mark in _TOKEN_MARKS.items()}
_COLUMNS = [[CELL_ID[cell] for cell in CELL_LIST if cell[0] == q] for q in sorted({q for q, _ in CELL_LIST})]


def write(s: Any) -> str:
    """Return a state in one line: the columns of the board from the left, each downwards, and both trays.

    A cell is `.` (free), `b` or `o` (blue or orange), followed by `*` if a galaxy, `@` if a black hole lies there.
    """
    columns = (
        "".join(_MARKS[s.colour[cell]] + _TOKEN_MARKS[Token(s.token[cell])] for cell in column) for column in _COLUMNS
    )
    trays = ("".join(str(s.tiles[p, kind]) for kind in range(KINDS)) for p in range(2))
    return (
        f"phase={Phase(s.phase).name.lower()} turn={COLOURS[s.turn]} board={'/'.join(columns)} tiles={','.join(trays)}"
    )


def read(s: Any, body: str, options: Sequence[int]) -> None:
    """Fill a state, all 0 but for its head, from the line that `write` gave."""
    words = dict(word.split("=", 1) for word in body.split())
    if sorted(words) != ["board", "phase", "tiles", "turn"]:
        raise ValueError("it has phase, turn, board and tiles, each once")
    s.mirror = options[1]
    s.phase = Phase[words["phase"].upper()]
    s.turn = COLOURS.index(words["turn"])
    cells = re.findall(r"([.bo])([*@]?)", words["board"])
    if len(cells) != CELLS:
        raise ValueError(f"the board has {CELLS} cells")
    for cell, (colour, token) in enumerate(cells):
        s.colour[cell] = _COLOUR_OF[colour]
        s.token[cell] = _TOKEN_OF[token]
    for p, tray in enumerate(words["tiles"].split(",")):
        for kind, count in enumerate(tray):
            s.tiles[p, kind] = int(count)
    if write(s) != body.strip():
        raise ValueError("it is not in the one form that a position has")
    fill(s)


# ---- sentences


def colour_phrase(seat: int) -> Phrase:
    """Return the name of a seat's colour."""
    return Phrase(f"orion-duel-{COLOURS[seat]}")


def tile_phrase(kind: int) -> Phrase:
    """Return the name of a kind of tile."""
    return Phrase(f"orion-duel-tile-{KIND_KEYS[kind].replace('_', '-')}")


def token_phrase(token: int) -> Phrase:
    """Return the name of a token."""
    return Phrase(f"orion-duel-{TOKEN_KEYS[token]}")


def describe(position: Position, action: int) -> Phrase:
    """Return a legal action as a phrase."""
    s = position.state
    if action < TOKEN:
        placement = PLACEMENT_LIST[action - TILE]
        colours: dict[str, Arg] = {"own": colour_phrase(s.turn), "own_cells": cells_text(placement.own)}
        if placement.other:
            colours |= {"other": colour_phrase(1 - s.turn), "other_cells": cells_text(placement.other)}
        key = "orion-duel-do-lay-both" if placement.other else "orion-duel-do-lay"
        return Phrase(key, {"tile": tile_phrase(placement.shape.kind), **colours})
    if action < BEGIN:
        key = "orion-duel-do-galaxy" if s.phase == Phase.GALAXIES else "orion-duel-do-hole"
        return Phrase(key, {"cell": cell_text(action - TOKEN)})
    return Phrase("orion-duel-do-begin", {"who": Seat(action - BEGIN), "colour": colour_phrase(action - BEGIN)})
