"""Workers that share a PostgreSQL and a Redis, each at a port of its own as if on a machine of its own."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.nursery import Nursery
from tests.server.postgres import Postgres, new_database, postgres_server
from tests.server.redis import RedisServer
from tests.server.workers.house import House

_numbers = itertools.count(1)


@pytest.fixture
def database(postgres_url: str) -> str:
    return new_database(postgres_url, f"house_{os.getpid()}_{next(_numbers)}")


@pytest.fixture
def postgres_of_its_own(postgres_url: str) -> Iterator[Postgres]:
    """A PostgreSQL that a test may restart."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, nursery: Nursery, database: str, bus: RedisServer) -> Iterator[Callable[..., House]]:
    """Makes so many workers that serve one house, and stops them afterwards."""
    with ExitStack() as made:

        def make(workers: int = 2, **settings: Any) -> House:
            return made.enter_context(House(nursery, database, bus, tmp_path / "log", workers, settings))

        yield make
