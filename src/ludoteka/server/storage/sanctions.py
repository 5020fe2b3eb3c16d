"""Whom the host of the server has silenced or banned: written by `ludoteka admin`, read by the server now and then."""

from __future__ import annotations

from sqlalchemy import select

from ludoteka.server.common.errors import NotAllowed
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.storage.schema import closings, sanctions
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job

SILENCED, BANNED = "silenced", "banned"


class Sanctions:
    """What is known of them, as of the last look."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: By the visitor: which, and why.
        self._known: dict[str, tuple[str, str]] = {}

    async def refresh(self) -> None:
        """Look again."""
        rows = await self._store.read(lambda c: list(c.execute(select(sanctions))))
        self._known = {row.visitor: (row.kind, row.reason) for row in rows}

    @property
    def anybody_banned(self) -> bool:
        """Whether there is anybody to send away."""
        return any(kind == BANNED for kind, _ in self._known.values())

    def check(self, visitor: Visitor | None) -> None:
        """Raise NotAllowed where a visitor is banned."""
        kind, reason = self._known.get(visitor.id, ("", "")) if visitor else ("", "")
        if kind == BANNED:
            raise NotAllowed(f"The host of this server has banned you: {reason}", "banned", args={"reason": reason})

    def check_voice(self, visitor: Visitor | None) -> None:
        """Raise NotAllowed where a visitor may not say, show or ask others for anything."""
        self.check(visitor)
        kind, reason = self._known.get(visitor.id, ("", "")) if visitor else ("", "")
        if kind == SILENCED:
            raise NotAllowed(f"The host of this server has silenced you: {reason}", "silenced", args={"reason": reason})

    async def to_close(self) -> list[str]:
        """Return the tables that are to be closed."""
        return await self._store.read(lambda c: list(c.execute(select(closings.c.table_id)).scalars()))

    async def closed(self, table_id: str) -> None:
        """Note that a table is closed."""
        await self._store.write(Job([(closings.delete().where(closings.c.table_id == table_id), {})]))
