"""Real servers for the tests: one on SQLite, one on PostgreSQL."""

from __future__ import annotations

import asyncio
import functools
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.effort import tries
from tests.server.dice import DRAWING, Dice
from tests.server.nursery import Forked, Nursery
from tests.server.nursery import nursery as shared_nursery
from tests.server.postgres import postgres
from tests.server.redis import RedisServer
from tests.server.servers import Server

#: Seconds until a test is taken for one that hangs: far more than the longest takes beside others on a small machine.
LIMIT = 1200


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=tries(60, 200), help="how often the kill test kills the server")


def pytest_pycollect_makeitem(collector: Any, name: str, obj: Any) -> None:
    """Run tests that are coroutines in an event loop."""
    if name.startswith("test") and asyncio.iscoroutinefunction(obj):
        setattr(collector.obj, name, _in_loop(obj))


def _in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(LIMIT):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


@pytest.fixture(scope="session")
def deal_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A file with the name of the test that runs, which servers deal by."""
    path = Server.dice = tmp_path_factory.mktemp("dice") / "test"
    path.touch()
    yield path
    Server.dice = None


@pytest.fixture(autouse=True)
def deal_by_name(deal_file: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers, and tables in this process, deal the same in every run of a test, whatever ran before it."""
    name: str = request.node.nodeid
    deal_file.write_text(name)
    for module, kind in DRAWING.items():
        monkeypatch.setattr(module, "secrets", Dice(lambda: name, kind))


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """An empty PostgreSQL; skipped loudly where there is none, never in CI."""
    try:
        with postgres() as url:
            yield url
    except RuntimeError as error:
        if os.environ.get("CI") == "true":
            raise
        print(f"\n!!! NOT TESTED ON POSTGRESQL: {error}", flush=True)
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis; skipped loudly where there is none, never in CI."""
    try:
        redis = RedisServer(tmp_path)
    except RuntimeError as error:
        if os.environ.get("CI") == "true":
            raise
        print(f"\n!!! NOT TESTED WITH REDIS: {error}", flush=True)
        pytest.skip(f"NOT TESTED WITH REDIS: {error}")
    with redis:
        yield redis


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory, deal_file: Path) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sqlite")
    with Server(f"sqlite:///{folder}/ludoteka.db", folder / "log") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, deal_file: Path, postgres_url: str) -> Iterator[Server]:
    with Server(postgres_url, tmp_path_factory.mktemp("postgres") / "log") as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A running server, on each kind of store in turn."""
    name = "sqlite_server" if request.param == "sqlite" else "postgres_server"
    running: Server = request.getfixturevalue(name)
    return running


@pytest.fixture(scope="session")
def nursery() -> Nursery:
    return shared_nursery()


@pytest.fixture
def own(tmp_path: Path, nursery: Nursery) -> Iterator[Callable[..., Server]]:
    """Makes servers for one test alone, on one SQLite file, and stops them afterwards."""
    with ExitStack() as made:

        def make(**settings: Any) -> Server:
            database = settings.pop("database", f"sqlite:///{tmp_path}/ludoteka.db")
            return made.enter_context(Forked(nursery, database, tmp_path / "log", **settings))

        yield make
