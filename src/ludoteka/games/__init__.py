"""The games: a folder each, found by discovery.

`ludoteka.games()` names them; `ludoteka.games.akropolis` is the package of one.

May import: `engine`; and no game another one.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any


class _Shelf(ModuleType):
    """This package, which can be called: a package and a function of one name cannot both live in `ludoteka`."""

    def __call__(self) -> list[str]:
        from ludoteka.engine.registry import games

        return games()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        try:
            return importlib.import_module(f"{self.__name__}.{name}")
        except ModuleNotFoundError as error:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}") from error


sys.modules[__name__].__class__ = _Shelf
