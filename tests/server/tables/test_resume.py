"""Any client resumes from any seq: the fold of the log up to n is the state that was streamed at n."""

from __future__ import annotations

import random

import pytest

from ludoteka.server.live import seat_messages
from ludoteka.server.state.events import decode_event, encode_event
from ludoteka.server.state.table_state import TableState
from tests.conformance.cases import Case, few_cases
from tests.server.client import Person
from tests.server.room import Room, any_action, begun, setting, sight
from tests.server.servers import Server
from tests.server.tables.test_tables import play_on


@pytest.mark.parametrize("case", few_cases(), ids=str)
async def test_the_fold_up_to_every_entry_is_what_was_streamed(case: Case) -> None:
    room = await Room(begun(case)).fill()
    dice = random.Random(3)
    for number in range(60):
        if room.table.state.mover is None:
            break
        await room.move(any_action(room, dice), number)
    state, fold = room.table.state, TableState(setting(case))
    streamed = {seat: {} for seat in room.seen}  # type: ignore[var-annotated]
    for seat, seen in room.seen.items():
        for frame in seen.frames:
            from ludoteka.server.wire.messages import Sync, Update, decode_server

            message = decode_server(frame)
            if isinstance(message, (Sync, Update)):
                streamed[seat][message.seq] = message
    for line in state.lines:
        fold.apply(line)
        for seat, messages in streamed.items():
            if line.seq in messages:
                assert seat_messages.view(sight(fold, seat)) == messages[line.seq].view
                assert seat_messages.legal(sight(fold, seat)) == messages[line.seq].legal
                assert seat_messages.undoable(sight(fold, seat)) == messages[line.seq].may_undo
    for seat in streamed:
        whole = seat_messages.log(sight(state, seat), 0)
        for since in range(0, state.seq + 1, 3):
            assert seat_messages.log(sight(state, seat), since) == whole[since:]
    await room.close()


async def test_a_page_that_comes_back_is_told_what_it_missed(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        await play_on(random.Random(4), a, b, moves=12)
        for seq in range(0, a.now["seq"] + 1, 4):
            back = await ada.watch(table, seq=seq)
            assert back.log == a.log[seq:]
            assert back.now["view"] == a.now["view"]
        beyond = await ada.watch(table, seq=10_000)
        assert (beyond.log, beyond.now["view"]) == ([], a.now["view"])


def test_every_event_survives_its_storage() -> None:
    from ludoteka.server.state import events

    for event in (
        events.Sat(1, "Ада", "v"), events.Left(0), events.Began(), events.Moved(1, "x", True), events.Undone(0),
        events.Resigned(1), events.Replaced(0, "time"), events.Returned(0), events.Said("n", "t"), events.Hushed(False),
        events.Rematched("t"),
    ):  # fmt: skip
        assert decode_event(encode_event(event)) == event
