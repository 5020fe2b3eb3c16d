"""What has to be true of a table on a small screen at every decision: all that one needs is in sight, whole and large
enough. For every game: `faults` tells what is not.
"""

from __future__ import annotations

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

#: Must lie inside the window at every decision: prompt, confirm, own seat with its clock, and what one holds.
NEEDED = {
    "the prompt": "[data-prompt]",
    "confirm": ".confirm-bar .btn:not(.icon)",
    "the own seat": ".strip [data-strip-seat='{seat}']",
    "the own clock": ".strip [data-strip-seat='{seat}'] .clock",
    "the own name": ".strip [data-strip-seat='{seat}'] .name",
}

FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


#: What one holds: none of it may lie outside.
HELD = "[data-goods], [data-hand], [data-held]"


#: The same at a desk, where every seat has a panel of its own.
AT_A_DESK = {
    "the prompt": "[data-prompt]",
    "confirm": "[data-confirm]",
    "the own seat": ".rail.left [data-seat='{seat}']",
}
#: After the end: who won and why, and the way on.
AT_THE_END = {
    "the prompt": "[data-prompt]",
    "play again": "[data-prompt] .btn.go",
    "the score": "[data-prompt] .btn.inv2",
}


def faults(guest: Visitor, seat: int = 0, held: str = HELD, finger: bool = True, **needed: str) -> list[str]:
    """Return what is not in sight, cut, broken, too small to read or to hit; what a game needs besides is named."""
    desk = guest.page.locator(".rail.left").is_visible()
    parts = AT_THE_END if guest.prompt == "over" else AT_A_DESK if desk else NEEDED
    wanted = {what: where.format(seat=seat) for what, where in parts.items()} | needed
    found: list[str] = guest.page.evaluate(FAULTS, [wanted, held, finger and not desk])
    return found


def check(guest: Visitor, *sizes: ViewportSize, **more: Any) -> None:
    """See that the table fits each of some screens; the window keeps the size that it had."""
    before = guest.page.viewport_size
    for size in sizes or PHONES:
        guest.page.set_viewport_size(size)
        guest.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = faults(guest, **more)
        assert not found, f"{size['width']} x {size['height']}: " + "; ".join(found)
    if before:
        guest.page.set_viewport_size(before)
