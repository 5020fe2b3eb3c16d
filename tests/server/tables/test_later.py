"""A link by which everything is seen later: any seat's eyes, and never what is younger than the host chose."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludoteka.server.common.errors import NotAllowed, NotFound, Refusal
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state import commands
from ludoteka.server.state.events import LogEntry, Moved, Sat, Undone, Unveiled
from ludoteka.server.state.sight import Sight
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.web.prices import Prices
from ludoteka.server.web.replays import Replays
from ludoteka.server.wire.wire_types import Delay
from tests.conformance.cases import Case, cases_of, few_cases
from tests.server.client import Person
from tests.server.room import begun, setting
from tests.server.servers import Server

MINUTE = 60_000
every_game = pytest.mark.parametrize("case", few_cases(), ids=str)


def play(state: TableState, dice: random.Random, at: int = 0, undo: float = 0.0) -> bool:
    """Make a move, or take one back; return whether the game goes on."""
    if state.status == "over":
        return False
    mover = state.mover
    assert state.position is not None
    assert mover is not None
    if state.trail and dice.random() < undo:
        state.apply(LogEntry(state.seq + 1, at, Undone(mover)))
        return True
    action = state.position.game.action_to_text(dice.choice(state.position.legal_actions()))
    state.apply(LogEntry(state.seq + 1, at, Moved(mover, action)))
    return state.status == "playing"


def unveiled(case: Case, moves: int = 0, minutes: int = 0) -> TableState:
    state = begun(case)
    state.apply(LogEntry(state.seq + 1, 0, Unveiled(moves, minutes)))
    return state


async def told(sight: Sight) -> Any:
    """Return what a replay of this tells, all of it."""
    replays = Replays(Prices(Settings(request_credit=1e9)))
    first, steps, start = 0, [], None
    while True:
        stretch = msgspec.json.decode(await replays.stretch(sight, first, "here"))
        start = start or stretch["view"]
        steps += stretch["steps"]
        first = len(steps)
        if first >= stretch["decisions"]:
            return {"view": start, "steps": steps, "decisions": stretch["decisions"], "state": stretch["state"]}


@every_game
async def test_what_is_told_is_what_the_seat_saw_then_whatever_came_after(case: Case) -> None:
    """Twins that part after the moment that may be shown are told alike, byte for byte; so is that moment itself."""
    dice = random.Random(3)
    state = unveiled(case, moves=4)
    compared = 0
    for number in range(24):
        if not play(state, dice, undo=0.2):
            break
        if number % 6 != 5:
            continue
        shown = state.shown_by(0)
        assert shown <= max(0, len(state.moves) - 4)
        assert shown <= len(state.moves) - len(state.trail)
        twin = begun(case)
        for action in state.moves[:shown]:
            mover = twin.mover
            assert mover is not None
            twin.apply(LogEntry(twin.seq + 1, 0, Moved(mover, twin.game.action_to_text(action))))
        for seat in [None, *range(case.players)]:
            late = await told(Sight(state, None, behind=True).later(seat, 0))
            own = Sight(twin, None if seat is None else Visitor(f"v{seat}", "x"))
            assert late == await told(own.in_hindsight(seat)), "what that seat could replay at that moment"
            compared += 1
    assert compared > 0


@every_game
def test_nothing_that_came_later_is_in_what_is_told_of(case: Case) -> None:
    """What is made for somebody who sees later cannot be asked for more: it does not hold it."""
    state = unveiled(case, moves=2)
    dice = random.Random(5)
    for _ in range(8):
        play(state, dice)
    if state.status == "over":
        return
    then = Sight(state, None, behind=True).later(0, 0).state
    assert then.moves == state.moves[: len(then.moves)]
    assert len(then.moves) <= len(state.moves) - 2
    assert (then.lines, then.trail, then.answered) == ([], [], {})
    assert then.position is not None
    assert not then.position.is_over


def test_minutes_are_counted_from_the_move_and_what_was_taken_back_is_not_shown() -> None:
    state = unveiled(next(case for case in cases_of("akropolis") if case.players == 2), minutes=5)
    dice = random.Random(1)
    times = [0, MINUTE, 2 * MINUTE, 30 * MINUTE]
    for at in times:
        play(state, dice, at)
    final = len(state.moves) - len(state.trail)
    for now, shown in ((0, 0), (5 * MINUTE - 1, 0), (5 * MINUTE, 1), (7 * MINUTE, 3), (35 * MINUTE - 1, 3)):
        assert state.shown_by(now) == min(shown, final)
    assert state.shown_by(35 * MINUTE) == final, "a step that may be taken back is not shown, however old"


def test_who_plays_sees_nothing_by_the_link_and_nobody_without_it() -> None:
    case = next(case for case in cases_of("opale") if case.players == 2)
    state = unveiled(case, moves=1)
    dice = random.Random(2)
    for _ in range(6):
        play(state, dice)
    with pytest.raises(NotAllowed):
        Sight(state, Visitor("v0", "x"), behind=True).later(1, 0)
    with pytest.raises(NotAllowed):
        Sight(state, Visitor("eve", "x")).later(1, 0)
    with pytest.raises(NotAllowed):
        Sight(state, Visitor("eve", "x"), behind=True).in_hindsight(1)
    hidden = TableState(type(state.setting)(**{**vars(state.setting), "public": False}))
    with pytest.raises(NotFound):
        Sight(hidden, None, behind=True)  # the host has chosen no delay
    plain = begun(case)
    assert not Sight(plain, None, behind=True).behind


def test_the_host_chooses_a_delay_once_and_before_others_play() -> None:
    case = next(case for case in cases_of("akropolis") if case.players == 2)
    host, guest = Visitor("v0", "A"), Visitor("v1", "B")

    def code(state: TableState, who: Visitor, **delay: int) -> str:
        try:
            for event in commands.unveil(state, who, Delay(**delay)):
                state.apply(LogEntry(state.seq + 1, 0, event))
        except Refusal as refusal:
            return refusal.code
        return ""

    state = TableState(setting(case))
    state.apply(LogEntry(1, 0, Sat(0, "A", "v0")))
    assert code(state, guest, moves=3) == "not-host"
    assert code(state, host) == code(state, host, moves=1, minutes=1) == "bad-delay"
    assert code(state, host, moves=3) == ""
    assert code(state, host, moves=3) == "", "another link, the same delay"
    assert code(state, host, moves=1) == code(state, host, minutes=9) == "delay-chosen"
    assert info_of(state).unveiled == Delay(moves=3)
    assert code(begun(case), host, moves=3) == "unveil-late"


async def test_a_spectator_with_the_link_over_http(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
        table = await ada.open(public=False)
        path = f"/api/tables/{table}"
        assert (await bob.http.post(f"{path}/link/later", json={"moves": 2})).status_code == 404
        assert (await ada.http.post(f"{path}/link/later", json={"moves": 999})).status_code == 400
        key = (await ada.post(f"{path}/link/later", {"moves": 2}))["link"].partition("#watch=")[2]
        invited = (await ada.post(f"{path}/link"))["link"].partition("#key=")[2]
        headers = {"ludoteka-key": key}
        assert (await eve.http.post(f"{path}/join", json={"key": key})).status_code == 404, "it is no seat"
        replay = await eve.http.get(f"{path}/replay", params={"seat": 0}, headers=headers)
        assert replay.json()["code"] == "not-begun"
        await bob.post(f"{path}/join", {"key": invited})
        a, b = await ada.watch(table), await bob.watch(table)
        assert a.now["table"]["unveiled"] == {"moves": 2, "minutes": 0}
        dice = random.Random(4)
        for done in range(1, 5):
            for one in (a, b):
                while one.now["seq"] < max(a.now["seq"], b.now["seq"]):
                    await one.receive()
            mover = a if a.mine else b
            await mover.move(dice)
            for seat in (0, 1):
                answer = await eve.http.get(f"{path}/replay", params={"seat": seat}, headers=headers)
                assert answer.json()["decisions"] <= max(0, done - 2)
                assert answer.json()["seat"] == seat
            assert (await bob.http.get(f"{path}/replay", params={"seat": 0}, headers=headers)).status_code == 403
            assert (await eve.http.get(f"{path}/replay", params={"seat": 0})).status_code == 404
        for other in ("log", "record", "position"):
            assert (await eve.http.get(f"{path}/{other}", headers=headers)).status_code == 404
