"""Carrying all that is stored from one database into another, of the same kind or not, and proving that it arrived."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Integer, Table, func, select, text

from ludoteka.server.storage.database import BadDatabase, open_database, read_url
from ludoteka.server.storage.schema import metadata, tables

#: Rows that travel together.
_AT_ONCE = 500

#: Told how many rows are done, and of how many.
Tell = Callable[[int, int], object]


def copy_all(source: str, target: str, tell: Tell | None = None) -> int:
    """Copy everything into a database that holds nothing yet; return how many tables people sat at.

    Both belong to nobody else meanwhile. Either all arrives, or nothing. Raises BadDatabase.
    """
    if read_url(source) == read_url(target):
        raise BadDatabase("error-db-same", "A database cannot be copied into itself.", where=_shown(target))
    old = open_database(source)
    try:
        new = open_database(target)
        try:
            with old.engine.connect() as reader, new.engine.begin() as writer:
                if old.engine.dialect.name == "postgresql":
                    reader.execution_options(isolation_level="REPEATABLE READ")
                _carry(reader, writer, _shown(target), tell)
                return _count(writer, tables)
        finally:
            new.close()
    finally:
        old.close()


def _carry(reader: Connection, writer: Connection, where: str, tell: Tell | None) -> None:
    if any(_count(writer, table) for table in metadata.sorted_tables):
        raise BadDatabase("error-db-taken", f"{where} holds something already.", where=where)
    total, done = sum(_count(reader, table) for table in metadata.sorted_tables), 0
    for table in metadata.sorted_tables:
        for rows in _rows(reader, table):
            writer.execute(table.insert(), [dict(row._mapping) for row in rows])
            done += len(rows)
            if tell is not None:
                tell(done, total)
        _count_on(writer, table)
    for table in metadata.sorted_tables:
        if digest(reader, table) != digest(writer, table):
            raise BadDatabase("error-db-copy", f"What was written of {table.name} is not what was read.", where=where)


def digest(connection: Connection, table: Table) -> str:
    """Return a hash of all rows of a table, the same in every kind of database."""
    found = hashlib.sha256()
    for rows in _rows(connection, table):
        for row in rows:
            found.update(json.dumps([_plain(value) for value in row]).encode() + b"\n")
    return found.hexdigest()


def _plain(value: Any) -> Any:
    return bytes(value).hex() if isinstance(value, (bytes, memoryview)) else value


def _rows(connection: Connection, table: Table) -> Iterator[Sequence[Any]]:
    """Yield the rows by their primary key, some at a time; texts in the order of their bytes, as SQLite has them."""
    bytewise = connection.dialect.name == "postgresql"
    keys = [
        column if isinstance(column.type, Integer) or not bytewise else column.collate("C")
        for column in table.primary_key
    ]
    with connection.execution_options(yield_per=_AT_ONCE).execute(select(table).order_by(*keys)) as result:
        yield from result.partitions()


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _count_on(writer: Connection, table: Table) -> None:
    """Let PostgreSQL number the next row after those that came with their numbers."""
    column = table.autoincrement_column
    if column is None or writer.dialect.name != "postgresql":
        return
    last = writer.execute(select(func.max(column))).scalar()
    if last is not None:
        given = {"table": table.name, "column": column.name, "last": last}
        writer.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"), given)


def _shown(url: str) -> str:
    return read_url(url).render_as_string(hide_password=True)
