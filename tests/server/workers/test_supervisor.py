"""Workers of one machine: replaced one by one while people play, and started again where one dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.killing import judge
from tests.server.redis import RedisServer
from tests.server.workers.house import Traffic, crowd
from tests.server.workers.supervised import Supervised


@pytest.fixture
def server(tmp_path: Path, database: str, bus: RedisServer) -> Iterator[Supervised]:
    with Supervised(database, bus.url, tmp_path / "log") as server:
        yield server


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


async def test_all_workers_are_replaced_one_by_one_while_people_play(server: Supervised) -> None:
    players = await crowd([server], 4, seed=5)
    traffic = Traffic([server], players)
    await traffic.flows()
    old = server.workers()
    assert len(old) == 2
    os.kill(server.pid, signal.SIGHUP)
    await until(lambda: len(server.workers()) == 2 and not server.workers() & old)
    await traffic.flows(3)
    await traffic.end()
    acknowledged, _ = judge(server.settings["database"], players)
    assert acknowledged == sum(len(player.acknowledged) for player in players)


async def test_a_worker_that_dies_is_replaced(server: Supervised) -> None:
    players = await crowd([server], 2, seed=6)
    traffic = Traffic([server], players)
    await traffic.flows()
    old = server.workers()
    victim = min(old)
    os.kill(victim, signal.SIGKILL)
    await until(lambda: len(server.workers()) == 2 and victim not in server.workers())
    await traffic.flows(3)
    await traffic.end()
    judge(server.settings["database"], players)


async def test_workers_stop_when_their_supervisor_is_gone(server: Supervised) -> None:
    workers = server.workers()
    server.kill()
    await until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
