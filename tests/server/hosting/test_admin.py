"""`ludoteka admin` beside a running server: tables listed and closed, visitors silenced, banned and let in again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteka.server.storage.administration import NotThere, close_table, lift, list_tables, list_visitors, sanction
from ludoteka.server.storage.database import BadDatabase
from ludoteka.server.storage.schema import tables
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.requests import NewTable, SeatPlan
from tests.server.client import Person, watch
from tests.server.hosting.test_hosting import command
from tests.server.older import take_back
from tests.server.servers import Server
from tests.server.wire import application


async def admin(server: Server, *arguments: str) -> str:
    """Run the real command against the server's database; return what it says."""
    code, said = await asyncio.to_thread(command, "admin", *arguments, "--db", server.settings["database"], LC_ALL="C")
    assert code == 0, said
    return said


async def test_a_host_silences_bans_and_lets_in_again_while_people_play(own: Callable[..., Server]) -> None:
    server = own(beat_seconds=0.1)
    url = server.settings["database"]
    async with Person(server.base, "Ada") as ada, Person(server.base, "Troll") as troll:
        table = await ada.open()
        await troll.post(f"/api/tables/{table}/join", {})
        (listed,) = [row for row in list_tables(url, over=False) if row.id == table]
        number = dict(listed.people)["Troll"]
        assert number in await admin(server, "tables")
        assert list_visitors(url, "tro")[0].id == number

        # silenced: plays on, and says nothing
        assert "Troll" in await admin(server, "silence", number, "--reason", "insults")
        t, a = await troll.watch(table), await ada.watch(table)
        while (answer := await t.ask("say", text="hi")).get("code") != "silenced":
            assert answer["type"] == "done" or answer["code"] == "too-much"
            await asyncio.sleep(0.05)
        assert answer["args"] == {"reason": "insults"}
        assert (await t.ask("react", reaction="oh"))["code"] == "silenced"
        assert (await t.ask("nudge", seat=0))["code"] == "silenced"
        assert (await a.ask("say", text="hello"))["type"] == "done"
        if t.mine:
            await t.move()
            assert t.log[-1]["kind"] == "moved"

        # banned: the page is closed, nothing is answered but why
        await asyncio.to_thread(sanction, url, number, "banned", "again")
        assert await t.closed() == 4003
        assert any('"code":"banned"' in frame and '"again"' in frame for frame in t.frames)
        for path in ("/api/me/tables", f"/api/tables/{table}"):
            refused = (await troll.http.get(path)).json()
            assert (refused["code"], refused["args"]) == ("banned", {"reason": "again"})
        assert (await troll.http.post("/api/tables", json={})).status_code in (400, 403)
        assert (await troll.http.post("/api/me", json={"name": "Other"})).json()["code"] == "banned"
        assert (await troll.get("/api/me"))["banned"] == "again"
        with pytest.raises(ConnectionClosed):
            await watch(server.base, table, {"cookie": troll.cookie, "origin": server.base})
        assert (await ada.get("/api/me"))["banned"] is None
        assert [row.id for row in list_visitors(url, "")] == [number]

        # and welcome again
        assert "Troll" in await admin(server, "lift", number)
        while (await troll.get("/api/me"))["banned"] is not None:
            await asyncio.sleep(0.05)
        assert (await troll.watch(table)).now["seat"] == 1


async def test_a_closed_table_is_over_without_a_winner_for_all_who_look(own: Callable[..., Server]) -> None:
    server = own(beat_seconds=0.1)
    url = server.settings["database"]
    async with Person(server.base, "Ada") as ada:
        table, waiting = await ada.open(seats="me bot:random"), await ada.open()
        a = await ada.watch(table)
        assert table in await admin(server, "close", table)
        await asyncio.to_thread(close_table, url, waiting)
        while not a.over:
            await a.receive()
        info = await ada.get(f"/api/tables/{table}")
        assert (info["state"], info["winners"], info["ending"]) == ("over", [], "closed")
        assert (await ada.get(f"/api/tables/{table}/record"))["ended"] == "closed"
        while (await ada.get(f"/api/tables/{waiting}"))["state"] != "over":
            await asyncio.sleep(0.05)
        assert table not in [row.id for row in list_tables(url, over=False)]
        assert table in [row.id for row in list_tables(url, over=True)]
        # an order for a server that does not run is carried out when it starts
        later = await ada.open()
        server.stop()
        await asyncio.to_thread(close_table, url, later)
        server.start()
        while (await ada.get(f"/api/tables/{later}"))["state"] != "over":
            await asyncio.sleep(0.05)


async def test_a_table_that_cannot_be_opened_does_not_keep_others_from_being_closed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/ludoteka.db"
    async with application(tmp_path, beat_seconds=1e9) as app:
        registry, store = app.services.registry, app.services.store
        host, _ = await app.services.identities.create("Ada")
        plan = NewTable(game="opale", seats=[SeatPlan(kind="me"), SeatPlan(kind="bot", level="random")])
        old, good = [(await registry.opener.open(plan, host))[0] for _ in range(2)]
        await store.write(Job([(tables.update().where(tables.c.id == old).values(version=99), {})]))
        for table in (old, good):
            await asyncio.to_thread(close_table, url, table)
        await registry._obey()
        assert await store.state_of(good) == "over"
        assert await registry.sanctions.to_close() == []
        # an order that comes while the table is put away, or nothing can be stored, is carried out later
        later = (await registry.opener.open(plan, host))[0]
        await asyncio.to_thread(close_table, url, later)
        await (await registry.table(later)).close()
        await registry._obey()
        assert await registry.sanctions.to_close() == [later]
        del registry.tables[later]
        await registry._obey()
        assert (await store.state_of(later), await registry.sanctions.to_close()) == ("over", [])


def test_mistakes_are_answered_with_their_remedy(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    url = server.settings["database"]
    for arguments, words in (
        (["ban"], "admin visitors"),
        (["ban", "nobody", "--reason", "x"], "nobody"),
        (["ban", "nobody"], "--reason"),
        (["close", "000"], "admin tables"),
    ):
        code, said = command("admin", *arguments, "--db", url, LC_ALL="C")
        assert (code, words in said) == (2, True), said
    with pytest.raises(NotThere):
        lift(url, "nobody")
    server.stop()
    take_back(Path(url.removeprefix("sqlite:///")), "0006")
    with pytest.raises(BadDatabase, match="another release"):
        list_tables(url, over=False)
