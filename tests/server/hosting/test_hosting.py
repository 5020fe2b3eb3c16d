"""A host is not left alone: backups, a file for one server, and mistakes that are answered with their remedy."""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ludoteka.server.storage.database import BadDatabase, open_database
from tests.server.client import WAIT, Person, watch
from tests.server.nursery import nursery
from tests.server.servers import Server
from tests.server.tables.test_tables import play_on

LANGUAGES = ("en", "uk", "ru")


def command(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run the real command; return its exit code and what it complained of."""
    code, said, complained = nursery().run(list(arguments), os.environ | environment)
    return code, complained or said


def test_the_mistakes_of_a_host_are_answered_with_their_remedy_in_every_language(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"This is no database, however long one looks at it. " * 100)
    empty = tmp_path / "empty.db"
    empty.touch()
    copied = tmp_path / "copied.db"
    with closing(sqlite3.connect(copied)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    newer = tmp_path / "newer.db"
    open_database(f"sqlite:///{newer}").close()
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    free = ["--db", f"sqlite:///{tmp_path}/x.db"]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        mistakes = [
            ([*free, "--port", port], [port, "--port"]),
            ([*free, "--port", "70000"], ["70000", "--port"]),
            ([*free, "--host", "no.such.host.invalid"], ["--host"]),
            ([*free, "--public-url", "games.example.org"], ["--public-url https://games.example.org"]),
            ([*free, "--public-url", "ftp://games.example.org/x"], ["--public-url https://games.example.org"]),
            ([*free, "--host", "0.0.0.0"], ["--public-url http://"]),
            (["--db", "nonsense"], ["nonsense", "sqlite:///"]),
            (["--db", "mysql://x"], ["mysql://x", "postgresql://"]),
            (["--db", f"sqlite:///{broken}"], ["broken.db", "--db sqlite:///"]),
            (["--db", f"sqlite:///{empty}"], ["empty.db", "ludoteka backup"]),
            (["--db", f"sqlite:///{copied}"], ["copied.db", "ludoteka backup"]),
            (["--db", f"sqlite:///{newer}"], ["newer.db"]),
            (["--db", f"sqlite:///{broken}/inside.db"], ["inside.db", "--db sqlite:///"]),
            (["--db", "postgresql://ada:secret@127.0.0.1:1/games"], ["postgresql://ada:***@127.0.0.1:1/games"]),
        ]
        said = set()
        for number, (arguments, names) in enumerate(mistakes):
            language = LANGUAGES[number % 3]
            code, told = command("serve", "--port", "0", *arguments, "--lang", language)
            assert code == 2, (arguments, told)
            assert "Traceback" not in told
            assert "secret" not in told
            for name in names:
                assert name in told, (arguments, told)
            assert bool(re.search("[а-яіїєґ]{4}", told)) == (language != "en"), told
            said.add(told)
        assert len(said) == len(mistakes)


async def test_a_backup_of_a_running_server_restores(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    database = server.settings["database"]
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        await play_on(random.Random(1), a, b, moves=10)
        copy = tmp_path / "copy.db"
        code, told = command("backup", str(copy), "--db", database)
        assert (code, "1" in told) == (0, True), told
        assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
        shown = a.now["view"]
        await play_on(random.Random(1), a, b, moves=3)
        code, told = command("backup", str(copy), "--db", database, "--lang", "uk")
        assert (code, "copy.db" in told) == (2, True), "nothing is overwritten"
        code, told = command("backup", str(tmp_path / "y.db"), "--db", f"sqlite:///{tmp_path}/none.db")
        assert (code, "none.db" in told) == (2, True)
        code, told = command("backup", str(tmp_path / "y.db"), "--db", "postgresql://x/y")
        assert (code, "pg_dump" in told) == (2, True)
        second = own(database=f"sqlite:///{copy}")
        restored = await watch(second.base, table, {"cookie": ada.cookie, "origin": second.base})
        assert restored.now["view"] == shown
        await restored.close()


def test_a_file_serves_one_server_and_the_second_says_where_it_is(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own()
    for language in LANGUAGES:
        code, told = command("serve", "--db", server.settings["database"], "--lang", language)
        assert code == 2, told
        assert server.base in told
        assert "Traceback" not in told
    with pytest.raises(BadDatabase):
        open_database(server.settings["database"])
    server.kill()
    server.start()
    server.stop()
    open_database(server.settings["database"]).close()


def test_a_half_made_file_does_not_stand_in_the_way(tmp_path: Path) -> None:
    """Whoever is killed while a new file is made leaves nothing under its name."""
    (tmp_path / "x.db.new").write_bytes(b"half")
    open_database(f"sqlite:///{tmp_path}/x.db").close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.db", "x.db.lock"]
    shutil.copy(tmp_path / "x.db", tmp_path / "y.db")
    with closing(sqlite3.connect(tmp_path / "y.db")) as connection:
        connection.execute("DROP TABLE alembic_version")
    with pytest.raises(BadDatabase, match="holds no tables"):
        open_database(f"sqlite:///{tmp_path}/y.db")


def test_figures_are_for_this_machine_and_for_nobody_behind_a_proxy(own: Callable[..., Server]) -> None:
    server = own()
    assert httpx.get(server.base + "/metrics", timeout=WAIT).status_code == 200
    for header in ("x-forwarded-for", "x-real-ip", "via", "forwarded"):
        assert httpx.get(server.base + "/metrics", headers={header: "10.0.0.1"}, timeout=WAIT).status_code == 404
    server.stop()
    server.settings |= {"public_url": "https://games.example.org"}
    server.start()
    assert httpx.get(server.base + "/metrics", timeout=WAIT).status_code == 404, "the proxy may send no header at all"
    server.stop()
    server.settings |= {"metrics_token": "correct horse"}
    server.start()
    for token, status in (("wrong", 404), ("correct horse", 200)):
        headers = {"authorization": f"Bearer {token}", "x-forwarded-for": "10.0.0.1"}
        assert httpx.get(server.base + "/metrics", headers=headers, timeout=WAIT).status_code == status
