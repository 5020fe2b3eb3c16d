"""How long lists take where much is stored: the lobby, own tables, own games, statistics.

`python -m benchmarks.lists [--tables 100000] [--requests 100]` fills a SQLite file with tables, most of them over, and
asks a real server over HTTP, one request after the other. It prints the median and the slowest twentieth of each.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from tests.server.client import Person
from tests.server.servers import Server

import ludoteka
from ludoteka.server.state.events import Began, LogEntry, Moved, Sat
from ludoteka.server.state.table_info import info_of
from ludoteka.server.state.table_state import Setting, TableState
from ludoteka.server.storage import endings
from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.schema import entries, finished, results, seats, tables, visitors
from ludoteka.server.storage.store import knowledge, row_of, setting_row
from ludoteka.server.wire.wire_types import Clock

GAMES = ("opale", "orion-duel")
#: How many games those have played who are asked for: somebody, and somebody who has done nothing else for years.
PLAYED = {"Ada": 100, "Zoë": 5000}
#: Of a hundred tables so many wait for players, and so many are in play; the others are over.
WAITING, PLAYING = 2, 3
_AT_ONCE = 2000


def played(game: str, visitor: str, whole: bool) -> TableState:
    """Return a table where a visitor plays somebody, in its middle or to its end."""
    rules = ludoteka.game(game)
    setting = Setting("t", game, rules.version, 2, {}, True, Clock(), 1, visitor, 0)
    state, dice = TableState(setting), random.Random(1)
    for event in (Sat(0, "Ada", visitor), Sat(1, "Bob", "bob"), Began()):
        state.apply(LogEntry(state.seq + 1, 0, event))
    for _ in range(10_000 if whole else 10):
        if state.status == "over" or state.position is None or state.mover is None:
            break
        action = rules.action_to_text(dice.choice(state.position.legal_actions()))
        state.apply(LogEntry(state.seq + 1, 0, Moved(state.mover, action)))
    return state


def rows_of(state: TableState, number: int, visitor: str) -> dict[Any, list[dict[str, Any]]]:
    """Return the rows of a table like another one, at another time and of another person."""
    state.setting = replace(state.setting, id=f"{number:012x}", created=number, host=visitor)
    own, over = state.setting.id, state.status == "over"
    row = setting_row(state.setting, state.status) | {"info": knowledge(info_of(state))["known"]}
    found = {
        tables: [row | {"noted": over}],
        seats: [{"table_id": own, "seat": 0, "visitor": visitor, "over": over}],
        entries: [row_of(own, line) for line in state.lines[:3]],
    }
    if over:
        told = endings.told_of(state, number)
        state.chairs[0] = replace(state.chairs[0], visitor=visitor)
        record = msgspec.json.encode(endings.record_of(state, told)).decode()
        found[finished] = [{"table_id": own, "told": msgspec.json.encode(told).decode(), "record": record}]
        found[results] = [endings.result_of(state, told, visitor)]
    return found


def fill(connection: Connection, count: int) -> None:
    """Store so many tables: some of those who are asked for, the rest of a thousand others."""
    names = {row.name: row.id for row in connection.execute(select(visitors.c.id, visitors.c.name))}
    people = list(itertools.chain.from_iterable([names[name]] * games for name, games in PLAYED.items()))
    people += [f"other{number % 1000}" for number in range(count - len(people))]
    random.Random(1).shuffle(people)
    over = [played(game, "ada", True) for game in GAMES]
    running, waiting = played("opale", "ada", False), TableState(over[0].setting)
    waiting.apply(LogEntry(1, 0, Sat(0, "Ada", "ada")))
    kept: dict[Any, list[dict[str, Any]]] = {}
    for number, visitor in enumerate(people):
        place = number % 100
        like = waiting if place < WAITING else running if place < WAITING + PLAYING else over[number % len(over)]
        for table, rows in rows_of(like, number, visitor).items():
            kept.setdefault(table, []).extend(rows)
        if len(kept[tables]) >= _AT_ONCE or number == len(people) - 1:
            for table, rows in kept.items():
                connection.execute(insert(table), rows)
            kept = {}


async def ask(people: list[Person], requests: int) -> None:
    """Print how long each list takes."""
    first = (await people[0].get("/api/tables"))["next"]
    questions: list[tuple[str, Person, str, dict[str, Any]]] = [
        ("the lobby", people[0], "/api/tables", {}),
        ("its next page", people[0], "/api/tables", {"before": first}),
    ]
    for person in people:
        own = f"{person.name} ({PLAYED[person.name]} games)"
        middle = (await person.get("/api/me/games"))["next"]
        questions += [
            (f"{own}: running", person, "/api/me/tables", {}),
            (f"{own}: finished", person, "/api/me/games", {}),
            (f"{own}: next page", person, "/api/me/games", {"before": middle}),
            (f"{own}: won, by name", person, "/api/me/games", {"only": "won", "name": "bob"}),
            (f"{own}: nothing found", person, "/api/me/games", {"name": "nobody"}),
            (f"{own}: statistics", person, "/api/me/statistics", {}),
        ]
    print(f"{'':36} median  slowest 5 %   (ms, {requests} requests)")
    for name, person, path, search in questions:
        times = []
        for _ in range(requests):
            begun = time.perf_counter()
            await person.get(path, **search)
            times.append((time.perf_counter() - begun) * 1000)
        print(f"{name:36} {statistics.median(times):6.1f} {statistics.quantiles(times, n=20)[-1]:8.1f}")


async def main(count: int, requests: int, folder: Path) -> None:
    """Fill a database and ask a server that has it."""
    url = f"sqlite:///{folder}/ludoteka.db"
    server = Server(url, folder / "log").start()
    people = [Person(server.base, name) for name in PLAYED]
    for person in people:
        await person.__aenter__()
    server.stop()
    engine = open_engine(url)
    begun = time.perf_counter()
    with engine.begin() as connection:
        fill(connection, count)
    engine.dispose()
    print(f"{count} tables stored in {time.perf_counter() - begun:.0f} s")
    server.start()
    try:
        await ask(people, requests)
    finally:
        server.stop()
        for person in people:
            await person.__aexit__()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100_000)
    options.add_argument("--requests", type=int, default=100)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(main(given.tables, given.requests, Path(made)))
