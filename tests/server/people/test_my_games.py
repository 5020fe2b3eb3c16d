"""My games over HTTP: nobody sees another's; taken along and brought elsewhere; told from old logs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

import ludoteka
from ludoteka.server.live.imports import MOST_AT_ONCE
from tests.server.client import Person, stranger
from tests.server.older import take_back
from tests.server.servers import Server


async def give_up(person: Person, table: str) -> None:
    watcher = await person.watch(table)
    await watcher.ask("resign")
    while not watcher.over:
        await watcher.receive()


async def played(person: Person, **search: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me/games", **search))["games"]
    return found


async def bring(person: Person, text: bytes, first: int = 1) -> httpx.Response:
    return await person.http.post(f"/api/me/games/import?first={first}", content=text)


async def test_games_are_told_to_who_sat_there_after_the_end_and_to_nobody_else(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Carol") as carol:
        table = await ada.open(seats="me open", clock={"kind": "days", "days": 2})
        assert (await ada.get("/api/me/games"))["games"] == []
        await bob.post(f"/api/tables/{table}/join", {})
        assert await played(ada) == [], "nothing is told of a game that goes on"
        running = (await ada.get("/api/me/tables"))["tables"]
        assert [entry["table"]["id"] for entry in running] == [table]
        assert running[0]["until"] > running[0]["changed"]
        await give_up(ada, table)
        (mine,), (theirs,) = await played(ada), await played(bob)
        assert (mine["outcome"], theirs["outcome"]) == ("lost", "won")
        assert mine["table"] == theirs["table"]
        assert [seat["name"] for seat in mine["table"]["seats"]] == ["Ada", "Bob"]
        assert mine["table"]["seats"][0]["resigned"]
        assert await played(carol) == []
        assert (await carol.get("/api/me/statistics"))["total"]["tally"]["played"] == 0
        assert (await carol.http.get("/api/me/games/export")).content == b""
        assert (await carol.http.get(f"/api/me/games?visitor=bob&before={mine['table']['ended']}.{table}")).json() == {
            "games": [],
            "next": None,
        }
        # a rating is told to who switched it on, and to nobody else
        assert (await ada.get("/api/me/statistics"))["games"][0]["rating"] is None
        await ada.post("/api/me/preferences", {"rating": True})
        assert (await ada.get("/api/me/statistics"))["games"][0]["rating"]["points"] < 1500
        assert (await bob.get("/api/me/statistics"))["games"][0]["rating"] is None
    async with stranger(server.base) as http:
        for path in ("games", "statistics", "games/export"):
            assert (await http.get(f"/api/me/{path}")).status_code == 401
        assert (await http.post("/api/me/games/import", content=b"{}")).status_code == 401


async def test_games_go_along_to_another_server_and_are_replayed_there(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    here = own()
    there = own(database=f"sqlite:///{tmp_path}/elsewhere.db")
    async with Person(here.base) as ada, Person(here.base, "Bob") as bob:
        first = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{first}/join", {})
        await give_up(bob, first)
        second = await ada.open("orion-duel", seats="bot:novice me")
        watcher = await ada.watch(second)
        await watcher.my_turn()
        await watcher.move()
        await give_up(ada, second)
        third = await ada.open(seats="me hot")
        await give_up(ada, third)
        taken = await ada.http.get("/api/me/games/export")
        assert taken.headers["content-disposition"] == 'attachment; filename="ludoteka-games.jsonl"'
        lines = taken.content.splitlines()
        records = [ludoteka.Record.from_json(json.loads(line)) for line in lines]
        assert [record.game for record in records] == ["opale", "orion-duel", "opale"]
        assert (await bring(ada, taken.content)).json() == {"added": 0, "known": 3}, "they are here"
        own_statistics = await ada.get("/api/me/statistics")
    async with Person(there.base, "Ada Abroad") as ada, Person(there.base, "Bob") as bob:
        # nothing of a file is stored where a line of it is wrong
        broken = json.loads(lines[1])
        broken["actions"].pop()
        for line, code in (
            (json.dumps(broken).encode(), "import-broken"),
            (b"{", "import-not-json"),
            (b"[]", "import-not-record"),
            (json.dumps(broken | {"version": 99}).encode(), "import-rules"),
            (json.dumps(broken | {"game": "chess"}).encode(), "import-rules"),
            (json.dumps(json.loads(lines[2]) | {"resigned": []}).encode(), "import-unfinished"),
            (json.dumps(json.loads(lines[2]) | {"played": {"mine": "all"}}).encode(), "import-broken"),
        ):
            answer = await bring(ada, b"\n".join([lines[0], b"", line]), first=11)
            assert answer.status_code == 409, answer.text
            assert (answer.json()["code"], answer.json()["args"]["line"]) == (code, 13), answer.text
        assert await played(ada) == []
        assert (await bring(ada, b"\n \n")).json()["code"] == "import-empty"
        assert (await bring(ada, lines[0] + b"\n{}" * MOST_AT_ONCE)).json()["code"] == "import-too-many"
        assert (await bring(ada, b" " * 1_100_000)).status_code == 413
        assert (await bring(ada, taken.content)).json() == {"added": 3, "known": 0}
        assert (await bring(ada, taken.content + lines[0])).json() == {"added": 0, "known": 4}
        found = await played(ada)
        assert [game["table"]["game"] for game in found] == ["opale", "orion-duel", "opale"]
        assert [game["outcome"] for game in found] == ["none", "lost", "won"]
        assert all(game["table"]["imported"] for game in found)
        assert [seat["name"] for seat in found[2]["table"]["seats"]] == ["Ada", "Bob"]
        assert found[1]["table"]["seats"][0]["level"] == "novice"
        for game in found:
            replay = await ada.get(f"/api/tables/{game['table']['id']}/replay", seat=0)
            assert replay["decisions"] == game["table"]["moves"]
        theirs = await ada.get("/api/me/statistics")
        assert theirs["total"] == own_statistics["total"]
        assert theirs["games"][0]["rating"] is None
        again = await ada.http.post(f"/api/tables/{found[2]['table']['id']}/rematch", json={})
        assert again.json()["code"] == "played-elsewhere"
        # a bare record, in which nobody is known: whoever brings it looks on
        bare = {key: value for key, value in json.loads(lines[2]).items() if key != "played"}
        assert (await bring(bob, json.dumps(bare | {"seats": ["X", "Y"]}).encode())).json()["added"] == 1
        assert (await bring(bob, json.dumps(bare).encode())).json() == {"added": 0, "known": 1}
        (looked_on,) = await played(bob)
        assert (looked_on["seats"], looked_on["outcome"]) == ([], "none")
        assert (await bob.get(f"/api/tables/{looked_on['table']['id']}/replay"))["decisions"] == 0
        # it is nobody else's, not even of somebody of the same name
        assert len(await played(bob)) == 1
        assert (await bob.http.get(f"/api/tables/{found[2]['table']['id']}")).status_code == 404
        # and from there it goes on
        onwards = (await ada.http.get("/api/me/games/export")).content
        assert [json.loads(line)["played"] for line in onwards.splitlines()] == [
            json.loads(line)["played"] for line in lines
        ]


async def test_an_abandoned_game_is_listed_and_neither_counted_nor_rated(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
        table = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{table}/join", {})
        await ada.post(f"/api/tables/{table}/offer", {"what": "abandon"})
        await bob.post(f"/api/tables/{table}/answer", {"what": "abandon", "agree": True})
        for person in (ada, bob):
            (game,) = await played(person)
            assert (game["outcome"], game["table"]["winners"]) == ("ended", [])
            await person.post("/api/me/preferences", {"rating": True})
            assert (await person.get("/api/me/statistics"))["total"]["tally"]["played"] == 0
        # taken along, it is the same
        taken = (await ada.http.get("/api/me/games/export")).content
        assert (await bring(eve, taken)).json() == {"added": 1, "known": 0}
        assert [game["outcome"] for game in await played(eve)] == ["ended"]


async def test_games_from_before_there_were_rows_are_told_from_their_logs(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    server = own()
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{table}/join", {})
        await give_up(bob, table)
        left = await ada.open(seats="me open")
        await ada.post(f"/api/tables/{left}/leave")
        running = await ada.open(seats="me hot")
        before = await played(ada)
        server.stop()
        take_back(tmp_path / "ludoteka.db", "0006")
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            # one of them cannot be told any more: it holds nothing up
            damaged = "INSERT INTO tables SELECT 'damaged', game, version + 9, players, options, public, clock, seed,"
            database.execute(f"{damaged} host, 0, state, wake, info FROM tables WHERE id = ?", (table,))
            database.commit()
        server.start()
        while not (found := await played(ada)):
            await asyncio.sleep(0.05)
        assert found == before
        assert [game["outcome"] for game in await played(bob)] == ["lost"]
        mine = (await ada.get("/api/me/tables"))["tables"]
        assert [(entry["table"]["id"], entry["your_turn"]) for entry in mine] == [(running, True)]
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            while database.execute("SELECT count(*) FROM tables WHERE state = 'over' AND NOT noted").fetchone()[0]:
                await asyncio.sleep(0.05)
            assert database.execute("SELECT count(*) FROM results").fetchone()[0] == 2


async def test_own_tables_and_the_lobby_wake_no_table(own: Callable[..., Server], tmp_path: Path) -> None:
    """Damage every log: whoever would read it could not answer."""
    server = own()
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        running, over = await ada.open(seats="me open"), await ada.open(seats="me open")
        for table in (running, over):
            await bob.post(f"/api/tables/{table}/join", {})
        await give_up(ada, over)
        (before,) = (await ada.get("/api/me/tables"))["tables"]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            database.execute("UPDATE entries SET event = 'x' WHERE seq > 1")
            database.commit()
        server.start()
        for person in (ada, bob):
            assert [one["table"]["id"] for one in (await person.get("/api/me/tables", over=True))["tables"]] == [over]
            assert [one["table"]["id"] for one in await played(person)] == [over]
        (found,) = (await ada.get("/api/me/tables"))["tables"]
        assert found == before | {"last": None}


async def test_the_lobby_goes_on_where_it_ended(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        made = [await person.open(seats="me open") for person in (ada, bob) for _ in range(40)]
        playing = [await bob.open(seats="me bot:random") for _ in range(3)]
        first = await ada.get("/api/tables")
        rest = await ada.get("/api/tables", before=first["next"])
        assert rest["next"] is None
        ids = [table["id"] for table in first["tables"] + rest["tables"]]
        assert len(ids) == len(set(ids))
        assert set(ids) == {*made, *playing}
        assert set(ids[-3:]) == set(playing), "those that wait for somebody come first"
        for wrong in ("over.1.a", "open", "open.x.y", "open.1."):
            answer = await ada.http.get("/api/tables", params={"before": wrong})
            assert answer.json()["code"] == "bad-cursor"
