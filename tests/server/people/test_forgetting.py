"""Whoever wants to be forgotten is: at once, everywhere, for good. Nobody else loses a game by it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

import ludoteka
from ludoteka.server.state.events import LogEntry, Said, Sat
from ludoteka.server.state.forgetting import rewritten
from ludoteka.server.storage.schema import metadata
from tests.server.authenticator import Authenticator
from tests.server.client import Person, stranger, watch
from tests.server.people.test_passkeys import added, name_of
from tests.server.servers import Server

NAME = "Adalbertina"


def traces(server: Server, *words: str) -> list[str]:
    """Return where the store holds one of some words."""
    engine = create_engine(server.settings["database"].replace("postgresql://", "postgresql+psycopg://"))
    found = []
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                told = "|".join(one.decode("utf-8", "replace") if isinstance(one, bytes) else str(one) for one in row)
                found += [f"{table.name}: {told}" for word in words if word in told]
    engine.dispose()
    return found


def visitor_ids(server: Server, name: str) -> list[str]:
    engine = create_engine(server.settings["database"].replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        query = text("SELECT id FROM visitors WHERE name = :name")
        found = list(connection.execute(query, {"name": name}).scalars())
    engine.dispose()
    return found


async def finished(ada: Person, bob: Person) -> str:
    """Return a table where both played a few moves, and one gave up."""
    table = await ada.open(seats="me open")
    await bob.post(f"/api/tables/{table}/join", {})
    a, b = await ada.watch(table), await bob.watch(table)
    for _ in range(3):
        mover = a if a.mine else b
        await mover.move()
        for who in (a, b):
            while who.now["seq"] < mover.now["seq"]:
                await who.receive()
    await b.ask("say", text="well played")
    await a.ask("say", text="my secret address is 5 Elm Street")
    await b.ask("resign")
    await a.close()
    await b.close()
    return table


async def test_what_was_played_stays_and_who_played_is_gone(server: Server) -> None:
    base = server.base
    async with Person(base, NAME) as ada, Person(base, "Bob") as bob, Person(base, "Cyd") as cyd:
        over = await finished(ada, bob)
        running = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{running}/join", {})
        alone = await ada.open(seats="me bot:random")
        waiting = await ada.open("oriflamme-alliance", "me open open")
        await cyd.post(f"/api/tables/{waiting}/join", {})
        sat_once = await bob.open("oriflamme-alliance", "me open open")
        await ada.post(f"/api/tables/{sat_once}/join", {})
        await ada.post(f"/api/tables/{sat_once}/leave")
        looked_at = await bob.open(seats="me open")
        spectator = await ada.watch(looked_at)
        await spectator.ask("say", text="hello from Elm Street")
        lent = await ada.open("oriflamme-alliance", "me open open")
        await ada.post(f"/api/tables/{lent}/seats/1/program")
        token = (await ada.post(f"/api/tables/{running}/seats/0/program"))["link"].partition("#token=")[2]
        await ada.post("/api/me/preferences", {"theme": "dark"})
        await ada.post(
            "/api/me/push", {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "B" * 87, "auth": "a" * 22}
        )
        await ada.post(f"/api/tables/{running}/silence", {"silent": True})
        key = Authenticator(name_of(server))
        await added(ada, key)
        ada.http.headers["origin"] = base
        code = (await ada.post("/api/me/link"))["link"].partition("#code=")[2]
        ids = visitor_ids(server, NAME)
        assert len(ids) == 1
        assert traces(server, NAME), "the test looks in the right place"
        assert traces(server, ids[0])

        record, log = await bob.get(f"/api/tables/{over}/record"), await bob.get(f"/api/tables/{over}/log")
        before = await bob.get(f"/api/tables/{over}")
        page, program = await ada.watch(running), await watch(base, running, {"authorization": f"Bearer {token}"})
        rival = await bob.watch(running)
        assert await ada.get("/api/me/forget") == {
            "name": NAME, "devices": 1, "passkeys": 1, "waiting": 2, "shared": 1, "alone": 1, "over": 1,
        }  # fmt: skip
        refused = await ada.http.post("/api/me/forget", json={"name": "Bob"})
        assert (refused.status_code, refused.json()["code"]) == (409, "somebody-else")

        cookie = ada.cookie
        assert (await ada.post("/api/me/forget", {"name": NAME}))["name"] is None

        # nobody can be them any more
        assert await page.closed() == await program.closed() == await spectator.closed() == 4003
        async with stranger(base, headers={"cookie": cookie, "origin": base}) as ghost:
            assert (await ghost.get("/api/me")).json()["name"] is None
            assert (await ghost.get("/api/me/tables")).status_code == 401
            assert (await ghost.post("/api/me/continue", json={"code": code})).json()["code"] == "link-used"
            ghost.headers["origin"] = key.origin
            shown = key.show((await ghost.post("/api/passkey/ask")).json()["options"])
            assert (await ghost.post("/api/passkey", json={"credential": shown})).json()["code"] == "no-passkey"
        with pytest.raises(InvalidStatus):
            await watch(base, running, {"authorization": f"Bearer {token}"})
        assert ada.cookie == ""
        assert traces(server, NAME, ids[0], "Elm Street", "fcm.googleapis.com/x") == []

        # what others played is as it was, but for the name
        after = await bob.get(f"/api/tables/{over}")
        assert after["commitment"] == before["commitment"]
        assert after["seed"] == before["seed"]
        assert after["winners"] == before["winners"]
        assert after["seats"][0] == {"kind": "person", "forgotten": True}
        assert after["seats"][1] == before["seats"][1]
        assert (await bob.get(f"/api/tables/{over}/log")) == log
        told = await bob.get(f"/api/tables/{over}/record")
        assert {**told, "seats": None} == {**record, "seats": None}
        assert told["seats"] == ["", "Bob"]
        plays = (
            [position.raw.tobytes() for position in ludoteka.Record.from_json(found).replay()]
            for found in (record, told)
        )
        assert next(plays) == next(plays)
        (listed,) = (await bob.get("/api/me/games"))["games"]
        assert (listed["table"]["id"], listed["outcome"]) == (over, "lost")
        assert listed["table"]["seats"][0] == {"kind": "person", "forgotten": True}
        assert (await bob.get("/api/me/statistics"))["total"]["tally"]["played"] == 1
        assert len((await bob.http.get("/api/me/games/export")).content.splitlines()) == 1
        again = await bob.watch(over)
        said = [(entry.get("name"), entry.get("text")) for entry in again.log if entry["kind"] == "said"]
        assert said == [("Bob", "well played"), (None, "")]

        # a running game goes on, with a bot
        while not rival.now["table"]["seats"][0].get("forgotten"):
            await rival.receive()
        assert rival.now["table"]["seats"][0]["away"]
        assert rival.now["table"]["host"] == 1
        await rival.my_turn()
        assert (await rival.move())["type"] == "done"
        # waiting rooms have a free seat and another host, games alone are over, programs have no name
        room = await cyd.get(f"/api/tables/{waiting}")
        assert [seat["kind"] for seat in room["seats"]] == ["open", "person", "open"]
        assert room["host"] == 1
        assert (await bob.get(f"/api/tables/{alone}"))["state"] == "over"
        parted = await bob.watch(sat_once)
        gone = next(entry for entry in parted.log if entry["kind"] == "left")
        assert gone["phrases"][0]["args"]["who"] == {"key": "server-somebody", "args": {}}
        assert (await bob.get(f"/api/tables/{lent}"))["seats"][1]["name"] == "bot"
        # whoever comes by the same browser is somebody new
        await ada.post("/api/me", {"name": "New"})
        assert (await ada.get("/api/me/tables"))["tables"] == []
        assert (await ada.get("/api/me/devices"))["passkeys"] == []


async def test_nobody_waits_for_a_rematch_with_somebody_who_is_forgotten(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base, "Ada") as ada, Person(base, "Bob") as bob:
        table = await finished(ada, bob)
        await ada.post(f"/api/tables/{table}/rematch", {"again": True})
        await ada.post("/api/me/forget", {"name": "Ada"})
        told = await bob.post(f"/api/tables/{table}/rematch", {"again": True, "others": "bot"})
        seats = (await bob.get(f"/api/tables/{told['rematch']}"))["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]


async def test_a_server_that_stopped_meanwhile_goes_on_with_it(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server.base, NAME) as ada, Person(server.base, "Bob") as bob:
        table = await finished(ada, bob)
    server.stop()
    (visitor,) = visitor_ids(server, NAME)
    engine = create_engine(server.settings["database"])
    with engine.begin() as connection:
        connection.execute(text("UPDATE visitors SET name = '' WHERE id = :id"), {"id": visitor})
    engine.dispose()
    server.start()
    while traces(server, visitor):  # the test itself has a time limit
        await asyncio.sleep(0.05)
    assert traces(server, NAME) == []
    async with stranger(server.base) as http:
        assert (await http.get(f"/api/tables/{table}")).json()["seats"][0]["forgotten"]


def test_what_a_program_of_somebody_said_does_not_name_them() -> None:
    lines = [
        LogEntry(1, 0, Sat(0, NAME, "v0")),
        LogEntry(2, 0, Sat(1, f"bot of {NAME}", "p1")),
        LogEntry(3, 0, Said(f"bot of {NAME}", "hello", 1), author="p1"),
        LogEntry(4, 0, Said("Bob", "hello", None), author="v9"),
    ]
    told = dict(rewritten(lines, "v0", "gone-1", hosting=True))
    assert NAME not in str(told)
    assert told[3] == Said("bot", "hello", 1)
    assert 4 not in told


def test_no_table_of_the_store_keeps_people_under_another_word() -> None:
    """Whoever is forgotten is taken out of every table that has a column `visitor`."""
    known: dict[str, Any] = {table.name: {column.name for column in table.c} for table in metadata.sorted_tables}
    people = {name for name, columns in known.items() if "visitor" in columns}
    told = {"subscriptions", "silences", "addresses"}
    assert people == {"tokens", "seats", "passkeys", "results", "ratings", "sanctions"} | told
    # of who asked for mails a keyed hash stays for a month: nobody gets around the limits by being forgotten
    suspects = {"author", "host", "person", "owner", "player", "user", "asker"}
    assert {name for name, columns in known.items() if columns & suspects} == {"tables", "entries", "askings"}
