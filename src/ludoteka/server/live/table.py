"""A table in memory: one task, one queue. What happens here is durable before anybody is told.

Who looks, what they are told, what bots think and what to do when the store fails are parts of their own beside this
file. They read the table's state at the moment of each call; only this task changes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

import ludoteka
from ludoteka.server.bots.bot_pool import BotPool
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Elsewhere, NotFound, Refusal, StorageFailed
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.tasks import end
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import folding
from ludoteka.server.live.bot_turns import BotTurns
from ludoteka.server.live.broadcaster import Broadcaster
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.hints import Hints
from ludoteka.server.live.outage import Outage
from ludoteka.server.live.presence import Presence
from ludoteka.server.live.reactions import Reactions
from ludoteka.server.live.seat_logs import memory
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state import commands, consequences, forgetting
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.events import Event, LogEntry, Moved, Prolonged, Replaced, Said, Undone
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.endings import note_ending
from ludoteka.server.storage.store import Store, knowledge, note_of, row_of, seating
from ludoteka.server.storage.traces import Traces
from ludoteka.server.storage.writer import Job, Lease
from ludoteka.server.wire import messages

log = logging.getLogger("ludoteka.table")
T = TypeVar("T")

#: Names a request for ever: the visitor, the client and the number that the client gave it.
RequestKey = tuple[str, str, int]


class Table:
    """The actor of one table. Its methods run in its own task, one after the other, through `do`."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        pool: BotPool,
        settings: Settings,
        now: Now,
        calls: Calls | None = None,
        lease: Lease | None = None,
    ) -> None:
        self.state = state
        #: By which this process holds the table, where it is one of several.
        self.lease = lease
        #: Told that it is held no more.
        self.lost: Callable[[Lease], None] = lambda lease: None
        self.touched = time.monotonic()
        #: It is of no use any more; with which code its sockets are closed.
        self.broken = False
        self.farewell = messages.CLOSE_NOT_FOUND
        self.now = now
        self._store, self._settings = store, settings
        #: Only where days are counted does anybody close the page and wait to be called.
        self._calls = calls if state.setting.clock.kind == "days" else None
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._acting = False
        self._alarm: asyncio.TimerHandle | None = None
        self.presence = Presence(self._current, settings, now)
        self.reactions = Reactions(self._current, self.presence, settings, now)
        self.broadcaster = Broadcaster(self._current, self.presence, now)
        self.bot_turns = BotTurns(self._current, self.presence, pool, settings, self._bot_chose)
        self.hints = Hints(self._current, pool, settings)
        self.outage = Outage(now, lambda: self._queue.put_nowait((self._try_again, None)))
        self._task = asyncio.create_task(self._run())
        self._prepare()

    @classmethod
    async def load(
        cls,
        setting: Setting,
        store: Store,
        pool: BotPool,
        settings: Settings,
        now: Now,
        calls: Calls | None = None,
        lease: Lease | None = None,
    ) -> Table:
        """Return a table made from its log; its clock has counted only while the server was up."""
        return cls(await folding.load(setting, store, now), store, pool, settings, now, calls, lease)

    def _current(self) -> TableState:
        return self.state

    @property
    def busy(self) -> bool:
        """Whether anything is done or waits for its turn, or a bot thinks."""
        return self._acting or not self._queue.empty() or self.bot_turns.thinking or self.hints.thinking

    @property
    def moved(self) -> bool:
        """Whether the table lives in another process now."""
        return self.broken and self.farewell == messages.CLOSE_RESTART

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing waits and no bot has to play."""
        # the time first: of thousands of tables few are that old
        if time.monotonic() - self.touched <= self._settings.idle_seconds:
            return False
        return not (self.presence.viewers or self.busy or self.outage.lasts)

    # ---- the actor

    async def do(self, act: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Return what an act brings, carried out when its turn comes."""
        if self._task.done():
            raise NotFound("This table is being put away; ask again.", "put-away")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((lambda: act(*args), done))
        return await done

    async def _run(self) -> None:
        while True:
            act, done = await self._queue.get()
            self._acting = True
            try:
                if self.outage.unsure:
                    await self._recover()
                result = await act()
                if done is not None and not done.done():
                    done.set_result(result)
            except asyncio.CancelledError:
                _put_away(done)
                raise
            except Exception as error:
                if done is not None and not done.done():
                    done.set_exception(error)
                elif not isinstance(error, Elsewhere):
                    log.error("nobody waits for this error", extra={"table": self.state.setting.id}, exc_info=error)
                if done is None and not isinstance(error, StorageFailed):
                    self.bot_turns.begin_anew()  # a bot or a clock waits: both have to come again
                    self.outage.pause()
            finally:
                self._acting = False

    async def close(self) -> None:
        """Stop; everything durable stays."""
        self.bot_turns.stop()
        self.presence.close()
        self.outage.close()
        if self._alarm is not None:
            self._alarm.cancel()
        await end(self._task)
        await self.bot_turns.close()
        await self.hints.close()
        while not self._queue.empty():
            _put_away(self._queue.get_nowait()[1])

    async def commit(
        self,
        events: list[Event],
        request: RequestKey | None = None,
        after: ludoteka.Position | None = None,
        more: Job | None = None,
    ) -> int:
        """Make events durable, with `more`, then tell everybody; return the seq of the last.

        `request` is what they answer, `after` the position that a move leads to.
        """
        if self.outage.unsure:
            raise StorageFailed("The server cannot store anything now; try again.")
        old, new, at = self.state, self.state.fork(), self.now()
        new.ticking = self.outage.fair(new.ticking, at)
        lines = _take(new, events, request, after, at)
        job = _to_store(old, new, lines, more or Job(), at)
        try:
            await self._write(job)
        except Elsewhere:
            self.give_up()
            raise
        except Exception:
            self.outage.begin(at)
            await self._recover()
            raise
        self.state = new
        self.outage.end()
        self.touched = time.monotonic()
        try:
            self._tell(old, new, lines)
        finally:  # it has happened, whatever goes wrong in telling it
            self._prepare()
        return new.seq

    def _tell(self, old: TableState, new: TableState, lines: list[LogEntry]) -> None:
        """Tell everybody what has happened, here and, where it is somebody's turn now, outside the page."""
        moved = new.position is not old.position
        self.broadcaster.update(old, new if moved else new.snapshot(), lines)
        if moved:
            new.drop_caches()
        self.presence.watch(any(isinstance(line.event, Prolonged) for line in lines))
        if self._calls is not None and new.mover != old.mover:
            self._calls.turn(new, self.presence.here())

    async def _write(self, job: Job) -> None:
        """Make a job durable, if this process holds the table still. Raises StorageFailed, or Elsewhere."""
        if self.lease is not None:
            job.leases.append(self.lease)
        await self._store.write(job)

    def give_up(self) -> None:
        """Be of no use any more: the table lives in another process, and whoever looks is to go there."""
        self.broken, self.farewell = True, messages.CLOSE_RESTART
        if self.lease is not None:
            self.lost(self.lease)
        self.bot_turns.stop()
        self._send_all_away()

    def _send_all_away(self) -> None:
        for viewer in list(self.presence.viewers):
            viewer.close(self.farewell)

    async def move_out(self) -> None:
        """Finish what was begun here, then send everybody to where the table goes."""
        with contextlib.suppress(Refusal):
            await self.do(asyncio.sleep, 0)
        self.give_up()
        await self.close()

    async def _recover(self) -> None:
        """Begin anew from the log: after a failure nobody knows whether a line is in it."""
        old = self.state
        try:
            self.state = await folding.fold(old.setting, self._store)
        except (SQLAlchemyError, StorageFailed):
            log.warning("a table cannot be read now", extra={"table": old.setting.id})
            return
        except Exception:
            self.broken = True
            self._send_all_away()
            raise
        if self.state.seq == old.seq:
            self.state.ticking = old.ticking
        self.outage.unsure = False
        self.bot_turns.begin_anew()
        self.broadcaster.synchronise_all()

    async def _try_again(self) -> None:
        """Let bots and clocks go on as soon as the store takes something."""
        try:
            if self.outage.unsure:
                raise StorageFailed("The table cannot be read.")
            await self._store.probe()
        except StorageFailed:
            self.outage.pause()
            return
        self.state.ticking = self.outage.fair(self.state.ticking, self.now())
        self.outage.lift()
        self._prepare()

    # ---- what happens by itself

    def _prepare(self) -> None:
        """Set the alarm for the running clock, and let a bot think where it decides."""
        self.hints.hurry()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.state.ticking.deadline()
        if deadline is not None:
            delay = min(max(0, deadline - self.outage.clock_time()) / 1000, 86_400.0)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        self.bot_turns.go_on()

    def _ring(self) -> None:
        self._queue.put_nowait((self._time_out, None))

    async def _time_out(self) -> None:
        seat, deadline = self.state.ticking.running, self.state.ticking.deadline()
        if seat is None or deadline is None:
            return
        if deadline > self.outage.clock_time():  # it has moved since the alarm was set
            self._prepare()
            return
        await self.commit([Replaced(seat, "time")])

    def _bot_chose(self, position: ludoteka.Position, seat: int, action: int) -> None:
        self._queue.put_nowait((lambda: self._bot_moves(position, seat, action), None))

    async def _bot_moves(self, position: ludoteka.Position, seat: int, action: int) -> None:
        state = self.state
        if state.position is not position or state.mover != seat or not state.chairs[seat].by_bot:
            return  # the person is back, or the game is over
        metrics.MOVES.labels(state.setting.game, "bot").inc()
        event = Moved(seat, position.game.action_to_text(action), True)
        await self.commit([event], after=position.after(action))

    def out_of_time(self, seat: int) -> bool:
        """Tell whether a seat's clock has run out, though that could not be noted yet."""
        ticking = self.state.ticking
        deadline = ticking.deadline()
        return ticking.running == seat and deadline is not None and deadline <= self.outage.clock_time()

    # ---- looking on

    async def attach(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look, from a seat of its own if it has one. Raises NotAllowed."""
        sight = viewer.first_sight(self.state.snapshot(), seat)
        if sight.seat is None and self.presence.spectators >= self._settings.max_spectators:
            raise Refusal("There are too many spectators at this table.", "full")
        await memory.recall(sight, since)
        if viewer.gone:  # it hung up before its turn came
            return
        self.presence.viewers.add(viewer)
        self.touched = time.monotonic()
        self.broadcaster.synchronise(viewer, sight, since)
        self.bot_turns.go_on()

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look from another seat, or synchronise in full."""
        sight = viewer.first_sight(self.state.snapshot(), seat)
        await memory.recall(sight, since)
        self.broadcaster.synchronise(viewer, sight, since)

    async def close_to_invited(self) -> None:
        """Send away who looks on by a link that no longer opens the table; who sits stays."""
        for viewer in list(self.presence.viewers):
            if viewer.invited:
                viewer.invited = False
                self.broadcaster.synchronise_anew(viewer)

    def detach(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        self.presence.viewers.discard(viewer)
        self.touched = time.monotonic()
        self.presence.tell_soon()
        self.bot_turns.go_on()
        self.hints.drop(viewer)

    # ---- acting over HTTP

    async def join(self, visitor: Visitor, seat: int | None, invited: bool) -> int:
        """Take a seat and return which."""
        Sight(self.state, visitor, invited)
        place, events = commands.join(self.state, visitor, seat)
        if events:
            await self.commit(events)
        return place

    async def act(self, act: Callable[..., list[Event]], *args: Any) -> None:
        """Carry out one of `commands`."""
        events = act(self.state, *args)
        if events:
            await self.commit(events)

    async def forget(self, visitor: str, traces: Traces) -> None:
        """Let somebody leave for good, and tell the game from now on without them."""
        events = forgetting.leaving(self.state, visitor)
        if events:
            await self.commit(events)
        old = self.state
        hosting = old.setting.host == visitor
        await self._write(await traces.erasure(old.setting.id, visitor, old.lines, hosting))
        setting = await self._store.setting(old.setting.id)
        assert setting is not None
        new = await folding.fold(setting, self._store)
        new.ticking = old.ticking
        await self._write(Job(infos=[knowledge(info_of(new))]))
        self.state = new
        self.bot_turns.begin_anew()
        self.broadcaster.synchronise_all()
        self._prepare()


def _take(
    state: TableState, events: list[Event], request: RequestKey | None, after: ludoteka.Position | None, at: int
) -> list[LogEntry]:
    """Let a state take events in, and what follows from them by itself; return them as lines of its log."""
    lines = []
    waiting = list(events)
    while waiting:
        event = waiting.pop(0)
        left = state.ticking.after(event, after, state.setting.players, at)
        author, client, number = request or (None, None, None)
        line = LogEntry(state.seq + 1, at, event, author, client, number, left)
        state.apply(line, after)
        lines.append(line)
        request = None  # it is answered by its first line
        waiting = waiting or consequences.of(state)
    return lines


def _to_store(old: TableState, new: TableState, lines: list[LogEntry], job: Job, at: int) -> Job:
    """Return a job with what makes lines of a log durable, and what lists show of the table."""
    events = [line.event for line in lines]
    job.statements += seating(old.setting.id, events)
    job.lines += [row_of(old.setting.id, line, new.mover) for line in lines]
    if (old.status, old.wake()) != (new.status, new.wake()):
        job.notes.append(note_of(new))
    if new.status == "over" and old.status != "over":
        note_ending(job, new, at)
    if new.status != old.status or not all(isinstance(event, (Moved, Undone, Said)) for event in events):
        job.infos.append(knowledge(info_of(new)))
    return job


def _put_away(done: asyncio.Future[Any] | None) -> None:
    """Tell whoever waits for something that it is not done, or that nobody knows whether it was."""
    if done is not None and not done.done():
        done.set_exception(NotFound("This table is being put away; ask again.", "put-away"))
