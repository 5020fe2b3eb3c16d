"""Writes to people: whether an address is theirs, and, where it is, that it is their turn at a table by the day.

A mail names games and links to tables: it is made of nothing else, so that none can tell what is hidden. Turns that
come close together are told in one. A mail server that is slow or dead makes nobody wait: what cannot be sent is
dropped.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from smtplib import SMTPException
from urllib.parse import urlsplit

from ludoteka.engine.text import Phrase, Words
from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.smtp import MailServer, is_final
from ludoteka.server.common.tasks import Tasks
from ludoteka.server.storage.addresses import GOOD_HOURS, Addresses, Kept
from ludoteka.server.storage.subscriptions import Subscriptions

log = logging.getLogger("ludoteka.letters")

#: Mails that wait to be sent, and people whose turns are being gathered: further ones are left out.
_WAITING, _GATHERED = 500, 5000
_TRIES = 3
_HOUR = 3600.0
#: A mail names at most so many tables; the page knows the others.
_NAMED = 20


@dataclass(frozen=True)
class _Attempt:
    """A mail that is to be handed over: how it is written, and how often that was tried, this time with it."""

    write: Callable[[], EmailMessage]
    tried: int = 1


class Letters:
    """Gathers what is to be told by mail, and sends it."""

    def __init__(self, addresses: Addresses, subscriptions: Subscriptions, settings: Settings) -> None:
        self.addresses, self._subscriptions, self._settings = addresses, subscriptions, settings
        self._server = MailServer.read(settings.smtp) if settings.smtp and settings.mail_from else None
        #: By visitor: the tables whose turn is theirs, with their games.
        self._due: dict[str, dict[str, str]] = {}
        #: When each was last written to.
        self._written: dict[str, float] = {}
        self._left: deque[float] = deque()
        #: How to write each: words are read, and mails handed over, in a thread.
        self._queue: asyncio.Queue[_Attempt] = asyncio.Queue(_WAITING)
        self._tasks = Tasks()
        self._thread = ThreadPoolExecutor(1, "mail")
        #: Whether a table still waits for a visitor whose page is closed.
        self.awaited: Callable[[str, str], Awaitable[bool]] = _always
        #: Lets another worker tell a turn, which tells those of all; returns whether it does.
        self.hand_on: Callable[[str, str, str], bool] = lambda visitor, table_id, game: False

    @property
    def offered(self) -> bool:
        """Whether this server can write mails."""
        return self._server is not None

    async def start(self) -> None:
        """Send from now on."""
        if self.offered:
            self._tasks.start(self._work())

    async def close(self) -> None:
        """Stop; what waits is not sent."""
        await self._tasks.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- whether an address is somebody's

    async def ask(self, visitor: str, address: str, language: str) -> None:
        """Ask by mail whether an address is right. Raises TooMuch."""
        if self._queue.full():
            raise TooMuch("Too many mails wait to be sent: try again later.", "mail-often")
        asked = await self.addresses.ask(visitor, address, language)
        if asked is not None:
            code, kept = asked
            self._send(lambda: confirmation(self._settings, kept, code))

    # ---- turns

    def turn(self, visitor: str, table_id: str, game: str) -> None:
        """Tell a visitor, soon, that it is their turn."""
        if self.offered and not self.hand_on(visitor, table_id, game):
            self.gather(visitor, table_id, game)

    def gather(self, visitor: str, table_id: str, game: str) -> None:
        """Tell a visitor of a turn together with those that come close to it."""
        if visitor in self._due:
            self._due[visitor][table_id] = game
        elif len(self._due) < _GATHERED:
            self._due[visitor] = {table_id: game}
            self._tasks.start(self._gather(visitor))

    async def _gather(self, visitor: str) -> None:
        due: dict[str, str] | None = None
        try:
            kept = await self.addresses.of(visitor)
            if kept is None or not kept.confirmed:
                return
            pause = self._written.get(visitor, -math.inf) + self._settings.mail_pause_seconds - time.monotonic()
            await asyncio.sleep(max(self._settings.mail_gather_seconds, pause))
            kept = await self.addresses.of(visitor)
            due = self._due.pop(visitor)
            told = {
                table_id: game
                for table_id, game in due.items()
                if await self.awaited(table_id, visitor) and not await self._subscriptions.silent(visitor, table_id)
            }
            if told and kept is not None and kept.confirmed:
                if len(self._written) > _GATHERED:
                    self._written.clear()
                self._written[visitor] = time.monotonic()
                self._tell(kept, told)
        except Exception:
            log.exception("a mail could not be written")
        finally:
            if due is None:  # else what is due now came later, and another gathers it
                self._due.pop(visitor, None)

    def _tell(self, kept: Kept, told: dict[str, str]) -> None:
        self._send(lambda: turns(self._settings, kept, told.items()))

    # ---- sending

    def _send(self, mail: Callable[[], EmailMessage]) -> None:
        now = time.monotonic()
        while self._left and self._left[0] < now - _HOUR:
            self._left.popleft()
        if self._queue.full() or len(self._left) >= self._settings.mail_hourly:
            log.warning("a mail was left out: too many")
            return
        self._left.append(now)
        self._queue.put_nowait(_Attempt(mail))

    async def _work(self) -> None:
        while True:
            attempt = await self._queue.get()
            try:
                await self._deliver(attempt)
            except Exception:
                log.exception("a mail failed")

    async def _deliver(self, attempt: _Attempt) -> None:
        """Hand a mail over; where that fails for now, it waits beside the queue, so that no other waits with it."""
        assert self._server is not None
        loop, tried = asyncio.get_running_loop(), attempt.tried
        mail = await loop.run_in_executor(self._thread, attempt.write)
        try:
            await loop.run_in_executor(self._thread, self._server.deliver, mail)
        except (SMTPException, OSError) as error:
            # neither the address nor what the server said, which may repeat it
            log.warning("a mail server could not be told", extra={"why": type(error).__name__, "tried": tried})
            if tried < _TRIES and not is_final(error):
                self._tasks.start(self._try_again(_Attempt(lambda: mail, tried + 1)))

    async def _try_again(self, attempt: _Attempt) -> None:
        await asyncio.sleep(self._settings.mail_retry_seconds * 3 ** (attempt.tried - 2))
        if self._queue.full():
            log.warning("a mail was left out: too many")
        else:
            self._queue.put_nowait(attempt)


async def _always(table_id: str, visitor: str) -> bool:
    return True


def confirmation(settings: Settings, kept: Kept, code: str) -> EmailMessage:
    """Return the mail that asks whether an address is right."""
    words = Words(kept.language)
    host = urlsplit(settings.base_url).netloc
    link = f"{settings.base_url}/mail#confirm={code}"
    said = words.say(Phrase("letters-confirm", {"host": host, "link": link, "hours": GOOD_HOURS}))
    return _mail(settings, kept, words.say(Phrase("letters-confirm-subject", {"host": host})), said)


def turns(settings: Settings, kept: Kept, due: Iterable[tuple[str, str]]) -> EmailMessage:
    """Return the mail that tells of whose turn it is: games and tables, nothing else."""
    words, told = Words(kept.language), list(due)
    titles = [words.say(Phrase(f"{game}-title")) for _, game in told]
    named = ", ".join(dict.fromkeys(titles))
    tables = [
        f"{title}: {settings.base_url}/table/{table_id}" for title, (table_id, _) in zip(titles, told, strict=True)
    ]
    lines = [
        words.say(Phrase("letters-turn", {"count": len(told)})),
        "\n".join(tables[:_NAMED]),
        words.say(Phrase("letters-off", {"link": f"{settings.base_url}/mail#off={kept.off}"})),
    ]
    return _mail(settings, kept, words.say(Phrase("letters-turn-subject", {"games": named})), "\n\n".join(lines))


def _mail(settings: Settings, kept: Kept, subject: str, text: str) -> EmailMessage:
    mail = EmailMessage()
    assert settings.mail_from is not None
    mail["From"] = Address("Ludoteka", addr_spec=settings.mail_from)
    mail["To"] = Address(addr_spec=kept.address)
    mail["Subject"] = subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{settings.base_url}/api/mail/off?token={kept.off}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(f"{text}\n")
    mail["Content-Language"] = kept.language
    return mail
