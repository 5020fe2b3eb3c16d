"""Running a server: migrations, shutdown, backup, figures, stored games, and the page's types."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import ludoteka
from ludoteka.engine.text import LANGUAGES, Phrase, Words
from ludoteka.engine.text import Seat as Who
from ludoteka.server import typescript
from ludoteka.server.storage import migrations
from ludoteka.server.storage.database import BadDatabase, open_engine
from ludoteka.server.storage.schema import REVISION, metadata
from tests.server.client import Person, stranger
from tests.server.postgres import new_database
from tests.server.servers import ROOT, Server


def check_migrated(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        migrations.migrate(connection)
        assert migrations.revision(connection) == REVISION
        assert not migrations.migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrations_make_the_tables_that_queries_use_in_sqlite(tmp_path: Path) -> None:
    check_migrated(f"sqlite:///{tmp_path}/new.db")


def test_migrations_make_the_tables_that_queries_use_in_postgresql(postgres_url: str) -> None:
    check_migrated(new_database(postgres_url, "migrated"))


def test_the_newest_migration_is_the_one_that_the_schema_names() -> None:
    names = sorted(path.name for path in (migrations.FOLDER / "versions").glob("*.py"))
    assert names[-1].startswith(REVISION)


@pytest.mark.parametrize("url", ["mysql://x", "nonsense", "sqlite://", ""])
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    with pytest.raises(BadDatabase, match="sqlite:///FILE"):
        open_engine(url)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/x.db")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
    engine.dispose()


def test_the_pages_types_are_fresh() -> None:
    made = typescript.files()
    stored = {path: (ROOT / "web" / "src" / path).read_text(encoding="utf-8") for path in made}
    assert [path for path in made if stored[path] != made[path]] == [], "stale: python -m ludoteka.server.typescript"
    kept = {f"protocol/{path.name}" for path in (ROOT / "web" / "src" / "protocol").iterdir()}
    assert kept <= made.keys(), "nothing is made of these any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_happens_at_a_table(language: str) -> None:
    words = Words(language, ("Ada",))
    for key in ("sat", "left", "undone", "resigned", "replaced-left", "replaced-time", "returned"):
        assert "Ada" in words.say(Phrase(f"server-log-{key}", {"who": Who(0)}))
    for key in ("began", "chat-on", "chat-off", "rematched"):
        assert words.say(Phrase(f"server-log-{key}"))


async def test_a_clean_shutdown_tells_everybody_and_loses_nothing(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        await a.my_turn()
        await a.move(random.Random(1))
        await a.my_turn()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await a.closed() == 1012, "the server restarts: come back"
        assert await stopping == 0
        server.start()
        assert (await ada.watch(table)).log == a.log


async def test_a_bot_in_thought_does_not_hold_a_shutdown_up(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server.base) as ada:
        await (await ada.watch(await ada.open(seats="bot:master bot:master"))).until("thinking")
        assert await asyncio.to_thread(server.stop) == 0


async def test_idle_tables_leave_memory_and_come_back(own: Callable[..., Server]) -> None:
    server = own(idle_seconds=0.2, sweep_seconds=0.1)
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        await a.my_turn()
        await a.move(random.Random(1))
        await a.my_turn()
        await a.close()
        while "ludoteka_tables 0.0" not in (await ada.http.get("/metrics")).text:
            await asyncio.sleep(0.1)
        assert (await ada.watch(table)).log == a.log


async def test_health_and_the_page(sqlite_server: Server) -> None:
    async with stranger(sqlite_server.base) as http:
        assert (await http.get("/healthz")).json() == {"status": "ok", "version": ludoteka.__version__}
        page = await http.get("/")
        assert "Ludoteka" in page.text
        assert (await http.get("/table/abc")).text == page.text
        games = (await http.get("/api/games")).json()
        assert [game["name"] for game in games] == ludoteka.games()
        akropolis = next(game for game in games if game["name"] == "akropolis")
        fits = {option["name"]: option["players"] for option in akropolis["options"]}
        assert (fits, akropolis["minutes"]) == ({"variants": [1, 2, 3, 4], "long": [1, 2, 3], "architect": [1]}, 25)
