"""A series of games as people see it: planned, invited to, played, counted, continued and decided."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def give_up(guest: Visitor, menu: str, *twice: str) -> None:
    """Resign from the menu, where the series stands too."""
    guest.page.get_by_role("button", name=menu).click()
    expect(guest.page.locator("dialog [data-series]")).to_be_visible()
    for name in twice:
        guest.page.get_by_role("button", name=name, exact=True).click()
    guest.page.wait_for_selector('[data-prompt="over"]')


def test_two_friends_play_a_series_on_a_desk_and_on_a_phone(visitor: Visitors, axe: Axe) -> None:
    host, friend = visitor(new=True), visitor(new=True, lang="uk-UA", phone=True)
    page, phone = host.page, friend.page
    page.goto("/new#game=orion-duel")
    choice = page.get_by_role("group", name="Series")
    choice.get_by_role("button", name="First to 2 wins").click()
    expect(page.locator("#main")).to_contain_text("change sides")
    expect(page.locator("aside")).to_contain_text("First to 2 wins")
    assert axe(host) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-room] dl")).to_contain_text("First to 2 wins")
    phone.goto(host.invitation())
    expect(phone.locator("#main")).to_contain_text(re.compile(r"Серія\s*До\s2\sперемог"))
    phone.get_by_label("Ваше ім’я").fill("Ірина")
    phone.get_by_role("button", name="Сісти").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    page.get_by_role("button", name="I know it").click()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("header.top")).to_contain_text("Game 1")
    expect(phone.locator("header.top")).to_contain_text("Партія 1")

    # the first game: the friend gives up, and it counts
    give_up(friend, "Меню", "Здати партію", "Так, здати партію")
    page.wait_for_selector('[data-prompt="over"]')
    for guest, again in ((host, "Next game"), (friend, "Наступна партія")):
        expect(guest.page.locator('[data-prompt="over"]').get_by_role("button", name=again)).to_be_visible()
    expect(page.locator("[data-series-news]")).to_contain_text("the next game.")
    sheet = page.locator(".rail.right [data-series]")
    expect(sheet).to_contain_text("First to 2 wins")
    for wins in (0, 1):
        expect(sheet.get_by_label(f"Wins in the series: {wins}")).to_have_count(1)
    assert axe(host) == []
    expect(page.locator("ol.log")).to_contain_text("game 1 of the series")
    seat = page.locator(".rail.left .seat").filter(has_text="Ірина").get_attribute("data-seat")

    # the second: sides change, the tally goes on
    page.get_by_role("button", name="Next game").click()
    phone.get_by_role("button", name="Наступна партія").tap()
    expect(page.locator("header.top")).to_contain_text("Game 2")
    expect(phone.locator("header.top")).to_contain_text("Партія 2")
    expect(page.locator("main.table")).to_have_attribute("data-state", "playing")
    other = page.locator(".rail.left .seat").filter(has_text="Ірина")
    assert other.get_attribute("data-seat") != seat
    expect(other.locator("[data-wins]")).to_have_attribute("data-wins", "0")
    expect(page.locator('.rail.left [data-wins="1"]')).to_have_count(1)
    expect(phone.locator('[data-strip] [data-wins="1"]')).to_be_visible()
    assert friend.no_sideways_scrolling()
    expect(page.locator("ol.log")).to_contain_text("Game 2 of the series begins.")

    # it is decided: everybody is told who has won it, and another may begin
    give_up(friend, "Меню", "Здати партію", "Так, здати партію")
    expect(page.locator("[data-series-news]")).to_have_text("You win the series.")
    expect(phone.locator("[data-series-news]")).to_contain_text("виграє серію.")
    expect(page.locator('[data-prompt="over"]').get_by_role("button", name="New series")).to_be_visible()
    expect(phone.locator("[data-end] [data-series]")).to_be_visible()
    assert axe(friend) == []
    assert host.missing_words() == friend.missing_words() == []


def test_alone_there_is_no_series_and_with_a_bot_the_next_game_begins_at_once(visitor: Visitors) -> None:
    guest = visitor(lang="ru-RU")
    page = guest.page
    page.goto("/new#game=akropolis")
    choice = page.get_by_role("group", name="Серия")
    choice.get_by_role("button", name=re.compile(r"До 3\sпобед")).click()
    expect(page.locator("#main")).to_contain_text("Кто проигрывает")
    page.get_by_role("group", name="Число игроков").get_by_role("button", name="1").click()
    expect(choice.get_by_role("button", name=re.compile(r"До 3\sпобед"))).to_be_disabled()
    expect(page.locator("#main")).to_contain_text("хотя бы двое")
    page.get_by_role("group", name="Число игроков").get_by_role("button", name="2").click()
    expect(choice.get_by_role("button", name=re.compile(r"До 3\sпобед"))).to_have_attribute("aria-pressed", "true")
    page.locator("[data-place='1']").get_by_role("button").click()
    page.get_by_role("option", name=re.compile("Бот")).first.click()
    page.get_by_role("button", name="Начать сейчас").click()
    page.wait_for_selector("main.table")
    give_up(guest, "Меню", "Сдать партию", "Да, сдать партию")
    page.get_by_role("button", name="Следующая партия").click()
    expect(page.locator("header.top")).to_contain_text("Партия 2")
    expect(page.locator(".rail.left [data-wins='1']")).to_have_count(1)
    assert guest.missing_words() == []
