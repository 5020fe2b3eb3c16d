"""A real Chromium at a real server: the page as people have it.

The browser's driver keeps an event loop in this thread, so these tests run in a process of their own: `script/test`
starts them beside the others.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import ludoteka
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
        _missing("there is no Chromium; on Debian: apt-get install chromium-headless-shell")
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


#: What the browser remembers of somebody who knows the games: nobody asks them, and nobody guides them.
_KNOWN = json.dumps({"asked": dict.fromkeys(ludoteka.games(), "known")})
KNOWS = f"if (!localStorage.getItem('ludoteka-guide')) localStorage.setItem('ludoteka-guide', '{_KNOWN}');"


#: A gain of nothing is said in words or not at all: whatever shows "+0", "±0" or "+-" anywhere, on any page, complains.
NOTHING = r"""
  const nothing = /(^|[^\w.,:])[+±−]\s?[-+±−]?0(?![\d.,:%])|[+±−]\s?[-+±−]\s?\d/u;
  const told = new Set();
  const look = text => {
    if (!text || told.has(text) || !nothing.test(text)) return;
    told.add(text);
    console.error(`says a gain of nothing: ${text.trim().slice(0, 80)}`);
  };
  const words = node => {
    if (node.nodeType === Node.TEXT_NODE) look(node.data);
    else if (node.nodeType === Node.ELEMENT_NODE) seek(node);
  };
  const seek = element => {
    look(element.getAttribute("aria-label"));
    look(element.getAttribute("title"));
    if (element.matches(".chip, .btn, small, b, .note, [role=img]")) look(element.textContent);
    for (const child of element.childNodes) words(child);
  };
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") addedNodes.forEach(words);
      else words(target);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["aria-label", "title"],
  });
"""


@dataclass
class Guests:
    """Opens pages as different people, and closes them after the test."""

    browser: Browser
    base: str
    opened: list[Visitor] = field(default_factory=list)

    def __call__(
        self,
        name: str | None = None,
        *,
        phone: bool = False,
        lang: str = "en-US",
        dark: bool = False,
        new: bool = False,
        worker: bool = False,
    ) -> Visitor:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=self.base,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NOTHING)
        if not new:
            context.add_init_script(KNOWS)
        guest = Visitor(context.new_page(), self.base)
        if name is not None:
            guest.introduce(name)
        self.opened.append(guest)
        return guest


@pytest.fixture
def visitor(browser: Browser, site: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes people: each has a browser that holds nothing, but a name if one is given. No page may complain.

    They know the games, unless they are `new`. Their page keeps nothing for later, unless they have its `worker`.

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
