"""Making a database smaller: what nobody can need any more goes, and the room that it took is given back."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, Delete, func, or_, select, text

from ludoteka.server.storage.database import open_database
from ludoteka.server.storage.schema import interruptions, silences, tables, tokens, uptimes


@dataclass(frozen=True)
class Compacted:
    """How many rows went, and how many bytes the database takes and took."""

    rows: int
    before: int
    after: int


def compact(url: str) -> Compacted:
    """Delete what has expired and give the room back; no game, nor anything that people can see, changes.

    Raises BadDatabase, also while a server uses a file of SQLite.
    """
    database = open_database(url)
    try:
        with database.engine.connect() as connection:
            before = _size(connection)
        with database.engine.begin() as connection:
            rows = sum(connection.execute(statement).rowcount for statement in _outdated(int(time.time() * 1000)))
        with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM"))
            connection.execute(text("ANALYZE"))
            return Compacted(rows, before, _size(connection))
    finally:
        database.close()


def _outdated(now: int) -> list[Delete]:
    """Return what deletes secrets that are good no longer, and what only clocks of running games ask for."""
    over = select(tables.c.id).where(tables.c.state == "over")
    oldest = select(func.min(tables.c.created)).where(tables.c.state != "over").scalar_subquery()
    newest = select(func.max(uptimes.c.id)).scalar_subquery()
    return [
        tokens.delete().where(tokens.c.expires < now),
        silences.delete().where(silences.c.table_id.in_(over)),
        interruptions.delete().where(interruptions.c.table_id.in_(over)),
        uptimes.delete().where(uptimes.c.id != newest, or_(oldest.is_(None), uptimes.c.beat < oldest)),
    ]


def _size(connection: Connection) -> int:
    """Return how many bytes a database takes."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, size = (connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size"))
    return int(pages) * int(size)
