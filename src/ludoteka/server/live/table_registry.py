"""The tables in memory: loaded when somebody comes, woken by their clocks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError

import ludoteka
from ludoteka.engine.contract import SEED_BITS
from ludoteka.engine.series import Series, seed_for
from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Damaged, Elsewhere, NotFound, Refusal, StorageFailed
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import folding
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.noting import note_old_games
from ludoteka.server.live.table import Table
from ludoteka.server.state import again, rematch
from ludoteka.server.state.clocks import DAY, Now
from ludoteka.server.state.events import Began, Closed, Event, LogEntry, Rematched, Sat
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.endings import note_ending
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.leases import Leases
from ludoteka.server.storage.results import read_cursor
from ludoteka.server.storage.sanctions import Sanctions
from ludoteka.server.storage.schema import tables, tokens
from ludoteka.server.storage.store import Store, is_knowledge, knowledge, row_of, seating, setting_row
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.requests import MyTable, NewTable, SeatPlan, TryAgain, Watchable
from ludoteka.server.wire.wire_types import Clock, TableInfo

log = logging.getLogger("ludoteka.registry")

_WOKEN_AT_ONCE = 200
_CLOSED_AT_ONCE = 100
_LOBBY = 60
#: So many seats at tables that go on are looked at, and so many tables that are over.
_MINE, _PLAYED = 200, 40
_NEVER = 2**62
#: A table that was claimed and that nobody has asked for is let go after so many seconds.
_CLAIMED_SECONDS = 10.0
#: So often another worker is asked for a table, and so long is waited in between.
_ASKED, _ASKED_SECONDS = 50, 0.2
#: Of so many running games so many are shown that are worth watching.
_RUNNING, _WATCHED = 60, 12
#: Bots whose games are worth watching.
_STRONG = ("expert", "master", "classic")


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
        self._store, self._identities, self._settings, self._now = store, identities, settings, now
        self.loader, self._calls = loader, calls
        self.sanctions = Sanctions(store)
        self.bots = bot_pool.BotPool(settings.bot_threads, loader)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: Tables of which nothing can be told, and why; they are tried again after the next start.
        self._damaged: dict[str, str] = {}
        self._rematching = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._uptime = 0
        self._noting = asyncio.Lock()

    # ---- life

    async def start(self) -> None:
        """Wake what has to go on, and keep watch."""
        self._uptime = await self._store.begin_uptime(self._now())
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
            rows = await self._store.tables_of(visitor, _MINE)  # it may live elsewhere
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
                await note_old_games(self._store, self.loader)
        except Exception:
            log.exception("old games are told at the next start")

    async def _beat(self) -> None:
        await self._store.beat(self._uptime, self._now())

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
            for table_id in await self._store.long_open(self._now() - days * DAY, _CLOSED_AT_ONCE):
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
        for table_id in await self._store.to_wake(self._now(), _WOKEN_AT_ONCE, free=self.leases is not None):
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
                await self._store.let_sleep(table_id)
        except StorageFailed:
            raise
        except Elsewhere:  # another worker was first
            return
        except Refusal as refusal:
            log.warning("a table cannot be woken", extra={"table": table_id, "why": str(refusal)})
            await self._store.let_sleep(table_id)

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
            setting = await self._store.setting(table_id)
            if setting is None:
                raise NotFound("There is no such table, or it is open by its link only.")
            await self.loader.ready(setting.game)
            table = await Table.load(setting, self._store, self.bots, self._settings, self._now, self._calls, lease)
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

    async def lobby(self, before: str | None = None) -> tuple[list[msgspec.Raw], str | None]:
        """Return what is known of the public tables, as it is stored, and where to go on.

        No game is played again for it.
        """
        found = []
        rows = await self._store.lobby(_LOBBY, None if before is None else _place(before))
        for row in rows:
            known = await self._known(row.id, row.info)
            if known is not None:
                found.append(msgspec.Raw(known.encode()))
        last = rows[-1] if len(rows) == _LOBBY else None
        return found, None if last is None else f"{last.state}.{last.created}.{last.id}"

    async def mine(self, visitor: Visitor) -> list[MyTable]:
        """Return the tables where a visitor plays, from what is stored: own turns first, then what runs out soonest."""
        rows: dict[str, list[Any]] = {}
        for row in await self._store.tables_of(visitor.id, _MINE):
            rows.setdefault(row.id, []).append(row)
        found = [mine for group in rows.values() if (mine := await self._own(group)) is not None]
        found.sort(key=lambda one: (not one.your_turn, one.until or _NEVER, -one.changed))
        return found

    async def _own(self, rows: list[Any]) -> MyTable | None:
        row, seats = rows[0], [row.seat for row in rows]
        known = await self._known(row.id, row.info)
        if known is None:
            return None
        table, mover = msgspec.json.decode(known, type=TableInfo), row.mover
        if mover is None and table.state == "playing":  # nobody has moved since this is stored
            try:
                mover = (await self._state(row.id)).mover
            except Refusal:
                return None
        turn = mover in seats and not (table.seats[mover].away or table.seats[mover].resigned)
        clock = mover is not None and table.clock.kind != "none" and row.wake
        changed = row.created if row.changed is None else row.changed
        until = row.wake if clock else None
        return MyTable(table=table, seats=seats, mover=mover, your_turn=turn, changed=changed, until=until)

    async def played(self, visitor: Visitor) -> list[MyTable]:
        """Return the tables where a visitor played last, from what is stored."""
        found = []
        for row in await self._store.played_of(visitor.id, _PLAYED):
            known = await self._known(row.id, row.info)
            if known is not None:
                table, seats = msgspec.json.decode(known, type=TableInfo), msgspec.json.decode(row.seats)
                found.append(MyTable(table=table, seats=seats, mover=None, your_turn=False, changed=row.ended))
        return found

    async def _known(self, table_id: str, known: str | None) -> str | None:
        """Return what everybody may know about a table; None where it cannot be played any more."""
        if table_id in self._damaged:
            return None
        # opened before this was stored, or damaged
        return known if is_knowledge(known) else await self._learn(table_id)

    def wake_soon(self, table_id: str) -> None:
        """Have a table in memory after a while, if it can be; nobody waits for it."""
        if table_id not in self._loading and table_id not in self._damaged:
            self._loading[table_id] = loading = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def worth_watching(self) -> list[Watchable]:
        """Return public games to look on at: where people play, or strong bots; those where somebody is now first."""
        found = []
        for table_id, known in await self._store.running(_RUNNING):
            if table_id in self._damaged or not is_knowledge(known):
                continue
            info = msgspec.json.decode(known or "", type=TableInfo)
            playing = [seat for seat in info.seats if seat.kind == "person" and not (seat.away or seat.resigned)]
            if playing or all(seat.level in _STRONG for seat in info.seats):
                live = self.tables.get(table_id)
                here = len(live.presence.here()) if live else 0
                count = live.presence.watchers()[0] if live else 0
                found.append((here, count, Watchable(table=info, spectators=count)))
        found.sort(key=lambda each: (-each[0], -each[1]))  # the order of the store within
        return [each[2] for each in found[:_WATCHED]]

    async def _learn(self, table_id: str) -> str | None:
        """Store what everybody may know about a table, and return it; None where it cannot be played any more."""
        try:
            note = knowledge((await self._state(table_id)).info())
        except Refusal:
            return None
        await self._store.write(Job(infos=[note]))
        known: str = note["known"]
        return known

    async def _state(self, table_id: str) -> TableState:
        """Return the state of a table, wherever it lives. Raises NotFound, or Damaged."""
        try:
            return (await self.table(table_id)).state
        except Elsewhere:
            setting = await self._store.setting(table_id)
            assert setting is not None
            await self.loader.ready(setting.game)
            return await folding.fold(setting, self._store)

    # ---- opening one

    async def open(self, wanted: NewTable, host: Visitor) -> tuple[str, str | None]:
        """Open a table and return its id, and the key to it where it is not public. Raises Refusal."""
        host.act_anywhere()
        rules = ludoteka.game(wanted.game)
        players = rules.header.check_players(len(wanted.seats))
        options = rules.check_options(players, wanted.options)
        series = Series.begin(wanted.first_to, players)
        await self._limit(host)
        setting = self._setting(
            wanted.game, rules.version, players, dict(options), wanted.public, wanted.clock, host.id, series
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
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, Any],
        public: bool,
        clock: Any,
        host: str,
        series: Series | None = None,
        seed: int | None = None,
    ) -> Setting:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
        return Setting(
            secrets.token_hex(6),
            game,
            version,
            players,
            options,
            public,
            clock,
            _draw() if seed is None else seed,
            host,
            self._now(),
            series,
        )

    async def _opening(self, setting: Setting, events: list[Event], job: Job) -> Job:
        """Return what makes a new table durable, with the first lines of its log, besides what is in the job."""
        if any(isinstance(event, Began) for event in events):
            await self.loader.ready(setting.game)
        state = TableState(setting)
        for event in events:
            line = LogEntry(state.seq + 1, setting.created, event, left=state.left_after(event, None, setting.created))
            state.apply(line)
            job.lines.append(row_of(setting.id, line, state.mover))
        job.statements += seating(setting.id, events)
        known = {"wake": state.wake(), "info": knowledge(state.info())["known"]}
        if state.status == "over":  # a position that was over from the start
            note_ending(job, state, setting.created)
        job.statements.insert(0, (tables.insert(), setting_row(setting, state.status) | known))
        return job

    # ---- once more

    async def try_again(self, old: TableState, wanted: TryAgain, visitor: Visitor) -> str:
        """Open a table where somebody goes on from a decision of a game that is over, and return its id."""
        visitor.act_anywhere()
        await self._limit(visitor)
        await self.loader.ready(old.setting.game)
        seed, fresh = secrets.randbits(SEED_BITS), wanted.fate == "fresh"
        begin = await asyncio.to_thread(again.position, old, wanted.number, wanted.seat, fresh, seed)
        known = old.setting
        setting = self._setting(known.game, known.version, known.players, known.options, False, Clock(), visitor.id)
        sitting = again.seats(old, wanted.seat, visitor, wanted.level)
        await self._store.write(await self._opening(setting, [*sitting, Began(str(begin), wanted.number)], Job()))
        return setting.id

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
            setting = await self._next_setting(state, host, rematch.next_series(state, programs))
            if len(events) == old.players:
                events.append(Began())
            job = await self._opening(setting, events, Job())
            await table.do(lambda: table.commit([Rematched(setting.id)], more=job))

    async def _next_setting(self, state: TableState, host: str, series: Series | None) -> Setting:
        """Return a table like one whose game is over; in a series its seed lets the right seat begin."""
        old, first, seed = state.setting, rematch.following(state).first, None
        rules = ludoteka.game(old.game)
        if first is not None:
            await self.loader.ready(old.game)
            seed = await asyncio.to_thread(seed_for, rules, old.players, old.options, first, _draw)
        return self._setting(
            old.game, rules.version, old.players, old.options, old.public, old.clock, host, series, seed
        )


def _draw() -> int:
    return secrets.randbits(SEED_BITS)


def _place(cursor: str) -> tuple[str, int, str]:
    """Return the place in the lobby that a cursor names. Raises Refusal."""
    state, _, rest = cursor.partition(".")
    if state not in ("open", "playing"):
        raise Refusal(f"{cursor!r} is no place in this list: ask without it.", "bad-cursor")
    return state, *read_cursor(rest)


def _damaged(table_id: str) -> Damaged:
    return Damaged(f"What is stored of table {table_id} is damaged: `ludoteka db check` says what is wrong with it.")


def _sit(game: str, seat: int, plan: SeatPlan, host: Visitor) -> list[Event]:
    if plan.kind == "open":
        return []
    if plan.kind == "bot":
        level = bot_pool.check_level(game, plan.level or bot_pool.STAND_IN)
        return [Sat(seat, level, None, level)]
    return [Sat(seat, clean_name(plan.name) if plan.name else host.name, host.id)]
