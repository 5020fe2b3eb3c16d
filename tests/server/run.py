"""Runs a server with the settings in its argument, a JSON object: `python -m tests.server.run '{"port": 8411}'`.

With `dice`, the path of a file, shuffles and bots follow from what stands in that file: a test that writes its name
there always meets the same games.
"""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from random import Random
from typing import Any

from ludoteka.server.bots import bot_pool
from ludoteka.server.common.settings import Settings
from ludoteka.server.live import table_registry
from ludoteka.server.serving import serve


class Dice:
    """Stands in for `secrets` where seeds are drawn."""

    def __init__(self, told: Path) -> None:
        self.told, self.name, self.rng = told, "", Random()

    def randbits(self, bits: int) -> int:
        name = self.told.read_text()
        if name != self.name:
            self.name, self.rng = name, Random(name)
        return self.rng.getrandbits(bits)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def settings_of(given: dict[str, Any]) -> Settings:
    if "static" in given:
        given["static"] = Path(given["static"])
    if "warm" in given:
        given["warm"] = tuple(given["warm"])
    return Settings(**given)


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    if "dice" in given:
        dice = Dice(Path(given.pop("dice")))
        for module in (bot_pool, table_registry):
            vars(module)["secrets"] = dice
    serve(settings_of(given))
