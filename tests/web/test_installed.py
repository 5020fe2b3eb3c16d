"""The page as it is installed: it opens without a connection, says so, and takes a new version without a word lost."""

from __future__ import annotations

import io
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.conftest import BUILT, SITE, Guests
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]


def kept(page: Page) -> None:
    """Wait until the worker has kept what the page begins with."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


#: What the server says that the shelf and a visitor's own tables are drawn by.
ANSWERS = ("/api/me", "/api/me/tables", "/api/games", "/api/tables")
ANSWERED = """wanted => caches.open("ludoteka-kept").then(kept => kept.keys()).then(keys => {
  const paths = keys.map(({ url }) => new URL(url).pathname);
  return wanted.every(path => paths.includes(path));
})"""


def test_the_manifest_and_its_icons_are_served_and_valid(visitor: Visitors) -> None:
    guest = visitor(worker=True)
    page = guest.page
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{guest.base}{address}")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        found = page.request.get(f"{guest.base}{icon['src']}")
        assert found.ok
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            picture = Image.open(io.BytesIO(found.body()))
            assert "{}x{}".format(*picture.size) == icon["sizes"]
            assert len(found.body()) < 10_000
            corner = picture.convert("RGBA").getpixel((0, 0))
            assert isinstance(corner, tuple)
            assert (corner[3] == 255) == (icon.get("purpose") == "maskable"), "a launcher cuts a maskable one"
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.request.get(f"{guest.base}{touch}").ok
    policy = page.request.get(f"{guest.base}/worker.js").headers["content-security-policy"]
    assert "manifest-src 'self'" in policy
    assert "worker-src 'self'" in policy
    assert "script-src 'self';" in policy


@pytest.mark.parametrize("lang", ["en-US", "uk-UA"])
def test_without_a_connection_home_shows_the_shelf_and_the_own_tables_and_says_so(visitor: Visitors, lang: str) -> None:
    guest = visitor("Taras", lang=lang, phone=lang != "en-US", worker=True)
    table = guest.make_table("opale")
    page = guest.page
    page.goto("/")
    kept(page)
    mine = page.locator(f"[data-continue='{table}']")
    page.reload()  # under the worker's eyes: what it hears it keeps
    expect(mine).to_be_visible()
    page.wait_for_function(ANSWERED, arg=ANSWERS)
    offline = page.locator("[data-offline]")
    expect(offline).to_have_count(0)

    page.context.set_offline(True)
    page.reload()
    expect(offline).to_contain_text("You are offline" if lang == "en-US" else "Немає з’єднання")
    expect(mine).to_be_visible()
    expect(page.locator("[data-shelf]")).to_have_count(5)
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()

    page.context.set_offline(False)
    expect(offline).to_have_count(0)
    expect(page.locator("[data-shelf]")).to_have_count(5)
    # what was kept is somebody's: who is forgotten, or another, finds nothing of it
    page.goto("/settings")
    page.locator("section .danger").click()
    page.get_by_role("alertdialog").locator(".danger").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.wait_for_function("() => caches.has('ludoteka-kept').then(there => !there)")


@pytest.fixture
def two_versions(browser: Browser, tmp_path: Path) -> Iterator[tuple[Guests, Callable[[], str]]]:
    """A site of its own, and how to put a newer version of the page in place; it returns its first script."""
    folder = tmp_path / "page"
    shutil.copytree(BUILT.parent, folder)

    def renew() -> str:
        page = (folder / "index.html").read_text()
        old = re.search(r"/assets/(first-[\w-]+\.js)", page)
        assert old is not None
        new = "first-00000000.js"
        for path in folder.rglob("*.js"):
            path.write_text(path.read_text().replace(old[1], new))
        (folder / "assets" / old[1]).rename(folder / "assets" / new)
        for path in folder.rglob("*.br"):
            path.unlink()
        (folder / "index.html").write_text(page.replace(old[1], new))
        return f"/assets/{new}"

    with Server(f"sqlite:///{tmp_path}/ludoteka.db", tmp_path / "log", static=str(folder), **SITE) as server:
        guests = Guests(browser, server.base)
        yield guests, renew
        for guest in guests.opened:
            guest.page.context.close()


def test_a_new_version_waits_until_somebody_agrees_or_opens_the_page(
    two_versions: tuple[Guests, Callable[[], str]],
) -> None:
    guests, renew = two_versions
    guest = guests("Taras", worker=True)
    page = guest.page
    page.goto("/settings")
    kept(page)
    first = "document.querySelector('script[type=module][src]')?.getAttribute('src')"
    before = page.evaluate(first)
    page.locator("#my-name").fill("Half a name")
    new = renew()
    assert new != before
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    newer = page.locator("[data-newer]")
    expect(newer).to_be_visible()
    # nothing was loaded anew, and nothing that was begun is lost
    assert page.evaluate(first) == before
    expect(page.locator("#my-name")).to_have_value("Half a name")
    newer.get_by_role("button", name="Load it").click()
    page.wait_for_function(f"() => {first} === {json.dumps(new)}")
    expect(newer).to_have_count(0)
    # the new one is kept, and opens without a connection
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-offline]")).to_be_visible()
    assert page.evaluate(first) == new
