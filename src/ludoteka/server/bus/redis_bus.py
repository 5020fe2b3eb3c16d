"""What workers say to each other, through Redis or Valkey: a channel for each, and one for all.

Publishing keeps nothing: whoever is not there misses it. So every message stands in a stream that counts, and whoever
misses one is told that what it knew of the sender is broken; conversations end then, and clients come again. Many
messages for the same worker travel as one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteka.server.bus.connection import cancelled, listen, stay_connected, together
from ludoteka.server.common.tasks import end

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("ludoteka.bus")

#: So often something is said to all, by which each notices that it is heard.
_TICK_SECONDS = 0.5
_ALL = "all"

#: Hears a message of a kind: from whom, and what.
Hear = Callable[..., None]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[str, str, int, list[Any]]).decode


class CutOff(Exception):
    """The bus is not there, or another worker does not listen."""


class Bus:
    """One worker's way to the others."""

    def __init__(self, url: str, worker: str) -> None:
        self._url, self.worker = url, worker
        self._house = ""
        self.connected = False
        #: Who hears messages, by their kinds.
        self.hears: dict[str, Hear] = {}
        #: Told whose stream is broken; None: everybody's.
        self.breaks: list[Callable[[str | None], None]] = []
        #: Told what a worker was to hear that does not listen.
        self.unheard: Callable[[str, list[Any]], None] = lambda worker, messages: None
        #: Told that the bus is there, or a worker is heard for the first time: what was said before was missed.
        self.begins: list[Callable[[], None]] = []
        #: Asked for what is to be said to all, now and then.
        self.gossip: Callable[[], Any] = lambda: None
        self._outbox: dict[str, list[Any]] = {}
        self._posted = asyncio.Event()
        #: By channel: the stream that is written, and how much of it.
        self._written: dict[str, tuple[str, int]] = {}
        #: By sender and channel: the stream that is read, and how much of it.
        self._read: dict[tuple[str, str], tuple[str, int]] = {}
        self._task: asyncio.Task[None] | None = None

    # ---- life

    async def start(self, house: str) -> None:
        """Join those of a house; where the bus is not there yet, as soon as it is."""
        self._house = house
        first = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._live(first))
        await first

    async def close(self) -> None:
        """Say what is still to be said, and go."""
        if self._task is None:
            return
        for _ in range(100):
            if not self._outbox or not self.connected:
                break
            await asyncio.sleep(0.01)
        await end(self._task)

    async def _live(self, first: asyncio.Future[None]) -> None:
        def lost() -> None:
            self._forget()
            if not first.done():  # the worker begins without it: what lives in itself can be played
                first.set_result(None)

        async def work(redis: Redis, hearing: PubSub) -> None:
            self.connected = True
            if not first.done():
                first.set_result(None)
            self._begin()
            await together(self._speak(redis), listen(hearing, self._hear), self._tick())

        await stay_connected(self._url, (self._channel(self.worker), self._channel(_ALL)), work, lost)

    def _forget(self) -> None:
        self.connected = False
        self._outbox.clear()
        self._written.clear()
        self._read.clear()
        self._break(None)

    def _channel(self, name: str) -> str:
        return f"ludoteka:{self._house}:{name}"

    def _break(self, worker: str | None) -> None:
        for told in self.breaks:
            told(worker)

    def _begin(self) -> None:
        for told in self.begins:
            told()

    # ---- speaking

    def post(self, worker: str, kind: str, *message: Any) -> None:
        """Say something to a worker. Raises CutOff."""
        if not self.connected:
            raise CutOff
        self._outbox.setdefault(worker, []).append((kind, *message))
        self._posted.set()

    def spread(self, kind: str, *message: Any) -> None:
        """Say something to all others, if the bus is there."""
        with contextlib.suppress(CutOff):
            self.post(_ALL, kind, *message)

    async def _speak(self, redis: Redis) -> None:
        while not cancelled():
            await self._posted.wait()
            self._posted.clear()
            outbox, self._outbox = self._outbox, {}
            pipe = redis.pipeline(transaction=False)
            for name, messages in outbox.items():
                stream, number = self._written.get(name) or (secrets.token_hex(8), 0)
                self._written[name] = (stream, number + 1)
                pipe.publish(self._channel(name), _encode((self.worker, stream, number + 1, messages)))
            for name, listeners in zip(outbox, await pipe.execute(), strict=True):
                if not listeners:
                    self._written.pop(name, None)
                    self.unheard(name, outbox[name])
                    self._break(name)

    async def _tick(self) -> None:
        while not cancelled():
            self.spread("gossip", self.gossip())
            await asyncio.sleep(_TICK_SECONDS)

    # ---- hearing

    def _hear(self, channel: str, data: bytes) -> None:
        sender, stream, number, messages = _decode(data)
        if sender == self.worker:
            return
        known = self._read.get((sender, channel))
        self._read[sender, channel] = (stream, number)
        if known is None and channel == self._channel(_ALL):
            self._begin()
        elif known != (stream, number - 1) and (known is not None or number > 1):
            self._break(sender)
            self._begin()
        for kind, *message in messages:
            hear = self.hears.get(kind)
            if hear is not None:  # a worker of a later version may say what this one does not know
                try:
                    hear(sender, *message)
                except Exception:
                    log.exception("a message failed", extra={"kind": kind})

    def mourn(self, worker: str) -> None:
        """Take note that a worker is dead."""
        self._read = {key: known for key, known in self._read.items() if key[0] != worker}
        self._written.pop(worker, None)
        self._outbox.pop(worker, None)
        self._break(worker)

    def known(self) -> int:
        """Return how many workers are heard, this one too."""
        return 1 + len({sender for sender, _ in self._read})
