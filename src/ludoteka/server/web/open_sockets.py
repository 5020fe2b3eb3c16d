"""Which sockets were opened with which secret: when a secret ends, so do they."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
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

    def add(self, mark: str, visitor: str, say_goodbye: Goodbye) -> OpenSocket:
        """Take note of a socket."""
        socket = OpenSocket(mark, visitor, say_goodbye)
        self._open.add(socket)
        return socket

    def remove(self, socket: OpenSocket) -> None:
        """Forget a socket that is closed."""
        self._open.discard(socket)

    async def close(self, visitor: str, marks: Collection[str] | None = None) -> None:
        """Close all sockets of a visitor, or those of some secrets."""
        ended = [s for s in self._open if s.visitor == visitor and (marks is None or s.mark in marks)]
        # at once: whoever does not read keeps the others open no longer
        await asyncio.gather(*(socket.say_goodbye(CLOSE_NOT_ALLOWED) for socket in ended), return_exceptions=True)
