"""Ludoteka: five modern board games on one table, as rules that play fast.

>>> import ludoteka
>>> position = ludoteka.game("opale").new(seed=42)
>>> position.apply(position.legal_actions()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteka.version import __version__

if TYPE_CHECKING:
    from ludoteka.bots import bot
    from ludoteka.engine.game import Game
    from ludoteka.engine.position import Knowledge, Position
    from ludoteka.engine.record import Record
    from ludoteka.engine.registry import game, games
    from ludoteka.envs.batch import batch
    from ludoteka.review.reviewing import review

__all__ = ["Game", "Knowledge", "Position", "Record", "__version__", "batch", "bot", "game", "games", "review"]

_HOMES = {
    "Game": "ludoteka.engine.game",
    "Knowledge": "ludoteka.engine.position",
    "Position": "ludoteka.engine.position",
    "Record": "ludoteka.engine.record",
    "batch": "ludoteka.envs.batch",
    "bot": "ludoteka.bots",
    "game": "ludoteka.engine.registry",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for, so that `import ludoteka` costs next to nothing."""
    from importlib import import_module

    if name in ("games", "review"):  # packages that can be called
        return import_module(f"ludoteka.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'ludoteka' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
