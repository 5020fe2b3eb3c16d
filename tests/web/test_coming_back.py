"""Who comes back is greeted, finds the way around, and reads what others did meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.site import Visitor

Visitors = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("lang", "greeting", "one", "two"),
    [
        ("en-US", "Welcome back,", "1 table waits for your turn", "2 tables wait for your turn"),
        ("uk-UA", "З поверненням,", "1 стіл чекає на ваш хід", "2 столи чекають на ваш хід"),
        ("ru-RU", "С возвращением,", "1 стол ждёт вашего хода", "2 стола ждут вашего хода"),
    ],
    ids=["en", "uk", "ru"],
)
def test_home_greets_who_has_games_and_counts_the_own_turns(
    visitor: Visitors, lang: str, greeting: str, one: str, two: str
) -> None:
    guest = visitor(new=True, lang=lang, phone=lang == "uk-UA")
    hero = guest.page.locator(".hero")
    guest.page.goto("/")
    expect(hero.locator("h1")).not_to_be_empty()
    assert greeting not in hero.inner_text(), "a stranger is not welcomed back"
    for count in (one, two):
        guest.open_table("orion-duel", "me novice", options={"first": "blue"})
        guest.my_turn()
        guest.page.goto("/")
        expect(hero).to_contain_text(re.compile(count.replace(" ", r"\s")))
        expect(hero.locator("h1")).to_contain_text(greeting)
        expect(hero.locator("h1")).to_contain_text("Taras")
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()


def test_every_section_leads_to_every_other(visitor: Visitors) -> None:
    guest = visitor(new=True, lang="ru-RU")
    page = guest.page
    page.goto("/new")
    sections = page.locator("nav[aria-label='Разделы'] a")
    expect(sections).to_have_count(4)
    for name, path in (("mine", "/games"), ("learn", "/learn"), ("puzzles", "/puzzles"), ("games", "/")):
        page.locator(f"[data-nav={name}]").click()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page.locator("nav [aria-current=page]")).to_have_attribute("data-nav", name)
        expect(page.locator("h1")).not_to_be_empty()
        assert guest.missing_words() == []


def test_who_is_given_more_time_reads_it_as_one_would_say_it(visitor: Visitors) -> None:
    host, friend = visitor("Olena", lang="uk-UA"), visitor(lang="uk-UA")
    host.open_table("orion-duel", "me open", clock={"kind": "live", "bank": 900, "increment": 10})
    friend.page.goto(host.invitation())
    friend.page.get_by_label("Ваше ім’я").fill("Ірина")
    friend.page.get_by_role("button", name="Сісти").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    gives, waits, giver = (host, friend, "Olena") if friend.sees_whose_turn_it_is() else (friend, host, "Ірина")
    name = "Ірина" if giver == "Olena" else "Olena"
    waits.page.goto("/about")
    absent = gives.page.locator('[data-prompt="absent"]')
    absent.get_by_role("button", name=re.compile(r"ще 2\sхвилини", re.IGNORECASE)).click()
    expect(gives.page.locator("ol.log")).to_contain_text(f"Ви даєте більше часу: {name}.")
    waits.page.go_back()
    expect(waits.page.locator("ol.log")).to_contain_text(f"{giver} дає вам більше часу.")
