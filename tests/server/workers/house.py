"""A house of several workers, and people who come back by themselves as the page does."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, select, text
from websockets.exceptions import WebSocketException

from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import leases, workers
from tests.server.client import Person, Watcher, watch
from tests.server.killing import Player
from tests.server.nursery import Forked, Nursery
from tests.server.redis import RedisServer
from tests.server.servers import Server

TROUBLE = (OSError, WebSocketException, httpx.TransportError, EOFError, TimeoutError)
#: A dead worker is found sooner than people would like to wait, but a busy machine makes nobody look dead.
LEASE = {"lease_seconds": 2.0}
#: What a request is answered with while the store or the worker of its table is away.
_FOR_NOW = re.compile(r"""['"]code['"]: ?['"](elsewhere|storage|put-away|server)['"]""")
#: More than any worker has in a test.
_LIVES = 10_000


class House:
    """Some workers on one PostgreSQL and one bus."""

    def __init__(
        self, nursery: Nursery, database: str, bus: RedisServer, log: Path, number: int, settings: dict[str, Any]
    ) -> None:
        self.database, self.bus, self.log = database, bus, log
        shared = LEASE | {"bus": bus.url} | settings
        self.workers: list[Server] = [Forked(nursery, database, log, **shared) for _ in range(number)]
        for place, worker in enumerate(self.workers):
            # one house has one address, whichever worker somebody comes to
            worker.settings["public_url"] = self.workers[0].base
            worker.lives = _LIVES * place  # each has dice of its own
        self.engine: Engine | None = None

    def __enter__(self) -> House:
        self.engine = open_engine(self.database)
        for worker in self.workers:
            worker.start()
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.stop()
        assert self.engine is not None
        self.engine.dispose()

    @property
    def origin(self) -> str:
        return self.workers[0].base

    def person(self, worker: int, name: str = "Ada") -> Person:
        """Return somebody who comes to a worker."""
        return Person(self.workers[worker].base, name, self.origin)

    async def watch(self, person: Person, table: str, worker: int, **hello: Any) -> Watcher:
        """Open a socket to a table at any worker."""
        headers = {"cookie": person.cookie, "origin": self.origin}
        watcher = await watch(self.workers[worker].base, table, headers, **hello)
        person.watchers.append(watcher)
        return watcher

    # ---- what the database says

    def holder(self, table: str) -> str | None:
        """Return the worker that holds a table."""
        assert self.engine is not None
        with self.engine.connect() as connection:
            found: str | None = connection.execute(
                select(leases.c.worker).where(leases.c.table_id == table)
            ).scalar_one_or_none()
        return found

    def alive(self) -> list[str]:
        """Return who serves, in the order in which they came."""
        assert self.engine is not None
        with self.engine.connect() as connection:
            return list(connection.execute(select(workers.c.id).order_by(workers.c.started)).scalars())

    def execute(self, statement: str, **values: Any) -> None:
        assert self.engine is not None
        with self.engine.begin() as connection:
            connection.execute(text(statement), values)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something; the test has a limit of its own."""
        while not true():
            await asyncio.sleep(0.02)

    async def name_of(self, worker: int) -> str:
        """Return how the database knows a worker: by a table that only it can have claimed."""
        async with self.person(worker) as person:
            table = await person.open()
            await person.get(f"/api/tables/{table}")
        found = self.holder(table)
        assert found is not None
        return found


class Traffic:
    """People who play all the while, each at a table of their own, and come again whenever they are sent away."""

    def __init__(self, servers: Sequence[Server], players: list[Player]) -> None:
        #: Where they come to.
        self.servers, self.players = servers, players
        self.enough = False
        self.tasks = [asyncio.create_task(self._play(player)) for player in players]

    async def flows(self, more: int = 2) -> None:
        """Return once everybody has made so many further moves: every table goes on."""
        wanted = [len(player.acknowledged) + more for player in self.players]
        while any(len(player.acknowledged) < n for player, n in zip(self.players, wanted, strict=True)):
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)

    async def goes_on(self) -> None:
        """Return once anybody has made a further move."""
        seen = self._moves()
        while self._moves() == seen:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    def _moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def come_anew(self) -> None:
        """Let everybody give up waiting for an answer, and come again."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = [asyncio.create_task(self._play(player)) for player in self.players]

    async def end(self) -> None:
        """Return once everybody has their last answer."""
        self.enough = True
        await asyncio.gather(*self.tasks)
        for player in self.players:
            await player.person.__aexit__()

    async def _play(self, player: Player) -> None:
        """Play game after game at any worker, and come again as the page does: after a while, never all at once."""
        while not self.enough or player.pending is not None:
            worker = player.dice.choice(self.servers)
            player.person.base, player.person.http.base_url = worker.base, httpx.URL(worker.base)
            try:
                await player.run(lambda: self.enough)
            except TROUBLE:
                pass
            except AssertionError as error:  # nobody could answer a request for a while
                if not _FOR_NOW.search(str(error)):
                    raise
            finally:
                if player.watcher is not None:
                    player.watcher.socket.transport.abort()
                    player.person.watchers.clear()
            await asyncio.sleep(player.dice.uniform(0.02, 0.1))


async def crowd(servers: Sequence[Server], number: int, seed: int) -> list[Player]:
    """Return people who have a name, each to play at a table of their own."""
    players = []
    for n in range(number):
        person = Person(servers[n % len(servers)].base, f"P{n}", servers[0].base)
        await person.__aenter__()
        players.append(Player(person, random.Random(seed * 100 + n)))
    return players
