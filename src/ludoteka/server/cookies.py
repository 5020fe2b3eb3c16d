"""Where a request carries its secret: in a cookie that no script reads, or in a header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.datastructures import Cookie

from ludoteka.server.identity import COOKIE_DAYS
from ludoteka.server.settings import Settings

Scope = Mapping[str, Any]
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


def secret_in_cookie(scope: Scope, settings: Settings) -> str | None:
    """Return the secret in the cookie of a request or socket."""
    name = cookie_name(settings)
    for part in header(scope, b"cookie").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


def bearer(scope: Scope) -> str | None:
    """Return the secret in the header `Authorization: Bearer ...` of a request or socket."""
    kind, _, secret = header(scope, b"authorization").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request or socket, empty where there is none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
