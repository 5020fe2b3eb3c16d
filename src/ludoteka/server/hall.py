"""The tables in memory: loaded when somebody comes, woken by their clocks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import ludoteka
from ludoteka.engine.contract import SEED_BITS
from ludoteka.server import metrics, thinkers
from ludoteka.server.clocks import Now
from ludoteka.server.errors import NotFound, Refusal
from ludoteka.server.events import Began, Event, Line, Rematched, Sat
from ludoteka.server.identity import Identities, Visitor, clean_name
from ludoteka.server.requests import NewTable, SeatPlan
from ludoteka.server.rulebooks import Rulebooks
from ludoteka.server.schema import tables, tokens
from ludoteka.server.settings import Settings
from ludoteka.server.store import Store, row_of, seating, setting_row
from ludoteka.server.story import Setting, Story
from ludoteka.server.table import Table, left_after
from ludoteka.server.writer import Job

log = logging.getLogger("ludoteka.hall")

_WOKEN_AT_ONCE = 200


class Hall:
    """All tables."""

    def __init__(
        self, store: Store, identities: Identities, rulebooks: Rulebooks, settings: Settings, now: Now
    ) -> None:
        self._store, self._identities, self._settings, self._now = store, identities, settings, now
        self.rulebooks = rulebooks
        self.bots = thinkers.Thinkers(settings.bot_threads, rulebooks)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
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
        self.rulebooks.close()
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
                try:
                    await self.table(table_id)
                except Refusal as refusal:
                    log.warning("a table cannot be woken", extra={"table": table_id, "why": str(refusal)})
                    await self._store.write(Job(notes=[{"table": table_id, "to": "playing", "at": None}]))
        for table_id, table in list(self.tables.items()):
            if table.idle or table.broken:
                del self.tables[table_id]
                await table.close()
        metrics.TABLES.set(len(self.tables))

    # ---- finding a table

    async def table(self, table_id: str) -> Table:
        """Return a table, loaded if need be. Raises NotFound."""
        found = self.tables.get(table_id)
        if found is not None and not found.broken:
            return found
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            setting = await self._store.setting(table_id)
            if setting is None:
                raise NotFound("There is no such table, or it is open by its link only.")
            await self.rulebooks.ready(setting.game)
            table = await Table.load(setting, self._store, self.bots, self._settings, self._now)
            self.tables[table_id] = table
            return table
        finally:
            del self._loading[table_id]

    # ---- opening one

    async def open(self, wanted: NewTable, host: Visitor) -> tuple[str, str | None]:
        """Open a table and return its id, and the key to it where it is not public. Raises Refusal."""
        host.act_anywhere()
        rules = ludoteka.game(wanted.game)
        players = rules.header.check_players(len(wanted.seats))
        options = rules.check_options(players, wanted.options)
        if await self._store.open_tables_of(host.id) >= self._settings.max_open_tables:
            raise Refusal(
                f"You have {self._settings.max_open_tables} tables waiting for players: leave one.", "too-many"
            )
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

    def _setting(
        self, game: str, version: int, players: int, options: dict[str, Any], public: bool, clock: Any, host: str
    ) -> Setting:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
        seed = secrets.randbits(SEED_BITS)
        return Setting(secrets.token_hex(6), game, version, players, options, public, clock, seed, host, self._now())

    async def _opening(self, setting: Setting, events: list[Event], job: Job) -> Job:
        """Return what makes a new table durable, with the first lines of its log, besides what is in the job."""
        if any(isinstance(event, Began) for event in events):
            await self.rulebooks.ready(setting.game)
        story = Story(setting)
        for event in events:
            line = Line(story.seq + 1, setting.created, event, left=left_after(story, event, None, setting.created))
            story.tell(line)
            job.lines.append(row_of(setting.id, line))
        job.statements += seating(setting.id, events)
        job.statements.insert(0, (tables.insert(), setting_row(setting, story.state) | {"wake": story.wake()}))
        return job

    # ---- once more

    async def rematch(self, table: Table, visitor: Visitor) -> str:
        """Return the table where the same people meet again, seats rotated by one; the first who asks opens it."""
        async with self._rematching:
            story = table.story
            visitor.act_at(story.setting.id)
            if not story.seats_of(visitor.id):
                raise NotFound("Only those who played can play again.", "not-allowed")
            if story.rematch is not None:
                return story.rematch
            if story.state != "over" or story.position is None:
                raise Refusal("A rematch comes after the end.", story.state)
            old = story.setting
            setting = self._setting(
                old.game, ludoteka.game(old.game).version, old.players, old.options, old.public, old.clock, old.host
            )
            chairs = [*story.chairs[1:], story.chairs[0]]
            events: list[Event] = [
                Sat(seat, chair.name or "", chair.visitor, chair.level) for seat, chair in enumerate(chairs)
            ]
            job = await self._opening(setting, [*events, Began()], Job())
            await table.do(table.commit, [Rematched(setting.id)], job)
            return setting.id


def _sit(game: str, seat: int, plan: SeatPlan, host: Visitor) -> list[Event]:
    if plan.kind == "open":
        return []
    if plan.kind == "bot":
        level = thinkers.check_level(game, plan.level or thinkers.STAND_IN)
        return [Sat(seat, level, None, level)]
    return [Sat(seat, clean_name(plan.name) if plan.name else host.name, host.id)]
