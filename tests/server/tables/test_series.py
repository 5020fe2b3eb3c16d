"""A series of games: who has won how many, who begins the next one, and when it is decided."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.series import Series, won_by
from ludoteka.server.state import rematch
from ludoteka.server.state.events import Counted, Event, Left, LogEntry, Moved, Sat, Wished
from ludoteka.server.state.table_state import TableState
from ludoteka.server.storage.store import setting_of, setting_row
from ludoteka.server.wire import messages
from tests.conformance.cases import Case, few_cases
from tests.server.client import Person, Watcher
from tests.server.room import Room, Row, any_action, begun, setting, settle
from tests.server.servers import Server

#: One of each game.
CASES = list({case.name: case for case in few_cases() if case.players > 1}.values())


async def sit(people: Sequence[Person], game: str = "orion-duel", **more: Any) -> str:
    """Return a table where these people play."""
    table = await people[0].open(game=game, seats="me" + " open" * (len(people) - 1), **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    return table


async def give_up(person: Person, table: str) -> Watcher:
    """Resign, and return the watcher once the end is told."""
    watcher = await person.watch(table)
    assert (await watcher.ask("resign"))["type"] == "done"
    return watcher


async def series(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}"))["series"]
    return found


async def first_of(person: Person, table: str) -> int:
    """Return the seat that begins."""
    view = (await person.get(f"/api/tables/{table}/replay"))["view"]
    first: int = view["to_move"]
    return first


async def both_again(people: Sequence[Person], table: str) -> str:
    """Return the next table, once all have said that they play again."""
    for person in people:
        new = (await person.post(f"/api/tables/{table}/rematch", {}))["rematch"]
    assert new
    return str(new)


async def test_two_people_play_to_two_wins_and_change_sides(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await sit((ada, bob), first_to=2)
        assert await series(ada, table) == {
            "first_to": 2,
            "game": 1,
            "tally": [0, 0],
            "winner": None,
            "next_first": None,
        }
        began = await first_of(ada, table)
        seen = await give_up(bob, table)
        assert [entry["kind"] for entry in seen.log][-2:] == ["resigned", "counted"]
        told = seen.log[-1]["phrases"][0]
        assert (told["key"], [part["args"]["count"] for part in told["args"]["standing"]]) == ("series-counted", [1, 0])
        now = await series(ada, table)
        assert (now["tally"], now["winner"]) == ([1, 0], None)
        # all move on by a seat and the same seat begins, so the other person does
        assert now["next_first"] == 1 - began
        second = await both_again((ada, bob), table)
        info = await ada.get(f"/api/tables/{second}")
        assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ada"]
        assert info["series"] == {"first_to": 2, "game": 2, "tally": [0, 1], "winner": None, "next_first": None}
        assert await first_of(ada, second) == began
        b = await bob.watch(second)
        assert next(entry for entry in b.log if entry["kind"] == "began")["phrases"][0]["key"] == "series-goes-on"
        # it is decided, and whoever plays again begins a new one
        seen = await give_up(bob, second)
        assert seen.log[-1]["phrases"][0]["key"] == "series-won"
        decided = await series(ada, second)
        assert (decided["tally"], decided["winner"]) == ([0, 2], 1)
        third = await both_again((ada, bob), second)
        anew = await series(ada, third)
        assert (anew["game"], anew["tally"], anew["winner"]) == (1, [0, 0], None)


async def test_the_record_tells_the_series_and_is_read_back(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await sit((ada, bob), first_to=3)
        await give_up(ada, table)
        kept = await bob.get(f"/api/tables/{table}/record")
        assert kept["series"] == {"first_to": 3, "game": 1, "tally": [0, 1]}
        read = ludoteka.Record.from_json(kept)
        assert read.series == Series(3, 1, (0, 1))
        assert json.loads(json.dumps(read.to_json())) == kept
        single = await sit((ada, bob))
        await give_up(ada, single)
        assert "series" not in await bob.get(f"/api/tables/{single}/record")
        assert (await bob.get(f"/api/tables/{single}"))["series"] is None


async def test_of_three_who_lost_begins_and_a_seat_that_gave_up_wins_nothing(server: Server) -> None:
    async with (
        Person(server.base, "Ada") as ada,
        Person(server.base, "Bob") as bob,
        Person(server.base, "Cyd") as cyd,
    ):
        people = (ada, bob, cyd)
        table = await sit(people, "akropolis", first_to=2)
        began = await first_of(ada, table)
        for person in (bob, cyd):
            await give_up(person, table)
        now = await series(ada, table)
        assert now["tally"] == [1, 0, 0]
        expected = next(seat for seat in ((began + 1) % 3, (began + 2) % 3) if seat != 0)
        assert now["next_first"] == expected
        second = await both_again(people, table)
        info = await ada.get(f"/api/tables/{second}")
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob", "Cyd"], "the seats stay"
        assert (info["series"]["game"], info["series"]["tally"]) == (2, [1, 0, 0])
        assert await first_of(ada, second) == expected


async def test_who_does_not_play_on_leaves_the_series_and_a_bot_begins_with_nothing(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await sit((ada, bob), "opale", first_to=3)
        await give_up(ada, table)  # Bob has won one
        assert (await series(ada, table))["tally"] == [0, 1]
        await bob.post(f"/api/tables/{table}/rematch", {"again": False})
        info = await ada.post(f"/api/tables/{table}/rematch", {})
        assert info["rematch"] is None
        second = (await ada.post(f"/api/tables/{table}/rematch", {"others": "bot"}))["rematch"]
        info = await ada.get(f"/api/tables/{second}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
        assert (info["series"]["game"], info["series"]["tally"]) == (2, [0, 0])
        assert await first_of(ada, second) == 0, "who lost begins"


async def test_against_bots_and_at_one_device_the_next_game_begins_at_once(server: Server) -> None:
    async with Person(server.base, "Ada") as ada:
        for seats in ("me bot:random", "me hot"):
            table = await ada.open(game="opale", seats=seats, first_to=2)
            await give_up(ada, table)
            now = await series(ada, table)
            assert sorted(now["tally"]) == [0, 1]
            second = (await ada.post(f"/api/tables/{table}/rematch", {}))["rematch"]
            info = await ada.get(f"/api/tables/{second}")
            assert (info["state"], info["series"]["game"], info["series"]["tally"]) == ("playing", 2, now["tally"])
            assert [seat["kind"] for seat in info["seats"]] == ["person", "bot" if "bot" in seats else "person"]


@pytest.mark.parametrize(
    ("game", "seats", "first_to", "code"),
    [
        ("akropolis", "me", 2, "bad-series"),
        ("opale", "me open", 10, "bad-request"),
        ("opale", "me open", 0, "bad-request"),
    ],
)
async def test_what_is_no_series_is_refused(server: Server, game: str, seats: str, first_to: int, code: str) -> None:
    async with Person(server.base, "Ada") as ada:
        plans = [{"kind": kind} for kind in seats.split()]
        answer = await ada.http.post("/api/tables", json={"game": game, "seats": plans, "first_to": first_to})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


# ---- without a network


def of_series(case: Case, known: Series, seed: int = 5) -> TableState:
    state = begun(case, seed)
    state.setting = replace(state.setting, series=known)
    state.series = known
    return state


@pytest.mark.parametrize("case", [case for case in CASES if case.name != "orichalcum"], ids=str)  # random ones are long
def test_a_game_played_out_counts_for_who_won_it_alone(case: Case) -> None:
    """A whole game at a table in memory: the end and what it counts are one commit, and everybody is told the same."""

    async def run() -> None:
        known = Series(3, 2, tuple(int(seat == 1) for seat in range(case.players)))
        room = await Room(of_series(case, known)).fill()
        dice = random.Random(4)
        for number in range(2000):
            if room.table.state.status == "over":
                break
            await room.move(any_action(room, dice), number)
        state = room.table.state
        assert state.status == "over"
        last = state.lines[-1].event
        winners = state.winners()
        assert isinstance(last, Counted)
        assert isinstance(state.lines[-2].event, Moved)
        assert last.seat == (winners[0] if len(winners) == 1 else None)
        assert state.standing == known.counted(last.seat)
        told = set()
        for seen in room.seen.values():
            update = next(json.loads(text) for text in reversed(seen.frames) if json.loads(text)["type"] == "update")
            assert [entry["kind"] for entry in update["log"]] == ["moved", "counted"]
            told.add(json.dumps([update["log"][-1], update["table"]["series"]]))
        assert len(told) == 1
        assert state.record().series == state.standing
        await room.close()

    asyncio.run(run())


def test_shared_wins_and_bots_in_the_place_of_who_gave_up_count_for_nobody() -> None:
    assert won_by([1]) == 1
    assert won_by([0, 1]) is None
    assert won_by([]) is None
    assert won_by([1], [1]) is None
    assert won_by([0, 1], [1]) is None


def test_who_gets_up_takes_their_wins_along() -> None:
    case = next(case for case in CASES if case.name == "akropolis")
    known = Series(3, 2, (1,) * case.players)
    state = TableState(replace(setting(case), series=known))
    happened: list[Event] = [Sat(0, "A", "v0"), Sat(1, "B", "v1"), Left(1)]
    for number, event in enumerate(happened, 1):
        state.apply(LogEntry(number, 0, event))
    assert state.standing is not None
    assert state.standing.tally[:2] == (1, 0)


def test_a_program_keeps_what_its_place_has_won() -> None:
    case = next(case for case in CASES if case.name == "opale")
    state = of_series(case, Series(3, 2, (0, 1)))
    state.status = "over"
    state.apply(LogEntry(state.seq + 1, 0, Wished(0, True)))
    going = rematch.next_series(state, {"v1"})
    assert going is not None
    assert going.tally[1] == 1
    assert rematch.next_series(state, ()) == Series(3, 3, (going.tally[0], 0))


def test_a_series_is_stored_with_its_table_and_old_tables_have_none() -> None:
    case = CASES[0]
    for known in (None, Series(4, 2, (1,) * case.players)):
        chosen = replace(setting(case), series=known)
        assert setting_of(Row(setting_row(chosen, "open"))) == chosen  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_series_tells_a_seat_nothing_of_what_is_hidden(case: Case) -> None:
    """Whatever the seat cannot know is redrawn: what it is told of the series, before and after, stays the same."""
    known = Series(3, 2, tuple(int(seat == 1) for seat in range(case.players)))

    async def run() -> None:
        sent: list[set[str]] = [set() for _ in range(case.players + 1)]
        for twin in (None, 3, 4):
            state = of_series(case, known)
            for place in range(case.players + 1):
                seat = place if place < case.players else None
                other = state.fork()
                if twin is not None:
                    assert state.position is not None
                    other.position = state.position.resample(seat, seed=twin)
                room = Room(other)
                seen = await room.viewer(f"v{seat}" if seat is not None else None)
                await settle()
                sync = json.loads(seen.frames[0])
                began = next(entry for entry in sync["log"] if entry["kind"] == "began")
                sent[place].add(json.dumps([sync["table"], began]))
                assert "seed" not in json.dumps(sync["table"]["series"])
                await room.close()
        assert all(len(told) == 1 for told in sent)

    asyncio.run(run())
    assert messages.PROTOCOL == 1, "an old page reads a table of a series: it only does not show it"
