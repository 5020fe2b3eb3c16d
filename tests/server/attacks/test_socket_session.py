"""One socket: its greeting, frames that cannot be read, frames that are too many, and every way in which it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ludoteka.server.live.table import Table
from ludoteka.server.wire import messages
from tests.server.wire import App, Wire, application


@dataclass
class Place:
    """An application with one table of Opale, whose host is known by cookies."""

    app: App
    table: str
    cookies: dict[str, str]

    def wire(self) -> Wire:
        return self.app.socket(self.table, self.cookies)

    async def greeted(self) -> Wire:
        wire = self.wire()
        wire.say("hello", protocol=messages.PROTOCOL, client="c")
        await until(lambda: any(frame["type"] == "sync" for frame in wire.frames))
        return wire

    @property
    def viewers(self) -> set[Any]:
        return self.app.services.registry.tables[self.table].presence.viewers


@asynccontextmanager
async def place(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    async with application(folder, **settings) as app:
        cookies: dict[str, str] = {}
        assert (await app.request("POST", "/api/me", {"name": "Ada"}, cookies))[0] == 200
        wanted = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, opened = await app.request("POST", "/api/tables", wanted, cookies)
        assert status == 201
        yield Place(app, opened["id"], cookies)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


async def ended(wire: Wire) -> int | None:
    """Wait until the server has let a socket go; return the code with which it closed it, if it did."""
    assert wire.task is not None
    await wire.task
    return wire.closed


def raw(wire: Wire, **message: Any) -> None:
    wire.inbox.put_nowait({"type": "websocket.receive"} | message)


async def answer(wire: Wire, kind: str) -> dict[str, Any]:
    """Return the next frame of a kind, and forget it and those before."""
    await until(lambda: any(frame["type"] == kind for frame in wire.frames))
    at = next(number for number, frame in enumerate(wire.frames) if frame["type"] == kind)
    found = wire.frames[at]
    del wire.frames[: at + 1]
    return found


# ---- the greeting


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({"text": '{"type":"ping"}'}, "no-hello"),
        ({"text": "{"}, "no-hello"),
        ({"bytes": b"\xff\xfe"}, "no-hello"),
        ({"text": '{"type":"hello","protocol":0,"client":"c"}'}, "protocol"),
    ],
)
async def test_whoever_does_not_greet_is_told_why_and_let_go(tmp_path: Path, sent: dict[str, Any], code: str) -> None:
    async with place(tmp_path) as at:
        wire = at.wire()
        raw(wire, **sent)
        assert await ended(wire) == messages.CLOSE_BAD_HELLO
        assert [frame["code"] for frame in wire.frames] == [code]


async def test_whoever_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with place(tmp_path, hello_seconds=0.01) as at:
        assert await ended(at.wire()) == messages.CLOSE_BAD_HELLO


async def test_a_table_that_is_not_there_and_a_seat_that_is_not_ones_own(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        nowhere = at.app.socket("feedfeed", at.cookies)
        nowhere.say("hello", protocol=messages.PROTOCOL, client="c")
        assert await ended(nowhere) == messages.CLOSE_NOT_FOUND
        elsewhere = at.wire()
        elsewhere.say("hello", protocol=messages.PROTOCOL, client="c", seat=1)
        assert await ended(elsewhere) == messages.CLOSE_NOT_ALLOWED
        assert elsewhere.frames[0]["code"] == "not-your-seat"
        assert at.viewers == set()


# ---- frames


async def test_a_frame_that_cannot_be_read_is_refused_and_the_next_is_read(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        wire = await at.greeted()
        for sent in ({"text": "{"}, {"text": '{"type":"dance"}'}, {"bytes": b"\xff"}, {"text": "[" * 5000}):
            raw(wire, **sent)
            assert (await answer(wire, "refused"))["code"] == "bad-frame", sent
        wire.say("hello", protocol=messages.PROTOCOL, client="c")
        assert (await answer(wire, "refused"))["message"] == "One hello is enough."
        wire.say("ping")
        assert (await answer(wire, "pong"))["number"] == wire.number
        raw(wire, bytes=b'{"type":"ping","number":7}')
        assert (await answer(wire, "pong"))["number"] == 7
        await wire.hang_up()


async def test_a_refusal_names_the_request_and_changes_nothing(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        wire = await at.greeted()
        wire.say("resign")
        refused = await answer(wire, "refused")
        assert (refused["number"], refused["code"]) == (wire.number, "not-begun")
        wire.say("say", text="hello")
        assert (await answer(wire, "done"))["number"] == wire.number
        await wire.hang_up()


async def test_too_many_frames_are_not_read_and_far_too_many_end_it(tmp_path: Path) -> None:
    async with place(tmp_path, credit=5.0, credit_rate=1e-6) as at:
        wire = await at.greeted()
        for _ in range(10):
            wire.say("ping")
        wire.say("look")
        assert (await answer(wire, "slow"))["wait"] > 0
        assert not any(frame["type"] == "sync" for frame in wire.frames)
        for _ in range(20):
            wire.say("ping")
        assert await ended(wire) == messages.CLOSE_POLICY
        assert at.viewers == set()


# ---- the end


async def test_whoever_hangs_up_looks_no_more(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        wire = await at.greeted()
        assert len(at.viewers) == 1
        await wire.hang_up()
        assert (wire.closed, at.viewers) == (None, set())


async def test_a_table_that_is_broken_lets_everybody_go(tmp_path: Path) -> None:
    async with place(tmp_path) as at:
        wire = await at.greeted()
        at.app.services.registry.tables[at.table].broken = True
        wire.say("ping")
        assert await ended(wire) == messages.CLOSE_NOT_FOUND


async def test_a_fault_of_ours_closes_the_socket_and_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> NoReturn:
        raise ZeroDivisionError("out of order")

    async with place(tmp_path) as at:
        wire = await at.greeted()
        monkeypatch.setattr(Table, "look", fail)
        wire.say("look")
        assert await ended(wire) == messages.CLOSE_FAILED
        assert at.viewers == set()
    assert "a socket failed" in caplog.text
