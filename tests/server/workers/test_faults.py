"""What must never happen, whatever goes wrong between workers: a move lost, doubled, or shown before it is durable."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from ludoteka.server.storage.schema import interruptions
from tests.effort import tries
from tests.server.client import stranger
from tests.server.killing import Player, judge
from tests.server.nursery import Nursery
from tests.server.postgres import Postgres
from tests.server.redis import RedisServer
from tests.server.servers import Server
from tests.server.workers.house import House, Traffic, crowd

TABLES = 4
#: With the one of each other test that kills a worker, 50.
KILLS = tries(47, 200)


def moves(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def ready(worker: Server) -> bool:
    """Tell whether a worker can serve every table."""
    async with stranger(worker.base) as http:
        return (await http.get("/readyz")).is_success


async def test_two_workers_that_both_believe_to_hold_a_table_write_one_log(house: Callable[..., House]) -> None:
    workers = house(lease_seconds=600.0)  # no sign of life is late, by which the first would notice sooner
    async with workers.person(0, "Ada") as ada:
        table = await ada.open(seats="me hot")
        watcher = await workers.watch(ada, table, 0, client="page")
        first, dice = workers.holder(table), random.Random(1)
        assert (await watcher.move(dice))["type"] == "done"
        # the other is made to hold it, and to tell a game of its own from the log
        other = next(worker for worker in workers.alive() if worker != first)
        workers.execute("DELETE FROM leases WHERE table_id = :t", t=table)
        workers.execute("INSERT INTO leases VALUES (:t, :w, 1)", t=table, w=other)
        # the first still believes that it holds it: what it is asked for is refused at the store, people are sent on
        if not watcher.mine:
            await watcher.send({"type": "look"})
            await watcher.until("sync")
        seq = watcher.now["seq"]
        watcher.number += 1
        action = watcher.now["legal"][0]["text"]
        asked = {"type": "move", "number": watcher.number, "seq": seq, "action": action}
        await watcher.send(asked)
        assert await watcher.closed() == 1012
        assert workers.holder(table) == other
        again = await workers.watch(ada, table, 0, client="page")
        assert again.now["seq"] == seq, "nothing was written"
        await again.send(asked)
        done = await again.until("done", "refused")
        assert (done["type"], done["seq"], done["again"]) == ("done", seq + 1, False)
        assert workers.holder(table) == other


@pytest.mark.parametrize("what", ["frozen", "killed"])
async def test_tables_of_a_worker_that_is_gone_go_on_elsewhere(house: Callable[..., House], what: str) -> None:
    workers = house()
    players = await crowd(workers.workers, TABLES, seed=1)
    traffic = Traffic(workers.workers, players)
    await traffic.flows()
    gone, victim = await workers.name_of(1), workers.workers[1]
    held = [player.table for player in players if player.table and workers.holder(player.table) == gone]
    if what == "frozen":
        os.kill(victim.pid, signal.SIGSTOP)
    else:
        victim.kill()
    traffic.servers = workers.workers[:1]
    await traffic.come_anew()  # a frozen process is silent: pages give up waiting, and come to who answers
    await workers.until(lambda: gone not in workers.alive())
    await traffic.flows(4)
    assert gone not in {workers.holder(player.table) for player in players if player.table}
    traffic.servers = workers.workers
    if what == "frozen":  # it wakes up, and believes for a moment that nothing has happened
        os.kill(victim.pid, signal.SIGCONT)
        await workers.until(lambda: len(workers.alive()) == 2)
    else:
        victim.start()
    await traffic.flows(4)
    await traffic.end()
    assert judge(workers.database, players)[0] >= moves(players)
    print(f"{len(held)} tables taken over, {moves(players)} moves, 0 lost")


async def test_a_clock_does_not_count_the_time_in_which_its_worker_was_dead(house: Callable[..., House]) -> None:
    workers = house(lease_seconds=3.0)
    async with workers.person(0, "Ada") as ada:
        table = await ada.open(seats="me hot", clock={"kind": "live", "bank": 3600, "increment": 0})
        watcher = await workers.watch(ada, table, 0)
        assert (await watcher.move())["type"] == "done"
        holder = workers.holder(table)
        name = await workers.name_of(0)
        dead = 0 if holder == name else 1
        workers.workers[dead].kill()
        await workers.until(lambda: holder not in workers.alive())
        again = await workers.watch(ada, table, 1 - dead)
        assert workers.engine is not None
        with workers.engine.connect() as connection:
            ((started, ended),) = connection.execute(
                select(interruptions.c.started, interruptions.c.ended).where(interruptions.c.table_id == table)
            ).all()
        assert ended - started >= 3000 * 2 / 3, "nobody held it for the time of a lease, less a sign of life"
        clocks = again.now["clocks"]
        before = watcher.now["clocks"]["left"][clocks["running"]]
        # what it lost is what passed while somebody held the table: at most all the time, less the interruption
        spent = before - clocks["left"][clocks["running"]]
        assert spent <= time.time() * 1000 - watcher.log[-1]["at"] - (ended - started) + 1000
        workers.workers[dead].start()


async def test_the_bus_may_go_and_come_back(house: Callable[..., House]) -> None:
    workers = house()
    players = await crowd(workers.workers, TABLES, seed=2)
    traffic = Traffic(workers.workers, players)
    await traffic.flows()
    workers.bus.stop()
    await asyncio.sleep(10.0)  # the fault itself, and nothing that is waited for
    assert not any(await asyncio.gather(*map(ready, workers.workers)))
    workers.bus.start()
    while not all(await asyncio.gather(*map(ready, workers.workers))):  # they hear each other again
        await asyncio.sleep(0.02)
    await traffic.flows(4)
    await traffic.end()
    assert judge(workers.database, players)[0] == moves(players)


async def test_postgresql_may_be_restarted(
    tmp_path: Path, nursery: Nursery, bus: RedisServer, postgres_of_its_own: Postgres
) -> None:
    with House(nursery, postgres_of_its_own.url, bus, tmp_path / "log", 2, {}) as workers:
        players = await crowd(workers.workers, TABLES, seed=4)
        traffic = Traffic(workers.workers, players)
        await traffic.flows()
        await asyncio.to_thread(postgres_of_its_own.restart)
        await traffic.flows(4)
        await traffic.end()
        assert judge(workers.database, players)[0] == moves(players)


async def test_workers_are_killed_again_and_again_under_load(house: Callable[..., House]) -> None:
    workers = house(lease_seconds=1.0)
    players = await crowd(workers.workers, TABLES, seed=3)
    traffic = Traffic(workers.workers, players)
    dice = random.Random(3)
    for _ in range(KILLS):
        await traffic.goes_on()
        await asyncio.sleep(dice.uniform(0.0, 0.1))
        victim = dice.choice(workers.workers)
        victim.kill()
        await asyncio.to_thread(victim.start)  # the others play on
    await traffic.flows(2)
    await traffic.end()
    acknowledged, again = judge(workers.database, players)
    assert acknowledged == moves(players)
    print(f"{acknowledged} acknowledged, 0 lost, {again} answered from the log by another worker")
