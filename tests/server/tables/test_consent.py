"""What people do together: a draw, abandoning a game, a pause; by consent, and nobody is passed over."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import ludoteka
from ludoteka.engine.errors import BadRecord
from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state import clocks, commands, consent, consequences
from ludoteka.server.state.events import Began, Event, LogEntry, Replaced, Resigned, Returned, Sat, decode_event
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire.wire_types import Clock
from tests.conformance.cases import cases_of
from tests.server.client import Person
from tests.server.room import Room, begun, setting
from tests.server.servers import Server
from tests.server.tables.test_company import Clockwork

PAUSE = 60_000


class At:
    """A table in memory without a task: what is done there is folded at once, as a table's commit does."""

    def __init__(self, people: int = 2, chairs: list[str | None] | None = None, clock: Clock | None = None) -> None:
        case = next(case for case in cases_of("akropolis") if case.players == (len(chairs) if chairs else people))
        fixed = setting(case)
        self.state = TableState(type(fixed)(**{**vars(fixed), "clock": clock or Clock()}))
        self.now = 1_000
        for seat, who in enumerate(chairs or [f"v{n}" for n in range(people)]):
            self.happen(Sat(seat, who or "regular", who, None if who else "regular"))
        self.happen(Began())

    def happen(self, *events: Event) -> None:
        waiting = list(events)
        while waiting:
            event = waiting.pop(0)
            left = self.state.ticking.after(event, None, self.state.setting.players, self.now)
            self.state.apply(LogEntry(self.state.seq + 1, self.now, event, left=left))
            waiting = waiting or consequences.of(self.state)

    def offer(self, who: str, what: Any, programs: tuple[str, ...] = ()) -> str:
        return self._do(consent.offer, who, what, programs, self.now, PAUSE)

    def answer(self, who: str, what: Any, agree: bool | None) -> str:
        return self._do(consent.answer, who, what, agree)

    def resume(self, who: str) -> str:
        return self._do(consent.resume, who)

    def _do(self, act: Any, who: str, *args: Any) -> str:
        try:
            self.happen(*act(self.state, Visitor(who, who), *args))
        except Refusal as refusal:
            return refusal.code
        return ""

    @property
    def kinds(self) -> list[str]:
        return [type(line.event).__struct_config__.tag or "" for line in self.state.lines]  # type: ignore[misc]


def test_two_agree_on_a_draw_which_all_share() -> None:
    at = At(2)
    assert at.offer("v0", "draw") == ""
    assert info_of(at.state).offer is not None
    assert (at.state.status, at.state.unanswered) == ("playing", [1])
    assert at.answer("v1", "draw", True) == ""
    assert (at.state.status, at.state.winners(), info_of(at.state).ending) == ("over", [0, 1], "draw")
    assert at.kinds[-3:] == ["offered", "answered", "agreed"]
    assert at.state.record().to_json()["ended"] == "draw"


def test_an_abandoned_game_has_no_winner_and_says_so_in_log_and_record() -> None:
    at = At(3)
    at.offer("v1", "abandon")
    at.answer("v2", "abandon", True)
    assert (at.state.status, at.state.unanswered) == ("playing", [0]), "one of three has not answered"
    at.answer("v0", "abandon", True)
    assert (at.state.status, at.state.winners(), info_of(at.state).ending) == ("over", [], "abandoned")
    told = at.state.record().to_json()
    assert ludoteka.Record.from_json(told).ended == told["ended"] == "abandoned"
    with pytest.raises(BadRecord, match="ended by"):
        ludoteka.Record.from_json(told | {"ended": "a fight"})
    assert at.offer("v0", "draw") == "over"


def test_one_no_is_enough_and_the_same_person_offers_again_after_a_minute() -> None:
    at = At(3)
    at.offer("v0", "draw")
    at.answer("v1", "draw", True)
    assert at.answer("v2", "draw", False) == ""
    assert (at.state.offer, at.state.status) == (None, "playing")
    assert at.answer("v1", "draw", True) == "no-offer"
    assert at.offer("v0", "pause") == "offered-already"
    assert at.offer("v1", "pause") == "", "others may offer something"
    assert at.offer("v0", "draw") == "offer-open"
    assert at.answer("v0", "pause", None) == "not-your-offer"
    assert at.answer("v1", "pause", None) == ""
    at.now += PAUSE
    assert at.offer("v0", "draw") == ""


def test_who_offers_the_same_agrees_to_it() -> None:
    at = At(2)
    at.offer("v0", "abandon")
    assert at.offer("v0", "abandon") == "", "nothing happens twice"
    assert at.offer("v1", "abandon") == ""
    assert at.state.winners() == []
    assert at.kinds.count("offered") == 1


def test_silence_is_no_consent_but_who_let_a_bot_play_is_not_waited_for() -> None:
    """The page of v2 is closed: nothing comes about until they answer, or do not play any more."""
    at = At(3)
    at.offer("v0", "abandon")
    at.answer("v1", "abandon", True)
    assert at.state.status == "playing"
    at.happen(Replaced(2, "absent", 0))
    assert at.state.ending == "abandoned"
    # who is back was not asked then, and does not stand in the way
    at = At(3)
    at.happen(Replaced(2, "left"))
    at.offer("v0", "pause")
    assert at.state.unanswered == [1]
    at.happen(Returned(2))
    assert at.answer("v2", "pause", False) == "not-asked"
    assert at.answer("v1", "pause", True) == ""
    assert at.state.paused == 0
    # who gave up has nothing to say
    at = At(3)
    at.happen(Resigned(2))
    assert at.offer("v2", "draw") == "bot-plays"
    at.offer("v0", "draw")
    at.answer("v1", "draw", True)
    assert at.state.winners() == [0, 1]


def test_a_draw_does_not_come_about_by_the_absence_of_the_only_other_person() -> None:
    at = At(2)
    at.offer("v0", "draw")
    at.happen(Replaced(1, "absent", 0))
    assert (at.state.status, at.state.ending, at.state.offer) == ("playing", None, None)
    # of three, two who agreed are enough
    at = At(3)
    at.offer("v0", "draw")
    at.answer("v1", "draw", True)
    at.happen(Replaced(2, "absent", 0))
    assert at.state.ending == "draw"


def test_bots_and_programs_do_not_answer_and_nobody_agrees_with_themselves_on_a_draw() -> None:
    at = At(chairs=["v0", None, "p1"])
    assert at.offer("v0", "draw", ("p1",)) == "nobody-to-agree"
    assert at.offer("v0", "pause", ("p1",)) == ""
    assert at.state.paused == 0, "alone among bots one pauses at once"
    assert at.resume("v0") == ""
    assert at.offer("v0", "abandon", ("p1",)) == ""
    assert at.state.winners() == []


def test_who_has_several_seats_answers_once() -> None:
    at = At(chairs=["v0", "v0", "v1"])
    at.offer("v1", "draw")
    assert at.state.unanswered == [0, 1]
    at.answer("v0", "draw", True)
    assert at.state.winners() == [0, 1, 2]


def test_a_pause_stops_the_clocks_and_the_game_until_anybody_resumes() -> None:
    at = At(2, clock=Clock(kind="live", bank=100, increment=0))
    mover = at.state.mover
    assert mover is not None
    at.now += 10_000
    at.offer("v0", "pause")
    at.now += 10_000  # it runs while somebody's answer is awaited
    at.answer("v1", "pause", True)
    assert info_of(at.state).paused == 0
    left = at.state.ticking.at(at.now)
    assert left is not None
    assert left[mover] == 80_000
    at.now += 3_600_000
    assert (at.state.ticking.at(at.now), at.state.ticking.deadline(), at.state.wake()) == (left, None, None)
    with pytest.raises(Refusal) as refused:
        commands.turn(at.state, Visitor(f"v{mover}", "x"), mover)
    assert refused.value.code == "paused"
    assert at.offer("v1", "pause") == "paused"
    assert at.resume("eve") == "no-seat"
    assert at.resume("v1") == ""
    assert (at.state.mover, at.state.ticking.at(at.now)) == (mover, left)
    assert at.state.ticking.deadline() == at.now + 80_000
    assert at.offer("v0", "pause") == "", "what was agreed on may be offered again at once"


def test_a_pause_ends_with_the_game_and_before_the_beginning_there_is_nothing_to_offer() -> None:
    at = At(2)
    at.offer("v0", "pause")
    at.answer("v1", "pause", True)
    at.happen(Resigned(1))
    assert (at.state.status, at.state.paused, at.state.winners()) == ("over", None, [0])
    case = next(case for case in cases_of("akropolis") if case.players == 2)
    state = TableState(setting(case))
    state.apply(LogEntry(1, 0, Sat(0, "A", "v0")))
    with pytest.raises(Refusal) as refused:
        consent.offer(state, Visitor("v0", "A"), "draw", (), 0, PAUSE)
    assert refused.value.code == "not-begun"


async def test_bots_do_not_play_in_a_pause_and_go_on_after_it() -> None:
    now = Clockwork()
    case = next(case for case in cases_of("akropolis") if case.players == 2)
    state = begun(case)
    mover = state.mover
    assert mover is not None
    room = Room(state, now=now, bot_pace=600.0)  # it does not get done before it is looked at
    other = f"v{1 - mover}"
    await room.viewer(other)
    for who in (f"v{mover}", other):
        await room.table.do(room.table.act, consent.offer, Visitor(who, who), "pause", (), now(), PAUSE)
    await room.table.do(room.table.act, commands.leave, Visitor(f"v{mover}", "x"), mover)
    assert room.table.state.paused is not None
    thinking = [room.table.bot_turns.thinking]
    await room.table.do(room.table.act, consent.resume, Visitor(other, other))
    thinking.append(room.table.bot_turns.thinking)
    assert thinking == [False, True]
    await room.close()


def test_events_of_older_servers_are_still_read() -> None:
    for old in (b'{"type":"wished","seat":1,"again":null}', b'{"type":"replaced","seat":0,"reason":"left"}'):
        assert decode_event(old) is not None
    assert clocks.Ticking(Clock(), None).at(0) is None


async def test_three_people_over_http_and_what_each_is_told(server: Server) -> None:
    async with (
        Person(server.base, "Ada") as ada,
        Person(server.base, "Bob") as bob,
        Person(server.base, "Cyd") as cyd,
        Person(server.base, "Eve") as eve,
    ):
        table = await ada.open(game="akropolis", seats="me open open", clock={"kind": "live"})
        path = f"/api/tables/{table}"
        assert (await ada.http.post(f"{path}/offer", json={"what": "pause"})).json()["code"] == "not-begun"
        for person in (bob, cyd):
            await person.post(f"{path}/join", {})
        a = await ada.watch(table)
        assert (await eve.http.post(f"{path}/offer", json={"what": "draw"})).json()["code"] == "no-seat"
        assert (await ada.http.post(f"{path}/offer", json={"what": "x"})).status_code == 400
        info = await ada.post(f"{path}/offer", {"what": "pause"})
        assert info["offer"] == {"what": "pause", "by": 0, "awaited": [1, 2]}
        await bob.post(f"{path}/answer", {"what": "pause", "agree": True})
        info = await cyd.post(f"{path}/answer", {"what": "pause", "agree": True})
        assert (info["offer"], info["paused"]) == (None, 0)
        while a.now["table"]["paused"] is None:
            await a.receive()
        assert (a.now["clocks"]["running"], a.now["legal"]) == (None, [])
        # it lasts when somebody comes anew, and a move has to wait
        b = await bob.watch(table)
        assert b.now["table"]["paused"] == 0
        assert (await a.ask("move", seq=a.now["seq"], action="take0"))["code"] == "paused"
        await cyd.post(f"{path}/resume")
        while a.now["clocks"]["running"] is None:
            await a.receive()
        mover = next(one for one in [await person.watch(table) for person in (ada, bob, cyd)] if one.mine)
        await mover.move(random.Random(1))
        # and the end that they agree on
        await bob.post(f"{path}/offer", {"what": "abandon"})
        await cyd.post(f"{path}/offer", {"what": "abandon"})
        info = await ada.post(f"{path}/answer", {"what": "abandon", "agree": True})
        assert (info["state"], info["winners"], info["ending"]) == ("over", [], "abandoned")
        record = await ada.get(f"{path}/record")
        assert record["ended"] == "abandoned"
        told = [entry["phrases"][0] for entry in (await eve.watch(table)).log if entry["kind"] == "agreed"]
        assert [phrase.get("key", phrase.get("id")) for phrase in told] == [
            "server-log-agreed-pause",
            "server-log-agreed-abandon",
        ]
        msgspec.json.encode(told)
