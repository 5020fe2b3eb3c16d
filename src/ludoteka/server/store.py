"""What the server remembers: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.sql import Executable

from ludoteka.engine.errors import LudotekaError
from ludoteka.server.events import Event, Left, Line, Sat, decode_event, encode_event
from ludoteka.server.migrations import migrate
from ludoteka.server.schema import entries, seats, tables, tokens, uptimes, visitors
from ludoteka.server.shapes import Clock, State
from ludoteka.server.story import Setting
from ludoteka.server.threads import name_this_thread
from ludoteka.server.writer import Job, Writer

T = TypeVar("T")

_READERS = 3
_json = msgspec.json


class BadDatabase(LudotekaError):
    """The URL of a database does not name one that can be used."""


def open_engine(url: str) -> Engine:
    """Return the way to a database, its settings made for durability. Raises BadDatabase."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(f"{url!r} is not the URL of a database: write sqlite:///FILE or postgresql://...") from error
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_size=_READERS + 2, pool_pre_ping=True)
    if kind != "sqlite" or not parsed.database:
        raise BadDatabase(f"{kind!r} is not a database Ludoteka knows: write sqlite:///FILE or postgresql://...")
    Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    """Reads in a few threads, writes in one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(_READERS, "reader", name_this_thread, ("reader",))
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, bringing it up to date."""
        engine = open_engine(url)

        def prepare() -> None:
            with engine.begin() as connection:
                migrate(connection)

        await asyncio.to_thread(prepare)
        return cls(engine)

    async def close(self) -> None:
        """Commit what waits, then let go of the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Return what a query finds."""

        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Job) -> None:
        """Return once a job is durable. Raises StorageFailed."""
        await self._writer.write(job)

    # ---- tables

    async def setting(self, table_id: str) -> Setting | None:
        """Return what was fixed when a table was opened."""
        row = await self.read(lambda c: c.execute(select(tables).where(tables.c.id == table_id)).first())
        return None if row is None else setting_of(row)

    async def lines(self, table_id: str) -> list[Line]:
        """Return the log of a table."""
        query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        return [line_of(row) for row in await self.read(lambda c: list(c.execute(query)))]

    async def lobby(self, limit: int) -> list[str]:
        """Return the newest public tables that are open or in play."""
        query = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.state.in_(("open", "playing")))
            .order_by(tables.c.state, tables.c.created.desc())
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def to_wake(self, now: int, limit: int) -> list[str]:
        """Return tables whose bots are to play, or whose clock runs out."""
        query = select(tables.c.id).where(tables.c.wake <= now).order_by(tables.c.wake).limit(limit)
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def open_tables_of(self, visitor: str) -> int:
        """Return how many tables of a visitor wait for players."""
        query = select(func.count()).select_from(tables).where(tables.c.host == visitor, tables.c.state == "open")
        found: int | None = await self.read(lambda c: c.execute(query).scalar())
        return found or 0

    async def tables_of(self, visitor: str, states: tuple[State, ...], limit: int) -> list[str]:
        """Return the newest tables in some states where a visitor sits."""
        mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
        query = (
            select(tables.c.id)
            .where(tables.c.id.in_(mine), tables.c.state.in_(states))
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query).scalars()))

    # ---- visitors and their secrets

    async def visitor_name(self, visitor: str) -> str | None:
        """Return the name of a visitor."""
        return await self.read(
            lambda c: c.execute(select(visitors.c.name).where(visitors.c.id == visitor)).scalar_one_or_none()
        )

    async def token(self, digest: str) -> Row[Any] | None:
        """Return what is known of a secret, by its hash."""
        return await self.read(lambda c: c.execute(select(tokens).where(tokens.c.hash == digest)).first())

    # ---- uptimes

    async def uptimes_since(self, at: int) -> list[tuple[int, int]]:
        """Return when the server was up after a time."""
        query = select(uptimes.c.started, uptimes.c.beat).where(uptimes.c.beat >= at)
        return [(row[0], row[1]) for row in await self.read(lambda c: list(c.execute(query)))]

    async def begin_uptime(self, now: int) -> int:
        """Note that the server is up; return the note's number."""
        query = select(func.max(uptimes.c.id))
        last: int | None = await self.read(lambda c: c.execute(query).scalar())
        number = (last or 0) + 1
        await self.write(Job([(uptimes.insert(), {"id": number, "started": now, "beat": now})]))
        return number

    async def beat(self, uptime: int, now: int) -> None:
        """Note that the server is up still."""
        await self.write(Job([(uptimes.update().where(uptimes.c.id == uptime).values(beat=now), {})]))


def seating(table_id: str, events: list[Event]) -> list[tuple[Executable, dict[str, Any]]]:
    """Return the statements that note who sits down and who gets up."""
    noted: list[tuple[Executable, dict[str, Any]]] = []
    for happened in events:
        if isinstance(happened, Sat) and happened.visitor is not None:
            row = {"table_id": table_id, "seat": happened.seat, "visitor": happened.visitor}
            noted.append((seats.insert(), row))
        elif isinstance(happened, Left):
            noted.append((seats.delete().where(seats.c.table_id == table_id, seats.c.seat == happened.seat), {}))
    return noted


def row_of(table_id: str, line: Line) -> dict[str, Any]:
    """Return a line of the log as a row."""
    return {
        "table_id": table_id,
        "seq": line.seq,
        "at": line.at,
        "event": encode_event(line.event),
        "author": line.author,
        "client": line.client,
        "number": line.number,
        "time_left": None if line.left is None else ",".join(map(str, line.left)),
    }


def line_of(row: Row[Any]) -> Line:
    """Return the line of the log in a row."""
    left = None if row.time_left is None else tuple(map(int, row.time_left.split(",")))
    return Line(row.seq, row.at, decode_event(row.event), row.author, row.client, row.number, left)


def setting_row(setting: Setting, state: str) -> dict[str, Any]:
    """Return a new table as a row."""
    return {
        "id": setting.id,
        "game": setting.game,
        "version": setting.version,
        "players": setting.players,
        "options": _json.encode(setting.options).decode(),
        "public": setting.public,
        "clock": _json.encode(setting.clock).decode(),
        "seed": f"{setting.seed:032x}",
        "host": setting.host,
        "created": setting.created,
        "state": state,
        "wake": None,
    }


def setting_of(row: Row[Any]) -> Setting:
    """Return what was fixed when the table of a row was opened."""
    return Setting(
        row.id,
        row.game,
        row.version,
        row.players,
        _json.decode(row.options),
        row.public,
        _json.decode(row.clock, type=Clock),
        int(row.seed, 16),
        row.host,
        row.created,
    )
