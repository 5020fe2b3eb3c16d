"""Warnings before a blunder: what an action loses that another keeps, only where nobody else plays but bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.warning import warn
from tests.server.client import Person, Watcher
from tests.server.servers import Server


async def weighed(watcher: Watcher, action: Any) -> dict[str, Any]:
    """Ask about an action and return what answers it."""
    watcher.number += 1
    await watcher.send({"type": "warn", "number": watcher.number, "action": action})
    return await watcher.until("weighed", "refused", number=watcher.number)


@pytest.mark.parametrize("name", ludoteka.games())
async def test_a_choice_of_the_own_turn_is_weighed(sqlite_server: Server, name: str) -> None:
    """Somebody who plays anything is warned of what the rules say, in all that a page needs to show it."""
    dice, game = random.Random(2), ludoteka.game(name)
    players = game.header.usual_players
    async with Person(sqlite_server.base) as ada:
        a = await ada.watch(await ada.open(game=name, seats=" ".join(["me", *["bot:random"] * (players - 1)])))
        for _ in range(8):
            await a.my_turn()
            if a.over:
                break
            choice = dice.choice(a.now["legal"])
            answer = await weighed(a, choice["action"])
            assert answer["type"] == "weighed"
            if answer["warning"] is not None:
                assert answer["warning"]["better"] in a.now["legal"]
                assert answer["warning"]["what"]["key"]
            assert (await a.move(action=choice["text"]))["type"] == "done"
        if not a.over:
            await a.my_turn()
            assert a.over or (await weighed(a, "nonsense"))["type"] == "refused"


async def test_a_blunder_is_named_with_what_would_keep_it(sqlite_server: Server) -> None:
    """Played until the rules know of one: the table says the same as they do."""
    game, dice = ludoteka.game("oriflamme-alliance"), random.Random(5)
    async with Person(sqlite_server.base) as ada:
        while True:  # the test has a time limit
            a = await ada.watch(await ada.open(game=game.name, seats="me bot:random bot:random"))
            while True:
                await a.my_turn()
                if a.over:
                    break
                position = game.parse((await a.ask("ask", about="position"))["items"][0])
                for choice in a.now["legal"]:
                    found = warn(position.view_only(a.now["seat"]), game.action_from_text(choice["text"]))
                    if found is not None:
                        told = (await weighed(a, choice["text"]))["warning"]
                        assert told["reason"] == found.loss.reason
                        assert told["better"]["text"] == game.action_to_text(found.better)
                        return
                leave = next((c["text"] for c in a.now["legal"] if c["text"] == "leave"), None)
                await a.move(action=leave or dice.choice(a.now["legal"])["text"])


async def who_decides(*people: Watcher) -> Watcher:
    """Return who of some people decides, once all of them have heard the latest."""
    while True:
        latest = max(person.now["seq"] for person in people)
        for person in people:
            while person.now["seq"] < latest:
                await person.receive()
        deciding = next((person for person in people if person.mine), None)
        if deciding is not None:
            return deciding
        await people[0].receive()


async def test_where_other_people_play_nobody_is_told_of_a_better_move(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:
        table = await ada.open(game="oriflamme-alliance", seats="me open bot:random", public=True)
        await bob.post(f"/api/tables/{table}/join", {})
        a, b, looks_on = await ada.watch(table), await bob.watch(table), await eve.watch(table)
        assert (await weighed(looks_on, "leave"))["code"] == "no-seat"
        for _ in range(4):
            mover = await who_decides(a, b)
            choice = mover.now["legal"][0]
            assert (await weighed(mover, choice["text"]))["code"] == "no-hints"
            await mover.move(action=choice["text"])
        await b.ask("leave")
        while not a.mine and not a.over:
            await a.receive()
        assert (await weighed(a, a.now["legal"][0]["text"]))["code"] == "no-hints", "who left may return"
        assert not any('"weighed"' in frame for watcher in (a, b, looks_on) for frame in watcher.frames)
