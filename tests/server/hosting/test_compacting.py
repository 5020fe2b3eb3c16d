"""`ludoteka db compact`: what has expired goes, everything else stays to the byte, and the file is smaller."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select

from ludoteka.server.storage.compacting import compact
from ludoteka.server.storage.schema import tokens
from tests.server.client import Person
from tests.server.hosting.test_copying import digests
from tests.server.hosting.test_hosting import LANGUAGES, command
from tests.server.postgres import new_database
from tests.server.servers import Server
from tests.server.tables.test_tables import play_on

#: What may change: secrets that are good no longer, and when the server was up before any game that goes on.
TOUCHED = {"tokens", "uptimes"}
_OLD = 3000


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/ludoteka.db"
    return new_database(request.getfixturevalue("postgres_url"), "compacted")


async def test_what_has_expired_goes_and_everything_else_stays(url: str, tmp_path: Path) -> None:
    with Server(url, tmp_path / "log") as server:
        async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
            table, waiting = await ada.open(), await ada.open()
            await bob.post(f"/api/tables/{table}/join", {})
            await play_on(random.Random(3), await ada.watch(table), await bob.watch(table))
            record = await ada.get(f"/api/tables/{table}/record")
            cookies = dict(ada.http.cookies)
        if url.startswith("sqlite"):
            for language in LANGUAGES:
                code, said = command("db", "compact", "--db", url, "--lang", language)
                assert (code, "ludoteka.db" in said) == (2, True), said
    engine = create_engine(url)
    row = {"kind": "cookie", "visitor": "0" * 32, "created": 1, "expires": 2, "device": "x" * 32}
    with engine.begin() as connection:
        good = connection.execute(select(func.count()).select_from(tokens)).scalar_one()
        connection.execute(tokens.insert(), [row | {"hash": f"{n:064}"} for n in range(_OLD)])
    before = digests(url)
    code, said = command("db", "compact", "--db", url, "--lang", "en")
    assert (code, f"{_OLD:,} rows" in said or f"{_OLD} rows" in said) == (0, True), said
    after = digests(url)
    assert {name for name in before if before[name] != after[name]} <= TOUCHED
    with engine.begin() as connection:
        assert connection.execute(select(func.count()).select_from(tokens)).scalar_one() == good
    engine.dispose()
    again = compact(url)
    assert (again.rows, again.after <= again.before) == (0, True)
    assert command("db", "check", "--db", url)[0] == 0
    with Server(url, tmp_path / "log") as server:
        async with Person(server.base, "Nobody") as ada:
            ada.http.cookies.clear()
            ada.http.cookies.update(cookies)
            assert await ada.get(f"/api/tables/{table}/record") == record
            assert (await ada.get(f"/api/tables/{waiting}"))["state"] == "open"
