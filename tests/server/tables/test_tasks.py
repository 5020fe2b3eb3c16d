"""Ending what a table has begun beside its own: whoever waits for it can be ended, too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import ludoteka
from ludoteka.server.common.tasks import end


class Slow:
    """Work that lets go of what it holds before it ends."""

    def __init__(self) -> None:
        self.told, self.let_go = asyncio.Event(), asyncio.Event()
        self.task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            self.told.set()
            await self.let_go.wait()


async def test_a_task_has_ended_when_its_end_was_waited_for() -> None:
    slow = Slow()
    await asyncio.sleep(0)
    waiting = asyncio.create_task(end(slow.task))
    await slow.told.wait()
    assert not waiting.done()
    slow.let_go.set()
    await waiting
    assert slow.task.cancelled()


async def test_whoever_waits_for_an_end_can_be_ended_meanwhile() -> None:
    """A server that stops ends what sweeps its tables, which may be waiting for the end of a table's own task."""
    slow = Slow()
    await asyncio.sleep(0)
    waiting = asyncio.create_task(end(slow.task))
    await slow.told.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    slow.let_go.set()
    await end(slow.task)


async def test_what_a_task_fails_with_at_its_end_is_nobodys() -> None:
    async def fail() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("gone")

    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await end(task)
    assert isinstance(task.exception(), OSError)


def test_nobody_takes_their_own_end_for_that_of_a_task_they_wait_for() -> None:
    """Whoever swallows the cancellation of what they wait for swallows their own; `end` does not."""
    folder = Path(ludoteka.__file__).parent / "server"
    sources = {path.relative_to(folder): path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert len(sources) > 100
    assert [str(path) for path, text in sources.items() if "suppress(asyncio.CancelledError" in text] == []
