"""Connections that do not keep others waiting: who sends half a request, or reads nothing, is let go.

uvicorn waits for the rest of a request, and for a reader, as long as it takes. Here every connection notes what it
waits for, and one look a second at all of them ends those that waited too long.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ludoteka.server.common.settings import Settings
from ludoteka.server.web.neighbours import CONNECTION, Connection
from ludoteka.server.web.proxies import payer, trusted

#: A reader who takes less than this in the time for sending does not read.
_LEAST_READ = 4096


class Doorkeeper:
    """Counts the connections of each peer, and ends those that waited too long."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._peers: Counter[str] = Counter()
        self._is_proxy = trusted(settings)

    def admit(self, peer: str) -> bool:
        """Count a connection; tell whether there were not too many of this peer, or whether it is a proxy."""
        house = payer(peer)
        self._peers[house] += 1
        return self._peers[house] <= self._settings.max_connections or self._is_proxy(peer)

    def dismiss(self, peer: str) -> None:
        """Count a connection no more."""
        house = payer(peer)
        self._peers[house] -= 1
        if self._peers[house] <= 0:
            del self._peers[house]

    def look(self, connections: set[Any], now: float) -> None:
        """End whatever waits for too long."""
        for connection in list(connections):
            if connection.door.late(connection.transport, now, self._settings):
                connection.transport.abort()


class Door:
    """What one connection waits for."""

    def __init__(self, keeper: Doorkeeper, peer: str) -> None:
        self.keeper, self.peer = keeper, peer
        #: Since when the rest of headers or a body is awaited, and for how long it may be.
        self.asked: float | None = None
        self.in_body = False
        #: How much was to be sent when the reader last took enough, and when that was.
        self._unsent = 0
        self._read = 0.0
        self._closing: float | None = None

    def late(self, transport: asyncio.Transport, now: float, settings: Settings) -> bool:
        """Tell whether this has taken too long."""
        if self.asked is not None:
            patience = settings.body_seconds if self.in_body else settings.header_seconds
            if now - self.asked > patience:
                return True
        if transport.is_closing():
            self._closing = self._closing or now
            return now - self._closing > settings.send_seconds
        unsent = transport.get_write_buffer_size()
        if unsent == 0 or self._unsent == 0 or unsent <= self._unsent - _LEAST_READ:
            self._unsent, self._read = unsent, now
        self._unsent = max(self._unsent, unsent)
        return unsent > 0 and now - self._read > settings.send_seconds


@dataclass(frozen=True)
class Protocols:
    """The kinds of connections, watched by a doorkeeper."""

    http: type[HttpToolsProtocol]
    sockets: type[WebSocketsSansIOProtocol]
    #: Sockets that another worker of this machine may serve, as long as they are not let in.
    movable: type[WebSocketsSansIOProtocol]


def protocols(keeper: Doorkeeper) -> Protocols:
    """Return the kinds of connections, watched by a doorkeeper."""

    class Http(HttpToolsProtocol):
        door: Door

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.door = Door(keeper, self.client[0] if self.client else "")
            self.door.asked = self.loop.time()
            if not keeper.admit(self.door.peer):
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            keeper.dismiss(self.door.peer)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.door.asked is None:
                self.door.asked, self.door.in_body = self.loop.time(), False
            super().data_received(data)

        def on_message_begin(self) -> None:
            if self.door.asked is None or self.door.in_body:
                self.door.asked, self.door.in_body = self.loop.time(), False
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.door.asked, self.door.in_body = self.loop.time(), True
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.door.asked = None
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            keeper.dismiss(self.door.peer)
            super().handle_websocket_upgrade()

    class Socket(WebSocketsSansIOProtocol):
        door: Door

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.door = Door(keeper, self.client[0] if self.client else "")
            keeper.admit(self.door.peer)

        def connection_lost(self, exc: Exception | None) -> None:
            keeper.dismiss(self.door.peer)
            super().connection_lost(exc)

    class Movable(Socket):
        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.transport.is_closing():
                self.scope["extensions"][CONNECTION] = Connection(self.transport, event.serialize())  # type: ignore[assignment]

    return Protocols(Http, Socket, Movable)
