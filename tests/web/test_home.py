"""Home, about, and what is the same on every page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.servers import Server
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def test_a_game_begins_with_one_click(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.goto("/")
    guest.page.locator("[data-shelf] button.solid").first.click()
    expect(guest.page).to_have_url(re.compile(r"/table/[\w-]+"))
    guest.page.wait_for_selector("main.table")


def test_home_fits_a_phone_and_has_no_serious_fault(visitor: Visitors, axe: Axe) -> None:
    for phone in (False, True):
        for dark in (False, True):
            guest = visitor(phone=phone, dark=dark)
            guest.page.goto("/")
            guest.page.wait_for_selector("[data-shelf]")
            assert guest.no_sideways_scrolling()
            assert axe(guest) == []


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_every_word_is_there_in_three_languages(visitor: Visitors, lang: str, axe: Axe) -> None:
    guest = visitor(lang=lang)
    for path in ("/", "/about", "/nowhere/at/all"):
        guest.page.goto(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_timeout(300)
        assert guest.missing_words() == []
        assert guest.page.locator("html").get_attribute("lang") == lang[:2]
        assert axe(guest) == []


def test_language_and_light_are_remembered(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.goto("/")
    guest.page.get_by_role("button", name="УКР").click()
    expect(guest.page.locator("h1")).to_contain_text("один стіл")
    guest.page.get_by_role("button", name="Темна тема").click()
    guest.page.reload()
    expect(guest.page.locator("h1")).to_contain_text("один стіл")
    assert guest.page.locator("html").get_attribute("data-theme") == "dark"


def test_a_private_link_brings_one_to_another_device(visitor: Visitors) -> None:
    first, second = visitor("Olena"), visitor("Nobody")
    link = first.post("/api/me/link", {})["link"]
    second.page.goto(link)
    expect(second.page.locator("main")).to_contain_text(
        "In this browser you are Nobody. This is a private link of Olena"
    )
    assert "code" not in second.page.url
    second.page.get_by_role("link", name="Stay Nobody").click()
    expect(second.page.get_by_role("button", name="Change your name")).to_contain_text("Nobody")
    second.page.goto("/about")
    second.page.goto(link)
    second.page.get_by_role("button", name="Go on as Olena").click()
    second.page.get_by_role("link", name="To the games").click()
    expect(second.page.get_by_role("button", name="Change your name")).to_contain_text("Olena")
    second.page.goto("/continue")
    second.page.get_by_role("button", name="Become Nobody again").click()
    expect(second.page.locator("main")).to_contain_text("In this browser you are Nobody.")


@pytest.mark.parametrize("clipboard", [True, False], ids=["https", "http"])
def test_a_private_link_can_be_copied(visitor: Visitors, clipboard: bool) -> None:
    """A browser has no clipboard for pages without https, as from a computer in the same room."""
    guest = visitor("Olena")
    page = guest.page
    if not clipboard:
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("/")
    page.get_by_role("button", name="Change your name").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Private link").click()
    link = dialog.locator("input[readonly]").input_value()
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    name = dialog.locator("#my-name")
    name.fill("")
    name.press("ControlOrMeta+V")
    expect(name).to_have_value(link[:24])  # as much as a name may have


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_a_private_link_asks_in_every_language_on_a_phone(visitor: Visitors, lang: str, axe: Axe) -> None:
    first, second = visitor("Olena"), visitor("Володимир Довгоіменний", lang=lang, phone=True)
    second.page.goto(first.post("/api/me/link", {})["link"])
    second.page.wait_for_selector("main .btn.go")
    assert second.missing_words() == []
    assert second.no_sideways_scrolling()
    assert axe(second) == []


def test_the_first_screen_is_painted_at_once(visitor: Visitors, site: Server) -> None:
    """What home loads stays small: scripts for the lobby, one board and its first moves, under 110 KB."""
    guest = visitor()
    sizes: list[int] = []
    guest.page.on("response", lambda answer: sizes.append(_size(answer)) if answer.url.endswith(".js") else None)
    guest.page.goto("/")
    guest.page.locator("[data-shelf] button.solid").first.click()
    guest.page.wait_for_selector("main.table")
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < 110_000


def _size(answer: object) -> int:
    return int(getattr(answer, "headers", {}).get("content-length", 0))
