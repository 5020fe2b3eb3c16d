"""Thoughts that `ludoteka worker` processes think, here or on other machines."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import ludoteka
from ludoteka.server.bots import jobs
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_asker import JobAsker, Unanswered
from ludoteka.server.bus.job_queue import Ticket
from ludoteka.server.common import metrics

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel


class Elsewhere:
    """Has jobs done by others, as long as there are some."""

    def __init__(self, url: str) -> None:
        self._asker = JobAsker(url)
        self._asker.again = lambda ticket: _count(jobs.Line(ticket.line), "again")
        self._asker.counted = _note_workers

    def start(self) -> None:
        """Listen for who would do jobs."""
        self._asker.start()

    async def close(self) -> None:
        """Ask for nothing any more; whoever waits is not answered."""
        await self._asker.close()

    async def reached(self) -> None:
        """Return once the bus is there."""
        await self._asker.connected.wait()

    def can(self, game: ludoteka.Game) -> bool:
        """Tell whether somebody thinks about a game by the same rules."""
        return self._asker.can(jobs.rules_of(game))

    def threads(self, game: ludoteka.Game) -> int:
        """Return how many thoughts about a game others think at once."""
        return self._asker.threads(jobs.rules_of(game))

    async def ask(
        self,
        job: jobs.Job,
        line: jobs.Line,
        whom: For,
        seconds: float,
        stop: Cancel,
        taken: Callable[[], object] = lambda: None,
        worker: str = "",
    ) -> tuple[Any, str]:
        """Return what a job brings, and who has done it, within some seconds. Raises Unanswered.

        `stop` has it end at once, half done; whoever is cancelled takes it back.
        """
        if stop.cancelled:
            raise Unanswered
        ticket = Ticket(line, job.rules, _blind(whom.address), _blind(whom.visitor), worker, uuid4().hex)
        outcome = "cancelled"
        try:
            with _waiting(line) as begun:

                def begin() -> None:
                    begun()
                    taken()

                with self._asker.wish(ticket, jobs.encode(job), seconds, begin) as wish:
                    loop = asyncio.get_running_loop()
                    with stop.heard_by(lambda: loop.call_soon_threadsafe(self._asker.hurry, wish)):
                        doer, answer = await wish.answer
            found = jobs.answer_reader(type(job)).decode(answer), doer
            outcome = "done"
            return found
        except Unanswered:
            outcome = "unanswered"
            raise
        finally:
            _count(line, outcome)


@contextmanager
def _waiting(line: jobs.Line) -> Iterator[Callable[[], None]]:
    """Count a job as waiting until somebody has begun."""
    gauge = metrics.JOBS_WAITING.labels(line.name.lower())
    with ExitStack() as waiting:
        gauge.inc()
        waiting.callback(gauge.dec)
        yield waiting.close


def _blind(name: str) -> str:
    """Return by what whoever a job is for is told from others, and no more."""
    return hashlib.blake2b(name.encode(), digest_size=8).hexdigest()


def _count(line: jobs.Line, outcome: str) -> None:
    metrics.JOBS.labels(line.name.lower(), "elsewhere", outcome).inc()


def _note_workers(workers: int, threads: int) -> None:
    metrics.THINKERS.set(workers)
    metrics.THINKER_THREADS.set(threads)
