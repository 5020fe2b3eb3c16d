"""A new table, home and its list: as somebody meets them who has nothing yet."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def test_a_stranger_sees_what_the_games_are_like_and_tries_a_move(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    guest.page.goto("/")
    card = guest.page.locator('[data-shelf="orion-duel"]')
    expect(card).to_contain_text("no luck")
    expect(card).to_contain_text("light")
    expect(card.locator("dl")).to_contain_text("min")
    expect(card.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/orion-duel")
    look = guest.page.locator("[data-first-look]")
    look.get_by_role("button", name="Try a move").click()
    look.get_by_role("button", name="A", exact=True).click()
    expect(look.get_by_role("status")).to_contain_text("−2 points")
    look.get_by_role("button", name="C", exact=True).click()
    expect(look.get_by_role("status")).to_contain_text("+6 points, the best of the three")
    assert axe(guest) == []
    card.get_by_role("link", name="Rules").click()
    expect(guest.page.locator("h1")).to_have_text("Orion Duel: the rules")


def test_a_table_is_planned_with_keys_and_what_does_not_fit_says_why(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    page = guest.page
    page.goto("/new#game=akropolis")
    page.get_by_role("button", name="Standard rules").click()
    page.get_by_role("switch", name="Long game").click()
    expect(page.locator("aside")).to_contain_text("Long game")
    page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    expect(page.get_by_role("switch", name="Long game")).to_be_disabled()
    expect(page.locator(".rules")).to_contain_text("this table has 4")
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    expect(page.get_by_role("switch", name="Long game")).to_be_checked()
    assert page.locator("select").count() == 0
    page.locator("[data-place='1']").get_by_role("button").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='1']")).to_contain_text("master")
    page.locator("[data-place='2']").get_by_role("button").click()
    page.get_by_role("option", name="Someone here").click()
    page.get_by_label("Name at seat 3").fill("Iryna")
    assert axe(guest) == []
    page.get_by_role("button", name="Start now").click()
    page.wait_for_selector("main.table")
    expect(page.locator(".rail.left")).to_contain_text("Iryna")


def test_a_table_with_an_own_clock_and_another_like_it(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    page = guest.page
    page.goto("/new#game=opale")
    page.wait_for_selector(".card")
    assert page.locator("[data-last-time]").count() == 0
    expect(page.get_by_role("radio", name=re.compile("Orion Duel"))).to_be_attached()
    page.get_by_text("Your own", exact=True).click()
    page.get_by_label("Minutes for the game").fill("999")
    page.get_by_label("Seconds added each turn").fill("7")
    page.get_by_label("Seconds added each turn").blur()
    expect(page.get_by_label("Minutes for the game")).to_have_value("180")
    page.get_by_label("Minutes for the game").fill("13")
    page.get_by_label("Minutes for the game").blur()
    expect(page.locator("aside")).to_contain_text(re.compile(r"13\smin\s\+\s7\ss"))
    assert axe(guest) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-room]")).to_contain_text(re.compile(r"13\smin\s\+\s7\ss"))
    page.goto("/new#game=akropolis")
    page.reload()
    page.locator("[data-last-time]").get_by_role("button", name=re.compile("Opale")).click()
    expect(page.locator("aside h2")).to_have_text("Opale")
    expect(page.locator("aside")).to_contain_text(re.compile(r"13\smin\s\+\s7\ss"))
    expect(page.get_by_label("Minutes for the game")).to_have_value("13")
    assert axe(guest) == []


def test_continue_shows_time_and_a_way_to_play_and_to_remove(visitor: Visitors) -> None:
    guest = visitor()
    table = guest.open_table("akropolis", "me open")
    guest.page.wait_for_selector("[data-room]")
    guest.page.goto("/")
    card = guest.page.locator(f"[data-continue='{table}']")
    expect(card).to_contain_text("just now")
    expect(card.get_by_role("link", name=re.compile("Look"))).to_be_visible()
    card.get_by_role("button", name="Remove from the list").click()
    card.get_by_role("button", name="Remove from the list").click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("lang", "you"), [("en-US", "You"), ("uk-UA", "Ви")])
def test_continue_tells_the_last_move_and_leads_to_the_own_turn(visitor: Visitors, lang: str, you: str) -> None:
    guest = visitor(lang=lang)
    page = guest.page
    table = guest.open_table("akropolis", "me random")
    guest.my_turn()
    before = guest.told()
    page.locator('[data-piece^="akropolis-tile-"]').first.click()
    guest.wait_told(before)
    page.goto("/")
    card = page.locator(f"[data-continue='{table}']")
    expect(card.locator("[data-last-move]")).to_contain_text(you)
    assert guest.missing_words() == []
    card.locator("a.go").click()
    page.wait_for_selector('[data-prompt="mine"]')


def test_the_words_are_there_in_all_languages_and_on_a_phone(visitor: Visitors) -> None:
    for lang in ("uk-UA", "ru-RU"):
        guest = visitor(lang=lang, phone=True)
        for game in ludoteka.games():
            guest.page.goto(f"/new#game={game}")
            guest.page.reload()
            guest.page.wait_for_selector(".card")
            if guest.page.locator(".fold").count():
                guest.page.locator(".fold").click()
            assert guest.missing_words() == []
            assert guest.no_sideways_scrolling()
