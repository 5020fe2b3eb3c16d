"""What each frame of a client does at a table: one entry for every kind."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from ludoteka.server.common.errors import Refusal
from ludoteka.server.live import frames
from ludoteka.server.state.events import Left, LogEntry, Sat
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from tests.conformance.cases import few_cases
from tests.server.room import Room, begun, setting, settle

OPALE = next(case for case in few_cases() if case.name == "opale")


def test_every_kind_of_frame_is_carried_out_and_nothing_else() -> None:
    assert set(frames._handlers) == set(get_args(messages.FromClient))


async def test_a_request_that_comes_twice_is_answered_twice_and_carried_out_once() -> None:
    """Also getting up before the beginning, which becomes another event than in a game."""
    state = TableState(setting(OPALE))
    state.apply(LogEntry(1, 0, Sat(0, "A", "v0")))
    room = Room(state)
    seen = await room.viewer("v0")
    for again in (False, True):
        await frames.carry_out(room.table, seen.viewer, messages.Leave(number=7), 0.0)
        await settle()
        told = [msgspec.json.decode(frame) for frame in seen.frames]
        done = [frame for frame in told if frame["type"] == "done"][-1]
        assert (done["number"], done["seq"], done["again"]) == (7, 2, again)
    assert [type(line.event) for line in room.table.state.lines] == [Sat, Left]
    await room.close()


async def test_a_number_names_one_request_for_ever() -> None:
    room = await Room(begun(OPALE)).fill()
    viewer = room.seen[0].viewer
    await frames.carry_out(room.table, viewer, messages.Say(number=3, text="hello"), 0.0)
    before = room.table.state.seq
    for other in (messages.Resign(number=3), messages.Leave(number=3), messages.Undo(number=3, seq=before)):
        with pytest.raises(Refusal) as refused:
            await frames.carry_out(room.table, viewer, other, 0.0)
        assert refused.value.code == "number-used"
    assert room.table.state.seq == before
    await room.close()


async def test_who_only_looks_on_may_speak_and_do_nothing_else() -> None:
    room = await Room(begun(OPALE)).fill()
    looks_on = await room.viewer("v9")
    state = room.table.state
    requests: list[Any] = [
        messages.Move(number=0, seq=state.seq, action="x"),
        messages.Undo(number=1, seq=state.seq),
        messages.Resign(number=2),
        messages.Leave(number=3),
        messages.Return(number=4),
        messages.Nudge(number=5, seat=0),
        messages.Prolong(number=6, seat=0),
        messages.Replace(number=7, seat=0),
        messages.Ask(number=8, about="words", actions=["x"]),
        messages.Hint(number=9),
    ]
    for request in requests:
        with pytest.raises(Refusal) as refused:
            await frames.carry_out(room.table, looks_on.viewer, request, 0.0)
        assert refused.value.code == "no-seat", request
    assert room.table.state is state
    await frames.carry_out(room.table, looks_on.viewer, messages.Say(number=10, text="well played"), 0.0)
    assert room.table.state.seq == state.seq + 1
    await room.close()
