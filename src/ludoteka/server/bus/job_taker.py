"""Who takes jobs from the bus and does them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from ludoteka.server.bus.connection import cancelled, listen, stay_connected, together
from ludoteka.server.bus.job_queue import ASKED, BEAT_SECONDS, BEATS, Beat, Misread, Queue, Ticket, Told, channel_of
from ludoteka.server.common.tasks import end

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("ludoteka.jobs")

_encode = msgspec.msgpack.Encoder().encode


class Room(NamedTuple):
    """What there is room for: jobs of a line or a lower one, but none of some addresses."""

    line: int
    but_of: set[str]


class Taken(NamedTuple):
    """A job that was taken, and who waits for it."""

    ticket: Ticket
    asker: str
    job: bytes


class JobTaker:
    """One process that does jobs of others. Whoever makes it sets what is called."""

    def __init__(self, url: str, name: str, threads: int) -> None:
        self._url, self._name, self._threads = url, name, threads
        #: The games that it does jobs of, each with the version of its rules.
        self.games: set[str] = set()
        #: Asked what there is room for; None: nothing.
        self.room: Callable[[], Room | None] = lambda: None
        #: Told of a job that was taken.
        self.begin: Callable[[Taken], object] = lambda taken: None
        #: Told the number of a job that is to stop; None: all, for nobody can be answered any more.
        self.stop: Callable[[str | None], object] = lambda number: None
        #: Asked for what was taken and is not done.
        self.running: Callable[[], list[Taken]] = list
        #: Told that the bus is there, or no more.
        self.connected: Callable[[bool], object] = lambda there: None
        self._outbox: list[tuple[str, Told]] = []
        self._posted, self._wake = asyncio.Event(), asyncio.Event()
        self._leaving = False
        #: Whether the bus is there; None: nobody knows yet.
        self._there: bool | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take jobs; where the bus is not there, as soon as it is."""
        channels = (channel_of(self._name), ASKED, BEATS)  # it hears its own beats: so it notices that it hears
        self._task = asyncio.create_task(stay_connected(self._url, channels, self._work, self._lost))

    def wake(self) -> None:
        """Look whether there is something to take: there is room, or one more game."""
        self._wake.set()

    def leave(self) -> None:
        """Take nothing any more."""
        self._leaving = True

    async def close(self) -> None:
        """Say what is still to be said, and go; what is not done is done by others."""
        self.leave()
        for _ in range(100):
            if not self._outbox or not self._there:
                break
            await asyncio.sleep(0.01)
        if self._task is not None:
            await end(self._task)

    def tell(self, taken: Taken, what: Literal["taken", "done", "failed"], answer: bytes = b"") -> None:
        """Say to who asked for a job how it stands."""
        if self._there:
            self._outbox.append((taken.asker, Told(self._name, taken.ticket.number, what, answer)))
            self._posted.set()

    # ---- while the bus is there

    async def _work(self, redis: Redis, hearing: PubSub) -> None:
        self._there = True
        self.connected(True)
        self._wake.set()
        works = (self._take(Queue(redis)), self._speak(redis), self._beat(redis), listen(hearing, self._hear))
        try:
            await together(*works)
        finally:
            if self._leaving:  # its last word: nobody waits for a sign of life
                await redis.publish(BEATS, _encode(Beat(self._name, [], 0)))

    def _lost(self) -> None:
        if self._there is not False and not self._leaving:
            self.connected(False)
        self._there = False
        self._outbox.clear()
        self.stop(None)

    def _hear(self, channel: str, data: bytes) -> None:
        if channel == ASKED:
            self._wake.set()
        elif channel != BEATS:
            self.stop(data.decode(errors="replace"))

    async def _take(self, queue: Queue) -> None:
        while not cancelled():
            await self._wake.wait()
            self._wake.clear()
            while not self._leaving and (room := self.room()) is not None:
                try:
                    found = await queue.take(self._name, room.line, self.games, room.but_of)
                except Misread as error:  # it is out of the queue now
                    log.warning("something in the queue is not a job", extra={"why": str(error)})
                    continue
                if found is None:
                    break
                ticket, asked = found
                taken = Taken(ticket, asked.asker, asked.job)
                self.tell(taken, "taken")
                self.begin(taken)

    async def _speak(self, redis: Redis) -> None:
        while not cancelled():
            await self._posted.wait()
            self._posted.clear()
            outbox, self._outbox = self._outbox, []
            pipe = redis.pipeline(transaction=False)
            for asker, told in outbox:
                pipe.publish(channel_of(asker), _encode(told))
            for (_, told), listeners in zip(outbox, await pipe.execute(), strict=True):
                if not listeners:  # whoever asked has gone
                    self.stop(told.number)

    async def _beat(self, redis: Redis) -> None:
        while not cancelled():
            games = [] if self._leaving else sorted(self.games)
            await redis.publish(BEATS, _encode(Beat(self._name, games, self._threads)))
            running = self.running()
            askers = sorted({taken.asker for taken in running})
            if askers:
                heard = dict(await redis.pubsub_numsub(*map(channel_of, askers)))
                for taken in running:
                    if not heard.get(channel_of(taken.asker).encode()):
                        self.stop(taken.ticket.number)
            self._wake.set()
            await asyncio.sleep(BEAT_SECONDS)
