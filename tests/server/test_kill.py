"""Acknowledged moves survive `kill -9`, and none is applied twice.

Lanes of servers, each on its own database, are killed in the middle of traffic over real sockets, again and
again; the clients resend what was not answered. `pytest tests/server/test_kill.py --kills 10000` goes on for longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import entries
from tests.server.client import Person, Watcher
from tests.server.postgres import new_database
from tests.server.zygote import Zygote

TABLES = 4
#: The shares of the kills: two SQLite files, and some for a PostgreSQL.
LANES = (("sqlite", 1, 0.5), ("sqlite", 2, 0.5), ("postgresql", 3, 0.1))
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

    async def run(self) -> None:
        """Play until the server is gone."""
        if not self.table:
            self.table = await self.person.open(seats="me hot")
            self.tables.append(self.table)
        watcher = self.watcher = await self.person.watch(self.table, client=self.client)
        while True:
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
                pytest.fail(f"a move that was never answered can neither be stale nor done by another: {answer}")
            self.pending = None

    async def _look_from_the_seat_that_asked(self, watcher: Watcher) -> None:
        """A request is answered from any seat of the same person; carried out, only from the one that decides."""
        if not watcher.mine:
            await watcher.send({"type": "look"})
            await watcher.until("sync")


async def lane(database: str, folder: Path, kills: int, seed: int) -> list[Player]:
    dice = random.Random(seed)
    with Zygote(database, folder / "log") as zygote:
        zygote.start()
        players = []
        for number in range(TABLES):
            person = Person(zygote.base, f"P{number}")
            await person.__aenter__()
            players.append(Player(person, random.Random(seed * 100 + number)))
        for _ in range(kills):
            seen = sum(len(player.acknowledged) for player in players)
            tasks = [asyncio.create_task(go_on(player)) for player in players]
            for _ in range(500):  # the traffic has begun
                await asyncio.sleep(0.01)
                if sum(len(player.acknowledged) for player in players) > seen:
                    break
            await asyncio.sleep(dice.uniform(0.0, 0.06))
            zygote.kill()
            await asyncio.wait_for(asyncio.gather(*tasks), 30)
            zygote.start()
        zygote.stop()
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


@pytest.mark.parametrize(("kind", "seed", "share"), LANES)
def test_every_acknowledged_move_survives_being_killed_and_none_is_applied_twice(
    tmp_path: Path, kind: str, seed: int, share: float, request: pytest.FixtureRequest
) -> None:
    kills = round(request.config.getoption("--kills") * share)
    url = f"sqlite:///{tmp_path}/ludoteka.db"
    if kind == "postgresql":
        url = new_database(request.getfixturevalue("postgres_url"), "killed")
    players = asyncio.run(lane(url, tmp_path, kills, seed))
    engine = open_engine(url)
    with engine.connect() as database:
        columns = (entries.c.table_id, entries.c.seq, entries.c.client, entries.c.number, entries.c.event)
        rows = list(database.execute(select(*columns).order_by(entries.c.table_id, entries.c.seq)))
        if kind == "sqlite":
            assert database.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    engine.dispose()
    log = {(table, seq): (client, count, event.decode()) for table, seq, client, count, event in rows}
    acknowledged = 0
    for player in players:
        for count, (table, seq, action) in player.acknowledged.items():
            client, logged, event = log[table, seq]
            assert (client, logged) == ("page", count)
            assert f'"action":"{action}"' in event
            acknowledged += 1
        requests = [count for table, _, client, count, _ in rows if client == "page" and table in player.tables]
        assert len(requests) == len(set(requests)), "a move was applied twice"
        assert len(requests) - len(player.acknowledged) <= 1, "only the last may wait for its answer"
    assert acknowledged >= kills, "there was hardly any traffic"
    again = sum(player.answered_again for player in players)
    print(f"{kills} kills, {acknowledged} acknowledged moves kept, {again} answered from the log after a restart")
