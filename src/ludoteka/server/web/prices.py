"""What a stranger may cost, all of it: the prices of requests, handshakes and frames, and who pays.

A price is about a thousandth of a second of the server's attention, as measured at long games. An address pays for all
who come from it; whoever sits at a table pays for frames there from a purse of their own, so that a flood from the same
household does not keep them from playing.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

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
#: A review takes no attention but threads, for long.
REVIEW = 300.0
#: What is written down costs a commit.
_WRITING = 8.0
_FILE = 0.3
_REQUESTS: tuple[tuple[str, re.Pattern[str], float], ...] = tuple(
    (method, re.compile(path), price)
    for method, path, price in (
        ("GET", r"/api/me", 0.5),
        ("GET", r"/api/me/tables", 15.0),
        ("GET", r"/api/games", 2.0),
        ("GET", r"/api/compiling", 2.0),
        ("GET", r"/api/tables", 4.0),
        ("GET", r"/api/tables/[^/]+", 2.0),
        ("GET", r"/api/tables/[^/]+/(record|replay|log|review)", 5.0),
        ("GET", r"/api/lessons", 1.0),
        ("GET", r"/api/lessons/.*", 6.0),
        ("GET", r"/api/.*|/healthz|/metrics", 5.0),
        ("POST", r"/api/me", 15.0),
        ("POST", r"/api/tables(/[^/]+/rematch)?", 15.0),
        ("POST", r"/api/tables/[^/]+/review", 5.0),
        ("POST", r"/api/study", 6.0),
        ("POST", r"/api/lessons/.*", 10.0),
    )
)
_FRAMES: dict[type[Any], float] = {
    messages.Say: 4.0,
    messages.Ready: _WRITING,
    messages.Nudge: 4.0,
    messages.Prolong: 4.0,
    messages.Replace: 4.0,
    messages.Ask: 2.0,
    messages.Look: 4.0,
    messages.Hint: 8.0,
    messages.Ping: 0.5,
}
_FRAME = 1.0
UNREADABLE = 2.0
#: A visitor may have several sockets; together they cost no more than so many.
_SOCKETS_OF_A_VISITOR = 4
#: So many lines may be said at once, and so many more each second: by a visitor, from an address, and at one table by
#: all who only look on.
_SAYINGS, _SAYINGS_OF_ADDRESS, _SAYINGS_OF_SPECTATORS = (6.0, 0.6), (18.0, 1.8), (12.0, 1.2)


def of_request(method: str, path: str) -> float:
    """Return the price of a request."""
    for known, pattern, price in _REQUESTS:
        if method == known and pattern.fullmatch(path):
            return price
    return _FILE if method in ("GET", "HEAD", "OPTIONS") else _WRITING


def of_frame(message: messages.FromClient) -> float:
    """Return the price of a frame."""
    return _FRAMES.get(type(message), _FRAME)


class Prices:
    """Who has paid what, and what waits for its turn."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._addresses = Credits(settings.request_credit, settings.request_rate)
        self._visitors = Credits(settings.credit * _SOCKETS_OF_A_VISITOR, settings.credit_rate * _SOCKETS_OF_A_VISITOR)
        self._sayings = Credits(*_SAYINGS)
        self._sayings_of_address = Credits(*_SAYINGS_OF_ADDRESS)
        self._sayings_of_spectators = Credits(*_SAYINGS_OF_SPECTATORS)
        self._sockets: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self._queue: Counter[str] = Counter()
        self._bench = asyncio.Lock()

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
        self._sockets[address] += 1
        return True

    def let_out(self, address: str) -> None:
        """Count a socket no more."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    # ---- the chat

    def say(self, table: str, visitor: str, address: str, seated: bool) -> None:
        """Pay for a line of the chat. Raises TooMuch; those who play are not silenced by those who look on."""
        wait = self._sayings.spend(visitor)
        if not seated:
            wait = wait or self._sayings_of_address.spend(address) or self._sayings_of_spectators.spend(table)
        if wait:
            raise TooMuch(f"Too much is said here: wait {wait:.0f} seconds.")

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
