"""Processes that think, started as a host starts them and ended with the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.jobs.thinkers import Thinker
from tests.server.redis import RedisServer
from tests.server.workers.conftest import database, house

__all__ = ["database", "house"]


@pytest.fixture
def thinker(tmp_path: Path, bus: RedisServer) -> Iterator[Callable[..., Thinker]]:
    """Starts a worker that is ready to think about some games."""
    made: list[Thinker] = []

    def make(*games: str, **more: Any) -> Thinker:
        made.append(Thinker(bus.url, tmp_path / f"thinker-{len(made)}", **more))
        return made[-1].until_ready(*games)

    yield make
    for each in made:
        each.stop()
