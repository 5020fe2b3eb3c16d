"""On one machine a socket is handed to the worker that has its table, whichever took the connection."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select

from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import leases
from tests.server.client import WAIT, Person
from tests.server.redis import RedisServer
from tests.server.tables.test_tables import play_on
from tests.server.workers.supervised import Supervised


async def counted(server: Supervised, name: str, workers: int, **labels: str) -> dict[str, float]:
    """Return a figure of each worker, once so many have told theirs."""
    async with httpx.AsyncClient(timeout=WAIT) as http:
        while True:
            page = (await http.get(f"{server.base}/metrics")).text
            told = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
            if len({sample.labels["worker"] for sample in told}) == workers:
                fit = [each for each in told if each.name == name and labels.items() <= each.labels.items()]
                return {sample.labels["worker"]: sample.value for sample in fit}


async def handed(server: Supervised, workers: int = 2) -> float:
    return sum((await counted(server, "ludoteka_brought_total", workers, what="websocket", way="hand")).values())


async def test_sockets_are_served_where_their_table_is(tmp_path: Path, database: str, bus: RedisServer) -> None:
    # the frozen one is not taken for dead
    with Supervised(database, bus.url, tmp_path / "log", lease_seconds=600.0) as server:
        async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
            table = await ada.open()
            await bob.post(f"/api/tables/{table}/join", {})
            a, b = await ada.watch(table), await bob.watch(table)
            sockets, before_all = 2, await handed(server)
            for process in server.workers():  # the other takes the connection: one of the two has to hand it on
                os.kill(process, signal.SIGSTOP)
                before = await handed(server, 1)
                coming = asyncio.create_task(bob.watch(table))
                sockets += 1
                while not coming.done() and await handed(server, 1) == before:
                    await asyncio.sleep(0.01)
                os.kill(process, signal.SIGCONT)
                await coming
            assert await handed(server) == before_all + 1
            engine = open_engine(database)
            with engine.connect() as connection:
                holder = connection.execute(select(leases.c.worker).where(leases.c.table_id == table)).scalar_one()
            engine.dispose()
            there = await counted(server, "ludoteka_sockets", server.number)
            assert len(there) == server.number
            assert there.pop(holder) == sockets
            assert not any(there.values())
            await play_on(random.Random(5), a, b)
            assert a.over
            assert b.over
