"""One WebSocket for one view of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Any, NoReturn

import msgspec

from ludoteka.engine.errors import LudotekaError
from ludoteka.server import messages, metrics
from ludoteka.server.cookies import bearer, secret_in_cookie
from ludoteka.server.credits import Credit
from ludoteka.server.errors import NotAllowed, NotFound, Refusal
from ludoteka.server.house import House
from ludoteka.server.identity import Visitor
from ludoteka.server.security import Receive, Scope, Send, origin_of
from ludoteka.server.table import Table
from ludoteka.server.viewers import Viewer

log = logging.getLogger("ludoteka.socket")

_ADDRESS = re.compile(r"/api/tables/([0-9A-Za-z]{1,32})/socket")
#: What frames cost; any other costs 1.
_COSTS: dict[type[Any], float] = {
    messages.Say: 4.0,
    messages.Ask: 2.0,
    messages.Look: 4.0,
    messages.Hint: 8.0,
    messages.Ping: 0.5,
}


class Closed(Exception):
    """The other side is gone, or has to go with this code."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code


async def table_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Look at a table and play: see `messages`. The address is `/api/tables/{table}/socket`."""
    await receive()  # whoever is there asks to be let in
    address = _ADDRESS.fullmatch(scope["path"])
    welcome, visitor = await _handshake(scope, house)
    metrics.HANDSHAKES.labels("accepted" if address and welcome else "refused").inc()
    if address is None or not welcome:
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    metrics.SOCKETS.inc()
    line = Line(receive, send, house, address[1], visitor)
    try:
        await line.run()
    except Closed as closed:
        if closed.code is not None:
            await line.say_goodbye(closed.code)
    except Exception:
        log.exception("a socket failed", extra={"table": line.table_id})
        await line.say_goodbye(messages.CLOSE_FAILED)
    finally:
        metrics.SOCKETS.dec()
        line.hang_up()


async def _handshake(scope: Scope, house: House) -> tuple[bool, Visitor | None]:
    """Return whether somebody gets a socket, and who it is; a page of another site gets none."""
    origin, token = origin_of(scope), bearer(scope)
    visitor = await house.identities.visitor(token or secret_in_cookie(scope, house.settings))
    if origin is not None:
        return origin in house.settings.origins and not (token and visitor is None), visitor
    return token is not None and visitor is not None, visitor  # no browser: a program has to show its token


class Line:
    """A socket in use."""

    def __init__(self, receive: Receive, send: Send, house: House, table_id: str, visitor: Visitor | None) -> None:
        self._receive_message, self._send_message = receive, send
        self.house, self.table_id, self.visitor = house, table_id, visitor
        self.credit = Credit(house.settings.credit, house.settings.credit_rate)
        self.viewer: Viewer | None = None
        self.table: Table | None = None

    async def run(self) -> None:
        """Greet, then carry out what comes until the other side goes."""
        hello = await self._hello()
        viewer = self.viewer = Viewer(
            self.visitor, hello.client, self._send, self._close, self.house.settings.max_waiting
        )
        try:
            await self._enter(hello, viewer)
        except NotFound as refusal:
            await self._refuse_and_close(refusal, messages.CLOSE_NOT_FOUND)
        except LudotekaError as refusal:
            await self._refuse_and_close(refusal, messages.CLOSE_NOT_ALLOWED)
        while True:
            text, arrived = await self._receive(), time.perf_counter()
            if viewer.gone:
                return
            await self._handle(viewer, text, arrived)

    async def _hello(self) -> messages.Hello:
        message: messages.FromClient | None = None
        with contextlib.suppress(TimeoutError, msgspec.MsgspecError, UnicodeDecodeError):
            async with asyncio.timeout(self.house.settings.hello_seconds):
                message = messages.decode_client(await self._receive())
        if not isinstance(message, messages.Hello):
            await self._refuse_and_close(Refusal("The first frame is a hello.", "no-hello"), messages.CLOSE_BAD_HELLO)
        if message.protocol != messages.PROTOCOL:
            problem = f"This server speaks protocol {messages.PROTOCOL}, not {message.protocol}: load the page again."
            await self._refuse_and_close(Refusal(problem, "protocol"), messages.CLOSE_BAD_HELLO)
        return message

    async def _enter(self, hello: messages.Hello, viewer: Viewer) -> None:
        if self.visitor is not None:
            self.visitor.act_at(self.table_id)
        setting = await self.house.store.setting(self.table_id) if self.table_id not in self.house.hall.tables else None
        if setting is not None:
            await self.house.rulebooks.ready(
                setting.game,
                lambda game, done, total: viewer.send(messages.Loading(game=game, done=done, total=total)),
            )
        viewer.invited = await self.house.identities.opens(hello.key, self.table_id)
        table = await self.house.hall.table(self.table_id)
        await table.do(table.attach, viewer, hello.seat, hello.seq)
        self.table = table

    async def _handle(self, viewer: Viewer, text: bytes, arrived: float) -> None:
        number = None
        try:
            message = messages.decode_client(text)
            number = getattr(message, "number", None)
            if self._too_much(viewer, _COSTS.get(type(message), 1.0)):
                return
            await self._dispatch(viewer, message, arrived)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            if not self._too_much(viewer, 2.0):
                self._refuse(viewer, Refusal(f"This frame cannot be read: {error}", "bad-frame"), number)
        except LudotekaError as error:
            self._refuse(viewer, error, number)

    async def _dispatch(self, viewer: Viewer, message: messages.FromClient, arrived: float) -> None:
        table = await self._present(viewer)
        if isinstance(message, messages.Ping):
            viewer.send(messages.Pong(number=message.number, at=self.house.now()))
        elif isinstance(message, messages.Mute):
            viewer.muted = message.muted
        elif isinstance(message, messages.Look):
            await table.do(table.look, viewer, message.seat, message.seq)
        elif isinstance(message, messages.Ask):
            await table.do(table.ask, viewer, message)
        elif isinstance(message, messages.Hint):
            await table.do(table.hint, viewer, message)
        elif isinstance(message, messages.Hello):
            raise Refusal("One hello is enough.", "bad-frame")
        else:
            await table.do(table.request, viewer, message, arrived)

    async def _present(self, viewer: Viewer) -> Table:
        assert self.table is not None
        if self.table.broken:
            raise Closed(messages.CLOSE_NOT_FOUND)
        return self.table

    def _too_much(self, viewer: Viewer, cost: float) -> bool:
        """Tell whether a frame is not to be read for want of credit; far too many end the socket."""
        wait = self.credit.spend(cost)
        if not wait:
            return False
        if self.credit.bankrupt:
            raise Closed(messages.CLOSE_POLICY)
        viewer.send(messages.Slow(wait=int(wait * 1000) + 1))
        return True

    def _refuse(self, viewer: Viewer, error: LudotekaError, number: int | None) -> None:
        refusal = error if isinstance(error, Refusal) else Refusal(str(error))
        metrics.REFUSALS.labels(refusal.code).inc()
        viewer.send(messages.Refused(code=refusal.code, message=str(refusal), number=number, reasons=refusal.reasons))

    async def _refuse_and_close(self, error: LudotekaError, code: int) -> NoReturn:
        refusal = error if isinstance(error, Refusal) else NotAllowed(str(error))
        metrics.REFUSALS.labels(refusal.code).inc()
        await self._send(messages.encode(messages.Refused(code=refusal.code, message=str(refusal))))
        await self._close(code)
        raise Closed

    # ---- frames

    async def _receive(self) -> bytes:
        message: Any = await self._receive_message()
        if message["type"] != "websocket.receive":
            raise Closed
        text = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text.encode("utf-8", "surrogatepass")

    async def _send(self, text: str) -> None:
        await self._send_message({"type": "websocket.send", "text": text})

    async def _close(self, code: int) -> None:
        await self._send_message({"type": "websocket.close", "code": code})

    async def say_goodbye(self, code: int) -> None:
        """Close the socket; what waits is dropped."""
        if self.viewer is None:
            await self._close(code)
        else:
            await self.viewer.close(code)

    def hang_up(self) -> None:
        """Leave the table."""
        if self.viewer is not None:
            self.viewer.gone = True
            if self.table is not None:
                self.table.detach(self.viewer)
