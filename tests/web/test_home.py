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


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_every_word_is_there_in_three_languages(visitor: Visitors, lang: str, axe: Axe) -> None:
    guest = visitor(lang=lang)
    for path, last in (("/", "[data-shelf] h2"), ("/about", "main p"), ("/nowhere/at/all", "h1")):
        guest.page.goto(path)
        expect(guest.page.locator(last).last).not_to_be_empty()
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
    late = visitor(lang="uk-UA")
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("Це посилання вже використане")
    late.complaints.clear()  # browsers write every refused request into their console


@pytest.mark.parametrize("clipboard", [True, False], ids=["https", "http"])
def test_a_private_link_can_be_copied(visitor: Visitors, clipboard: bool) -> None:
    """A browser has no clipboard for pages without https, as from a computer in the same room."""
    guest = visitor("Olena")
    page = guest.page
    if not clipboard:
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("/")
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Show the code").click()
    copy = page.locator("[data-link]")
    link = str(copy.get_attribute("data-link"))
    with guest.catching("[data-link]", "Copied"):
        copy.click()
    name = page.locator("#my-name")
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
    """What home loads stays small: for the lobby, one board and its first moves, scripts under 90 KB, all under 135."""
    guest = visitor()
    sizes: dict[str, int] = {}
    guest.page.on("response", lambda answer: sizes.update({answer.url: _size(answer)}))
    guest.page.goto("/")
    guest.page.locator("[data-shelf] button.solid").first.click()
    guest.page.wait_for_selector("main.table")
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(size for address, size in sizes.items() if address.endswith(".js")) < 90_000
    assert sum(sizes.values()) < 135_000


def _size(answer: object) -> int:
    return int(getattr(answer, "headers", {}).get("content-length", 0))
