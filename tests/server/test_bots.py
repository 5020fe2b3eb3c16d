"""Bots at the table: they finish every game, never block a person, and programs play over the same protocol."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteka
from ludoteka.server import rulebooks, thinkers
from ludoteka.server.program import BadLink, play
from tests.conformance.cases import few_cases
from tests.server.client import Person, watch
from tests.server.room import Room, begun
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
    """Fifty games of bots at once: a person's moves elsewhere are durable and shown within 100 ms, 99 times of 100.

    What counts is the time that the server and this client could have run: a crowded machine is not their fault.
    """
    server = own(warm=ludoteka.games(), max_open_tables=1000, bot_pace=0.1)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open(seats="me hot"))
        bots = [await bot_table(ada, number) for number in range(50)]
        dice = random.Random(1)
        times: list[float] = []
        finished = 0
        while len(times) < 200:
            if a.over:
                a = await ada.watch(await ada.open(seats="me hot"))
            if not a.mine:
                await a.send({"type": "look"})
                await a.until("sync")
            began, withheld = time.perf_counter(), waited_for_a_core(server)
            assert (await a.move(dice))["type"] == "done"
            times.append(time.perf_counter() - began - (waited_for_a_core(server) - withheld))
            place = len(times) % len(bots)  # whenever one of the fifty games is over, another begins
            if (await ada.get(f"/api/tables/{bots[place]}"))["state"] == "over":
                bots[place] = await bot_table(ada, place)
                finished += 1
        played = [(await ada.get(f"/api/tables/{table}/replay"))["decisions"] for table in bots]
        times.sort()
        print(f"p50 {times[100] * 1000:.0f} ms, p99 {times[198] * 1000:.0f} ms beside 50 tables; {finished} ended")
        assert sum(map(bool, played)) > 25, "bots play at most of them"
        assert times[198] < 0.1


async def bot_table(host: Person, number: int) -> str:
    """Open a table of bots only: every game in turn, and at every tenth table bots that think."""
    name, level = ludoteka.games()[number % len(ludoteka.games())], "novice" if number % 10 == 9 else "random"
    return await host.open(game=name, seats=" ".join([f"bot:{level}"] * most_players(name)))


def _name_of(task: Path) -> str:
    """Return the name of a thread, nothing once it is gone."""
    try:
        return (task / "comm").read_text().strip()
    except OSError:
        return ""


def waited_for_a_core(server: Server) -> float:
    """Return for how many seconds the server's main and writing threads, and this one, had to wait for a core."""
    assert server.process is not None
    pid = server.process.pid
    tasks = Path(f"/proc/{pid}/task")
    writing = [task for task in tasks.glob("*") if _name_of(task) == "writer"]
    waited = 0
    for task in (tasks / str(pid), *writing, Path("/proc/thread-self")):
        with contextlib.suppress(OSError):  # the system does not count
            waited += int((task / "schedstat").read_text().split()[1])
    return waited / 1e9


async def test_a_bot_stays_at_its_seat_and_goes_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that remembers what it has searched goes on from there; so it must be the same one."""
    made: list[str] = []

    def make(game: str, level: str) -> object:
        made.append(level)
        return ludoteka.bot(game, level, seed=len(made))

    monkeypatch.setattr(thinkers, "_make", make)
    case = next(case for case in few_cases() if case.name == "orion-duel")
    room = Room(begun(case, 3, level="novice"))
    seq = room.table.story.seq
    while room.table.story.state != "over" and room.table.story.seq < seq + 8:
        await asyncio.sleep(0.01)
    assert made == ["novice", "novice"], "one for each seat"
    await room.close()
    assert not room.table._bots._kept


async def test_only_so_many_bots_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "_KEPT", 3)
    bots = thinkers.Thinkers(1)
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    for number in range(5):
        mind = (f"t{number}", seat, "random")
        await bots.choose("opale", mind, position.view_only(seat), thinkers.new_stop())
    assert [table for table, _, _ in bots._kept] == ["t2", "t3", "t4"]
    bots.forget("t3")
    assert [table for table, _, _ in bots._kept] == ["t2", "t4"]
    bots.close()


@pytest.mark.parametrize("name", ludoteka.games())
async def test_nothing_is_compiled_in_a_decision(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not compiled yet is compiled by a child, visibly; then decisions at every level compile nothing."""
    from numba.core import event

    monkeypatch.setattr(rulebooks, "is_compiled", lambda game, part: part == "rules")
    books, told = rulebooks.Rulebooks(), []
    await books.ready(name, lambda *step: told.append(step), "search")
    assert told
    assert all(game == name and 0 <= done <= total for game, done, total in told)
    dice = random.Random(4)
    with event.install_recorder("numba:compile") as recorder:
        for level in thinkers.levels(name):
            position = ludoteka.game(name).new(seed=dice.getrandbits(64))
            for _ in range(1 if thinkers.budget(level) else 6):
                seat = position.current_player
                assert seat is not None
                bot, action = thinkers._choose(name, level, None, position.view_only(seat), thinkers.new_stop())
                assert bot is not None
                position.apply(action)
    assert recorder.buffer == []


async def test_closing_stops_what_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebooks, "is_compiled", lambda game, part: False)
    books = rulebooks.Rulebooks()
    making = asyncio.create_task(books.ready("opale", part="search"))
    while not books._children:
        await asyncio.sleep(0.01)
    child = next(iter(books._children))
    books.close()
    await making
    assert child.wait(10) < 0


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
