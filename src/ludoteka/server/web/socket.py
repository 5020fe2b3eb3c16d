"""One WebSocket for one view of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec

from ludoteka.engine.errors import LudotekaError
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Elsewhere, NotFound, Refusal, refusal_of
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import frames
from ludoteka.server.live.table import Table
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.storage.identities import digest
from ludoteka.server.web import prices
from ludoteka.server.web.cookies import bearer, secret_in_cookie
from ludoteka.server.web.credits import Credit
from ludoteka.server.web.security import Receive, Scope, Send, address_of, origin_of
from ludoteka.server.web.services import Services
from ludoteka.server.wire import messages

log = logging.getLogger("ludoteka.socket")

#: What somebody who is silenced may not do.
_VOICE = (messages.Say, messages.React, messages.Nudge)
_ADDRESS = re.compile(r"/api/tables/([0-9A-Za-z]{1,32})/socket")


class Closed(Exception):
    """The other side is gone, or has to go with this code."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code


async def table_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Look at a table and play: see `messages`. The address is `/api/tables/{table}/socket`."""
    await receive()  # whoever is there asks to be let in
    address = _ADDRESS.fullmatch(scope["path"])
    place = address_of(scope)
    if address is None or not services.prices.let_in(place):
        await _turn_away(send)
        return
    try:
        welcome, visitor = await _handshake(scope, services)
        if welcome:
            line = SocketSession(receive, send, services, address[1], visitor, place)
            with line.known_by(bearer(scope) or secret_in_cookie(scope, services.settings)):
                await _serve(line)
        else:
            await _turn_away(send)
    finally:
        services.prices.let_out(place)


async def _turn_away(send: Send) -> None:
    metrics.HANDSHAKES.labels("refused").inc()
    await send({"type": "websocket.close", "code": 1008})


async def _serve(line: SocketSession) -> None:
    """Carry out what comes over a socket until it is closed."""
    metrics.HANDSHAKES.labels("accepted").inc()
    await line.accept()
    metrics.SOCKETS.inc()
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


async def _handshake(scope: Scope, services: Services) -> tuple[bool, Visitor | None]:
    """Return whether somebody gets a socket, and who it is; a page of another site gets none."""
    origin, token = origin_of(scope), bearer(scope)
    visitor = await services.identities.visitor(token or secret_in_cookie(scope, services.settings))
    if origin is not None:
        return origin in services.settings.origins and not (token and visitor is None), visitor
    return token is not None and visitor is not None, visitor  # no browser: a program has to show its token


class SocketSession:
    """A socket in use."""

    def __init__(
        self, receive: Receive, send: Send, services: Services, table_id: str, visitor: Visitor | None, address: str
    ) -> None:
        self._receive_message, self._send_message = receive, send
        self.services, self.table_id, self.visitor, self.address = services, table_id, visitor, address
        self.credit = Credit(services.settings.credit, services.settings.credit_rate)
        self.viewer: Viewer | None = None
        self.table: Table | None = None

    @contextlib.contextmanager
    def known_by(self, secret: str | None) -> Iterator[None]:
        """Let this socket be closed where the secret ends by which its visitor is known."""
        if self.visitor is None or secret is None:
            yield
            return
        noted = self.services.open_sockets.add(digest(secret), self.visitor.id, self.say_goodbye)
        try:
            yield
        finally:
            self.services.open_sockets.remove(noted)

    async def accept(self) -> None:
        """Let the other side in."""
        await self._send_message({"type": "websocket.accept"})

    async def run(self) -> None:
        """Greet, then carry out what comes until the other side goes."""
        hello = await self._hello()
        viewer = self.viewer = Viewer(
            self.visitor,
            hello.client,
            self._send,
            self._close,
            self.services.settings.max_waiting,
            self.address,
            self.services.settings.max_waiting_letters,
        )
        try:
            await self._enter(hello, viewer)
        except Elsewhere as elsewhere:
            raise Closed(messages.CLOSE_RESTART) from elsewhere
        except NotFound as refusal:
            if refusal.code == "put-away":  # it is there for whoever comes again
                raise Closed(messages.CLOSE_RESTART) from refusal
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
        with contextlib.suppress(TimeoutError, msgspec.MsgspecError, UnicodeDecodeError, Refusal):
            async with asyncio.timeout(self.services.settings.hello_seconds):
                message = messages.decode_client(await self._receive())
        if not isinstance(message, messages.Hello):
            await self._refuse_and_close(Refusal("The first frame is a hello.", "no-hello"), messages.CLOSE_BAD_HELLO)
        if message.protocol != messages.PROTOCOL:
            problem = f"This server speaks protocol {messages.PROTOCOL}, not {message.protocol}: load the page again."
            await self._refuse_and_close(Refusal(problem, "protocol"), messages.CLOSE_BAD_HELLO)
        return message

    async def _enter(self, hello: messages.Hello, viewer: Viewer) -> None:
        self.services.registry.sanctions.check(self.visitor)
        if self.visitor is not None:
            self.visitor.act_at(self.table_id)
        setting = (
            await self.services.store.setting(self.table_id)
            if self.table_id not in self.services.registry.tables
            else None
        )
        if setting is not None:
            await self.services.loader.ready(setting.game)
        table = self.table = await self.services.registry.table(self.table_id)  # known before it is entered, to be left
        await table.do(self._come_in, table, viewer, hello)

    async def _come_in(self, table: Table, viewer: Viewer, hello: messages.Hello) -> None:
        """Look at a table, in its turn: a link that the host makes void meanwhile opens nothing."""
        viewer.invited = await self.services.identities.opens(hello.key, self.table_id)
        await table.attach(viewer, hello.seat, hello.seq)

    async def _handle(self, viewer: Viewer, text: bytes, arrived: float) -> None:
        number = None
        try:
            message = messages.decode_client(text)
            number = getattr(message, "number", None)
            if self._too_much(viewer, prices.of_frame(message)):
                return
            table = self._present()
            if isinstance(message, _VOICE):
                self.services.registry.sanctions.check_voice(self.visitor)
            self._pay_for_saying(message)
            await frames.carry_out(table, viewer, message, arrived)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            if not self._too_much(viewer, prices.UNREADABLE):
                self._refuse(viewer, Refusal(f"This frame cannot be read: {error}", "bad-frame"), number)
        except LudotekaError as error:
            # Whether it was done is in the log, which another process writes: asked again, it is answered from there.
            if isinstance(error, Elsewhere) or (self.table is not None and self.table.moved):
                raise Closed(messages.CLOSE_RESTART) from error
            self._refuse(viewer, error, number)

    def _present(self) -> Table:
        assert self.table is not None
        if self.table.broken:
            raise Closed(self.table.farewell)
        return self.table

    def _pay_for_saying(self, message: messages.FromClient) -> None:
        """Let a visitor pay for a line of the chat, or for a reaction. Raises TooMuch."""
        if isinstance(message, messages.Say) and self.visitor is not None:
            self.services.prices.say(self.table_id, self.visitor.id, self.address, self._seated() is not None)
        elif isinstance(message, messages.React) and self._seated() is None:
            self.services.prices.react(self.table_id, self.address)

    def _too_much(self, viewer: Viewer, cost: float) -> bool:
        """Tell whether a frame is not to be read for want of credit; far too many end the socket."""
        wait = self.credit.spend(cost) or self.services.prices.charge_for_frame(self.address, self._seated(), cost)
        if not wait:
            return False
        if self.credit.bankrupt:
            raise Closed(messages.CLOSE_POLICY)
        viewer.send(messages.Slow(wait=int(wait * 1000) + 1))
        return True

    def _seated(self) -> str | None:
        """Return who sits at this table, and pays for themselves."""
        if self.visitor is None or self.table is None or not self.table.state.seats_of(self.visitor):
            return None
        return self.visitor.id

    def _refuse(self, viewer: Viewer, error: LudotekaError, number: int | None) -> None:
        viewer.send(self._refused(error, number))

    async def _refuse_and_close(self, error: LudotekaError, code: int) -> NoReturn:
        await self._send(messages.encode(self._refused(error, None)))
        await self._close(code)
        raise Closed

    def _refused(self, error: LudotekaError, number: int | None) -> messages.Refused:
        refusal = refusal_of(error)
        metrics.REFUSALS.labels(refusal.code).inc()
        return messages.Refused(
            code=refusal.code, message=str(refusal), number=number, reasons=refusal.reasons, args=refusal.facts
        )

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
