"""Clocks: what they count, who is replaced, and that a restart costs no time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludoteka.server.state.clocks import DAY, Now, Ticking, full, overlap
from ludoteka.server.wire.wire_types import Clock
from tests.server.client import Person
from tests.server.postgres import new_database
from tests.server.servers import Server

LIVE = Clock(kind="live", bank=60, increment=5)


def test_only_the_running_clock_runs_and_the_increment_comes_with_the_end_of_a_turn() -> None:
    ticking = Ticking(LIVE, full(LIVE, 2), running=0, since=1000)
    assert ticking.at(4000) == (57_000, 60_000)
    assert ticking.after_turn(4000, 0, turn_ended=False) == (57_000, 60_000)
    assert ticking.after_turn(4000, 0, turn_ended=True) == (62_000, 60_000)
    assert ticking.deadline() == 61_000
    assert ticking.at(10**9) == (0, 60_000)


def test_days_are_given_anew_with_each_turn() -> None:
    rule = Clock(kind="days", days=3)
    ticking = Ticking(rule, full(rule, 2), running=1, since=0)
    assert ticking.after_turn(DAY, 1, turn_ended=True) == (3 * DAY, 3 * DAY)
    assert ticking.at(DAY) == (3 * DAY, 2 * DAY)


def test_whoever_returns_has_some_time() -> None:
    ticking = Ticking(LIVE, (0, 60_000), running=None, since=0)
    assert ticking.after_return(0, 0) == (15_000, 60_000)


def test_without_a_clock_nothing_is_counted() -> None:
    assert full(Clock(), 3) is None
    assert Ticking(Clock(), None, 0, 0).deadline() is None


def test_time_counts_only_while_the_server_was_up() -> None:
    assert overlap(100, 200, [(0, 120), (150, 160), (190, 500)]) == 20 + 10 + 10
    assert overlap(100, 200, []) == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_whoever_has_no_time_left_is_replaced_by_a_bot_and_may_return(
    own: Callable[..., Server], tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/ludoteka.db"
    if kind == "postgresql":
        url = new_database(request.getfixturevalue("postgres_url"), "clocks")
    server = own(database=url, bot_pace=3600.0)  # bots do not play on while people are looked for
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 1, "increment": 0})
        a, b = await ada.watch(table), await bob.watch(table)  # before the clock runs
        await bob.post(f"/api/tables/{table}/join", {})
        while a.now.get("state", a.now["table"]["state"]) != "playing":
            await a.receive()
        seat = a.now["clocks"]["running"]
        assert a.mine == (seat == 0)
        slow = (a, b)[seat]
        while not any(entry["kind"] == "replaced" for entry in slow.log):
            await slow.receive()
        told = next(entry for entry in slow.log if entry["kind"] == "replaced")
        assert (told["seat"], told["phrases"][0]["key"]) == (seat, "server-log-replaced-time")
        assert (await slow.ask("return"))["type"] == "done"
        assert slow.now["clocks"]["left"][seat] > 5_000


async def test_a_restart_costs_no_clock_time(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own(beat_seconds=0.1)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 60, "increment": 0})
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        seat = a.now["clocks"]["running"]
        await asyncio.sleep(0.5)
        started = 0.0
        for brutal in (True, False):
            asked = time.monotonic()
            before = (await ada.watch(table)).now["clocks"]["left"][seat]
            if brutal:
                server.kill()
            else:
                server.stop()
            up = time.monotonic() - asked
            given = Now()() - last_beat(tmp_path)  # what the server had not noted yet, it cannot count
            await asyncio.sleep(3.0)  # nobody is charged for this
            began = time.monotonic()
            server.start()
            after = (await ada.watch(table)).now["clocks"]["left"][seat]
            starting, started = started, time.monotonic() - began
            # what passed between a start and the first beat after it may be counted by the next start
            least = before - 1000 * (starting + up + started)
            assert least - 10 <= after <= before + given + 10, (before, after, up, given, brutal)


def last_beat(folder: Path) -> int:
    """Return when a server last noted that it was alive."""
    with closing(sqlite3.connect(folder / "ludoteka.db")) as database:
        beat: int = database.execute("SELECT max(beat) FROM uptimes").fetchone()[0]
        return beat


async def test_a_clock_that_runs_out_while_nobody_looks_is_noticed(own: Callable[..., Server]) -> None:
    server = own(idle_seconds=0.2, sweep_seconds=0.1)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 2, "increment": 0})
        await bob.post(f"/api/tables/{table}/join", {})
        server.kill()
        server.start()
        while not any(seat.get("away") for seat in (await ada.get(f"/api/tables/{table}"))["seats"]):
            await asyncio.sleep(0.5)  # the test has a time limit
