"""Positions without a table, and lessons: what a board needs, from a request that holds everything."""

from __future__ import annotations

import httpx
import pytest

import ludoteka
from ludoteka.lessons.format import lessons_of
from ludoteka.server.web import prices
from tests.server.client import stranger
from tests.server.servers import Server

START = "akropolis 1 | 2 | 1-2-0-0-0 | turn=0 site=27.9.20.22 stones=1,2 city0=- city1=-"


async def post(server: Server, path: str, body: dict[str, object]) -> httpx.Response:
    async with stranger(server.base, headers={"origin": server.base}) as http:
        return await http.post(path, json=body)


async def get(server: Server, path: str) -> httpx.Response:
    async with stranger(server.base) as http:
        return await http.get(path)


async def test_a_position_is_shown_as_a_seat_sees_it_with_what_it_may_do(server: Server) -> None:
    told = (await post(server, "/api/study", {"game": "akropolis", "position": START, "seat": 0})).json()
    assert told["position"] == str(ludoteka.game("akropolis").parse(START))
    assert [legal["text"] for legal in told["legal"]] == ["take1", "take2"]
    assert told["view"]["past"] == {"paid": None}
    assert told["steps"] == []
    other = (await post(server, "/api/study", {"game": "akropolis", "position": START, "seat": 1})).json()
    assert other["legal"] == []


async def test_actions_are_played_one_after_the_other_and_asked_about_then(server: Server) -> None:
    body = {"game": "akropolis", "position": START, "seat": 0, "play": [{"take": 1}], "ask": ["1,-2:0"]}
    told = (await post(server, "/api/study", body)).json()
    assert told["view"]["taken"]["tile"] == 9
    assert told["view"]["past"] == {"paid": 1}
    assert [(step["seat"], step["text"]) for step in told["steps"]] == [(0, "take2")]
    assert told["steps"][0]["phrases"]
    (preview,) = told["items"]
    assert preview["change"]["total"] == 0
    why = (await post(server, "/api/study", {**body, "play": [], "about": "why", "ask": ["take4"]})).json()
    assert why["items"][0][0]["key"] == "akropolis-why-too-expensive"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"position": "nonsense"}, "bad-notation"),
        ({"position": START.replace("stones=1,2", "stones=99,2")}, "bad-notation"),
        ({"position": "x" * 5000}, "bad-request"),
        ({"play": ["take1"] * 17}, "bad-request"),
        ({"play": ["take4"]}, "illegal"),
        ({"play": ["sing"]}, "bad-notation"),
        ({"ask": [{"take": "one"}]}, "bad-notation"),
        ({"seat": 2}, "bad-players"),
        ({"more": 1}, "bad-request"),
    ],
)
async def test_what_cannot_be_shown_is_refused_by_name(server: Server, change: dict[str, object], code: str) -> None:
    answer = await post(server, "/api/study", {"game": "akropolis", "position": START, "seat": 0, **change})
    assert (answer.status_code // 100, answer.json()["code"]) == (4, code)


async def test_lessons_are_listed_and_a_step_is_begun_and_judged(server: Server) -> None:
    listed = {one["game"]: one["lessons"] for one in (await get(server, "/api/lessons")).json()}
    assert {game: len(found) for game, found in listed.items()} == {
        name: len(lessons_of(ludoteka.game(name))) for name in ludoteka.games()
    }
    assert (await get(server, "/api/lessons/akropolis")).json()["lessons"] == listed["akropolis"]
    path = "/api/lessons/akropolis/take/free"
    step = (await get(server, path)).json()
    assert (step["seat"], step["show"]["text"]) == (0, "take1")
    wrong = (await post(server, path, {"action": {"take": 1}})).json()
    assert (wrong["verdict"], wrong["slip"], wrong["figures"]) == ("slip", "paid", {"stones": 0})
    right = (await post(server, path, {"action": "take1"})).json()
    assert (right["verdict"], right["steps"][0]["view"]["taken"]["tile"]) == ("right", 27)
    following = (await get(server, "/api/lessons/akropolis/take/lay")).json()
    assert following["view"]["past"] == {"paid": 0}


async def test_what_is_no_lesson_and_no_action_is_refused_by_name(server: Server) -> None:
    for path in ("/api/lessons/akropolis/take/none", "/api/lessons/akropolis/none/free"):
        assert (await get(server, path)).json()["code"] == "no-lesson"
    assert (await get(server, "/api/lessons/chess")).json()["code"] == "unknown-game"
    illegal = (await post(server, "/api/lessons/akropolis/take/free", {"action": "take4"})).json()
    assert (illegal["code"], illegal["reasons"][0]["key"]) == ("illegal", "akropolis-why-too-expensive")


def test_study_costs_what_it_takes() -> None:
    assert prices.of_request("POST", "/api/study") == 6.0
    assert prices.of_request("POST", "/api/lessons/opale/kind/two") == 10.0
    assert prices.of_request("GET", "/api/lessons") == 1.0
