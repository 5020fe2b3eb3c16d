"""A connection to Redis or Valkey that comes again by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("ludoteka.bus")

#: Who hears nothing for so long, not even itself, is cut off.
SILENCE_SECONDS = 3.0
_AGAIN_SECONDS = 0.2

#: What is done while it is there: with what is said by, and what is heard by.
Work = Callable[["Redis", "PubSub"], Awaitable[None]]


async def stay_connected(url: str, channels: Sequence[str], work: Work, lost: Callable[[], None]) -> None:
    """Hear some channels and work, again after each time that the connection is lost, until cancelled."""
    from redis.asyncio import Redis  # an extra, which a server of one process does not need
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # Coming again is done here: in between, what others say is missed.
    once: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_timeout": SILENCE_SECONDS}
    while not cancelled():
        async with Redis.from_url(url, socket_connect_timeout=SILENCE_SECONDS, **once) as redis:
            try:
                async with redis.pubsub() as hearing:
                    await hearing.subscribe(*channels)
                    if not cancelled():
                        await work(redis, hearing)
            except Exception as trouble:
                log.warning("the bus is gone", extra={"why": type(trouble).__name__})
        lost()
        await asyncio.sleep(_AGAIN_SECONDS)


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """Do things side by side until one of them ends or fails, and end the others."""
    # No group of tasks: in Python 3.11 one that fails leaves its parent cancelled, which would not come again then.
    tasks = [asyncio.create_task(each) for each in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen(hearing: PubSub, hear: Callable[[str, bytes], None]) -> None:
    """Let somebody hear every message, with its channel. Raises TimeoutError where nothing comes for too long."""
    while not cancelled():
        heard = await hearing.get_message(timeout=SILENCE_SECONDS)
        if heard is None:
            raise TimeoutError("nothing was heard")
        if heard["type"] == "message":
            hear(heard["channel"].decode(), heard["data"])


def cancelled() -> bool:
    """Tell whether the present task is to end; the client of Redis may have caught what told it so."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
