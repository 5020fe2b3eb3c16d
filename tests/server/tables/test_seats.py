"""Whoever looks on sees what is theirs now: seats change hands, and every open socket learns of it by itself."""

from __future__ import annotations

import json

from tests.server.client import Person, watch
from tests.server.servers import Server


def names_of_secrets(frame: str) -> bool:
    return '"hand":' in frame or '"aside":' in frame


async def test_a_seat_that_was_left_shows_nothing_of_its_new_owner(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Eve") as eve, Person(base, "Bob") as bob:
        table = await ada.open("oriflamme-alliance", "open open me")
        await eve.post(f"/api/tables/{table}/join", {"seat": 0})
        old = await eve.watch(table)
        assert old.now["seat"] == 0
        await eve.post(f"/api/tables/{table}/leave")
        assert (await old.until("sync"))["seat"] is None
        await eve.post(f"/api/tables/{table}/join", {"seat": 1})
        assert (await old.until("sync"))["seat"] == 1
        await bob.post(f"/api/tables/{table}/join", {"seat": 0})
        began = await old.until("update")
        view = began["view"]
        assert view["seat"] == 1
        assert "hand" not in view["seats"][0]
        assert "hand" in view["seats"][1]
        assert bool(began["legal"]) == (view["to_move"] == 1)
        position = (await old.ask("ask", about="position"))["items"][0]
        fresh = await (await eve.watch(table)).ask("ask", about="position")
        assert position == fresh["items"][0]
        await old.send({"type": "look", "seat": 0})
        assert (await old.until("refused"))["code"] == "not-your-seat"


async def test_whoever_left_and_sits_nowhere_is_a_spectator_and_can_do_nothing(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Eve") as eve, Person(base, "Bob") as bob:
        table = await ada.open("oriflamme-alliance", "open me open")
        await eve.post(f"/api/tables/{table}/join", {"seat": 0})
        old = await eve.watch(table)
        await eve.post(f"/api/tables/{table}/leave")
        await bob.post(f"/api/tables/{table}/join", {"seat": 0})
        async with Person(base, "Cyd") as cyd:
            await cyd.post(f"/api/tables/{table}/join", {"seat": 2})
            while old.now.get("state", old.now["table"]["state"]) != "playing":
                await old.receive()
        assert old.now["seat"] is None
        assert old.now["yours"] == []
        assert not any(names_of_secrets(frame) for frame in old.frames)
        for kind, body in (("move", {"seq": old.now["seq"], "action": "x"}), ("resign", {}), ("leave", {})):
            assert (await old.ask(kind, **body))["code"] == "no-seat"


async def test_a_socket_learns_of_the_seat_that_its_visitor_took_elsewhere(sqlite_server: Server) -> None:
    """The visitor sits down over HTTP: the socket that is open already is told, and can play at once."""
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Bob") as bob:
        table = await ada.open("opale", "open me")
        socket = await bob.watch(table)
        assert (socket.now["seat"], socket.now["yours"]) == (None, [])
        await bob.post(f"/api/tables/{table}/join", {})
        sync = await socket.until("sync")
        assert (sync["seat"], sync["yours"]) == (0, [0])
        assert sync["table"]["state"] == "playing"
        assert sync["view"]["seats"][0]["hand"]
        assert [entry["seq"] for entry in sync["log"]] == list(range(1, sync["seq"] + 1))
        other = await ada.watch(table)
        player = socket if socket.mine else other
        assert (await player.move())["type"] == "done"


async def test_a_socket_of_nobody_comes_again_with_the_new_identity(sqlite_server: Server) -> None:
    """A fresh browser: no cookie, no name. It looks on, then sits down, and opens its socket anew."""
    base = sqlite_server.base
    async with Person(base) as ada:
        table = await ada.open("opale", "open me")
        stranger = await watch(base, table, headers={"origin": base})
        assert stranger.now["seat"] is None
        bob = Person(base, "Bob")
        async with bob:
            await bob.post(f"/api/tables/{table}/join", {})
            await stranger.until("update")
            again = await bob.watch(table, client=stranger.client, seat=0)
            assert (again.now["seat"], again.now["yours"]) == (0, [0])
            assert not any(names_of_secrets(frame) for frame in stranger.frames)
            await stranger.close()


async def test_leaving_a_table_that_is_open_by_link_closes_the_sockets_that_have_no_link(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Bob") as bob:
        opened = await ada.post(
            "/api/tables",
            {
                "game": "oriflamme-alliance",
                "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                "public": False,
            },
        )
        table, key = opened["id"], opened["link"].partition("#key=")[2]
        await bob.post(f"/api/tables/{table}/join", {"key": key})
        without, having = await bob.watch(table), await bob.watch(table, key=key)
        await bob.post(f"/api/tables/{table}/leave")
        assert await without.closed() == 4004
        assert (await having.until("sync"))["seat"] is None


async def test_hot_seats_stay_where_they_are_when_others_come_and_go(sqlite_server: Server) -> None:
    base = sqlite_server.base
    async with Person(base) as ada, Person(base, "Bob") as bob:
        table = await ada.open("oriflamme-alliance", "me hot open open")
        socket = await ada.watch(table, seat=1)
        await bob.post(f"/api/tables/{table}/join", {})
        message = await socket.until("sync", "update")
        assert message["type"] == "update", "nothing changed for this viewer"
        await bob.post(f"/api/tables/{table}/leave")
        await socket.until("update")
        assert json.loads(socket.frames[0])["seat"] == socket.now["seat"] == 1
