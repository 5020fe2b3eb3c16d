"""Which sockets were opened with which secret: when a secret ends, so do they."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

from ludoteka.server.wire.messages import CLOSE_NOT_ALLOWED

#: Closes a socket with a code.
Goodbye = Callable[[int], Awaitable[None]]


@dataclass(frozen=True, eq=False)
class OpenSocket:
    """A socket: by the hash of its secret, whose it is, and how it is closed."""

    mark: str
    visitor: str
    say_goodbye: Goodbye


class OpenSockets:
    """All sockets of people and programs that have said who they are."""

    def __init__(self) -> None:
        self._open: set[OpenSocket] = set()
        #: Tells the other workers whose sockets are to be closed; all of somebody, or those of some secrets.
        self.spread: Callable[[str, list[str] | None], None] = lambda visitor, marks: None

    def add(self, mark: str, visitor: str, say_goodbye: Goodbye) -> OpenSocket:
        """Take note of a socket."""
        socket = OpenSocket(mark, visitor, say_goodbye)
        self._open.add(socket)
        return socket

    def remove(self, socket: OpenSocket) -> None:
        """Forget a socket that is closed."""
        self._open.discard(socket)

    def marks(self) -> set[str]:
        """Return the secrets of all sockets, by their hashes."""
        return {socket.mark for socket in self._open}

    async def close(self, visitor: str, marks: Collection[str] | None = None) -> None:
        """Close all sockets of a visitor, or those of some secrets, in every worker."""
        self.spread(visitor, None if marks is None else list(marks))
        await self.close_here(visitor, marks)

    async def close_here(self, visitor: str, marks: Collection[str] | None) -> None:
        """Close all sockets of a visitor, or those of some secrets, in this worker."""
        await _close(s for s in self._open if s.visitor == visitor and (marks is None or s.mark in marks))

    async def close_marks(self, marks: Collection[str]) -> None:
        """Close all sockets of some secrets."""
        await _close(socket for socket in self._open if socket.mark in marks)


async def _close(ended: Iterable[OpenSocket]) -> None:
    # at once: whoever does not read keeps the others open no longer
    await asyncio.gather(*(socket.say_goodbye(CLOSE_NOT_ALLOWED) for socket in list(ended)), return_exceptions=True)
