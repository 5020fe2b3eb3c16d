"""Opening a database: what is wrong with it is said with its remedy, before anything is served."""

from __future__ import annotations

import importlib.util
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ludoteka.engine.errors import LudotekaError, MissingExtra
from ludoteka.server.storage.claims import Claim, Claimed
from ludoteka.server.storage.migrations import NewerDatabase, migrate

#: Connections for readers and the writer.
_CONNECTIONS = 5
#: Names the lock under which a PostgreSQL is brought up to date.
_MIGRATING = 0x1D07E4A
_ANYTHING = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"


class BadDatabase(LudotekaError):
    """A database cannot be used: `key` is a message in all languages, `given` what it names."""

    def __init__(self, key: str, message: str, **given: str) -> None:
        super().__init__(message)
        self.key, self.given = key, given


class Database:
    """A database that is ready, and nobody else's."""

    def __init__(self, engine: Engine, claim: Claim | None) -> None:
        self.engine, self._claim = engine, claim

    def close(self) -> None:
        """Let go of it."""
        self.engine.dispose()
        if self._claim is not None:
            self._claim.release()


def read_url(url: str) -> URL:
    """Return the parts of a database's address. Raises BadDatabase."""
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise _bad_url(url) from error
    if kind != "postgresql" and not (kind == "sqlite" and parsed.database):
        raise _bad_url(url)
    return parsed


def _bad_url(url: str) -> BadDatabase:
    return BadDatabase(
        "error-db-url",
        f"{url!r} is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.",
        url=url,
    )


def open_engine(url: str) -> Engine:
    """Return the way to a database, its settings made for durability. Raises BadDatabase or MissingExtra.

    What was to be stored stands in no error: errors are logged, and people's names and addresses are not.
    """
    parsed = read_url(url)
    if parsed.get_backend_name() == "postgresql":
        if importlib.util.find_spec("psycopg") is None:
            raise MissingExtra("PostgreSQL needs the package psycopg: pip install 'ludoteka[server,postgres]'.")
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_size=_CONNECTIONS,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: object) -> None:
        # Whoever is forgotten is not to be found in what the file has left over either.
        pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000")
        for pragma in (*pragmas, "secure_delete=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.text_factory = _text

    return engine


def _text(stored: bytes) -> str:
    """Return stored text; one that is damaged is read nonetheless, so that it spoils no other row."""
    return stored.decode("utf-8", "replace")


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Give a database to read, even a running server's; nothing in it is changed. Raises BadDatabase."""
    parsed = read_url(url)
    file = Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None
    try:
        if file is not None:
            _check(file)
        engine = open_engine(url)
        connection = engine.connect()
    except Exception as error:
        raise (_problem(file, error) if file is not None else _unreachable(parsed, error)) from error
    try:
        yield connection
    finally:
        connection.close()
        engine.dispose()


def open_database(url: str, address: str = "") -> Database:
    """Return a database, brought up to date and claimed for the server at an address. Raises BadDatabase."""
    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_file(Path(str(parsed.database)), url, address)
    engine = open_engine(url)
    where = parsed.render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))  # others may start at the same time
            migrate(connection)
    except NewerDatabase as error:
        raise _newer(where) from error
    except DBAPIError as error:
        engine.dispose()
        raise _unreachable(parsed, error) from error
    return Database(engine, None)


def _unreachable(parsed: URL, error: Exception) -> Exception:
    if not isinstance(error, DBAPIError):
        return error
    where, reason = parsed.render_as_string(hide_password=True), str(error.orig).strip().splitlines()[0]
    return BadDatabase(
        "error-db-unreachable", f"The database {where} does not answer: {reason}", where=where, reason=reason
    )


def _open_file(file: Path, url: str, address: str) -> Database:
    claim = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        claim = Claim(file, address)
        if not file.exists():
            _create(file)
        _check(file)
        engine = open_engine(url)
        with engine.begin() as connection:
            migrate(connection)
        return Database(engine, claim)
    except Claimed as error:
        raise BadDatabase(
            "error-db-running",
            f"Ludoteka is running already at {error.address} with {file}.",
            file=str(file),
            address=error.address,
        ) from error
    except Exception as error:
        if claim is not None:
            claim.release()
        raise _problem(file, error) from error


def _create(file: Path) -> None:
    """Make a new database beside its place, then put it there: there is never half of one."""
    new = file.with_name(file.name + ".new")
    new.unlink(missing_ok=True)
    engine = create_engine(f"sqlite:///{new}")
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()
    os.replace(new, file)


def _check(file: Path) -> None:
    """Raise where a file is none of ours: a copy of a running server's file is empty, and would be played on."""
    with closing(_connect(file)) as connection:
        if not connection.execute(_ANYTHING).fetchone()[0]:
            raise BadDatabase("error-db-empty", f"{file} holds no tables of Ludoteka.", file=str(file))


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True, timeout=10)


def _newer(where: str) -> BadDatabase:
    return BadDatabase("error-db-newer", f"{where} was written by a newer release of Ludoteka.", file=where)


def _problem(file: Path, error: Exception) -> Exception:
    """Return what is wrong with a file, said so that somebody can mend it."""
    if isinstance(error, NewerDatabase):
        return _newer(str(file))
    inner = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(inner, (OSError, sqlite3.OperationalError)):
        reason = inner.strerror if isinstance(inner, OSError) and inner.strerror else str(inner)
        return BadDatabase("error-db-place", f"{file} cannot be written: {reason}", file=str(file), reason=reason)
    if isinstance(inner, sqlite3.DatabaseError):
        return BadDatabase("error-db-broken", f"{file} is damaged, or no database of SQLite.", file=str(file))
    return error


def back_up(url: str, target: Path) -> int:
    """Copy a SQLite database, even of a running server, into a new file; return how many tables it holds.

    Raises BadDatabase, and FileExistsError where the target is there already.
    """
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise BadDatabase("error-backup-postgresql", "Back PostgreSQL up by its own means: pg_dump.")
    file, part = Path(str(parsed.database)), target.with_name(target.name + ".part")
    if target.exists():
        raise FileExistsError(str(target))
    try:
        _check(file)
        with closing(_connect(file)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        os.replace(part, target)
    except Exception as error:
        raise _problem(file if not part.exists() else target, error) from error
    finally:
        part.unlink(missing_ok=True)
    return count
