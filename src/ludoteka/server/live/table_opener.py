"""Opening tables: as somebody wants one, from a decision of a game that is over, and for the next game."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import ludoteka
from ludoteka.engine.contract import SEED_BITS
from ludoteka.engine.series import Series, seed_for
from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.game_loader import GameLoader
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.table import Table
from ludoteka.server.state import again, rematch
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.events import Began, Event, LogEntry, Rematched, Sat
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.endings import note_ending
from ludoteka.server.storage.identities import Identities
from ludoteka.server.storage.schema import tables, tokens
from ludoteka.server.storage.store import Store, knowledge, row_of, seating, setting_row
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.requests import NewTable, SeatPlan, TryAgain
from ludoteka.server.wire.wire_types import Clock


class TableOpener:
    """What makes new tables durable; they come into memory when somebody asks for them."""

    def __init__(self, store: Store, identities: Identities, loader: GameLoader, settings: Settings, now: Now) -> None:
        self._store, self._identities, self._loader = store, identities, loader
        self._settings, self._now = settings, now
        self._rematching = asyncio.Lock()

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
            await self._loader.ready(setting.game)
        state = TableState(setting)
        for event in events:
            left = state.ticking.after(event, None, setting.players, setting.created)
            line = LogEntry(state.seq + 1, setting.created, event, left=left)
            state.apply(line)
            job.lines.append(row_of(setting.id, line, state.mover))
        job.statements += seating(setting.id, events)
        known = {"wake": state.wake(), "info": knowledge(info_of(state))["known"]}
        if state.status == "over":  # a position that was over from the start
            note_ending(job, state, setting.created)
        job.statements.insert(0, (tables.insert(), setting_row(setting, state.status) | known))
        return job

    async def try_again(self, old: TableState, wanted: TryAgain, visitor: Visitor) -> str:
        """Open a table where somebody goes on from a decision of a game that is over, and return its id."""
        visitor.act_anywhere()
        await self._limit(visitor)
        await self._loader.ready(old.setting.game)
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
            await self._loader.ready(old.game)
            seed = await asyncio.to_thread(seed_for, rules, old.players, old.options, first, _draw)
        return self._setting(
            old.game, rules.version, old.players, old.options, old.public, old.clock, host, series, seed
        )


def _draw() -> int:
    return secrets.randbits(SEED_BITS)


def _sit(game: str, seat: int, plan: SeatPlan, host: Visitor) -> list[Event]:
    if plan.kind == "open":
        return []
    if plan.kind == "bot":
        level = bot_pool.check_level(game, plan.level or bot_pool.STAND_IN)
        return [Sat(seat, level, None, level)]
    return [Sat(seat, clean_name(plan.name) if plan.name else host.name, host.id)]
