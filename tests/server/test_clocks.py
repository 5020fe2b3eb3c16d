"""Clocks: what they count, who is replaced, and that a restart costs no time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ludoteka.server.state.clocks import DAY, Ticking, full, overlap
from ludoteka.server.wire.wire_types import Clock
from tests.server.client import Person
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


async def test_whoever_has_no_time_left_is_replaced_by_a_bot_and_may_return(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 1, "increment": 0})
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        slow, seat = (a, 0) if a.mine else (b, 1)
        assert slow.now["clocks"]["running"] == seat
        while not any(entry["kind"] == "replaced" for entry in slow.log):
            await slow.receive()
        assert next(e for e in slow.log if e["kind"] == "replaced")["phrases"][0]["key"] == "server-log-replaced-time"
        assert (await slow.ask("return"))["type"] == "done"
        assert slow.now["clocks"]["left"][seat] > 5_000


async def test_a_restart_costs_no_clock_time(own: Callable[..., Server]) -> None:
    server = own(beat_seconds=0.1)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 60, "increment": 0})
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        seat = a.now["clocks"]["running"]
        await asyncio.sleep(0.5)
        for brutal in (True, False):
            before = (await ada.watch(table)).now["clocks"]["left"][seat]
            shown = time.monotonic()
            if brutal:
                server.kill()
            else:
                server.stop()
            up = time.monotonic() - shown
            await asyncio.sleep(3.0)  # nobody is charged for this
            began = time.monotonic()
            server.start()
            after = (await ada.watch(table)).now["clocks"]["left"][seat]
            up += time.monotonic() - began
            assert before - 1000 * (up + 0.3) < after <= before + 400, (before, after, up, brutal)


async def test_a_clock_that_runs_out_while_nobody_looks_is_noticed(own: Callable[..., Server]) -> None:
    server = own(idle_seconds=0.2, sweep_seconds=0.1)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 2, "increment": 0})
        await bob.post(f"/api/tables/{table}/join", {})
        server.kill()
        server.start()
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            await asyncio.sleep(0.5)
            info = await ada.get(f"/api/tables/{table}")
            if any(seat.get("away") for seat in info["seats"]):
                return
        raise AssertionError("the clock never rang")
