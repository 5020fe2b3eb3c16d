"""The tables in memory: loaded when somebody comes, woken by their clocks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy.exc import InterfaceError, OperationalError

from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Damaged, Elsewhere, NotFound, Refusal, StorageFailed
from ludoteka.server.common.settings import Settings
from ludoteka.server.live import folding
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.noting import note_old_games
from ludoteka.server.live.table import Table
from ludoteka.server.live.table_opener import TableOpener
from ludoteka.server.state.clocks import DAY, Now
from ludoteka.server.state.events import Closed
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.leases import Leases
from ludoteka.server.storage.sanctions import Sanctions
from ludoteka.server.storage.store import Store

log = logging.getLogger("ludoteka.registry")

_WOKEN_AT_ONCE = 200
_CLOSED_AT_ONCE = 100
#: So many seats at tables that go on are looked at.
_SEATS = 200
#: A table that was claimed and that nobody has asked for is let go after so many seconds.
_CLAIMED_SECONDS = 10.0
#: So often another worker is asked for a table, and so long is waited in between.
_ASKED, _ASKED_SECONDS = 50, 0.2


class TableRegistry:
    """All tables."""

    def __init__(
        self,
        store: Store,
        identities: Identities,
        loader: GameLoader,
        settings: Settings,
        now: Now,
        calls: Calls | None = None,
        leases: Leases | None = None,
    ) -> None:
        #: Which tables are this process's, where it is one of several; None: all are.
        self.leases = leases
        #: Asks another worker for a table: who, and which.
        self.ask_for: Callable[[str, str], None] = lambda worker, table_id: None
        self.store, self._settings, self._now = store, settings, now
        self.opener = TableOpener(store, identities, loader, settings, now)
        self.loader, self._calls = loader, calls
        self.sanctions = Sanctions(store)
        self.bots = bot_pool.BotPool(settings.bot_threads, loader)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: Tables of which nothing can be told, and why; they are tried again after the next start.
        self._damaged: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._uptime = 0
        self._noting = asyncio.Lock()

    # ---- life

    async def start(self) -> None:
        """Wake what has to go on, and keep watch."""
        self._uptime = await self.store.begin_uptime(self._now())
        regular = (
            (self._settings.sweep_seconds, self._sweep),
            (self._settings.beat_seconds, self._beat),
            (self._settings.beat_seconds, self._obey),
            (self._settings.expire_seconds, self._expire),
        )
        await self.sanctions.refresh()
        self._tasks = [asyncio.create_task(self._every(seconds, act)) for seconds, act in regular]

    async def close(self) -> None:
        """Put every table away and note the time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loading in list(self._loading.values()):
            loading.cancel()
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        self.bots.close()
        await self._beat()

    async def move_out(self) -> None:
        """Let other workers have all tables, since this one stops: each finishes what was begun at it."""
        assert self.leases is not None
        self.leases.closing = True
        tables = list(self.tables.values())
        self.tables.clear()
        await asyncio.gather(*(table.move_out() for table in tables))
        await self.leases.close()

    async def give_up(self, table_ids: Iterable[str]) -> None:
        """Send away who looks at tables that another worker has taken."""
        for table_id in table_ids:
            table = self.tables.pop(table_id, None)
            if table is not None:
                table.give_up()
                await table.close()

    async def hand_over(self, table_id: str) -> None:
        """Let a table go that another worker asks for, which has something to do there."""
        table = self.tables.pop(table_id, None)
        if table is not None and table.lease is not None and self.leases is not None:
            await table.move_out()
            await self.leases.release([table.lease])

    async def awaits(self, table_id: str, visitor: str) -> bool:
        """Tell whether a table waits for somebody whose page is closed; one that sleeps has done so ever since."""
        table = self.tables.get(table_id)
        if table is None:
            if self.leases is None:
                return True
            rows = await self.store.tables_of(visitor, _SEATS)  # it may live elsewhere
            return any(row.id == table_id and row.mover == row.seat for row in rows)
        seat = table.state.mover
        if seat is None or table.state.chairs[seat].by_bot or seat in table.presence.here():
            return False
        return table.state.chairs[seat].visitor == visitor

    async def _every(self, seconds: float, act: Callable[[], Any]) -> None:
        while True:
            try:
                await act()
            except Exception:
                log.exception("a regular task failed")
            await asyncio.sleep(seconds)

    def note_old_games_soon(self) -> None:
        """Tell, while the server runs, what became of old games."""
        self._tasks.append(asyncio.create_task(self.note_old_games()))

    async def note_old_games(self) -> None:
        """Tell from their logs the games that are over and stand in no list."""
        try:
            async with self._noting:
                await note_old_games(self.store, self.loader)
        except Exception:
            log.exception("old games are told at the next start")

    async def _beat(self) -> None:
        await self.store.beat(self._uptime, self._now())

    async def _obey(self) -> None:
        """Do what the host of the server has ordered meanwhile: send away who is banned, close tables."""
        await self.sanctions.refresh()
        for table in list(self.tables.values()) if self.sanctions.anybody_banned else ():
            table.presence.send_away(self.sanctions.check)
        for table_id in await self.sanctions.to_close():
            if await self._closed(table_id):
                await self.sanctions.closed(table_id)

    async def _expire(self) -> None:
        """Close tables where people were waited for, for so long that nobody will come."""
        days = self._settings.open_days
        if days:
            for table_id in await self.store.long_open(self._now() - days * DAY, _CLOSED_AT_ONCE):
                await self._closed(table_id, days)

    async def _closed(self, table_id: str, days: int = 0) -> bool:
        """Close a table for good; return whether nothing is left to do, as where nobody can play there anyway.

        With a number of days, only one that still waits for players.
        """
        try:
            table = await self.table(table_id)
            if table.state.status == "open" or (table.state.status == "playing" and not days):
                await table.do(table.commit, [Closed(days)])
        except Refusal as refusal:
            if isinstance(refusal, (StorageFailed, Elsewhere)) or refusal.code == "put-away":
                return False  # the next time, or another worker
            log.warning("a table that is to be closed cannot be opened", extra={"table": table_id, "why": refusal.code})
        return True

    async def _sweep(self) -> None:
        for table_id in await self.store.to_wake(self._now(), _WOKEN_AT_ONCE, free=self.leases is not None):
            if table_id not in self.tables and table_id not in self._loading:
                await self._wake(table_id)
        let_go = []
        for table_id, table in list(self.tables.items()):
            if table.idle or table.broken:
                del self.tables[table_id]
                if self.leases is not None and table.lease is not None:
                    self.leases.drop(table.lease)  # whoever comes now takes it anew
                    let_go.append(table.lease)
                await table.close()
        if self.leases is not None:
            let_go += self.leases.unused(lambda id: id in self.tables or id in self._loading, _CLAIMED_SECONDS)
            await self.leases.release(let_go)
        metrics.TABLES.set(len(self.tables))

    async def _wake(self, table_id: str) -> None:
        try:
            if (await self.table(table_id)).state.wake() is None:  # only bots play: nobody waits for them
                await self.store.let_sleep(table_id)
        except StorageFailed:
            raise
        except Elsewhere:  # another worker was first
            return
        except Refusal as refusal:
            log.warning("a table cannot be woken", extra={"table": table_id, "why": str(refusal)})
            await self.store.let_sleep(table_id)

    # ---- finding a table

    async def table(self, table_id: str) -> Table:
        """Return a table, loaded if need be. Raises NotFound, Damaged, or Elsewhere."""
        found = self.tables.get(table_id)
        if found is not None and not found.broken:
            return found
        if table_id in self._damaged:
            raise _damaged(table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def bring(self, table_id: str) -> Table:
        """Return a table, brought here from another worker if need be. Raises NotFound, Damaged, or Elsewhere."""
        for _ in range(_ASKED):
            try:
                return await self.table(table_id)
            except Elsewhere as elsewhere:
                if elsewhere.worker is not None:
                    self.ask_for(elsewhere.worker, table_id)
            await asyncio.sleep(_ASKED_SECONDS)
        raise Elsewhere

    async def _load(self, table_id: str) -> Table:
        try:
            broken = self.tables.pop(table_id, None)
            if broken is not None:
                await broken.close()
                if self.leases is not None and broken.lease is not None:
                    self.leases.drop(broken.lease)
            lease = None if self.leases is None else await self.leases.claim(table_id)
            setting = await self.store.setting(table_id)
            if setting is None:
                raise NotFound("There is no such table, or it is open by its link only.")
            await self.loader.ready(setting.game)
            table = await Table.load(setting, self.store, self.bots, self._settings, self._now, self._calls, lease)
            if self.leases is not None and (lease is None or self.leases.held.get(table_id, (None,))[0] != lease):
                await table.close()  # it was lost meanwhile
                raise Elsewhere
            if self.leases is not None:
                table.lost = self.leases.drop
            self.tables[table_id] = table
            return table
        except (Refusal, OperationalError, InterfaceError):  # the store may answer the next time
            raise
        except Exception as error:
            log.exception("a table is damaged", extra={"table": table_id})
            self._damaged[table_id] = repr(error)
            raise _damaged(table_id) from error
        finally:
            del self._loading[table_id]

    def is_damaged(self, table_id: str) -> bool:
        """Tell whether nothing can be told of a table, as far as was tried."""
        return table_id in self._damaged

    def wake_soon(self, table_id: str) -> None:
        """Have a table in memory after a while, if it can be; nobody waits for it."""
        if table_id not in self._loading and table_id not in self._damaged:
            self._loading[table_id] = loading = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def state(self, table_id: str) -> TableState:
        """Return the state of a table, wherever it lives. Raises NotFound, or Damaged."""
        try:
            return (await self.table(table_id)).state
        except Elsewhere:
            setting = await self.store.setting(table_id)
            assert setting is not None
            await self.loader.ready(setting.game)
            return await folding.fold(setting, self.store)


def _damaged(table_id: str) -> Damaged:
    return Damaged(f"What is stored of table {table_id} is damaged: `ludoteka db check` says what is wrong with it.")
