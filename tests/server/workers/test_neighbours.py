"""On one machine a socket is handed to the worker that has its table, whichever took the connection."""

from __future__ import annotations

import random
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

#: Each is handed on with a chance of a half.
_MOST_SOCKETS = 60


def counted(server: Supervised, name: str, **labels: str) -> dict[str, float]:
    """Return a figure of each worker."""
    page = httpx.get(f"{server.base}/metrics", timeout=WAIT).text
    return {
        sample.labels["worker"]: sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    }


async def test_sockets_are_served_where_their_table_is(tmp_path: Path, database: str, bus: RedisServer) -> None:
    with Supervised(database, bus.url, tmp_path / "log") as server:
        async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
            table = await ada.open()
            await bob.post(f"/api/tables/{table}/join", {})
            a, b = await ada.watch(table), await bob.watch(table)
            sockets = 2
            while sum(counted(server, "ludoteka_brought_total", way="hand").values()) < 2:
                assert sockets < _MOST_SOCKETS, "no socket was handed on"
                await bob.watch(table)
                sockets += 1
            engine = open_engine(database)
            with engine.connect() as connection:
                holder = connection.execute(select(leases.c.worker).where(leases.c.table_id == table)).scalar_one()
            engine.dispose()
            there = counted(server, "ludoteka_sockets")
            assert len(there) == server.number
            assert there.pop(holder) == sockets
            assert not any(there.values())
            await play_on(random.Random(5), a, b)
            assert a.over
            assert b.over
