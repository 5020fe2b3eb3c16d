"""Bad input gets a clear error, and nothing breaks."""

from __future__ import annotations

import contextlib
import json
import random
import string
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import PATIENT, Person, stranger
from tests.server.servers import Server

KINDS = ["hello", "look", "move", "undo", "resign", "leave", "return", "say", "mute", "ask", "ping", "sync", "x", None]
FIELDS = ["protocol", "client", "seat", "seq", "key", "number", "action", "text", "muted", "about", "actions"]


def junk(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(11 if depth < 3 else 8)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind == 1:
        return dice.choice([0, 1, -1, 2**31, 2**53, 2**63, -(2**70), 15, 16])
    if kind == 2:
        return dice.uniform(-1e308, 1e308)
    if kind < 8:
        alphabet = string.printable + "\u0000\u202eЇ😀"
        return "".join(dice.choice(alphabet) for _ in range(dice.choice([0, 1, 5, 40, 400])))
    if kind == 8:
        return [junk(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice([*FIELDS, "type"]): junk(dice, depth + 1) for _ in range(dice.randrange(4))}


def frame(dice: random.Random, sensible: dict[str, Any]) -> str | bytes:
    shape = dice.randrange(6)
    if shape == 0:
        return dice.randbytes(dice.choice([0, 1, 20, 500]))
    if shape == 1:
        return json.dumps(junk(dice))
    if shape == 2:
        text = json.dumps(sensible)
        cut = dice.randrange(len(text))
        return text[:cut] + dice.choice(["", "}", "\x00", '"'])
    if shape == 3:
        return "[" * dice.choice([10, 1000, 4000])
    message = sensible if shape == 4 else {"type": dice.choice(KINDS)}
    return json.dumps(message | {dice.choice(FIELDS): junk(dice) for _ in range(dice.randrange(1, 4))})


async def test_fuzzed_frames_never_kill_a_table(server: Server) -> None:
    dice = random.Random(20)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        for count in range(1, 401):
            for watcher in (a, b):
                sensible = {"type": "move", "number": 1, "seq": watcher.now["seq"], "action": "x"}
                await watcher.socket.send(frame(dice, sensible))
            if count % 20 == 0:  # whoever never reads is cut off
                for watcher in (a, b):
                    await watcher.send({"type": "ping", "number": count})
                    await watcher.until("pong", number=count)
        for person in (ada, bob):
            again = await person.watch(table)
            assert again.now["table"]["state"] in ("playing", "over")
        c, d = await ada.watch(table), await bob.watch(table)
        if not c.over:
            mover = c if c.mine else d
            assert (await mover.move(dice))["type"] in ("done", "refused")


async def test_fuzzed_greetings_are_refused(sqlite_server: Server) -> None:
    server, dice = sqlite_server, random.Random(21)
    async with Person(server.base) as ada:
        table = await ada.open()
        url = server.base.replace("http", "ws", 1)
        headers = {"cookie": ada.cookie, "origin": server.base}
        for _ in range(60):
            where = dice.choice([table, "nothing", "%00", "a" * 200, "..", "é"])
            greeting = frame(dice, {"type": "hello", "protocol": 2, "client": "c"})
            assert await greet(f"{url}/api/tables/{where}/socket", headers, greeting) in (
                "sync", 400, 403, 404, 1000, 4000, 4003, 4004, 1009
            )  # fmt: skip
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "open"


async def greet(url: str, headers: dict[str, str], greeting: str | bytes) -> str | int | None:
    """Return how a greeting ends: `sync`, the status that refuses the socket, or the code that closes it."""
    try:
        async with connect(url, additional_headers=headers, **PATIENT) as peer:
            await peer.send(greeting)
            async for text in peer:
                if json.loads(text)["type"] == "sync":
                    return "sync"
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return peer.close_code


async def test_a_frame_over_8_kib_closes_the_socket_only(server: Server) -> None:
    async with Person(server.base) as ada:
        table = await ada.open()
        a = await ada.watch(table)
        await a.send({"type": "say", "number": 1, "text": "x" * 9000})
        assert await a.closed() == 1009
        assert (await ada.watch(table)).now["table"]["state"] == "open"


async def test_a_flood_is_slowed_then_cut_off(own: Callable[..., Server]) -> None:
    server = own(credit=20, credit_rate=1e-6)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open())
        with contextlib.suppress(ConnectionClosed):  # it may be cut off before all is said
            for number in range(60):
                await a.send({"type": "mute", "muted": bool(number % 2)})
        assert await a.closed() == 4008
        assert any('"type":"slow"' in text for text in a.frames), "first it is told to be slower"


async def test_requests_are_bounded_and_unreadable_ones_refused(sqlite_server: Server) -> None:
    dice = random.Random(22)
    async with Person(sqlite_server.base) as ada:
        table = await ada.open()
        paths = [
            "/api/me",
            "/api/tables",
            f"/api/tables/{table}/join",
            f"/api/tables/{table}/start",
            "/api/me/continue",
        ]
        for _ in range(150):
            content = dice.choice([json.dumps(junk(dice)).encode(), dice.randbytes(50), b"[" * 5000, b"x" * 20_000])
            answer = await ada.http.post(
                dice.choice(paths), content=content, headers={"content-type": "application/json"}
            )
            assert 400 <= answer.status_code < 500 or answer.json().keys() <= {"name", "seat"}, answer.text
            assert "code" in answer.json() or answer.status_code == 200


async def test_a_flood_of_requests_is_refused_and_a_visitor_elsewhere_is_served(own: Callable[..., Server]) -> None:
    server = own(request_credit=20, request_rate=1e-6)
    async with stranger(server.base, "127.0.0.2") as flooder, stranger(server.base, "127.0.0.3") as visitor:
        codes = [(await flooder.post("/api/me", json={"name": "A"})).status_code for _ in range(15)]
        assert codes == [200] + [429] * 14
        assert (await flooder.get("/api/games")).status_code == 429
        assert (await visitor.get("/api/games")).status_code == 200
        assert (await visitor.post("/api/me", json={"name": "B"})).status_code == 200
