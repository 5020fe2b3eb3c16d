"""Puzzles are searched for by workers: the same ones as here, whoever dies, and here where there is nobody."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.puzzles.finding import Runner, collection, find, here
from ludoteka.puzzles.hunting import Bag
from ludoteka.server.bots import jobs
from ludoteka.server.bots.searching import on_workers
from tests.puzzles.test_finding import OPALE, series
from tests.server.jobs.thinkers import Answerer, Thinker
from tests.server.ports import free_port
from tests.server.redis import RedisServer

GAMES = 6


def found(path: Path, run: Runner) -> list[dict[str, Any]]:
    find(path, series(), 60, GAMES, run)
    return [puzzle.to_json() for puzzle in collection(path, series(), 60).puzzles]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    return found(tmp_path_factory.mktemp("here") / "one.jsonl", here(1))


def test_workers_find_the_same_puzzles_though_one_is_killed(
    bus: RedisServer, thinker: Callable[..., Thinker], tmp_path: Path, expected: list[dict[str, Any]]
) -> None:
    workers = [thinker("opale", threads=1), thinker("opale", threads=1)]
    told: list[list[dict[str, Any]]] = []
    search = threading.Thread(target=lambda: told.append(found(tmp_path / "far.jsonl", on_workers(bus.url))))
    search.start()
    while not workers[0].taken():
        time.sleep(0.005)
    workers[0].kill()
    search.join()
    assert told == [expected]
    lines = (tmp_path / "far.jsonl").read_text().splitlines()
    assert len(lines) == 1 + GAMES, "each game was gone through once"
    assert workers[0].taken() + workers[1].taken() >= GAMES


async def test_where_nobody_thinks_or_workers_fail_games_are_gone_through_here(
    bus: RedisServer, tmp_path: Path, expected: list[dict[str, Any]]
) -> None:
    def search(name: str) -> list[dict[str, Any]]:
        return found(tmp_path / name, on_workers(bus.url))

    assert await asyncio.to_thread(search, "nobody.jsonl") == expected
    for number, (what, answer) in enumerate(
        [("failed", b"no idea"), ("done", jobs.encode(Bag(99, 1))), ("done", b"\xc1")]
    ):
        liar = Answerer(bus.url, jobs.rules_of(OPALE), answer, what)
        assert await asyncio.to_thread(search, f"{number}.jsonl") == expected
        await liar.taker.close()
        assert len(liar.taken) == GAMES


def test_a_bus_that_does_not_answer_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludoteka", "puzzles", "find", OPALE.name, "--out", str(tmp_path / "p.json")]
    url = f"redis://name:secret@127.0.0.1:{free_port()}"
    said = subprocess.run([*command, "--bus", url, "--lang", "en"], capture_output=True, text=True)
    assert said.returncode == 2, said
    assert url.replace("name:secret@", "") in said.stderr
    assert "secret" not in said.stdout + said.stderr
