"""Where a request carries its secret: in a cookie that no script reads, or in a header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.datastructures import Cookie

from ludoteka.server.common.settings import Settings
from ludoteka.server.storage.identities import COOKIE_DAYS

Scope = Mapping[str, Any]
_SECONDS_A_DAY = 86_400
_BEFORE = "-before"
#: So many identities that were replaced can be returned to.
_KEPT = 4


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name; under https browsers keep the prefix from every other host."""
    return "__Host-ludoteka" if settings.secure else "ludoteka"


def cookie(settings: Settings, secret: str) -> Cookie:
    """Return the cookie that holds a visitor's secret."""
    return _cookie(settings, cookie_name(settings), secret)


def before_cookie(settings: Settings, secrets: list[str]) -> Cookie:
    """Return the cookie that holds who one was on this device before, the latest first."""
    return _cookie(settings, cookie_name(settings) + _BEFORE, ".".join(secrets[:_KEPT]))


def _cookie(settings: Settings, name: str, value: str) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=COOKIE_DAYS * _SECONDS_A_DAY,
    )


def secret_in_cookie(scope: Scope, settings: Settings) -> str | None:
    """Return the secret in the cookie of a request or socket."""
    return _value(scope, cookie_name(settings))


def secrets_before(scope: Scope, settings: Settings) -> list[str]:
    """Return the secrets of who one was on this device before, the latest first."""
    return [secret for secret in (_value(scope, cookie_name(settings) + _BEFORE) or "").split(".") if secret][:_KEPT]


def _value(scope: Scope, name: str) -> str | None:
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
