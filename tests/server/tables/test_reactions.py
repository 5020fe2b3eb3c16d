"""Reactions and who looks on: shown for a moment to those who may see it, limited, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludoteka.server.common.errors import Refusal
from ludoteka.server.live import frames
from ludoteka.server.state.events import Hushed
from ludoteka.server.wire import messages
from tests.conformance.cases import cases_of
from tests.server.client import Person, watch
from tests.server.room import Room, Seen, begun, settle
from tests.server.servers import Server
from tests.server.tables.test_company import Clockwork

AKROPOLIS = next(case for case in cases_of("akropolis") if case.players == 2)


def told(seen: Seen, kind: str = "reacted") -> list[dict[str, Any]]:
    return [frame for frame in map(msgspec.json.decode, seen.frames) if frame["type"] == kind]


async def react(room: Room, seen: Seen, number: int = 1, reaction: Any = "bravo") -> str:
    """Return the code of a refusal, or nothing."""
    try:
        await frames.carry_out(room.table, seen.viewer, messages.React(number=number, reaction=reaction), 0.0)
    except Refusal as refusal:
        return refusal.code
    finally:
        await settle()
    return ""


async def test_a_reaction_is_seen_by_all_at_the_table_and_kept_nowhere() -> None:
    room = await Room(begun(AKROPOLIS), now=Clockwork()).fill()
    before = room.table.state.seq, list(room.store.rows)
    assert await react(room, room.seen[0]) == ""
    for seen in room.seen.values():
        assert [(one["seat"], one["name"], one["reaction"]) for one in told(seen)] == [(0, "v0", "bravo")]
    assert (room.table.state.seq, room.store.rows) == before
    later = await room.viewer("v7")
    assert told(later) == [], "who comes later is not told"
    await room.close()


async def test_a_person_reacts_once_in_five_seconds_whatever_they_send() -> None:
    now = Clockwork()
    room = await Room(begun(AKROPOLIS), now=now).fill()
    assert await react(room, room.seen[0], 1) == ""
    assert await react(room, room.seen[0], 1) == "", "sent again after a lost connection"
    assert await react(room, room.seen[0], 2, "oh") == "reacted-already"
    second_page = await room.viewer("v0")
    assert await react(room, second_page, 3) == "reacted-already"
    assert await react(room, room.seen[1], 1) == "", "another person is not concerned"
    now.at += 4_999
    assert await react(room, room.seen[0], 4) == "reacted-already"
    now.at += 1
    assert await react(room, room.seen[0], 5, "thanks") == ""
    assert [one["reaction"] for one in told(room.seen[None])] == ["bravo", "bravo", "thanks"]
    await room.close()


async def test_spectators_react_among_themselves_and_only_with_a_name() -> None:
    room = await Room(begun(AKROPOLIS), now=Clockwork()).fill()
    eve = await room.viewer("eve")
    assert await react(room, room.seen[None]) == "no-identity"
    assert await react(room, eve) == ""
    assert [(one["seat"], one["name"]) for one in told(room.seen[None])] == [(None, "eve")]
    assert told(room.seen[0]) == told(room.seen[1]) == []
    await room.close()


async def test_who_hides_the_chat_or_closes_it_sees_no_reactions() -> None:
    now = Clockwork()
    room = await Room(begun(AKROPOLIS), now=now).fill()
    room.seen[1].viewer.muted = True
    assert await react(room, room.seen[0]) == ""
    assert told(room.seen[1]) == []
    await room.table.do(room.table.commit, [Hushed(False)])
    now.at += 10_000
    assert await react(room, room.seen[0], 2) == "hushed"
    await room.close()


def test_there_are_six_and_no_others() -> None:
    for reaction in ("bravo", "oh", "haha", "hm", "thanks", "break"):
        messages.decode_client(b'{"type":"react","number":1,"reaction":"%s"}' % reaction.encode())
    with pytest.raises(msgspec.ValidationError):
        messages.decode_client(b'{"type":"react","number":1,"reaction":"<b>"}')


async def test_those_who_look_on_are_counted_as_people_and_named(server: Server) -> None:
    async with (
        Person(server.base, "Ada") as ada,
        Person(server.base, "Marko") as marko,
        Person(server.base, "Iryna") as iryna,
    ):
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        assert (a.now["spectators"], a.now["watchers"]) == (0, [])
        await marko.watch(table)
        await marko.watch(table)  # two pages of one person
        await iryna.watch(table)
        guest = await watch(server.base, table, {"origin": server.base})
        here = await a.until("here")
        while here["spectators"] < 3:
            here = await a.until("here")
        assert (here["spectators"], here["watchers"]) == (3, ["Iryna", "Marko"])
        assert guest.now["watchers"] == ["Iryna", "Marko"]
        await guest.close()
        while here["spectators"] > 2:
            here = await a.until("here")


async def test_a_crowd_of_spectators_cannot_flood_a_table_with_reactions(own: Callable[..., Server]) -> None:
    server = own(credit=500.0, credit_rate=100.0, request_credit=5000.0)
    async with Person(server.base, "Ada") as ada:
        table = await ada.open(seats="me bot:random")
        codes: list[str | None] = []
        while "too-much" not in codes:  # sooner or later it is, however slow the crowd
            async with Person(server.base, f"P{len(codes)}") as person:
                codes.append((await (await person.watch(table)).ask("react", reaction="oh")).get("code"))
        assert codes[0] is None
        assert set(codes) == {None, "too-much"}
        a = await ada.watch(table)
        assert (await a.ask("react", reaction="oh"))["type"] == "done", "who plays is not silenced by them"
