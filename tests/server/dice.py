"""Shuffles and bots that are the same in every run: seeds follow from the name of the test that is running."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

from ludoteka.server.bots import bot_pool
from ludoteka.server.live import table_opener

#: Where seeds are drawn, and what for.
DRAWING: dict[ModuleType, str] = {bot_pool: "bots", table_opener: "shuffles"}


class Dice:
    """Stands in for `secrets` where seeds of one kind are drawn. Names and tokens stay secret, and different."""

    def __init__(self, told: Callable[[], str], kind: str, life: int = 0) -> None:
        """`told` says which test is running; `life`: how often this server was started before."""
        self.told, self.kind, self.life, self.name, self.rng = told, kind, life, "", Random()

    def randbits(self, bits: int) -> int:
        name = self.told()
        if name != self.name:
            self.name, self.rng = name, Random(f"{self.kind} of {name}, {self.life}")
        return self.rng.getrandbits(bits)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)
