"""Whose word is taken for where a request came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludoteka.server.common.settings import Settings


async def _nowhere(*_: Any) -> None:
    raise NotImplementedError


def trusted(settings: Settings) -> Callable[[str], bool]:
    """Return what tells whether a peer's X-Forwarded-For counts; `serving` lets uvicorn go by the same ones."""
    return ProxyHeadersMiddleware(_nowhere, list(settings.proxies)).trusted_hosts.__contains__
