"""Reviews over HTTP: after the end only, one job for all who ask, and no longer than somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import ludoteka
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
        running = await ada.open("akropolis", seats="me")
        early = await ada.http.post(f"/api/tables/{running}/review")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        await (await ada.watch(running)).ask("resign")
        assert (await ada.http.post(f"/api/tables/{running}/review")).json()["code"] == "nothing-decided"

        table = await played(ada, public=False)
        none = await ada.get(f"/api/tables/{table}/review")
        assert (none["state"], none["found"]) == ("none", None)
        assert (await bob.http.post(f"/api/tables/{table}/review")).status_code == 404
        assert (await bob.http.get(f"/api/tables/{table}/review")).status_code == 404

        found = (await finished(ada, table))["found"]
        decisions = len((await ada.get(f"/api/tables/{table}/record"))["actions"])
        assert len(found["chances"]) == decisions + 1
        assert 0 < found["deep"] <= decisions  # a slow machine comes to an end in time, not in depth
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


@contextmanager
def reviewing(seconds: float = 1.0) -> Iterator[reviews.Reviews]:
    """Give what makes reviews, with a thread to think in."""
    settings, bots = Settings(review_seconds=seconds), BotPool(1)
    service = reviews.Reviews(Prices(settings), bots, settings)
    try:
        yield service
    finally:
        service.close()
        bots.close()


async def test_a_review_rests_when_nobody_waits_and_goes_on_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("a")
    with reviewing() as service:
        monkeypatch.setattr(reviews, "_PATIENCE", -1.0)
        service.begin(table, "here", "ada")
        await until("paused", lambda: service.look(table))
        monkeypatch.setattr(reviews, "_PATIENCE", 60.0)
        assert told(service.begin(table, "here", "bob"))["state"] in ("waiting", "quick", "deep")
        done = await until("done", lambda: service.look(table))
        assert 0 < done["found"]["deep"] <= len(table.moves)


async def test_a_quick_look_is_enough_until_somebody_wants_more() -> None:
    table = over("a")
    with reviewing() as service:
        service.begin(table, "here", "ada", quick=True)
        looked = await until("paused", lambda: service.look(table))
        assert len(looked["found"]["chances"]) == len(table.moves) + 1
        assert looked["found"]["deep"] == 0
        # who wants no more is told what is known: nothing is thought about again
        assert told(service.begin(table, "there", "bob", quick=True)) == looked
        assert told(service.begin(table, "here", "bob"))["state"] in ("waiting", "quick", "deep")
        done = await until("done", lambda: service.look(table))
        assert 0 < done["found"]["deep"] <= len(table.moves)
        assert told(service.begin(table, "here", "ada", quick=True)) == done


async def test_a_quick_look_that_is_in_the_making_becomes_a_review() -> None:
    table = over("a")
    with reviewing() as service:
        service.begin(table, "here", "ada", quick=True)
        service.begin(table, "here", "bob")
        done = await until("done", lambda: service.look(table))
        assert 0 < done["found"]["deep"] <= len(table.moves)


async def test_a_visitor_has_few_reviews_in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    with reviewing(seconds=3600.0) as service:
        for name in "ab":
            service.begin(over(name), "here", "ada")
        service.begin(over("a"), "here", "ada")
        with pytest.raises(TooMuch, match="being reviewed"):
            service.begin(over("c"), "here", "ada")
        assert told(service.begin(over("c"), "here", "bob"))["state"] == "waiting"


async def test_what_fails_is_said_and_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("a")
    begin = reviews._begin

    def broken(*args: Any) -> Any:
        raise RuntimeError("no paper left")

    with reviewing(seconds=0.5) as service:
        monkeypatch.setattr(reviews, "_begin", broken)
        service.begin(table, "here", None)
        await until("failed", lambda: service.look(table))
        monkeypatch.setattr(reviews, "_begin", begin)
        service.begin(table, "here", None)
        await until("done", lambda: service.look(table))


async def test_a_game_that_was_given_up_is_reviewed_and_says_so(own: Callable[..., Server]) -> None:
    server = own(bot_pace=0.0, review_seconds=1.0)
    async with Person(server.base) as ada:
        table = await ada.open(seats="me bot:random")
        watcher = await ada.watch(table)
        for _ in range(4):
            await watcher.my_turn()
            await watcher.move()
        await watcher.my_turn()
        await watcher.ask("resign")
        found = (await finished(ada, table))["found"]
        assert found["given_up"] == {"seats": [0], "result": [0.0, 1.0]}
        assert [side["last"] for side in found["seats"]] == [0.0, 1.0]
        assert 0 < found["chances"][-1][0] < 1
        for side in found["seats"]:
            for slip in side["slips"]:
                position = ludoteka.game("opale").parse(slip["position"])
                texts = [ludoteka.game("opale").action_to_text(action) for action in position.legal_actions()]
                assert {slip["taken"]["text"], slip["best"]["text"]} <= set(texts)
                for text in (slip["best"]["text"], *(step["text"] for step in slip["then"])):
                    position.apply(position.game.action_from_text(text))


async def test_what_is_known_stays_where_a_review_stops_in_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("a")
    some = reviews._some

    def breaks(one: Any, stop: Any) -> Any:
        if not one.quick:
            raise RuntimeError("no paper left")
        return some(one, stop)

    with reviewing() as service:
        monkeypatch.setattr(reviews, "_some", breaks)
        service.begin(table, "here", None)
        stopped = await until("failed", lambda: service.look(table))
        assert stopped["found"]["deep"] == 0
        monkeypatch.setattr(reviews, "_some", some)
        service.begin(table, "here", None)
        done = await until("done", lambda: service.look(table))
        assert 0 < done["found"]["deep"] <= len(table.moves)
