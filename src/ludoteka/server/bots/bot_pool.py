"""Bots at the table: they think in threads, never in the event loop, and see what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import ludoteka
from ludoteka.server.bots import plain_thinker
from ludoteka.server.bots.fair_threads import FairThreads, For
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.bots.plain_thinker import PlainBots
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Refusal

if TYPE_CHECKING:
    from ludoteka.search.analysis import Analysis, Cancel

log = logging.getLogger("ludoteka.bots")
T = TypeVar("T")

#: Who plays for a person that left.
STAND_IN = "regular"
#: What the names of their threads begin with.
THREADS = "bot"
#: A bot may hold a tree of some megabytes: of the tables in memory, those that played last keep theirs.
_KEPT = 24

#: A bot that tries so often at most is quick.
_QUICK = 400

_SOMEBODY = For()

#: Whose mind it is: the table, the seat and the level.
Mind = tuple[str, int, str]
#: Told, in the event loop, at which of its times a thread has taken a job.
Taken = Callable[[float], None]


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


def budget(level: str, compiled: bool = True, brisk: bool = False) -> float:
    """Return how many seconds a bot of a level takes for a choice, where it has a time and not a number of tries.

    `brisk`: for a further choice of the same turn, and for all choices before the first of a person.
    """
    from ludoteka.bots.levels import THINKERS

    if not compiled:
        return plain_thinker.SECONDS_BRISK if brisk and quick(level) else plain_thinker.SECONDS
    return (THINKERS[level].budget.seconds or 0.0) if level in THINKERS else 0.0


def quick(level: str) -> bool:
    """Tell whether a choice costs a bot of a level some milliseconds only."""
    from ludoteka.bots.levels import THINKERS

    return level not in THINKERS or (THINKERS[level].budget.simulations or _QUICK + 1) <= _QUICK


def searches(level: str) -> bool:
    """Tell whether a bot of a level needs the search of its game, or what that knows of it."""
    return level != "random"


def _make(game: str, level: str) -> Any:
    return ludoteka.bot(game, level, seed=secrets.randbits(63))


class BotPool:
    """The threads in which bots think, and the bots that sit at tables in memory."""

    def __init__(self, threads: int, loader: GameLoader | None = None) -> None:
        self._pool = FairThreads(threads, THREADS)
        self._loader = loader or GameLoader()
        self._kept: OrderedDict[Mind, Any] = OrderedDict()
        self._plain = PlainBots(threads)

    async def prepare(self, games: Sequence[str]) -> None:
        """Have somebody who can think uncompiled at hand, until the search of all games is compiled."""
        if not all([await self._loader.is_kept(game) for game in games]):
            await asyncio.to_thread(self._plain.prepare, games)
        await self._loader.all_made()
        await asyncio.to_thread(self._plain.rest)

    async def ready(self, game: str, level: str) -> bool:
        """Tell whether a bot of a level thinks compiled, as it should, or for a moment uncompiled, until it can."""
        return not searches(level) or await self._loader.thinking_soon(game)

    def warmth(self, game: str) -> float:
        """Return how far the search of a game is compiled, from 0 to 1."""
        return self._loader.warmth(game)

    async def choose(
        self,
        game: str,
        mind: Mind,
        knowledge: ludoteka.Knowledge,
        stop: Cancel,
        taken: Taken,
        whom: For = _SOMEBODY,
        compiled: bool = True,
        brisk: bool = False,
        keep: bool = True,
    ) -> int:
        """Return what a bot chooses; whatever goes wrong in it, some legal action comes back.

        `taken` hears when a thread begins: how long others were waited for is not the bot's time.
        The bot remembers what it thought at this table before, unless it is not to be kept. While it thinks it is
        nobody else's.
        """
        if not compiled:
            args = (self._plain, mind[2], knowledge, stop, budget(mind[2], compiled, brisk))
            return await self._run(whom, stop, _choose_plainly, *args, taken=taken)
        bot = self._kept.pop(mind, None)
        bot, action = await self._run(whom, stop, _choose, game, mind[2], bot, knowledge, stop, taken=taken)
        if keep and bot is not None and not stop.cancelled:
            self._kept[mind] = bot
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return action

    async def advise(
        self, whom: For, knowledge: ludoteka.Knowledge, seconds: float, stop: Cancel, compiled: bool = True
    ) -> Analysis:
        """Return what a strong bot thinks of a seat's choices, from what the seat knows."""
        if not compiled:
            return await self._run(whom, stop, self._plain.advise, knowledge, stop)
        return await self._run(whom, stop, _analyse, knowledge, seconds, stop)

    async def think(self, whom: For, stop: Cancel, act: Callable[..., T], *args: Any) -> T:
        """Return what an act brings that somebody waits for; it should be short, as it holds a thread."""
        return await self._run(whom, stop, act, *args)

    async def think_behind(self, whom: For, stop: Cancel, act: Callable[..., T], *args: Any) -> T:
        """Return what an act brings, done while no bot is waited for; it should be short, as it holds a thread."""
        return await self._run(whom._replace(waiting=False), stop, act, *args)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        for mind in [mind for mind in self._kept if mind[0] == table]:
            del self._kept[mind]

    async def _run(self, whom: For, stop: Cancel, act: Callable[..., T], *args: Any, taken: Taken | None = None) -> T:
        loop = asyncio.get_running_loop()

        def run() -> T:
            if taken is not None:
                loop.call_soon_threadsafe(taken, loop.time())
            with metrics.THINKING.track_inprogress():
                return act(*args)

        return await self._pool.run(whom, run, stop.set)

    def close(self) -> None:
        """Stop all thoughts and let the threads go; what waits for them is dropped."""
        self._pool.close()
        self._plain.close()
        self._loader.close()


def _choose(game: str, level: str, bot: Any, knowledge: ludoteka.Knowledge, stop: Cancel) -> tuple[Any, int]:
    """Return the bot, made if there is none yet, and what it chooses; no bot where it failed."""
    legal = knowledge.legal_actions()
    if stop.cancelled:
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


def _choose_plainly(plain: PlainBots, level: str, knowledge: ludoteka.Knowledge, stop: Cancel, seconds: float) -> int:
    """Return what a bot chooses uncompiled, or any legal action where that fails."""
    legal = knowledge.legal_actions()
    if stop.cancelled or len(legal) == 1:
        return legal[0]
    try:
        action = plain.choose(level, knowledge, stop, seconds)
        if action not in legal:
            raise ValueError(f"{level} chose {action}, which is not legal")
    except Exception:
        if not stop.cancelled:
            log.exception("a bot failed uncompiled", extra={"game": knowledge.game.name, "level": level})
        action = secrets.choice(legal)
    return action


def _analyse(knowledge: ludoteka.Knowledge, seconds: float, stop: Cancel) -> Analysis:
    from ludoteka.search.analysis import Budget, analyse

    return analyse(knowledge, Budget(seconds=seconds), seed=secrets.randbits(48), cancel=stop)
