"""What stands before the application: origins, headers, limits, and a log without secrets."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from ludoteka.server.common.reading import clean_address
from ludoteka.server.common.settings import Settings
from ludoteka.server.web import prices
from ludoteka.server.web.proxies import payer

log = logging.getLogger("ludoteka.http")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
#: By how much the address of a position may be longer than others.
_LONG = 8


def content_policy(settings: Settings) -> str:
    """Return the policy of the page: its own files, its own sockets, nothing else, and no frame around it."""
    # Browsers know no addresses in brackets here; 'self' stands for those.
    sockets = " ".join(sorted(origin.replace("http", "ws", 1) for origin in settings.origins if "[" not in origin))
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # a board's pieces are placed by their style; style sheets are ours
            "img-src 'self' data:",
            "font-src 'self'",
            "manifest-src 'self'",
            f"connect-src 'self' {sockets}",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def headers_of(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response."""
    headers = {
        "content-security-policy": content_policy(settings),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def origin_of(scope: Scope) -> str | None:
    """Return the origin that a browser names."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"), None)


def address_of(scope: Mapping[str, Any]) -> str:
    """Return who pays for a request or socket, by where it came from; where a trusted proxy names another, by that."""
    client = scope.get("client")
    return payer(str(client[0])) if client else ""


class SecurityMiddleware:
    """Wraps the application: refuses foreign origins and floods, adds headers, writes the request log.

    Sockets go to an application of their own: thousands stay open, and each is to cost little.
    """

    def __init__(
        self,
        inner: Application,
        sockets: Application,
        settings: Settings,
        tariff: prices.Prices,
        hush: Callable[[], Awaitable[None]] | None = None,
        relay: Application | None = None,
    ) -> None:
        self._inner, self._settings, self._prices = inner, settings, tariff
        #: Where there are several workers, the relay knows which of them answers.
        self._http, self._sockets = relay or inner, relay or sockets
        #: Ends answers that would go on for long, when the server is told to stop, and lets other workers go on.
        self.hush = hush
        self._headers = headers_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request, socket or life-span."""
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message.get("headers", ())}
                more = [header for header in self._headers if header[0] not in given]
                if scope["path"].startswith("/api/") and b"cache-control" not in given:
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._http(scope, receive, send_on)
        else:
            await refuse(send_on, *refusal)
        # The path without its query: nothing that anybody was given to keep.
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][: self._settings.max_path],
                "status": status,
                "ms": round((time.perf_counter() - begun) * 1000, 1),
            },
        )

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        # A position in an address may be long: the page says what is wrong with it.
        most = self._settings.max_path * (_LONG if scope["path"].startswith("/study/") else 1)
        if len(scope["raw_path"]) + len(scope["query_string"]) > most:
            return 414, "too-long", "This address is too long."
        if not (clean_address(scope["raw_path"]) and clean_address(scope["query_string"])):
            return 400, "control-characters", "There are control characters in this address."
        if self._foreign(scope):
            return 403, "foreign-origin", "This request came from a page of another site."
        wait = self._prices.charge(address_of(scope), prices.of_request(scope["method"], scope["path"]))
        return (429, "too-much", f"Too many requests: wait {wait:.0f} seconds.") if wait else None

    def _foreign(self, scope: Scope) -> bool:
        """Tell whether a request that changes something came from a page of another site."""
        if scope["method"] in SAFE:
            return False
        origin = origin_of(scope)
        site = next((value for name, value in scope["headers"] if name == b"sec-fetch-site"), b"same-origin")
        return (origin is not None and origin not in self._settings.origins) or site not in (b"same-origin", b"none")


async def refuse(send: Send, status: int, code: str, message: str) -> None:
    """Answer a request that no handler has seen."""
    body = f'{{"code":"{code}","message":"{message}","reasons":[]}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"connection", b"close"))  # who comes again so soon may begin anew
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
