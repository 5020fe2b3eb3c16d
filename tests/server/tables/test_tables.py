"""Tables over real sockets, on both kinds of store."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.commitment import keeps
from tests.server.client import Person, Watcher, watch
from tests.server.servers import Server


async def together(*watchers: Watcher) -> None:
    """Wait until all have seen what the first of them has."""
    newest = max(watcher.now["seq"] for watcher in watchers)
    for watcher in watchers:
        while watcher.now["seq"] < newest:
            await watcher.receive()


async def play_on(dice: random.Random, *watchers: Watcher, moves: int = 10_000) -> int:
    """Play random moves until the end; return how many."""
    done = 0
    while not watchers[0].over and done < moves:
        mover = next(watcher for watcher in watchers if watcher.mine)
        answer = await mover.move(dice)
        assert answer["type"] == "done", answer
        await together(*watchers)
        done += 1
    return done


async def test_two_people_play_a_whole_game_and_its_record_keeps_the_promise(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        spectator = await bob.watch(table)
        assert spectator.now["seat"] is None
        assert spectator.now["view"] is None
        assert await bob.post(f"/api/tables/{table}/join", {}) == {"seat": 1}
        a, b = await ada.watch(table), await bob.watch(table)
        refused = await ada.http.get(f"/api/tables/{table}/record")
        assert refused.status_code == 409
        await play_on(random.Random(1), a, b)
        info = await ada.get(f"/api/tables/{table}")
        record = await bob.get(f"/api/tables/{table}/record")
        assert keeps(a.now["table"]["commitment"], "opale", int(record["seed"], 16))
        assert ludoteka.Record.from_json(record).position().winners() == info["winners"] == record["result"]["winners"]
        assert [entry["seq"] for entry in a.log] == list(range(1, a.now["seq"] + 1))
        again = await ada.watch(table)
        assert again.log == a.log, "a page that opens later is told the same"


async def test_a_game_with_bots_only_at_the_other_seats_begins_at_once(server: Server) -> None:
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        assert a.now["table"]["state"] == "playing"
        dice = random.Random(2)
        while not a.over:
            if a.mine:
                await a.move(dice)
            else:
                await a.receive()


async def test_the_host_may_begin_with_bots_at_the_open_seats(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        refused = await bob.http.post(f"/api/tables/{table}/start", json={"level": "random"})
        assert refused.status_code == 403
        info = await ada.post(f"/api/tables/{table}/start", {"level": "random"})
        assert info["state"] == "playing"
        assert info["seats"][1]["kind"] == "bot"


async def test_whoever_leaves_is_replaced_by_a_bot_and_may_return(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        await bob.post(f"/api/tables/{table}/leave")
        while not a.now["table"]["seats"][1].get("away"):
            await a.receive()
        dice = random.Random(3)
        if not a.mine:
            while not a.mine:
                await a.receive()
        assert (await a.move(dice))["type"] == "done"
        b = await bob.watch(table)
        if b.mine:
            assert (await b.move(dice))["code"] in ("bot-plays", "stale", "not-your-turn")
        assert (await b.ask("return"))["type"] == "done"
        assert not (await bob.get(f"/api/tables/{table}"))["seats"][1].get("away")


async def test_leaving_before_the_beginning_frees_the_seat(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Cyd") as cyd:
        table = await ada.open(game="opale", seats="open me")
        info = await bob.http.post(f"/api/tables/{table}/join", json={"seat": 1})
        assert info.status_code == 409
        await ada.post(f"/api/tables/{table}/leave")
        info2: dict[str, Any] = await cyd.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in info2["seats"]] == ["open", "open"]
        assert info2["state"] == "over", "nobody is left"


async def test_giving_up_ends_a_game_of_two_and_reveals_the_seed(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        await play_on(random.Random(4), a, b, moves=5)
        assert (await b.ask("resign"))["type"] == "done"
        info = await ada.get(f"/api/tables/{table}")
        assert (info["state"], info["winners"]) == ("over", [0])
        assert len((await ada.get(f"/api/tables/{table}/record"))["actions"]) == 5
        assert (await a.ask("move", seq=a.now["seq"], action="x"))["code"] == "over"


async def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a = await ada.watch(table)
        await a.ask("resign")
        offered = await bob.post(f"/api/tables/{table}/rematch", {})
        assert (offered["rematch"], [seat.get("again") for seat in offered["seats"]]) == (None, [None, True])
        old = await ada.post(f"/api/tables/{table}/rematch", {})
        assert old["rematch"] == (await bob.post(f"/api/tables/{table}/rematch", {}))["rematch"]
        info = await ada.get(f"/api/tables/{old['rematch']}")
        assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ada"]
        assert info["state"] == "playing"
        assert old["commitment"] != info["commitment"]


async def test_one_device_can_hold_several_seats(server: Server) -> None:
    async with Person(server.base) as ada:
        table = await ada.open(seats="me hot")
        a = await ada.watch(table)
        assert a.now["yours"] == [0, 1]
        dice, seen = random.Random(5), set()
        for _ in range(30):
            if a.over:
                break
            if not a.mine:
                await a.send({"type": "look"})
                await a.until("sync")
            seen.add(a.now["seat"])
            assert (await a.move(dice))["type"] == "done"
        assert seen == {0, 1}


async def test_chat_is_bounded_limited_and_can_be_muted(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        a, b = await ada.watch(table), await bob.watch(table)
        assert (await b.ask("say", text="<b>hi</b>\u202e\n there"))["type"] == "done"
        await together(b, a)
        assert a.log[-1]["text"] == "<b>hi</b> there"
        assert a.log[-1]["name"] == "Bob"
        assert (await b.ask("say", text="\u200b \n"))["code"] == "empty"
        b.number += 1
        await b.send({"type": "say", "number": b.number, "text": "x" * 301})
        assert (await b.until("refused"))["code"] == "bad-frame"
        await a.send({"type": "mute", "muted": True})
        await a.send({"type": "ping", "number": 7})
        await a.until("pong")
        while (await b.ask("say", text="one more line")).get("code") != "too-much":
            pass
        await ada.post(f"/api/tables/{table}/chat", {"chat": False})
        while a.now["table"]["chat"]:
            message = await a.receive()
            assert not any(entry["kind"] == "said" for entry in message.get("log", ()))
        assert (await b.ask("say", text="more"))["code"] in ("hushed", "too-much")


@pytest.mark.parametrize("game", ["opale", "orion-duel"])  # where something is hidden, and where nothing is
async def test_those_who_look_on_write_among_themselves_while_others_play(server: Server, game: str) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
        table = await ada.open(game, "me open", public=True)
        room = await eve.watch(table)
        a = await ada.watch(table)
        assert (await room.ask("say", text="before it begins"))["type"] == "done"
        await together(room, a)
        assert a.log[-1]["text"] == "before it begins"
        await bob.post(f"/api/tables/{table}/join", {})
        b = await bob.watch(table)
        await together(b, a, room)
        other = await watch(server.base, table, {"origin": server.base})
        assert (await room.ask("say", text="take the pearl"))["type"] == "done"
        await together(room, a, b, other)
        assert other.log[-1]["text"] == "take the pearl"
        for player in (a, b):
            assert player.log[-1]["kind"] == "said"
            assert not any(player.log[-1].get(part) for part in ("text", "name", "phrases"))
        # nor by coming back, nor by looking again
        again = await ada.watch(table)
        assert "pearl" not in str(again.log)
        assert "before it begins" in str(again.log)
        late = await watch(server.base, table, {"origin": server.base})
        assert "pearl" in str(late.log)
        # who plays speaks to all
        assert (await a.ask("say", text="well played"))["type"] == "done"
        await together(a, b, other)
        assert (b.log[-1]["text"], other.log[-1]["text"]) == ("well played",) * 2
        await b.ask("resign")
        await together(b, a, room)
        assert (await room.ask("say", text="a fine game"))["type"] == "done"
        await together(room, a)
        assert a.log[-1]["text"] == "a fine game"
        assert "pearl" not in str(a.log)
        for nobody in (other, late):
            await nobody.close()


async def test_only_an_own_step_without_chance_is_taken_back(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        undone = 0
        for seed in range(6):
            table = await ada.open(options={"variants": ["omen", "shells"]})
            await bob.post(f"/api/tables/{table}/join", {})
            a, b = await ada.watch(table), await bob.watch(table)
            dice = random.Random(seed)
            for _ in range(60):
                if a.over:
                    break
                mover, other = (a, b) if a.mine else (b, a)
                assert (await other.ask("undo", seq=other.now["seq"]))["code"] == "not-your-turn"
                before = mover.now
                if not mover.now["may_undo"]:
                    assert (await mover.ask("undo", seq=mover.now["seq"]))["code"] == "no-undo"
                before = dict(mover.now)
                await mover.move(dice)
                await together(a, b)
                if mover.now["may_undo"] and not before["may_undo"]:
                    assert (await mover.ask("undo", seq=mover.now["seq"]))["type"] == "done"
                    await together(a, b)
                    assert mover.now["view"] == before["view"]
                    assert mover.now["legal"] == before["legal"]
                    undone += 1
                    await mover.move(dice)
                    await together(a, b)
            await a.close()
            await b.close()
            if undone:
                break
        assert undone, "no step could be taken back in any of these games"


async def test_only_the_host_makes_a_new_link_and_it_alone_opens_the_table(server: Server) -> None:
    async with Person(server.base, "Ada") as ada, Person(server.base, "Bob") as bob:
        opened = await ada.post(
            "/api/tables", {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        )
        table, first = opened["id"], opened["link"].partition("#key=")[2]
        second = (await ada.post(f"/api/tables/{table}/link"))["link"].partition("#key=")[2]
        stranger, page = await watch(server.base, table, {"origin": server.base}, key=first), await ada.watch(table)
        fresh = (await ada.post(f"/api/tables/{table}/link/new"))["link"].partition("#key=")[2]
        assert await stranger.closed() == 4004, "who looks on by an old link goes"
        for key in (first, second):
            assert (await bob.http.post(f"/api/tables/{table}/join", json={"key": key})).status_code == 404
        await bob.post(f"/api/tables/{table}/join", {"key": fresh})
        refused = await bob.http.post(f"/api/tables/{table}/link/new")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
        assert (await ada.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ada"
        assert (await page.ask("say", text="I stay"))["type"] == "done"


async def test_a_table_by_link_is_there_only_for_those_who_have_the_link(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        opened = await ada.post(
            "/api/tables", {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        )
        table, key = opened["id"], opened["link"].partition("#key=")[2]
        assert key
        assert table not in {entry["id"] for entry in (await bob.get("/api/tables"))["tables"]}
        assert (await bob.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await bob.http.post(f"/api/tables/{table}/join", json={})).status_code == 404
        assert (await bob.http.post(f"/api/tables/{table}/leave")).status_code == 404
        shown = await bob.http.get(f"/api/tables/{table}", headers={"Ludoteka-Key": key})
        assert shown.status_code == 200
        spectator = await bob.watch(table, key=key)
        assert spectator.now["seat"] is None
        assert await bob.post(f"/api/tables/{table}/join", {"key": key}) == {"seat": 1}
        assert (await bob.watch(table)).now["seat"] == 1


async def test_questions_about_the_own_turn_are_answered_and_others_are_not(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        mover, other = (a, b) if a.mine else (b, a)
        action = mover.now["legal"][0]
        words = await mover.ask("ask", about="words", actions=[action["text"], action["action"]])
        assert words["items"][0] == words["items"][1]
        assert words["items"][0]["key"].startswith("opale-")
        assert (await mover.ask("ask", about="why", actions=[action["action"]]))["items"] == [[]]
        assert (await other.ask("ask", about="words", actions=[action["text"]]))["code"] == "not-your-turn"


async def test_a_replay_shows_what_a_seat_saw(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        await play_on(random.Random(6), a, b, moves=12)
        mine = await ada.get(f"/api/tables/{table}/replay", seat=0, first=3)
        assert mine["steps"][-1]["view"] == a.now["view"]
        assert all((step["text"] is not None) == (step["seat"] == 0) for step in mine["steps"])
        assert (await ada.http.get(f"/api/tables/{table}/replay", params={"seat": 1})).status_code == 403
        await a.ask("resign")
        assert (await ada.get(f"/api/tables/{table}/replay", seat=1))["steps"][-1]["view"] == b.now["view"]


async def test_bad_wishes_for_a_table_are_refused_with_the_reason(server: Server) -> None:
    async with Person(server.base) as ada:
        for body, word in [
            ({"game": "opal", "seats": [{}, {}]}, "opale"),
            ({"game": "opale", "seats": [{}]}, "2 players"),
            ({"game": "opale", "seats": [{}, {}], "options": {"variants": ["omens"]}}, "omen"),
            ({"game": "opale", "seats": [{"kind": "bot", "level": "god"}, {}]}, "random"),
            ({"game": "opale", "seats": [{"kind": "king"}, {}]}, "king"),
            ({"game": "opale", "seats": [{}, {}], "clock": {"kind": "live", "bank": -5}}, ""),
        ]:
            answer = await ada.http.post("/api/tables", json=body)
            assert answer.status_code in (400, 409), answer.text
            assert word in answer.json()["message"], answer.text
