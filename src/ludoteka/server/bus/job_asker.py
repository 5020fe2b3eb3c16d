"""Who asks others on the bus for jobs, and sees to it that each is done: once more where who took it has died."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import msgspec

from ludoteka.server.bus.connection import cancelled, listen, stay_connected, together
from ludoteka.server.bus.job_queue import (
    BEAT_SECONDS,
    BEATS,
    DEAD_SECONDS,
    Asked,
    Beat,
    Queue,
    Ticket,
    Told,
    channel_of,
)
from ludoteka.server.common.tasks import end

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("ludoteka.jobs")

#: A job that so many have not finished is not given to a further one.
_MOST_TRIES = 3
#: So many who do jobs are heard at most.
_MOST_WORKERS = 4096
#: Who looks no more often than this has slept itself, and cannot say who is silent.
_ASLEEP_SECONDS = 1.0

_encode = msgspec.msgpack.Encoder().encode
_told = msgspec.msgpack.Decoder(Told).decode
_beat = msgspec.msgpack.Decoder(Beat).decode


class Unanswered(Exception):
    """Nobody on the bus does a job: nobody is there, or nobody was in time."""


class Failed(Unanswered):
    """Who did a job could not do it."""


@dataclass(eq=False)
class Wish:
    """A job that somebody waits for."""

    ticket: Ticket
    job: bytes
    #: Until when, by the clock of the event loop.
    until: float
    #: Told once that somebody has begun.
    taken: Callable[[], object]
    answer: asyncio.Future[tuple[str, bytes]] = field(repr=False)
    #: Who does it; None while it waits.
    worker: str | None = None
    tries: int = 1
    #: Whether it was told that somebody has begun.
    begun: bool = False
    #: Whether, when it was last looked for, it neither waited nor was with anybody who is heard.
    missed: bool = False

    def begin(self) -> None:
        """Tell that somebody has begun, once: a job may be begun again."""
        if not self.begun:
            self.begun = True
            self.taken()


class JobAsker:
    """One process's jobs that others do."""

    def __init__(self, url: str) -> None:
        self._url, self._name = url, uuid4().hex
        #: Who does jobs: when they were heard last, and what they said.
        self._workers: dict[str, tuple[float, Beat]] = {}
        self._wishes: dict[str, Wish] = {}
        #: What is to be said, each by a pipeline.
        self._outbox: list[Callable[[Queue, Any], Any]] = []
        self._posted = asyncio.Event()
        self._looked = 0.0
        #: Whether something was heard, since the bus is there, that nobody who speaks this protocol says.
        self._misheard = False
        self._task: asyncio.Task[None] | None = None
        #: Told that somebody did not finish a job, which is asked for again.
        self.again: Callable[[Ticket], object] = lambda ticket: None
        #: Told how many do jobs, and in how many threads.
        self.counted: Callable[[int, int], object] = lambda workers, threads: None
        #: Set while the bus is there.
        self.connected = asyncio.Event()

    def start(self) -> None:
        """Be there for those who ask; where the bus is not, as soon as it is."""
        self._task = asyncio.create_task(
            stay_connected(self._url, (channel_of(self._name), BEATS), self._work, self._lost)
        )

    async def close(self) -> None:
        """Ask for nothing any more."""
        if self._task is not None:
            await end(self._task)
        self._lost()

    def can(self, game: str) -> bool:
        """Tell whether somebody does jobs of a game and this version of its rules."""
        return any(game in beat.games for _, beat in self._workers.values())

    def threads(self, game: str) -> int:
        """Return in how many threads jobs of a game are done."""
        return sum(beat.threads for _, beat in self._workers.values() if game in beat.games)

    # ---- asking

    @contextlib.contextmanager
    def wish(self, ticket: Ticket, job: bytes, seconds: float, taken: Callable[[], object]) -> Iterator[Wish]:
        """Put a job down. Leaving it unanswered takes it back, and stops who does it. Raises Unanswered."""
        if not self.can(ticket.game):
            raise Unanswered
        loop = asyncio.get_running_loop()
        asked = _encode(Asked(self._name, job))
        wish = Wish(ticket, asked, loop.time() + seconds, taken, loop.create_future())
        self._put(wish)
        try:
            yield wish
        finally:
            if self._wishes.pop(wish.ticket.number, None) is not None:
                self._let_go(wish)
            wish.answer.cancel()

    def hurry(self, wish: Wish) -> None:
        """Have who does a job stop and answer with what there is; one that nobody has begun is not answered."""
        if wish.answer.done():
            return
        if wish.worker is not None:
            self._stop(wish.worker, wish.ticket.number)
        else:
            self._give_up(wish)

    def _put(self, wish: Wish) -> None:
        self._wishes[wish.ticket.number] = wish
        ticket, left = wish.ticket, wish.until - asyncio.get_running_loop().time()
        self._post(lambda queue, pipe: queue.ask(pipe, ticket, wish.job, left))

    def _let_go(self, wish: Wish) -> None:
        ticket = wish.ticket
        self._post(lambda queue, pipe: queue.withdraw(pipe, ticket))
        if wish.worker is not None:
            self._stop(wish.worker, ticket.number)

    def _stop(self, worker: str, number: str) -> None:
        self._post(lambda _, pipe: pipe.publish(channel_of(worker), number))

    def _give_up(self, wish: Wish) -> None:
        if self._wishes.pop(wish.ticket.number, None) is not None:
            self._let_go(wish)
        if not wish.answer.done():
            wish.answer.set_exception(Unanswered())

    def _ask_again(self, wish: Wish) -> None:
        """Ask somebody else, under another number: what the first may answer yet is not heard, if it lives at all."""
        self._wishes.pop(wish.ticket.number, None)
        if wish.worker is not None:
            self._stop(wish.worker, wish.ticket.number)
            wish.worker = None
        self.again(wish.ticket)
        if wish.tries >= _MOST_TRIES or not self.can(wish.ticket.game):
            self._give_up(wish)
            return
        wish.tries, wish.missed = wish.tries + 1, False
        wish.ticket = wish.ticket._replace(worker="", number=uuid4().hex)
        self._put(wish)

    # ---- while the bus is there

    async def _work(self, redis: Redis, hearing: PubSub) -> None:
        queue, self._misheard = Queue(redis), False
        self.connected.set()
        await together(self._speak(redis, queue), listen(hearing, self._hear), self._watch(redis, queue))

    def _post(self, act: Callable[[Queue, Any], Any]) -> None:
        if self.connected.is_set():
            self._outbox.append(act)
            self._posted.set()

    async def _speak(self, redis: Redis, queue: Queue) -> None:
        while not cancelled():
            await self._posted.wait()
            self._posted.clear()
            outbox, self._outbox = self._outbox, []
            pipe = redis.pipeline(transaction=False)
            for act in outbox:
                queued = act(queue, pipe)
                if asyncio.iscoroutine(queued):
                    await queued
            await pipe.execute()

    def _lost(self) -> None:
        self.connected.clear()
        self._outbox.clear()
        self._workers.clear()
        self.counted(0, 0)
        for wish in list(self._wishes.values()):
            self._give_up(wish)

    # ---- hearing

    def _hear(self, channel: str, data: bytes) -> None:
        try:
            if channel == BEATS:
                self._hear_beat(_beat(data))
            elif data:
                self._hear_answer(_told(data))
        except msgspec.DecodeError as error:
            if not self._misheard:
                log.warning("something on the bus is not understood", extra={"channel": channel, "why": str(error)})
            self._misheard = True

    def _hear_beat(self, beat: Beat) -> None:
        known = beat.worker in self._workers
        if beat.threads and (known or len(self._workers) < _MOST_WORKERS):
            self._workers[beat.worker] = (asyncio.get_running_loop().time(), beat)
        elif known:
            self._bury(beat.worker)
        if beat.threads and not known:
            log.info("somebody thinks for this server", extra={"worker": beat.worker, "threads": beat.threads})
        self._count()

    def _hear_answer(self, told: Told) -> None:
        wish = self._wishes.get(told.number)
        if wish is None:  # nobody waits for it any more
            if told.what == "taken":
                self._stop(told.worker, told.number)
        elif told.what == "taken":
            wish.begin()
            wish.worker = told.worker
        else:
            del self._wishes[told.number]
            if wish.answer.done():
                return
            if told.what == "done":
                wish.begin()  # whatever became of what was to be said before
                wish.answer.set_result((told.worker, told.answer))
            else:
                wish.answer.set_exception(Failed(told.answer.decode(errors="replace")))

    # ---- who has died, and what is late

    async def _watch(self, redis: Redis, queue: Queue) -> None:
        self._looked = asyncio.get_running_loop().time()
        while not cancelled():
            await asyncio.sleep(BEAT_SECONDS)
            self._look(asyncio.get_running_loop().time())
            waiting = [wish for wish in self._wishes.values() if wish.worker is None]
            pipe = redis.pipeline(transaction=False)
            pipe.publish(channel_of(self._name), b"")  # it hears itself: so it notices that it hears
            for wish in waiting:
                queue.look(pipe, wish.ticket)
            for wish, place in zip(waiting, (await pipe.execute())[1:], strict=True):
                if self._wishes.get(wish.ticket.number) is wish and wish.worker is None:
                    self._miss(wish, place is None)
            for wish in list(self._wishes.values()):
                if wish.worker is not None:  # who took it may have died before it gave a sign of life
                    self._miss(wish, wish.worker not in self._workers)

    def _look(self, now: float) -> None:
        if now - self._looked > _ASLEEP_SECONDS:  # what the others said in the meantime is still to be heard
            self._workers = {worker: (now, beat) for worker, (_, beat) in self._workers.items()}
        self._looked = now
        for worker, (heard, _) in list(self._workers.items()):
            if now - heard > DEAD_SECONDS:
                self._bury(worker)
        for wish in list(self._wishes.values()):
            if now > wish.until:
                self._give_up(wish)

    def _miss(self, wish: Wish, gone: bool) -> None:
        """Take note that a job is with nobody; who took it and was never heard has died, if it is so twice."""
        if gone and wish.missed:
            self._ask_again(wish)
        else:
            wish.missed = gone

    def _bury(self, worker: str) -> None:
        log.info("somebody thinks no more for this server", extra={"worker": worker})
        del self._workers[worker]
        self._count()
        for wish in list(self._wishes.values()):
            # what only that one was to do is nobody's either
            if wish.worker == worker or (wish.worker is None and wish.ticket.worker == worker):
                if wish.worker is None:
                    self._let_go(wish)
                self._ask_again(wish)

    def _count(self) -> None:
        self.counted(len(self._workers), sum(beat.threads for _, beat in self._workers.values()))
