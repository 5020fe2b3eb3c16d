"""All that is stored goes from SQLite to PostgreSQL and back, and is the same to the byte."""

from __future__ import annotations

import random
from pathlib import Path

from ludoteka.server.storage.copying import digest
from ludoteka.server.storage.database import reading
from ludoteka.server.storage.schema import metadata
from tests.server.client import Person
from tests.server.hosting.test_hosting import LANGUAGES, command
from tests.server.postgres import new_database
from tests.server.servers import Server
from tests.server.tables.test_tables import play_on


def digests(url: str) -> dict[str, str]:
    with reading(url) as connection:
        return {table.name: digest(connection, table) for table in metadata.sorted_tables}


async def test_everything_is_carried_to_postgresql_and_back(tmp_path: Path, postgres_url: str) -> None:
    first, last = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/last.db"
    second = new_database(postgres_url, "carried")
    with Server(first, tmp_path / "log") as server:
        async with Person(server.base, "Оксана") as ada, Person(server.base, "Bob") as bob:
            table = await ada.open()
            await bob.post(f"/api/tables/{table}/join", {})
            a, b = await ada.watch(table), await bob.watch(table)
            await play_on(random.Random(3), a, b)
            record = await ada.get(f"/api/tables/{table}/record")
            cookies = dict(ada.http.cookies)
        code, said = command("db", "copy", "--db", first, "--to", second, "--lang", "en")
        assert code == 2, "a server uses it"
        assert "running already" in said
    code, said = command("db", "copy", "--db", first, "--to", second, "--lang", "en")
    assert code == 0, said
    assert digests(first) == digests(second)
    for language in LANGUAGES:
        code, said = command("db", "copy", "--db", first, "--to", second, "--lang", language)
        assert (code, "carried" in said) == (2, True), said
        code, said = command("db", "copy", "--db", first, "--to", first, "--lang", language)
        assert (code, "first.db" in said) == (2, True), said
        code, said = command("db", "copy", "--db", first, "--lang", language)
        assert (code, "--to" in said) == (2, True), said
    assert digests(first) == digests(second), "nothing was changed"
    # it is the same house: who was there is known, and it is played on
    with Server(second, tmp_path / "log") as server:
        async with Person(server.base, "Nobody") as ada:
            ada.http.cookies.clear()
            ada.http.cookies.update(cookies)
            assert (await ada.get("/api/me"))["name"] == "Оксана"
            assert await ada.get(f"/api/tables/{table}/record") == record
            await ada.open(seats="me bot:random")
    assert command("db", "copy", "--db", second, "--to", last)[0] == 0
    assert digests(second) == digests(last)
    assert command("db", "check", "--db", last)[0] == 0
