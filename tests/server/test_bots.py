"""Bots at the table: they finish every game, never block a person, and programs play over the same protocol."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import pytest

import ludoteka
from ludoteka.server import thinkers
from ludoteka.server.program import BadLink, play
from tests.server.client import Person, watch
from tests.server.servers import Server


def most_players(name: str) -> int:
    return min(4, max(ludoteka.game(name).players))


@pytest.mark.parametrize("name", ludoteka.games())
async def test_bots_finish_a_game_of_every_game_through_the_server(server: Server, name: str) -> None:
    async with Person(server.base) as ada:
        players = most_players(name)
        table = await ada.open(game=name, seats=" ".join(["bot:random"] * players))
        spectator = await ada.watch(table)
        while not spectator.over:
            await spectator.receive()
        record = await ada.get(f"/api/tables/{table}/record")
        assert ludoteka.Record.from_json(record).position().is_over


async def test_fifty_tables_of_bots_do_not_hold_a_person_up(own: Callable[..., Server]) -> None:
    """Fifty games of bots at once: a person's moves elsewhere are durable and shown within 100 ms, 99 times of 100."""
    server = own(warm=ludoteka.games(), max_open_tables=1000)
    names = ludoteka.games()
    async with Person(server.base) as ada:
        mine = await ada.open(seats="me hot")
        a = await ada.watch(mine)
        tables = []
        for number in range(50):
            name = names[number % len(names)]
            tables.append(await ada.open(game=name, seats=" ".join(["bot:random"] * most_players(name))))
        dice = random.Random(1)
        times: list[float] = []
        while len(times) < 200:
            if a.over:
                mine = await ada.open(seats="me hot")
                a = await ada.watch(mine)
            if not a.mine:
                await a.send({"type": "look"})
                await a.until("sync")
            began = time.perf_counter()
            assert (await a.move(dice))["type"] == "done"
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)
        p99 = sorted(times)[int(len(times) * 0.99)] * 1000
        print(f"p50 {sorted(times)[100] * 1000:.0f} ms, p99 {p99:.0f} ms beside 50 tables of bots")
        deadline = time.monotonic() + 120
        for table in tables:
            while (await ada.get(f"/api/tables/{table}"))["state"] != "over":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)
        assert p99 < 100 * slowness(), f"p99 {p99:.0f} ms"


def slowness() -> float:
    """Return how much slower than a free core this moment's is: a crowded machine is not the server's fault."""
    worst = 1.0
    for _ in range(3):
        began, busy = time.perf_counter(), time.process_time()
        sum(range(2_000_000))
        worst = max(worst, (time.perf_counter() - began) / max(1e-9, time.process_time() - busy))
    return worst


async def test_a_game_of_bots_goes_on_after_a_restart_with_nobody_looking(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.05)
    async with Person(server.base) as ada:
        table = await ada.open(seats="bot:random bot:random")
        await asyncio.sleep(0.5)
        server.kill()
        server.settings["bot_pace"] = 0.0
        server.start()
        deadline = time.monotonic() + 60
        while (await ada.get(f"/api/tables/{table}"))["state"] != "over":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)


async def test_a_thinking_bot_is_seen_thinking(own: Callable[..., Server]) -> None:
    server = own(bot_pace=1.2)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open(seats="bot:random bot:random"))
        shares = [(await a.until("thinking"))["progress"] for _ in range(3)]
        assert all(0 <= share <= 1 for share in shares)
        assert len(set(shares)) > 1


async def test_a_program_plays_by_its_token(server: Server) -> None:
    async with Person(server.base) as ada:
        table = await ada.open(seats="me open")
        link = (await ada.post(f"/api/tables/{table}/seats/1/program"))["link"]
        program = await watch(server.base, table, {"authorization": f"Bearer {link.partition('#token=')[2]}"})
        a = await ada.watch(table)
        assert program.now["seat"] == 1
        dice = random.Random(2)
        for _ in range(10):
            mover = a if a.mine else program
            await mover.move(dice)
            for watcher in (a, program):
                while watcher.now["seq"] < mover.now["seq"]:
                    await watcher.receive()
        await program.close()


def test_the_reference_program_plays_a_game_to_its_end(sqlite_server: Server) -> None:
    async def opened() -> str:
        async with Person(sqlite_server.base) as ada:
            table = await ada.open(seats="open bot:random")
            link: str = (await ada.post(f"/api/tables/{table}/seats/0/program"))["link"]
            return link

    told: list[str] = []
    winners = play(asyncio.run(opened()), "random", lambda key, given: told.append(key))
    assert set(winners) <= {0, 1}
    assert told.count("bot-moves") > 5
    with pytest.raises(BadLink):
        play("https://example.org/no-table", "random", lambda key, given: None)


def test_a_bot_that_fails_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, knowledge: object, cancel: object = None) -> int:
            raise RuntimeError("no idea")

    monkeypatch.setattr(thinkers, "_make", lambda game, level: Broken())
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    knowledge = position.view_only(seat)
    bot, action = thinkers._choose("opale", "random", None, knowledge, thinkers.new_stop())
    assert bot is None, "it is not asked again"
    assert action in position.legal_actions()
