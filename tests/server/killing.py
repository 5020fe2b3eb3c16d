"""Servers that are killed in the middle of traffic, and whether they forgot anything that they had acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import entries, finished, results, tables
from tests.server.client import WAIT, Person, Watcher
from tests.server.nursery import Forked, Nursery

TABLES = 4
_TROUBLE = (OSError, WebSocketException, httpx.TransportError, EOFError, TimeoutError)


@dataclass
class Player:
    """A person at one table who plays both seats in turn, and remembers what was acknowledged."""

    person: Person
    dice: random.Random
    table: str = ""
    watcher: Watcher | None = None
    client: str = "page"
    #: The request that waits for an answer: it is sent again after every interruption.
    pending: dict[str, Any] | None = None
    number: int = 0
    acknowledged: dict[int, tuple[str, int, str]] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    answered_again: int = 0

    async def run(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the server is gone, or nothing waits for an answer and it is enough."""
        if not self.table:
            self.table = await self.person.open(seats="me hot")
            self.tables.append(self.table)
        watcher = self.watcher = await self.person.watch(self.table, client=self.client)
        while self.pending is not None or not enough():
            if self.pending is None:
                if watcher.over:
                    self.table = ""
                    return
                if not watcher.mine:
                    await watcher.send({"type": "look"})
                    await watcher.until("sync")
                    continue
                self.number += 1
                action = self.dice.choice(watcher.now["legal"])["text"]
                self.pending = {"type": "move", "number": self.number, "seq": watcher.now["seq"], "action": action}
            else:  # whether it was carried out, the log says
                await self._look_from_the_seat_that_asked(watcher)
            await watcher.send(self.pending)
            answer = await watcher.until("done", "refused", number=self.number)
            if answer["type"] == "done":
                assert self.number not in self.acknowledged
                self.acknowledged[self.number] = (self.table, answer["seq"], self.pending["action"])
                self.answered_again += answer["again"]
            else:
                assert answer["code"] in ("stale", "not-your-turn"), answer
                raise AssertionError(f"a move that was never answered can neither be stale nor another's: {answer}")
            self.pending = None

    async def _look_from_the_seat_that_asked(self, watcher: Watcher) -> None:
        """A request is answered from any seat of the same person; carried out, only from the one that decides."""
        if not watcher.mine:
            await watcher.send({"type": "look"})
            await watcher.until("sync")


async def lane(
    database: str, folder: Path, kills: int, seed: int, progress: Callable[[int], None] = lambda killed: None
) -> list[Player]:
    """Kill a server so many times, start it again each time, and return who played; `progress` hears each kill."""
    dice = random.Random(seed)
    with Nursery() as nursery:
        server = Forked(nursery, database, folder / "log").start()
        players = []
        for number in range(TABLES):
            person = Person(server.base, f"P{number}")
            await person.__aenter__()
            players.append(Player(person, random.Random(seed * 100 + number)))
        for number in range(kills):
            seen = sum(len(player.acknowledged) for player in players)
            tasks = [asyncio.create_task(go_on(player)) for player in players]
            while sum(len(player.acknowledged) for player in players) <= seen:  # the traffic has begun
                assert not all(task.done() for task in tasks), "nobody plays"
                await asyncio.sleep(0.01)
            await asyncio.sleep(dice.uniform(0.0, 0.06))
            server.kill()
            await asyncio.wait_for(asyncio.gather(*tasks), WAIT)
            server.start()
            progress(number + 1)
        server.stop()
        for player in players:
            await player.person.__aexit__()
        return players


async def go_on(player: Player) -> None:
    """Play game after game until the connection breaks."""
    with contextlib.suppress(*_TROUBLE):
        while True:
            await player.run()
    if player.watcher is not None:
        player.person.watchers.clear()
        with contextlib.suppress(*_TROUBLE):
            await player.watcher.close()


def judge(url: str, players: list[Player]) -> tuple[int, int]:
    """Return how many moves were acknowledged, all of which the store has once, and how many of them after a restart.

    Raises AssertionError where one is lost, another's, or there twice.
    """
    engine = open_engine(url)
    with engine.connect() as database:
        columns = (entries.c.table_id, entries.c.seq, entries.c.client, entries.c.number, entries.c.event)
        moves = list(database.execute(select(*columns).order_by(entries.c.table_id, entries.c.seq)))
        over = set(database.execute(select(tables.c.id).where(tables.c.state == "over")).scalars())
        ended = sorted(database.execute(select(finished.c.table_id)).scalars())
        rows = sorted(database.execute(select(results.c.table_id)).scalars())
        if engine.dialect.name == "sqlite":
            assert database.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    engine.dispose()
    assert rows == ended == sorted(over), "what became of a game stands there with its last move, once"
    log = {(table, seq): (client, count, event.decode()) for table, seq, client, count, event in moves}
    acknowledged = 0
    for player in players:
        for count, (table, seq, action) in player.acknowledged.items():
            assert (table, seq) in log, f"move {count}, acknowledged as entry {seq} of table {table}, is lost"
            client, logged, event = log[table, seq]
            assert (client, logged) == ("page", count)
            assert f'"action":"{action}"' in event
            acknowledged += 1
        requests = [count for table, _, client, count, _ in moves if client == "page" and table in player.tables]
        assert len(requests) == len(set(requests)), "a move was applied twice"
        assert len(requests) - len(player.acknowledged) <= 1, "only the last may wait for its answer"
    return acknowledged, sum(player.answered_again for player in players)
