"""What the server remembers: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, and_, event, func, or_, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ludoteka.engine.series import Series
from ludoteka.server.common.errors import StorageFailed
from ludoteka.server.common.threads import name_this_thread
from ludoteka.server.state.events import Event, Left, LogEntry, Sat, decode_event, encode_event
from ludoteka.server.state.table_state import GHOST, Setting, TableState
from ludoteka.server.storage.database import Database, open_database
from ludoteka.server.storage.schema import (
    entries,
    interruptions,
    leases,
    results,
    seats,
    tables,
    tokens,
    uptimes,
    visitors,
)
from ludoteka.server.storage.writer import Job, Writer
from ludoteka.server.wire.wire_types import Clock, State, TableInfo

T = TypeVar("T")

_READERS = 3
#: Among so many running games those worth watching are looked for.
_LOOKED_AT = 300
#: So many milliseconds somebody waits for what only one may do at a time.
_LOCK_PATIENCE = 5000
#: As many bytes as no page has left over.
_PROBE = 8192
_json = msgspec.json


class Store:
    """Reads in a few threads, writes in one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = engine = database.engine
        self._readers = ThreadPoolExecutor(_READERS, "reader", name_this_thread, ("reader",))
        self._writer = Writer(engine)
        self._probing: asyncio.Task[None] | None = None
        self._shared = False

    @classmethod
    async def open(cls, url: str, address: str = "") -> Store:
        """Open a database, bringing it up to date, for the server at an address. Raises BadDatabase."""
        return cls(await asyncio.to_thread(open_database, url, address))

    async def close(self) -> None:
        """Commit what waits, then let go of the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._database.close()

    def share(self, seconds: float) -> None:
        """Take note that others write too: a transaction in which nothing has happened for so long is ended.

        A worker that sleeps in the middle of one would keep the others from what it has locked.
        """
        self._shared = True

        def bound(connection: Any, _: object) -> None:
            connection.execute(f"SET idle_in_transaction_session_timeout = {round(seconds * 1000)}")
            connection.commit()

        event.listen(self._engine, "connect", bound)
        self._engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Return what a query finds."""

        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    @asynccontextmanager
    async def alone(self, lock: asyncio.Lock, name: int) -> AsyncIterator[None]:
        """Let nobody else, in this process or another, do what goes by the same name meanwhile. It takes a moment."""
        async with lock:
            if not self._shared:
                yield
                return
            loop = asyncio.get_running_loop()

            def take() -> Connection:
                connection = self._engine.connect()
                try:
                    connection.execute(text(f"SET LOCAL lock_timeout = {_LOCK_PATIENCE}"))
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({name})"))
                except BaseException:
                    connection.close()
                    raise
                return connection

            try:
                held = await loop.run_in_executor(self._readers, take)
            except SQLAlchemyError as error:
                raise StorageFailed("The server is busy with this already; try again.") from error
            try:
                yield
            finally:
                await loop.run_in_executor(self._readers, held.close)

    async def write(self, job: Job) -> None:
        """Return once a job is durable. Raises StorageFailed."""
        await self._writer.write(job)

    async def probe(self) -> None:
        """Write something as large as a page where moves are written, and take it back. Raises StorageFailed."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self.write(_probe()))
        await asyncio.shield(self._probing)

    # ---- tables

    async def setting(self, table_id: str) -> Setting | None:
        """Return what was fixed when a table was opened."""
        row = await self.read(lambda c: c.execute(select(tables).where(tables.c.id == table_id)).first())
        return None if row is None else setting_of(row)

    async def state_of(self, table_id: str) -> str | None:
        """Return whether a table is open, in play or over; None where there is none."""
        query = select(tables.c.state).where(tables.c.id == table_id)
        return await self.read(lambda c: c.execute(query).scalar_one_or_none())

    async def lines(self, table_id: str) -> list[LogEntry]:
        """Return the log of a table."""
        query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        return [line_of(row) for row in await self.read(lambda c: list(c.execute(query)))]

    async def lobby(self, limit: int, before: tuple[str, int, str] | None = None) -> list[Row[Any]]:
        """Return the newest public tables, those that are open first: what everybody may know, and their places.

        `before` is the place of a table in this list: those after it are returned.
        """
        states = ("open", "playing") if before is None else ("open", "playing")[before[0] == "playing" :]

        def find(connection: Connection) -> list[Row[Any]]:
            found: list[Row[Any]] = []
            for state in states:
                after = before[1:] if before is not None and before[0] == state else None
                if len(found) < limit:
                    found += connection.execute(_in_lobby(state, after).limit(limit - len(found)))
            return found

        return await self.read(find)

    async def running(self, limit: int) -> list[tuple[str, str | None]]:
        """Return public games that go on, with what everybody may know of them; most people first, then newest.

        The newest are looked at: whoever opens thousands makes nobody's lobby slow.
        """
        newest = _in_lobby("playing", None).limit(_LOOKED_AT).subquery()
        people = select(func.count()).where(seats.c.table_id == newest.c.id).scalar_subquery()
        query = select(newest.c.id, newest.c.info).order_by(people.desc(), newest.c.created.desc()).limit(limit)
        return [(row.id, row.info) for row in await self.read(lambda c: list(c.execute(query)))]

    async def to_wake(self, now: int, limit: int, free: bool = False) -> list[str]:
        """Return tables whose bots are to play, or whose clock runs out; `free`: of those that no worker holds."""
        query = select(tables.c.id).where(tables.c.wake <= now).order_by(tables.c.wake).limit(limit)
        if free:
            query = query.where(tables.c.id.not_in(select(leases.c.table_id)))
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def long_open(self, since: int, limit: int) -> list[str]:
        """Return tables that wait for players and where nothing was done since a time, the oldest first."""
        last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(tables.c.id)
            .where(tables.c.public.in_((True, False)), tables.c.state == "open", tables.c.created < since)
            .where(or_(last.is_(None), last < since))
            .order_by(tables.c.created)
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def let_sleep(self, table_id: str) -> None:
        """Wake a table no more by itself."""
        await self.write(Job([(tables.update().where(tables.c.id == table_id).values(wake=None), {})]))

    async def count_hosted(self, visitor: str, state: State) -> int:
        """Return how many of the tables that a visitor has opened are in a state."""
        query = select(func.count()).select_from(tables).where(tables.c.host == visitor, tables.c.state == state)
        found: int | None = await self.read(lambda c: c.execute(query).scalar())
        return found or 0

    async def tables_of(self, visitor: str, limit: int) -> list[Row[Any]]:
        """Return the newest tables that are not over where a visitor sits, a row for each seat of theirs there."""
        lines = entries.alias("lines")
        last = select(func.max(lines.c.seq)).where(lines.c.table_id == tables.c.id).scalar_subquery()
        columns = (tables.c.id, tables.c.state, tables.c.info, tables.c.wake, tables.c.created)
        query = (
            select(*columns, seats.c.seat, entries.c.mover, entries.c.at.label("changed"))
            .select_from(seats)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last), isouter=True)
            .where(seats.c.visitor == visitor, seats.c.over.is_(False), tables.c.state != "over")
            .order_by(tables.c.created.desc(), tables.c.id, seats.c.seat)
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query)))

    async def played_of(self, visitor: str, limit: int) -> list[Row[Any]]:
        """Return the tables where a visitor played last: what everybody may know, and the visitor's seats."""
        query = (
            select(tables.c.id, tables.c.info, results.c.seats, results.c.ended)
            .join(results, results.c.table_id == tables.c.id)
            .where(results.c.visitor == visitor)
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query)))

    async def to_note(self, limit: int) -> list[str]:
        """Return tables that are over, of which nothing was written down yet."""
        query = select(tables.c.id).where(tables.c.noted.is_(False), tables.c.state == "over")
        return await self.read(lambda c: list(c.execute(query.order_by(tables.c.created).limit(limit)).scalars()))

    async def note(self, table_id: str) -> None:
        """Look no more for what became of a table."""
        await self.write(Job([(tables.update().where(tables.c.id == table_id).values(noted=True), {})]))

    async def count_tables(self, visitor: str) -> tuple[int, int, int, int]:
        """Return at how many tables a visitor sits: that wait, in games with other people, alone, and that are over."""
        mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
        others = select(seats.c.table_id).where(
            seats.c.table_id == tables.c.id, seats.c.visitor != visitor, seats.c.visitor.not_like(GHOST + "%")
        )
        query = select(tables.c.state, others.exists()).where(tables.c.id.in_(mine))
        found = await self.read(lambda c: [(row[0], bool(row[1])) for row in c.execute(query)])
        kinds = Counter(("alone", "shared")[shared] if state == "playing" else state for state, shared in found)
        return kinds["open"], kinds["shared"], kinds["alone"], kinds["over"]

    # ---- visitors and their secrets

    async def visitor_name(self, visitor: str) -> str | None:
        """Return the name of a visitor."""
        return await self.read(
            lambda c: c.execute(select(visitors.c.name).where(visitors.c.id == visitor)).scalar_one_or_none()
        )

    async def visitor_preferences(self, visitor: str) -> str | None:
        """Return how a visitor likes the page, in JSON."""
        query = select(visitors.c.preferences).where(visitors.c.id == visitor)
        return await self.read(lambda c: c.execute(query).scalar_one_or_none())

    async def token(self, digest: str) -> Row[Any] | None:
        """Return what is known of a secret, by its hash."""
        return await self.read(lambda c: c.execute(select(tokens).where(tokens.c.hash == digest)).first())

    async def programs_at(self, table_id: str) -> set[str]:
        """Return the visitors at a table who are nothing but programs: no person has ever been one of them."""
        here = select(tokens.c.visitor).where(tokens.c.table_id == table_id, tokens.c.kind == "program")
        people = select(tokens.c.visitor).where(tokens.c.kind == "cookie", tokens.c.visitor.in_(here))
        query = here.where(tokens.c.visitor.not_in(people))
        return set(await self.read(lambda c: list(c.execute(query).scalars())))

    # ---- uptimes

    async def uptimes_since(self, at: int) -> list[tuple[int, int]]:
        """Return when the server was up after a time."""
        query = select(uptimes.c.started, uptimes.c.beat).where(uptimes.c.beat >= at)
        return [(row[0], row[1]) for row in await self.read(lambda c: list(c.execute(query)))]

    async def interruptions_of(self, table_id: str, at: int) -> list[tuple[int, int]]:
        """Return when a table was nobody's after a time, since its worker was dead."""
        query = select(interruptions.c.started, interruptions.c.ended)
        own = query.where(interruptions.c.table_id == table_id, interruptions.c.ended >= at)
        return [(row[0], row[1]) for row in await self.read(lambda c: list(c.execute(own)))]

    async def begin_uptime(self, now: int) -> int:
        """Note that the server is up; return the note's number."""
        number = 0

        def note(connection: Connection) -> None:
            nonlocal number
            if connection.dialect.name == "postgresql":  # others may start at the same time
                connection.execute(text("LOCK TABLE uptimes IN EXCLUSIVE MODE"))
            number = (connection.execute(select(func.max(uptimes.c.id))).scalar() or 0) + 1
            connection.execute(uptimes.insert(), {"id": number, "started": now, "beat": now})

        await self.write(Job(acts=[note]))
        return number

    async def beat(self, uptime: int, now: int) -> None:
        """Note that the server is up still."""
        await self.write(Job([(uptimes.update().where(uptimes.c.id == uptime).values(beat=now), {})]))


def _probe() -> Job:
    row = {"table_id": "", "seq": 0, "at": 0, "event": bytes(_PROBE)}
    return Job([(entries.insert(), row), (entries.delete().where(entries.c.table_id == ""), {})])


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


def _in_lobby(state: str, after: tuple[int, str] | None) -> Select[Any]:
    """Return the query for public tables in a state, the newest first, after a place."""
    query = (
        select(tables.c.id, tables.c.info, tables.c.state, tables.c.created)
        .where(tables.c.public, tables.c.state == state)
        .order_by(tables.c.created.desc(), tables.c.id.desc())
    )
    if after is None:
        return query
    created, own = after
    return query.where(tables.c.created <= created, or_(tables.c.created < created, tables.c.id < own))


def note_of(state: TableState) -> dict[str, Any]:
    """Return the note of how a table is: whether it goes on, and when it must be woken."""
    return {"table": state.setting.id, "to": state.status, "at": state.wake()}


def knowledge(table: TableInfo) -> dict[str, Any]:
    """Return the note of what everybody may know about a table."""
    return {"table": table.id, "known": _json.encode(table).decode()}


def is_knowledge(known: str | None) -> bool:
    """Tell whether a column holds what everybody may know about a table."""
    try:
        return known is not None and bool(_json.decode(known, type=TableInfo))
    except (msgspec.DecodeError, UnicodeError):
        return False


def row_of(table_id: str, line: LogEntry, mover: int | None = None) -> dict[str, Any]:
    """Return a line of the log as a row; `mover` is the seat that decides after it."""
    return {
        "table_id": table_id,
        "seq": line.seq,
        "at": line.at,
        "event": encode_event(line.event),
        "author": line.author,
        "client": line.client,
        "number": line.number,
        "time_left": None if line.left is None else ",".join(map(str, line.left)),
        "mover": mover,
    }


def line_of(row: Row[Any]) -> LogEntry:
    """Return the line of the log in a row."""
    left = None if row.time_left is None else tuple(map(int, row.time_left.split(",")))
    return LogEntry(int(row.seq), int(row.at), decode_event(row.event), row.author, row.client, row.number, left)


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
        "info": None,
        "noted": False,
        "series": None if setting.series is None else _json.encode(setting.series).decode(),
    }


def setting_of(row: Row[Any]) -> Setting:
    """Return what was fixed when the table of a row was opened."""
    return Setting(
        row.id,
        row.game,
        int(row.version),
        int(row.players),
        _json.decode(row.options),
        row.public,
        _json.decode(row.clock, type=Clock),
        int(row.seed, 16),
        row.host,
        int(row.created),
        None if row.series is None else _json.decode(row.series, type=Series),
    )
