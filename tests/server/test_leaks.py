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
from ludoteka.server import messages, telling, thinkers
from ludoteka.server.errors import NotAllowed, Refusal, StorageFailed
from ludoteka.server.events import Line, Moved
from ludoteka.server.story import Story
from tests.conformance.cases import Case, few_cases
from tests.server.client import Person
from tests.server.room import Room, any_action, begun, settle
from tests.server.servers import Server

CASES = few_cases()
every_game = pytest.mark.parametrize("case", CASES, ids=str)
MOST_DECISIONS = 80


def walk(case: Case, seed: int, share: float = 0.3) -> Any:
    """Yield (story, position) along a random game: the first, the last and some between."""
    dice = random.Random(f"{case} {seed}")
    story = begun(case, dice.getrandbits(128))
    for number in range(MOST_DECISIONS):
        assert story.position is not None
        if number == 0 or dice.random() < share:
            yield story
        if story.state == "over":
            break
        action = dice.choice(story.position.legal_actions())
        mover = story.position.current_player
        assert mover is not None
        text = story.position.game.action_to_text(action)
        story.tell(Line(story.seq + 1, number, Moved(mover, text)))


def seats(story: Story) -> list[int | None]:
    return [None, *range(len(story.chairs))]


def shown(story: Story, seat: int | None, log: bool = False) -> bytes:
    """Return what a seat is sent of the present position."""
    sent = {
        "view": telling.view(story, seat),
        "legal": telling.legal(story, seat),
        "undo": telling.undoable(story, seat),
        "table": story.info(),
        "likely": telling.likely(story, seat),
        "log": telling.log(story, seat, 0) if log else [],
    }
    return messages._encoder.encode(sent)


def with_position(story: Story, position: ludoteka.Position) -> Story:
    other = story.fork()
    other.position = position
    return other


@every_game
def test_ids_that_survive_a_shuffle_and_the_layout_of_face_down_pieces_show_nothing(case: Case) -> None:
    for story in walk(case, 1):
        for seat in seats(story):
            known = shown(story, seat)
            for seed in (3, 4, 5):
                twin = with_position(story, story.position.resample(seat, seed=seed))
                assert shown(twin, seat) == known


@every_game
def test_the_initial_state_in_a_sync_message_is_the_seats_own(case: Case) -> None:
    async def run() -> None:
        story = begun(case, 0x0123456789ABCDEF0123456789ABCDEF)
        room = await Room(story).fill()
        for seat, seen in room.seen.items():
            sync = json.loads(seen.frames[0])
            twin = with_position(room.table.story, room.table.story.position.resample(seat, seed=9))  # type: ignore[union-attr]
            assert sync["view"] == telling.view(twin, seat)
            assert f"{story.setting.seed:032x}" not in seen.frames[0]
            assert str(story.setting.seed) not in seen.frames[0]
        await room.close()

    asyncio.run(run())


@every_game
def test_undo_leaves_no_snapshot_of_what_was_or_would_have_been(case: Case) -> None:
    """After a step and its undo everybody is sent exactly what they were sent before; nothing names the step."""
    dice = random.Random(6)
    found = 0
    for story in walk(case, 2, 1.0):
        before = story.position
        if before.is_over or found >= 10:
            continue
        action = dice.choice(before.legal_actions())
        if not may_undo(before, before.after(action)):
            continue
        found += 1
        seat = before.current_player
        line = Line(story.seq + 1, 0, Moved(seat, before.game.action_to_text(action)))
        there = story.fork()
        there.tell(line)
        from ludoteka.server.events import Undone

        back = there.fork()
        back.tell(Line(back.seq + 1, 0, Undone(seat)))
        for other in seats(story):
            assert shown(back, other) == shown(story, other)
            entry = telling.log(back, other, there.seq)
            assert [part.kind for part in entry] == ["undone"]
            assert list(entry[0].phrases[0]["args"]) == ["who"]


@every_game
def test_log_arguments_tell_a_seat_only_what_it_may_know(case: Case) -> None:
    for story in walk(case, 3):
        position = story.position
        if position.is_over:
            continue
        action = position.legal_actions()[0]
        line = Line(story.seq + 1, 0, Moved(position.current_player, position.game.action_to_text(action)))
        for seat in seats(story):
            if seat == position.current_player:
                continue
            told = encode_entry(line, seat, position, position.after(action))
            twin = position.resample(seat, seed=8)
            if action in twin.legal_actions():
                after = twin.after(action)
                if after.view(seat) == position.after(action).view(seat):
                    assert encode_entry(line, seat, twin, after) == told


def encode_entry(line: Line, seat: int | None, before: ludoteka.Position, after: ludoteka.Position) -> bytes:
    return messages._encoder.encode(telling.entry(line, seat, before, after))


@every_game
def test_what_many_seats_are_told_at_once_is_what_each_would_be_told_alone(case: Case) -> None:
    for story in walk(case, 13):
        before, everybody = story.position, seats(story)
        views = telling.views(story, everybody)
        for seat in everybody:
            assert messages._encoder.encode(views[seat]) == messages._encoder.encode(telling.view(story, seat))
        if before.is_over:
            continue
        action = before.legal_actions()[-1]
        line = Line(story.seq + 1, 0, Moved(before.current_player, before.game.action_to_text(action)))
        after = before.after(action)
        told = telling.entries([line], everybody, before, after)
        for seat in everybody:
            assert messages._encoder.encode(told[seat]) == b"[" + encode_entry(line, seat, before, after) + b"]"


@every_game
def test_a_move_reaches_others_without_its_notation_or_its_parts_even_where_choices_are_simultaneous(
    case: Case,
) -> None:
    async def run() -> None:
        room = await Room(begun(case, 12)).fill()
        dice = random.Random(7)
        for number in range(25):
            mover = room.table.story.mover
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

    async def frames_of(story: Story, seat: int | None, action: str) -> list[str]:
        room = Room(story, now=lambda: 0)
        room.seen[seat] = await room.viewer(None if seat is None else f"v{seat}", since=story.seq)
        mover = story.mover
        if mover != seat:
            room.seen[mover] = await room.viewer(f"v{mover}", since=story.seq)
        await room.move(action, 1)
        await room.close()
        # Who is here is told when its time has come.
        return [frame for frame in room.seen[seat].frames if not frame.startswith('{"type":"here"')]

    async def run() -> int:
        compared = 0
        dice = random.Random(9)
        for story in walk(case, 8, 0.15):
            position = story.position
            for seat in seats(story):
                twin = with_position(story, position.resample(seat, seed=dice.getrandbits(60)))
                assert twin.position is not None
                shared = sorted(set(position.legal_actions()) & set(twin.position.legal_actions()))
                if not shared:
                    continue
                action = dice.choice(shared)
                if position.after(action).view(seat) == twin.position.after(action).view(seat):
                    text = position.game.action_to_text(action)
                    assert await frames_of(story.fork(), seat, text) == await frames_of(twin, seat, text)
                    compared += 1
        return compared

    assert asyncio.run(run()) > 0


@every_game
def test_answers_about_the_own_turn_depend_on_nothing_hidden(case: Case) -> None:
    """Words, previews, reasons and refusals, for legal choices and for others."""
    from ludoteka.server.table import _about

    dice = random.Random(10)

    def told(position: ludoteka.Position, about: str, action: str) -> Any:
        try:
            return _about(position, about, action)
        except Refusal as refusal:
            return [str(refusal), refusal.code, refusal.reasons]

    for story in walk(case, 9, 0.15):
        position = story.position
        if position.is_over:
            continue
        game, seat = position.game, position.current_player
        legal = position.legal_actions()
        actions = dice.sample(legal, min(3, len(legal))) + [dice.randrange(game.num_actions) for _ in range(3)]
        twin = position.resample(seat, seed=dice.getrandbits(60))
        for action in map(game.action_to_text, actions):
            for about in ("words", "preview", "why"):
                assert told(position, about, action) == told(twin, about, action), (about, action)


@every_game
def test_the_number_of_legal_actions_is_not_shown_to_others(case: Case) -> None:
    for story in walk(case, 4):
        for seat in seats(story):
            legal = telling.legal(story, seat)
            assert bool(legal) == (seat is not None and seat == story.mover)


@every_game
def test_spectators_receive_what_everybody_may_know_and_no_more(case: Case) -> None:
    for story in walk(case, 5):
        public = story.position.view(None)
        for seed in (1, 2):
            twin = with_position(story, story.position.resample(None, seed=seed))
            assert twin.position is not None
            assert twin.position.view(None) == public
            assert shown(twin, None) == shown(story, None)


@every_game
def test_the_order_of_a_hand_depends_on_nothing_hidden(case: Case) -> None:
    """Another order of what lies unseen gives a seat the same lists in the same order."""
    for story in walk(case, 6):
        for seat in seats(story):
            texts = {shown(with_position(story, story.position.resample(seat, seed=n)), seat) for n in range(4)}
            assert len(texts) == 1
            assert len({len(text) for text in texts}) == 1


@every_game
def test_an_error_tells_a_seat_nothing_about_a_position_that_others_decide(case: Case) -> None:
    from ludoteka.server import acts
    from ludoteka.server.identity import Visitor

    for story in walk(case, 7):
        position = story.position
        if position.is_over or case.players == 1:
            continue
        other = next(seat for seat in range(case.players) if seat != story.mover)
        problems = set()
        for action in [*map(position.game.action_to_text, position.legal_actions()[:3]), "nonsense"]:
            with pytest.raises(Refusal) as caught:
                acts.move(story, Visitor(f"v{other}", "x"), other, story.seq, action)
            problems.add(str(caught.value))
        assert len(problems) == 1, "legal, illegal and nonsense are refused alike"


@every_game
def test_nothing_is_revealed_before_it_is_committed_nor_after_a_commit_failed(case: Case) -> None:
    async def run() -> None:
        room = await Room(begun(case, 13)).fill()
        counts = {seat: len(seen.frames) for seat, seen in room.seen.items()}
        before = room.table.story
        room.store.gate.clear()
        task = asyncio.create_task(room.move(any_action(room, random.Random(1)), 1))
        await asyncio.sleep(0.02)
        assert room.table.story is before
        assert {seat: len(seen.frames) for seat, seen in room.seen.items()} == counts
        late = await_later(room)
        await asyncio.sleep(0.02)
        room.store.failing = StorageFailed("full")
        room.store.gate.set()
        with pytest.raises(StorageFailed):
            await task
        await settle()
        assert room.table.story.seq == before.seq
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
            assert (await spectator.until("refused"))["code"] == "not-allowed"
        await spectator.send({"type": "look"})
        again = await spectator.until("sync")
        assert again["seat"] is None
        assert "hand" not in again["view"]["seats"][0]
        for seat in (0, 1):
            assert (await eve.http.get(f"/api/tables/{table}/replay", params={"seat": seat})).status_code == 403
        assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await spectator.ask("move", seq=again["seq"], action="x"))["code"] == "not-allowed"


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
    """Whether it chooses at once or ponders, a bot's move comes when its level's time is over."""
    pace = 0.25
    took: list[float] = []

    def ponder(game: str, level: str, bot: Any, knowledge: ludoteka.Knowledge, stop: Any) -> tuple[Any, int]:
        time.sleep([0.0, 0.2, 0.05, 0.15][len(took) % 4])
        took.append(time.monotonic())
        return None, knowledge.legal_actions()[0]

    monkeypatch.setattr(thinkers, "_choose", ponder)
    monkeypatch.setattr(thinkers, "budget", lambda level: 0.0)

    async def run() -> list[float]:
        case = next(case for case in CASES if case.name == name)
        room = Room(begun(case, 15, level="random"), bot_pace=pace)
        first = room.table.story.seq
        while room.table.story.seq < first + 7:
            await asyncio.sleep(0.01)
        moments = [line.at / 1000 for line in room.table.story.lines[first:]]  # when the table itself says it was
        await room.close()
        return [later - earlier for earlier, later in itertools.pairwise(moments)]

    gaps = asyncio.run(run())
    assert all(pace * 0.9 < gap < pace + 0.15 for gap in gaps), gaps
