"""What each frame of a client does at a table: every kind has one entry here, a function that carries it out.

A command becomes events in the log, once, however often it is sent; everything else is answered and changes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import ludoteka
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import NoIdentity, NotAllowed, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import seat_messages
from ludoteka.server.live.table import Table
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state import commands
from ludoteka.server.state.events import (
    Event,
    Left,
    Moved,
    Nudged,
    Prolonged,
    Readied,
    Replaced,
    Resigned,
    Returned,
    Said,
    Undone,
)
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages

F = TypeVar("F", bound=messages.FromClient)

#: Carries out a frame that arrived at a time.
_Handler = Callable[[Table, Viewer, Any, float], Awaitable[None]]
_Answer = Callable[[Table, Viewer, F], Awaitable[None]]

_handlers: dict[type[Any], _Handler] = {}


async def carry_out(table: Table, viewer: Viewer, frame: messages.FromClient, arrived: float) -> None:
    """Carry out what a viewer sent. Raises Refusal."""
    await _handlers[type(frame)](table, viewer, frame, arrived)


# ---- questions


def _answers(kind: type[F], in_turn: bool = True) -> Callable[[_Answer[F]], _Answer[F]]:
    """Let a function answer a kind of frame: in the table's own task when its turn comes, or at once."""

    def register(answer: _Answer[F]) -> _Answer[F]:
        async def handle(table: Table, viewer: Viewer, frame: F, _: float) -> None:
            await (table.do(answer, table, viewer, frame) if in_turn else answer(table, viewer, frame))

        _handlers[kind] = handle
        return answer

    return register


@_answers(messages.Hello, in_turn=False)
async def _hello(table: Table, viewer: Viewer, frame: messages.Hello) -> None:
    raise Refusal("One hello is enough.", "bad-frame")


@_answers(messages.Ping, in_turn=False)
async def _ping(table: Table, viewer: Viewer, frame: messages.Ping) -> None:
    viewer.send(messages.Pong(number=frame.number, at=table.now()))


@_answers(messages.Mute, in_turn=False)
async def _mute(table: Table, viewer: Viewer, frame: messages.Mute) -> None:
    viewer.muted = frame.muted


@_answers(messages.React)
async def _react(table: Table, viewer: Viewer, frame: messages.React) -> None:
    place = viewer.sight(table.state).seat
    if viewer.visitor is None:
        raise NoIdentity("Say who you are first.")
    table.reactions.show(viewer.visitor, place, frame.reaction, (viewer.client, frame.number))
    viewer.send(messages.Done(number=frame.number, seq=table.state.seq))


@_answers(messages.Look)
async def _look(table: Table, viewer: Viewer, frame: messages.Look) -> None:
    await table.look(viewer, frame.seat, frame.seq)


@_answers(messages.Ask)
async def _ask(table: Table, viewer: Viewer, frame: messages.Ask) -> None:
    if frame.about == "position":
        items: list[Any] = [seat_messages.likely(viewer.sight(table.state))]
    else:
        position = commands.turn(table.state, *_seated(table.state, viewer))
        items = []
        for action in frame.actions:
            items.append(commands.about(position, frame.about, action))
            await asyncio.sleep(0)  # other tables have a turn
    viewer.send(messages.Answer(number=frame.number, items=items))


@_answers(messages.Hint)
async def _hint(table: Table, viewer: Viewer, frame: messages.Hint) -> None:
    position, seat = _advised(table, viewer)
    if viewer in table.presence.viewers:  # else it hung up before its turn came
        table.hints.ask(viewer, frame.number, position, seat)


@_answers(messages.Warn)
async def _warn(table: Table, viewer: Viewer, frame: messages.Warn) -> None:
    position, seat = _advised(table, viewer)
    action = commands.read_action(position.game, frame.action)
    if action not in position.legal_actions():
        raise Refusal(f"{frame.action!r} is not legal here.", "illegal", commands.reasons(position, frame.action))
    if viewer in table.presence.viewers:
        table.hints.weigh(viewer, frame.number, position, seat, action)


def _advised(table: Table, viewer: Viewer) -> tuple[ludoteka.Position, int]:
    """Return where and for which seat somebody may be advised. Raises Refusal: never where other people play."""
    visitor, seat = _seated(table.state, viewer)
    position = commands.turn(table.state, visitor, seat)
    if not table.state.hints:
        raise Refusal("There are no hints where other people play.", "no-hints")
    return position, seat


def _seated(state: TableState, viewer: Viewer) -> tuple[Visitor, int]:
    """Return who sits where. Raises NotAllowed for a spectator."""
    sight = viewer.sight(state)
    if viewer.visitor is None or sight.seat is None:
        raise NotAllowed("You have no seat at this table.", "no-seat")
    return viewer.visitor, sight.seat


# ---- commands


class Asked(NamedTuple):
    """At which table a command is given, by whom, and from which of their seats if they have one."""

    table: Table
    visitor: Visitor
    place: int | None

    @property
    def state(self) -> TableState:
        """The table as it is."""
        return self.table.state

    @property
    def seat(self) -> int:
        """The seat. Raises NotAllowed where there is none."""
        if self.place is None:
            raise NotAllowed("You have no seat at this table.", "no-seat")
        return self.place


class Made(NamedTuple):
    """The events that a command becomes, and the position that a move leads to."""

    events: list[Event]
    after: ludoteka.Position | None = None


_Make = Callable[[Asked, F], Made]


class Command(NamedTuple):
    """How a kind of frame becomes events."""

    make: _Make[Any]
    #: What the first of them is.
    becomes: tuple[type[Any], ...]
    #: Whether it comes too late where the clock of its seat has run out, though that could not be noted yet.
    on_the_clock: bool


def _becomes(kind: type[F], *events: type[Any], on_the_clock: bool = False) -> Callable[[_Make[F]], _Make[F]]:
    """Let a function say which events a kind of frame becomes."""

    def register(make: _Make[F]) -> _Make[F]:
        command = Command(make, events, on_the_clock)

        async def handle(table: Table, viewer: Viewer, frame: F, arrived: float) -> None:
            await table.do(_give, command, table, viewer, frame, arrived)

        _handlers[kind] = handle
        return make

    return register


@_becomes(messages.Move, Moved, on_the_clock=True)
def _move(asked: Asked, frame: messages.Move) -> Made:
    return Made(*commands.move(asked.state, asked.visitor, asked.seat, frame.seq, frame.action))


@_becomes(messages.Undo, Undone, on_the_clock=True)
def _undo(asked: Asked, frame: messages.Undo) -> Made:
    return Made(commands.undo(asked.state, asked.visitor, asked.seat, frame.seq))


@_becomes(messages.Ready, Readied)
def _ready(asked: Asked, frame: messages.Ready) -> Made:
    return Made(commands.be_ready(asked.state, asked.visitor, asked.seat, frame.ready))


@_becomes(messages.Resign, Resigned)
def _resign(asked: Asked, frame: messages.Resign) -> Made:
    return Made(commands.resign(asked.state, asked.visitor, asked.seat))


@_becomes(messages.Leave, Left, Replaced)
def _leave(asked: Asked, frame: messages.Leave) -> Made:
    return Made(commands.leave(asked.state, asked.visitor, asked.seat))


@_becomes(messages.Return, Returned)
def _return(asked: Asked, frame: messages.Return) -> Made:
    return Made(commands.come_back(asked.state, asked.visitor, asked.seat))


@_becomes(messages.Say, Said)
def _say(asked: Asked, frame: messages.Say) -> Made:
    return Made(commands.say(asked.state, asked.visitor, asked.place, frame.text))


@_becomes(messages.Nudge, Nudged)
def _nudge(asked: Asked, frame: messages.Nudge) -> Made:
    by = commands.own_seat(asked.state, asked.visitor, asked.seat)
    return Made(asked.table.presence.absences.nudge(asked.state, by, frame.seat, asked.table.now()))


@_becomes(messages.Prolong, Prolonged)
def _prolong(asked: Asked, frame: messages.Prolong) -> Made:
    by = commands.own_seat(asked.state, asked.visitor, asked.seat)
    return Made(asked.table.presence.absences.prolong(asked.state, by, frame.seat, asked.table.now()))


@_becomes(messages.Replace, Replaced)
def _replace(asked: Asked, frame: messages.Replace) -> Made:
    by = commands.own_seat(asked.state, asked.visitor, asked.seat)
    return Made(asked.table.presence.absences.replace(asked.state, by, frame.seat, asked.table.now()))


async def _give(command: Command, table: Table, viewer: Viewer, frame: Any, arrived: float) -> None:
    """Carry out a command once, and answer it however often it comes."""
    visitor, place = viewer.visitor, viewer.sight(table.state).seat
    if visitor is None:
        raise NoIdentity("Say who you are first.")
    key = (visitor.id, viewer.client, frame.number)
    known = table.state.answered.get(key)
    if known is not None:
        _check_same(command, frame, table.state, known)
        viewer.send(messages.Done(number=frame.number, seq=known, again=True))
        return
    if command.on_the_clock and place is not None and table.out_of_time(place):
        raise Refusal("Your time is up.", "time-up")
    events, after = command.make(Asked(table, visitor, place), frame)
    seq = await table.commit(events, key, after) if events else table.state.seq
    viewer.send(messages.Done(number=frame.number, seq=seq))
    if after is not None:
        metrics.MOVES.labels(table.state.setting.game, "person").inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - arrived)


def _check_same(command: Command, frame: Any, state: TableState, seq: int) -> None:
    """Raise Refusal where the entry with this number was made by another command."""
    event = state.lines[seq - 1].event
    same = isinstance(event, command.becomes)
    if isinstance(frame, messages.Move) and isinstance(event, Moved):
        same = state.game.action_to_text(commands.read_action(state.game, frame.action)) == event.action
    if not same:
        raise Refusal(f"Number {frame.number} was another request of yours.", "number-used")
