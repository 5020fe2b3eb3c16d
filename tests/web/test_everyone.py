"""Nobody is shut out: what axe finds on every screen of the page, on phones and laptops, in light and dark."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from tests.web.company import few
from tests.web.fits import LAPTOPS, LYING, PHONES, SMALL, TALL
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

ALL = bool(os.environ.get("LUDOTEKA_ALL_SIZES"))
#: Each theme on some of the sizes; with LUDOTEKA_ALL_SIZES on all of them.
SIZES: dict[bool, tuple[ViewportSize, ...]] = {
    False: (*PHONES, *LAPTOPS) if ALL else (TALL, LYING),
    True: (*PHONES, *LAPTOPS) if ALL else (SMALL, LAPTOPS[0]),
}


def pages(guest: Visitor) -> Iterator[str]:
    """Go to every page that has no game on it."""
    page = guest.page
    page.goto("/")
    page.wait_for_selector("[data-shelf]")
    yield "home"
    page.goto("/new#game=oriflamme-alliance")
    page.wait_for_selector("main input")
    yield "a new table"
    page.goto("/about")
    page.wait_for_selector("main h1")
    yield "about"
    page.goto("/nowhere")
    page.wait_for_selector("main h1")
    yield "nowhere"
    guest.open_table("opale", "me open")
    page.wait_for_selector("#invite-link")
    yield "the waiting room"


def sheets(guest: Visitor) -> Iterator[str]:
    """Open every sheet of a table that is over, and its replay."""
    page = guest.page
    table = guest.open_table("oriflamme-alliance", "random random random random random")
    page.wait_for_selector('[data-prompt="over"]')
    yield "the end"
    page.locator('[data-prompt="over"] .btn.inv2').last.click()
    page.wait_for_selector("dialog[open] [data-end]")
    yield "the score"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Меню").click()
    page.wait_for_selector("dialog[open]")
    yield "the menu"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for button in page.locator(".side-button:visible").all():
        button.click()
        page.wait_for_selector("dialog[open]")
        yield "log and chat"
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for seat in page.locator("[data-strip-seat]:visible").all()[:1]:
        seat.click()
        page.wait_for_selector("dialog[open]")
        yield "a seat"
        page.keyboard.press("Escape")
    page.goto(f"/table/{table}/replay")
    page.locator(".steps").wait_for()
    yield "the replay"


def boards(guest: Visitor) -> Iterator[str]:
    for game in ludoteka.games():
        guest.open_table(game, few(game))
        guest.my_turn()
        yield game


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screens", [pages, sheets, boards], ids=["pages", "sheets", "boards"])
def test_nobody_is_shut_out(
    visitor: Visitors, axe: Axe, screens: Callable[[Visitor], Iterator[str]], dark: bool
) -> None:
    guest = visitor("Олена", phone=True, lang="ru-RU" if dark else "uk-UA", dark=dark)
    found = []
    for size in SIZES[dark]:
        guest.page.set_viewport_size(size)
        for screen in screens(guest):
            found += [f"{screen}, {size['width']} x {size['height']}: {fault}" for fault in axe(guest)]
            assert guest.no_sideways_scrolling(), f"{screen}, {size['width']} x {size['height']}"
    assert found == []
