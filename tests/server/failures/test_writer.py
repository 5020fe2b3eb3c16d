"""The one thread that writes: together what comes together, each for itself where one is at fault."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, select

from ludoteka.server.common.errors import StorageFailed
from ludoteka.server.storage.database import open_engine
from ludoteka.server.storage.migrations import migrate
from ludoteka.server.storage.schema import uptimes
from ludoteka.server.storage.writer import MOST_JOBS, Job, Writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(f"sqlite:///{tmp_path}/ludoteka.db")
    with engine.begin() as connection:
        migrate(connection)
    yield engine
    engine.dispose()


def note(number: int) -> Job:
    return Job([(uptimes.insert(), {"id": number, "started": 0, "beat": 0})])


def stored(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.execute(select(uptimes.c.id).order_by(uptimes.c.id)).scalars())


def commits_of(engine: Engine) -> list[Any]:
    """Return a list that grows with every commit."""
    seen: list[Any] = []
    event.listen(engine, "commit", seen.append)
    return seen


async def test_what_comes_together_is_committed_together_and_no_more_than_fits(engine: Engine) -> None:
    commits, writer, held, go = commits_of(engine), Writer(engine), threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        held.set()
        go.wait()

    busy = note(0)
    busy.acts.append(hold)
    writing = [asyncio.create_task(writer.write(busy))]
    while not held.is_set():  # until it is at it, so that nothing comes along with it
        await asyncio.sleep(0.001)
    writing += [asyncio.create_task(writer.write(note(number))) for number in range(1, MOST_JOBS + 11)]
    await asyncio.sleep(0)
    assert writer._jobs.qsize() == MOST_JOBS + 10
    go.set()
    await asyncio.gather(*writing)
    assert stored(engine) == list(range(MOST_JOBS + 11))
    assert len(commits) == 3, "the first, as many as fit, and the rest"
    await writer.close()


async def test_whoever_is_told_finds_it_in_the_store_in_busy_times_too(engine: Engine) -> None:
    writer = Writer(engine)

    async def one(number: int) -> None:
        await writer.write(note(number))
        assert number in stored(engine)

    for first in range(0, 60, 10):  # several at a time
        await asyncio.gather(*(one(number) for number in range(first, first + 10)))
    await writer.close()


async def test_a_job_at_fault_harms_no_other(engine: Engine) -> None:
    writer = Writer(engine)
    await writer.write(note(3))
    outcomes = await asyncio.gather(*(writer.write(note(number)) for number in range(6)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [StorageFailed]
    assert isinstance(outcomes[3], StorageFailed)
    assert stored(engine) == list(range(6))
    await writer.close()


async def test_closing_commits_what_waits(engine: Engine) -> None:
    writer = Writer(engine)
    waiting = [asyncio.create_task(writer.write(note(number))) for number in range(20)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert stored(engine) == list(range(20))
