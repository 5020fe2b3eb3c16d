"""Thoughts that `ludoteka worker` processes think, here or on other machines."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import uuid4

import msgspec

import ludoteka
from ludoteka.server.bots import jobs
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_asker import Failed, JobAsker, Unanswered, Wish
from ludoteka.server.bus.job_queue import Ticket
from ludoteka.server.common import metrics

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel


log = logging.getLogger("ludoteka.jobs")

#: So much is told of why somebody could not do a job.
_TOLD = 300


class Own(NamedTuple):
    """Threads of one's own, which others are asked before."""

    #: So many seconds others have, before these begin what they have not.
    head_start: float
    #: Asked whether a thought would begin here at once.
    free: Callable[[], bool]


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
        about: ludoteka.Knowledge | None = None,
        taken: Callable[[], object] = lambda: None,
        worker: str = "",
        own: Own | None = None,
    ) -> tuple[Any, str]:
        """Return what a job brings, and who has done it, within some seconds. Raises Unanswered.

        `stop` has it end at once, half done; whoever is cancelled takes it back. What cannot be true of what the job is
        `about` is no answer. `own` tells when somebody here could begin what nobody else has begun.
        """
        if stop.cancelled:
            raise Unanswered
        ticket = Ticket(line, job.rules, _blind(whom.address), _blind(whom.visitor), worker, uuid4().hex)
        outcome = "cancelled"
        try:
            with metrics.job_waiting(line.name.lower()) as begun:

                def begin() -> None:
                    begun()
                    taken()

                with self._asker.wish(ticket, jobs.encode(job), seconds, begin) as wish:
                    loop = asyncio.get_running_loop()
                    with stop.heard_by(lambda: loop.call_soon_threadsafe(self._asker.hurry, wish)):
                        if own is not None:
                            await _head_start(wish, own)
                        doer, answer = await wish.answer
            found = _read(job, answer, about)
            outcome = "done"
            return found, doer
        except Failed as error:
            outcome = "failed"
            why = str(error)[:_TOLD]
            log.error("a worker could not do a job", extra={"line": line.name, "rules": job.rules, "why": why})
            raise
        except Unanswered:
            outcome = "unanswered"
            raise
        finally:
            _count(line, outcome)


async def _head_start(wish: Wish, own: Own) -> None:
    """Return once somebody has begun, or answered. Raises Unanswered where nobody has, and it can be begun here."""
    while not (wish.begun or wish.answer.done()):
        await asyncio.wait([wish.answer], timeout=own.head_start)
        if not (wish.begun or wish.answer.done()) and own.free():
            raise Unanswered


def _read(job: jobs.Job, answer: bytes, about: ludoteka.Knowledge | None) -> Any:
    """Return an answer. Raises Failed where it is none."""
    try:
        found = jobs.answer_reader(type(job)).decode(answer)
    except msgspec.DecodeError as error:
        raise Failed(f"its answer is not understood: {error}") from error
    if about is not None and not jobs.is_possible(found, about):
        raise Failed(f"its answer cannot be: {found!r}")
    return found


def _blind(name: str) -> str:
    """Return by what whoever a job is for is told from others, and no more."""
    return hashlib.blake2b(name.encode(), digest_size=8).hexdigest()


def _count(line: jobs.Line, outcome: str) -> None:
    metrics.JOBS.labels(line.name.lower(), "elsewhere", outcome).inc()


def _note_workers(workers: int, threads: int) -> None:
    metrics.THINKERS.set(workers)
    metrics.THINKER_THREADS.set(threads)
