"""What has to be true of a table on a small screen at every decision: all that one needs is in sight, whole and large
enough. For every game: `faults` tells what is not.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

from tests.web.site import Visitor

TALL: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 844, "height": 390}
PHONES = (TALL, SMALL, LYING)
#: A small phone that lies.
LOW: ViewportSize = {"width": 640, "height": 360}
LAPTOPS: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 1366, "height": 768})
#: What is left of a laptop's window when everything is drawn twice as large.
ZOOMED: tuple[ViewportSize, ...] = ({"width": 640, "height": 360}, {"width": 720, "height": 450})
#: A clock for games of people who think: none of these games waits for it.
CLOCK = {"kind": "live", "bank": 1800, "increment": 0}

#: Whether everything is looked at in every size and language: slow, and asked for by an environment variable.
ALL = bool(os.environ.get("LUDOTEKA_ALL_SIZES"))
#: Those that need most room.
LANGUAGES = ("uk-UA", "ru-RU")


def in_turn(games: Iterable[str]) -> list[tuple[str, str]]:
    """Return games, each with one of the languages; with both where everything is looked at."""
    return [(game, lang) for i, game in enumerate(games) for j, lang in enumerate(LANGUAGES) if ALL or i % 2 == j]


#: Must lie inside the window at every decision: prompt, confirm, own seat with its clock, and what one holds.
NEEDED = {
    "the prompt": "[data-prompt]",
    "confirm": ".confirm-bar .btn:not(.icon)",
    "one's own seat": ".strip [data-strip-seat='{seat}']",
    "one's own clock": ".strip [data-strip-seat='{seat}'] .clock",
    "one's own name": ".strip [data-strip-seat='{seat}'] .name",
    "what happened last": "[data-last]",
}

FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


#: What one holds: none of it may lie outside.
HELD = "[data-goods], [data-hand], [data-held]"


#: The same at a desk, where every seat has a panel of its own.
AT_A_DESK = {
    "the prompt": "[data-prompt]",
    "confirm": "[data-confirm]",
    "one's own seat": ".rail.left [data-seat='{seat}']",
}
#: After the end: who won and why, and the way on.
AT_THE_END = {
    "the prompt": "[data-prompt]",
    "play again": "[data-prompt] .btn.go",
    "the score": "[data-end]",
}


def faults(guest: Visitor, seat: int = 0, held: str = HELD, finger: bool = True, **needed: str) -> list[str]:
    """Return what is not in sight, cut, broken, too small to read or to hit; what a game needs besides is named."""
    screens = {"phone": NEEDED, "desk": AT_A_DESK, "over": AT_THE_END}
    named = {
        screen: {what: where.format(seat=seat) for what, where in parts.items()} for screen, parts in screens.items()
    }
    found: list[str] = guest.page.evaluate(FAULTS, [needed, held, finger, named])
    return found


def torn(guest: Visitor) -> list[str]:
    """Return the words of any page that are broken or cut; it may scroll."""
    found: list[str] = guest.page.evaluate(FAULTS, [{}, HELD, False])
    return [fault for fault in found if fault.startswith(("broken", "cut:", "spills"))]


def check(guest: Visitor, *sizes: ViewportSize, **more: Any) -> None:
    """See that the table fits each of some screens; the window keeps the size that it had."""
    before = guest.page.viewport_size
    turn_through(guest, *(sizes or PHONES), **more)
    if before:
        resize(guest, before)


def turn_through(guest: Visitor, *sizes: ViewportSize, **more: Any) -> None:
    """See that the table fits each of some screens; the window stays at the last."""
    for size in sizes:
        resize(guest, size)
        found = faults(guest, **more)
        assert not found, f"{size['width']} x {size['height']}: " + "; ".join(found)


def resize(guest: Visitor, size: ViewportSize) -> None:
    """Give the window a size, if it has another: the browser lays everything out anew."""
    if guest.page.viewport_size != size:
        guest.page.set_viewport_size(size)
