"""One's own tables: where one plays, where it is one's turn, and what one has played."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ludoteka.engine.commitment import keeps
from ludoteka.server.storage.writer import Job
from tests.conformance.cases import few_cases
from tests.server.client import Person, stranger
from tests.server.older import take_back
from tests.server.room import Room, any_action, begun
from tests.server.servers import Server


async def test_own_tables_show_whose_turn_it_is_the_own_turns_first(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        waiting, playing = await ada.open(seats="me open"), await ada.open(seats="me open")
        await bob.post(f"/api/tables/{playing}/join", {})
        await ada.open(seats="bot:random bot:random")
        mine = (await ada.get("/api/me/tables"))["tables"]
        assert {entry["table"]["id"] for entry in mine} == {waiting, playing}
        theirs = (await bob.get("/api/me/tables"))["tables"]
        assert [entry["table"]["id"] for entry in theirs] == [playing]
        entry = next(entry for entry in mine if entry["table"]["id"] == playing)
        assert entry["mover"] == theirs[0]["mover"] in (0, 1)
        assert (entry["seats"], theirs[0]["seats"]) == ([0], [1])
        assert (entry["your_turn"], theirs[0]["your_turn"]) == (entry["mover"] == 0, entry["mover"] == 1)
        both = await ada.open(seats="me hot")
        first = (await ada.get("/api/me/tables"))["tables"][0]
        assert (first["table"]["id"], first["your_turn"], first["seats"]) == (both, True, [0, 1])
        await ada.post(f"/api/tables/{waiting}/leave")
        assert waiting not in {e["table"]["id"] for e in (await ada.get("/api/me/tables"))["tables"]}


async def test_the_last_move_is_told_as_the_own_seat_may_know_it(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="me open")
        assert (await ada.get("/api/me/tables"))["tables"][0]["last"] is None
        await bob.post(f"/api/tables/{table}/join", {})
        watching = {0: await ada.watch(table), 1: await bob.watch(table)}
        mover = watching[0].now["view"]["to_move"]
        await watching[mover].ask(
            "move", seq=watching[mover].now["seq"], action=watching[mover].now["legal"][0]["action"]
        )
        for seat, person in enumerate((ada, bob)):
            entries = [entry for entry in (await person.watch(table)).log if entry["kind"] == "moved"]
            last = (await person.get("/api/me/tables"))["tables"][0]["last"]
            assert last in entries[-1]["phrases"], seat


async def test_what_was_played_stays_with_its_seed_and_its_record(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        assert a.now["table"]["seed"] is None
        await a.ask("resign")
        while a.now["table"]["state"] != "over":
            await a.receive()
        info = await ada.get(f"/api/tables/{table}")
        assert keeps(info["commitment"], "opale", int(info["seed"], 16))
        assert (await bob.get("/api/me/tables"))["tables"] == []
        assert [e["table"]["id"] for e in (await bob.get("/api/me/tables", over=True))["tables"]] == [table]
        record = await bob.http.get(f"/api/tables/{table}/record")
        assert record.headers["content-disposition"] == f'attachment; filename="opale-{table}.json"'


async def test_only_visitors_have_tables(server: Server) -> None:
    async with stranger(server.base) as http:
        assert (await http.get("/api/me/tables")).status_code == 401


async def test_whoever_opened_a_table_knows_it_and_sees_it_without_a_seat(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="open open", public=False)
        a = await ada.watch(table)
        assert (a.now["hosting"], a.now["seat"]) == (True, None)
        public = await ada.open(seats="me open")
        assert not (await bob.watch(public)).now["hosting"]


async def test_whose_turn_it_was_in_an_older_release_is_known(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{table}/join", {})
        mover = (await ada.get("/api/me/tables"))["tables"][0]["mover"]
        server.stop()
        take_back(tmp_path / "ludoteka.db", "0011")
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            assert database.execute("SELECT mover FROM tables").fetchone() == (mover,)
        server.start()
        assert (await ada.get("/api/me/tables"))["tables"][0]["mover"] == mover
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            rows = database.execute("SELECT mover FROM entries ORDER BY seq").fetchall()
        assert [row[0] for row in rows] == [None] * (len(rows) - 1) + [mover]


async def test_a_move_without_a_clock_writes_nothing_but_its_line() -> None:
    """The row of a table is large, and a move comes 500 times a second; only who decides changes by it."""
    room = await Room(begun(few_cases()[0])).fill()
    try:
        jobs: list[Job] = []
        write = room.store.write

        async def kept(job: Job) -> None:
            jobs.append(job)
            await write(job)

        room.store.write = kept  # type: ignore[method-assign]
        dice = Random(1)
        for number in range(6):
            await room.move(any_action(room, dice), number + 1)
            assert jobs[-1].lines[-1]["mover"] == room.table.state.mover
        assert len(jobs) == 6
        assert not any(job.statements or job.notes or job.infos or job.acts for job in jobs)
    finally:
        await room.close()


@pytest.mark.parametrize("left", [False, True])
async def test_tables_from_before_there_was_a_list_are_found(
    own: Callable[..., Server], tmp_path: Path, left: bool
) -> None:
    """A database of the first revision, with a table in it, gets the list of who sits where from the log."""
    server = own()
    async with Person(server.base) as ada:
        table = await ada.open(seats="open me")
        if left:
            await ada.post(f"/api/tables/{table}/leave")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as database:
            kinds = [json.loads(row[0])["type"] for row in database.execute("SELECT event FROM entries ORDER BY seq")]
            assert kinds == ["sat", "left"][: 1 + left]
            database.execute("UPDATE tables SET state = 'open'")
            database.commit()
        take_back(tmp_path / "ludoteka.db", "0001")
        server.start()
        found = (await ada.get("/api/me/tables"))["tables"]
        assert [entry["table"]["id"] for entry in found] == ([] if left else [table])
