"""What a seat of Akropolis sees: everything but the order of the tiles that nobody has seen. All seats see the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.components import ARCHITECT_KEYS, KIND_KEYS, STACK, TILE
from ludoteka.games.akropolis.scorer import seat_score
from ludoteka.games.akropolis.state import ARCHITECT, NO_TILE
from ludoteka.games.akropolis.table import chief_of, city_of, is_architect, open_tiles, round_of, rounds, tiles_in


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may see."""
    s = position.state
    unseen = tiles_in(s.unseen)
    chief = chief_of(s)
    return {
        "phase": "over" if position.is_over else "take" if s.taken == NO_TILE else "place",
        "round": round_of(s),
        "rounds": rounds(s),
        "chief": None if is_architect(s, chief) else chief,
        "site": [{**_tile(tile), "cost": slot} for slot, tile in enumerate(open_tiles(s))],
        "taken": _tile(s.taken) if s.taken != NO_TILE else None,
        "stacks": int(s.stacks),
        "stack_size": int(STACK[s.players]),
        "unseen": {"tiles": unseen, "kinds": _kinds(unseen)},
        "seats": [_seat(position, p) for p in range(s.players)],
        "architect": _architect(position) if is_architect(s, ARCHITECT) else None,
    }


def past(position: Position, moves: Sequence[int], begin: Callable[[], Position]) -> dict[str, Any]:
    """Return what was paid for the tile in hand: as many stones as there were tiles before it."""
    return {"paid": moves[-1] - TAKE if moves and moves[-1] < PLACE else None}


def _tile(tile: int) -> dict[str, Any]:
    """A tile by its number and its three hexes, clockwise."""
    return {"tile": int(tile), "hexes": [KIND_KEYS[kind] for kind in TILE[tile]]}


def _kinds(tiles: list[int]) -> dict[str, int]:
    """How many hexes of each kind some tiles have."""
    found = Counter(KIND_KEYS[kind] for tile in tiles for kind in TILE[tile])
    return {kind: found[kind] for kind in KIND_KEYS}


def _seat(position: Position, p: int) -> dict[str, Any]:
    """A player's stones, city and score; the city as visible hexes [q, r, kind, level, tile]."""
    city = city_of(position.state, p)
    return {
        "stones": int(position.state.stones[p]),
        "hexes": [[q, r, KIND_KEYS[hex_.kind], int(hex_.level), hex_.tile] for (q, r), hex_ in city.items()],
        "score": seat_score(position, p),
    }


def _architect(position: Position) -> dict[str, Any]:
    s = position.state
    return {
        "level": ARCHITECT_KEYS[s.architect],
        "stones": int(s.stones[ARCHITECT]),
        "tiles": [_tile(tile) for tile in tiles_in(s.laid[ARCHITECT])],
        "score": seat_score(position, ARCHITECT),
    }
