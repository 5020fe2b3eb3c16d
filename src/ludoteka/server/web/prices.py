"""What a stranger may cost, all of it: the prices of requests, handshakes and frames, and who pays.

A price is about a thousandth of a second of the server's attention, as measured at long games. An address pays for all
who come from it; whoever sits at a table pays for frames there from a purse of their own, so that a flood from the same
household does not keep them from playing.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from ludoteka.server.bus.gossip import Shared, Tally
from ludoteka.server.common.errors import TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.web.credits import Credits
from ludoteka.server.wire import messages

HANDSHAKE = 5.0
#: What a step of a replay costs that nobody has asked for before, and each move that leads to it.
REPLAY_STEP, REPLAY_MOVE = 2.0, 0.1
#: What a move of a log costs in which nothing is hidden, told to every seat.
OPEN_MOVE = 1.0
#: What an action costs that is carried out or asked about in a position without a table.
STUDY_ITEM = 2.0
#: What a picture costs that nobody has asked for before: dots take far longer than lines.
PICTURES = {"svg": 15.0, "png": 250.0}
#: What a stretch of somebody's records costs, and a game that is brought here.
RECORDS, IMPORTED_GAME = 2.0, 8.0
#: What a kilobyte of a long body costs to be looked through.
KILOBYTE = 0.05
#: A review takes no attention but threads, for long.
REVIEW = 300.0
#: Its quick look takes some seconds of one.
QUICK_LOOK = 50.0
#: What is written down costs a commit.
_WRITING = 8.0
_FILE = 0.3
_REQUESTS: tuple[tuple[str, re.Pattern[str], float], ...] = tuple(
    (method, re.compile(path), price)
    for method, path, price in (
        ("GET", r"/api/me", 1.0),
        ("GET", r"/api/me/tables", 10.0),
        ("GET", r"/api/me/games", 5.0),
        ("GET", r"/api/me/games/export", 40.0),
        ("GET", r"/api/me/statistics", 15.0),
        ("GET", r"/api/games", 2.0),
        ("GET", r"/api/compiling", 2.0),
        ("GET", r"/api/tables", 4.0),
        ("GET", r"/api/tables/[^/]+", 2.0),
        ("GET", r"/api/tables/[^/]+/(record|replay|log|review|position)", 5.0),
        ("GET", r"/api/lessons", 1.0),
        ("GET", r"/api/lessons/.*", 6.0),
        ("GET", r"/api/puzzles(/[^/]+)?", 2.0),
        ("GET", r"/api/puzzles/.*", 6.0),
        ("GET", r"/api/.*|/healthz|/readyz|/metrics", 5.0),
        ("POST", r"/api/me", 15.0),
        # making and using passkeys reckons with keys; whoever is forgotten is looked for in every log
        ("POST", r"/api/(me/)?passkeys?(/ask)?", 20.0),
        ("POST", r"/api/me/(link|continue)", 20.0),
        # what makes somebody get a mail; `storage/addresses.py` bounds how many
        ("POST", r"/api/me/mail", 100.0),
        ("POST", r"/api/mail/(confirm|off)", 20.0),
        ("POST", r"/api/me/forget", 300.0),
        ("POST", r"/api/tables(/[^/]+/(rematch|again))?", 15.0),
        ("POST", r"/api/tables/[^/]+/review", 5.0),
        ("POST", r"/api/study", 6.0),
        ("POST", r"/api/study/(think|bot)", 12.0),
        ("POST", r"/api/positions(/read|/link)?", 6.0),
        ("GET", r"/study/.*", 1.0),
        ("POST", r"/api/lessons/.*", 10.0),
        ("POST", r"/api/puzzles/.*", 12.0),
    )
)
_FRAMES: dict[type[Any], float] = {
    messages.Say: 4.0,
    messages.React: 4.0,
    messages.Ready: _WRITING,
    messages.Nudge: 4.0,
    messages.Prolong: 4.0,
    messages.Replace: 4.0,
    messages.Ask: 2.0,
    messages.Look: 4.0,
    messages.Hint: 8.0,
    messages.Warn: 3.0,
    messages.Ping: 0.5,
}
_FRAME = 1.0
#: What each further action costs that a frame asks about.
ASKED_ITEM = 0.5
UNREADABLE = 2.0
#: A visitor may have several sockets; together they cost no more than so many.
_SOCKETS_OF_A_VISITOR = 4
#: So many lines may be said at once, and so many more each second: by a visitor, from an address, and at one table by
#: all who only look on.
_SAYINGS, _SAYINGS_OF_ADDRESS, _SAYINGS_OF_SPECTATORS = (6.0, 0.6), (18.0, 1.8), (12.0, 1.2)

#: The same for reactions of those who only look on; whoever plays shows one each few seconds anyway.
_REACTIONS_OF_ADDRESS, _REACTIONS_OF_SPECTATORS = (6.0, 0.6), (12.0, 1.2)


#: So many files an address is given at once.
_FILES = 4
_HOUR = 3600.0


def of_request(method: str, path: str) -> float:
    """Return the price of a request."""
    for known, pattern, price in _REQUESTS:
        if method == known and pattern.fullmatch(path):
            return price
    return _FILE if method in ("GET", "HEAD", "OPTIONS") else _WRITING


def of_frame(message: messages.FromClient) -> float:
    """Return the price of a frame."""
    price = _FRAMES.get(type(message), _FRAME)
    if isinstance(message, messages.Ask):
        price += ASKED_ITEM * max(0, len(message.actions) - 1)
    return price


class Prices:
    """Who has paid what, and what waits for its turn."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._addresses = Credits(settings.request_credit, settings.request_rate)
        self._visitors = Credits(settings.credit * _SOCKETS_OF_A_VISITOR, settings.credit_rate * _SOCKETS_OF_A_VISITOR)
        self._sayings = Credits(*_SAYINGS)
        self._sayings_of_address = Credits(*_SAYINGS_OF_ADDRESS)
        self._sayings_of_spectators = Credits(*_SAYINGS_OF_SPECTATORS)
        self._reactions_of_address = Credits(*_REACTIONS_OF_ADDRESS)
        self._reactions_of_spectators = Credits(*_REACTIONS_OF_SPECTATORS)
        asks = settings.mail_asks_of_house
        self._asks_by_mail = Credits(float(asks), asks / _HOUR)
        self._sockets = Tally()
        self._files: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self._queue: Counter[str] = Counter()
        self._bench = asyncio.Lock()

    def shared(self) -> dict[str, Shared]:
        """Return what all workers count together."""
        return {name.removeprefix("_"): each for name, each in vars(self).items() if isinstance(each, (Credits, Tally))}

    def charge(self, address: str, price: float) -> float:
        """Return 0 where an address can pay, else the seconds to wait."""
        return self._addresses.spend(address, price)

    def demand(self, address: str, price: float) -> None:
        """Let an address pay. Raises TooMuch."""
        wait = self.charge(address, price)
        if wait:
            raise TooMuch(f"Too many requests: wait {wait:.0f} seconds.")

    def charge_for_frame(self, address: str, seated: str | None, price: float) -> float:
        """Return 0 where a frame is paid for, by who sits or else by the address, or the seconds to wait."""
        return self._addresses.spend(address, price) if seated is None else self._visitors.spend(seated, price)

    # ---- sockets

    def let_in(self, address: str) -> bool:
        """Count a socket of an address; tell whether it may be opened."""
        if self._sockets[address] >= self._settings.max_sockets or self.charge(address, HANDSHAKE):
            return False
        self._sockets.add(address, 1)
        return True

    def let_out(self, address: str) -> None:
        """Count a socket no more."""
        self._sockets.add(address, -1)

    # ---- the chat

    def say(self, table: str, visitor: str, address: str, seated: bool) -> None:
        """Pay for a line of the chat. Raises TooMuch; those who play are not silenced by those who look on."""
        wait = self._sayings.spend(visitor)
        if not seated:
            wait = wait or self._sayings_of_address.spend(address) or self._sayings_of_spectators.spend(table)
        if wait:
            raise TooMuch(f"Too much is said here: wait {wait:.0f} seconds.")

    def react(self, table: str, address: str) -> None:
        """Let somebody who only looks on pay for a reaction. Raises TooMuch."""
        wait = self._reactions_of_address.spend(address) or self._reactions_of_spectators.spend(table)
        if wait:
            raise TooMuch(f"Too many react here: wait {wait:.0f} seconds.")

    # ---- mails

    def ask_by_mail(self, address: str) -> None:
        """Let an address pay for a mail to somebody who has not agreed yet. Raises TooMuch.

        The whole server asks so often in an hour: one house alone is not to use that up.
        """
        wait = self._asks_by_mail.spend(address)
        if wait:
            raise TooMuch(f"Too many mails were asked for: wait {wait:.0f} seconds.")

    # ---- files, which wait in memory for whoever reads slowly

    def check_files(self, address: str) -> None:
        """Raise TooMuch where an address is being given as many files as it may be."""
        if self._files[address] >= _FILES:
            raise TooMuch(f"{_FILES} files are on their way to you: wait for one.")

    @contextmanager
    def file(self, address: str) -> Iterator[None]:
        """Count a file as long as it is on its way."""
        self._files[address] += 1
        try:
            yield
        finally:
            self._files[address] -= 1
            if not self._files[address]:
                del self._files[address]

    # ---- work that takes long

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn at work that takes long: one piece at a time, each address in turn."""
        own = self._turns.setdefault(address, asyncio.Lock())
        self._queue[address] += 1
        try:
            async with own, self._bench:
                yield
        finally:
            self._queue[address] -= 1
            if not self._queue[address]:
                del self._queue[address], self._turns[address]
