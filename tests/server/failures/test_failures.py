"""A table never stalls: writes that fail once or for a while, a full disk, and characters that no store takes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import ludoteka
from ludoteka.server.bots.bot_pool import BotPool
from ludoteka.server.common.errors import Refusal, StorageFailed
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import outage, seat_messages
from ludoteka.server.state import commands
from ludoteka.server.state.events import LogEntry
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from ludoteka.server.wire.wire_types import Clock
from tests.conformance.cases import Case, few_cases
from tests.server.client import PATIENT, Person
from tests.server.room import Room, any_action, begun, settle
from tests.server.servers import Server


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outage, "_FIRST_PAUSE", 0.01)
    monkeypatch.setattr(outage, "_LONGEST_PAUSE", 0.04)


def opale() -> Case:
    return next(case for case in few_cases() if case.name == "opale")


def with_clock(state: TableState) -> TableState:
    """Return a state folded anew at a table where each has ten seconds."""
    clocked = TableState(replace(state.setting, clock=Clock(kind="live", bank=10, increment=0)))
    for line in state.lines:
        left = (10_000, 10_000) if line.seq == len(state.lines) else None
        clocked.apply(type(line)(line.seq, line.at, line.event, left=left))
    return clocked


async def test_bots_go_on_by_themselves_after_writes_that_failed() -> None:
    room = Room(begun(opale(), 31, level="random"))
    await room.viewer(None)  # bots alone wait until somebody looks
    room.store.failing = StorageFailed("full")
    while room.table.outage.failures < 4:
        await asyncio.sleep(0.005)
    played = room.table.state.seq
    assert room.table.outage.lasts
    assert not room.table.idle
    room.store.failing = None
    while room.table.state.seq < played + 5:
        await asyncio.sleep(0.005)
    assert [row["seq"] for row in room.store.rows] == list(range(1, len(room.store.rows) + 1))
    await room.close()


@pytest.mark.parametrize(("where", "what"), [(BotPool, "ready"), (ludoteka.Position, "view_only"), (BotPool, "choose")])
async def test_a_seat_plays_on_though_nothing_can_be_thought(
    where: type, what: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> NoReturn:
        raise ValueError("out of order")

    monkeypatch.setattr(where, what, fail)
    room = Room(begun(opale(), 34, level="random"))
    begins = room.table.state.seq
    await room.viewer(None)
    while room.table.state.seq < begins + 3:
        await asyncio.sleep(0.005)
    await room.close()
    assert "nothing could be thought" in caplog.text
    assert "out of order" in caplog.text


async def test_bots_go_on_after_an_error_that_nobody_has_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the store, or in telling what is durable: a seat is silent for a pause at most."""
    told, failures = seat_messages.views, iter([True, False, True])

    def tell_or_fail(sights: Any) -> Any:
        if next(failures, False):
            raise ValueError("no view")
        return told(sights)

    monkeypatch.setattr(seat_messages, "views", tell_or_fail)
    room = Room(begun(opale(), 35, level="random"))
    room.store.failing = ValueError("no store")
    await room.viewer(None)
    while room.table.outage.failures < 2:
        await asyncio.sleep(0.005)
    room.store.failing, begins = None, room.table.state.seq
    while room.table.state.seq < begins + 5:
        await asyncio.sleep(0.005)
    assert [row["seq"] for row in room.store.rows] == list(range(1, len(room.store.rows) + 1))
    await room.close()


async def test_a_time_out_that_could_not_be_written_is_written_later_and_the_flagged_player_does_not_move() -> None:
    now = 0
    room = Room(with_clock(begun(opale(), 32)), now=lambda: now)
    for seat in (0, 1):
        room.seen[seat] = await room.viewer(f"v{seat}")
    mover = room.table.state.mover
    room.store.failing = StorageFailed("full")
    now = 10_000
    room.table._ring()
    while room.table.outage.failures < 2:
        await asyncio.sleep(0.005)
    with pytest.raises(Refusal) as refused:
        await room.move(any_action(room, random.Random(1)), 1)
    assert refused.value.code == "time-up"
    room.store.failing = None
    while not room.table.state.chairs[mover or 0].away:
        await asyncio.sleep(0.005)
    await room.close()


async def test_clocks_stand_still_while_nothing_can_be_written() -> None:
    now = 0
    room = Room(with_clock(begun(opale(), 33)), now=lambda: now)
    for seat in (0, 1):
        room.seen[seat] = await room.viewer(f"v{seat}")
    mover = room.table.state.mover
    assert mover is not None
    action = any_action(room, random.Random(1))
    room.store.failing = StorageFailed("full")
    now = 2_000
    with pytest.raises(StorageFailed):
        await room.move(action, 1)
    now = 60_000
    room.table._ring()
    await settle()
    assert not room.table.state.chairs[mover].away
    room.store.failing = None
    await room.move(action, 2)
    assert room.table.state.ticking.left is not None
    assert room.table.state.ticking.left[mover] == 8_000
    await room.close()


async def test_a_table_that_cannot_even_be_read_is_read_again_and_nobody_is_sent_away() -> None:
    room = await Room(begun(opale(), 34)).fill()
    real, room.store.lines = room.store.lines, failing_lines  # type: ignore[method-assign]
    room.store.failing = StorageFailed("gone")
    with pytest.raises(StorageFailed):
        await room.move(any_action(room, random.Random(1)), 1)
    with pytest.raises(StorageFailed):
        await room.move(any_action(room, random.Random(1)), 2)
    assert not room.table.broken
    room.store.lines, room.store.failing = real, None  # type: ignore[method-assign]
    await room.move(any_action(room, random.Random(1)), 3)
    assert not any(seen.viewer.gone for seen in room.seen.values())
    await room.close()


async def test_a_table_that_is_writing_is_not_put_away_and_where_it_is_nobody_waits_for_ever() -> None:
    room = Room(begun(opale(), 36), idle_seconds=-1.0)
    idle = [room.table.idle]
    room.store.gate.clear()
    waiting = asyncio.create_task(room.table.do(room.table.act, commands.hush, Visitor("v0", "P0"), False))
    await settle()
    assert [*idle, room.table.idle] == [True, False]
    await room.close()
    with pytest.raises(Refusal) as refused:
        await asyncio.wait_for(waiting, 600)
    assert refused.value.code == "put-away"


async def failing_lines(_: str) -> list[LogEntry]:
    raise StorageFailed("gone")


async def test_a_full_disk_is_told_and_bots_go_on_once_there_is_room(own: Callable[..., Server]) -> None:
    server = own()
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with Person(server.base) as ada:
        table = await ada.open(seats="bot:random bot:random")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        bots = await ada.watch(table)  # from now on they play
        health = await ada.http.get("/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "storage")
        assert (await ada.http.post("/api/me", json={"name": "Bea"})).status_code == 503
        await bots.until("sync")  # the table begins anew from what is in the log
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert (await ada.http.get("/healthz")).status_code == 200
        while not bots.over:
            await bots.receive()
    assert server.stop() == 0


async def test_control_characters_are_refused_wherever_text_is_read(server: Server) -> None:
    """On PostgreSQL a zero byte in the name of a client stopped a table for good."""
    base = server.base
    async with Person(base) as ada:
        for character in ("\x00", "\x07", "\x1b", "\x7f", "\x85"):
            for path, body in (
                ("/api/me", {"name": f"A{character}"}),
                ("/api/tables", {"game": f"opale{character}", "seats": [{}, {}]}),
                ("/api/tables", {"game": "opale", "seats": [{}, {}], "options": {f"a{character}": character}}),
                ("/api/me/continue", {"code": f"{character}{'x' * 20}"}),
            ):
                answer = await ada.http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (409, "control-characters"), (path, character)
        for path in ("/api/tables/%00", "/api/tables/a%1bb/replay", "/table/%7f", "/api/tables?x=%00"):
            assert (await ada.http.get(path)).status_code == 400, path
        mine = await ada.open(seats="me bot:random")
        socket = await ada.watch(mine)
        for text in ("a\x00b", "\x1b[31m"):
            await socket.send({"type": "say", "number": 7, "text": text})
            assert (await socket.until("refused"))["code"] == "control-characters"
        await socket.my_turn()
        assert (await socket.move())["type"] == "done"
        await refused_hello(ada, mine, "c\x00d")
        await refused_hello(ada, mine, "")
        await socket.my_turn()


async def refused_hello(person: Person, where: str, client: str) -> None:
    url = person.base.replace("http", "ws", 1) + f"/api/tables/{where}/socket"
    async with connect(url, additional_headers={"cookie": person.cookie, "origin": person.base}, **PATIENT) as raw:
        await raw.send(messages.encode(messages.Hello(protocol=messages.PROTOCOL, client=client)))
        with contextlib.suppress(ConnectionClosed):
            while True:
                await raw.recv()
        assert raw.close_code == messages.CLOSE_BAD_HELLO
