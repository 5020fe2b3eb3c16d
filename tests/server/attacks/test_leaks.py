"""Nobody receives what they should not: a test for each side door through which others leaked hidden information.

The yardstick: redraw everything that a seat cannot know (`resample`); every byte sent to the seat stays the same.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.undo import may_undo
from ludoteka.server.bots import bot_pool, pace
from ludoteka.server.common.errors import NotAllowed, Refusal, StorageFailed
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import seat_messages
from ludoteka.server.state.events import LogEntry, Moved
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from tests.conformance.cases import Case, few_cases
from tests.server.client import Person
from tests.server.room import Room, any_action, begun, settle, sight
from tests.server.servers import Server

CASES = few_cases()
every_game = pytest.mark.parametrize("case", CASES, ids=str)
MOST_DECISIONS = 80
#: Games in which every turn has a step that shows nothing and may be taken back.
SEVERAL_STEPS = ("akropolis", "orichalcum")


def walk(case: Case, seed: int, share: float = 0.3) -> Any:
    """Yield (story, position) along a random game: the first, the last and some between."""
    dice = random.Random(f"{case} {seed}")
    state = begun(case, dice.getrandbits(128))
    for number in range(MOST_DECISIONS):
        assert state.position is not None
        if number == 0 or dice.random() < share:
            yield state
        if state.status == "over":
            break
        action = dice.choice(state.position.legal_actions())
        mover = state.position.current_player
        assert mover is not None
        text = state.position.game.action_to_text(action)
        state.apply(LogEntry(state.seq + 1, number, Moved(mover, text)))


def seats(state: TableState) -> list[int | None]:
    return [None, *range(len(state.chairs))]


def shown(state: TableState, seat: int | None, log: bool = False) -> bytes:
    """Return what a seat is sent of the present position."""
    sent = {
        "view": seat_messages.view(sight(state, seat)),
        "legal": seat_messages.legal(sight(state, seat)),
        "undo": seat_messages.undoable(sight(state, seat)),
        "table": info_of(state),
        "likely": seat_messages.likely(sight(state, seat)),
        "log": seat_messages.log(sight(state, seat), 0) if log else [],
    }
    return messages._encoder.encode(sent)


def with_position(state: TableState, position: ludoteka.Position) -> TableState:
    other = state.fork()
    other.position = position
    return other


@every_game
def test_ids_that_survive_a_shuffle_and_the_layout_of_face_down_pieces_show_nothing(case: Case) -> None:
    for state in walk(case, 1):
        for seat in seats(state):
            known = shown(state, seat)
            for seed in (3, 4, 5):
                twin = with_position(state, state.position.resample(seat, seed=seed))
                assert shown(twin, seat) == known


@every_game
def test_the_initial_state_in_a_sync_message_is_the_seats_own(case: Case) -> None:
    async def run() -> None:
        state = begun(case, 0x0123456789ABCDEF0123456789ABCDEF)
        room = await Room(state).fill()
        for seat, seen in room.seen.items():
            sync = json.loads(seen.frames[0])
            twin = with_position(room.table.state, room.table.state.position.resample(seat, seed=9))  # type: ignore[union-attr]
            assert sync["view"] == seat_messages.view(sight(twin, seat))
            assert f"{state.setting.seed:032x}" not in seen.frames[0]
            assert str(state.setting.seed) not in seen.frames[0]
        await room.close()

    asyncio.run(run())


@every_game
def test_undo_leaves_no_snapshot_of_what_was_or_would_have_been(case: Case) -> None:
    """After a step and its undo everybody is sent exactly what they were sent before; nothing names the step."""
    dice = random.Random(6)
    found = 0
    for state in walk(case, 2, 1.0):
        before = state.position
        if before.is_over or found >= 10:
            continue
        action = dice.choice(before.legal_actions())
        if not may_undo(before, before.after(action)):
            continue
        found += 1
        seat = before.current_player
        line = LogEntry(state.seq + 1, 0, Moved(seat, before.game.action_to_text(action)))
        there = state.fork()
        there.apply(line)
        from ludoteka.server.state.events import Undone

        back = there.fork()
        back.apply(LogEntry(back.seq + 1, 0, Undone(seat)))
        for other in seats(state):
            assert shown(back, other) == shown(state, other)
            entry = seat_messages.log(sight(back, other), there.seq)
            assert [part.kind for part in entry] == ["undone"]
            assert list(entry[0].phrases[0]["args"]) == ["who"]
    assert found > 0 or case.name not in SEVERAL_STEPS


@every_game
def test_log_arguments_tell_a_seat_only_what_it_may_know(case: Case) -> None:
    compared = 0
    for state in walk(case, 3):
        position = state.position
        if position.is_over:
            continue
        action = position.legal_actions()[0]
        line = LogEntry(state.seq + 1, 0, Moved(position.current_player, position.game.action_to_text(action)))
        for seat in seats(state):
            if seat == position.current_player:
                continue
            told = encode_entry(line, sight(state, seat), position, position.after(action))
            twin = position.resample(seat, seed=8)
            if action in twin.legal_actions():
                after = twin.after(action)
                if after.view(seat) == position.after(action).view(seat):
                    assert encode_entry(line, sight(state, seat), twin, after) == told
                    compared += 1
    assert compared > 0


def encode_entry(line: LogEntry, seen: Sight, before: ludoteka.Position, after: ludoteka.Position) -> bytes:
    return messages._encoder.encode(seat_messages.entry(line, seen, before, after))


@every_game
def test_what_many_seats_are_told_at_once_is_what_each_would_be_told_alone(case: Case) -> None:
    for state in walk(case, 13):
        before, everybody = state.position, seats(state)
        views = seat_messages.views([sight(state, seat) for seat in everybody])
        for seat in everybody:
            assert messages._encoder.encode(views[seat]) == messages._encoder.encode(
                seat_messages.view(sight(state, seat))
            )
        if before.is_over:
            continue
        action = before.legal_actions()[-1]
        line = LogEntry(state.seq + 1, 0, Moved(before.current_player, before.game.action_to_text(action)))
        after = before.after(action)
        told = seat_messages.entries([line], [sight(state, seat) for seat in everybody], before, after)
        for seat in everybody:
            assert (
                messages._encoder.encode(told[seat])
                == b"[" + encode_entry(line, sight(state, seat), before, after) + b"]"
            )


@every_game
def test_a_move_reaches_others_without_its_notation_or_its_parts_even_where_choices_are_simultaneous(
    case: Case,
) -> None:
    async def run() -> None:
        room = await Room(begun(case, 12)).fill()
        dice = random.Random(7)
        for number in range(25):
            mover = room.table.state.mover
            if mover is None:
                break
            counts = {seat: len(seen.frames) for seat, seen in room.seen.items()}
            await room.move(any_action(room, dice), number)
            for seat, seen in room.seen.items():
                if seat == mover:
                    continue
                update = next(json.loads(f) for f in seen.frames[counts[seat] :] if '"type":"update"' in f)
                assert set(update["log"][0]) <= {"seq", "at", "kind", "seat", "phrases"}
                assert update["may_undo"] is False
        await room.close()

    asyncio.run(run())


@every_game
def test_two_states_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(case: Case) -> None:
    """The same choice in the real world and in another one: as long as the seat sees the same, it is sent the same."""

    async def frames_of(state: TableState, seat: int | None, action: str) -> list[str]:
        room = Room(state, now=lambda: 0)
        room.seen[seat] = await room.viewer(None if seat is None else f"v{seat}", since=state.seq)
        mover = state.mover
        if mover != seat:
            room.seen[mover] = await room.viewer(f"v{mover}", since=state.seq)
        await room.move(action, 1)
        await room.close()
        # Who is here is told when its time has come.
        return [frame for frame in room.seen[seat].frames if not frame.startswith('{"type":"here"')]

    async def run() -> int:
        compared = 0
        dice = random.Random(9)
        for state in walk(case, 8, 0.15):
            position = state.position
            for seat in seats(state):
                twin = with_position(state, position.resample(seat, seed=dice.getrandbits(60)))
                assert twin.position is not None
                shared = sorted(set(position.legal_actions()) & set(twin.position.legal_actions()))
                if not shared:
                    continue
                action = dice.choice(shared)
                if position.after(action).view(seat) == twin.position.after(action).view(seat):
                    text = position.game.action_to_text(action)
                    assert await frames_of(state.fork(), seat, text) == await frames_of(twin, seat, text)
                    compared += 1
        return compared

    assert asyncio.run(run()) > 0


@every_game
def test_answers_about_the_own_turn_depend_on_nothing_hidden(case: Case) -> None:
    """Words, previews, reasons and refusals, for legal choices and for others."""
    from ludoteka.server.state import commands

    dice = random.Random(10)
    compared = 0

    def told(position: ludoteka.Position, about: str, action: str) -> Any:
        try:
            return commands.about(position, about, action)
        except Refusal as refusal:
            return [str(refusal), refusal.code, refusal.reasons]

    for state in walk(case, 9, 0.15):
        position = state.position
        if position.is_over:
            continue
        game, seat = position.game, position.current_player
        legal = position.legal_actions()
        actions = dice.sample(legal, min(3, len(legal))) + [dice.randrange(game.num_actions) for _ in range(3)]
        twin = position.resample(seat, seed=dice.getrandbits(60))
        for action in map(game.action_to_text, actions):
            for about in ("words", "preview", "why"):
                assert told(position, about, action) == told(twin, about, action), (about, action)
                compared += 1
    assert compared > 0


@every_game
def test_the_number_of_legal_actions_is_not_shown_to_others(case: Case) -> None:
    for state in walk(case, 4):
        for seat in seats(state):
            legal = seat_messages.legal(sight(state, seat))
            assert bool(legal) == (seat is not None and seat == state.mover)


@every_game
def test_spectators_receive_what_everybody_may_know_and_no_more(case: Case) -> None:
    for state in walk(case, 5):
        public = state.position.view(None)
        for seed in (1, 2):
            twin = with_position(state, state.position.resample(None, seed=seed))
            assert twin.position is not None
            assert twin.position.view(None) == public
            assert shown(twin, None) == shown(state, None)


@every_game
def test_the_order_of_a_hand_depends_on_nothing_hidden(case: Case) -> None:
    """Another order of what lies unseen gives a seat the same lists in the same order."""
    shuffled = 0
    for state in walk(case, 6):
        for seat in seats(state):
            others = [state.position.resample(seat, seed=n) for n in range(4)]
            shuffled += len({body(other) for other in others}) > 1
            assert len({shown(with_position(state, other), seat) for other in others}) == 1
    assert shuffled > 0 or not case.game.header.hidden, "something lay in another order"


def body(position: ludoteka.Position) -> str:
    """Return the notation of what lies on the table, without the generator."""
    return str(position).rpartition("|")[2]


@every_game
def test_an_error_tells_a_seat_nothing_about_a_position_that_others_decide(case: Case) -> None:
    from ludoteka.server.state import commands

    compared = 0
    for state in walk(case, 7):
        position = state.position
        if position.is_over or case.players == 1:
            continue
        compared += 1
        other = next(seat for seat in range(case.players) if seat != state.mover)
        problems = set()
        for action in [*map(position.game.action_to_text, position.legal_actions()[:3]), "nonsense"]:
            with pytest.raises(Refusal) as caught:
                commands.move(state, Visitor(f"v{other}", "x"), other, state.seq, action)
            problems.add(str(caught.value))
        assert len(problems) == 1, "legal, illegal and nonsense are refused alike"
    assert compared > 0 or case.players == 1


@every_game
def test_nothing_is_revealed_before_it_is_committed_nor_after_a_commit_failed(case: Case) -> None:
    async def run() -> None:
        room = await Room(begun(case, 13)).fill()
        counts = {seat: len(seen.frames) for seat, seen in room.seen.items()}
        before = room.table.state
        room.store.gate.clear()
        task = asyncio.create_task(room.move(any_action(room, random.Random(1)), 1))
        await asyncio.sleep(0.02)
        assert room.table.state is before
        assert {seat: len(seen.frames) for seat, seen in room.seen.items()} == counts
        late = await_later(room)
        await asyncio.sleep(0.02)
        room.store.failing = StorageFailed("full")
        room.store.gate.set()
        with pytest.raises(StorageFailed):
            await task
        await settle()
        assert room.table.state.seq == before.seq
        for seen in room.seen.values():
            kinds = [json.loads(frame)["type"] for frame in seen.frames]
            assert "update" not in kinds
            assert "done" not in kinds
        joined = await late
        assert json.loads(joined.frames[0])["seq"] == before.seq
        await room.close()

    def await_later(room: Room) -> asyncio.Task[Any]:
        return asyncio.create_task(room.viewer(None))

    asyncio.run(run())


async def test_resynchronising_without_the_right_to_a_seat_gives_a_spectators_view(sqlite_server: Server) -> None:
    server = sqlite_server
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        spectator = await eve.watch(table)
        assert spectator.now["seat"] is None
        assert spectator.now["legal"] == []
        for seat in (0, 1):
            await spectator.send({"type": "look", "seat": seat})
            assert (await spectator.until("refused"))["code"] == "not-your-seat"
        await spectator.send({"type": "look"})
        again = await spectator.until("sync")
        assert again["seat"] is None
        assert "hand" not in again["view"]["seats"][0]
        for seat in (0, 1):
            assert (await eve.http.get(f"/api/tables/{table}/replay", params={"seat": seat})).status_code == 403
        assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await spectator.ask("move", seq=again["seq"], action="x"))["code"] == "no-seat"


@every_game
def test_another_persons_seat_cannot_be_looked_from(case: Case) -> None:
    async def run() -> None:
        room = await Room(begun(case, 14)).fill()
        for seat in range(case.players):
            with pytest.raises(NotAllowed):
                await room.viewer("eve", seat)
            with pytest.raises(NotAllowed):
                await room.viewer(None, seat)
        await room.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", ludoteka.games())
def test_how_long_a_bot_thinks_tells_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it chooses at once or ponders, a bot moves when its level's time is over: sooner where it goes on."""
    least = 0.2
    waited: list[tuple[float, float]] = []
    pondered = itertools.cycle([0.0, 0.04, 0.01, 0.03])
    rest_of_pace = pace.rest

    def ponder(
        game: str, level: str, bot: Any, knowledge: ludoteka.Knowledge, stop: Any, seed: int | None
    ) -> tuple[Any, int]:
        time.sleep(next(pondered))
        return None, knowledge.legal_actions()[0]

    def rest(spent: float, due: float) -> float:
        waited.append((spent + rest_of_pace(spent, due), due))
        return rest_of_pace(spent, due)

    monkeypatch.setattr(bot_pool, "_choose", ponder)
    monkeypatch.setattr(bot_pool, "budget", lambda level, compiled=True, brisk=False: 0.0)
    monkeypatch.setattr(pace, "rest", rest)

    async def run() -> list[tuple[float, float]]:
        case = next(case for case in CASES if case.name == name)
        room = Room(begun(case, 15, level="random"), bot_pace=least)
        last = room.table.state.moved_last
        await room.viewer(None)
        first = room.table.state.seq
        while room.table.state.seq < first + 7:
            await asyncio.sleep(0.01)
        moved = [(line.at, line.event.seat) for line in room.table.state.lines[first:] if isinstance(line.event, Moved)]
        await room.close()
        dues = [
            least * (pace.BRISK if seat == before else 1.0)
            for before, (_, seat) in zip([last, *(s for _, s in moved)], moved, strict=False)
        ]
        assert [due for _, due in waited[: len(dues)]] == dues
        return [
            ((at - before) / 1000, due) for (before, _), (at, _), due in zip(moved, moved[1:], dues[1:], strict=False)
        ]

    assert all(gap > due * 0.9 for gap, due in asyncio.run(run()))  # never sooner
    # and, as far as it depends on the thought, only by whole paces later
    assert all(abs(whole / due - round(whole / due)) < 1e-6 and whole >= due for whole, due in waited)
