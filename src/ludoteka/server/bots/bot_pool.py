"""Bots at the table: they think in threads, never in the event loop, and see what their seat knows."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import uuid4

import ludoteka
from ludoteka.server.bots import plain_thinker
from ludoteka.server.bots.fair_threads import FairThreads, For
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.bots.plain_thinker import PlainBots
from ludoteka.server.bus.job_asker import Unanswered
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Refusal

if TYPE_CHECKING:
    from ludoteka.review.judging import Answer, Question
    from ludoteka.search.analysis import Analysis, Budget, Cancel
    from ludoteka.search.tree import Tree
    from ludoteka.server.bots.elsewhere import Elsewhere, Own

log = logging.getLogger("ludoteka.bots")
T = TypeVar("T")

#: Who plays for a person that left.
STAND_IN = "regular"
#: What the names of their threads begin with.
THREADS = "bot"
#: A bot may hold a tree of some megabytes: of the tables in memory, those that played last keep theirs.
_KEPT = 24

#: So long is waited, beyond what is thought, until others have done a thought; then it is done here.
_PATIENCE, _PATIENCE_BEHIND = 6.0, 30.0

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


def for_seconds(seconds: float) -> Budget:
    """Return a budget of time."""
    from ludoteka.search.analysis import Budget

    return Budget(seconds=seconds)


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


@dataclass(eq=False)
class Study:
    """A position that is thought about again and again, and where what was found is kept."""

    knowledge: ludoteka.Knowledge
    seed: int
    id: str = field(default_factory=lambda: uuid4().hex)
    #: Grown here.
    trees: list[Tree] = field(default_factory=list)
    #: Who else has grown some.
    worker: str = ""


class BotPool:
    """The threads in which bots think, and the bots that sit at tables in memory."""

    def __init__(self, threads: int, loader: GameLoader | None = None) -> None:
        self._pool = FairThreads(threads, THREADS)
        self._loader = loader or GameLoader()
        self._kept: OrderedDict[Mind, Any] = OrderedDict()
        self._plain = PlainBots(threads)
        #: Who else thinks, where there is a bus: while somebody is there, they are asked first.
        self.elsewhere: Elsewhere | None = None
        #: How long others have for what somebody waits for, before a free thread takes it here.
        self.head_start = 0.1

    async def prepare(self, games: Sequence[str]) -> None:
        """Have somebody who can think uncompiled at hand, until the search of all games is compiled."""
        if not all([await self._loader.is_kept(game) for game in games]):
            await asyncio.to_thread(self._plain.prepare, games)
        await self._loader.all_made()
        await asyncio.to_thread(self._plain.rest)

    async def ready(self, game: str, level: str) -> bool:
        """Tell whether a bot of a level thinks compiled, as it should, or for a moment uncompiled, until it can."""
        return not searches(level) or self.asks(game) or await self._loader.thinking_soon(game)

    def asks(self, game: str) -> bool:
        """Tell whether others think about a game, on this machine or another."""
        return self.elsewhere is not None and self.elsewhere.can(ludoteka.game(game))

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
        seed: int | None = None,
    ) -> int:
        """Return what a bot chooses; whatever goes wrong in it, some legal action comes back.

        `taken` hears when a thread begins: how long others were waited for is not the bot's time.
        The bot remembers what it thought at this table before, unless it is not to be kept. While it thinks it is
        nobody else's.
        """
        level = mind[2]
        if compiled and searches(level) and self.asks(game):
            taken = _once(taken)
            try:
                return await self._choose_elsewhere(mind if keep else None, level, knowledge, stop, taken, whom)
            except Unanswered:
                compiled = stop.cancelled or await self._loader.thinking_soon(game)
        if not compiled:
            args = (self._plain, level, knowledge, stop, budget(level, compiled, brisk))
            return await self._run("bot", whom, stop, _choose_plainly, *args, taken=taken)
        bot = self._kept.pop(mind, None)
        bot, action = await self._run("bot", whom, stop, _choose, game, level, bot, knowledge, stop, seed, taken=taken)
        if keep and bot is not None and not stop.cancelled:
            self._kept[mind] = bot
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return action

    def _own(self, game: str) -> Own:
        from ludoteka.server.bots.elsewhere import Own

        return Own(self.head_start, lambda: self._pool.free and self._loader.can_think(game))

    async def _choose_elsewhere(
        self, mind: Mind | None, level: str, knowledge: ludoteka.Knowledge, stop: Cancel, taken: Taken, whom: For
    ) -> int:
        from ludoteka.server.bots.jobs import Choose, Line, seen

        assert self.elsewhere is not None
        loop, game = asyncio.get_running_loop(), knowledge.game.name
        whose = hashlib.blake2b(repr(mind).encode(), digest_size=16).hexdigest() if mind is not None else ""
        job = Choose(**seen(knowledge), seed=secrets.randbits(63), level=level, mind=whose)
        line, seconds = Line.BOT if whom.waiting else Line.STUDY, budget(level) + _PATIENCE
        own = self._own(game) if whom.waiting else None
        action, _ = await self.elsewhere.ask(
            job, line, whom, seconds, stop, knowledge, lambda: taken(loop.time()), own=own
        )
        return int(action)

    async def advise(
        self,
        whom: For,
        knowledge: ludoteka.Knowledge,
        thought: Budget,
        stop: Cancel,
        compiled: bool = True,
        seed: int | None = None,
    ) -> Analysis:
        """Return what a strong bot thinks of a seat's choices, from what the seat knows."""
        seed = secrets.randbits(48) if seed is None else seed
        if compiled and self.asks(knowledge.game.name):
            from ludoteka.server.bots.jobs import Advise, Line, seen

            assert self.elsewhere is not None
            job = Advise(**seen(knowledge), seed=seed, budget=thought)
            seconds, own = (thought.seconds or 0.0) + _PATIENCE, self._own(knowledge.game.name)
            try:
                found, _ = await self.elsewhere.ask(job, Line.HINT, whom, seconds, stop, knowledge, own=own)
                return cast("Analysis", found)
            except Unanswered:
                compiled = stop.cancelled or await self._loader.thinking_soon(knowledge.game.name)
        if not compiled:
            return await self._run("hint", whom, stop, self._plain.advise, knowledge, stop)
        return await self._run("hint", whom, stop, _analyse, knowledge, thought, seed, stop)

    async def grow(
        self, whom: For, study: Study, thought: Budget, stop: Cancel, tell: Callable[[Analysis], T]
    ) -> tuple[Analysis, bool, T]:
        """Think more about what somebody studies: what is known by now, whether no more can be known, what is told.

        Raises Unanswered where others were asked in vain and the search is not compiled here.
        """
        behind, game = whom._replace(waiting=False), study.knowledge.game.name
        if self.asks(game):
            from ludoteka.server.bots.jobs import Grow, Line, seen

            assert self.elsewhere is not None
            job = Grow(**seen(study.knowledge), seed=study.seed, budget=thought, study=study.id)
            seconds = (thought.seconds or 0.0) + _PATIENCE_BEHIND
            try:
                grown, study.worker = await self.elsewhere.ask(
                    job, Line.STUDY, behind, seconds, stop, study.knowledge, worker=study.worker
                )
                told = await self._run("study", behind, stop, tell, grown.found)
                return grown.found, grown.proven, told
            except Unanswered:
                study.worker = ""
                await self._search_here(game, stop)
        return await self._run("study", behind, stop, _grow, study, thought, stop, tell)

    async def answer(self, whom: For, question: Question, stop: Cancel) -> Answer:
        """Answer a question of a review, by what one seat knows. Raises Unanswered as `grow` does."""
        behind, game = whom._replace(waiting=False), question.knowledge.game.name
        if self.asks(game):
            from ludoteka.server.bots.jobs import Compare, Expect, Line, seen

            assert self.elsewhere is not None
            common = seen(question.knowledge) | {"seed": question.seed, "budget": question.budget}
            job: Compare | Expect
            if question.action is None:
                job = Expect(**common, decides=question.decides)
            else:
                job = Compare(**common, action=question.action)
            seconds = (question.budget.seconds or 0.0) + _PATIENCE_BEHIND
            try:
                found, _ = await self.elsewhere.ask(job, Line.REVIEW, behind, seconds, stop, question.knowledge)
                return cast("Answer", found)
            except Unanswered:
                await self._search_here(game, stop)
        from ludoteka.review.judging import answer

        return await self._run("review", behind, stop, answer, question, stop)

    async def _search_here(self, game: str, stop: Cancel) -> None:
        """Raise Unanswered where a search that others were asked for in vain cannot be done here."""
        if not (stop.cancelled or await self._loader.thinking_soon(game)):
            raise Unanswered

    async def think(self, whom: For, stop: Cancel, act: Callable[..., T], *args: Any) -> T:
        """Return what an act brings that somebody waits for; it should be short, as it holds a thread."""
        return await self._run("hint", whom, stop, act, *args)

    async def think_behind(self, kind: str, whom: For, stop: Cancel, act: Callable[..., T], *args: Any) -> T:
        """Return what an act brings, done while no bot is waited for; it should be short, as it holds a thread."""
        return await self._run(kind, whom._replace(waiting=False), stop, act, *args)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        for mind in [mind for mind in self._kept if mind[0] == table]:
            del self._kept[mind]

    async def _run(
        self, kind: str, whom: For, stop: Cancel, act: Callable[..., T], *args: Any, taken: Taken | None = None
    ) -> T:
        loop, outcome = asyncio.get_running_loop(), "cancelled"
        try:
            with metrics.job_waiting(kind) as begun:

                def run() -> T:
                    begun()
                    if taken is not None:
                        loop.call_soon_threadsafe(taken, loop.time())
                    with metrics.THINKING.track_inprogress():
                        return act(*args)

                found = await self._pool.run(whom, run, stop.set)
            outcome = "done"
            return found
        except Exception:
            outcome = "failed"
            raise
        finally:
            metrics.JOBS.labels(kind, "here", outcome).inc()

    def close(self) -> None:
        """Stop all thoughts and let the threads go; what waits for them is dropped."""
        self._pool.close()
        self._plain.close()
        self._loader.close()


def _once(taken: Taken) -> Taken:
    """Tell only the first time: a thought that others did not end is begun again."""
    told: list[float] = []

    def tell(at: float) -> None:
        if not told:
            told.append(at)
            taken(at)

    return tell


def _choose(
    game: str, level: str, bot: Any, knowledge: ludoteka.Knowledge, stop: Cancel, seed: int | None = None
) -> tuple[Any, int]:
    """Return the bot, made if there is none yet, and what it chooses; no bot where it failed."""
    legal = knowledge.legal_actions()
    if stop.cancelled:
        return bot, legal[0]
    begun = time.perf_counter()
    try:
        bot = bot or _make(game, level, seed)
        action = int(bot.choose(knowledge, cancel=stop))
        if action not in legal:
            raise ValueError(f"{level} chose {action}, which is not legal")
    except Exception:
        log.exception("a bot failed", extra={"game": game, "level": level})
        bot, action = None, secrets.choice(legal)
    metrics.THOUGHT_SECONDS.observe(time.perf_counter() - begun)
    return bot, action


def _make(game: str, level: str, seed: int | None) -> Any:
    return ludoteka.bot(game, level, seed=secrets.randbits(63) if seed is None else seed)


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


def _analyse(knowledge: ludoteka.Knowledge, thought: Budget, seed: int, stop: Cancel) -> Analysis:
    from ludoteka.search.analysis import analyse

    return analyse(knowledge, thought, seed=seed, cancel=stop)


def _grow(study: Study, thought: Budget, stop: Cancel, tell: Callable[[Analysis], T]) -> tuple[Analysis, bool, T]:
    """Think for a while, going on from what was found before."""
    from ludoteka.review.chances import judged_by
    from ludoteka.search.analysis import analyse

    knowledge, model = study.knowledge, judged_by(study.knowledge.game)
    found = analyse(knowledge, thought, study.seed, cancel=stop, trees=study.trees, model=model)
    return found, all(tree.proven for tree in study.trees), tell(found)
