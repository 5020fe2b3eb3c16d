"""The games, found by discovery: each folder in `games/` whose package declares a HEADER."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ludoteka.engine.errors import UnknownGame, closest, shown
from ludoteka.engine.game import Game
from ludoteka.engine.header import Header
from ludoteka.engine.position import Position, read_head


@cache
def _all() -> dict[str, Game]:
    shelf = importlib.import_module("ludoteka.games")
    found = {}
    for module in pkgutil.iter_modules(shelf.__path__, shelf.__name__ + "."):
        header = getattr(importlib.import_module(module.name), "HEADER", None)
        if isinstance(header, Header):
            found[header.name] = Game(header, module.name)
    return dict(sorted(found.items()))


def games() -> list[str]:
    """Return the names of the games."""
    return list(_all())


def game(name: str) -> Game:
    """Return a game by its name. Raises UnknownGame."""
    known = _all()
    if not isinstance(name, str) or name not in known:
        near = closest(name, known) if isinstance(name, str) else ""
        raise UnknownGame(f"There is no game {shown(name)}; there are {', '.join(known)}.{near}")
    return known[name]


def position_from_bytes(data: bytes) -> Position:
    """Return the position in bytes of whichever game."""
    return game(read_head(data)[0]["game"]).from_bytes(data)
