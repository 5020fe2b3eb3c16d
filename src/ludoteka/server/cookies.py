"""Where a request carries its secret: in a cookie that no script reads, or in a header."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludoteka.server.identity import COOKIE_DAYS
from ludoteka.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
_SECONDS_A_DAY = 86_400


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name; under https browsers keep the prefix from every other host."""
    return "__Host-ludoteka" if settings.secure else "ludoteka"


def cookie(settings: Settings, secret: str) -> Cookie:
    """Return the cookie that holds a visitor's secret."""
    return Cookie(
        key=cookie_name(settings),
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=COOKIE_DAYS * _SECONDS_A_DAY,
    )


def secret_in_cookie(connection: Connection, settings: Settings) -> str | None:
    """Return the secret in a connection's cookie."""
    return connection.cookies.get(cookie_name(settings))


def bearer(connection: Connection) -> str | None:
    """Return the secret in a connection's header `Authorization: Bearer ...`."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None
