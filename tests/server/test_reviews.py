"""Reviews over HTTP: after the end only, one job for all who ask, and no longer than somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludoteka.server.bots.bot_pool import BotPool
from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.web import reviews
from ludoteka.server.web.prices import Prices
from tests.review.games import blundered
from tests.server.client import Person
from tests.server.servers import Server


async def finished(person: Person, table: str) -> dict[str, Any]:
    """Ask until a review is done."""
    told: dict[str, Any] = await person.post(f"/api/tables/{table}/review")
    while told["state"] != "done":
        assert told["state"] in ("waiting", "quick", "deep", "paused"), told
        await asyncio.sleep(0.05)
        told = await person.get(f"/api/tables/{table}/review")
    return told


async def played(person: Person, **more: Any) -> str:
    """Let bots play a game to its end before the eyes of a person."""
    table = await person.open(seats="bot:random bot:random", **more)
    watcher = await person.watch(table)
    while not watcher.over:
        await watcher.receive()
    return table


async def test_a_game_is_reviewed_after_its_end_for_all_who_may_see_it(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.0, review_seconds=1.0)
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        running = await ada.open(seats="me bot:random")
        early = await ada.http.post(f"/api/tables/{running}/review")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        await (await ada.watch(running)).ask("resign")
        assert (await ada.http.post(f"/api/tables/{running}/review")).json()["code"] == "given-up"

        table = await played(ada, public=False)
        none = await ada.get(f"/api/tables/{table}/review")
        assert (none["state"], none["found"]) == ("none", None)
        assert (await bob.http.post(f"/api/tables/{table}/review")).status_code == 404
        assert (await bob.http.get(f"/api/tables/{table}/review")).status_code == 404

        found = (await finished(ada, table))["found"]
        decisions = len((await ada.get(f"/api/tables/{table}/record"))["actions"])
        assert len(found["chances"]) == decisions + 1
        assert found["deep"] == decisions
        for side in found["seats"]:
            total = side["first"] + side["own"] + side["others"] + side["luck"]
            assert total == pytest.approx(side["last"], abs=1e-3)
            assert all(slip["better"]["key"].startswith("opale") for slip in side["slips"])
        assert (await ada.post(f"/api/tables/{table}/review"))["found"] == found


def over(name: str) -> Any:
    """Return as much of a table where a game is over as a review needs."""
    record = blundered("opale")
    return SimpleNamespace(
        status="over",
        position=record.position(),
        moves=record.actions,
        setting=SimpleNamespace(id=name, game="opale"),
        record=lambda: record,
    )


def told(answer: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(answer)
    return found


async def until(state: str, look: Callable[[], bytes]) -> dict[str, Any]:
    while (now := told(look()))["state"] != state:
        await asyncio.sleep(0.02)
    return now


async def test_a_review_rests_when_nobody_waits_and_goes_on_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(review_seconds=1.0)
    bots = BotPool(1)
    service, table = reviews.Reviews(Prices(settings), bots, settings), over("a")
    try:
        monkeypatch.setattr(reviews, "_PATIENCE", -1.0)
        service.begin(table, "here", "ada")
        await until("paused", lambda: service.look(table))
        monkeypatch.setattr(reviews, "_PATIENCE", 60.0)
        assert told(service.begin(table, "here", "bob"))["state"] in ("waiting", "quick", "deep")
        done = await until("done", lambda: service.look(table))
        assert done["found"]["deep"] == len(table.moves)
    finally:
        service.close()
        bots.close()


async def test_a_visitor_has_few_reviews_in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(review_seconds=3600.0)
    bots = BotPool(1)
    service = reviews.Reviews(Prices(settings), bots, settings)
    try:
        for name in "ab":
            service.begin(over(name), "here", "ada")
        service.begin(over("a"), "here", "ada")
        with pytest.raises(TooMuch, match="being reviewed"):
            service.begin(over("c"), "here", "ada")
        assert told(service.begin(over("c"), "here", "bob"))["state"] == "waiting"
    finally:
        service.close()
        bots.close()


async def test_what_fails_is_said_and_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(review_seconds=0.5)
    bots = BotPool(1)
    service, table = reviews.Reviews(Prices(settings), bots, settings), over("a")
    begin = reviews._begin

    def broken(*args: Any) -> Any:
        raise RuntimeError("no paper left")

    try:
        monkeypatch.setattr(reviews, "_begin", broken)
        service.begin(table, "here", None)
        await until("failed", lambda: service.look(table))
        monkeypatch.setattr(reviews, "_begin", begin)
        service.begin(table, "here", None)
        await until("done", lambda: service.look(table))
    finally:
        service.close()
        bots.close()
