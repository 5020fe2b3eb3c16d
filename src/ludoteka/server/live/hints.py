"""Hints: a strong bot thinks about the turn of somebody who asks, beside the table's other business.

And warnings, which need no bot: what an action loses by the rules alone.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import ludoteka
from ludoteka.engine.warning import warn
from ludoteka.server.bots import bot_pool
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.tasks import Tasks
from ludoteka.server.live import seat_messages
from ludoteka.server.live.presence import Current
from ludoteka.server.live.viewers import Viewer

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel

#: So many choices does a hint name.
_NAMED = 6
#: Who is asked.
_LEVEL = "master"


class Hints:
    """What the viewers of one table have asked a bot, one question of each at a time."""

    def __init__(self, current: Current, pool: bot_pool.BotPool, settings: Settings) -> None:
        self._current, self._pool, self._settings = current, pool, settings
        self._tasks = Tasks()
        self._asked: dict[Viewer, tuple[Cancel, asyncio.Task[None]]] = {}
        self._weighing: dict[Viewer, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks, or has not let go of its thread yet."""
        return bool(self._tasks)

    def ask(self, viewer: Viewer, number: int, position: ludoteka.Position, seat: int) -> None:
        """Let a bot think for a viewer whose seat decides in a position. Raises Refusal."""
        if viewer in self._asked:
            raise Refusal("The bot is thinking about your last question still.", "busy")
        stop, seq = bot_pool.new_stop(), self._current().seq
        self._asked[viewer] = stop, self._tasks.start(self._advise(viewer, number, seq, position, seat, stop))

    def weigh(self, viewer: Viewer, number: int, position: ludoteka.Position, seat: int, action: int) -> None:
        """Tell a viewer what an action loses that another keeps, in a moment. Raises Refusal."""
        if viewer in self._weighing:
            raise Refusal("Your last question is being thought about still.", "busy")
        self._weighing[viewer] = self._tasks.start(self._weigh(viewer, number, position, seat, action))

    def hurry(self) -> None:
        """Answer all with what has been found: what they ask about is no longer there."""
        for stop, _ in self._asked.values():
            stop.set()

    def drop(self, viewer: Viewer) -> None:
        """Think no more for a viewer who is gone."""
        if viewer in self._asked:
            self._asked.pop(viewer)[1].cancel()
        if viewer in self._weighing:
            self._weighing.pop(viewer).cancel()

    async def close(self) -> None:
        """End all thoughts."""
        await self._tasks.close()

    async def _advise(
        self, viewer: Viewer, number: int, seq: int, position: ludoteka.Position, seat: int, stop: Cancel
    ) -> None:
        try:
            compiled = await self._pool.ready(self._current().setting.game, _LEVEL)
            knowledge, seconds = position.view_only(seat), self._settings.hint_seconds
            found = await self._pool.advise(viewer.whom, knowledge, bot_pool.for_seconds(seconds), stop, compiled)
            if seat in self._current().seats_of(viewer.visitor):
                viewer.send(seat_messages.hints(number, seq, position, found.candidates[:_NAMED], found.simulations))
        finally:
            self._asked.pop(viewer, None)

    async def _weigh(self, viewer: Viewer, number: int, position: ludoteka.Position, seat: int, action: int) -> None:
        try:
            stop = bot_pool.new_stop()
            found = await self._pool.think(viewer.whom, stop, warn, position.view_only(seat), action)
            if seat in self._current().seats_of(viewer.visitor):
                viewer.send(seat_messages.weighed(number, position, found))
        finally:
            self._weighing.pop(viewer, None)
