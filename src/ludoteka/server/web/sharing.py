"""What the web side of a worker tells the others: what strangers have spent, and whose secrets have ended."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from ludoteka.server.bus.gossip import Gossip
from ludoteka.server.bus.redis_bus import Bus
from ludoteka.server.storage.schema import tokens
from ludoteka.server.storage.store import Store
from ludoteka.server.web.open_sockets import OpenSockets
from ludoteka.server.web.prices import Prices

#: So many secrets are looked for at once.
_AT_ONCE = 500


def share(bus: Bus, prices: Prices, sockets: OpenSockets, store: Store) -> None:
    """Let limits hold for all workers together, and close sockets wherever they are."""
    gossip = Gossip(prices.shared())
    bus.gossip = gossip.tell
    bus.hears["gossip"] = gossip.hear
    bus.breaks.append(gossip.mourn)
    bus.begins.append(gossip.begin)

    running: set[asyncio.Task[None]] = set()

    def begin(work: asyncio.Task[None]) -> None:
        running.add(work)
        work.add_done_callback(running.discard)

    def close(_: str, visitor: str, marks: list[str] | None) -> None:
        begin(asyncio.create_task(sockets.close_here(visitor, marks)))

    bus.hears["close"] = close
    sockets.spread = lambda visitor, marks: bus.spread("close", visitor, marks)
    # Whoever missed something may have missed that a secret has ended.
    bus.begins.append(lambda: begin(asyncio.create_task(_look_again(sockets, store))))


async def _look_again(sockets: OpenSockets, store: Store) -> None:
    """Close sockets whose secrets have ended meanwhile."""
    marks = sorted(sockets.marks())
    for first in range(0, len(marks), _AT_ONCE):
        asked = marks[first : first + _AT_ONCE]

        def good(connection: Connection, asked: list[str] = asked) -> set[str]:
            return set(connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(asked))).scalars())

        await sockets.close_marks(set(asked) - await store.read(good))
