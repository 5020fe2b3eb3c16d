"""Who is who, without accounts: a visitor is a random secret in a cookie, and a name.

Secrets are kept as hashes only. They travel in cookies, in headers, in bodies, or after the `#` of a link: never in
what a server or a proxy writes down.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Row, func, or_, select
from sqlalchemy.sql import Executable

from ludoteka.server.common.errors import NoIdentity, TooMuch
from ludoteka.server.common.names import clean_name
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.clocks import DAY, SECOND, Now
from ludoteka.server.storage.schema import metadata, seats, subscriptions, tokens, visitors
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.writer import Job
from ludoteka.server.wire.preferences import Preferences

COOKIE_DAYS = 400
CONTINUE_MINUTES = 10
#: A person has at most so many devices; the one that was not used for longest makes room.
MOST_DEVICES = 16
#: So many links of a kind lead to one table: invitations, those to see everything later, those for programs.
MOST_LINKS = 200
_REMEMBERED = 20_000
#: What only one process does at a time, by numbers that all know.
_REDEEMING, _CHOOSING = 0x1D07E4B, 0x1D07E4C


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is kept of a secret. It has 256 random bits, so that one round of a plain hash is enough."""
    return hashlib.sha256(b"ludoteka token\0" + secret.encode("utf-8", "surrogatepass")).hexdigest()


class Identities:
    """Finds and makes visitors and their secrets."""

    def __init__(self, store: Store, now: Now, alone: bool = True) -> None:
        self._store = store
        self._now = now
        #: Whether no other process ends secrets: else each is looked up each time.
        self._alone = alone
        #: By the hash of a secret: so that five thousand who reconnect at once do not each ask the store.
        self._known: OrderedDict[str, Visitor] = OrderedDict()
        #: On which day each secret was last noted to be used.
        self._noted: dict[str, int] = {}
        #: How often secrets have ended: what was read before that is read again.
        self._endings = 0
        self._redeeming = asyncio.Lock()
        self._choosing = asyncio.Lock()

    def _redeem(self) -> AbstractAsyncContextManager[None]:
        """Let no secret begin or end meanwhile."""
        return self._store.alone(self._redeeming, _REDEEMING)

    def _choose(self) -> AbstractAsyncContextManager[None]:
        """Let nobody choose meanwhile how they like the page."""
        return self._store.alone(self._choosing, _CHOOSING)

    async def visitor(self, secret: str | None) -> Visitor | None:
        """Return whose cookie or token this is."""
        if not secret or len(secret) > 128:
            return None
        mark = digest(secret)
        known = self._known.get(mark)
        if known is not None:
            self._known.move_to_end(mark)
            return known
        while True:
            endings = self._endings
            row = await self._store.token(mark)
            if row is None or row.kind not in ("cookie", "program") or self._expired(row.expires):
                return None
            name = await self._store.visitor_name(row.visitor)
            if endings == self._endings:
                break
        return self._remember(mark, Visitor(row.visitor, name, row.table_id, row.seat)) if name else None

    def _remember(self, mark: str, visitor: Visitor) -> Visitor:
        if self._alone:
            self._known[mark] = visitor
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return visitor

    def _expired(self, expires: int | None) -> bool:
        return expires is not None and expires < self._now()

    async def create(
        self, name: str, table: str | None = None, seat: int | None = None, device: str | None = None
    ) -> tuple[Visitor, str]:
        """Return a new visitor and their secret; with a table and a seat, a program that may play there only."""
        if table is not None:
            await self._check_handed_out(table, "program")
        visitor = Visitor(secrets.token_hex(12), clean_name(name), table, seat)
        secret = new_secret()
        kind = "cookie" if table is None else "program"
        row = {"id": visitor.id, "name": visitor.name, "created": self._now()}
        token = self._token(secret, kind, visitor.id, table, seat, device=device)
        await self._store.write(Job([(visitors.insert(), row), (tokens.insert(), token)]))
        return self._remember(digest(secret), visitor), secret

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Return a visitor under another name, which the next tables will show."""
        named = replace(visitor, name=clean_name(name))
        known_still = visitors.c.id == visitor.id, visitors.c.name != ""  # whoever is being forgotten stays so
        await self._store.write(Job([(visitors.update().where(*known_still).values(name=named.name), {})]))
        for mark, known in self._known.items():
            if known.id == visitor.id:
                self._known[mark] = replace(known, name=named.name)
        return named

    async def preferences(self, visitor: Visitor) -> Preferences:
        """Return how a visitor likes the page."""
        kept = await self._store.visitor_preferences(visitor.id)
        try:
            return Preferences() if kept is None else msgspec.json.decode(kept, type=Preferences)
        except msgspec.ValidationError:  # chosen under a later version of this server
            return Preferences()

    async def prefer(self, visitor: Visitor, chosen: Preferences) -> Preferences:
        """Return how a visitor likes the page from now on: what was not chosen stays as it was."""
        async with self._choose():
            before = await self.preferences(visitor)
            changed = {name: value for name, value in msgspec.structs.asdict(chosen).items() if value is not None}
            after = msgspec.structs.replace(before, **changed)
            if after != before:
                kept = {"preferences": msgspec.json.encode(after).decode()}
                await self._store.write(Job([(visitors.update().where(visitors.c.id == visitor.id).values(kept), {})]))
        return after

    # ---- the same person on another device

    async def continue_code(self, visitor: Visitor, instead: bool = True, by: str | None = None) -> tuple[str, int]:
        """Return a secret by which the same person can go on, once, on another device, and when it ends.

        `instead`: those that were made before are good no more, so that one knows which is. `by`: the secret of the
        device that asks, which may have ended meanwhile. Raises NoIdentity.
        """
        secret = new_secret()
        row = self._token(secret, "continue", visitor.id, lifetime=CONTINUE_MINUTES * 60 * SECOND)
        async with self._redeem():
            await self._check_good(by)
            job = _revocation(visitor) if instead else _outworn(visitor, self._now())
            job.statements.append((tokens.insert(), row))
            await self._store.write(job)
        return secret, int(row["expires"])  # type: ignore[call-overload]

    async def _check_good(self, secret: str | None) -> None:
        """Raise NoIdentity where a secret has ended; no other ends as long as the lock is held."""
        if secret is not None and await self._store.token(digest(secret)) is None:
            raise NoIdentity("This device is nobody's any more.")

    async def revoke(self, visitor: Visitor) -> None:
        """Let no link of a visitor be good any more."""
        async with self._redeem():
            await self._store.write(_revocation(visitor))

    async def whose(self, code: str) -> Visitor:
        """Return whose code this is, which stays good. Raises NoIdentity."""
        row = await self._store.token(digest(code))
        name = None if row is None else await self._store.visitor_name(row.visitor)
        if row is None or not name or row.kind != "continue" or self._expired(row.expires):
            raise NoIdentity(
                "This link was used already, or is too old: make a new one on the other device.", "link-used"
            )
        return Visitor(row.visitor, name)

    async def redeem(self, code: str, device: str | None = None) -> tuple[Visitor, str, list[str]]:
        """Return whose code this is, used up by this, and a new secret for this device. Raises NoIdentity.

        Also the hashes of the secrets that made room for it: what was opened with them is to be closed.
        """
        async with self._redeem():
            visitor = await self.whose(code)
            secret = new_secret()
            fresh = self._token(secret, "cookie", visitor.id, device=device)
            old = [row.hash for row in (await self.devices(visitor))[MOST_DEVICES - 1 :]]
            job = self._without(visitor, old) if old else Job()
            job.statements.append((tokens.delete().where(tokens.c.hash == digest(code)), {}))
            job.statements.append((tokens.insert(), fresh))
            await self._store.write(job)
            self._end(old)
        return self._remember(digest(secret), visitor), secret, old

    async def devices(self, visitor: Visitor) -> list[Row[Any]]:
        """Return the secrets of a visitor's browsers, as they are kept; the last used first."""
        query = (
            select(tokens)
            .where(tokens.c.visitor == visitor.id, tokens.c.kind == "cookie", tokens.c.expires > self._now())
            .order_by(func.coalesce(tokens.c.seen, tokens.c.created).desc(), tokens.c.created.desc())
        )
        return list(await self._store.read(lambda c: c.execute(query).all()))

    async def remove_device(self, visitor: Visitor, mark: str) -> list[str]:
        """Let a browser of a visitor be nobody's any more; it is told nothing any more either.

        Whatever it may have made to come back by ends too: private links, and secrets of programs for own seats.
        Return the hashes of all secrets that have ended.
        """
        async with self._redeem():
            own = tokens.c.visitor == visitor.id, tokens.c.kind == "program"
            programs = list(
                await self._store.read(lambda c: c.execute(select(tokens.c.hash).where(*own)).scalars().all())
            )
            ended = [mark, *programs]
            job = self._without(visitor, ended)
            job.statements += _revocation(visitor).statements
            await self._store.write(job)
            self._end(ended)
        return ended

    def _without(self, visitor: Visitor, marks: list[str]) -> Job:
        """Return what ends secrets of a visitor, with the devices that are told by them."""
        mine = tokens.c.visitor == visitor.id, tokens.c.hash.in_(marks)
        # Of those that were kept before this was noted nobody knows whose device they are.
        told = or_(subscriptions.c.token.in_(marks), subscriptions.c.token.is_(None))
        unsubscribed = subscriptions.delete().where(subscriptions.c.visitor == visitor.id, told)
        return Job([(tokens.delete().where(*mine), {}), (unsubscribed, {})])

    async def note_use(self, secret: str) -> None:
        """Note the day on which a browser was used, once a day."""
        mark, today = digest(secret), self._now() // DAY
        if self._noted.get(mark) == today:
            return
        if len(self._noted) >= _REMEMBERED:
            self._noted.clear()
        self._noted[mark] = today
        await self._store.write(Job([(tokens.update().where(tokens.c.hash == mark).values(seen=today * DAY), {})]))

    def _end(self, marks: list[str]) -> None:
        self._endings += 1
        for mark in marks:
            self._known.pop(mark, None)

    async def begin_to_forget(self, visitor: str) -> None:
        """Let a visitor be nobody, on every device and at once: what is left is an empty name, until the rest is done.

        Whatever table of the database has a column `visitor` speaks of them.
        """
        async with self._redeem(), self._choose():
            own = [table for table in metadata.sorted_tables if "visitor" in table.c and table is not seats]
            nameless = visitors.update().where(visitors.c.id == visitor).values(name="", preferences=None)
            gone: list[tuple[Executable, Any]] = [
                (table.delete().where(table.c.visitor == visitor), {}) for table in own
            ]
            await self._store.write(Job([(nameless, {}), *gone]))
            self._end([mark for mark, known in self._known.items() if known.id == visitor])

    def look_anew(self) -> None:
        """Ask the store again who everybody is."""
        self._end(list(self._known))

    async def half_forgotten(self) -> list[str]:
        """Return those who were being forgotten when the server stopped."""
        query = select(visitors.c.id).where(visitors.c.name == "")
        return list(await self._store.read(lambda c: c.execute(query).scalars().all()))

    # ---- secrets for other purposes

    async def program_token(self, visitor: Visitor, table: str, seat: int, by: str | None = None) -> str:
        """Return a secret by which a program may act for a visitor, at one seat of one table.

        `by`: the secret of the device that asks, which may have ended meanwhile. Raises NoIdentity.
        """
        secret = new_secret()
        await self._check_handed_out(table, "program")
        async with self._redeem():
            await self._check_good(by)
            await self._store.write(Job([(tokens.insert(), self._token(secret, "program", visitor.id, table, seat))]))
        return secret

    async def invite(self, table: str) -> str:
        """Return a key that opens a table to whoever has it. Raises TooMuch."""
        return await self._hand_out(*self.invitation(table))

    async def let_watch(self, table: str) -> str:
        """Return a key by which everything at a table can be seen later. Raises TooMuch."""
        secret = new_secret()
        return await self._hand_out(secret, self._token(secret, "watch", None, table, lifetime=None))

    async def _hand_out(self, secret: str, row: dict[str, object]) -> str:
        await self._check_handed_out(str(row["table_id"]), str(row["kind"]))
        await self._store.write(Job([(tokens.insert(), row)]))
        return secret

    async def _check_handed_out(self, table: str, kind: str) -> None:
        """Raise TooMuch where so many secrets of a kind lead to a table that nobody needs another."""
        query = select(func.count()).select_from(tokens).where(tokens.c.table_id == table, tokens.c.kind == kind)
        if await self._store.read(lambda c: c.execute(query).scalar_one()) >= MOST_LINKS:
            raise TooMuch(f"{MOST_LINKS} links lead to this table already: use one of them.", "too-many-links")

    def invitation(self, table: str) -> tuple[str, dict[str, object]]:
        """Return a key that opens a table to whoever has it, and its row, still to be written."""
        secret = new_secret()
        return secret, self._token(secret, "invite", None, table, lifetime=None)

    async def unveils(self, key: str | None, table: str) -> bool:
        """Tell whether a key lets see everything at a table later."""
        row = await self._store.token(digest(key)) if key else None
        return row is not None and row.kind == "watch" and row.table_id == table

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
        device: str | None = None,
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
            "device": device,
            "seen": None if device is None else now // DAY * DAY,
        }


def _outworn(visitor: Visitor, now: int) -> Job:
    """Return what clears the links of a visitor away that have run out."""
    links = tokens.c.visitor == visitor.id, tokens.c.kind == "continue", tokens.c.expires < now
    return Job([(tokens.delete().where(*links), {})])


def _revocation(visitor: Visitor) -> Job:
    """Return what ends the links of a visitor."""
    return Job([(tokens.delete().where(tokens.c.visitor == visitor.id, tokens.c.kind == "continue"), {})])
