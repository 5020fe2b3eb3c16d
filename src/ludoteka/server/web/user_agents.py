"""What kind of device somebody uses, so that they know it again among theirs: two words, and nothing finer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteka.server.web.cookies import header

#: What names itself in the header `User-Agent`, the most particular first: most say that they are others as well.
_BROWSERS = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser", "samsung"),
    ("YaBrowser", "yandex"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("CriOS", "chrome"),
    ("Chrome", "chrome"),
    ("Safari", "safari"),
)
_SYSTEMS = (
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Android", "android"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Mac OS X", "mac"),
    ("Linux", "linux"),
)
OTHER = "other"


def device_of(scope: Mapping[str, Any]) -> str:
    """Return the kinds of browser and system that a request comes from, parted by a space."""
    agent = header(scope, b"user-agent")
    return " ".join(_first(agent, known) for known in (_BROWSERS, _SYSTEMS))


def parts_of(device: str | None) -> tuple[str, str]:
    """Return the kinds of browser and system that are kept of a device."""
    browser, _, system = (device or OTHER).partition(" ")
    return browser, system or OTHER


def _first(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in agent), OTHER)
