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

from tests.server.postgres import postgres
from tests.server.servers import Server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=200, help="how often the kill test kills the server")


def pytest_pycollect_makeitem(collector: Any, name: str, obj: Any) -> None:
    """Run tests that are coroutines in an event loop."""
    if name.startswith("test") and asyncio.iscoroutinefunction(obj):
        setattr(collector.obj, name, _in_loop(obj))


def _in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(180):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


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


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sqlite")
    with Server(f"sqlite:///{folder}/ludoteka.db", folder / "log") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres_url: str) -> Iterator[Server]:
    with Server(postgres_url, tmp_path_factory.mktemp("postgres") / "log") as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A running server, on each kind of store in turn."""
    name = "sqlite_server" if request.param == "sqlite" else "postgres_server"
    running: Server = request.getfixturevalue(name)
    return running


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers for one test alone, on one SQLite file, and stops them afterwards."""
    with ExitStack() as made:

        def make(**settings: Any) -> Server:
            database = settings.pop("database", f"sqlite:///{tmp_path}/ludoteka.db")
            return made.enter_context(Server(database, tmp_path / "log", **settings))

        yield make
