"""Trying again: from any decision of a game that is over, against bots, as fate had it or with fresh luck."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ludoteka
from tests.server.client import Person
from tests.server.servers import Server

HIDDEN_LEFT = 6


async def given_up(person: Person, moves: int, game: str = "opale", seats: str = "me bot:random", **more: Any) -> str:
    """Play some moves, then give the game up."""
    table = await person.open(game, seats=seats, **more)
    watcher = await person.watch(table)
    for _ in range(moves):
        await watcher.my_turn()
        assert (await watcher.move())["type"] == "done"
    await watcher.my_turn()
    assert (await watcher.ask("resign"))["type"] == "done"
    return table


async def record(person: Person, table: str) -> ludoteka.Record:
    return ludoteka.Record.from_json(await person.get(f"/api/tables/{table}/record"))


@pytest.mark.parametrize("game", ["opale", "orichalcum"])
async def test_one_goes_on_from_a_decision_against_bots(own: Callable[..., Server], game: str) -> None:
    server = own(bot_pace=0.0)
    async with Person(server.base) as ada:
        table = await given_up(ada, HIDDEN_LEFT, game)
        old = await record(ada, table)
        number = len(old.actions) - 1
        before = list(old.replay())[number]
        body = {"number": number, "seat": 0, "level": "random"}
        opened = await ada.post(f"/api/tables/{table}/again", body)
        watcher = await ada.watch(opened["id"])
        assert [seat["kind"] for seat in watcher.now["table"]["seats"]] == ["person", "bot"]
        assert not watcher.now["table"]["public"]
        began = next(entry for entry in watcher.log if entry["kind"] == "began")
        assert began["phrases"][0]["key"] == "server-log-began-again"
        assert began["phrases"][0]["args"] == {"number": number + 1}
        # what is hidden in the position does not leave the server while it is played
        assert str(before).split("|")[2].strip() not in "".join(watcher.frames)
        while not watcher.over:
            await watcher.my_turn()
            if watcher.mine:
                await watcher.move()
        again = await record(ada, opened["id"])
        assert str(again.start()) == str(before)
        assert again.position().is_over
        assert ludoteka.Record.from_json(again.to_json()) == again
        replay = await ada.get(f"/api/tables/{opened['id']}/replay", seat=0)
        assert replay["decisions"] == len(again.actions)


async def test_fresh_luck_changes_only_what_the_seat_could_not_know(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.0)
    async with Person(server.base) as ada:
        table = await given_up(ada, HIDDEN_LEFT)
        old = await record(ada, table)
        before = old.position()
        fates = []
        for fate in ("same", "fresh"):
            opened = await ada.post(
                f"/api/tables/{table}/again", {"number": len(old.actions), "seat": 0, "fate": fate, "level": "random"}
            )
            await (await ada.watch(opened["id"])).ask("resign")
            fates.append((await record(ada, opened["id"])).start())
        assert fates[0] == before
        assert fates[1] != before
        assert fates[1].view(0) == before.view(0)
        assert fates[1].view(1) != before.view(1)


async def test_nobody_tries_again_while_people_play_nor_where_they_may_not_look(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.0, max_running_tables=3)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        running = await ada.open(seats="me bot:random")
        early = await ada.http.post(f"/api/tables/{running}/again", json={"number": 0, "seat": 0})
        assert (early.status_code, early.json()["code"]) == (409, "not-over")

        table = await given_up(ada, 2, public=False)
        assert (await bob.http.post(f"/api/tables/{table}/again", json={"number": 0, "seat": 0})).status_code == 404
        for wrong, code in (
            ({"number": 0, "seat": 2}, "no-such-seat"),
            ({"number": 99, "seat": 0}, "no-decision"),
            ({"number": 0, "seat": 0, "level": "wizard"}, "bad-level"),
        ):
            answer = await ada.http.post(f"/api/tables/{table}/again", json=wrong)
            assert answer.status_code in (400, 404, 409), answer.text
            assert answer.json()["code"] == code, answer.text
        assert (await ada.http.post(f"/api/tables/{table}/again", json={"number": -1, "seat": 0})).status_code == 400

        for _ in range(2):
            await ada.post(f"/api/tables/{table}/again", {"number": 0, "seat": 1, "level": "random"})
        refused = await ada.http.post(f"/api/tables/{table}/again", json={"number": 0, "seat": 1})
        assert refused.json()["code"] == "too-many-games"


async def test_a_stranger_says_who_they_are_first(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.0)
    async with Person(server.base) as ada:
        table = await given_up(ada, 1)
        ada.http.cookies.clear()
        answer = await ada.http.post(f"/api/tables/{table}/again", json={"number": 0, "seat": 0})
        assert answer.status_code == 401
        assert json.loads(answer.text)["code"] == "no-identity"
