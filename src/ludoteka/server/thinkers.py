"""Bots at the table: they think in threads, never in the event loop, and see what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import ludoteka
from ludoteka.engine.warm import child_environment
from ludoteka.server import metrics
from ludoteka.server.errors import Refusal

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel

log = logging.getLogger("ludoteka.bots")

#: Who plays for a person that left: the first of these that there is.
STAND_INS = ("regular", "novice", "random")
#: What the names of their threads begin with.
THREADS = "bot"

_compiling = threading.Lock()
_compiled: set[tuple[str, str]] = set()
_children: set[subprocess.Popen[bytes]] = set()


def load() -> None:
    """Import the bots, which takes a second: a server does it in a thread at its start."""
    import ludoteka.bots
    import ludoteka.search.analysis  # noqa: F401


def levels(game: str) -> list[str]:
    """Return the levels of a game's bots, weakest first."""
    from ludoteka import bots

    return bots.levels(game)


def check_level(game: str, level: str) -> str:
    """Return a level that there is. Raises Refusal."""
    known = levels(game)
    if level not in known:
        raise Refusal(f"There is no bot of level {level!r} for {game}; there are {', '.join(known)}.", "bad-level")
    return level


def stand_in(game: str) -> str:
    """Return the level of the bot that plays for a person who left."""
    known = levels(game)
    return next((level for level in STAND_INS if level in known), known[0])


def new_stop() -> Cancel:
    """Return what tells a bot to stop thinking."""
    from ludoteka.search.analysis import Cancel

    return Cancel()


def budget(level: str) -> float:
    """Return how many seconds a bot of a level takes for a choice, where it has a time and not a number of tries."""
    from ludoteka.bots.levels import THINKERS

    return (THINKERS[level].budget.seconds or 0.0) if level in THINKERS else 0.0


def _make(game: str, level: str) -> Any:
    return ludoteka.bot(game, level, seed=secrets.randbits(63))


def _compile_elsewhere(game: str, level: str) -> None:
    """Make a level's search ready in a child process, the first time: compiling it here would be felt by all."""
    from ludoteka.bots.levels import THINKERS

    if level not in THINKERS or (game, level) in _compiled:
        return
    code = "import sys, ludoteka; ludoteka.bot(sys.argv[1], sys.argv[2])"
    with _compiling:
        child = subprocess.Popen(
            [sys.executable, "-P", "-c", code, game, level], stdin=subprocess.DEVNULL, env=child_environment()
        )
        _children.add(child)
    child.wait()
    _children.discard(child)
    _compiled.add((game, level))


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, THREADS)

    async def choose(self, game: str, level: str, knowledge: ludoteka.Knowledge, stop: Cancel) -> int:
        """Return what a bot of a level chooses; whatever goes wrong in it, some legal action comes back."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, game, level, knowledge, stop)

    def close(self) -> None:
        """Let the threads go; what waits for them is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        with _compiling:
            for child in _children:
                child.kill()


def _choose(game: str, level: str, knowledge: ludoteka.Knowledge, stop: Cancel) -> int:
    legal = knowledge.legal_actions()
    if stop.wished:
        return legal[0]
    begun = time.perf_counter()
    try:
        _compile_elsewhere(game, level)
        action = int(_make(game, level).choose(knowledge, cancel=stop))
        if action not in legal:
            raise ValueError(f"{level} chose {action}, which is not legal")
    except Exception:
        log.exception("a bot failed", extra={"game": game, "level": level})
        action = secrets.choice(legal)
    metrics.THOUGHT_SECONDS.observe(time.perf_counter() - begun)
    return action
