"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable

import uvicorn

from ludoteka.server.bots.bot_pool import THREADS
from ludoteka.server.common import logs
from ludoteka.server.common.settings import Settings
from ludoteka.server.web.app import make_app
from ludoteka.server.web.doors import Doorkeeper, Protocols, protocols
from ludoteka.server.web.neighbours import Neighbours

#: How long open requests may take once the server has been told to stop.
_GRACE_SECONDS = 5
_THOUGHT_SECONDS = 0.3
#: As often does uvicorn look after itself; the doorkeeper looks once a second.
_TICKS_A_SECOND = 10
#: Small steps among young objects, and all of them seldom: each look stops every table for as long as it takes.
_GC_THRESHOLDS = (2_000, 10, 1_250)


class _Server(uvicorn.Server):
    """A server that says when it answers, and waits for nobody too long."""

    ready: Callable[[], None] | None = None
    doorkeeper: Doorkeeper
    hush: Callable[[], Awaitable[None]]
    protocols: Protocols
    #: The other workers of this machine, where there are some.
    neighbours: Neighbours | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.neighbours is not None:
            self.neighbours.close()
        for server in self.servers:  # whoever comes now comes to another worker, where there is one
            server.close()
        await self.hush()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.neighbours is not None:
            self.neighbours.open(self._adopt)
        if self.started and self.ready is not None:
            self.ready()

    async def _adopt(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another worker of this machine has taken, and on which a socket is asked for."""

        def protocol() -> asyncio.Protocol:
            made = self.protocols.http(self.config, self.server_state, self.lifespan.state)
            made.ws_protocol_class = self.protocols.sockets  # it is not handed on once more
            return made

        loop = asyncio.get_running_loop()
        _, made = await loop.connect_accepted_socket(protocol, connection)
        made.data_received(request)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        second = counter % _TICKS_A_SECOND == 0
        # By its own count Python waits too long: every move replaces objects, so that their number hardly grows, while
        # thousands of new ones gather. Looked through often, they are few; all at once they stopped every table.
        gc.collect(1 if second else 0)
        if second:
            self.doorkeeper.look(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def make_server(settings: Settings) -> _Server:
    """Return a server that is not running yet."""
    doorkeeper = Doorkeeper(settings)
    kinds = protocols(doorkeeper)
    neighbours = None if settings.neighbours is None else Neighbours(settings.neighbours)
    app = make_app(settings, neighbours)
    server = _Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            ws_max_size=settings.max_frame,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
            ws_per_message_deflate=False,  # hundreds of kilobytes a socket otherwise
            timeout_graceful_shutdown=_GRACE_SECONDS,
            lifespan="on",
            backlog=4096,
            http=kinds.http,
            ws=kinds.sockets if neighbours is None else kinds.movable,
            forwarded_allow_ips=list(settings.proxies),
        )
    )
    assert app.hush is not None
    server.doorkeeper, server.hush = doorkeeper, app.hush
    server.protocols, server.neighbours = kinds, neighbours
    return server


def serve(
    settings: Settings,
    log_level: str = "info",
    bound: socket.socket | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT; then tell everybody, write what waits, and go.

    `bound` is where to listen, if that is fixed already; `ready` is called when the server answers.
    """
    logs.configure(log_level)
    for number in (signal.SIGTERM, signal.SIGINT):
        # Once it has shut down, uvicorn raises the signal again for whoever ran it: there is nothing left to do.
        signal.signal(number, lambda *_: None)
    # Thousands of sockets are millions of objects: what is there before anybody comes is never looked through again.
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    _open_many_files()
    server = make_server(settings)
    server.ready = ready
    server.run([bound] if bound else None)
    _leave_thinkers_behind()


def _open_many_files() -> None:
    """Take as many descriptors as the system gives: every connection is one."""
    if os.name != "posix":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _leave_thinkers_behind() -> None:
    """Everything is durable and closed; a bot in the middle of a thought does not hold the exit up."""
    for thread in threading.enumerate():
        if thread.name.startswith(THREADS):
            thread.join(_THOUGHT_SECONDS)
            if thread.is_alive():
                logging.shutdown()
                os._exit(0)
