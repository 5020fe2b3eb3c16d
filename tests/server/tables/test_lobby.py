"""The lobby is read from columns that are true in the same transaction as the log."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live import seat_messages
from ludoteka.server.live.seat_logs import Memory
from ludoteka.server.state.events import LogEntry, Moved, Undone
from ludoteka.server.state.sight import Sight
from ludoteka.server.storage.store import Store
from tests.conformance.cases import few_cases
from tests.server.client import Person
from tests.server.older import take_back
from tests.server.room import begun
from tests.server.servers import Server


async def test_what_the_lobby_says_is_what_each_table_says(server: Server) -> None:
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:

        async def same() -> None:
            listed = {table["id"]: table for table in await whole_lobby(ada)}
            for known in tables:
                info = await ada.get(f"/api/tables/{known}")
                assert listed.get(known, info) == info
                assert (known in listed) == (info["state"] != "over")

        tables = [await ada.open(), await ada.open(seats="me bot:random"), await ada.open()]
        await same()
        await bob.post(f"/api/tables/{tables[0]}/join", {})
        await same()
        await bob.post(f"/api/tables/{tables[0]}/leave")
        await ada.post(f"/api/tables/{tables[0]}/chat", {"chat": False})
        await same()
        await bob.post(f"/api/tables/{tables[0]}/return")
        await ada.post(f"/api/tables/{tables[2]}/start", {"level": "random"})
        await same()
        b = await bob.watch(tables[0])
        await b.ask("resign")
        await same()
        await ada.post(f"/api/tables/{tables[0]}/rematch", {"again": True})
        await same()


async def whole_lobby(person: Person) -> list[dict[str, Any]]:
    """Return all tables of the lobby, page by page: other tests have opened some too."""
    page = await person.get("/api/tables")
    found: list[dict[str, Any]] = page["tables"]
    while page["next"] is not None:
        page = await person.get("/api/tables", before=page["next"])
        found += page["tables"]
    return found


async def test_games_worth_watching_are_public_and_played_by_people_or_strong_bots(own: Callable[..., Server]) -> None:
    server = own()  # where nothing else goes on: the busiest games come first
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob, Person(server.base, "Eve") as eve:

        async def watch() -> dict[str, int]:
            listed = (await eve.get("/api/tables"))["watch"]
            return {each["table"]["id"]: each["spectators"] for each in listed if each["table"]["id"] in tables}

        quiet = await ada.open()  # nobody plays yet
        hidden = await ada.open(public=False, seats="me bot:random")
        weak = await ada.open(seats="bot:random bot:master")
        strong = await ada.open(seats="bot:master bot:expert")
        alone = await ada.open(seats="me bot:random")
        pair = await ada.open()
        await bob.post(f"/api/tables/{pair}/join", {})
        tables = [quiet, hidden, weak, strong, alone, pair]
        assert await watch() == {pair: 0, alone: 0, strong: 0}
        await eve.watch(alone)
        a = await ada.watch(alone)
        assert list(await watch()) == [alone, pair, strong], "where somebody is now comes first"
        assert (await watch())[alone] == 1
        await a.ask("leave")
        assert alone not in await watch(), "a bot plays for the only person"
        b = await bob.watch(pair)
        await b.ask("resign")
        assert list(await watch()) == [strong], "what is over is not watched"


async def test_the_lobby_plays_no_game_again(own: Callable[..., Server], tmp_path: Path) -> None:
    """Damage every log: whoever would read it could not answer."""
    server = own()
    async with Person(server.base) as ada, Person(server.base, "Bob") as bob:
        tables = [await ada.open() for _ in range(3)]
        for table in tables:
            await bob.post(f"/api/tables/{table}/join", {})
        listed = await ada.get("/api/tables")
        old = await ada.open()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ludoteka.db")) as connection:
            connection.execute("UPDATE entries SET event = 'nonsense' WHERE table_id != ?", (old,))
            connection.execute("UPDATE tables SET info = NULL WHERE id = ?", (old,))  # from before there was any
            connection.commit()
        server.start()
        for _ in range(2):
            shown = (await ada.get("/api/tables"))["tables"]
            assert [table for table in shown if table["id"] != old] == listed["tables"]
            assert old in [table["id"] for table in shown]


def test_what_was_told_is_told_again_without_being_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for case in [case for case in few_cases() if case.name in ("opale", "oriflamme-alliance")][:3]:
        memory, state, dice = Memory(), begun(case), random.Random(5)

        def sight(seat: int | None, state=state) -> Sight:
            return Sight(state, None if seat is None else Visitor(f"v{seat}", "P"))

        for _ in range(25):
            position = state.position
            if position is None or state.status == "over":
                break
            seat = position.current_player
            assert seat is not None
            if state.trail and dice.random() < 0.3:
                state.apply(LogEntry(state.seq + 1, 0, Undone(seat)))
            else:
                action = dice.choice(position.legal_actions())
                state.apply(LogEntry(state.seq + 1, 0, Moved(seat, state.game.action_to_text(action))))
            for looker in (None, 0, 1):
                since = dice.randrange(state.seq + 1)
                assert memory.log(sight(looker), since) == seat_messages.log(sight(looker), since)
        for looker in (None, 0, 1):
            assert memory.log(sight(looker), 0) == seat_messages.log(sight(looker), 0)
        with monkeypatch.context() as patch:
            patch.setattr(seat_messages, "entry", None)
            for looker in (None, 0, 1):
                assert len(memory.log(sight(looker), 0)) == state.seq
                assert Memory().log(sight(looker), state.seq) == []  # whoever comes back and missed nothing


async def test_a_store_opens_what_an_older_release_has_left(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    await (await Store.open(url)).close()
    take_back(tmp_path / "x.db", "0003")
    store = await Store.open(url)
    assert msgspec.json.encode(await store.lobby(5)) == b"[]"
    await store.close()
