"""Which devices of a visitor are told that it is their turn, and at which tables they want to hear nothing."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

from sqlalchemy import exists, select

from ludoteka.server.state.clocks import Now
from ludoteka.server.storage.schema import keys, silences, subscriptions, tokens
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.push import Subscription

#: A visitor has at most so many devices; the oldest makes room.
MOST = 8
#: Only one process makes keys at a time, by a number that all know.
_MAKING_KEYS = 0x1D07E4D


def mark(endpoint: str) -> str:
    """Return what a subscription is found by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """Keeps subscriptions, silences and the key by which push services know this server."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store, self._now = store, now
        self._making = asyncio.Lock()

    async def add(self, visitor: str, wanted: Subscription, token: str | None = None) -> None:
        """Tell this device too, from now on; whoever it belonged to before is told there no more.

        `token`: the hash of its secret, with which it ends.
        """
        found = mark(wanted.endpoint)
        row = {
            "hash": found,
            "visitor": visitor,
            "endpoint": wanted.endpoint,
            "p256dh": wanted.p256dh,
            "auth": wanted.auth,
            "language": wanted.language,
            "created": self._now(),
            "token": token,
        }
        others = [known for known in await self._marks(visitor) if known != found]
        gone = [found, *others[: max(0, len(others) - MOST + 1)]]
        delete = subscriptions.delete().where(subscriptions.c.hash.in_(gone))
        await self._store.write(Job([(delete, {}), (subscriptions.insert(), row)]))

    async def _marks(self, visitor: str) -> list[str]:
        """Return the marks of a visitor's devices, the oldest first."""
        query = select(subscriptions.c.hash).where(subscriptions.c.visitor == visitor)
        query = query.order_by(subscriptions.c.created)
        return list(await self._store.read(lambda c: c.execute(query).scalars().all()))

    async def remove(self, visitor: str, endpoint: str) -> None:
        """Tell a device of a visitor nothing any more."""
        own = subscriptions.c.visitor == visitor, subscriptions.c.hash == mark(endpoint)
        await self._store.write(Job([(subscriptions.delete().where(*own), {})]))

    async def drop(self, endpoint: str) -> None:
        """Forget a device that is no more."""
        await self._store.write(Job([(subscriptions.delete().where(subscriptions.c.hash == mark(endpoint)), {})]))

    async def of(self, visitor: str) -> list[Subscription]:
        """Return the devices of a visitor, as long as the secret is good that they had when they asked."""
        good = subscriptions.c.token.is_(None) | exists().where(tokens.c.hash == subscriptions.c.token)
        query = select(subscriptions).where(subscriptions.c.visitor == visitor, good).limit(MOST)
        rows = await self._store.read(lambda c: c.execute(query).all())
        return [
            Subscription(endpoint=row.endpoint, p256dh=row.p256dh, auth=row.auth, language=row.language) for row in rows
        ]

    async def silence(self, visitor: str, table_id: str, silent: bool) -> None:
        """Tell a visitor nothing of a table, or tell them again."""
        own = silences.c.visitor == visitor, silences.c.table_id == table_id
        job = Job([(silences.delete().where(*own), {})])
        if silent:
            job.statements.append((silences.insert(), {"visitor": visitor, "table_id": table_id}))
        await self._store.write(job)

    async def silent(self, visitor: str, table_id: str) -> bool:
        """Return whether a visitor wants to hear nothing of a table."""
        query = select(silences.c.visitor).where(silences.c.visitor == visitor, silences.c.table_id == table_id)
        return await self._store.read(lambda c: c.execute(query).first()) is not None

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key of this server, made when it is first needed."""
        async with self._store.alone(self._making, _MAKING_KEYS):  # another worker may start now as well
            query = select(keys.c.value).where(keys.c.name == name)
            kept: str | None = await self._store.read(lambda c: c.execute(query).scalar_one_or_none())
            if kept is None:
                kept = make()
                await self._store.write(Job([(keys.insert(), {"name": name, "value": kept})]))
            return kept
