"""PostgreSQL may close a connection that rests: the next move is written by another, once."""

from __future__ import annotations

import os

from sqlalchemy import select, text

from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import keys
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job
from tests.server.postgres import new_database

_END_OTHERS = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_nobody_notices_that_the_database_hung_up_between_two_commits(postgres_url: str) -> None:
    url = new_database(postgres_url, f"hung_up_{os.getpid()}")
    store, other = await Store.open(url), open_engine(url)
    try:
        for number in range(3):
            await store.write(Job([(keys.insert(), {"name": str(number), "value": ""})]))
            with other.begin() as connection:
                assert connection.execute(_END_OTHERS).scalar_one() >= 1
        written = await store.read(lambda c: sorted(c.execute(select(keys.c.name)).scalars()))
        assert [name for name in written if name.isdigit()] == ["0", "1", "2"]
    finally:
        other.dispose()
        await store.close()
