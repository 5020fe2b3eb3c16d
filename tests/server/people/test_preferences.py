"""How somebody likes the page is kept with who they are."""

from __future__ import annotations

import pytest

from tests.server.client import Person, stranger
from tests.server.servers import Server


async def test_preferences_go_with_a_person_to_another_device(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        nothing = (await ada.get("/api/me"))["preferences"]
        assert set(nothing.values()) == {None}
        chosen = await ada.post("/api/me/preferences", {"theme": "dark", "turn": 0})
        assert chosen == nothing | {"theme": "dark", "turn": 0}
        # what is not named stays; another name changes nothing; other people are other people
        assert await ada.post("/api/me/preferences", {"motion": "slow"}) == chosen | {"motion": "slow"}
        off = {"confirm": False, "labels": False, "patterns": True, "hints": False, "reactions": False}
        chosen = await ada.post("/api/me/preferences", off) | {"motion": None}
        await ada.post("/api/me", {"name": "Ada Byron"})
        assert (await ada.get("/api/me"))["preferences"] == chosen | {"motion": "slow"}
        assert (await bob.get("/api/me"))["preferences"] == nothing
        code = (await ada.post("/api/me/link", {}))["link"].partition("code=")[2]
        there = await bob.post("/api/me/continue", {"code": code, "instead": True})
        assert there == {"name": "Ada Byron", "preferences": chosen | {"motion": "slow"}, "banned": None}


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "pink"},
        {"turn": 101},
        {"turn": -1},
        {"pieces": "loud"},
        {"notify": "yes"},
        {"confirm": "never"},
        {"patterns": "dots"},
        {"shoes": "red"},
        ["theme"],
    ],
)
async def test_what_is_no_preference_is_refused(server: Server, wrong: object) -> None:
    async with Person(server.base) as ada:
        answer = await ada.http.post("/api/me/preferences", json=wrong)
        assert answer.status_code == 400
        assert set((await ada.get("/api/me"))["preferences"].values()) == {None}


async def test_nobody_has_no_preferences(server: Server) -> None:
    async with stranger(server.base) as http:
        assert (await http.get("/api/me")).json()["name"] is None
        assert (await http.post("/api/me/preferences", json={"theme": "dark"})).status_code == 401
