"""Akropolis in text.

An action is `take3`, the third tile of the construction site, or `2,-1:4`: lay the tile so that its first hex comes to
q = 2, r = -1, turned clockwise four times by 60 degrees. Coordinates name the same cell again after 64 steps.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.hexes import DIRECTIONS, Hex
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.games.akropolis.actions import FARTHEST, PLACE, TAKE, anchored, anchored_place, parts_of
from ludoteka.games.akropolis.components import (
    KIND_KEYS,
    STACK,
    START_HEXES,
    TILE,
    TILES_USED,
    Kind,
)
from ludoteka.games.akropolis.placement import EAST, NORTH, SOUTH, WEST
from ludoteka.games.akropolis.state import ARCHITECT, ARCHITECT_LEVEL, LONG, NO_TILE, VARIANTS
from ludoteka.games.akropolis.table import (
    builders,
    by_level,
    city_of,
    is_architect,
    open_tiles,
    tile_cells,
    tiles_in,
    true_cells,
)

# ---- actions

_TAKE = re.compile(r"take([1-9])")
_LAY = re.compile(r"(-?\d{1,2}),(-?\d{1,2}):([0-5])")


def action_to_text(action: int) -> str:
    """Return the notation of an action."""
    if action < PLACE:
        return f"take{action - TAKE + 1}"
    return _write_place(*anchored(action - PLACE))


def _write_place(q: int, r: int, rotation: int) -> str:
    return f"{q},{r}:{rotation}"


def action_from_text(text: str) -> int:
    """Return the action of a notation."""
    if isinstance(text, str) and text.isascii():
        if (found := _TAKE.fullmatch(text)) and int(found[1]) <= PLACE:
            return TAKE + int(found[1]) - 1
        if found := _LAY.fullmatch(text):
            q, r, rotation = map(int, found.groups())
            if max(abs(q), abs(r)) <= FARTHEST:
                return PLACE + anchored_place(q, r, rotation)
    raise BadNotation(f"{text!r} is not an action of Akropolis; actions look like take3 or 2,-1:4.")


def off_table(position: Position, text: str) -> Phrase | None:
    """Return why a text names no place of this table: coordinates name the same cell again after 64 steps."""
    found = _LAY.fullmatch(text)
    s = position.state
    if found is None or s.taken == NO_TILE:
        return None
    q, r, rotation = map(int, found.groups())
    place = anchored_place(q, r, rotation)
    if (q, r) in (anchored(place)[:2], true_cells(s, s.turn, place)[0]):
        return None
    return Phrase("akropolis-why-off-table", {"cell": cell_text((q, r))})


def action_to_json(action: int) -> dict[str, Any]:
    """Return an action by its parts: a slot of the construction site from 0, or a cell and a rotation."""
    if action < PLACE:
        return {"take": action - TAKE}
    q, r, rotation = anchored(action - PLACE)
    return {"place": {"q": q, "r": r, "rotation": rotation}}


def action_from_json(obj: Any) -> int:
    """Return the action of its parts."""
    ((what, value),) = obj.items()
    if what == "take":
        return TAKE + _whole(value, 0, PLACE - TAKE - 1, "take")
    if what == "place" and set(value) == {"q", "r", "rotation"}:
        q, r = (_whole(value[axis], -FARTHEST, FARTHEST, axis) for axis in "qr")
        return PLACE + anchored_place(q, r, _whole(value["rotation"], 0, len(DIRECTIONS) - 1, "rotation"))
    raise ValueError("unknown kind of action")


def _whole(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{what} is a whole number from {low} to {high}")
    return value


# ---- positions


def write(s: Any) -> str:
    """Return a state in one line."""
    words = [f"turn={s.turn}"]
    words += [f"taken={s.taken}"] if s.taken != NO_TILE else []
    words.append(f"site={_tiles(open_tiles(s))}")
    words.append(f"stones={','.join(str(s.stones[p]) for p in range(builders(s)))}")
    words += [f"city{p}={_write_city(s, p)}" for p in range(s.players)]
    if is_architect(s, ARCHITECT):
        words.append(f"architect={_tiles(tiles_in(s.laid[ARCHITECT]))}")
    return " ".join(words)


def _tiles(tiles: Any) -> str:
    return ".".join(map(str, tiles)) or "-"


def _read_tiles(text: str, used: int) -> list[int]:
    return [_read_tile(part, used) for part in text.split(".")] if text != "-" else []


def _read_tile(text: str, used: int) -> int:
    tile = int(text)
    if not 1 <= tile <= used:
        raise ValueError(f"there is no tile {tile} in this game")
    return tile


def _write_city(s: Any, p: int) -> str:
    """Return a city as `tile@q,r:rotation`, in an order in which they can be laid."""
    laid = []
    for tile in by_level(s, p):
        (q, r), *_ = true_cells(s, p, s.place[tile])
        laid.append(f"{tile}@{_write_place(q, r, anchored(s.place[tile])[2])}")
    return ";".join(laid) or "-"


def read(s: Any, body: str, options: Sequence[int]) -> None:
    """Fill a state, all 0 but for its head, from the line that `write` gave."""
    words = dict(word.split("=", 1) for word in body.split())
    s.variants, s.long, s.architect = (options[i] for i in (VARIANTS, LONG, ARCHITECT_LEVEL))
    used = int(TILES_USED[s.long, s.players])
    s.turn = int(words.pop("turn"))
    s.taken = _read_tile(words.pop("taken"), used) if "taken" in words else NO_TILE
    seen = [s.taken] if s.taken != NO_TILE else []
    for slot, tile in enumerate(_read_tiles(words.pop("site"), used)):
        s.site[slot] = tile
        s.open = slot + 1
        seen.append(tile)
    stones = words.pop("stones").split(",")
    if len(stones) != builders(s):
        raise ValueError(f"stones are written for {builders(s)}, not {len(stones)}")
    for p, count in enumerate(stones):
        s.stones[p] = int(count)
    for p in range(builders(s)):
        if is_architect(s, p):
            tiles = _read_tiles(words.pop("architect"), used)
            _start_box(s, p)
        else:
            tiles = _read_city(s, p, words.pop(f"city{p}"), used)
        s.laid[p] = sum(1 << tile for tile in tiles)
        seen += tiles
    if words:
        raise ValueError(f"{next(iter(words))!r} is not part of a position")
    if len(set(seen)) < len(seen):
        raise ValueError("a tile is there twice")
    s.unseen = sum(1 << tile for tile in range(1, used + 1) if tile not in seen)
    s.stacks = (used - len(seen)) // int(STACK[s.players])


def _start_box(s: Any, p: int) -> dict[Hex, int]:
    """Write the box around a starting tile; return the heights of its columns."""
    _write_box(s, p, heights := {(q, r): 1 for q, r, _ in START_HEXES})
    return heights


def _write_box(s: Any, p: int, cells: Any) -> None:
    s.box[p, WEST], s.box[p, EAST] = min(q for q, _ in cells), max(q for q, _ in cells)
    s.box[p, NORTH], s.box[p, SOUTH] = min(r for _, r in cells), max(r for _, r in cells)


def _read_city(s: Any, p: int, text: str, used: int) -> list[int]:
    heights = _start_box(s, p)
    tiles = []
    for part in text.split(";") if text != "-" else []:
        name, _, where = part.partition("@")
        tile = _read_tile(name, used)
        found = _LAY.fullmatch(where)
        if not found:
            raise ValueError(f"{part!r} is not a tile and its place, such as 12@2,-1:4")
        q, r, rotation = map(int, found.groups())
        place = anchored_place(q, r, rotation)
        left, top, triangle, turning = parts_of(place)
        first = tile_cells(left, top, triangle, turning)[0]
        cells = tile_cells(left + q - first[0], top + r - first[1], triangle, turning)
        under = {heights.get(cell, 0) for cell in cells}
        if len(under) > 1:
            raise ValueError(f"{part!r} does not lie flat")
        s.place[tile] = place
        s.level[tile] = under.pop() + 1
        heights.update(dict.fromkeys(cells, s.level[tile]))
        tiles.append(tile)
    _write_box(s, p, heights)
    return tiles


# ---- words


def kind_phrase(kind: int) -> Phrase:
    """Return the name of a kind of hex."""
    return Phrase(f"akropolis-{KIND_KEYS[kind].replace('_', '-')}")


def tile_phrase(tile: int) -> Phrase:
    """Return a tile by its three hexes, clockwise."""
    first, second, third = (kind_phrase(kind) for kind in TILE[tile])
    return Phrase("akropolis-tile", {"first": first, "second": second, "third": third})


def cell_text(cell: Hex) -> str:
    """Return a cell by its coordinates."""
    return f"{cell[0]},{cell[1]}"


def describe(position: Position, action: int) -> Phrase:
    """Return a legal action as a phrase."""
    s = position.state
    if action < PLACE:
        slot = action - TAKE
        return Phrase("akropolis-do-take", {"tile": tile_phrase(s.site[slot]), "number": slot + 1, "cost": slot})
    p = s.turn
    cells = true_cells(s, p, action - PLACE)
    city = city_of(s, p)
    under = [city[cell] for cell in cells if cell in city]
    return Phrase(
        "akropolis-do-place",
        {
            "first": kind_phrase(TILE[s.taken, 0]),
            "cell": cell_text(cells[0]),
            "degrees": 60 * anchored(action - PLACE)[2],
            "level": under[0].level + 1 if under else 1,
            "stones": sum(shown.kind == Kind.QUARRY for shown in under),
        },
    )
