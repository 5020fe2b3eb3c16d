"""The tables in memory: loaded when somebody comes, woken by their clocks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError

import ludoteka
from ludoteka.engine.contract import SEED_BITS
from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Damaged, NotFound, Refusal, StorageFailed
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.table import Table
from ludoteka.server.state import rematch
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.events import Began, Event, LogEntry, Rematched, Sat
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.schema import tables, tokens
from ludoteka.server.storage.store import Store, is_knowledge, knowledge, row_of, seating, setting_row
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.requests import NewTable, SeatPlan

log = logging.getLogger("ludoteka.registry")

_WOKEN_AT_ONCE = 200
_LOBBY = 60


class TableRegistry:
    """All tables."""

    def __init__(self, store: Store, identities: Identities, loader: GameLoader, settings: Settings, now: Now) -> None:
        self._store, self._identities, self._settings, self._now = store, identities, settings, now
        self.loader = loader
        self.bots = bot_pool.BotPool(settings.bot_threads, loader)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: Tables of which nothing can be told, and why; they are tried again after the next start.
        self._damaged: dict[str, str] = {}
        self._rematching = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._uptime = 0

    # ---- life

    async def start(self) -> None:
        """Wake what has to go on, and keep watch."""
        self._uptime = await self._store.begin_uptime(self._now())
        regular = ((self._settings.sweep_seconds, self._sweep), (self._settings.beat_seconds, self._beat))
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

    async def _every(self, seconds: float, act: Callable[[], Any]) -> None:
        while True:
            try:
                await act()
            except Exception:
                log.exception("a regular task failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self._store.beat(self._uptime, self._now())

    async def _sweep(self) -> None:
        for table_id in await self._store.to_wake(self._now(), _WOKEN_AT_ONCE):
            if table_id not in self.tables and table_id not in self._loading:
                await self._wake(table_id)
        for table_id, table in list(self.tables.items()):
            if table.idle or table.broken:
                del self.tables[table_id]
                await table.close()
        metrics.TABLES.set(len(self.tables))

    async def _wake(self, table_id: str) -> None:
        try:
            if (await self.table(table_id)).state.wake() is None:  # only bots play: nobody waits for them
                await self._store.let_sleep(table_id)
        except StorageFailed:
            raise
        except Refusal as refusal:
            log.warning("a table cannot be woken", extra={"table": table_id, "why": str(refusal)})
            await self._store.let_sleep(table_id)

    # ---- finding a table

    async def table(self, table_id: str) -> Table:
        """Return a table, loaded if need be. Raises NotFound, or Damaged."""
        found = self.tables.get(table_id)
        if found is not None and not found.broken:
            return found
        if table_id in self._damaged:
            raise _damaged(table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            setting = await self._store.setting(table_id)
            if setting is None:
                raise NotFound("There is no such table, or it is open by its link only.")
            await self.loader.ready(setting.game)
            table = await Table.load(setting, self._store, self.bots, self._settings, self._now)
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

    async def lobby(self) -> list[msgspec.Raw]:
        """Return what is known of the public tables, as it is stored; no game is played again for it."""
        found = []
        for table_id, known in await self._store.lobby(_LOBBY):
            if table_id in self._damaged:
                continue
            if not is_knowledge(known):  # opened before this was stored, or damaged
                known = await self._learn(table_id)
            if known is not None:
                found.append(msgspec.Raw(known.encode()))
        return found

    async def _learn(self, table_id: str) -> str | None:
        """Store what everybody may know about a table, and return it; None where it cannot be played any more."""
        try:
            note = knowledge((await self.table(table_id)).state.info())
        except Refusal:
            return None
        await self._store.write(Job(infos=[note]))
        known: str = note["known"]
        return known

    # ---- opening one

    async def open(self, wanted: NewTable, host: Visitor) -> tuple[str, str | None]:
        """Open a table and return its id, and the key to it where it is not public. Raises Refusal."""
        host.act_anywhere()
        rules = ludoteka.game(wanted.game)
        players = rules.header.check_players(len(wanted.seats))
        options = rules.check_options(players, wanted.options)
        await self._limit(host)
        setting = self._setting(
            wanted.game, rules.version, players, dict(options), wanted.public, wanted.clock, host.id
        )
        events = [event for seat, plan in enumerate(wanted.seats) for event in _sit(wanted.game, seat, plan, host)]
        if all(plan.kind != "open" for plan in wanted.seats):
            events.append(Began())
        key, invitation = self._identities.invitation(setting.id)
        more: list[Any] = [] if wanted.public else [(tokens.insert(), invitation)]
        await self._store.write(await self._opening(setting, events, Job(more)))
        return setting.id, None if wanted.public else key

    async def _limit(self, host: Visitor) -> None:
        """Raise Refusal where a visitor has opened too many tables already."""
        most = self._settings.max_open_tables
        if await self._store.count_hosted(host.id, "open") >= most:
            raise Refusal(f"You have {most} tables waiting for players: leave one.", "too-many", args={"most": most})
        most = self._settings.max_running_tables
        if await self._store.count_hosted(host.id, "playing") >= most:
            raise Refusal(f"{most} games of yours are going on: end one first.", "too-many-games", args={"most": most})

    def _setting(
        self, game: str, version: int, players: int, options: dict[str, Any], public: bool, clock: Any, host: str
    ) -> Setting:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
        seed = secrets.randbits(SEED_BITS)
        return Setting(secrets.token_hex(6), game, version, players, options, public, clock, seed, host, self._now())

    async def _opening(self, setting: Setting, events: list[Event], job: Job) -> Job:
        """Return what makes a new table durable, with the first lines of its log, besides what is in the job."""
        if any(isinstance(event, Began) for event in events):
            await self.loader.ready(setting.game)
        state = TableState(setting)
        for event in events:
            line = LogEntry(state.seq + 1, setting.created, event, left=state.left_after(event, None, setting.created))
            state.apply(line)
            job.lines.append(row_of(setting.id, line))
        job.statements += seating(setting.id, events)
        known = {"wake": state.wake(), "info": knowledge(state.info())["known"]}
        job.statements.insert(0, (tables.insert(), setting_row(setting, state.status) | known))
        return job

    # ---- once more

    async def rematch(self, table: Table, visitor: Visitor, wish: bool | None, others: rematch.Others) -> None:
        """Note whether a person plays again; once all have said so, open the table where they meet."""
        async with self._rematching:
            answered = rematch.answer(table.state, visitor, wish)
            if answered:
                await table.do(table.commit, answered)
            state, old = table.state, table.state.setting
            if not wish or state.rematch is not None:
                return
            programs = await self._store.programs_at(old.id)
            events = rematch.seats(state, others, table.presence.here(), programs, self._settings.stand_in)
            if events is None:
                return
            sitting = {event.visitor for event in events if isinstance(event, Sat)}
            host = state.host if state.host in sitting else visitor.id
            setting = self._setting(
                old.game, ludoteka.game(old.game).version, old.players, old.options, old.public, old.clock, host
            )
            if len(events) == old.players:
                events.append(Began())
            job = await self._opening(setting, events, Job())
            await table.do(lambda: table.commit([Rematched(setting.id)], more=job))


def _damaged(table_id: str) -> Damaged:
    return Damaged(f"What is stored of table {table_id} is damaged: `ludoteka db check` says what is wrong with it.")


def _sit(game: str, seat: int, plan: SeatPlan, host: Visitor) -> list[Event]:
    if plan.kind == "open":
        return []
    if plan.kind == "bot":
        level = bot_pool.check_level(game, plan.level or bot_pool.STAND_IN)
        return [Sat(seat, level, None, level)]
    return [Sat(seat, clean_name(plan.name) if plan.name else host.name, host.id)]
