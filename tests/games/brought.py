"""What each game brings to the tests of all: its folder here, and modules in it that it may have."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import ludoteka

HERE = Path(__file__).parent


def folder(game: str) -> Path:
    """Return where the tests of a game are."""
    return HERE / game.replace("-", "_")


def module(game: str, name: str) -> ModuleType | None:
    """Return a module of the tests of a game, or None where there is no such file."""
    if not (folder(game) / f"{name}.py").is_file():
        return None
    return importlib.import_module(f"tests.games.{folder(game).name}.{name}")


def modules(name: str) -> dict[str, ModuleType]:
    """Return the modules of this name, by the games that have one."""
    found = {game: module(game, name) for game in ludoteka.games()}
    return {game: brought for game, brought in found.items() if brought is not None}
