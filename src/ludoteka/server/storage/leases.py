"""Which worker holds which table, where several share a PostgreSQL: a table lives in one of them at a time.

A worker shows that it lives once a second. One that has not done so for the time of a lease, by the database's clock,
is taken for dead: whoever notices first sets its tables free, and notes since when nobody held them, so that clocks do
not count it. Nothing that matters rests on that judgement. Every write of a table names the lease that it was made
under (`Job.leases`) and locks it: a worker that was cut off, or slept, and still believes that it holds a table is
refused.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import BigInteger, Connection, Select, cast, delete, func, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert

from ludoteka.server.common.errors import Elsewhere
from ludoteka.server.state.clocks import DAY, SECOND, Now
from ludoteka.server.storage.schema import interruptions, leases, tables, workers
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Lease

T = TypeVar("T")

#: The database's clock: the one clock that all workers share.
_CLOCK = cast(func.extract("epoch", func.clock_timestamp()) * SECOND, BigInteger)
#: Whoever waits longer for a lock than so many milliseconds comes again.
_PATIENCE = 2000
#: Interruptions older than any clock that could still run.
_OLD = 60 * DAY


@dataclass(frozen=True)
class Beat:
    """What a worker learns each time it shows that it lives."""

    #: Who lives, the one that began first before all others.
    alive: tuple[str, ...]
    #: Whom this one has just found dead; their tables are free.
    buried: tuple[str, ...]
    #: Tables that this worker holds no more though it thought so.
    lost: tuple[str, ...]


class Leases:
    """The leases of one worker."""

    def __init__(self, store: Store, now: Now, worker: str, seconds: float) -> None:
        self._store, self._now, self.worker = store, now, worker
        self._lease = round(seconds * SECOND)
        self._epoch = secrets.randbits(40) << 20
        #: What it holds as far as it knows, and since when, by `time.monotonic`.
        self.held: dict[str, tuple[Lease, float]] = {}
        #: While it stops, it takes nothing any more.
        self.closing = False

    async def _change(self, act: Callable[[Connection], T]) -> T:
        """Return what an act brings that changes leases; it waits for nobody for long."""

        def run(connection: Connection) -> T:
            with connection.begin():
                connection.execute(text(f"SET LOCAL lock_timeout = {_PATIENCE}"))
                return act(connection)

        return await self._store.read(run)

    # ---- life

    async def start(self) -> None:
        """Be one of the workers."""
        await self._change(self._enlist)

    def _enlist(self, connection: Connection) -> None:
        at = self._now()
        row = {"id": self.worker, "started": at, "beat": at, "until": _CLOCK + self._lease}
        connection.execute(insert(workers).values(row))

    async def beat(self) -> Beat:
        """Show that this worker lives, bury who does not, and learn what was lost meanwhile."""
        asked = set(self.held)
        alive, dead, kept = await self._change(self._renew)
        buried = [other for other in dead if await self._change(lambda c, other=other: self._bury(c, other))]  # type: ignore[misc]
        lost = []
        if kept is not None:  # it was late: others may have taken its tables
            for table_id in asked & set(self.held):
                if kept.get(table_id) != self.held[table_id][0].epoch:
                    lost.append(table_id)
                    del self.held[table_id]
        return Beat(tuple(alive), tuple(buried), tuple(lost))

    def _renew(self, connection: Connection) -> tuple[list[str], list[str], dict[str, int] | None]:
        """Renew its row; return who lives, who does not, and, where it was late, what this worker holds."""
        before = connection.execute(
            select(workers.c.until < _CLOCK).where(workers.c.id == self.worker).with_for_update()
        ).scalar_one_or_none()
        if before is None:  # it was buried
            self._enlist(connection)
        else:
            values = {"beat": self._now(), "until": _CLOCK + self._lease}
            connection.execute(update(workers).where(workers.c.id == self.worker).values(values))
        others = connection.execute(
            select(workers.c.id, (workers.c.until >= _CLOCK).label("alive")).order_by(workers.c.started, workers.c.id)
        ).all()
        kept = None
        if before is not False:
            mine = select(leases.c.table_id, leases.c.epoch).where(leases.c.worker == self.worker)
            kept = {row.table_id: row.epoch for row in connection.execute(mine)}
        return [row.id for row in others if row.alive], [row.id for row in others if not row.alive], kept

    def _bury(self, connection: Connection, worker: str) -> bool:
        """Set the tables of a dead worker free; return False where it lives, or another has done so."""
        dead = delete(workers).where(workers.c.id == worker, workers.c.until < _CLOCK).returning(workers.c.beat)
        beat = connection.execute(dead).scalar_one_or_none()
        if beat is None:
            return False
        at = self._now()
        theirs = select(leases.c.table_id, literal(beat, BigInteger), literal(at, BigInteger))
        noted = insert(interruptions).from_select(
            ["table_id", "started", "ended"], theirs.where(leases.c.worker == worker)
        )
        connection.execute(noted.on_conflict_do_nothing())
        connection.execute(delete(leases).where(leases.c.worker == worker))
        connection.execute(delete(interruptions).where(interruptions.c.ended < at - _OLD))
        return True

    async def close(self) -> None:
        """Let everything go, and be no worker any more."""
        self.closing = True
        self.held.clear()

        def leave(connection: Connection) -> None:
            connection.execute(delete(leases).where(leases.c.worker == self.worker))
            connection.execute(delete(workers).where(workers.c.id == self.worker))

        await self._change(leave)

    # ---- tables

    async def claim(self, table_id: str) -> Lease | None:
        """Return the lease of a table; None where there is no such table. Raises Elsewhere where another holds it."""
        if table_id in self.held:
            return self.held[table_id][0]
        if self.closing:
            holder = await self._store.read(lambda c: c.execute(_holder(table_id)).scalar_one_or_none())
            raise Elsewhere(holder if holder != self.worker else None)
        self._epoch += 1
        lease = Lease(table_id, self.worker, self._epoch)
        holder = await self._change(lambda c: _take(c, lease))
        if holder is None:
            return None
        if holder != self.worker:
            raise Elsewhere(holder or None)
        if self._stopped():  # it was begun before that
            await self._change(lambda c: _give_up(c, [lease]))
            raise Elsewhere(None)
        self.held[table_id] = (lease, time.monotonic())
        return lease

    def _stopped(self) -> bool:
        return self.closing

    async def release(self, given: Iterable[Lease]) -> None:
        """Let tables go; those that were lost meanwhile, or taken anew, stay as they are."""
        given = list(given)
        for lease in given:
            if self.held.get(lease.table_id, (None,))[0] == lease:
                del self.held[lease.table_id]
        if given:
            await self._change(lambda c: _give_up(c, given))

    def drop(self, lease: Lease) -> None:
        """Take note that a lease was refused: another worker holds the table."""
        if self.held.get(lease.table_id, (None,))[0] == lease:
            del self.held[lease.table_id]

    def unused(self, used: Callable[[str], bool], seconds: float) -> list[Lease]:
        """Return leases of tables that were claimed some time ago and that nobody has loaded."""
        before = time.monotonic() - seconds
        return [lease for lease, since in self.held.values() if since < before and not used(lease.table_id)]


def _holder(table_id: str) -> Select[Any]:
    return select(leases.c.worker).where(leases.c.table_id == table_id)


def _take(connection: Connection, lease: Lease) -> str | None:
    """Take a table that nobody holds, or that this worker held before; return who holds it then.

    None where there is no such table; an empty name where it was let go that very moment.
    """
    if connection.execute(select(tables.c.id).where(tables.c.id == lease.table_id)).first() is None:
        return None
    holder: str | None = connection.execute(_holder(lease.table_id)).scalar_one_or_none()
    if holder not in (None, lease.worker):
        return holder
    anew = (
        insert(leases)
        .values(lease._asdict())
        .on_conflict_do_update(
            index_elements=["table_id"], set_={"epoch": lease.epoch}, where=leases.c.worker == lease.worker
        )
    )
    if connection.execute(anew.returning(leases.c.worker)).scalar_one_or_none() is not None:
        return lease.worker
    return str(connection.execute(_holder(lease.table_id)).scalar_one_or_none() or "")


def _give_up(connection: Connection, given: list[Lease]) -> None:
    for lease in given:
        own = leases.c.table_id == lease.table_id, leases.c.worker == lease.worker, leases.c.epoch == lease.epoch
        connection.execute(delete(leases).where(*own))
