"""Whose word is taken for where a request came from, and who pays for what comes from there."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludoteka.server.common.settings import Settings

#: Of an IPv6 address so many bits are its network: whoever has one address there has all of them.
_NETWORK_BITS = 64


@lru_cache(10_000)
def payer(host: str) -> str:
    """Return who pays for what comes from an address: itself, or, of an IPv6 address, its network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket of this machine, or what a proxy says instead of an address
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), _NETWORK_BITS), strict=False))


async def _nowhere(*_: Any) -> None:
    raise NotImplementedError


def trusted(settings: Settings) -> Callable[[str], bool]:
    """Return what tells whether a peer's X-Forwarded-For counts; `serving` lets uvicorn go by the same ones."""
    return ProxyHeadersMiddleware(_nowhere, list(settings.proxies)).trusted_hosts.__contains__
