"""Who is who, without accounts: a visitor is a random secret in a cookie, and a name.

Secrets are kept as hashes only. They travel in cookies, in headers, in bodies, or after the `#` of a link: never in
what a server or a proxy writes down.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace

from ludoteka.server.common.errors import NoIdentity
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.clocks import DAY, SECOND, Now
from ludoteka.server.storage.schema import tokens, visitors
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job

COOKIE_DAYS = 400
CONTINUE_MINUTES = 30
_REMEMBERED = 20_000


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is kept of a secret. It has 256 random bits, so that one round of a plain hash is enough."""
    return hashlib.sha256(b"ludoteka token\0" + secret.encode("utf-8", "surrogatepass")).hexdigest()


class Identities:
    """Finds and makes visitors and their secrets."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        #: By the hash of a secret: so that five thousand who reconnect at once do not each ask the store.
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        self._redeeming = asyncio.Lock()

    async def visitor(self, secret: str | None) -> Visitor | None:
        """Return whose cookie or token this is."""
        if not secret or len(secret) > 128:
            return None
        mark = digest(secret)
        known = self._known.get(mark)
        if known is not None:
            self._known.move_to_end(mark)
            return known
        row = await self._store.token(mark)
        if row is None or row.kind not in ("cookie", "program") or self._expired(row.expires):
            return None
        name = await self._store.visitor_name(row.visitor)
        return None if name is None else self._remember(mark, Visitor(row.visitor, name, row.table_id, row.seat))

    def _remember(self, mark: str, visitor: Visitor) -> Visitor:
        self._known[mark] = visitor
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return visitor

    def _expired(self, expires: int | None) -> bool:
        return expires is not None and expires < self._now()

    async def create(self, name: str, table: str | None = None, seat: int | None = None) -> tuple[Visitor, str]:
        """Return a new visitor and their secret; with a table and a seat, a program that may play there only."""
        visitor = Visitor(secrets.token_hex(12), clean_name(name), table, seat)
        secret = new_secret()
        kind = "cookie" if table is None else "program"
        row = {"id": visitor.id, "name": visitor.name, "created": self._now()}
        await self._store.write(
            Job([(visitors.insert(), row), (tokens.insert(), self._token(secret, kind, visitor.id, table, seat))])
        )
        return self._remember(digest(secret), visitor), secret

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Return a visitor under another name, which the next tables will show."""
        named = replace(visitor, name=clean_name(name))
        await self._store.write(
            Job([(visitors.update().where(visitors.c.id == visitor.id).values(name=named.name), {})])
        )
        for mark, known in self._known.items():
            if known.id == visitor.id:
                self._known[mark] = replace(known, name=named.name)
        return named

    async def continue_code(self, visitor: Visitor) -> str:
        """Return a secret by which the same person can go on, once, on another device."""
        secret = new_secret()
        lifetime = CONTINUE_MINUTES * 60 * SECOND
        row = self._token(secret, "continue", visitor.id, lifetime=lifetime)
        await self._store.write(Job([(tokens.insert(), row)]))
        return secret

    async def whose(self, code: str) -> Visitor:
        """Return whose code this is, which stays good. Raises NoIdentity."""
        row = await self._store.token(digest(code))
        name = None if row is None else await self._store.visitor_name(row.visitor)
        if row is None or name is None or row.kind != "continue" or self._expired(row.expires):
            raise NoIdentity(
                "This link was used already, or is too old: make a new one on the other device.", "link-used"
            )
        return Visitor(row.visitor, name)

    async def redeem(self, code: str) -> tuple[Visitor, str]:
        """Return whose code this is, used up by this, and a new secret for this device. Raises NoIdentity."""
        async with self._redeeming:
            visitor = await self.whose(code)
            secret = new_secret()
            fresh = self._token(secret, "cookie", visitor.id)
            gone = tokens.delete().where(tokens.c.hash == digest(code))
            await self._store.write(Job([(gone, {}), (tokens.insert(), fresh)]))
        return self._remember(digest(secret), visitor), secret

    async def program_token(self, visitor: Visitor, table: str, seat: int) -> str:
        """Return a secret by which a program may act for a visitor, at one seat of one table."""
        secret = new_secret()
        await self._store.write(Job([(tokens.insert(), self._token(secret, "program", visitor.id, table, seat))]))
        return secret

    def invitation(self, table: str) -> tuple[str, dict[str, object]]:
        """Return a key that opens a table to whoever has it, and its row, still to be written."""
        secret = new_secret()
        return secret, self._token(secret, "invite", None, table, lifetime=None)

    async def opens(self, key: str | None, table: str) -> bool:
        """Tell whether a key is one of a table's."""
        row = await self._store.token(digest(key)) if key else None
        return row is not None and row.kind == "invite" and row.table_id == table

    def _token(
        self,
        secret: str,
        kind: str,
        visitor: str | None,
        table: str | None = None,
        seat: int | None = None,
        lifetime: int | None = COOKIE_DAYS * DAY,
    ) -> dict[str, object]:
        now = self._now()
        return {
            "hash": digest(secret),
            "kind": kind,
            "visitor": visitor,
            "table_id": table,
            "seat": seat,
            "created": now,
            "expires": None if lifetime is None else now + lifetime,
        }
