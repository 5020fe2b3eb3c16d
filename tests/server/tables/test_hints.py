"""Hints: what a strong bot would do, only in one's own turn, only where nobody else plays but bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

import ludoteka
from ludoteka.search.analysis import Budget, analyse
from ludoteka.server.live import seat_messages
from ludoteka.server.wire import messages
from tests.conformance.cases import few_cases
from tests.server.client import Person
from tests.server.servers import Server


@pytest.mark.parametrize("name", ludoteka.games())
async def test_a_hint_names_choices_of_the_own_turn_with_what_they_promise(sqlite_server: Server, name: str) -> None:
    players = ludoteka.game(name).header.usual_players
    async with Person(sqlite_server.base) as ada:
        table = await ada.open(game=name, seats=" ".join(["me", *["bot:random"] * (players - 1)]))
        a = await ada.watch(table)
        assert a.now["table"]["hints"]
        await a.my_turn()
        a.number += 1
        await a.send({"type": "hint", "number": a.number})
        await a.send({"type": "hint", "number": a.number + 1})
        assert (await a.until("refused", number=a.number + 1))["code"] == "busy"
        hints = await a.until("hints", number=a.number)
        assert hints["seq"] == a.now["seq"]
        assert hints["simulations"] > 0
        legal = {choice["text"]: choice["action"] for choice in a.now["legal"]}
        for candidate in hints["candidates"]:
            assert legal[candidate["text"]] == candidate["action"]
            assert candidate["phrase"]["key"].startswith(name)
            assert candidate["line"][0] == candidate["text"]
            assert len(candidate["results"]) == players
            assert all(-1.001 <= result <= 1.001 for result in candidate["results"])
        assert (await a.move(action=hints["candidates"][0]["text"]))["type"] == "done"


async def test_there_are_no_hints_where_other_people_play_nor_in_anothers_turn(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="me open")
        assert not (await ada.get(f"/api/tables/{table}"))["hints"]
        await bob.post(f"/api/tables/{table}/join", {})
        a, b = await ada.watch(table), await bob.watch(table)
        mover, other = (a, b) if a.mine else (b, a)
        assert not mover.now["table"]["hints"]
        assert (await mover.ask("hint"))["code"] == "no-hints"
        assert (await other.ask("hint"))["code"] == "not-your-turn"
        await (b if other is a else a).ask("leave")
        assert (await other.ask("hint"))["code"] in ("not-your-turn", "no-hints"), "who left may return"
        solo = await bob.watch(await ada.open(seats="me hot"))
        assert solo.now["table"]["hints"]
        assert (await solo.ask("hint"))["code"] == "no-seat"


async def test_a_hint_ends_with_its_socket_and_leaves_nothing_running(own: Callable[..., Server]) -> None:
    """Hints that would take an hour, from sockets that close at once, or while they are thought about."""
    server = own(hint_seconds=3600.0, bot_threads=3)
    async with Person(server.base) as ada:
        table = await ada.open(seats="me hot")
        for number in range(40):
            a = await ada.watch(table)
            await a.send({"type": "hint", "number": number})
            if number % 8 == 0:
                await until_thoughts(ada, 1)
            await a.close()
        await until_thoughts(ada, 0)
        a = await ada.watch(table)
        await a.send({"type": "hint", "number": 1})
        await until_thoughts(ada, 1)
        assert (await a.move())["type"] == "done"
        await until_thoughts(ada, 0)
        while not a.mine:
            await a.send({"type": "look"})
            await a.until("sync")
        await a.send({"type": "hint", "number": 2})
        await until_thoughts(ada, 1)
        assert await asyncio.to_thread(server.stop) == 0


async def until_thoughts(person: Person, number: int) -> None:
    """Wait until so many thoughts take a thread."""
    while f"ludoteka_bots_thinking {number:.1f}\n" not in (await person.http.get("/metrics")).text:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("case", [case for case in few_cases() if case.game.header.hidden][::3], ids=str)
def test_a_hint_depends_on_nothing_that_the_seat_does_not_know(case) -> None:
    dice = random.Random(8)
    position = case.new(5)
    for _ in range(12):
        if position.is_over:
            break
        seat = position.current_player
        assert seat is not None
        told = set()
        for world in (position, *(position.resample(seat, seed=n) for n in (1, 2))):
            found = analyse(world.view_only(seat), Budget(simulations=30), seed=3)
            told.add(messages.encode(seat_messages.hints(1, 1, world, found.candidates, found.simulations)))
        assert len(told) == 1
        position.apply(dice.choice(position.legal_actions()))
