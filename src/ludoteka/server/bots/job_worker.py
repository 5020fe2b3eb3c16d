"""`ludoteka worker`: a process that thinks for servers on the same bus, and does nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import ludoteka
from ludoteka.puzzles.hunting import hunt
from ludoteka.review.judging import Question
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import BotPool, Study, new_stop
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.bus.job_taker import JobTaker, Room, Taken

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel

log = logging.getLogger("ludoteka.jobs")

#: So long it may go on with what it has begun, once it is told to stop; the rest is done by others.
_GRACE_SECONDS = 3.0
#: The trees of so many studies are kept, each for so long after it was last asked about: nobody says when it is over.
_KEPT_STUDIES, _STUDY_SECONDS = 24, 60.0
#: How often it is looked which further game is compiled.
_LOADING_SECONDS = 0.2


@dataclass(eq=False)
class _Thought:
    taken: Taken
    stop: Cancel = field(default_factory=new_stop)
    task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return self.taken.ticket.address


class JobWorker:
    """Takes thoughts from the bus as long as there is a thread for them, and thinks."""

    def __init__(self, url: str, threads: int) -> None:
        self.name = uuid4().hex
        self._threads = threads
        self._loader = GameLoader()
        self._pool = BotPool(threads, self._loader)
        self._thoughts: dict[str, _Thought] = {}
        #: Those asked about last at the end, each with how often it was.
        self._studies: OrderedDict[str, tuple[int, Study]] = OrderedDict()
        self._taker = JobTaker(url, self.name, threads)
        self._taker.room, self._taker.begin, self._taker.stop = self._room, self._begin, self._stop
        self._taker.running = lambda: [thought.taken for thought in self._thoughts.values()]
        #: Told, and told again, that the bus is there, or no more.
        self.connected: Callable[[bool], object] = lambda there: None
        #: Told of a game whose search is compiled: its jobs are taken from now on.
        self.ready: Callable[[str], object] = lambda game: None

    async def run(self, games: Sequence[str]) -> None:
        """Think about games until SIGTERM or SIGINT."""
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, over.set)
        self._taker.connected = self.connected
        self._taker.start()
        loading = asyncio.create_task(self._load(games))
        try:
            await over.wait()
        finally:
            loading.cancel()
            await self._close()

    async def _load(self, games: Sequence[str]) -> None:
        """Compile games, or load what was compiled before; each is thought about as soon as it is ready."""
        self._loader.plan(games)
        await asyncio.gather(*map(self._load_one, games))

    async def _load_one(self, name: str) -> None:
        while not await self._loader.thinking_soon(name):
            await asyncio.sleep(_LOADING_SECONDS)
        self._taker.games.add(jobs.rules_of(ludoteka.game(name)))
        self._taker.wake()
        self.ready(name)

    async def _close(self) -> None:
        self._taker.leave()
        tasks = [thought.task for thought in self._thoughts.values() if thought.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=_GRACE_SECONDS)
        await self._taker.close()
        self._stop(None)
        self._pool.close()

    # ---- what there is room for

    def _room(self) -> Room | None:
        """Return what can be begun at once, as `FairThreads` would begin it.

        Thoughts that nobody waits for leave a thread to others; one more thread is there for an address of which nobody
        is thought for here.
        """
        free = self._threads - len(self._thoughts)
        if free >= min(2, self._threads):
            return Room(max(jobs.Line), set())
        if free >= 0:
            busy = set() if free else {thought.address for thought in self._thoughts.values()}
            return Room(jobs.LAST_WAITED_FOR, busy)
        return None

    def _begin(self, taken: Taken) -> None:
        thought = self._thoughts[taken.ticket.number] = _Thought(taken)
        thought.task = asyncio.create_task(self._do(thought))
        log.debug("taken", extra={"line": taken.ticket.line})

    def _stop(self, number: str | None) -> None:
        for thought in [self._thoughts.get(number)] if number is not None else list(self._thoughts.values()):
            if thought is not None:
                thought.stop.set()

    # ---- thinking

    async def _do(self, thought: _Thought) -> None:
        taken, line = thought.taken, thought.taken.ticket.line
        whom = For(taken.ticket.address, taken.ticket.visitor, waiting=line <= jobs.LAST_WAITED_FOR)
        try:
            answer = await self._think(jobs.read_job(taken.job), whom, thought.stop)
            self._taker.tell(taken, "done", jobs.encode(answer))
        except Exception as error:
            if not thought.stop.cancelled:
                log.exception("a job failed", extra={"line": line})
            self._taker.tell(taken, "failed", repr(error).encode())
        finally:
            self._thoughts.pop(taken.ticket.number, None)
            self._taker.wake()
        log.debug("done", extra={"line": line, "stopped": thought.stop.cancelled})

    async def _think(self, job: jobs.Job, whom: For, stop: Cancel) -> Any:
        if isinstance(job, jobs.Choose):
            mind, keep = (f"{job.game.name} {job.mind}", job.seat, job.level), bool(job.mind)
            return await self._pool.choose(
                job.game.name, mind, job.known, stop, _unheard, whom, keep=keep, seed=job.seed
            )
        if isinstance(job, jobs.Advise):
            return await self._pool.advise(whom, job.known, job.budget, stop, seed=job.seed)
        if isinstance(job, jobs.Grow):
            times, study = self._studies.pop(job.study, (0, Study(job.known, job.seed)))
            if study.knowledge.to_bytes() != job.knowledge:
                raise ValueError("this study is about another position")
            found, proven, _ = await self._pool.grow(whom, study, job.budget, stop, _untold)
            self._keep(job.study, times + 1, study)
            return jobs.Grown(found, proven)
        if isinstance(job, jobs.Search):
            return await self._pool.think_behind("puzzles", whom, stop, hunt, job.hunt, stop)
        action, decides = (job.action, False) if isinstance(job, jobs.Compare) else (None, job.decides)
        return await self._pool.answer(whom, Question(job.known, job.budget, job.seed, action, decides), stop)

    def _keep(self, name: str, times: int, study: Study) -> None:
        """Keep the trees of a study until it is asked about again, or is not for a while."""
        self._studies[name] = (times, study)
        if len(self._studies) > _KEPT_STUDIES:
            self._studies.popitem(last=False)

        def drop() -> None:
            if self._studies.get(name, (0, study))[0] == times:
                del self._studies[name]

        asyncio.get_running_loop().call_later(_STUDY_SECONDS, drop)


def _unheard(at: float) -> None:
    """Who asked has been told already."""


def _untold(found: Any) -> None:
    """What is told of it is made by who asked."""


def work(
    url: str,
    threads: int,
    games: Sequence[str],
    connected: Callable[[bool], object],
    ready: Callable[[str], object],
) -> None:
    """Think for servers until SIGTERM or SIGINT."""

    async def run() -> None:
        worker = JobWorker(url, threads)
        worker.connected, worker.ready = connected, ready
        await worker.run(games)

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
