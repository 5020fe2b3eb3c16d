"""Damaged rows: the rest of the server lives, and the host is told which table it is and why."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ludoteka.engine.text import Words
from tests.server.client import Person
from tests.server.hosting.test_hosting import LANGUAGES, command
from tests.server.servers import Server

#: What may become of a table's rows, each with the fault and the entry that the host is told, and a word of the detail.
DAMAGES = {
    "UPDATE entries SET event = x'00ff7b' WHERE table_id = ? AND seq = 2": ("entry", 2, "Decode"),
    'UPDATE entries SET event = \'{"type":"moved","seat":9,"action":"?"}\' WHERE table_id = ? AND seq = 3': (
        "impossible", 3, ""
    ),
    "UPDATE entries SET at = 'soon' WHERE table_id = ? AND seq = 1": ("entry", 1, "soon"),
    "DELETE FROM entries WHERE table_id = ? AND seq = 2": ("gap", 2, "cannot follow"),
    "UPDATE tables SET options = '{' WHERE id = ?": ("setting", 0, "Decode"),
    'UPDATE tables SET clock = \'{"kind":"sand"}\' WHERE id = ?': ("setting", 0, "sand"),
    "UPDATE tables SET game = 'tarock' WHERE id = ?": ("game", 0, "tarock"),
    "UPDATE tables SET players = 'many' WHERE id = ?": ("setting", 0, "many"),
    "UPDATE tables SET seed = 'zz' WHERE id = ?": ("setting", 0, "zz"),
    "UPDATE tables SET created = CAST(x'fffe' AS TEXT) WHERE id = ?": ("setting", 0, ""),
}  # fmt: skip
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


async def test_damaged_tables_break_neither_lobby_nor_my_tables_nor_the_sweep(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    server, database = own(), f"sqlite:///{tmp_path}/ludoteka.db"
    async with Person(server.base, "Ada") as ada:
        body = {"game": "opale", "seats": SEATS, "public": True}
        bad = [(await ada.post("/api/tables", body))["id"] for _ in DAMAGES]
        untold, sound = [(await ada.post("/api/tables", body))["id"] for _ in range(2)]
        cookie = ada.cookie
        assert server.stop() == 0
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as connection:
            for table, statement in zip(bad, DAMAGES, strict=True):
                connection.execute(statement, (table,))
            connection.execute("UPDATE tables SET info = CAST(x'7bff' AS TEXT) WHERE id IN (?, ?)", (untold, bad[0]))
            connection.execute("UPDATE tables SET wake = 0")
            connection.commit()
    server.start()
    async with Person(server.base, "Bob") as bob:
        lobby = {table["id"] for table in (await bob.get("/api/tables"))["tables"]}
        assert {untold, sound} <= lobby
        assert bad[0] not in lobby
        mine = (await bob.http.get("/api/me/tables", headers={"cookie": cookie})).json()["tables"]
        assert {untold, sound} <= {each["table"]["id"] for each in mine}
        for table in bad:
            refused = await bob.http.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (500, "damaged-table")
        # lists are read from rows: what is damaged is left out as soon as somebody has found that out
        mine = (await bob.http.get("/api/me/tables", headers={"cookie": cookie})).json()["tables"]
        assert {each["table"]["id"] for each in mine} == {untold, sound}
        assert {table["id"] for table in (await bob.get("/api/tables"))["tables"]} == {untold, sound}
        for table in (untold, sound):
            assert (await bob.get(f"/api/tables/{table}"))["state"] == "playing"
    logged = server.log.read_text()
    assert all(f'"a table is damaged", "table": "{table}"' in logged for table in bad)
    for language in LANGUAGES:
        code, checked = command("db", "check", "--db", database, "--lang", language)
        lines = {table: line for line in checked.splitlines() for table in (*bad, untold, sound) if table in line}
        assert code == 1
        assert set(lines) == set(bad)
        for table, (fault, entry, detail) in zip(bad, DAMAGES.values(), strict=True):
            told = Words(language)(f"db-damaged-{fault}", table=table, entry=str(entry), detail="\0").partition("\0")
            assert lines[table].startswith(told[0]), lines[table]
            assert detail in lines[table]


async def test_the_sweep_wakes_what_comes_after_a_damaged_table(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    async with Person(server.base, "Ada") as ada:
        body = {"game": "opale", "seats": SEATS, "clock": {"kind": "live", "bank": 60, "increment": 0}}
        bad, sound = [(await ada.post("/api/tables", body))["id"] for _ in range(2)]
        assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as connection:
        connection.execute("UPDATE entries SET event = 'x' WHERE table_id = ?", (bad,))
        connection.execute("UPDATE tables SET wake = CASE id WHEN ? THEN 0 ELSE 1 END", (bad,))
        connection.commit()
    server.start()
    woken = "SELECT wake FROM tables WHERE id = ?"
    async with Person(server.base, "Bob") as bob:
        while "ludoteka_tables 1.0" not in (await bob.http.get("/metrics")).text:
            await asyncio.sleep(0.05)  # the next sweeps come by themselves
    with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as connection:
        assert connection.execute(woken, (bad,)).fetchone() == (None,)
        assert connection.execute(woken, (sound,)).fetchone() != (None,)


async def test_a_sound_house_is_said_to_be_sound(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    async with Person(server.base, "Ada") as ada:
        await ada.post("/api/tables", {"game": "opale", "seats": SEATS})
        code, told = command("db", "check", "--db", f"sqlite:///{tmp_path}/ludoteka.db")
        assert (code, told.splitlines()) == (0, ["1 table was told again from its log.", "Nothing is damaged."])
        assert command("db", "check", "--db", f"sqlite:///{tmp_path}/none.db")[0] == 2
        assert command("db", "mend")[0] == 2
