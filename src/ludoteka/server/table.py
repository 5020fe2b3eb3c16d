"""A table in memory: one task, one queue. What happens here is durable before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import ludoteka
from ludoteka.server import acts, messages, metrics, telling, thinkers
from ludoteka.server.clocks import Now, full, overlap
from ludoteka.server.errors import NotAllowed, NotFound, Refusal, StorageFailed
from ludoteka.server.events import Began, Event, Line, Moved, Replaced, Returned, Said
from ludoteka.server.identity import Visitor
from ludoteka.server.settings import Settings
from ludoteka.server.store import Store, row_of, seating
from ludoteka.server.story import Setting, Story
from ludoteka.server.viewers import Viewer
from ludoteka.server.writer import Job

log = logging.getLogger("ludoteka.table")
T = TypeVar("T")

#: So many lines may one visitor say within so many seconds.
_SAYINGS, _SAYING_SECONDS = 6, 10.0
#: A bot that thinks for a time takes a little longer.
_BUDGET_ROOM = 0.2
#: So many choices does a hint name.
_HINTED = 6
#: How often a thinking bot's progress, and who is here, are shown at most.
_PROGRESS_SECONDS = 0.5
_HERE_SECONDS = 0.5


class Table:
    """The actor of one table. Its methods run in its own task, one after the other, through `do`."""

    def __init__(self, story: Story, store: Store, bots: thinkers.Thinkers, settings: Settings, now: Now) -> None:
        self.story = story
        self.viewers: set[Viewer] = set()
        self.touched = time.monotonic()
        self.broken = False
        self._store, self._bots, self._settings, self._now = store, bots, settings, now
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._stop = thinkers.new_stop()
        self._thought: ludoteka.Position | None = None
        self._advice = thinkers.new_stop()
        self._advised: set[Viewer] = set()
        self._here: asyncio.TimerHandle | None = None
        self._sayings: dict[str, list[float]] = {}
        self._task = asyncio.create_task(self._run())
        self._prepare()

    @classmethod
    async def load(cls, setting: Setting, store: Store, bots: thinkers.Thinkers, settings: Settings, now: Now) -> Table:
        """Return a table made from its log; its clock has counted only while the server was up."""
        story = await _fold(setting, store, now)
        return cls(story, store, bots, settings, now)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing waits and no bot has to play."""
        busy = self.viewers or not self._queue.empty() or self._thinking
        return not busy and time.monotonic() - self.touched > self._settings.idle_seconds

    # ---- the actor

    async def do(self, act: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Return what an act brings, carried out when its turn comes."""
        if self._task.done():
            raise NotFound("This table is being put away; ask again.", "away")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((lambda: act(*args), done))
        return await done

    async def _run(self) -> None:
        while True:
            act, done = await self._queue.get()
            try:
                result = await act()
                if done is not None and not done.done():
                    done.set_result(result)
            except Exception as error:
                if done is None or done.done():
                    log.error("nobody waits for this error", extra={"error": repr(error)})
                else:
                    done.set_exception(error)

    async def close(self) -> None:
        """Stop; everything durable stays."""
        self._stop.set()
        self._advice.set()
        self._bots.forget(self.story.setting.id)
        for handle in (self._alarm, self._here):
            if handle is not None:
                handle.cancel()
        for task in (self._task, *self._thinking):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        while not self._queue.empty():
            _, done = self._queue.get_nowait()
            if done is not None and not done.done():
                done.set_exception(NotFound("This table is being put away; ask again.", "away"))

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
        old, new, at = self.story, self.story.fork(), self._now()
        lines = []
        for event in events:
            left = left_after(new, event, after, at)
            line = Line(new.seq + 1, at, event, author, client, number, left)
            new.tell(line, after)
            lines.append(line)
            author = client = number = None  # the request is answered by its first line
        job = more or Job()
        job.statements += seating(old.setting.id, events)
        job.lines += [row_of(old.setting.id, line) for line in lines]
        if (old.state, old.wake()) != (new.state, new.wake()):
            job.notes.append({"table": old.setting.id, "to": new.state, "at": new.wake()})
        try:
            await self._store.write(job)
        except StorageFailed:
            await self._reload()
            raise
        self.story = new
        self.touched = time.monotonic()
        moved = new.position is not old.position
        self._broadcast(old, new if moved else new.glance(), lines)
        if moved:
            new.rest()
        self._prepare()
        return new.seq

    async def _reload(self) -> None:
        """Begin anew from the log: after a failure nobody knows whether a line is in it."""
        try:
            self.story = await _fold(self.story.setting, self._store, self._now)
        except Exception:
            self.broken = True
            for viewer in list(self.viewers):
                viewer.close(messages.CLOSE_NOT_FOUND)
            raise
        for viewer in self.viewers:
            viewer.send(self._sync(viewer, 0))

    def _broadcast(self, old: Story, new: Story, lines: list[Line]) -> None:
        """Tell every viewer what its seat may know of what has just become durable."""
        moved = any(isinstance(line.event, Moved) for line in lines)
        table = None if moved and new.state == old.state else new.info()
        spoken = isinstance(lines[0].event, Said)
        listeners = [viewer for viewer in self.viewers if not (spoken and viewer.muted)]
        seats = {viewer.seat for viewer in listeners}
        views = telling.views(new, seats)
        logs = telling.entries(lines, seats, old.position, new.position)
        clocks = new.ticking.shown(self._now())
        frames = {
            seat: messages.encode(
                messages.Update(
                    seq=new.seq,
                    state=new.state,
                    log=logs[seat],
                    view=views[seat],
                    legal=telling.legal(new, seat),
                    may_undo=telling.undoable(new, seat),
                    clocks=clocks,
                    table=table,
                )
            )
            for seat in seats
        }
        for viewer in listeners:
            viewer.send_text(frames[viewer.seat])

    def _sync(self, viewer: Viewer, since: int) -> messages.Sync:
        story, seat = self.story.glance(), viewer.seat
        seats, spectators = self._who_is_here()
        known = telling.log(story, seat, min(since, story.seq))
        visitor = viewer.visitor.id if viewer.visitor else None
        return messages.Sync(
            protocol=messages.PROTOCOL,
            table=story.info(),
            seat=seat,
            yours=story.seats_of(visitor),
            seq=story.seq,
            log=[entry for entry in known if not (viewer.muted and entry.kind == "said")],
            view=telling.view(story, seat),
            legal=telling.legal(story, seat),
            may_undo=telling.undoable(story, seat),
            clocks=story.ticking.shown(self._now()),
            here=seats,
            spectators=spectators,
            hosting=visitor == story.setting.host,
        )

    # ---- clocks and bots

    def _prepare(self) -> None:
        """Set the alarm for the running clock, and let a bot think where it decides."""
        if self._advised:  # what they ask about is no longer there
            self._advice.set()
            self._advice = thinkers.new_stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.story.ticking.deadline()
        if deadline is not None:
            delay = min(max(0, deadline - self._now()) / 1000, 86_400.0)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        mover, position = self.story.mover, self.story.position
        if mover is not None and position is not None and self.story.chairs[mover].by_bot:
            if self._thought is not position:
                self._stop.set()
                self._stop = thinkers.new_stop()
                self._thought = position
                task = asyncio.create_task(self._think(position, mover, self._stop))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
        else:
            self._stop.set()
            self._thought = None

    def _ring(self) -> None:
        self._queue.put_nowait((self._time_out, None))

    async def _time_out(self) -> None:
        seat, deadline = self.story.ticking.running, self.story.ticking.deadline()
        if seat is None or deadline is None:
            return
        if deadline > self._now():  # it has moved since the alarm was set
            self._prepare()
            return
        await self._commit([Replaced(seat, "time")])

    async def _think(self, position: ludoteka.Position, seat: int, stop: Any) -> None:
        """Choose for a bot's seat. The choice comes after a time that depends on the level alone."""
        game = self.story.setting.game
        level = self.story.chairs[seat].level or self._settings.stand_in
        await self._bots.ready(game, level, self._show_loading)
        loop = asyncio.get_running_loop()
        begun, pace = loop.time(), self._pace(level)
        ticker = asyncio.create_task(self._show_progress(seat, begun, pace))
        metrics.THINKING.inc()
        try:
            mind = (self.story.setting.id, seat, level)
            action = await self._bots.choose(game, mind, position.view_only(seat), stop)
            await asyncio.sleep(_rest_of_pace(loop.time() - begun, pace))
        finally:
            metrics.THINKING.dec()
            ticker.cancel()
        self._queue.put_nowait((lambda: self._bot_moves(position, seat, action), None))

    def _pace(self, level: str) -> float:
        """Return how long a bot of a level takes: its budget with some room, and no less than all bots take."""
        seconds = thinkers.budget(level)
        return max(self._settings.bot_pace, seconds + _BUDGET_ROOM if seconds else 0.0)

    def _show_loading(self, game: str, done: int, total: int) -> None:
        message = messages.encode(messages.Loading(game=game, done=done, total=total))
        for viewer in self.viewers:
            viewer.send_text(message)

    async def _show_progress(self, seat: int, begun: float, pace: float) -> None:
        loop = asyncio.get_running_loop()
        while pace > 0:
            share = min(1.0, (loop.time() - begun) / pace)
            message = messages.encode(messages.Thinking(seat=seat, progress=round(share, 2)))
            for viewer in self.viewers:
                viewer.send_text(message)
            await asyncio.sleep(_PROGRESS_SECONDS)

    async def _bot_moves(self, position: ludoteka.Position, seat: int, action: int) -> None:
        story = self.story
        if story.position is not position or story.mover != seat or not story.chairs[seat].by_bot:
            return  # the person is back, or the game is over
        metrics.MOVES.labels(story.setting.game, "bot").inc()
        event = Moved(seat, position.game.action_to_text(action), True)
        try:
            await self._commit([event], after=position.after(action))
        except StorageFailed:
            self._thought = None
            asyncio.get_running_loop().call_later(1.0, self._prepare)

    # ---- looking on

    async def attach(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look, from a seat of its own if it has one. Raises NotAllowed."""
        spectators = sum(other.seat is None for other in self.viewers)
        if spectators >= self._settings.max_spectators:
            raise Refusal("There are too many spectators at this table.", "full")
        viewer.seat = self._seat_for(viewer, seat)
        self.viewers.add(viewer)
        self.touched = time.monotonic()
        viewer.send(self._sync(viewer, since))
        self._show_who_is_here()

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """Let a viewer look from another seat, or synchronise in full."""
        viewer.seat = self._seat_for(viewer, seat)
        viewer.send(self._sync(viewer, since))
        self._show_who_is_here()

    def _seat_for(self, viewer: Viewer, seat: int | None) -> int | None:
        own = self.story.seats_of(viewer.visitor.id if viewer.visitor else None)
        if seat is not None:
            if seat not in own:
                raise NotAllowed(f"Seat {seat} is not yours.")
            return seat
        if not own:
            self.check_access(viewer.visitor, viewer.invited)
        mover = self.story.mover
        return mover if mover in own else own[0] if own else None

    def detach(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        self._show_who_is_here()

    def _who_is_here(self) -> tuple[list[int], int]:
        seats = {seat for v in self.viewers if v.visitor is not None for seat in self.story.seats_of(v.visitor.id)}
        return sorted(seats), sum(viewer.seat is None for viewer in self.viewers)

    def _show_who_is_here(self) -> None:
        """Tell who is here, but not once for each of a crowd that comes at once."""
        if self._here is None:
            self._here = asyncio.get_running_loop().call_later(_HERE_SECONDS, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._here = None
        seats, spectators = self._who_is_here()
        message = messages.encode(messages.Here(seats=seats, spectators=spectators))
        for viewer in self.viewers:
            viewer.send_text(message)

    # ---- acting through a socket

    async def request(self, viewer: Viewer, message: Any, arrived: float) -> None:
        """Carry out a numbered request once, and answer it however often it comes."""
        visitor, seat = viewer.visitor, viewer.seat
        if visitor is None:
            raise NotAllowed("Say who you are first.")
        key = (visitor.id, viewer.client, message.number)
        if key in self.story.answered:
            self._answer_again(viewer, message, self.story.answered[key])
            return
        after = None
        if isinstance(message, messages.Say):
            events = acts.say(self.story, visitor, seat, message.text)
            self._limit_sayings(visitor.id)
        elif seat is None:
            raise NotAllowed("You have no seat at this table.")
        elif isinstance(message, messages.Move):
            events, after = acts.move(self.story, visitor, seat, message.seq, message.action)
        elif isinstance(message, messages.Undo):
            events = acts.undo(self.story, visitor, seat, message.seq)
        elif isinstance(message, messages.Resign):
            events = acts.resign(self.story, visitor, seat)
        elif isinstance(message, messages.Leave):
            events = acts.leave(self.story, visitor, seat)
        else:
            events = acts.come_back(self.story, visitor, seat)
        seq = await self._commit(events, *key, after=after)
        viewer.send(messages.Done(number=message.number, seq=seq))
        if after is not None:
            metrics.MOVES.labels(self.story.setting.game, "person").inc()
            metrics.MOVE_SECONDS.observe(time.perf_counter() - arrived)

    def _answer_again(self, viewer: Viewer, message: Any, seq: int) -> None:
        event = self.story.lines[seq - 1].event
        same = type(event).__name__ == _OUTCOMES[type(message)]
        if isinstance(message, messages.Move) and isinstance(event, Moved):
            game = self.story.game
            same = game.action_to_text(acts.read_action(game, message.action)) == event.action
        if not same:
            raise Refusal(f"Number {message.number} was another request of yours.", "number-used")
        viewer.send(messages.Done(number=message.number, seq=seq, again=True))

    def _limit_sayings(self, visitor: str) -> None:
        now = time.monotonic()
        recent = [at for at in self._sayings.get(visitor, []) if now - at < _SAYING_SECONDS]
        if len(recent) >= _SAYINGS:
            raise Refusal(f"You may say {_SAYINGS} things in {_SAYING_SECONDS:.0f} seconds.", "too-much")
        self._sayings[visitor] = [*recent, now]

    async def ask(self, viewer: Viewer, message: messages.Ask) -> None:
        """Answer a question about actions of the own turn."""
        if message.about == "position":
            viewer.send(messages.Answer(number=message.number, items=[telling.likely(self.story, viewer.seat)]))
            return
        if viewer.visitor is None or viewer.seat is None:
            raise NotAllowed("You have no seat at this table.")
        position = acts.turn(self.story, viewer.visitor, viewer.seat)
        items = [_about(position, message.about, action) for action in message.actions]
        viewer.send(messages.Answer(number=message.number, items=items))

    async def hint(self, viewer: Viewer, message: messages.Hint) -> None:
        """Let a bot think about the own turn, beside the table's other business."""
        if viewer.visitor is None or viewer.seat is None:
            raise NotAllowed("You have no seat at this table.")
        position = acts.turn(self.story, viewer.visitor, viewer.seat)
        if not self.story.hints:
            raise Refusal("There are no hints where other people play.", "no-hints")
        if viewer in self._advised:
            raise Refusal("The bot is thinking about your last question still.", "busy")
        self._advised.add(viewer)
        task = asyncio.create_task(self._advise(viewer, message.number, self.story.seq, position, viewer.seat))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _advise(self, viewer: Viewer, number: int, seq: int, position: ludoteka.Position, seat: int) -> None:
        def loading(game: str, done: int, total: int) -> None:
            viewer.send(messages.Loading(game=game, done=done, total=total))

        try:
            await self._bots.ready(self.story.setting.game, "master", loading)
            found = await self._bots.advise(position.view_only(seat), self._advice)
            viewer.send(telling.hints(number, seq, position, found.candidates[:_HINTED], found.simulations))
        finally:
            self._advised.discard(viewer)

    # ---- acting over HTTP

    async def join(self, visitor: Visitor, seat: int | None, invited: bool) -> int:
        """Take a seat and return which."""
        self.check_access(visitor, invited)
        place, events = acts.join(self.story, visitor, seat)
        if events:
            await self._commit(events)
        return place

    async def act(self, act: Callable[..., list[Event]], *args: Any) -> None:
        """Carry out one of `acts`."""
        events = act(self.story, *args)
        if events:
            await self._commit(events)

    async def commit(self, events: list[Event], more: Job) -> None:
        """Make events durable together with something else."""
        await self._commit(events, more=more)

    def check_access(self, visitor: Visitor | None, invited: bool) -> None:
        """Raise NotFound where a table is open by link and the asker has neither the link nor a seat."""
        mine = visitor is not None and (self.story.seats_of(visitor.id) or visitor.id == self.story.setting.host)
        if not (self.story.setting.public or invited or mine):
            raise NotFound("There is no such table, or it is open by its link only.")


#: What each request becomes in the log.
_OUTCOMES: dict[type[Any], str] = {
    messages.Move: "Moved",
    messages.Undo: "Undone",
    messages.Resign: "Resigned",
    messages.Leave: "Replaced",
    messages.Return: "Returned",
    messages.Say: "Said",
}


def _rest_of_pace(spent: float, pace: float) -> float:
    """Return how long a bot still waits, so that it has taken its pace, or twice or three times as long."""
    return max(1, math.ceil(spent / pace)) * pace - spent if pace > 0 else 0.0


def left_after(story: Story, event: Event, after: ludoteka.Position | None, at: int) -> tuple[int, ...] | None:
    """Return what the clocks show after an event."""
    if isinstance(event, Began):
        return full(story.setting.clock, story.setting.players)
    if isinstance(event, Moved) and after is not None:
        return story.ticking.after_turn(at, event.seat, after.current_player != event.seat)
    if isinstance(event, Returned):
        return story.ticking.after_return(at, event.seat)
    return story.ticking.at(at)


async def _fold(setting: Setting, store: Store, now: Now) -> Story:
    """Return the story of a table from its log; while the server was down its clock stood still."""
    story = Story(setting)
    for line in await store.lines(setting.id):
        story.tell(line)
    story.rest()
    ticking = story.ticking
    if ticking.running is not None and ticking.left is not None:
        at = now()
        spent = overlap(ticking.since, at, await store.uptimes_since(ticking.since))
        ticking.since = at - spent
    return story


def _about(position: ludoteka.Position, about: str, action: acts.Action) -> Any:
    if about == "why":
        return acts.reasons(position, action)
    number = acts.read_action(position.game, action)
    if number not in position.legal_actions():
        raise Refusal(f"{action!r} is not legal here.", "illegal", acts.reasons(position, action))
    if about == "words":
        return position.phrase(number).to_json()
    try:
        return position.preview(number)
    except ModuleNotFoundError:
        return None
