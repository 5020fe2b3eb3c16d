"""The rules of the games, made ready off the event loop while tables wait and see how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import ludoteka
from ludoteka.engine.warm import can_keep, is_warm, warm_in_child

log = logging.getLogger("ludoteka.rules")

#: Told the game, how many functions are ready and how many there will be.
Watcher = Callable[[str, int, int], None]


class Rulebooks:
    """Knows which games can be played at once."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._watchers: dict[str, set[Watcher]] = {}

    def is_ready(self, game: str) -> bool:
        """Tell whether a table of a game need not wait."""
        return game in self._ready

    async def ready(self, game: str, watcher: Watcher | None = None) -> None:
        """Return once the rules of a game can be used, telling the watcher how far it is."""
        if game in self._ready:
            return
        if watcher is not None:
            self._watchers.setdefault(game, set()).add(watcher)
        if game not in self._making:
            self._making[game] = asyncio.create_task(self._make(game))
        try:
            await asyncio.shield(self._making[game])
        finally:
            if watcher is not None:
                self._watchers[game].discard(watcher)

    async def _make(self, game: str) -> None:
        loop = asyncio.get_running_loop()

        def progress(done: int, total: int) -> None:
            loop.call_soon_threadsafe(self._tell, game, done, total)

        try:
            await asyncio.to_thread(_load, game, progress)
            self._ready.add(game)
            log.info("rules ready", extra={"game": game})
        finally:
            del self._making[game]

    def _tell(self, game: str, done: int, total: int) -> None:
        for watcher in list(self._watchers.get(game, ())):
            watcher(game, done, total)


def _load(name: str, progress: Callable[[int, int], None]) -> None:
    """Load the rules; where they must be compiled first, that happens in a child, which leaves this process free."""
    game = ludoteka.game(name)
    if not is_warm(game) and can_keep(game):
        for step in warm_in_child([name]):
            progress(step.done, step.total)
    game.load()
    # The parts that a table needs are loaded here too, not in the event loop.
    game.parts.notation, game.parts.view, game.parts.log  # noqa: B018
