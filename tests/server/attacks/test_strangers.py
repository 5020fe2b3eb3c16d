"""What strangers may cost: long addresses, floods of requests, sockets and sayings, while others play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.events import LogEntry, Moved, Undone
from ludoteka.server.state.sight import Sight
from ludoteka.server.web import credits
from ludoteka.server.web.prices import Prices
from ludoteka.server.web.replays import Replays
from ludoteka.server.web.static_files import StaticFiles
from tests.conformance.cases import few_cases
from tests.server.client import Person, stranger, watch
from tests.server.room import begun
from tests.server.servers import Server


async def test_a_long_address_is_refused_before_anything_looks_at_it(sqlite_server: Server) -> None:
    async with stranger(sqlite_server.base) as http:
        assert (await http.get("/" + "a/" * 500)).status_code == 200, "the page knows what to make of it"
        for path in ("/" + "a/" * 14_500, "/api/tables?x=" + "y" * 4000, "/api/tables/" + "z" * 4000):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (414, "too-long")


def test_an_unknown_name_is_not_looked_for_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "assets" / "a.js").write_text("script")
    (tmp_path / "assets" / "way-out").symlink_to("/etc/passwd")
    static_files = StaticFiles(tmp_path)
    assert static_files.find("/assets/a.js") is not None
    assert static_files.find("/assets/way-out") is None

    def touched(*_: object, **__: object) -> None:
        raise AssertionError("the disk was asked")

    with monkeypatch.context() as patch:
        for name in ("stat", "resolve", "is_file"):
            patch.setattr(Path, name, touched)
        found = [static_files.find(name) for name in ("/a" * 15_000, "/", "/assets/../index.html", "/assets")]
    assert found == [None] * 4


async def test_a_player_gets_in_however_many_look_on(own: Callable[..., Server]) -> None:
    server = own(max_spectators=2)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open()
        crowd = [await watch(server.base, table, {"origin": server.base}) for _ in range(2)]
        with pytest.raises(ConnectionClosed):
            await watch(server.base, table, {"origin": server.base})
        await bob.post(f"/api/tables/{table}/join", {})
        assert (await ada.watch(table)).now["seat"] == 0
        assert (await bob.watch(table)).now["seat"] == 1
        for stranger in crowd:
            await stranger.close()


async def flood(base: str, path: str, times: int, source: str = "127.0.0.2", **headers: str) -> list[int]:
    """Ask for something again and again from an address of one's own; return the answers' statuses."""
    async with stranger(base, source, headers=headers) as http:
        return [(await http.get(path)).status_code for _ in range(times)]


async def test_requests_that_only_read_have_a_price_for_each_address(own: Callable[..., Server]) -> None:
    server = own(request_credit=60.0, request_rate=0.001, credit=60.0, credit_rate=12.0)
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        a = await ada.watch(table)
        await a.my_turn()
        await a.move()
        await a.my_turn()
        replay = f"/api/tables/{table}/replay"
        dear = await flood(server.base, replay, 20)
        assert dear[0] == 200
        assert dear[-1] == 429
        cheap = await flood(server.base, "/", 60, "127.0.0.3")
        assert cheap == [200] * 60, "the page and its files cost little"
        assert (await flood(server.base, "/api/games", 60, "127.0.0.4"))[-1] == 429
        names = [{"x-forwarded-for": f"10.0.0.{number}"} for number in range(3)]
        forged = [await flood(server.base, "/api/games", 15, "127.0.0.5", **name) for name in names]
        assert forged[-1][-1] == 429, "who is no proxy does not choose an address"
        named = [await flood(server.base, "/api/games", 15, "127.0.0.1", **name) for name in names]
        assert named == [[200] * 15] * 3, "a proxy says who asks"
        assert (await ada.http.get("/api/games")).status_code == 200
        assert (await a.move())["type"] == "done"


async def test_who_sits_plays_on_however_much_their_household_asks_for(own: Callable[..., Server]) -> None:
    server = own(request_credit=60.0, request_rate=0.001, credit=60.0, credit_rate=12.0)
    async with Person(server.base) as ada:
        a = await ada.watch(await ada.open(seats="me bot:random"))
        await a.my_turn()
        assert (await flood(server.base, "/api/games", 40, "127.0.0.1"))[-1] == 429
        assert (await a.move())["type"] == "done"


async def test_an_address_has_so_many_sockets_and_gets_another_when_one_is_closed(own: Callable[..., Server]) -> None:
    server = own(max_sockets=3)
    async with Person(server.base) as ada:
        table = await ada.open()
        headers = {"origin": server.base}
        crowd = [await watch(server.base, table, headers) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await watch(server.base, table, headers)
        other = await watch(server.base, table, headers | {"x-forwarded-for": "10.1.1.1"})
        await crowd.pop().close()
        while True:  # the server hears of it in its own time
            try:
                crowd.append(await watch(server.base, table, headers))
                break
            except InvalidStatus:
                await asyncio.sleep(0.02)
        for stranger in (*crowd, other):
            await stranger.close()


def test_many_identities_do_not_drown_the_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credits, "Credit", partial(credits.Credit, clock=lambda: 0.0))  # however slow the machine is
    tariff = Prices(Settings())

    def heard(visitor: str, address: str, times: int, seated: bool = False) -> int:
        count = 0
        for _ in range(times):
            with suppress(TooMuch):
                tariff.say("table", visitor, address, seated)
                count += 1
        return count

    spoken = [heard(f"stranger {n}", f"10.0.0.{n}", 4) for n in range(8)]
    assert spoken == [4, 4, 4, 0, 0, 0, 0, 0], "one has a voice, many have no more than a few"
    assert heard("ada", "10.0.0.0", 2, seated=True) == 2, "who plays is not silenced by those who look on"


async def test_a_replay_is_made_once_and_follows_what_is_taken_back() -> None:
    case = next(case for case in few_cases() if case.name == "opale")
    state, dice = begun(case), random.Random(3)
    replays = Replays(Prices(Settings(request_credit=1e9)))

    def play(action: int) -> None:
        assert state.position is not None
        seat = state.position.current_player
        assert seat is not None
        state.apply(LogEntry(state.seq + 1, 0, Moved(seat, state.game.action_to_text(action))))

    async def shown(seat: int | None = None, first: int = 0) -> dict[str, Any]:
        sight = Sight(state, None if seat is None else Visitor(f"v{seat}", "P"))
        kept = await replays.stretch(sight, first, "x")
        assert kept == await Replays(Prices(Settings(request_credit=1e9))).stretch(sight, first, "x")
        return cast(dict[str, Any], msgspec.json.decode(kept))

    while state.status != "over" and len(state.moves) < 30:
        assert state.position is not None
        play(dice.choice(state.position.legal_actions()))
        replay = await shown(dice.choice([None, 0, 1]), dice.randrange(len(state.moves) + 2))
        assert replay["decisions"] == len(state.moves)
        assert len(replay["steps"]) == replay["decisions"] - replay["first"]
        if state.trail and dice.random() < 0.3:
            state.apply(LogEntry(state.seq + 1, 0, Undone(state.position.current_player or 0)))
            await shown()
    poor = Replays(Prices(Settings(request_credit=50.0, request_rate=0.001)))
    with pytest.raises(TooMuch):
        await poor.stretch(Sight(state, None), 0, "x")
    await poor.stretch(Sight(state, None), len(state.moves) - 2, "y")
    for _ in range(100):
        await poor.stretch(Sight(state, None), len(state.moves) - 2, "y")
