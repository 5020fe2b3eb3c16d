"""A small client over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteka.server.wire import messages

#: Seconds: far more than anything takes. A machine may have other things to do, and the test has a limit of its own.
WAIT = 300.0
#: A socket that waits, and is not given up because either side had no time for a ping.
PATIENT: dict[str, Any] = {"compression": None, "open_timeout": WAIT, "close_timeout": WAIT, "ping_interval": None}


#: A connection for each request: servers end one that rests for five seconds, and on a machine that has other things to
#: do the next request may go out by it at that very moment, and be lost.
ONCE = httpx.Limits(max_keepalive_connections=0)


def stranger(base: str = "", address: str | None = None, **more: Any) -> httpx.AsyncClient:
    """Return a client without a name or a cookie, who may come from an address of their own."""
    if address is not None:
        more["transport"] = httpx.AsyncHTTPTransport(local_address=address, limits=ONCE)
    return httpx.AsyncClient(base_url=base, timeout=WAIT, limits=ONCE, **more)


@dataclass
class Person:
    """A visitor with a cookie."""

    base: str
    name: str = "Ada"
    #: The address of the page, where that is another than the one that requests go to.
    origin: str = ""
    http: httpx.AsyncClient = field(init=False)
    watchers: list[Watcher] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.origin = self.origin or self.base
        self.http = stranger(self.base, headers={"origin": self.origin})

    async def __aenter__(self) -> Person:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        for watcher in self.watchers:
            await watcher.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def open(self, game: str = "opale", seats: str = "me open", **more: Any) -> str:
        plans = [
            {"kind": kind.split(":")[0]} | ({"level": kind.split(":")[1]} if ":" in kind else {})
            for kind in seats.split()
        ]
        table: str = (await self.post("/api/tables", {"game": game, "seats": plans} | more))["id"]
        return table

    async def watch(self, table: str, **hello: Any) -> Watcher:
        watcher = await watch(self.base, table, headers={"cookie": self.cookie, "origin": self.origin}, **hello)
        self.watchers.append(watcher)
        return watcher


async def watch(base: str, table: str, headers: dict[str, str], **hello: Any) -> Watcher:
    """Open a socket to a table and greet; return it once it is synchronised."""
    url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    socket = await connect(url, additional_headers=headers, max_size=None, **PATIENT)
    watcher = Watcher(socket, hello.pop("client", f"c{random.getrandbits(60):x}"))
    await watcher.send({"type": "hello", "protocol": messages.PROTOCOL, "client": watcher.client} | hello)
    await watcher.until("sync")
    return watcher


@dataclass
class Watcher:
    """A socket, and what it has shown so far."""

    socket: ClientConnection
    client: str
    frames: list[str] = field(default_factory=list)
    now: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    number: int = 0
    #: What reads in the background, where nobody waits for anything.
    looking: asyncio.Task[None] | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        """Return the next message; it must fit the schema."""
        async with asyncio.timeout(WAIT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        messages.decode_server(text)
        self.frames.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] in ("sync", "update"):
            self.log += [entry for entry in message["log"] if not self.log or entry["seq"] > self.log[-1]["seq"]]
            kept = [key for key in message if key not in ("type", "log") and (key != "table" or message[key])]
            self.now |= {key: message[key] for key in kept}
        return message

    async def until(self, *kinds: str, number: int | None = None) -> dict[str, Any]:
        """Return the next message of one of these kinds, and of a number."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and (number is None or message.get("number") == number):
                return message

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send a numbered request and return what answers it."""
        self.number += 1
        await self.send({"type": kind, "number": self.number} | body)
        return await self.until("done", "refused", "answer", "slow", number=None if kind == "slow" else self.number)

    async def move(self, choose: random.Random | None = None, action: Any = None) -> dict[str, Any]:
        """Play: a given action, or any legal one."""
        if action is None:
            action = (choose or random.Random(0)).choice(self.now["legal"])["text"]
        return await self.ask("move", seq=self.now["seq"], action=action)

    @property
    def mine(self) -> bool:
        return bool(self.now["legal"])

    @property
    def over(self) -> bool:
        return bool(self.now.get("state", self.now["table"]["state"]) == "over")

    async def my_turn(self) -> None:
        """Wait until it is one's own turn, or the game is over."""
        while not self.mine and not self.over:
            await self.receive()

    async def closed(self) -> int | None:
        """Wait until the server closes the socket; return its code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def close(self) -> None:
        """Hang up. What nobody has read is read: else the farewell behind it is waited for, to the library's limit."""
        closing = asyncio.create_task(self.socket.close())
        if self.looking is None or self.looking.done():
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await self.socket.recv()
        await closing
