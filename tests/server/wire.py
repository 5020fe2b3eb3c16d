"""The application in this very process: requests and sockets without a network, many thousands in a minute."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteka.server.common.settings import Settings
from ludoteka.server.web.app import make_app
from ludoteka.server.web.services import Services
from ludoteka.server.wire import messages
from tests.server.servers import HASTE

HOST = "http://127.0.0.1:8410"


@dataclass
class App:
    """A running application."""

    call: Any
    services: Services
    #: Whether nothing is on its way between the one that is called and the one where tables live.
    quiet: Callable[[], bool] = lambda: True

    async def request(
        self, method: str, path: str, body: Any = None, cookies: dict[str, str] | None = None, **headers: str
    ) -> tuple[int, Any]:
        """Return the status and what came back; cookies that were set are noted."""
        path, _, query = path.partition("?")
        sent: list[Any] = []
        waiting = [{"type": "http.request", "body": b"" if body is None else msgspec.json.encode(body)}]

        async def receive() -> Any:
            return waiting.pop() if waiting else await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = self._scope("http", path, query, cookies, headers) | {"method": method}
        await self.call(scope, receive, send)
        for name, value in sent[0]["headers"]:
            if name.lower() == b"set-cookie" and cookies is not None:
                key, _, rest = value.decode().partition("=")
                cookies[key] = rest.partition(";")[0].strip('"')
        text = b"".join(part.get("body", b"") for part in sent[1:])
        return sent[0]["status"], msgspec.json.decode(text) if text else None

    def _scope(
        self, kind: str, path: str, query: str, cookies: dict[str, str] | None, headers: dict[str, str]
    ) -> dict[str, Any]:
        given = {"host": HOST.removeprefix("http://"), "content-type": "application/json"} | headers
        if cookies:
            given["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items() if value)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in given.items()],
            "client": (f"10.{secrets.randbelow(256)}.{secrets.randbelow(256)}.1", 1),
            "server": ("127.0.0.1", 8410),
            "state": {},
        }

    def socket(self, table: str, cookies: dict[str, str] | None, token: str | None = None) -> Wire:
        """Return a socket to a table, not yet greeted."""
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": HOST}
        wire = Wire()
        scope = self._scope("websocket", f"/api/tables/{table}/socket", "", cookies, headers)
        wire.task = asyncio.create_task(self.call(scope, wire.receive, wire.send))
        return wire


@dataclass
class Wire:
    """One end of a socket."""

    inbox: asyncio.Queue[Any] = field(default_factory=asyncio.Queue)
    frames: list[dict[str, Any]] = field(default_factory=list)
    closed: int | None = None
    task: asyncio.Task[None] | None = None
    number: int = 0

    def __post_init__(self) -> None:
        self.inbox.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Any:
        return await self.inbox.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        elif message["type"] == "websocket.send":
            messages.decode_server(message["text"])
            self.frames.append(msgspec.json.decode(message["text"]))

    def say(self, kind: str, **body: Any) -> None:
        """Send a frame."""
        self.number += 1
        if kind not in ("hello", "look", "mute"):
            body["number"] = self.number
        text = msgspec.json.encode({"type": kind} | body).decode()
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def hang_up(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.task


@asynccontextmanager
async def application(folder: Any, **more: Any) -> AsyncIterator[App]:
    """Run the application on a database in a folder."""
    limits = {"max_sockets": 10**9, "max_open_tables": 10**9, "max_running_tables": 10**9, "idle_seconds": 1e9}
    given = HASTE | limits | {"database": f"sqlite:///{folder}/ludoteka.db"} | more
    call: Any = make_app(Settings(**given))
    async with call._inner.lifespan():
        yield App(call, call._inner.state.services)
