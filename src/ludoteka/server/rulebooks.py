"""The rules of the games and the search of their bots, made ready off the event loop while tables wait and see.

Nothing is compiled in this process where that can be kept: a child does it, and leaves this one free to answer.
"""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable

import ludoteka
from ludoteka.engine.warm import can_keep, child_environment
from ludoteka.server.compiling import Part, is_compiled

log = logging.getLogger("ludoteka.rules")

#: Told the game, how many functions are ready and how many there will be.
Watcher = Callable[[str, int, int], None]
Key = tuple[str, Part]


class Rulebooks:
    """Knows which games can be played at once, and in which of them bots can think."""

    def __init__(self) -> None:
        self._ready: set[Key] = set()
        self._making: dict[Key, asyncio.Task[None]] = {}
        self._watchers: dict[Key, set[Watcher]] = {}
        self._children: set[subprocess.Popen[str]] = set()
        self._guard = threading.Lock()
        self._closed = False

    def is_ready(self, game: str) -> bool:
        """Tell whether a table of a game need not wait."""
        return (game, "rules") in self._ready

    async def ready(self, game: str, watcher: Watcher | None = None, part: Part = "rules") -> None:
        """Return once the rules of a game, or also its search, can be used, telling the watcher how far it is."""
        key = (game, part)
        if key in self._ready:
            return
        if part == "search":
            await self.ready(game, watcher)
        if watcher is not None:
            self._watchers.setdefault(key, set()).add(watcher)
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key))
        try:
            await asyncio.shield(self._making[key])
        finally:
            if watcher is not None:
                self._watchers[key].discard(watcher)

    def close(self) -> None:
        """Stop the children."""
        with self._guard:
            self._closed = True
            for child in self._children:
                child.kill()

    async def _make(self, key: Key) -> None:
        loop = asyncio.get_running_loop()
        game, part = key

        def progress(done: int, total: int) -> None:
            loop.call_soon_threadsafe(self._tell, key, done, total)

        try:
            await asyncio.to_thread(self._load, game, part, progress)
            self._ready.add(key)
            log.info(f"{part} ready", extra={"game": game})
        finally:
            del self._making[key]

    def _tell(self, key: Key, done: int, total: int) -> None:
        for watcher in list(self._watchers.get(key, ())):
            watcher(key[0], done, total)

    # ---- in a thread

    def _load(self, name: str, part: Part, progress: Callable[[int, int], None]) -> None:
        game = ludoteka.game(name)
        if not is_compiled(game, part) and can_keep(game):
            self._compile(name, part, progress)
        if self._closed:
            return
        if part == "search":
            from ludoteka.search.ready import prepare

            prepare(game)
            return
        game.load()
        # The parts that a table needs are loaded here too, not in the event loop.
        game.parts.notation, game.parts.view, game.parts.log  # noqa: B018

    def _compile(self, name: str, part: Part, progress: Callable[[int, int], None]) -> None:
        """Compile in a child. Where it fails, loading will say why, or compile here."""
        command = [sys.executable, "-P", "-m", "ludoteka.server.compiling", name, part]
        with self._guard:
            if self._closed:
                return
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                env=child_environment(),
                start_new_session=True,  # Ctrl-C is for the server, which then stops the child
            )
            self._children.add(child)
        assert child.stdout is not None
        with child.stdout as lines:
            for line in lines:
                done, total = json.loads(line)
                progress(done, total)
        if child.wait() != 0 and not self._closed:
            log.error("compiling failed", extra={"game": name, "part": part, "code": child.returncode})
        with self._guard:
            self._children.discard(child)
