"""Any worker takes any request and socket; a table lives in one worker, and nobody notices in which."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx

from tests.server.client import WAIT
from tests.server.tables.test_tables import play_on
from tests.server.workers.house import House


async def test_two_people_at_two_workers_play_one_game_to_its_end(house: Callable[..., House]) -> None:
    workers = house()
    async with workers.person(0, "Ada") as ada, workers.person(1, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await workers.watch(ada, table, 0), await workers.watch(bob, table, 1)
        assert workers.holder(table) in workers.alive()
        await play_on(random.Random(5), a, b)
        assert a.over
        assert b.over
        assert await ada.get(f"/api/tables/{table}") == await bob.get(f"/api/tables/{table}")
        record = await bob.http.get(f"/api/tables/{table}/record")
        assert record.is_success
        assert "attachment" in record.headers["content-disposition"]


async def test_every_worker_is_ready_and_says_so(house: Callable[..., House]) -> None:
    for worker in house(3).workers:
        assert httpx.get(f"{worker.base}/readyz", timeout=WAIT).is_success


async def test_what_is_refused_is_refused_at_every_worker_alike(house: Callable[..., House]) -> None:
    workers = house()
    async with workers.person(0, "Ada") as ada, workers.person(1, "Bob") as bob:
        table = await ada.open()
        await ada.get(f"/api/tables/{table}")
        for path, status in ((f"/api/tables/{table}/nonsense", 404), ("/api/tables/nowhere", 404)):
            assert [(await each.http.get(path)).status_code for each in (ada, bob)] == [status, status]
        late = [await each.http.get(f"/api/tables/{table}/record") for each in (ada, bob)]
        assert {answer.status_code for answer in late} == {409}
        assert late[0].json() == late[1].json()
