"""A push service that runs in a test, and a browser that subscribes to it and can read what it is sent."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def encoded(raw: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class PushService:
    """Takes pushes, and answers with `status`."""

    status: int = 201
    #: Where a push is sent on to, with a status that says so.
    location: str = ""
    taken: asyncio.Queue[tuple[str, dict[str, str], bytes]] = field(default_factory=asyncio.Queue)
    origin: str = ""

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        location = f"location: {self.location}\r\n" if self.location else ""
        writer.write(f"HTTP/1.1 {self.status} x\r\n{location}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.taken.put_nowait((head[0].split(" ")[1], headers, body))


class Browser:
    """A device: its keys, and what it can read."""

    def __init__(self, service: PushService, name: str = "one", language: str = "en") -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": f"{service.origin}/{name}",
            "p256dh": encoded(point),
            "auth": encoded(self._auth),
            "language": language,
        }

    def read(self, body: bytes) -> Any:
        """Return what was pushed."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))
