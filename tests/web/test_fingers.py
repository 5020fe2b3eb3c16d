"""Fingers and small screens: what is said, explained and opened on a phone, and what is typed there."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import ludoteka
from tests.games.brought import modules
from tests.web.company import whoever_decides
from tests.web.fits import LAPTOPS, LYING, PHONES, SMALL, TALL, torn
from tests.web.orichalcum_player import Taps
from tests.web.site import Visitor
from tests.web.taps import CONFIRM, HANDS, confirm

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def long_press(guest: Visitor, target: Locator) -> None:
    """Hold a finger on something until it is explained, and lift it."""
    box = target.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = guest.page.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(guest.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


HELPED = {
    "akropolis": "ul.strip li:visible",
    "opale": "[data-card]",
    "orion-duel": "button[data-tile]:visible",
    "oriflamme-alliance": "[data-hand]",
    "orichalcum": ".sea .cell.open:has(.anchor)",
} | {game: hand.HELPED for game, hand in modules("hand").items()}


@pytest.mark.parametrize(("game", "lang"), list(zip(HELPED, cycle(("uk-UA", "ru-RU", "en-US")), strict=False)))
def test_what_a_finger_asked_for_stays_until_it_is_tapped_away(visitor: Visitors, game: str, lang: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang)
    guest.open_table(game, "me random random" if game.startswith("orif") else "me random")
    guest.my_turn()
    long_press(guest, guest.page.locator(HELPED[game]).first)
    note = guest.page.get_by_role("tooltip")
    guest.page.evaluate("() => new Promise(done => setTimeout(done, 700))")  # longer than a press
    expect(note).to_be_visible()
    assert guest.missing_words() == []
    assert guest.page.locator(CONFIRM).is_disabled()  # a long press chooses nothing
    guest.page.locator("[data-prompt] .say").tap()
    expect(note).to_have_count(0)


def test_a_message_leaves_a_trace_on_a_phone(visitor: Visitors) -> None:
    host, friend = visitor("Олена", phone=True, lang="uk-UA"), visitor("Taras")
    host.open_table("oriflamme-alliance", "me open random")
    friend.join(host)
    whoever_decides(host, friend)  # what a bot does later would stand where the message stands
    friend.page.get_by_role("button", name="Chat").click()
    friend.page.get_by_label("Say something").fill("Good luck!")
    friend.page.get_by_label("Say something").press("Enter")
    button = host.page.locator("[data-unread]")
    for size in PHONES:
        host.page.set_viewport_size(size)
        expect(button).to_have_attribute("data-unread", "1")
        expect(button.locator(".new")).to_be_visible()
        expect(host.page.locator("[data-last]")).to_contain_text("Taras: Good luck!")
    expect(host.page.locator("[data-told]")).to_contain_text("Good luck!")
    button.tap()
    expect(host.page.locator("dialog[open]")).to_contain_text("Good luck!")
    for size in PHONES:  # however much can be said with one tap, what is typed is in sight
        host.page.set_viewport_size(size)
        expect(host.page.locator("dialog[open] form input")).to_be_in_viewport(ratio=1)
    expect(button).to_have_attribute("data-unread", "0")


TYPED = """() => [...document.querySelectorAll("input, select, textarea")]
    .map(field => [field.getAttribute("aria-label") ?? field.name, parseFloat(getComputedStyle(field).fontSize)])
    .filter(([, size]) => size < 16)"""


def test_a_phone_does_not_zoom_into_what_is_typed(visitor: Visitors) -> None:
    guest = visitor(phone=True, lang="uk-UA")
    page = guest.page
    page.goto("/")
    page.wait_for_selector("[data-shelf]")
    assert page.evaluate(TYPED) == []
    for path in ("/new#game=oriflamme-alliance", "/rules/opale", "/about"):
        page.goto(path)
        page.wait_for_selector("main input, main h1")
        assert page.evaluate(TYPED) == []
    guest.open_table("opale", "me open")
    page.wait_for_selector("#invite-link")
    assert page.evaluate(TYPED) == []
    guest.open_table("opale", "me random")
    page.locator("[data-unread]").tap()
    page.wait_for_selector("dialog[open] form input")
    assert page.evaluate(TYPED) == []
    assert "maximum-scale" not in page.locator("meta[name=viewport]").get_attribute("content")  # type: ignore[operator]


def test_a_seat_on_a_phone_shows_its_island_and_leads_there(visitor: Visitors) -> None:
    guest = visitor("Олена", phone=True, lang="uk-UA")
    page = guest.page
    guest.open_table("orichalcum", "me random random random")
    guest.my_turn()
    for size in PHONES:
        page.set_viewport_size(size)
        page.locator('[data-strip-seat="1"]').tap()
        sheet = page.locator("dialog[open]")
        island = sheet.locator(".th svg").first
        expect(island).to_be_visible()
        dark = island.evaluate(
            """svg => [...svg.querySelectorAll("polygon, path")].filter(one =>
              one.getBoundingClientRect().width > 3 && getComputedStyle(one).fill === "rgb(0, 0, 0)").length"""
        )
        assert dark == 0
        sheet.locator(".th").tap()
        expect(sheet).to_have_count(0)
        expect(page.locator(".whose")).to_be_visible()
        expect(page.get_by_role("group", name=re.compile("2"))).to_be_visible()
        page.locator(".whose button").tap()


def test_a_phone_has_tabs_for_islands_cards_and_titans(visitor: Visitors) -> None:
    guest = visitor("Олена", phone=True, lang="ru-RU")
    page = guest.page
    player = Taps(guest, guest.open_table("orichalcum", "me random random random"))
    assert player.skip(until="card")
    for size in PHONES:
        page.set_viewport_size(size)
        prices = page.locator(".acard .ah .price")
        expect(prices).not_to_have_count(0)
        assert prices.count() == page.locator(".acard").count() > 0
        for tab, there in (("islands", ".shown svg"), ("titans", ".titans"), ("craft", ".craft"), ("row", ".acard")):
            page.locator(f'[data-tab="{tab}"]').tap()
            expect(page.locator(f".shelf {there}").first).to_be_visible()


#: What a finger does not hit well in the bar above and among what can be started; links within a sentence are words.
SLIGHT = """() => [...document.querySelectorAll("header a, header button, nav a, main button, main .btn")]
    .filter(one => one.getClientRects().length && getComputedStyle(one).visibility !== "hidden")
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
    .map(([one, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.className} ${one.innerText}`)"""


def test_covers_are_doors_and_play_now_says_what_it_starts(visitor: Visitors, axe: Axe) -> None:
    """Every cover leads to its game, and home then offers that game, in every language."""
    guest = visitor(phone=True, lang="uk-UA")
    page = guest.page
    page.goto("/")
    now, titles = page.locator(".hero .btn.go").first, page.locator("[data-shelf] h2")
    expect(titles.first).not_to_be_empty()
    expect(now).to_contain_text(titles.first.inner_text())
    for game in ludoteka.games():
        page.locator(f'[data-shelf="{game}"] .cover').tap()
        page.wait_for_selector(f'main.table[data-game="{game}"]')
        page.goto("/")
        for tag in ("ru", "en", "uk"):
            page.locator(f'button[lang="{tag}"]:visible').tap()
            expect(page.locator("html")).to_have_attribute("lang", tag)
            title = page.locator(f'[data-shelf="{game}"] h2')
            expect(title).not_to_be_empty()
            expect(now).to_contain_text(title.inner_text())
    for size in (TALL, SMALL, LYING):
        page.set_viewport_size(size)
        assert guest.no_sideways_scrolling()
        assert page.evaluate(SLIGHT) == []
        assert axe(guest) == []


def test_a_waiting_room_fits_and_speaks_every_language(visitor: Visitors) -> None:
    guest = visitor("Олена", phone=True, lang="ru-RU")
    guest.open_table("orichalcum", "me open open open")
    guest.page.wait_for_selector("#invite-link")
    expect(guest.page.locator("[data-qr]")).to_be_attached()
    for size in (*LAPTOPS, *PHONES):
        guest.page.set_viewport_size(size)
        for tag in ("uk", "en", "ru"):
            guest.page.locator(f'button[lang="{tag}"]:visible').tap()
            expect(guest.page.locator("html")).to_have_attribute("lang", tag)
            assert guest.no_sideways_scrolling()
            assert torn(guest) == []
            guest.page.evaluate("scrollTo(0, 0)")  # the switches may lie below
            expect(guest.page.locator("[data-room-prompt] .btn.go")).to_be_in_viewport(ratio=1)
    name = guest.page.locator("main .name input")
    name.fill("Соломія")
    with guest.page.expect_response("**/name") as answer:
        name.press("Enter")
    assert answer.value.ok
    guest.page.reload()
    expect(name).to_have_value("Соломія")
    guest.page.locator("main .switches .btn.icon").tap()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("game", HANDS)
def test_confirm_stays_where_it_is(visitor: Visitors, game: str) -> None:
    guest, rng = visitor("Олена", phone=True, lang="uk-UA"), Random(4)
    guest.open_table(game, "me random random" if game.startswith("orif") else "me random")
    for size in PHONES:
        guest.page.set_viewport_size(size)
        places = set()
        for _ in range(2):
            guest.my_turn()
            box = guest.page.locator(".confirm-bar").bounding_box()
            assert box is not None
            places.add((box["y"], box["height"]))
            HANDS[game](guest, rng)
            expect(guest.page.locator(CONFIRM)).to_be_enabled()
            box = guest.page.locator(".confirm-bar").bounding_box()
            assert box is not None
            places.add((box["y"], box["height"]))
            confirm(guest)
        assert len(places) == 1
        [(top, height)] = places
        assert size["height"] - (top + height) <= 12  # no dead space below it
