"""People come and go: the host leaves, somebody is waited for, some play again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteka.server.common.errors import Refusal
from ludoteka.server.live import frames
from ludoteka.server.wire import messages
from tests.conformance.cases import cases_of
from tests.server.client import Person, Watcher, watch
from tests.server.room import Room, begun, settle
from tests.server.servers import Server


def said(watcher: Watcher) -> list[str]:
    return [entry["kind"] for entry in watcher.log]


async def test_a_host_who_leaves_passes_the_role_to_whoever_has_sat_longest(server: Server) -> None:
    async with (
        Person(server.base, "Ada") as ada,
        Person(server.base, "Bob") as bob,
        Person(server.base, "Cyd") as cyd,
    ):
        table = await ada.open(game="akropolis", seats="me open open open")
        await cyd.post(f"/api/tables/{table}/join", {"seat": 3})
        await bob.post(f"/api/tables/{table}/join", {"seat": 1})
        assert (await bob.http.post(f"/api/tables/{table}/start", json={"level": "random"})).status_code == 403
        info = await ada.post(f"/api/tables/{table}/leave")
        assert (info["host"], info["state"]) == (3, "open")
        assert (await ada.http.post(f"/api/tables/{table}/leave")).json()["code"] == "no-seat"
        assert (await ada.http.post(f"/api/tables/{table}/start", json={"level": "random"})).json()[
            "code"
        ] == "not-host"
        c = await cyd.watch(table)
        assert c.now["hosting"]
        assert said(c)[-2:] == ["left", "hosted"]
        assert c.log[-2]["phrases"][0]["args"]["who"] == "Ada"  # whoever takes the seat now did not leave
        begun = await cyd.post(f"/api/tables/{table}/start", {"level": "random", "levels": ["novice", None]})
        assert [seat.get("level") for seat in begun["seats"]] == ["novice", None, "random", None]


async def test_a_table_that_everybody_left_is_closed_and_says_so(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(game="akropolis", seats="me hot open")
        watcher = await bob.watch(table)
        await ada.post(f"/api/tables/{table}/leave")
        while watcher.now["table"]["state"] != "over":
            await watcher.receive()
        assert (await bob.watch(table)).now["view"] is None
        assert (await bob.http.post(f"/api/tables/{table}/join", json={})).json()["code"] == "begun"


async def test_a_name_is_written_at_an_own_seat_before_the_beginning(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(game="akropolis", seats="me hot open")
        info = await ada.post(f"/api/tables/{table}/name", {"seat": 1, "name": "  Ірина "})
        assert [seat.get("name") for seat in info["seats"]] == ["Ada", "Ірина", None]
        for who, body, code in [
            (bob, {"seat": 1, "name": "Eve"}, "not-your-seat"),
            (ada, {"seat": 1, "name": " "}, "bad-name"),
        ]:
            assert (await who.http.post(f"/api/tables/{table}/name", json=body)).json()["code"] == code
        await ada.post(f"/api/tables/{table}/start", {"level": "random"})
        late = await ada.http.post(f"/api/tables/{table}/name", json={"seat": 1, "name": "Olena"})
        assert late.json()["code"] == "begun"


async def test_taking_the_own_seat_back_is_never_refused(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        for _ in range(2):
            assert (await a.ask("return"))["type"] == "done"
        assert "returned" not in said(a), "nothing happened, and nothing is written"


async def test_whoever_sits_says_that_they_are_ready_and_takes_it_back(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(game="akropolis", seats="me open open")
        await bob.post(f"/api/tables/{table}/join", {"seat": 1})
        a, b = await ada.watch(table), await bob.watch(table)
        assert (await b.ask("ready"))["type"] == "done"
        while not a.now["table"]["seats"][1].get("ready"):
            await a.receive()
        assert [seat.get("ready", False) for seat in a.now["table"]["seats"]] == [False, True, False]
        again = await bob.watch(table, seq=b.now["seq"])
        assert again.now["table"]["seats"][1]["ready"], "it is kept when somebody comes anew"
        assert (await b.ask("ready"))["seq"] == b.now["seq"], "nothing happened, and nothing is written"
        # whoever sits elsewhere says it anew
        await bob.post(f"/api/tables/{table}/leave")
        await bob.post(f"/api/tables/{table}/join", {"seat": 2})
        moved = await bob.watch(table)
        assert not any(seat.get("ready") for seat in moved.now["table"]["seats"])
        assert (await moved.ask("ready"))["type"] == "done"
        assert (await moved.ask("ready", ready=False))["type"] == "done"
        assert said(moved)[-1] == "readied"
        stranger = await watch(server.base, table, {"origin": server.base})
        assert (await stranger.ask("ready"))["code"] == "no-identity"
        await stranger.close()
        # nobody is waited for, and afterwards nobody asks
        begun = await ada.post(f"/api/tables/{table}/start", {"level": "random"})
        assert begun["state"] == "playing"
        assert (await moved.ask("ready"))["code"] == "begun"


async def test_one_device_is_ready_at_all_its_seats_and_a_request_is_carried_out_once(server: Server) -> None:
    async with Person(server.base, "Ada") as ada:
        table = await ada.open(game="akropolis", seats="me hot open")
        a = await ada.watch(table)
        for _ in range(2):
            await a.send({"type": "ready", "number": 7})
            await a.until("done", number=7)
        assert said(a).count("readied") == 2
        assert [seat.get("ready", False) for seat in a.now["table"]["seats"]] == [True, True, False]
        await a.send({"type": "resign", "number": 7})
        assert (await a.until("refused"))["code"] == "number-used"


# ---- somebody is waited for


class Clockwork:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


async def waiting_room(people: int = 2) -> tuple[Room, Clockwork, int, int]:
    """Return a table whose mover's page is closed, its time, the mover and one who waits."""
    now = Clockwork()
    case = next(case for case in cases_of("akropolis") if case.players == people)
    room = Room(begun(case), now=now)
    mover = room.table.state.mover
    assert mover is not None
    for seat in range(people):
        if seat != mover:
            room.seen[seat] = await room.viewer(f"v{seat}")
    return room, now, mover, next(seat for seat in range(people) if seat != mover)


async def ask(room: Room, seat: int, message: Any) -> str:
    """Return the code of a refusal, or nothing."""
    try:
        await frames.carry_out(room.table, room.seen[seat].viewer, message, 0.0)
    except Refusal as refusal:
        return refusal.code
    finally:
        await settle()
    return ""


async def test_the_others_may_let_a_bot_play_for_whoever_is_away_for_two_minutes() -> None:
    room, now, mover, waits = await waiting_room()
    numbers = iter(range(100))

    def request(kind: Callable[..., Any]) -> Any:
        return kind(number=next(numbers), seat=mover)

    try:
        assert await ask(room, waits, request(messages.Nudge)) == ""
        assert await ask(room, waits, request(messages.Nudge)) == "nudged-already"
        assert await ask(room, waits, request(messages.Replace)) == "too-soon"
        now.at += 119_000
        assert await ask(room, waits, request(messages.Replace)) == "too-soon"
        assert await ask(room, waits, request(messages.Nudge)) == ""
        assert await ask(room, waits, request(messages.Prolong)) == ""
        assert await ask(room, waits, request(messages.Prolong)) == "prolonged-already"
        now.at += 119_000
        assert await ask(room, waits, request(messages.Replace)) == "too-soon", "two more minutes were given"
        now.at += 1_000
        assert await ask(room, waits, request(messages.Replace)) == ""
        assert room.table.state.chairs[mover].away
        assert await ask(room, waits, request(messages.Nudge)) in ("not-waiting", "not-begun")
    finally:
        await room.close()


async def test_nobody_can_send_away_who_is_there_or_act_for_others() -> None:
    room, now, mover, waits = await waiting_room(3)
    try:
        spectator = await room.viewer("eve")
        room.seen[9] = spectator
        other = 3 - mover - waits
        now.at += 500_000
        assert await ask(room, 9, messages.Replace(number=1, seat=mover)) == "no-seat"
        assert await ask(room, waits, messages.Replace(number=1, seat=other)) == "not-waiting"
        room.seen[mover] = await room.viewer(f"v{mover}")
        assert await ask(room, waits, messages.Replace(number=2, seat=mover)) == "not-absent"
        assert await ask(room, waits, messages.Prolong(number=3, seat=mover)) == "not-absent"
        assert await ask(room, mover, messages.Nudge(number=4, seat=mover)) == "not-waiting"
        assert not room.table.state.chairs[mover].away
    finally:
        await room.close()


async def test_more_time_goes_on_the_clock(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(clock={"kind": "live", "bank": 300, "increment": 5})
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        mover, other = (a, b) if a.mine else (b, a)
        seat = mover.now["seat"]
        assert (await other.ask("replace", seat=seat))["code"] == "not-absent"
        assert (await other.ask("prolong", seat=seat))["type"] == "done"
        assert 300_000 < other.now["clocks"]["left"][seat] <= 420_000  # two minutes more than it began with
        assert (await other.ask("prolong", seat=seat))["code"] == "prolonged-already"


# ---- once more


async def over(server: Server, people: list[Person], **more: Any) -> str:
    """Return a table of these people whose game is over."""
    table = await people[0].open(game="akropolis", seats="me" + " open" * (len(people) - 1), **more)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    watchers = [await person.watch(table) for person in people]
    dice = random.Random(3)
    for watcher in watchers[1:]:
        if watcher.mine:
            await watcher.move(dice)
        await watcher.ask("resign")
    for watcher in watchers[1:]:
        await watcher.close()
    return table


async def test_a_rematch_waits_for_every_answer_and_goes_on_with_those_who_want_to(server: Server) -> None:
    async with (
        Person(server.base, "Ada") as ada,
        Person(server.base, "Bob") as bob,
        Person(server.base, "Cyd") as cyd,
        Person(server.base, "Eve") as eve,
    ):
        table = await over(server, [ada, bob, cyd])
        path = f"/api/tables/{table}/rematch"
        assert (await eve.http.post(path, json={})).json()["code"] == "no-seat"
        assert (await ada.post(path, {}))["rematch"] is None
        info = await ada.post(path, {"again": None})
        assert [seat.get("again") for seat in info["seats"]] == [None, None, None]
        await ada.post(path, {})
        b = await bob.watch(table)
        assert (await bob.post(path, {"again": False}))["rematch"] is None
        c = await cyd.watch(table)
        assert (await ada.http.post(path, json={"others": "bot"})).json()["code"] == "not-answered"
        info = await cyd.post(path, {})
        assert (info["rematch"], [seat.get("again") for seat in info["seats"]]) == (None, [True, False, True])
        new = (await ada.post(path, {"others": "bot"}))["rematch"]
        seats = (await ada.get(f"/api/tables/{new}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "person"]
        assert [seat["name"] for seat in seats[1:]] == ["Cyd", "Ada"]
        while not c.now["table"]["rematch"]:
            await c.receive()
        assert said(b)[-3:].count("wished") > 0


async def test_an_open_seat_takes_the_place_of_who_does_not_play_again(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await over(server, [ada, bob])
        path = f"/api/tables/{table}/rematch"
        assert (await ada.http.post(path, json={"again": False})).status_code == 200
        info = await bob.post(path, {"others": "open"})
        new = await bob.get(f"/api/tables/{info['rematch']}")
        assert (new["state"], [seat["kind"] for seat in new["seats"]], new["host"]) == ("open", ["person", "open"], 0)


async def test_no_clock_begins_for_somebody_who_has_gone(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await over(server, [ada, bob], clock={"kind": "live", "bank": 300, "increment": 5})
        path = f"/api/tables/{table}/rematch"
        await bob.post(path, {})
        assert (await ada.post(path, {}))["rematch"] is None, "Bob's page is closed"
        await bob.watch(table)
        assert (await bob.post(path, {}))["rematch"] is not None


async def test_a_rematch_does_not_wait_for_a_program_and_lets_it_in_again(server: Server) -> None:
    async with Person(server.base, "Ada") as ada:
        for others, kind, state in (("wait", "open", "open"), ("bot", "bot", "playing")):
            table = await ada.open()
            await ada.post(f"/api/tables/{table}/seats/1/program")
            await (await ada.watch(table)).ask("resign")
            new = (await ada.post(f"/api/tables/{table}/rematch", {"others": others}))["rematch"]
            info = await ada.get(f"/api/tables/{new}")
            assert [seat["kind"] for seat in info["seats"]] == [kind, "person"]
            assert (info["state"], info["host"]) == (state, 1)
            if kind == "open":
                link = (await ada.post(f"/api/tables/{new}/seats/0/program"))["link"]
                program = await watch(server.base, new, {"authorization": f"Bearer {link.partition('#token=')[2]}"})
                assert (program.now["table"]["state"], program.now["seat"]) == ("playing", 0)
                await program.close()


async def test_a_person_whose_program_played_the_own_seat_is_asked_and_sits_again(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await over(server, [ada, bob])
        await ada.post(f"/api/tables/{table}/seats/0/program")
        assert (await bob.post(f"/api/tables/{table}/rematch", {}))["rematch"] is None
        new = (await ada.post(f"/api/tables/{table}/rematch", {}))["rematch"]
        assert [seat["name"] for seat in (await ada.get(f"/api/tables/{new}"))["seats"]] == ["Bob", "Ada"]
