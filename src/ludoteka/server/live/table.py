"""A table in memory: one task, one queue. What happens here is durable before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

import ludoteka
from ludoteka.server.bots import bot_pool, pace
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import NoIdentity, NotAllowed, NotFound, Refusal, StorageFailed
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import seat_messages
from ludoteka.server.live.seat_logs import memory
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state import commands
from ludoteka.server.state.absence import Absences
from ludoteka.server.state.clocks import Now, Ticking, overlap
from ludoteka.server.state.events import Event, LogEntry, Moved, Prolonged, Replaced, Said, Undone
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage.store import Store, knowledge, row_of, seating
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire import messages

log = logging.getLogger("ludoteka.table")
T = TypeVar("T")

#: So many lines of a log are folded before others have a turn.
_TOLD_AT_ONCE = 32
#: So many choices does a hint name.
_HINTED = 6
#: How often a thinking bot's progress, and who is here, are shown at most.
_PROGRESS_SECONDS = 0.5
_HERE_SECONDS = 0.5
#: After a failed write a table tries again by itself after so many seconds, longer each time.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0


class Table:
    """The actor of one table. Its methods run in its own task, one after the other, through `do`."""

    def __init__(self, state: TableState, store: Store, bots: bot_pool.BotPool, settings: Settings, now: Now) -> None:
        self.state = state
        self.viewers: set[Viewer] = set()
        self.touched = time.monotonic()
        self.broken = False
        self._store, self._bots, self._settings, self._now = store, bots, settings, now
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._stop = bot_pool.new_stop()
        self._thought: ludoteka.Position | None = None
        self._thinker: asyncio.Task[None] | None = None
        self._advised: dict[Viewer, tuple[Any, asyncio.Task[None]]] = {}
        self._warming: asyncio.Task[None] | None = None
        self._here: asyncio.TimerHandle | None = None
        #: After a failed write: whether the log may hold more than the state, since when, how often, and what is tried.
        self._unsure = False
        self._stalled: int | None = None
        self._failures = 0
        self._again: asyncio.TimerHandle | None = None
        self._absences = Absences(settings)
        self._waited_for: list[int] = []
        self._task = asyncio.create_task(self._run())
        self._prepare()

    @classmethod
    async def load(cls, setting: Setting, store: Store, bots: bot_pool.BotPool, settings: Settings, now: Now) -> Table:
        """Return a table made from its log; its clock has counted only while the server was up."""
        state = await _fold(setting, store, now)
        return cls(state, store, bots, settings, now)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing waits and no bot has to play."""
        busy = self.viewers or not self._queue.empty() or self._thinking or self._stalled is not None
        return not busy and time.monotonic() - self.touched > self._settings.idle_seconds

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
            try:
                if self._unsure:
                    await self._recover()
                result = await act()
                if done is not None and not done.done():
                    done.set_result(result)
            except Exception as error:
                if done is not None and not done.done():
                    done.set_exception(error)
                else:
                    log.error("nobody waits for this error", extra={"table": self.state.setting.id}, exc_info=error)
                if done is None and not isinstance(error, StorageFailed):
                    self._thought = None  # a bot or a clock waits: both have to come again
                    self._pause()

    async def close(self) -> None:
        """Stop; everything durable stays."""
        self._stop.set()
        self._bots.forget(self.state.setting.id)
        for handle in (self._alarm, self._here, self._again):
            if handle is not None:
                handle.cancel()
        for task in (self._task, *self._thinking, *filter(None, [self._warming])):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        while not self._queue.empty():
            _, done = self._queue.get_nowait()
            if done is not None and not done.done():
                done.set_exception(NotFound("This table is being put away; ask again.", "put-away"))

    async def _commit(
        self,
        events: list[Event],
        author: str | None = None,
        client: str | None = None,
        number: int | None = None,
        after: ludoteka.Position | None = None,
        more: Job | None = None,
    ) -> int:
        """Make events durable, then tell everybody; return the seq of the last. `after` belongs to a move."""
        if self._unsure:
            raise StorageFailed("The server cannot store anything now; try again.")
        old, new, at = self.state, self.state.fork(), self._now()
        new.ticking = self._fair(new.ticking, at)
        lines = []
        for event in events:
            left = new.left_after(event, after, at)
            line = LogEntry(new.seq + 1, at, event, author, client, number, left)
            new.apply(line, after)
            lines.append(line)
            author = client = number = None  # the request is answered by its first line
        job = more or Job()
        job.statements += seating(old.setting.id, events)
        job.lines += [row_of(old.setting.id, line) for line in lines]
        if (old.status, old.wake()) != (new.status, new.wake()):
            job.notes.append({"table": old.setting.id, "to": new.status, "at": new.wake()})
        if new.status != old.status or not all(isinstance(event, (Moved, Undone, Said)) for event in events):
            job.infos.append(knowledge(new.info()))
        try:
            await self._store.write(job)
        except Exception:
            self._unsure = True
            self._stalled = self._stalled or at
            self._pause()
            await self._recover()
            raise
        self.state = new
        self._stalled, self._failures = None, 0
        self.touched = time.monotonic()
        moved = new.position is not old.position
        try:
            self._broadcast(old, new if moved else new.snapshot(), lines)
            if moved:
                new.drop_caches()
            self._watch_for_absence(any(isinstance(event, Prolonged) for event in events))
        finally:  # it has happened, whatever goes wrong in telling it
            self._prepare()
        return new.seq

    # ---- when the store fails

    async def _recover(self) -> None:
        """Begin anew from the log: after a failure nobody knows whether a line is in it."""
        old = self.state
        try:
            self.state = await _retell(old.setting, self._store)
        except (SQLAlchemyError, StorageFailed):
            log.warning("a table cannot be read now", extra={"table": old.setting.id})
            return
        except Exception:
            self.broken = True
            for viewer in list(self.viewers):
                viewer.close(messages.CLOSE_NOT_FOUND)
            raise
        if self.state.seq == old.seq:
            self.state.ticking = old.ticking
        self._unsure = False
        self._thought = None
        for viewer in list(self.viewers):
            self._synchronise_anew(viewer)

    def _pause(self) -> None:
        """Try again after a while, which grows until something can be written."""
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**self._failures)
        self._failures += 1
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(pause, self._queue.put_nowait, (self._try_again, None))

    async def _try_again(self) -> None:
        """Let bots and clocks go on as soon as the store takes something."""
        try:
            if self._unsure:
                raise StorageFailed("The table cannot be read.")
            await self._store.probe()
        except StorageFailed:
            self._pause()
            return
        self.state.ticking = self._fair(self.state.ticking, self._now())
        self._stalled = None
        self._prepare()

    def _clock_time(self) -> int:
        """Return the time that clocks know: it stands still while nothing can be written."""
        return self._now() if self._stalled is None else self._stalled

    def _fair(self, ticking: Ticking, now: int) -> Ticking:
        """Return the clocks without the time in which nothing could be written."""
        return ticking if self._stalled is None else replace(ticking, since=ticking.since + now - self._stalled)

    def _broadcast(self, old: TableState, new: TableState, lines: list[LogEntry]) -> None:
        """Tell every viewer what its seat may know of what has just become durable."""
        reseated = self._reseated(old, new, lines)
        spoken = isinstance(lines[0].event, Said)
        listeners = {
            viewer: _sight(new, viewer)
            for viewer in self.viewers
            if viewer not in reseated and not (spoken and viewer.muted)
        }
        frames = self._updates(old, new, lines, {sight.seat: sight for sight in listeners.values()})
        for viewer, sight in listeners.items():
            viewer.send_text(frames[sight.seat])
        for viewer in reseated:
            self._synchronise_anew(viewer)

    def _reseated(self, old: TableState, new: TableState, lines: list[LogEntry]) -> set[Viewer]:
        """Return the viewers who sit elsewhere than before, or have other rights: an update is not enough for them."""
        if all(isinstance(line.event, (Moved, Undone, Said)) for line in lines):
            return set()
        return {viewer for viewer in self.viewers if not _looks_as_before(new, viewer, old)}

    def _updates(
        self, old: TableState, new: TableState, lines: list[LogEntry], sights: dict[int | None, Sight]
    ) -> dict[int | None, str]:
        """Return the frame that tells each seat what has just become durable."""
        moved = any(isinstance(line.event, Moved) for line in lines)
        table = None if moved and new.status == old.status else new.info()
        views = seat_messages.views(sights.values())
        logs = seat_messages.entries(lines, sights.values(), old.position, new.position)
        for seat, sight in sights.items():
            memory.add(sight, lines, logs[seat])
        clocks = new.ticking.shown(self._now())
        return {
            seat: messages.encode(
                messages.Update(
                    seq=new.seq,
                    state=new.status,
                    log=logs[seat],
                    view=views[seat],
                    legal=seat_messages.legal(sight),
                    may_undo=seat_messages.undoable(sight),
                    clocks=clocks,
                    table=table,
                )
            )
            for seat, sight in sights.items()
        }

    def _synchronise(self, viewer: Viewer, sight: Sight, since: int) -> None:
        """Tell a viewer everything, and remember from where it looks."""
        viewer.chosen = sight.seat
        seats, spectators = self._who_is_here()
        state = sight.state
        known = memory.log(sight, min(since, state.seq))
        viewer.send(
            messages.Sync(
                protocol=messages.PROTOCOL,
                table=state.info(),
                seat=sight.seat,
                yours=sight.own,
                seq=state.seq,
                log=[entry for entry in known if not (viewer.muted and entry.kind == "said")],
                view=seat_messages.view(sight),
                legal=seat_messages.legal(sight),
                may_undo=seat_messages.undoable(sight),
                clocks=state.ticking.shown(self._now()),
                here=seats,
                spectators=spectators,
                hosting=sight.hosting,
                absent=self._absences.waited_for(state, self._now()),
            )
        )

    def _synchronise_anew(self, viewer: Viewer) -> None:
        """Tell a viewer everything from the place that it has now; whoever has none any more has to go."""
        try:
            self._synchronise(viewer, _sight(self.state.snapshot(), viewer), 0)
        except Refusal:
            self.viewers.discard(viewer)
            viewer.close(messages.CLOSE_NOT_FOUND)
        self._show_who_is_here()

    # ---- clocks and bots

    def _prepare(self) -> None:
        """Set the alarm for the running clock, and let a bot think where it decides."""
        for advice, _ in self._advised.values():  # what they ask about is no longer there
            advice.set()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.state.ticking.deadline()
        if deadline is not None:
            delay = min(max(0, deadline - self._clock_time()) / 1000, 86_400.0)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        self._let_bot_think()

    def _let_bot_think(self) -> None:
        """Let a bot think where it decides and somebody waits for it: a person who plays, or whoever looks."""
        mover, position = self.state.mover, self.state.position
        awaited = bool(self.viewers) or self.state.awaited
        if mover is None or position is None or not (awaited and self.state.chairs[mover].by_bot):
            self._stop_thinking()
        elif self._thought is not position:
            self._stop_thinking()
            self._stop, self._thought = bot_pool.new_stop(), position
            self._thinker = self._keep(asyncio.create_task(self._think(position, mover, self._stop)))

    def _stop_thinking(self) -> None:
        """Think no more about what nobody waits for; whoever looks again lets the bot begin anew."""
        self._stop.set()
        self._thought = None
        if self._thinker is not None:
            self._thinker.cancel()
            self._thinker = None

    def _keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return task

    def _whom(self) -> For:
        """Return for whom a bot thinks here: whoever plays and is here, else whoever looks, else nobody who waits."""
        here = sorted(self.viewers, key=lambda viewer: viewer.chosen is None)
        for viewer in here[:1]:
            return For(viewer.address, viewer.visitor.id if viewer.visitor else "")
        return For("", self.state.setting.host, waiting=False)

    def _ring(self) -> None:
        self._queue.put_nowait((self._time_out, None))

    async def _time_out(self) -> None:
        seat, deadline = self.state.ticking.running, self.state.ticking.deadline()
        if seat is None or deadline is None:
            return
        if deadline > self._clock_time():  # it has moved since the alarm was set
            self._prepare()
            return
        await self._commit([Replaced(seat, "time")])

    async def _think(self, position: ludoteka.Position, seat: int, stop: Any) -> None:
        """Choose for a bot's seat, and move; whatever goes wrong, some legal action is chosen."""
        try:
            action = await self._choose(position, seat, stop)
        except Exception:
            log.exception("nothing could be thought", extra={"table": self.state.setting.id, "seat": seat})
            await asyncio.sleep(self._settings.bot_pace)
            action = secrets.choice(position.legal_actions())
        if not stop.cancelled:
            self._queue.put_nowait((lambda: self._bot_moves(position, seat, action), None))

    async def _choose(self, position: ludoteka.Position, seat: int, stop: Any) -> int:
        """Return a bot's choice. It comes after a time that depends on the level, and whether it goes on."""
        game = self.state.setting.game
        level = self.state.chairs[seat].level or self._settings.stand_in
        compiled = await self._bots.ready(game, level)
        if not compiled:
            self._show_warming()
        loop = asyncio.get_running_loop()
        begun: asyncio.Future[float] = loop.create_future()
        again = self.state.moved_last == seat
        due = pace.pace(level, compiled, again, self._settings.bot_pace)
        ticker = asyncio.create_task(self._show_progress(seat, begun, due))
        try:
            mind = (self.state.setting.id, seat, level)
            knowledge, whom = position.view_only(seat), self._whom()
            action = await self._bots.choose(game, mind, knowledge, stop, begun.set_result, whom, compiled, again)
            await asyncio.sleep(pace.rest(loop.time() - begun.result(), due))
        finally:
            ticker.cancel()
        return action

    def _show_warming(self) -> None:
        """Show how far the search of the bots is compiled, until they play as well as they can."""
        if self._warming is None or self._warming.done():
            self._warming = asyncio.create_task(self._tell_warmth())

    async def _tell_warmth(self) -> None:
        game, share = self.state.setting.game, 0.0
        while share < 1.0 and self.state.status == "playing":
            share = self._bots.warmth(game)
            message = messages.encode(messages.Loading(game=game, done=round(100 * share), total=100))
            for viewer in self.viewers:
                viewer.send_text(message)
            await asyncio.sleep(_PROGRESS_SECONDS)

    async def _show_progress(self, seat: int, begun: asyncio.Future[float], due: float) -> None:
        loop = asyncio.get_running_loop()
        while due > 0:
            share = min(1.0, (loop.time() - begun.result()) / due) if begun.done() else 0.0
            message = messages.encode(messages.Thinking(seat=seat, progress=round(share, 2)))
            for viewer in self.viewers:
                viewer.send_text(message)
            await asyncio.sleep(_PROGRESS_SECONDS)

    async def _bot_moves(self, position: ludoteka.Position, seat: int, action: int) -> None:
        state = self.state
        if state.position is not position or state.mover != seat or not state.chairs[seat].by_bot:
            return  # the person is back, or the game is over
        metrics.MOVES.labels(state.setting.game, "bot").inc()
        event = Moved(seat, position.game.action_to_text(action), True)
        await self._commit([event], after=position.after(action))

    # ---- looking on

    async def attach(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look, from a seat of its own if it has one. Raises NotAllowed."""
        sight = _first_sight(self.state.snapshot(), viewer, seat)
        spectators = sum(other.chosen is None for other in self.viewers)
        if sight.seat is None and spectators >= self._settings.max_spectators:
            raise Refusal("There are too many spectators at this table.", "full")
        await memory.recall(sight)
        if viewer.gone:  # it hung up before its turn came
            return
        self.viewers.add(viewer)
        self.touched = time.monotonic()
        self._synchronise(viewer, sight, since)
        self._show_who_is_here()
        self._let_bot_think()

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look from another seat, or synchronise in full."""
        sight = _first_sight(self.state.snapshot(), viewer, seat)
        await memory.recall(sight)
        self._synchronise(viewer, sight, since)
        self._show_who_is_here()

    def detach(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        self._show_who_is_here()
        self._let_bot_think()
        if viewer in self._advised:  # nobody waits for this any more
            self._advised.pop(viewer)[1].cancel()

    def _who_is_here(self) -> tuple[list[int], int]:
        seats = {seat for viewer in self.viewers for seat in self.state.seats_of(viewer.visitor)}
        self._absences.note(self.state, seats, self._now())
        return sorted(seats), sum(viewer.chosen is None for viewer in self.viewers)

    def here(self) -> list[int]:
        """Return the seats whose person's page is open."""
        return self._who_is_here()[0]

    def _watch_for_absence(self, prolonged: bool) -> None:
        """Tell all when the game begins or ceases to wait for somebody whose page is closed."""
        self._who_is_here()
        waited_for = [absent.seat for absent in self._absences.waited_for(self.state, self._now())]
        if waited_for != self._waited_for or prolonged:
            self._show_who_is_here()
        self._waited_for = waited_for

    def _show_who_is_here(self) -> None:
        """Tell who is here, but not once for each of a crowd that comes at once."""
        if self._here is None:
            self._here = asyncio.get_running_loop().call_later(_HERE_SECONDS, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._here = None
        seats, spectators = self._who_is_here()
        absent = self._absences.waited_for(self.state, self._now())
        message = messages.encode(messages.Here(seats=seats, spectators=spectators, absent=absent))
        for viewer in self.viewers:
            viewer.send_text(message)

    # ---- acting through a socket

    async def request(self, viewer: Viewer, message: Any, arrived: float) -> None:
        """Carry out a numbered request once, and answer it however often it comes."""
        visitor, seat = viewer.visitor, _sight(self.state, viewer).seat
        if visitor is None:
            raise NoIdentity("Say who you are first.")
        key = (visitor.id, viewer.client, message.number)
        if key in self.state.answered:
            self._answer_again(viewer, message, self.state.answered[key])
            return
        after = None
        if isinstance(message, messages.Say):
            events = commands.say(self.state, visitor, seat, message.text)
        elif seat is None:
            raise NotAllowed("You have no seat at this table.", "no-seat")
        elif isinstance(message, (messages.Move, messages.Undo)) and self._out_of_time(seat):
            raise Refusal("Your time is up.", "time-up")
        elif isinstance(message, messages.Move):
            events, after = commands.move(self.state, visitor, seat, message.seq, message.action)
        elif isinstance(message, messages.Undo):
            events = commands.undo(self.state, visitor, seat, message.seq)
        elif isinstance(message, messages.Ready):
            events = commands.be_ready(self.state, visitor, seat, message.ready)
        elif isinstance(message, messages.Resign):
            events = commands.resign(self.state, visitor, seat)
        elif isinstance(message, messages.Leave):
            events = commands.leave(self.state, visitor, seat)
        elif isinstance(message, messages.Return):
            events = commands.come_back(self.state, visitor, seat)
        else:
            act = getattr(self._absences, _WAITING[type(message)])
            events = act(self.state, commands.own_seat(self.state, visitor, seat), message.seat, self._now())
        seq = await self._commit(events, *key, after=after) if events else self.state.seq
        viewer.send(messages.Done(number=message.number, seq=seq))
        if after is not None:
            metrics.MOVES.labels(self.state.setting.game, "person").inc()
            metrics.MOVE_SECONDS.observe(time.perf_counter() - arrived)

    def _out_of_time(self, seat: int) -> bool:
        """Tell whether a seat's clock has run out, though that could not be noted yet."""
        ticking = self.state.ticking
        deadline = ticking.deadline()
        return ticking.running == seat and deadline is not None and deadline <= self._clock_time()

    def _answer_again(self, viewer: Viewer, message: Any, seq: int) -> None:
        event = self.state.lines[seq - 1].event
        same = type(event).__name__ == _OUTCOMES[type(message)]
        if isinstance(message, messages.Move) and isinstance(event, Moved):
            game = self.state.game
            same = game.action_to_text(commands.read_action(game, message.action)) == event.action
        if not same:
            raise Refusal(f"Number {message.number} was another request of yours.", "number-used")
        viewer.send(messages.Done(number=message.number, seq=seq, again=True))

    async def ask(self, viewer: Viewer, message: messages.Ask) -> None:
        """Answer a question about actions of the own turn."""
        sight = _sight(self.state, viewer)
        if message.about == "position":
            items: list[Any] = [seat_messages.likely(sight)]
        else:
            position = commands.turn(self.state, *_seated(viewer, sight))
            items = [commands.about(position, message.about, action) for action in message.actions]
        viewer.send(messages.Answer(number=message.number, items=items))

    async def hint(self, viewer: Viewer, message: messages.Hint) -> None:
        """Let a bot think about the own turn, beside the table's other business."""
        visitor, seat = _seated(viewer, _sight(self.state, viewer))
        position = commands.turn(self.state, visitor, seat)
        if not self.state.hints:
            raise Refusal("There are no hints where other people play.", "no-hints")
        if viewer not in self.viewers:  # it hung up before its turn came
            return
        if viewer in self._advised:
            raise Refusal("The bot is thinking about your last question still.", "busy")
        advice, seq = bot_pool.new_stop(), self.state.seq
        task = asyncio.create_task(self._advise(viewer, message.number, seq, position, seat, advice))
        self._advised[viewer] = advice, self._keep(task)

    async def _advise(
        self, viewer: Viewer, number: int, seq: int, position: ludoteka.Position, seat: int, advice: Any
    ) -> None:
        try:
            compiled = await self._bots.ready(self.state.setting.game, "master")
            whom = For(viewer.address, viewer.visitor.id if viewer.visitor else "")
            knowledge, seconds = position.view_only(seat), self._settings.hint_seconds
            found = await self._bots.advise(whom, knowledge, seconds, advice, compiled)
            if seat in self.state.seats_of(viewer.visitor):
                viewer.send(seat_messages.hints(number, seq, position, found.candidates[:_HINTED], found.simulations))
        finally:
            self._advised.pop(viewer, None)

    # ---- acting over HTTP

    async def join(self, visitor: Visitor, seat: int | None, invited: bool) -> int:
        """Take a seat and return which."""
        Sight(self.state, visitor, invited)
        place, events = commands.join(self.state, visitor, seat)
        if events:
            await self._commit(events)
        return place

    async def act(self, act: Callable[..., list[Event]], *args: Any) -> None:
        """Carry out one of `commands`."""
        events = act(self.state, *args)
        if events:
            await self._commit(events)

    async def commit(self, events: list[Event], more: Job) -> None:
        """Make events durable together with something else."""
        await self._commit(events, more=more)


#: What each request becomes in the log.
_OUTCOMES: dict[type[Any], str] = {
    messages.Move: "Moved",
    messages.Undo: "Undone",
    messages.Ready: "Readied",
    messages.Resign: "Resigned",
    messages.Leave: "Replaced",
    messages.Return: "Returned",
    messages.Nudge: "Nudged",
    messages.Prolong: "Prolonged",
    messages.Replace: "Replaced",
    messages.Say: "Said",
}

#: What may be done about somebody who is waited for.
_WAITING: dict[type[Any], str] = {
    messages.Nudge: "nudge",
    messages.Prolong: "prolong",
    messages.Replace: "replace",
}


def _sight(state: TableState, viewer: Viewer) -> Sight:
    """Return what a viewer may see now, from where it has chosen to look if it may. Raises NotFound."""
    return Sight(state, viewer.visitor, viewer.invited, viewer.chosen)


def _first_sight(state: TableState, viewer: Viewer, seat: int | None) -> Sight:
    """Return what a viewer may see that asks for a seat of its own, or for any. Raises NotAllowed or NotFound."""
    sight = Sight(state, viewer.visitor, viewer.invited)
    return sight if seat is None else sight.from_seat(seat)


def _looks_as_before(state: TableState, viewer: Viewer, before: TableState) -> bool:
    """Tell whether a viewer looks from the same place, with the same rights, as before."""
    try:
        return _sight(state, viewer).same_place(_sight(before, viewer))
    except Refusal:
        return False


def _seated(viewer: Viewer, sight: Sight) -> tuple[Visitor, int]:
    """Return who sits where. Raises NotAllowed for a spectator."""
    if viewer.visitor is None or sight.seat is None:
        raise NotAllowed("You have no seat at this table.", "no-seat")
    return viewer.visitor, sight.seat


async def _fold(setting: Setting, store: Store, now: Now) -> TableState:
    """Return the state of a table from its log; while the server was down its clock stood still."""
    state = await _retell(setting, store)
    ticking = state.ticking
    if ticking.running is not None and ticking.left is not None:
        at = now()
        spent = overlap(ticking.since, at, await store.uptimes_since(ticking.since))
        ticking.since = at - spent
    return state


async def _retell(setting: Setting, store: Store) -> TableState:
    """Return the state of a table from its log."""
    state = TableState(setting)
    for line in await store.lines(setting.id):
        state.apply(line)
        if line.seq % _TOLD_AT_ONCE == 0:  # a long game is told in pieces, others have a turn in between
            await asyncio.sleep(0)
    state.drop_caches()
    return state
