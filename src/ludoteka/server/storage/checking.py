"""Looking through all that is stored: each table's log is told from its beginning, as a server would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, select

from ludoteka.engine.errors import UnknownGame
from ludoteka.server.common.errors import Refusal
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage.database import reading
from ludoteka.server.storage.schema import entries, tables
from ludoteka.server.storage.store import line_of, setting_of

#: What older releases have stored as well.
_LINE = [column for column in entries.c if column.name != "mover"]
_SETTING = [column for column in tables.c if column.name not in ("info", "noted")]


#: What is wrong with a table: what is stored of itself, its game; an entry of its log that cannot be read, is missing,
#: or cannot happen.
Fault = Literal["setting", "game", "entry", "gap", "impossible"]


@dataclass(frozen=True)
class Finding:
    """What became of telling a table."""

    table: str
    #: What is wrong; None where it can be told.
    fault: Fault | None = None
    #: The entry of its log that cannot follow; 0 where not even its setting can be read.
    entry: int = 0
    #: What the program says of it, for whoever looks into it.
    detail: str = ""
    #: Whether nothing is wrong but that it was played under older rules.
    old: bool = False


def check(url: str) -> Iterator[Finding]:
    """Yield a finding for each table, the oldest first; nothing is changed. Raises BadDatabase."""
    with reading(url) as connection:
        for table_id in list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars()):
            yield _tell(connection, table_id)


def _tell(connection: Connection, table_id: str) -> Finding:
    seq = 0
    fault: Fault = "setting"
    try:
        state = TableState(setting_of(connection.execute(select(*_SETTING).where(tables.c.id == table_id)).one()))
        info_of(state)
        query = select(*_LINE).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        for row in connection.execute(query):
            seq, fault = seq + 1, "entry"
            line = line_of(row)
            fault = "impossible" if line.seq == seq else "gap"
            state.apply(line)
        info_of(state)
    except UnknownGame as error:
        return Finding(table_id, "game", detail=str(error))
    except Refusal as refusal:
        return Finding(table_id, fault, seq, str(refusal), old=refusal.code == "old-rules")
    except Exception as error:  # whatever a damaged row may lead to is what is looked for
        return Finding(table_id, fault, seq, f"{type(error).__name__}: {error}".removesuffix(": "))
    return Finding(table_id)
