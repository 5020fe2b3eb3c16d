"""A table without sockets: real stories, real messages, a store that the test holds in its hand."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from ludoteka.server.bots.bot_pool import BotPool
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import frames
from ludoteka.server.live.table import Table
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.events import Began, LogEntry, Sat
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.store import line_of, row_of
from ludoteka.server.wire import messages
from ludoteka.server.wire.wire_types import Clock
from tests.conformance.cases import Case

SEED = 77


def setting(case: Case, seed: int = SEED) -> Setting:
    options = {
        k: list(v) if isinstance(v, tuple) else v
        for k, v in case.game.check_options(case.players, case.options).items()
    }
    return Setting("t", case.name, case.game.version, case.players, options, True, Clock(), seed, "v0", 0)


def begun(case: Case, seed: int = SEED, level: str | None = None) -> TableState:
    """Return the state of a table whose game has just begun, visitor v0 at seat 0 and so on, or bots."""
    state = TableState(setting(case, seed))
    for seat in range(case.players):
        visitor = None if level else f"v{seat}"
        state.apply(LogEntry(state.seq + 1, 0, Sat(seat, f"P{seat}", visitor, level)))
    state.apply(LogEntry(state.seq + 1, 0, Began()))
    return state


def sight(state: TableState, seat: int | None) -> Sight:
    """Return what is seen by whoever sits at a seat of `begun`, or by a spectator."""
    seen = Sight(state, None if seat is None else Visitor(f"v{seat}", "x"))
    assert seen.seat == seat
    return seen


class Row(dict[str, Any]):
    __getattr__ = dict.__getitem__


@dataclass
class HeldStore:
    """A store whose writes wait for `gate`, and fail where `failing`."""

    gate: asyncio.Event = field(default_factory=asyncio.Event)
    failing: Exception | None = None
    rows: list[dict[str, Any]] = field(default_factory=list)

    async def write(self, job: Any) -> None:
        await self.gate.wait()
        if self.failing is not None:
            raise self.failing
        self.rows += job.lines

    async def probe(self) -> None:
        if self.failing is not None:
            raise self.failing

    async def lines(self, _: str) -> list[LogEntry]:
        return [line_of(Row(row)) for row in self.rows]  # type: ignore[arg-type]

    async def uptimes_since(self, at: int) -> list[tuple[int, int]]:
        return []

    async def interruptions_of(self, table_id: str, at: int) -> list[tuple[int, int]]:
        return []


@dataclass
class Seen:
    """A viewer and the frames that it was sent."""

    viewer: Viewer
    frames: list[str]


class Room:
    """A table in memory, with a viewer for each seat and a spectator."""

    def __init__(self, state: TableState, **settings: Any) -> None:
        self.store = HeldStore()
        self.store.gate.set()
        self.store.rows = [row_of("t", line) for line in state.lines]
        now = settings.pop("now", Now())
        self.pool = BotPool(2)
        self.table = Table(state, self.store, self.pool, Settings(**({"bot_pace": 0.0} | settings)), now)  # type: ignore[arg-type]
        self.seen: dict[int | None, Seen] = {}

    async def fill(self) -> Room:
        for seat in [*range(len(self.table.state.chairs)), None]:
            self.seen[seat] = await self.viewer(f"v{seat}" if seat is not None else None)
        return self

    async def viewer(self, visitor: str | None, seat: int | None = None, since: int = 0) -> Seen:
        frames: list[str] = []

        async def send(text: str) -> None:
            frames.append(text)

        async def close(_: int) -> None: ...

        viewer = Viewer(Visitor(visitor, visitor) if visitor else None, "c", send, close, 10_000)
        await self.table.do(self.table.attach, viewer, seat, since)
        await settle()
        return Seen(viewer, frames)

    async def move(self, action: str, number: int) -> None:
        mover = self.table.state.mover
        message = messages.Move(number=number, seq=self.table.state.seq, action=action)
        await frames.carry_out(self.table, self.seen[mover].viewer, message, 0.0)
        await settle()

    async def close(self) -> None:
        await self.table.close()
        self.pool.close()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def any_action(room: Room, dice: random.Random) -> str:
    position = room.table.state.position
    assert position is not None
    return position.game.action_to_text(dice.choice(position.legal_actions()))
