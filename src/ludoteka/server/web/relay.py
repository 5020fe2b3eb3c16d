"""Any worker takes any request and socket; those of a table are answered by the worker where the table lives.

Nothing is said between the two but what ASGI says between a server and an application: the scope, then `receive` one
way and `send` the other. So the worker with the table runs its own application, and does not notice that the client
is elsewhere. What is sent to a worker that is not there any more is sent again to the next, as long as nobody has
begun to answer; after that, sockets are closed with the code that lets pages come again by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ludoteka.server.bus.redis_bus import CutOff
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Elsewhere
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.workers import Workers
from ludoteka.server.web.neighbours import CONNECTION, Neighbours
from ludoteka.server.web.security import SAFE, Application, Message, Receive, Scope, Send, refuse
from ludoteka.server.wire.messages import CLOSE_POLICY, CLOSE_RESTART, CLOSE_SLOW_READER

log = logging.getLogger("ludoteka.relay")

_TABLE = re.compile(r"/api/tables/([0-9A-Za-z]{1,32})(?:/.*)?")
#: What the memory of one process has to know of from one request to the next, for the whole house.
_HOUSE = re.compile(r"/api/((me/)?(passkeys?|mail)|me/forget)(/.*)?")
#: So long somebody waits for a table whose worker does not answer: longer than it takes to find it dead.
_PATIENCE_SECONDS = 10.0
_AGAIN_SECONDS = 0.1
#: So many frames may wait for a table to read them.
_UNREAD = 256
#: What of a scope travels; the rest is the server's own business.
_SCOPE = ("type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path")
_ENDED, _NOT_HERE, _BROKEN = "ended", "elsewhere", "broken"


@dataclass(eq=False)
class _Call:
    """A request or socket of this worker that is answered by another."""

    worker: str
    #: What came back: a message of ASGI, or a word that ends it.
    answers: asyncio.Queue[Message | str] = field(default_factory=asyncio.Queue)
    letters: int = 0


@dataclass(eq=False)
class _Guest:
    """A request or socket of another worker that is answered here."""

    worker: str
    kind: str
    asked: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)

    def hang_up(self) -> None:
        self.asked.put_nowait(_goodbye(self.kind))


class Relay:
    """Brings requests and sockets to where their tables live."""

    def __init__(
        self,
        workers: Workers,
        http: Application,
        sockets: Application,
        settings: Settings,
        neighbours: Neighbours | None = None,
    ) -> None:
        self._workers, self._bus, self._settings = workers, workers.bus, settings
        self._neighbours = neighbours
        if neighbours is not None:
            neighbours.me = workers.me
        self._apps = {"http": http, "websocket": sockets}
        self._numbers = count(1)
        self._calls: dict[int, _Call] = {}
        self._guests: dict[tuple[str, int], _Guest] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: Where tables were that live elsewhere.
        self._known: dict[str, str] = {}
        self._bus.breaks.append(self._broken)
        self._bus.unheard = self._unheard
        self._bus.hears |= {"open": self._opened, "in": self._asked, "out": self._answered, "end": self._ended}

    # ---- the worker with the client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or socket here, or let it be answered."""
        here = self._apps[scope["type"]]
        table = _TABLE.fullmatch(scope["path"])
        if table is None and not _HOUSE.fullmatch(scope["path"]):
            await here(scope, receive, send)
            return
        asked = _Asked(receive)
        loop = asyncio.get_running_loop()
        until = loop.time() + _PATIENCE_SECONDS
        while True:
            where = await self._where(table[1]) if table else self._workers.elder
            if where == self._workers.me:
                await here(scope, asked.again(), send)
                return
            if where is not None and (
                await self._hand_on(where, scope, receive) or await self._forward(where, scope, asked, send)
            ):
                return
            if table:
                self._known.pop(table[1], None)
            if loop.time() > until:
                await _sorry(scope, send)
                return
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _where(self, table_id: str) -> str | None:
        """Return the worker of a table: this one, where nobody held it, or there is none; None: nobody knows yet."""
        known = self._known.get(table_id)
        if known in self._workers.alive and table_id not in self._workers.leases.held:
            return known
        try:
            await self._workers.leases.claim(table_id)
            return self._workers.me
        except Elsewhere as elsewhere:
            if elsewhere.worker is None and self._workers.leases.closing:  # some other, who takes it
                return next((other for other in self._workers.alive if other != self._workers.me), None)
            if elsewhere.worker is not None:
                self._known[table_id] = elsewhere.worker
            return elsewhere.worker
        except SQLAlchemyError as error:
            log.warning("nobody knows where a table is", extra={"why": type(error).__name__})
            return None

    async def _hand_on(self, worker: str, scope: Scope, receive: Receive) -> bool:
        """Give a socket that is not let in yet to a worker of this machine; return False where that cannot be."""
        connection = (scope.get("extensions") or {}).get(CONNECTION)
        if connection is None or self._neighbours is None or not await self._neighbours.hand_on(worker, connection):
            return False
        while (await receive())["type"] != "websocket.disconnect":  # it is gone from here
            pass
        return True

    async def _forward(self, worker: str, scope: Scope, asked: _Asked, send: Send) -> bool:
        """Let another worker answer; return False where it has not begun to, and somebody else may."""
        number, call = next(self._numbers), _Call(worker)
        kind, begun = scope["type"], False
        self._calls[number] = call
        pump: asyncio.Task[None] | None = None
        last: Message | str = _NOT_HERE
        try:
            self._bus.post(worker, "open", number, _packed(scope))
            metrics.BROUGHT.labels(kind, "bus").inc()
            last = _BROKEN
            pump = asyncio.create_task(self._pump(call, number, asked.again(keep=True)))
            while True:
                last = await call.answers.get()
                if isinstance(last, str):
                    break
                call.letters -= _length(last)
                if not begun:
                    begun = True
                    asked.forget()
                with contextlib.suppress(OSError, RuntimeError):  # the client has gone: what reads will notice
                    await send(last)
        except CutOff:
            pass
        finally:
            del self._calls[number]
            if pump is not None:
                pump.cancel()
                await asyncio.wait([pump])
            if last not in (_ENDED, _NOT_HERE):  # it is to stop there as well
                with contextlib.suppress(CutOff):
                    self._bus.post(worker, "in", number, _goodbye(kind))
        if last == _ENDED:
            return True
        if begun and kind == "websocket":
            with contextlib.suppress(OSError, RuntimeError):
                await send({"type": "websocket.close", "code": CLOSE_RESTART})
        if begun:
            return True
        # Whether a worker that is gone has done what it was asked for, nobody knows.
        if last == _BROKEN and kind == "http" and scope["method"] not in SAFE:
            await _sorry(scope, send)
            return True
        return False

    async def _pump(self, call: _Call, number: int, receive: Receive) -> None:
        """Pass on what the client sends, until it goes."""
        with contextlib.suppress(CutOff):
            while True:
                message = await receive()
                self._bus.post(call.worker, "in", number, message)
                if message["type"].endswith("disconnect"):
                    return

    def _answered(self, worker: str, number: int, message: Message) -> None:
        call = self._calls.get(number)
        if call is None or call.worker != worker:
            return
        call.letters += _length(message)
        call.answers.put_nowait(message)
        slow = call.answers.qsize() > self._settings.max_waiting or call.letters > self._settings.max_waiting_letters
        if message["type"] == "websocket.send" and slow and call.answers.qsize() > 1:
            while not call.answers.empty():
                call.answers.get_nowait()
            call.answers.put_nowait({"type": "websocket.close", "code": CLOSE_SLOW_READER})
            call.answers.put_nowait(_BROKEN)

    def _ended(self, worker: str, number: int, how: str) -> None:
        call = self._calls.get(number)
        if call is not None and call.worker == worker:
            call.answers.put_nowait(how)

    # ---- the worker with the table

    def _opened(self, worker: str, number: int, scope: Scope) -> None:
        guest = self._guests[worker, number] = _Guest(worker, scope["type"])
        task = asyncio.create_task(self._serve(guest, number, _unpacked(scope)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, guest: _Guest, number: int, scope: Scope) -> None:
        """Answer a guest's request or socket, if its table is here."""
        how = _ENDED

        async def send(message: Message) -> None:
            try:
                self._bus.post(guest.worker, "out", number, message)
            except CutOff as error:
                raise OSError("the worker of the client is gone") from error

        try:
            if await self._is_here(scope["path"]):
                await self._apps[guest.kind](scope, guest.asked.get, send)
            else:
                how = _NOT_HERE
        except OSError:
            how = _BROKEN
        except Exception:
            log.exception("a guest's request failed", extra={"path": scope["path"]})
            how = _BROKEN
        finally:
            self._guests.pop((guest.worker, number), None)
            with contextlib.suppress(CutOff):
                self._bus.post(guest.worker, "end", number, how)

    async def _is_here(self, path: str) -> bool:
        table = _TABLE.fullmatch(path)
        if table is None:
            return not self._workers.leases.closing
        try:
            await self._workers.leases.claim(table[1])
        except (Elsewhere, SQLAlchemyError):
            return False
        return True

    def _asked(self, worker: str, number: int, message: Message) -> None:
        guest = self._guests.get((worker, number))
        if guest is None:  # it has ended, or this worker is not the one it was
            with contextlib.suppress(CutOff):
                self._bus.post(worker, "end", number, _BROKEN)
        elif guest.asked.qsize() > _UNREAD:
            with contextlib.suppress(CutOff):
                self._bus.post(worker, "out", number, {"type": f"{guest.kind}.close", "code": CLOSE_POLICY})
            guest.hang_up()
        else:
            guest.asked.put_nowait(message)

    # ---- trouble

    def _unheard(self, worker: str, messages: list[Any]) -> None:
        """Take note of what nobody has heard: what was not begun there may be begun elsewhere."""
        for kind, number, *_ in messages:
            if kind == "open":
                self._ended(worker, number, _NOT_HERE)

    def _broken(self, worker: str | None) -> None:
        """End all conversations with a worker, or with all."""
        for call in self._calls.values():
            if worker in (None, call.worker):
                call.answers.put_nowait(_BROKEN)
        for guest in self._guests.values():
            if worker in (None, guest.worker):
                guest.hang_up()
        self._known = {table: where for table, where in self._known.items() if worker not in (None, where)}


class _Asked:
    """What a client has sent, to be read again by another worker, as long as nobody has answered it."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._kept: list[Message] | None = []
        self._reading: asyncio.Task[Message] | None = None

    def forget(self) -> None:
        """Keep nothing any more."""
        self._kept = None

    def again(self, keep: bool = False) -> Callable[[], Awaitable[Message]]:
        """Return what reads it from the beginning."""
        before = list(self._kept or ())
        if not keep and not before and self._reading is None:
            return self._receive

        async def receive() -> Message:
            if before:
                return before.pop(0)
            if self._kept is None and self._reading is None:
                return await self._receive()
            # Whoever reads may be ended in between; what came then is the next reader's.
            if self._reading is None:
                self._reading = asyncio.ensure_future(self._receive())
            message = await asyncio.shield(self._reading)
            self._reading = None
            if keep and self._kept is not None:
                self._kept.append(message)
            return message

        return receive


def _goodbye(kind: str) -> Message:
    return {"type": f"{kind}.disconnect"} | ({"code": 1006} if kind == "websocket" else {})


def _length(message: Message) -> int:
    return len(message.get("text") or message.get("bytes") or message.get("body") or "")


def _packed(scope: Scope) -> dict[str, Any]:
    travels = {name: scope[name] for name in _SCOPE if name in scope}
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    return travels | {"headers": headers, "client": scope.get("client"), "server": scope.get("server")}


def _unpacked(scope: Scope) -> Scope:
    more: dict[str, Any] = {name: tuple(scope[name]) if scope[name] else None for name in ("client", "server")}
    more["headers"] = [(name, value) for name, value in scope["headers"]]
    if scope["type"] == "websocket":
        more["subprotocols"] = []
    return {**scope, **more, "state": {}}


async def _sorry(scope: Scope, send: Send) -> None:
    """Say that nobody can answer now."""
    if scope["type"] == "websocket":  # let in and sent away: refused, a page would not learn why
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE_RESTART})
    else:
        await refuse(send, 503, "elsewhere", "Nobody can answer this now; ask again.")
