"""The one thread that writes: what several tables have to say at once goes into one durable transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import Executable

from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Elsewhere, StorageFailed
from ludoteka.server.common.threads import name_this_thread
from ludoteka.server.storage.schema import entries, tables

log = logging.getLogger("ludoteka.storage")

_ADD_ENTRIES = entries.insert()
_NOTE_TABLES = (
    tables.update().where(tables.c.id == bindparam("table")).values(state=bindparam("to"), wake=bindparam("at"))
)
_NOTE_INFOS = tables.update().where(tables.c.id == bindparam("table")).values(info=bindparam("known"))
#: The same words for any number of tables: PostgreSQL is asked before every move, and has it prepared.
_LOCK_LEASES = text(
    "SELECT 1 FROM leases JOIN"
    " unnest(CAST(:ids AS varchar[]), CAST(:names AS varchar[]), CAST(:epochs AS bigint[])) AS held (id, name, epoch)"
    " ON leases.table_id = held.id AND leases.worker = held.name AND leases.epoch = held.epoch FOR SHARE OF leases"
)
#: No transaction takes more than so many jobs: whoever came first waits no longer than it must.
MOST_JOBS = 256


class Lease(NamedTuple):
    """By which a worker holds a table: `epoch` tells the times apart at which the same one held it."""

    table_id: str
    worker: str
    epoch: int


@dataclass
class Job:
    """What must become durable together."""

    statements: list[tuple[Executable, Any]] = field(default_factory=list)
    #: Rows of the log.
    lines: list[dict[str, Any]] = field(default_factory=list)
    #: {"table", "to", "at"}: the state of a table, and when it must be woken.
    notes: list[dict[str, Any]] = field(default_factory=list)
    #: {"table", "known"}: what everybody may know about a table.
    infos: list[dict[str, Any]] = field(default_factory=list)
    #: What has to read before it writes, in the same transaction.
    acts: list[Callable[[Connection], None]] = field(default_factory=list)
    #: What it was decided under: where one of these is held no more, nothing of the job is written.
    leases: list[Lease] = field(default_factory=list)


class _HungUp(Exception):
    """The database closed the connection in the middle of a transaction."""


class Writer:
    """Commits jobs in the order in which they came; many at once where many wait."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        """Return once the job is durable. Raises StorageFailed; then it may or may not be in the store.

        Raises Elsewhere where it was decided by a worker that does not hold the table any more; then it is not.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((job, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _run(self) -> None:
        name_this_thread("writer")
        stop = False
        while not stop:
            batch = []
            item = self._jobs.get()
            while True:
                if item is None:
                    stop = True
                    break
                batch.append(item)
                if len(batch) >= MOST_JOBS:
                    break
                try:
                    item = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._commit(batch)
        self._let_go()

    def _commit(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        begun = time.perf_counter()
        problem = self._try([job for job, _ in batch])
        if problem is None or len(batch) == 1:
            outcomes = [(done, problem) for _, done in batch]
        else:  # one of them is at fault: each for itself
            outcomes = [(done, self._try([job])) for job, done in batch]
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.COMMIT_SIZE.observe(len(batch))
        try:
            self._loop.call_soon_threadsafe(_settle, outcomes)
        except RuntimeError:  # the loop is gone, and with it everybody who waited
            log.warning("commits without anybody to tell", extra={"jobs": len(batch)})

    def _try(self, jobs: list[Job]) -> Exception | None:
        kept = self._connection is not None
        try:
            try:
                self._commit_all(jobs)
            except _HungUp:
                # The connection was kept, and the database hung up before it was told to commit: nothing was.
                if not kept:
                    raise
                self._commit_all(jobs)
        except Elsewhere as error:
            self._let_go()
            return error
        except Exception as error:
            log.error("commit failed", extra={"error": type(error).__name__, "jobs": len(jobs)})
            self._let_go()
            return error
        return None

    def _commit_all(self, jobs: list[Job]) -> None:
        """Commit jobs. Raises _HungUp where the database was gone before it was told to."""
        connection = self._connected()
        with connection.begin():
            try:
                _execute(connection, jobs)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                self._let_go()
                raise _HungUp from error

    def _connected(self) -> Connection:
        """Return the connection, kept from commit to commit: taking one from the pool costs as much as a line does."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):  # it is broken, and gone in any case
                connection.close()


def _execute(connection: Connection, jobs: list[Job]) -> None:
    if held := {lease for job in jobs for lease in job.leases}:
        _check(connection, held)
    for job in jobs:
        for statement, values in job.statements:
            connection.execute(statement, values)
    if lines := [line for job in jobs for line in job.lines]:
        connection.execute(_ADD_ENTRIES, lines)
    if notes := [note for job in jobs for note in job.notes]:
        connection.execute(_NOTE_TABLES, notes)
    if infos := [info for job in jobs for info in job.infos]:
        connection.execute(_NOTE_INFOS, infos)
    for job in jobs:
        for act in job.acts:
            act(connection)


def _check(connection: Connection, held: set[Lease]) -> None:
    """Lock leases until the end of the transaction. Raises Elsewhere where one is held no more.

    Whoever takes a table over waits for what is being written there, and finds it in the log.
    """
    ids, names, epochs = (list(column) for column in zip(*held, strict=True))
    found = connection.execute(_LOCK_LEASES, {"ids": ids, "names": names, "epochs": epochs}).all()
    if len(found) < len(held):
        raise Elsewhere


def _settle(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, problem in outcomes:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        elif isinstance(problem, Elsewhere):
            done.set_exception(problem)
        else:
            done.set_exception(StorageFailed(f"The server could not store this ({type(problem).__name__}); try again."))
