"""Where somebody has left a trace in what is stored of tables, and how it is taken out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, literal, or_, select
from sqlalchemy.sql import Executable

from ludoteka.server.state.events import LogEntry, encode_event
from ludoteka.server.state.forgetting import PROGRAM, rewritten
from ludoteka.server.state.table_state import GHOST
from ludoteka.server.storage.schema import entries, finished, results, seats, tables, tokens, visitors
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job


class Traces:
    """Finds and takes out what the logs of tables say of one visitor."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, visitor: str) -> list[str]:
        """Return the tables that know of somebody: where they sit, sat, were the host or said something."""

        def find(connection: Connection) -> list[str]:
            told = or_(entries.c.author == visitor, _contains(connection, visitor))
            queries = (
                select(seats.c.table_id).where(seats.c.visitor == visitor),
                select(tables.c.id).where(tables.c.host == visitor),
                # every log is looked through: somebody may have sat there for a moment only
                select(entries.c.table_id).where(told).distinct(),
            )
            return sorted({found for query in queries for found in connection.execute(query).scalars()})

        return await self._store.read(find)

    async def erasure(self, table_id: str, visitor: str, lines: Sequence[LogEntry], hosting: bool) -> Job:
        """Return what takes somebody out of a table: in each they become another nobody, so that nothing links them."""
        ghost = GHOST + secrets.token_hex(10)
        here, by = entries.c.table_id == table_id, entries.c.author == visitor
        statements: list[tuple[Executable, Any]] = [
            (entries.update().where(here, entries.c.seq == seq).values(event=encode_event(event)), {})
            for seq, event in rewritten(lines, visitor, ghost, hosting)
        ]
        statements.append((entries.update().where(here, by).values(author=ghost), {}))
        seated = seats.c.table_id == table_id, seats.c.visitor == visitor
        statements.append((seats.update().where(*seated).values(visitor=ghost), {}))
        hosted = tables.c.id == table_id, tables.c.host == visitor
        statements.append((tables.update().where(*hosted).values(host=ghost), {}))
        if hosting:
            let_in = select(tokens.c.visitor).where(tokens.c.table_id == table_id, tokens.c.kind == "program")
            called = visitors.c.id.in_(let_in), visitors.c.name.startswith(PROGRAM)
            statements.append((visitors.update().where(*called).values(name=PROGRAM.split()[0]), {}))
        # whoever asks for what is known of the table finds it out anew; what became of it is told from its log again
        statements += [(table.delete().where(table.c.table_id == table_id), {}) for table in (finished, results)]
        statements.append((tables.update().where(tables.c.id == table_id).values(info=None, noted=False), {}))
        return Job(statements)


def _contains(connection: Connection, visitor: str) -> ColumnElement[bool]:
    """Return whether an event names somebody: in both kinds of store it is bytes."""
    if connection.dialect.name == "sqlite":
        return func.instr(entries.c.event, visitor.encode()) > 0
    return entries.c.event.op("LIKE")(literal(b"%" + visitor.encode() + b"%"))
