"""Where people want to be written to when it is their turn: asked for, confirmed once by a mail, ended by any mail."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, select

from ludoteka.server.common.errors import TooMuch
from ludoteka.server.state.clocks import DAY, SECOND, Now
from ludoteka.server.storage.identities import digest, new_secret
from ludoteka.server.storage.schema import addresses, askings
from ludoteka.server.storage.store import Store
from ludoteka.server.storage.subscriptions import Subscriptions
from ludoteka.server.storage.writer import Job

_KEY = "mail"
_HOUR = 3600 * SECOND
#: How long a mail that asks for confirmation is good.
GOOD_HOURS = 24
#: So often may one person ask in a day; so often is one address asked in a day, and in a month, whoever asks.
_OF_PERSON, _OF_ADDRESS, _OF_ADDRESS_MONTHLY = 5, 2, 5
_MONTH = 30 * DAY


@dataclass(frozen=True)
class Kept:
    """An address as it is kept."""

    address: str
    language: str
    confirmed: bool
    off: str


class Addresses:
    """Keeps one address a visitor."""

    def __init__(self, store: Store, subscriptions: Subscriptions, now: Now, asks_hourly: int) -> None:
        self._store, self._keys, self._now, self._asks_hourly = store, subscriptions, now, asks_hourly
        self._asking = asyncio.Lock()

    async def of(self, visitor: str) -> Kept | None:
        """Return the address of a visitor."""
        query = select(addresses).where(addresses.c.visitor == visitor)
        row = await self._store.read(lambda c: c.execute(query).first())
        return None if row is None else Kept(row.address, row.language, row.code is None, row.off)

    async def ask(self, visitor: str, address: str, language: str) -> tuple[str, Kept] | None:
        """Keep an address that is still to be confirmed; return by what, and what ends it. None: it is confirmed.

        Raises TooMuch where somebody would be asked too often.
        """
        async with self._asking:
            known = await self.of(visitor)
            if known is not None and known.confirmed and known.address == address:
                row = addresses.update().where(addresses.c.visitor == visitor).values(language=language)
                await self._store.write(Job([(row, {})]))
                return None
            now, key = self._now(), (await self._keys.key(_KEY, new_secret)).encode()
            marks = {
                "address": _mark(key, "address", mailbox(address)),
                "asker": _mark(key, "visitor", visitor),
            }
            await self._check(marks, now)
            code, kept = new_secret(), Kept(address, language, False, new_secret())
            row_kept = {
                "visitor": visitor,
                "address": address,
                "language": language,
                "code": digest(code),
                "expires": now + GOOD_HOURS * _HOUR,
                "off": kept.off,
                "created": now,
            }
            job = Job([(addresses.delete().where(addresses.c.visitor == visitor), {})])
            job.statements.append((addresses.insert(), row_kept))
            job.statements.append((askings.delete().where(askings.c.at < now - _MONTH), {}))
            job.statements.append((askings.insert(), {"id": secrets.token_hex(12), "at": now, **marks}))
            await self._store.write(job)
        return code, kept

    async def _check(self, marks: dict[str, str], now: int) -> None:
        own, their = askings.c.asker == marks["asker"], askings.c.address == marks["address"]
        limits: tuple[tuple[list[ColumnElement[bool]], int, int], ...] = (
            ([], _HOUR, self._asks_hourly),
            ([own], DAY, _OF_PERSON),
            ([their], DAY, _OF_ADDRESS),
            ([their], _MONTH, _OF_ADDRESS_MONTHLY),
        )
        for which, span, most in limits:
            if await self._asked(now - span, which) >= most:
                raise TooMuch("This address was written to often enough: try again tomorrow.", "mail-often")

    async def _asked(self, since: int, which: list[ColumnElement[bool]]) -> int:
        """Return how often somebody was asked since then."""
        query = select(func.count()).select_from(askings).where(askings.c.at > since, *which)
        return int(await self._store.read(lambda c: c.execute(query).scalar_one()))

    async def confirm(self, code: str) -> bool:
        """Take an address for confirmed, once; return whether the code was good."""
        async with self._asking:
            good = addresses.c.code == digest(code), addresses.c.expires > self._now()
            query = select(addresses.c.visitor).where(*good)
            if await self._store.read(lambda c: c.execute(query).first()) is None:
                return False
            await self._store.write(Job([(addresses.update().where(*good).values(code=None, expires=None), {})]))
        return True

    async def remove(self, visitor: str) -> None:
        """Forget the address of a visitor."""
        async with self._asking:
            await self._store.write(Job([(addresses.delete().where(addresses.c.visitor == visitor), {})]))

    async def end(self, off: str) -> bool:
        """Forget the address to which a mail with this was sent; return whether there was one."""
        query = select(addresses.c.visitor).where(addresses.c.off == off)
        found = await self._store.read(lambda c: c.execute(query).scalar_one_or_none())
        if found is not None:
            await self.remove(found)
        return found is not None


def mailbox(address: str) -> str:
    """Return whose mails these are likely to be: many servers leave dots, and what follows a plus sign, out.

    It only serves to count how often somebody is asked; mails go to the address as it was given.
    """
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '') or name}@{host}"


def _mark(key: bytes, kind: str, what: str) -> str:
    return hmac.new(key, f"{kind}\0{what}".encode(), hashlib.sha256).hexdigest()
