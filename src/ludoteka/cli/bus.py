"""The bus by which processes speak to each other, as a command is given it."""

from __future__ import annotations

import importlib.util
import os
from urllib.parse import urlsplit

from ludoteka.cli.complaints import Complaint
from ludoteka.engine.errors import MissingExtra


def the_bus(given: str | None) -> str | None:
    """Return the address of the bus, if there is one. Raises Complaint or MissingExtra."""
    url = given or os.environ.get("LUDOTEKA_BUS") or None
    if url is None:
        return None
    if importlib.util.find_spec("redis") is None:
        raise MissingExtra("A bus needs the package redis: pip install 'ludoteka[server,bus]'.")
    if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
        raise Complaint("error-bus", url=url.partition("://")[0])
    return url


def shown(url: str) -> str:
    """Return the address of a bus without its password."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
