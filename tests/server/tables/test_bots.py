"""Bots at the table: they finish every game, never block a person, and programs play over the same protocol."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteka
from ludoteka.bots import thinker
from ludoteka.bots.levels import THINKERS, thinker_of
from ludoteka.client.program import BadLink, play
from ludoteka.search import analysis as search
from ludoteka.search.analysis import Analysis, Budget
from ludoteka.search.tree import Tree
from ludoteka.server.bots import bot_pool, game_loader, pace
from ludoteka.server.bots.fair_threads import FairThreads, For
from ludoteka.server.live import frames
from ludoteka.server.state.events import Began, LogEntry, Moved, Sat
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from tests.conformance.cases import few_cases
from tests.server.client import Person, Watcher, watch
from tests.server.room import Room, begun, setting
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
    """Fifty games of bots at once: a person's moves elsewhere are taken, one after the other, while bots play on.

    How long each takes is for `benchmarks/attack.py` to say.
    """
    server = own(warm=ludoteka.games(), max_open_tables=1000, max_running_tables=1000, bot_pace=0.1)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open(seats="me hot"))
        bots = [await bot_table(ada, number) for number in range(50)]
        dice = random.Random(1)
        for move in range(100):
            if a.over:
                a = await ada.watch(await ada.open(seats="me hot"))
            if not a.mine:
                await a.send({"type": "look"})
                await a.until("sync")
            assert (await a.move(dice))["type"] == "done"
            place = move % len(bots)  # whenever one of the fifty games is over, another begins
            if (await ada.get(f"/api/tables/{bots[place]}"))["state"] == "over":
                bots[place] = await bot_table(ada, place)
        for table in bots:  # none of them stands still for the person's sake
            while not (await ada.get(f"/api/tables/{table}/replay"))["decisions"]:
                await asyncio.sleep(0.05)


async def bot_table(host: Person, number: int) -> str:
    """Open a table of bots only: every game in turn, and at every tenth table bots that think."""
    name, level = ludoteka.games()[number % len(ludoteka.games())], "novice" if number % 10 == 9 else "random"
    table = await host.open(game=name, seats=" ".join([f"bot:{level}"] * most_players(name)))
    watcher = await host.watch(table)
    watcher.looking = asyncio.create_task(look_on(watcher))
    return table


async def look_on(watcher: Watcher) -> None:
    """Take whatever comes, so that the bots go on."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in watcher.socket:
            pass


async def test_a_bot_stays_at_its_seat_and_goes_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that remembers what it has searched goes on from there; so it must be the same one."""
    made: list[str] = []
    went_on: list[bool] = []

    def make(game: str, level: str, seed: int | None) -> object:
        made.append(level)
        # As every master it has a time, so it keeps its tree; what it finds depends on the simulations alone.
        return ludoteka.bot(game, level, seed=len(made), seconds=600, simulations=2_000)

    def move(self: Tree, actions: list[int], position: ludoteka.Position) -> bool:
        went_on.append(really_move(self, actions, position))
        return went_on[-1]

    really_move = Tree.move
    monkeypatch.setattr(bot_pool, "_make", make)
    monkeypatch.setattr(bot_pool, "budget", lambda *_: 0.0)
    monkeypatch.setattr(Tree, "move", move)
    case = next(case for case in few_cases() if case.name == "orion-duel")
    room = Room(begun(case, 3, level="master"))
    await room.viewer(None)
    seq = room.table.state.seq
    while room.table.state.status != "over" and room.table.state.seq < seq + 8:
        await asyncio.sleep(0.01)
    assert made == ["master", "master"], "one for each seat"
    assert any(went_on), "what was searched before is gone on from"
    await room.close()
    assert not room.pool._kept


async def test_only_so_many_bots_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_KEPT", 3)
    bots = bot_pool.BotPool(1)
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    for number in range(5):
        mind = (f"t{number}", seat, "random")
        await bots.choose("opale", mind, position.view_only(seat), bot_pool.new_stop(), lambda at: None)
    assert [table for table, _, _ in bots._kept] == ["t2", "t3", "t4"]
    bots.forget("t3")
    assert [table for table, _, _ in bots._kept] == ["t2", "t4"]
    bots.close()


@pytest.mark.parametrize("name", ludoteka.games())
async def test_nothing_is_compiled_in_a_decision(name: str) -> None:
    """What is not compiled yet is compiled by a child; then decisions at every level compile nothing."""
    from numba.core import event

    books = game_loader.GameLoader()
    books.plan([name])
    await books.all_made()
    assert [(job.part, job.state, job.share) for job in books.jobs()] == [("rules", "ready", 1), ("search", "ready", 1)]
    books.close()
    dice = random.Random(4)
    with event.install_recorder("numba:compile") as recorder:
        for level in bot_pool.levels(name):
            position = ludoteka.game(name).new(seed=dice.getrandbits(64))
            for _ in range(1 if bot_pool.budget(level) else 6):
                seat = position.current_player
                assert seat is not None
                bot, action = bot_pool._choose(name, level, None, position.view_only(seat), bot_pool.new_stop())
                assert bot is not None
                position.apply(action)
    assert recorder.buffer == []


async def test_a_game_of_bots_waits_until_somebody_looks(own: Callable[..., Server]) -> None:
    server = own()
    async with Person(server.base) as ada:
        table = await ada.open(seats="bot:random bot:random")
        await play_a_little(ada)
        server.kill()
        server.start()
        await play_a_little(ada)
        assert (await ada.get(f"/api/tables/{table}/replay"))["decisions"] == 0
        spectator = await ada.watch(table)
        while spectator.now["seq"] < 12:
            await spectator.receive()
        await spectator.close()
        await play_a_little(ada)
        decisions = (await ada.get(f"/api/tables/{table}/replay"))["decisions"]
        await play_a_little(ada)
        assert (await ada.get(f"/api/tables/{table}/replay"))["decisions"] == decisions, "it waits again"
        spectator = await ada.watch(table)
        while not spectator.over:
            await spectator.receive()


async def play_a_little(person: Person) -> None:
    """Play some moves against a bot: time in which bots elsewhere could have moved."""
    a = await person.watch(await person.open(seats="me bot:random"))
    for _ in range(6):
        await a.my_turn()
        await a.move()


async def test_a_bot_goes_on_where_a_person_plays_who_does_not_look(own: Callable[..., Server]) -> None:
    """A clock may run: whoever comes back finds it their turn."""
    server = own()
    async with Person(server.base) as ada:
        table = await ada.open(game="oriflamme-alliance", seats="me bot:random bot:random")
        a = await ada.watch(table)
        await a.my_turn()
        await a.move()
        await a.close()
        server.kill()
        server.start()
        while not (await ada.get("/api/me/tables"))["tables"][0]["your_turn"]:
            await asyncio.sleep(0.05)


async def test_who_hangs_up_is_not_thought_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty hints that nobody waits for are not begun."""
    hold, begun_thoughts = threading.Event(), []

    def analyse(*_: object) -> None:
        begun_thoughts.append(1)
        hold.wait(600)

    monkeypatch.setattr(bot_pool, "_analyse", analyse)
    case = next(case for case in few_cases() if case.name == "opale")
    state = TableState(setting(case))
    for line in (Sat(0, "A", "v0"), Sat(1, "B", "v0"), Began()):
        state.apply(LogEntry(state.seq + 1, 0, line))
    room = Room(state)
    for number in range(60):
        seen = await room.viewer("v0")
        await frames.carry_out(room.table, seen.viewer, messages.Hint(number=number), 0.0)
        await asyncio.sleep(0)
        room.table.detach(seen.viewer)
    hold.set()
    while room.table.busy:
        await asyncio.sleep(0.01)
    assert len(begun_thoughts) <= 3, "those that a thread had taken already"
    await room.close()


async def test_threads_are_shared_between_addresses_then_between_visitors() -> None:
    pool, hold, order = FairThreads(2, "test"), threading.Event(), []
    running: list[str] = []

    def think(name: str) -> None:
        running.append(name)
        hold.wait(600)
        order.append(name)

    def ask(address: str, visitor: str, waiting: bool = True) -> asyncio.Task[None]:
        name = f"{address}{visitor}{'' if waiting else '?'}"
        return asyncio.create_task(pool.run(For(address, visitor, waiting), lambda: think(name), hold.set))

    flood = [ask("x", visitor) for visitor in "1112" for _ in range(5)]
    nobody = [ask("", "9", waiting=False) for _ in range(3)]
    while len(running) < 2:
        await asyncio.sleep(0.01)
    assert running == ["x1", "x1"], "an address may have all threads while nobody else is there"
    newcomer = ask("y", "1")
    while len(running) < 3:
        await asyncio.sleep(0.01)
    assert running[2] == "y1", "but one is left for the next address"
    others = [ask("y", "1"), ask("y", "2"), ask("z", "1")]
    gone = ask("z", "2")
    await asyncio.sleep(0)
    gone.cancel()  # which lets all of them go
    await asyncio.gather(*flood, *nobody, newcomer, *others)
    assert "z2" not in running
    assert {"x2", "y2", "z1"} <= set(running[:10]), "each address, and each of its visitors, in turn"
    assert running[-3:] == ["9?"] * 3, "what nobody waits for comes last"
    pool.close()


async def test_a_thought_ends_with_whoever_awaits_it_and_with_the_server() -> None:
    pool, begun, ended = FairThreads(2, "test"), list[int](), list[int]()
    stops = [threading.Event() for _ in range(2)]

    def think(number: int) -> None:
        begun.append(number)
        stops[number].wait()
        ended.append(number)

    asked = [asyncio.create_task(pool.run(For(), partial(think, number), stops[number].set)) for number in range(2)]
    while len(begun) < 2:
        await asyncio.sleep(0.01)
    asked[0].cancel()
    while not ended:
        await asyncio.sleep(0.01)
    assert ended == [0]
    pool.close()
    while len(ended) < 2:
        await asyncio.sleep(0.01)
    await asked[1]


async def test_a_visitor_runs_so_many_games(own: Callable[..., Server]) -> None:
    server = own(max_running_tables=2)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        for _ in range(2):
            await ada.open(seats="bot:random bot:random")
        body = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        assert (await ada.http.post("/api/tables", json=body)).json()["code"] == "too-many-games"
        await bob.open(seats="me bot:random")


async def test_a_thinking_bot_is_seen_thinking(own: Callable[..., Server]) -> None:
    server = own(bot_pace=1.2)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open(seats="bot:random bot:random"))
        shares: set[float] = set()
        while len(shares) < 2:  # how far it is, and how far it is then
            shares.add((await a.until("thinking"))["progress"])
        assert all(0 <= share <= 1 for share in shares)


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

    monkeypatch.setattr(bot_pool, "_make", lambda game, level, seed: Broken())
    position = ludoteka.game("opale").new(seed=1)
    seat = position.current_player
    assert seat is not None
    knowledge = position.view_only(seat)
    bot, action = bot_pool._choose("opale", "random", None, knowledge, bot_pool.new_stop())
    assert bot is None, "it is not asked again"
    assert action in position.legal_actions()


@pytest.mark.parametrize(("level", "simulations"), [("novice", None), ("master", 40)])
@pytest.mark.parametrize("name", ludoteka.games())
async def test_a_bot_that_thinks_thinks_about_every_decision_of_a_game(
    name: str, level: str, simulations: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision takes all simulations of its level, unless its result is known for certain."""
    found: list[Analysis] = []

    def analyse(*args: Any, **more: Any) -> Analysis:
        found.append(search.analyse(*args, **more))
        return found[-1]

    monkeypatch.setattr(thinker, "analyse", analyse)
    monkeypatch.setattr(bot_pool, "budget", lambda *_: 0.0)
    if simulations is not None:  # by its time a game would take minutes
        monkeypatch.setitem(THINKERS, level, replace(THINKERS[level], budget=Budget(simulations=simulations)))
    thinker_of.cache_clear()
    room = Room(begun(next(case for case in few_cases() if case.name == name), 21, level=level))
    await room.viewer(None)
    while room.table.state.status != "over":
        await asyncio.sleep(0.01)
    await room.close()
    thought = [each.simulations for each in found if each.best.proven is None]
    assert len(thought) > 3
    assert min(thought) >= (thinker_of(ludoteka.game(name), level).budget.simulations or 0) > 0, thought
    thinker_of.cache_clear()


def test_bots_are_brisk_until_a_person_has_decided() -> None:
    """Whoever opens a table against bots is not kept waiting for the first turn; those who watch see them think."""
    case = few_cases()[0]
    state = TableState(setting(case))
    for seat in range(case.players):
        visitor, level = (None, "regular") if seat else ("v0", None)
        state.apply(LogEntry(state.seq + 1, 0, Sat(seat, f"P{seat}", visitor, level)))
    state.apply(LogEntry(state.seq + 1, 0, Began()))
    for bot in (True, False):
        assert state.opening
        assert state.position is not None
        action = state.game.action_to_text(state.position.legal_actions()[0])
        state.apply(LogEntry(state.seq + 1, 0, Moved(state.mover or 0, action, bot)))
    assert not state.opening
    assert not begun(case, level="regular").opening
    usual, brisk = (pace.pace("regular", False, brisk, 0.8) for brisk in (False, True))
    assert brisk <= usual / 3


async def test_how_long_a_bot_waited_for_others_is_no_part_of_its_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the end of its move would tell a forced choice from a hard one whenever the threads are busy."""
    spent: list[float] = []

    def rest_of_pace(so_far: float, due: float) -> float:
        spent.append(so_far)
        return 0.0

    monkeypatch.setattr(pace, "rest", rest_of_pace)
    room = Room(begun(few_cases()[0], 22, level="random"), bot_pace=0.1)
    bots, loop, hold = room.pool, asyncio.get_running_loop(), threading.Event()
    holding = [asyncio.create_task(bots._pool.run(For(address), hold.wait, hold.set)) for address in ("x", "x", "y")]
    await asyncio.sleep(0)
    await room.viewer(None)
    await asyncio.sleep(0.5)
    released = loop.time()
    hold.set()
    while not spent:
        await asyncio.sleep(0.01)
    assert spent[0] <= loop.time() - released
    await asyncio.gather(*holding)
    await room.close()
