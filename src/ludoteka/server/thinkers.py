"""Bots at the table: they think in threads, never in the event loop, and see what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import ludoteka
from ludoteka.server import metrics
from ludoteka.server.errors import Refusal
from ludoteka.server.rulebooks import Rulebooks, Watcher
from ludoteka.server.threads import name_this_thread

if TYPE_CHECKING:
    from ludoteka.search.analysis import Analysis, Cancel

log = logging.getLogger("ludoteka.bots")
T = TypeVar("T")

#: Who plays for a person that left.
STAND_IN = "regular"
#: What the names of their threads begin with.
THREADS = "bot"
#: How long a hint is thought about.
HINT_SECONDS = 1.0
#: A bot may hold a tree of some megabytes: of the tables in memory, those that played last keep theirs.
_KEPT = 24

#: Whose mind it is: the table, the seat and the level.
Mind = tuple[str, int, str]


def load() -> None:
    """Import the bots, which takes a second: a server does it in a thread at its start."""
    import ludoteka.bots
    import ludoteka.search.analysis  # noqa: F401


def levels(game: str) -> list[str]:
    """Return the levels of a game's bots that people play against, weakest first. Raises UnknownGame."""
    from ludoteka.bots import OPPONENTS

    ludoteka.game(game)
    return list(OPPONENTS)


def check_level(game: str, level: str) -> str:
    """Return a level that there is. Raises Refusal."""
    known = levels(game)
    if level not in known:
        raise Refusal(f"There is no bot of level {level!r} for {game}; there are {', '.join(known)}.", "bad-level")
    return level


def new_stop() -> Cancel:
    """Return what tells a bot to stop thinking."""
    from ludoteka.search.analysis import Cancel

    return Cancel()


def budget(level: str) -> float:
    """Return how many seconds a bot of a level takes for a choice, where it has a time and not a number of tries."""
    from ludoteka.bots.levels import THINKERS

    return (THINKERS[level].budget.seconds or 0.0) if level in THINKERS else 0.0


def searches(level: str) -> bool:
    """Tell whether a bot of a level needs the search of its game."""
    from ludoteka.bots.levels import THINKERS

    return level in THINKERS


def _make(game: str, level: str) -> Any:
    return ludoteka.bot(game, level, seed=secrets.randbits(63))


class Thinkers:
    """The threads in which bots think, and the bots that sit at tables in memory."""

    def __init__(self, threads: int, rulebooks: Rulebooks | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, THREADS, name_this_thread, (THREADS,))
        self._rulebooks = rulebooks or Rulebooks()
        self._kept: OrderedDict[Mind, Any] = OrderedDict()

    async def ready(self, game: str, level: str, watcher: Watcher) -> None:
        """Return once a bot of a level can think: what must be compiled first is not part of its time."""
        if searches(level):
            await self._rulebooks.ready(game, watcher, "search")

    async def choose(self, game: str, mind: Mind, knowledge: ludoteka.Knowledge, stop: Cancel) -> int:
        """Return what a bot chooses; whatever goes wrong in it, some legal action comes back.

        The bot remembers what it thought at this table before. While it thinks it is nobody else's.
        """
        bot = self._kept.pop(mind, None)
        bot, action = await self._run(_choose, game, mind[2], bot, knowledge, stop)
        if bot is not None and not stop.wished:
            self._kept[mind] = bot
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return action

    async def advise(self, knowledge: ludoteka.Knowledge, stop: Cancel) -> Analysis:
        """Return what a strong bot thinks of a seat's choices, from what the seat knows."""
        return await self._run(_analyse, knowledge, HINT_SECONDS, stop)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        for mind in [mind for mind in self._kept if mind[0] == table]:
            del self._kept[mind]

    async def _run(self, act: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, act, *args)

    def close(self) -> None:
        """Let the threads go; what waits for them is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(game: str, level: str, bot: Any, knowledge: ludoteka.Knowledge, stop: Cancel) -> tuple[Any, int]:
    """Return the bot, made if there is none yet, and what it chooses; no bot where it failed."""
    legal = knowledge.legal_actions()
    if stop.wished:
        return bot, legal[0]
    begun = time.perf_counter()
    try:
        bot = bot or _make(game, level)
        action = int(bot.choose(knowledge, cancel=stop))
        if action not in legal:
            raise ValueError(f"{level} chose {action}, which is not legal")
    except Exception:
        log.exception("a bot failed", extra={"game": game, "level": level})
        bot, action = None, secrets.choice(legal)
    metrics.THOUGHT_SECONDS.observe(time.perf_counter() - begun)
    return bot, action


def _analyse(knowledge: ludoteka.Knowledge, seconds: float, stop: Cancel) -> Analysis:
    from ludoteka.search.analysis import Budget, analyse

    return analyse(knowledge, Budget(seconds=seconds), seed=secrets.randbits(48), cancel=stop)
