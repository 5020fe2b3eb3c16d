"""What `ludoteka admin` does in a database, beside a server that may be running: it reads, and leaves orders there.

The server looks for orders every second or two and carries them out itself: a log has one writer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, select

from ludoteka.server.storage.database import BadDatabase, reading
from ludoteka.server.storage.migrations import revision
from ludoteka.server.storage.schema import REVISION, closings, sanctions, seats, tables, visitors

#: So many rows of a list are shown.
MOST = 200


class NotThere(Exception):
    """There is no such table or visitor."""


@dataclass(frozen=True)
class TableRow:
    """A table in the list: who sits there, by name and number."""

    id: str
    game: str
    state: str
    public: bool
    people: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class VisitorRow:
    """A visitor in the list, and what the host has decided about them."""

    id: str
    name: str
    kind: str
    reason: str


@contextmanager
def _opened(url: str) -> Iterator[Connection]:
    with reading(url) as connection:
        if revision(connection) != REVISION:
            raise BadDatabase("error-admin-old", f"{url} is of another release: start its server once.", url=url)
        yield connection


def list_tables(url: str, over: bool) -> list[TableRow]:
    """Return the newest tables; those that are over only where wanted. Raises BadDatabase."""
    query = select(tables.c.id, tables.c.game, tables.c.state, tables.c.public).order_by(tables.c.created.desc())
    if not over:
        query = query.where(tables.c.state != "over")
    with _opened(url) as connection:
        found = list(connection.execute(query.limit(MOST)))
        sitting = select(seats.c.table_id, visitors.c.name, visitors.c.id).join(
            visitors, visitors.c.id == seats.c.visitor
        )
        people: dict[str, dict[str, str]] = {}
        for row in connection.execute(sitting.where(seats.c.table_id.in_([row.id for row in found]))):
            people.setdefault(row.table_id, {})[row.id] = row.name
    return [
        TableRow(row.id, row.game, row.state, row.public, tuple((who, n) for n, who in people.get(row.id, {}).items()))
        for row in found
    ]


def list_visitors(url: str, named: str) -> list[VisitorRow]:
    """Return visitors whose name or number contains something; without that, those with a sanction."""
    query = select(visitors.c.id, visitors.c.name, sanctions.c.kind, sanctions.c.reason).join(
        sanctions, sanctions.c.visitor == visitors.c.id, isouter=bool(named)
    )
    if named:
        same = visitors.c.name.icontains(named, autoescape=True)
        query = query.where(same | (visitors.c.id == named))
    with _opened(url) as connection:
        rows = connection.execute(query.order_by(visitors.c.created.desc()).limit(MOST))
        return [VisitorRow(row.id, row.name, row.kind or "", row.reason or "") for row in rows]


def close_table(url: str, table_id: str) -> None:
    """Order that a table be closed. Raises NotThere or BadDatabase."""
    with _opened(url) as connection:
        if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
            raise NotThere(table_id)
        connection.execute(closings.delete().where(closings.c.table_id == table_id))
        connection.execute(closings.insert(), {"table_id": table_id, "created": int(time.time() * 1000)})
        connection.commit()


def sanction(url: str, visitor: str, kind: str, reason: str) -> str:
    """Silence or ban a visitor, instead of what held before; return the name. Raises NotThere or BadDatabase."""
    with _opened(url) as connection:
        name = _name(connection, visitor)
        connection.execute(sanctions.delete().where(sanctions.c.visitor == visitor))
        row = {"visitor": visitor, "kind": kind, "reason": reason, "created": int(time.time() * 1000)}
        connection.execute(sanctions.insert(), row)
        connection.commit()
    return name


def lift(url: str, visitor: str) -> str:
    """Lift what a visitor is under; return the name. Raises NotThere or BadDatabase."""
    with _opened(url) as connection:
        name = _name(connection, visitor)
        if not connection.execute(sanctions.delete().where(sanctions.c.visitor == visitor)).rowcount:
            raise NotThere(visitor)
        connection.commit()
    return name


def _name(connection: Connection, visitor: str) -> str:
    name: str | None = connection.execute(select(visitors.c.name).where(visitors.c.id == visitor)).scalar_one_or_none()
    if name is None:
        raise NotThere(visitor)
    return name
