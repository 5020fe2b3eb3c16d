"""Tables that wait for players do not wait for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import create_engine

from ludoteka.server.state.clocks import DAY
from ludoteka.server.storage.schema import entries, tables
from tests.server.client import Person
from tests.server.servers import Server


def grow_old(server: Server, table: str, days: int, last: int | None = None) -> None:
    """Let a table have been opened days ago, and what was done there last be so many days old, by default as many."""
    engine = create_engine(server.settings["database"])
    with engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == table).values(created=tables.c.created - days * DAY))
        ago = days if last is None else last
        lines = entries.update().where(entries.c.table_id == table)
        connection.execute(lines.values(at=entries.c.at - ago * DAY))
    engine.dispose()


async def test_a_table_where_nobody_did_anything_for_two_weeks_before_the_beginning_closes(
    own: Callable[..., Server],
) -> None:
    server = own(expire_seconds=0.05, open_days=14)
    async with Person(server.base, "Ada") as ada:
        young, lively, old = [await ada.open() for _ in range(3)]
        playing = await ada.open(seats="me bot:random")
        looked_at = await ada.watch(old)
        grow_old(server, young, 13)
        grow_old(server, lively, 20, last=3)
        grow_old(server, playing, 400)
        grow_old(server, old, 15)
        while not looked_at.over:
            await looked_at.receive()
        (told,) = looked_at.log[-1]["phrases"]
        assert (told["key"], told["args"]) == ("server-log-expired", {"count": 14})
        info = await ada.get(f"/api/tables/{old}")
        assert (info["state"], info["ending"], info["winners"]) == ("over", "expired", [])
        states = [(await ada.get(f"/api/tables/{table}"))["state"] for table in (young, lively, playing)]
        assert states == ["open", "open", "playing"]
        mine = {row["table"]["id"] for row in (await ada.get("/api/me/tables"))["tables"]}
        assert mine == {young, lively, playing}


async def test_a_server_may_let_tables_wait_for_ever(own: Callable[..., Server]) -> None:
    server = own(expire_seconds=0.05, open_days=0)
    async with Person(server.base, "Ada") as ada:
        table = await ada.open()
        grow_old(server, table, 4000)
        await asyncio.sleep(0.3)
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "open"
