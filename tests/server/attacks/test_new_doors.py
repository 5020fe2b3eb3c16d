"""What strangers may cost by the doors that came later: descriptions, records, links; and who pays for it."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.openapi.spec import OpenAPI
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import ludoteka
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.reading import _has_controls
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import imports
from ludoteka.server.live.calls import Calls
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage import identities, schema, store
from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.writer import Job
from ludoteka.server.web import app as app_module
from ludoteka.server.web.app import make_app
from ludoteka.server.web.doors import Doorkeeper
from ludoteka.server.web.prices import Prices, of_frame
from ludoteka.server.web.proxies import payer
from ludoteka.server.web.routes import my_games
from ludoteka.server.web.thinking import Thinking
from ludoteka.server.wire import messages
from ludoteka.server.wire.messages import CLOSE_SLOW_READER
from ludoteka.server.wire.my_games import Imported
from ludoteka.server.wire.push import Subscription
from ludoteka.server.wire.wire_types import Clock
from tests.server.client import Person
from tests.server.servers import Server
from tests.server.wire import application


async def test_the_description_of_the_api_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0
    to_schema = OpenAPI.to_schema

    def count(self: OpenAPI) -> dict[str, Any]:
        nonlocal written
        written += 1
        return to_schema(self)

    monkeypatch.setattr(OpenAPI, "to_schema", count)
    app: Any = make_app(Settings(database=f"sqlite:///{tmp_path}/ludoteka.db"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8410") as http:
        for coding in ("gzip", "identity"):
            told = [await http.get(f"/api/{name}", headers={"accept-encoding": coding}) for name in DESCRIPTIONS]
            assert [answer.headers.get("content-encoding", "identity") for answer in told] == [coding] * 2
            assert told[0].json()["paths"]
            assert told[1].text.endswith("</html>")
    assert written == 1


DESCRIPTIONS = ("openapi.json", "docs")


@pytest.mark.parametrize(
    ("host", "house"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_a_house_pays_for_all_its_addresses(host: str, house: str) -> None:
    assert payer(host) == house


async def test_who_has_a_whole_network_pays_once(own: Callable[..., Server]) -> None:
    server = own(request_credit=60.0, request_rate=0.001, max_sockets=3)
    async with httpx.AsyncClient(base_url=server.base) as http:

        async def ask(number: int, network: str = "2001:db8:1:2") -> int:
            answer = await http.get("/api/games", headers={"x-forwarded-for": f"{network}::{number:x}"})
            return answer.status_code

        assert [await ask(number) for number in range(1, 40)][-1] == 429, "another address each time, of one house"
        assert await ask(1, "2001:db8:1:3") == 200


def test_a_house_has_so_many_connections() -> None:
    keeper = Doorkeeper(Settings(max_connections=2, proxies=("2001:db8:9::1",)))
    peers = [f"2001:db8:1:2::{number}" for number in range(3)]
    assert [keeper.admit(peer) for peer in peers] == [True, True, False]
    for peer in peers:
        keeper.dismiss(peer)
    assert keeper.admit(peers[2])
    assert all(keeper.admit("2001:db8:9::1") for _ in range(5)), "a proxy speaks for many"


async def test_who_brings_many_games_keeps_nobody_waiting_who_studies_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services: Any = SimpleNamespace(prices=Prices(Settings()), loader=SimpleNamespace(ready=_ready), now=lambda: 0)
    services.store = services.results = None
    order: list[str] = []
    studying: list[asyncio.Task[None]] = []
    loop, came = asyncio.get_running_loop(), threading.Event()

    async def study() -> None:
        async with services.prices.turn("elsewhere"):
            order.append("study")

    def come() -> None:
        studying.append(loop.create_task(study()))
        came.set()

    def read(number: int, *_: object) -> str:
        if number == 1:  # somebody else comes while the first of three games is replayed
            loop.call_soon_threadsafe(come)
        assert came.wait(60)
        order.append(f"game {number}")
        return ""

    async def keep(*_: object) -> Imported:
        return Imported(added=3, known=0)

    async def visitor(*_: object) -> Visitor:
        return Visitor("v", "Ada")

    monkeypatch.setattr(imports, "read", read)
    monkeypatch.setattr(imports, "store", keep)
    monkeypatch.setattr(my_games, "known", visitor)
    request: Any = SimpleNamespace(scope={"client": ("10.0.0.1", 1)}, body=lambda: _body(b'{"game":"opale"}\n' * 3))
    await my_games.import_games.fn(request, services, 1)
    await studying[0]
    assert order == ["game 1", "study", "game 2", "game 3"]


async def _ready(_: str) -> None:
    return None


async def _body(text: bytes) -> bytes:
    return text


async def test_a_large_body_is_looked_through_beside_the_loop_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    split = imports.split

    def note(*given: Any) -> Any:
        seen.append(threading.current_thread() is threading.main_thread())
        return given[0] if len(given) == 1 else split(*given)

    monkeypatch.setattr(app_module, "check_json", note)
    monkeypatch.setattr(imports, "split", note)
    async with application(tmp_path, request_credit=200.0, request_rate=0.001) as app:
        cookies: dict[str, str] = {}
        await app.request("POST", "/api/me", {"name": "Ada"}, cookies)
        seen.clear()
        spent: list[float] = []
        demand = app.services.prices.demand

        def pay(address: str, price: float) -> None:
            spent.append(price)
            demand(address, price)

        monkeypatch.setattr(app.services.prices, "demand", pay)
        status, told = await app.request("POST", "/api/me/games/import", " " * 900_000, cookies)
        assert (status, told["code"]) == (409, "import-not-record")
    assert seen == [False, False]
    assert spent[0] == pytest.approx(45, abs=0.1)


def test_control_characters_are_found_however_they_are_written() -> None:
    """The same in one pattern, which is too slow for long texts."""
    pattern = re.compile(
        rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]"
        rb"|(?<!\\)(?:\\\\)*\\(?:[bf]|[uU]00(?:0[0-8bBcCeEfF]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F]))"
    )
    dice = random.Random(5)
    parts = [*(bytes([c]) for c in b"\\\\uU017fbn9x\t\xc2\x80\xa0"), b"00"]
    found = 0
    for _ in range(20_000):
        text = b"".join(dice.choices(parts, k=dice.randrange(1, 9)))
        assert _has_controls(text) == (pattern.search(text) is not None), text
        found += _has_controls(text)
    assert 500 < found < 19_500
    assert all(_has_controls(bytes([c])) == (c not in b"\t\n\r") for c in (*range(0x20), 0x7F))


async def test_half_a_character_in_a_record_is_refused_as_what_it_is(sqlite_server: Server) -> None:
    async with Person(sqlite_server.base) as ada:
        for line in (b'{"game":"\\ud800"}', b'{"game":"opale","version":1,"seats":["\\udfff"]}', b'{"game":"\xff"}'):
            refused = await ada.http.post("/api/me/games/import", content=line)
            assert (refused.status_code, refused.json()["code"]) == (409, "import-not-json"), refused.text
        endless = {"game": "opale", "version": ludoteka.game("opale").version, "setup": "|" * 4001}
        refused = await ada.http.post("/api/me/games/import", json=endless)
        assert (refused.status_code, refused.json()["code"]) == (409, "import-broken"), refused.text


async def test_a_house_is_given_few_files_at_once_and_another_when_one_has_come() -> None:
    tariff = Prices(Settings())
    with ExitStack() as files:
        for _ in range(4):
            tariff.check_files("here")
            files.enter_context(tariff.file("here"))
        with pytest.raises(TooMuch):
            tariff.check_files("here")
        tariff.check_files("elsewhere")
    tariff.check_files("here")


def test_a_few_who_ask_for_all_they_may_keep_nobody_from_studying() -> None:
    bots: Any = None
    thinking = Thinking(bots, Settings())
    with ExitStack() as asked:
        questions = [
            asked.enter_context(thinking._question(For(f"10.0.0.{house}", ""), str(window)))
            for house in range(4)
            for window in range(4)
        ]
        with pytest.raises(TooMuch):
            thinking.check(For("10.0.0.0", ""), "another")
        comers = [asked.enter_context(thinking._question(For(f"10.0.1.{n}", ""), "")) for n in range(12)]
        assert sum(question.ended for question in questions) == 12
        assert len({question.address for question in questions if not question.ended}) == 4, "each keeps one"
        assert not any(question.ended for question in comers)
        with pytest.raises(TooMuch):  # sixteen houses with one question each: there is no room for another
            thinking.check(For("10.0.2.0", ""), "")


async def test_whoever_opens_thousands_of_games_makes_no_lobby_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_LOOKED_AT", 5)
    opened = await store.Store.open(f"sqlite:///{tmp_path}/ludoteka.db")
    fixed = Setting("", "opale", 1, 2, {}, True, Clock(), 1, "v", 0)
    rows = [store.setting_row(replace(fixed, id=f"t{n}", created=n), "playing") for n in range(10)]
    sitting = [{"table_id": f"t{n}", "seat": seat, "visitor": "v"} for n in (0, 6) for seat in range(2)]
    await opened.write(Job([(schema.tables.insert(), rows), (schema.seats.insert(), sitting)]))
    found = [table for table, _ in await opened.running(3)]
    await opened.close()
    assert found == ["t6", "t9", "t8"], "of the newest, those with most people first"


async def test_no_error_of_the_store_tells_what_was_to_be_stored(tmp_path: Path) -> None:
    opened = await store.Store.open(f"sqlite:///{tmp_path}/ludoteka.db")
    with pytest.raises(SQLAlchemyError) as failed:
        await opened.read(lambda c: c.execute(text("SELECT :address FROM nowhere"), {"address": "ann@example.org"}))
    await opened.close()
    assert "nowhere" in str(failed.value)
    assert "ann@example.org" not in str(failed.value)
    assert open_engine("postgresql://nobody@127.0.0.1/none").hide_parameters


async def test_an_address_that_is_none_of_a_push_service_is_not_pushed_to_whoever_has_stored_it() -> None:
    inside = Subscription(endpoint="https://127.0.0.1/inside", p256dh="B" * 87, auth="a" * 22)
    dropped: list[str] = []

    class Kept:
        async def of(self, _: str) -> list[Subscription]:
            return [inside]

        async def silent(self, *_: str) -> bool:
            return False

        async def drop(self, endpoint: str) -> None:
            dropped.append(endpoint)

    class NeverPushing(Calls):
        def _push(self, *_: object) -> bool:
            raise AssertionError("it was pushed")

    kept: Any = Kept()
    letters: Any = None
    calls = NeverPushing(kept, Settings(), letters)
    await calls._tell("v", "t", "opale")
    await calls.close()
    assert dropped == [inside.endpoint]


async def test_who_reads_too_slowly_for_what_they_ask_for_is_cut_off() -> None:
    gate, sent, closed = asyncio.Event(), list[str](), list[int]()

    async def send(text: str) -> None:
        await gate.wait()
        sent.append(text)

    async def close(code: int) -> None:
        closed.append(code)

    slow = Viewer(None, "c", send, close, max_waiting=128, max_letters=1000)
    slow.send_text("a" * 5000)  # however long it is, one frame may wait
    await asyncio.sleep(0)
    gone = []
    for frame in ("b" * 5000, "c"):
        slow.send_text(frame)
        gone.append(slow.gone)
    assert gone == [False, True]
    await slow.close(0)
    assert (sent, closed) == ([], [CLOSE_SLOW_READER])
    # what was read waits no longer
    gate.set()
    swift = Viewer(None, "c", send, close, max_waiting=128, max_letters=1000)
    for _ in range(10):
        swift.send_text("d" * 900)
        while swift._flushing is not None:
            await asyncio.sleep(0)
    assert not swift.gone
    assert len(sent) == 10


def test_a_frame_that_asks_about_many_actions_costs_more_than_one_that_asks_about_one() -> None:
    asked = [of_frame(messages.Ask(number=1, about="preview", actions=["x"] * count)) for count in (0, 1, 3, 64)]
    assert asked == [2.0, 2.0, 3.0, 33.5]


async def test_no_game_is_played_again_while_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is written from what is known; what is shown later is played again beside the loop."""
    again: list[bool] = []
    play = TableState._played

    def note(state: TableState) -> Any:
        again.append(threading.current_thread() is threading.main_thread())
        return play(state)

    monkeypatch.setattr(TableState, "_played", note)
    monkeypatch.setattr(ludoteka.Record, "replay", lambda _: pytest.fail("it was played again"))
    async with application(tmp_path) as app:
        cookies: dict[str, str] = {}
        await app.request("POST", "/api/me", {"name": "Ada"}, cookies)
        wanted = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        table = (await app.request("POST", "/api/tables", wanted, cookies))[1]["id"]
        told = await app.request("POST", f"/api/tables/{table}/link/later", {"moves": 1}, cookies)
        key = told[1]["link"].partition("#watch=")[2]
        status, _ = await app.request("GET", f"/api/tables/{table}/replay?seat=0", **{"ludoteka-key": key})
        assert status == 200
        assert again == [False]
        wire = app.socket(table, cookies)
        wire.say("hello", protocol=messages.PROTOCOL, client="c")
        wire.say("resign")
        while not any(frame["type"] == "done" for frame in wire.frames):
            await asyncio.sleep(0)
        status, record = await app.request("GET", f"/api/tables/{table}/record")
        assert (status, record["resigned"]) == (200, [0])
        await wire.hang_up()


async def test_few_links_lead_to_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "MOST_LINKS", 2)
    async with application(tmp_path) as app:
        cookies: dict[str, str] = {}
        await app.request("POST", "/api/me", {"name": "Ada"}, cookies)
        wanted = {"game": "opale", "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        table = f"/api/tables/{(await app.request('POST', '/api/tables', wanted, cookies))[1]['id']}"

        async def ask(path: str, body: Any = None) -> Any:
            status, told = await app.request("POST", table + path, body, cookies)
            return told["code"] if status == 429 else status

        assert [await ask("/link") for _ in range(2)] == [201, "too-many-links"], "the first came with the table"
        assert [await ask("/link/new"), await ask("/link")] == [201, 201], "a new one voids those before"
        assert [await ask("/link/later", {"moves": 3}) for _ in range(3)] == [201, 201, "too-many-links"]
        assert [await ask("/seats/0/program") for _ in range(3)] == [201, 201, "too-many-links"]
        assert await ask("/seats/1/program") == "too-many-links", "nor is somebody made for nothing"
