"""Positions as links, pictures of them, and the engine's opinion: what is given, what is refused, what it may cost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteka
from ludoteka.engine.codes import write_code, write_known
from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.web.picture_cache import PictureCache
from ludoteka.server.web.prices import Prices
from tests.server.client import Person, stranger
from tests.server.servers import Server

INDEX = "<!doctype html><html><head><title>x</title></head><body></body></html>"
OPALE = ludoteka.game("opale")


async def post(server: Server, path: str, **body: Any) -> httpx.Response:
    async with stranger(server.base, headers={"origin": server.base}) as http:
        return await http.post(path, json=body)


@pytest.mark.parametrize("name", ludoteka.games())
async def test_a_game_is_set_up_shared_and_opened_by_somebody_else(server: Server, name: str) -> None:
    begun = (await post(server, "/api/positions", game=name)).json()
    assert begun["whole"]
    position = ludoteka.game(name).parse(begun["position"])
    action = ludoteka.game(name).action_to_text(position.legal_actions()[0])
    studied = (
        await post(server, "/api/study", game=name, position=begun["position"], seat="mover", play=[action])
    ).json()
    assert studied["seat"] == ludoteka.game(name).parse(studied["position"]).current_player
    assert studied["steps"][0]["position"] == studied["position"]
    shared = (await post(server, "/api/positions/link", game=name, position=studied["position"])).json()
    for text in (shared["code"], studied["position"]):
        found = (await post(server, "/api/positions/read", game=name, position=text)).json()
        assert (
            ludoteka.game(name).parse(found["position"]).key() == ludoteka.game(name).parse(studied["position"]).key()
        )
    known = (
        await post(server, "/api/positions/link", game=name, position=studied["position"], whole=False, seat=0)
    ).json()
    assert known["whole"] == ludoteka.game(name).header.perfect
    bot = (await post(server, "/api/study/bot", game=name, position=studied["position"], level="novice")).json()
    position = ludoteka.game(name).parse(studied["position"])
    assert bot["text"] in [ludoteka.game(name).action_to_text(choice) for choice in position.legal_actions()]


async def test_options_and_players_of_a_set_up_are_checked(server: Server) -> None:
    four = (await post(server, "/api/positions", game="akropolis", players=4)).json()
    assert ludoteka.game("akropolis").parse(four["position"]).players == 4
    assert (await post(server, "/api/positions", game="akropolis", players=9)).json()["code"] == "bad-players"
    assert (await post(server, "/api/positions", game="opale", options={"seed": 1})).json()["code"] == "bad-option"


CODE = write_code(OPALE.new(seed=5))


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("opale", CODE[:-4], "link-broken"),
        ("opale", "garbage", "link-broken"),
        ("opale", "9" + CODE, "link-outdated"),
        ("akropolis", CODE, "link-foreign"),
        ("akropolis", str(OPALE.new(seed=5)), "link-foreign"),
        ("opale", str(OPALE.new(seed=5)).replace("turn=0", "turn=7"), "bad-position"),
        ("opale", "opale 1 | 2 | x | y", "bad-position"),
        ("opale", "x" * 5000, "bad-request"),
        ("chess", CODE, "unknown-game"),
    ],
)
async def test_a_bad_link_is_named(server: Server, game: str, text: str, code: str) -> None:
    answer = await post(server, "/api/positions/read", game=game, position=text)
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] == code
    assert answer.json()["message"]


async def test_hands_are_open_where_one_wants_to_see_them(server: Server) -> None:
    position = str(OPALE.new(seed=5))
    closed = (await post(server, "/api/study", game="opale", position=position, seat=0)).json()["view"]
    opened = (await post(server, "/api/study", game="opale", position=position, seat=0, open=True)).json()["view"]
    assert "hand" not in closed["seats"][1]
    assert opened["seats"][1]["hand"]
    assert opened["seat"] == 0


async def test_a_moment_of_a_table_is_whole_after_the_end_and_before_it_what_the_seat_knows(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        table = await ada.open(seats="me bot:random")
        running = await ada.get(f"/api/tables/{table}/position", seat=0)
        assert not running["whole"]
        assert running["seat"] == 0
        assert running["moves"] == []
        refused = await bob.http.get(f"/api/tables/{table}/position", params={"seat": 0})
        assert refused.json()["code"] == "not-your-eyes"
        assert not (await bob.get(f"/api/tables/{table}/position"))["whole"]
        a = await ada.watch(table)
        await a.ask("resign")
        over = await bob.get(f"/api/tables/{table}/position", move=0)
        assert over["whole"]
        assert over["at"] == 0
        two = await ada.open(seats="me open")
        await bob.post(f"/api/tables/{two}/join", {})
        for person in (ada, bob):
            refused = await person.http.get(f"/api/tables/{two}/position")
            assert refused.json()["code"] == "people-play"


# ---- the engine


async def thoughts(http: httpx.AsyncClient, **body: Any) -> list[dict[str, Any]]:
    async with http.stream("POST", "/api/study/think", json={"game": "opale", "position": START} | body) as answer:
        assert answer.status_code == 200, await answer.aread()
        return [json.loads(line) async for line in answer.aiter_lines()]


START = str(OPALE.new(seed=8))


async def busy(http: httpx.AsyncClient, count: int) -> None:
    """Wait until the server thinks about so many positions."""
    while f"ludoteka_studies_thinking {count:.1f}" not in (await http.get("/metrics")).text:
        await asyncio.sleep(0.05)


async def test_the_engine_tells_lines_while_it_thinks_and_stops_in_time(own: Callable[..., Server]) -> None:
    server = own(study_seconds=600.0)
    async with stranger(server.base, headers={"origin": server.base}) as http:
        deep = []
        async with http.stream("POST", "/api/study/think", json={"game": "opale", "position": START}) as answer:
            async for line in answer.aiter_lines():
                thought = json.loads(line)
                assert thought["most"] == 600.0
                deep += [thought] if thought["state"] != "waiting" else []
                if len(deep) == 4:
                    break
        assert {thought["state"] for thought in deep} == {"thinking"}
        assert [thought["simulations"] for thought in deep] == sorted(thought["simulations"] for thought in deep)
        told = await thoughts(http, seconds=1.0)
        assert told[-1]["state"] == "done"
        assert {thought["most"] for thought in told} == {1.0}
        legal = {OPALE.action_to_text(action) for action in OPALE.parse(START).legal_actions()}
        for line in told[-1]["lines"]:
            assert line["text"] in legal
            assert sum(line["chances"]) == pytest.approx(1, abs=0.01)
            assert line["phrase"]["key"].startswith("opale")
        over = OPALE.new(seed=1)
        while not over.is_over:
            over.apply(over.legal_actions()[0])
        refused = await http.post("/api/study/think", json={"game": "opale", "position": str(over)})
        assert refused.json()["code"] == "over"
        bad = await http.post("/api/study/think", json={"game": "opale", "position": "nonsense"})
        assert bad.json()["code"] == "bad-position"


async def test_nobody_thinks_for_who_has_gone_and_one_address_gets_no_more_than_its_share(
    own: Callable[..., Server],
) -> None:
    server = own(study_seconds=600.0)
    async with stranger(server.base, headers={"origin": server.base}) as http:
        asked = [asyncio.create_task(thoughts(http, window=str(number))) for number in range(4)]
        await busy(http, 4)
        refused = await http.post("/api/study/think", json={"game": "opale", "position": START, "window": "5"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-thoughts")
        again = asyncio.create_task(thoughts(http, window="0"))
        await asked[0]  # another question from the same window ends the one before
        await busy(http, 4)
        for task in (*asked[1:], again):
            task.cancel()
        await asyncio.gather(*asked, again, return_exceptions=True)
        await busy(http, 0)
        last = asyncio.create_task(thoughts(http))
        await busy(http, 1)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(last, return_exceptions=True)
    assert "Traceback" not in server.log.read_text(), "whoever listens is not waited for when the server stops"


# ---- pictures


async def marks_are_drawn_or_refused(http: httpx.AsyncClient, game: ludoteka.Game) -> None:
    """What was played, and ranks, are drawn where nothing is hidden; where something is, marks would tell of it."""
    position = game.new(seed=2)
    action = game.action_to_text(position.legal_actions()[0])
    path = f"/api/pictures/{game.name}/{write_code(position)}.svg"
    plain = await http.get(path)
    marked = await http.get(path, params={"mark": [f"played:{action}", f"1:{action}"]})
    assert marked.text.startswith("<svg")
    assert (marked.text != plain.text) is (not game.header.hidden)
    if not game.header.hidden:
        for wrong in ("best:" + action, "1:nothing", "1:" + "x" * 5000):
            assert (await http.get(path, params={"mark": wrong})).status_code in (400, 409, 414, 422), wrong
        assert (await http.get(path, params={"mark": [f"1:{action}"] * 6})).status_code == 400


async def test_a_link_shows_the_board_where_nobody_has_opened_it_yet(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text(INDEX)
    server = own(static=str(tmp_path / "web"))
    async with stranger(server.base) as http:
        for name in ludoteka.games():
            game = ludoteka.game(name)
            for code in (write_code(game.new(seed=2)), write_known(game.new(seed=2), 0)):
                page = await http.get(f"/study/{name}/{code}", headers={"accept-language": "uk,en;q=0.5"})
                assert f'content="{server.base}/api/pictures/{name}/{code}.png"' in page.text
                assert "Аналіз" in page.text
                picture = await http.get(f"/api/pictures/{name}/{code}.png")
                assert picture.content.startswith(b"\x89PNG")
                assert picture.headers["content-type"] == "image/png"
                assert "immutable" in picture.headers["cache-control"]
                drawn = await http.get(f"/api/pictures/{name}/{code}.svg")
                assert drawn.text.startswith("<svg")
            await marks_are_drawn_or_refused(http, game)
        for path in ("/study", "/study/opale", "/study/chess/abc", "/study/opale/broken", "/study/opale/a/b|c"):
            page = await http.get(path)
            assert (page.status_code, page.text) == (200, INDEX), path
        assert (await http.get("/api/pictures/opale/broken.png")).json()["code"] == "link-broken"
        assert (await http.get(f"/api/pictures/opale/{CODE}.gif")).status_code == 404


async def test_a_picture_is_paid_for_once_and_only_some_are_kept() -> None:
    cache, made = PictureCache(Prices(Settings(request_credit=510.0, request_rate=0.001)), most=25), []

    async def make() -> bytes:
        made.append(1)
        return b"0123456789"

    for _ in range(3):
        assert await cache.get(("opale", "1", "png"), "here", make) == b"0123456789"
    assert len(made) == 1
    await cache.get(("opale", "2", "png"), "here", make)
    with pytest.raises(TooMuch):
        await cache.get(("opale", "3", "png"), "here", make)
    await cache.get(("opale", "3", "png"), "there", make)
    assert len(cache._kept) == 2
