"""Running a server until it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import threading

import uvicorn

from ludoteka.server import logs
from ludoteka.server.app import make_app
from ludoteka.server.settings import Settings
from ludoteka.server.thinkers import THREADS

#: How long open requests may take once the server has been told to stop.
_GRACE_SECONDS = 5
_THOUGHT_SECONDS = 0.3
_GC_THRESHOLDS = (20_000, 25, 50)


def make_server(settings: Settings) -> uvicorn.Server:
    """Return a server that is not running yet."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
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
        )
    )


def serve(settings: Settings, log_level: str = "info") -> None:
    """Serve until SIGTERM or SIGINT; then tell everybody, write what waits, and go."""
    logs.configure(log_level)
    for number in (signal.SIGTERM, signal.SIGINT):
        # Once it has shut down, uvicorn raises the signal again for whoever ran it: there is nothing left to do.
        signal.signal(number, lambda *_: None)
    # Thousands of sockets are millions of objects: looking through all of them often would be felt at every table.
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    make_server(settings).run()
    _leave_thinkers_behind()


def _leave_thinkers_behind() -> None:
    """Everything is durable and closed; a bot in the middle of a thought does not hold the exit up."""
    for thread in threading.enumerate():
        if thread.name.startswith(THREADS):
            thread.join(_THOUGHT_SECONDS)
            if thread.is_alive():
                logging.shutdown()
                os._exit(0)
