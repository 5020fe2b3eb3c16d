"""The thoughts of the bots that play at a table: when they begin and end, and how far they are."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import ludoteka
from ludoteka.server.bots import bot_pool, pace
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.tasks import Tasks, end
from ludoteka.server.live.presence import Current, Presence
from ludoteka.server.wire import messages

if TYPE_CHECKING:
    from ludoteka.search.analysis import Cancel

log = logging.getLogger("ludoteka.table")

#: How often it is shown how far a bot is with its thought, and its search with being compiled.
_PROGRESS_SECONDS = 0.5

#: Hears what a bot has chosen: in which position, at which seat, which action.
Chosen = Callable[[ludoteka.Position, int, int], None]


class BotTurns:
    """Lets bots think at one table, one at a time and never about what nobody waits for."""

    def __init__(
        self, current: Current, presence: Presence, pool: bot_pool.BotPool, settings: Settings, chosen: Chosen
    ) -> None:
        self._current, self._presence, self._pool, self._settings = current, presence, pool, settings
        self._chosen = chosen
        self._tasks = Tasks()
        self._stop = bot_pool.new_stop()
        self._position: ludoteka.Position | None = None
        self._thought: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks, or has not let go of its thread yet."""
        return bool(self._tasks)

    def go_on(self) -> None:
        """Let a bot think where it decides and somebody waits for it: a person who plays, or whoever looks."""
        state = self._current()
        mover, position = state.mover, state.position
        awaited = bool(self._presence.viewers) or state.awaited
        if mover is None or position is None or not (awaited and state.chairs[mover].by_bot):
            self.stop()
        elif self._position is not position:
            self.stop()
            self._stop, self._position = bot_pool.new_stop(), position
            self._thought = self._tasks.start(self._think(position, mover, self._stop))

    def begin_anew(self) -> None:
        """Let the bot whose turn it is come again with the next `go_on`, though the position be the same."""
        self._position = None

    def stop(self) -> None:
        """Think no more about what nobody waits for; whoever looks again lets the bot begin anew."""
        self._stop.set()
        self._position = None
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    async def close(self) -> None:
        """End all thoughts, and forget them."""
        self.stop()
        self._pool.forget(self._current().setting.id)
        await self._tasks.close()
        if self._warming is not None:
            await end(self._warming)

    async def _think(self, position: ludoteka.Position, seat: int, stop: Cancel) -> None:
        """Choose for a bot's seat; whatever goes wrong, some legal action is chosen."""
        try:
            action = await self._choose(position, seat, stop)
        except Exception:
            log.exception("nothing could be thought", extra={"table": self._current().setting.id, "seat": seat})
            await asyncio.sleep(self._settings.bot_pace)
            action = secrets.choice(position.legal_actions())
        if not stop.cancelled:
            self._chosen(position, seat, action)

    async def _choose(self, position: ludoteka.Position, seat: int, stop: Cancel) -> int:
        """Return a bot's choice, after a time that depends on the level, and whether it goes on or opens the game."""
        setting = self._current().setting
        level = self._current().chairs[seat].level or self._settings.stand_in
        compiled = await self._pool.ready(setting.game, level)
        if not compiled:
            self._show_warming()
        loop = asyncio.get_running_loop()
        begun: asyncio.Future[float] = loop.create_future()
        brisk = self._current().moved_last == seat or self._current().opening
        due = pace.pace(level, compiled, brisk, self._settings.bot_pace)
        ticker = asyncio.create_task(self._show_progress(seat, begun, due))
        try:
            mind = (setting.id, seat, level)
            knowledge, whom = position.view_only(seat), self._whom()
            action = await self._pool.choose(
                setting.game, mind, knowledge, stop, begun.set_result, whom, compiled, brisk
            )
            await asyncio.sleep(pace.rest(loop.time() - begun.result(), due))
        finally:
            ticker.cancel()
        return action

    def _whom(self) -> For:
        """Return for whom a bot thinks here: whoever plays and is here, else whoever looks, else nobody who waits."""
        here = sorted(self._presence.viewers, key=lambda viewer: viewer.chosen is None)
        return here[0].whom if here else For("", self._current().setting.host, waiting=False)

    # ---- how far it is

    def _show_warming(self) -> None:
        """Show how far the search of the bots is compiled, until they play as well as they can."""
        if self._warming is None or self._warming.done():
            self._warming = asyncio.create_task(self._tell_warmth())

    async def _tell_warmth(self) -> None:
        game, share = self._current().setting.game, 0.0
        while share < 1.0 and self._current().status == "playing":
            share = self._pool.warmth(game)
            self._presence.send(messages.Loading(game=game, done=round(100 * share), total=100))
            await asyncio.sleep(_PROGRESS_SECONDS)

    async def _show_progress(self, seat: int, begun: asyncio.Future[float], due: float) -> None:
        loop = asyncio.get_running_loop()
        while due > 0:
            share = min(1.0, (loop.time() - begun.result()) / due) if begun.done() else 0.0
            self._presence.send(messages.Thinking(seat=seat, progress=round(share, 2)))
            await asyncio.sleep(_PROGRESS_SECONDS)
