"""Runs a server with the settings in its argument, a JSON object: `python -m tests.server.run '{"port": 8411}'`.

With `dice`, the path of a file, shuffles and bots follow from what stands in that file: a test that writes its name
there always meets the same games. Each has a stream of its own, so a bot that is late changes no shuffle; `life` tells
starts of one server apart. With `compiles` false nothing is ever compiled: children begin, and never end. With `mails`,
the path of a file, mails about turns leave once it is there.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteka.server.bots import game_loader
from ludoteka.server.common.settings import Settings
from ludoteka.server.live import letters
from ludoteka.server.serving import serve
from tests.server.dice import DRAWING, Dice


class Held:
    """Stands in for `asyncio` where turns are gathered: not for a while, but until a file is there."""

    def __init__(self, word: Path) -> None:
        self.word = word

    async def sleep(self, seconds: float) -> None:
        while not self.word.exists():
            await asyncio.sleep(0.02)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


class EndlessChild:
    """A compiler that never gets done."""

    finished = False

    def __init__(self, part: Any, games: Any, nice: int) -> None:
        self.over = threading.Event()

    def steps(self) -> Iterator[Any]:
        self.over.wait()
        yield from ()

    def stop(self) -> None:
        self.over.set()

    def wait(self) -> None:
        """Nothing is left of it."""


def settings_of(given: dict[str, Any]) -> Settings:
    """Return the settings of a server, and prepare this process, which is the server's, as they say."""
    if "dice" in given:
        told, life = Path(given.pop("dice")).read_text, given.pop("life", 0)
        for module, kind in DRAWING.items():
            vars(module)["secrets"] = Dice(told, kind, life)
    if not given.pop("compiles", True):
        vars(game_loader)["Child"] = EndlessChild
    if "mails" in given:
        vars(letters)["asyncio"] = Held(Path(given.pop("mails")))
    if "static" in given:
        given["static"] = Path(given["static"])
    if "warm" in given:
        given["warm"] = tuple(given["warm"])
    return Settings(**given)


if __name__ == "__main__":
    serve(settings_of(json.loads(sys.argv[1])))
