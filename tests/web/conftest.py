"""A real Chromium at a real server: the page as people have it.

The browser's driver keeps an event loop in this thread, so these tests run in a process of their own: `script/test`
starts them after the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Server
from tests.web.site import Visitor, chromium, serious_faults

pytest.importorskip("playwright", reason="the package playwright is not installed")
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

BUILT = Path(__file__).resolve().parents[2] / "src" / "ludoteka" / "web" / "index.html"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: Generous: a browser draws slowly on a machine that does other things.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


def _missing(what: str) -> None:
    """Skip loudly, but never in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    print(f"\n!!! THE PAGE IS NOT TESTED: {what}", flush=True)
    pytest.skip(f"THE PAGE IS NOT TESTED: {what}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        _missing("there is no Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built page."""
    if not BUILT.is_file():
        _missing("the page is not built; python web/build.py does it")
    folder = tmp_path_factory.mktemp("site")
    dice = folder / "dice"
    dice.touch()
    with Server(f"sqlite:///{folder}/ludoteka.db", folder / "log", dice=str(dice), **SITE) as server:
        yield server


#: As it is by default: people's pages, not programs in haste; but nobody waits long for a review.
SITE: dict[str, Any] = {"credit": 2000.0, "credit_rate": 400.0, "request_credit": 5000.0, "review_seconds": 4.0}


@dataclass
class Guests:
    """Opens pages as different people, and closes them after the test."""

    browser: Browser
    base: str
    opened: list[Visitor] = field(default_factory=list)

    def __call__(
        self, name: str | None = None, *, phone: bool = False, lang: str = "en-US", dark: bool = False
    ) -> Visitor:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=self.base,
        )
        context.set_default_timeout(PATIENCE)
        guest = Visitor(context.new_page(), self.base)
        if name is not None:
            guest.introduce(name)
        self.opened.append(guest)
        return guest


@pytest.fixture
def visitor(browser: Browser, site: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes people: each has a browser that holds nothing, but a name if one is given. No page may complain.

    A test always meets the same shuffles and bots.
    """
    Path(site.settings["dice"]).write_text(request.node.nodeid)
    guests = Guests(browser, site.base)
    yield guests
    for guest in guests.opened:
        guest.page.context.close()
    complaints = [complaint for guest in guests.opened for complaint in guest.complaints]
    assert complaints == []


@pytest.fixture
def axe() -> Callable[[Visitor], list[str]]:
    """Tells the serious faults for people with disabilities that a page has now."""
    return serious_faults
