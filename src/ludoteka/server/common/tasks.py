"""Tasks that somebody has begun, and how they are ended with whoever began them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def end(task: asyncio.Task[Any]) -> None:
    """Cancel a task and wait until it has ended, however it does; whoever waits can be ended meanwhile."""
    task.cancel()
    await asyncio.wait([task])  # not `await task`: its end and one's own would look the same
    if not task.cancelled():
        task.exception()  # it is told nowhere else, and needs not be


class Tasks:
    """Those that have not ended yet; also those that were cancelled, until they have let go of what they held."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something, and return its task."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def close(self) -> None:
        """End all."""
        for task in list(self._running):
            await end(task)
