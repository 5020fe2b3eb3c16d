"""Workers of one machine hand each other connections: a socket is served where its table is, and nothing travels twice.

Before a socket is let in, nothing has been said on it but the request. So the worker that took the connection sends the
open file and the request to the worker with the table, through a Unix socket in a folder that only their supervisor's
user can enter, and forgets it. The other goes on as if the client had come to it. Between machines, or where this
fails, the relay carries what is said.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from ludoteka.server.common import metrics

log = logging.getLogger("ludoteka.neighbours")

#: In a scope's extensions: the connection of a socket that has not been let in yet.
CONNECTION = "ludoteka.connection"
#: No request is longer; those that are travel by the relay.
_LONGEST = 1 << 17
#: So many connections are taken at once, before others have their turn.
_AT_ONCE = 32
#: A neighbour that is busy has its queue full for a moment; after so many tries the relay is used.
_TRIES, _AGAIN_SECONDS = 200, 0.005

#: Goes on with a connection: the open socket, and the request that was read from it.
Adopt = Callable[[socket.socket, bytes], Awaitable[None]]


class Connection:
    """A connection on which a socket was asked for and nothing was answered."""

    def __init__(self, transport: asyncio.Transport, request: bytes) -> None:
        self._transport, self.request = transport, request

    @contextlib.contextmanager
    def stopped(self) -> Iterator[int]:
        """Read nothing more from it; what comes meanwhile is for whoever reads next."""
        self._transport.pause_reading()
        try:
            yield self._transport.get_extra_info("socket").fileno()
        finally:
            if not self._transport.is_closing():
                self._transport.resume_reading()

    def forget(self) -> None:
        """Let go of it, without a word to the client: another process has it."""
        self._transport.abort()


class Neighbours:
    """The workers of this machine, as one of them knows them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        #: The name of this one, which the relay knows.
        self.me = ""
        self._own: socket.socket | None = None
        self._place: Path | None = None
        self._adopting: set[asyncio.Task[None]] = set()

    # ---- giving

    async def hand_on(self, worker: str, connection: Connection) -> bool:
        """Give a connection to a neighbour; return False where it is none, or does not take it."""
        if self._own is None or len(connection.request) > _LONGEST or not (self._folder / worker).exists():
            return False
        with connection.stopped() as file:
            for _ in range(_TRIES):
                try:
                    rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
                    self._own.sendmsg([connection.request], rights, 0, str(self._folder / worker))
                except BlockingIOError:
                    await asyncio.sleep(_AGAIN_SECONDS)
                except OSError as error:
                    log.info("a connection could not be handed on", extra={"why": type(error).__name__})
                    return False
                else:
                    metrics.BROUGHT.labels("websocket", "hand").inc()
                    connection.forget()
                    return True
        return False

    # ---- taking

    def open(self, adopt: Adopt) -> None:
        """Take connections from now on."""
        place = self._folder / self.me
        own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            own.setblocking(False)
            own.bind(str(place))
        except OSError as error:  # its name may be too long
            log.warning("connections cannot be handed on", extra={"why": str(error)})
            own.close()
            return
        self._own, self._place = own, place
        asyncio.get_running_loop().add_reader(own.fileno(), self._take, own, adopt)

    def close(self) -> None:
        """Take none any more; clients of those that wait come again."""
        if self._own is not None and self._place is not None:
            asyncio.get_running_loop().remove_reader(self._own.fileno())
            self._place.unlink(missing_ok=True)
            self._own.close()
            self._own = None

    def _take(self, own: socket.socket, adopt: Adopt) -> None:
        for _ in range(_AT_ONCE):
            try:
                request, files, _, _ = socket.recv_fds(own, _LONGEST, 1)
            except BlockingIOError:
                return
            for file in files:
                task = asyncio.create_task(_adopt(socket.socket(fileno=file), request, adopt))
                self._adopting.add(task)
                task.add_done_callback(self._adopting.discard)


async def _adopt(connection: socket.socket, request: bytes, adopt: Adopt) -> None:
    try:
        await adopt(connection, request)
    except OSError:  # the client has gone meanwhile
        connection.close()
