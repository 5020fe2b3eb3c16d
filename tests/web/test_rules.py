"""The rules as people read them: a page for each game, beside the board, on paper, and from what is explained."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.rules.books import figures, sections
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]
LANGUAGES = ("en-US", "uk-UA", "ru-RU")


def open_rules(guest: Visitor, game: str, anchor: str = "") -> None:
    guest.page.goto(f"/rules/{game}{anchor}")
    guest.page.wait_for_selector("[data-rules] .head[id]")


@pytest.mark.parametrize("game", ludoteka.games())
def test_a_stranger_reads_the_whole_rules_in_each_language(visitor: Visitors, axe: Axe, game: str) -> None:
    """The same anchors and figures in every language, by day and by night, on a large screen and a phone."""
    seen = []
    for number, lang in enumerate(LANGUAGES):
        guest = visitor(lang=lang, phone=number == 1, dark=number == 2)
        open_rules(guest, game)
        assert guest.missing_words() == []
        assert guest.no_sideways_scrolling()
        assert number == 0 or axe(guest) == []  # a phone by day, a large screen by night
        seen.append(guest.page.locator("[data-rules] .head[id]").evaluate_all("found => found.map(one => one.id)"))
        drawn = guest.page.locator("[data-figure] .drawing")
        expect(drawn).to_have_count(len(list(figures(game))))
        # what draws a figure draws something
        assert drawn.evaluate_all("found => found.filter(one => one.getBoundingClientRect().height < 40).length") == 0
        # the pictures that it is made of come a moment later
        guest.page.wait_for_function(
            "() => [...document.querySelectorAll('article use')]"
            ".every(one => document.querySelector(one.getAttribute('href')))"
        )
    assert seen == [[*(one["id"] for one in sections(game)), "aid"]] * len(LANGUAGES)


def test_a_heading_has_an_address_and_the_contents_lead_there(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    open_rules(guest, "akropolis", "#temples")
    heading = guest.page.locator("#temples")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    guest.page.locator("nav a", has_text="Пам’ятка гравця").click()
    expect(guest.page).to_have_url(re.compile("/rules/akropolis#aid$"))
    expect(guest.page.locator("#aid")).to_be_in_viewport()
    guest.page.go_back()
    expect(heading).to_be_in_viewport()
    guest.page.goto("/rules/nothing-like-it")
    expect(guest.page.get_by_role("link")).not_to_have_count(0)
    assert guest.page.locator("[data-rules]").count() == 0


def test_words_are_found_in_any_form(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    open_rules(guest, "akropolis")
    box = guest.page.locator("[data-rules-search]")
    box.fill("камінь")
    marks = guest.page.locator("article mark")
    expect(marks.first).to_be_visible()
    assert len({mark.lower() for mark in marks.all_inner_texts()}) > 2
    here = guest.page.locator("article mark.here")
    expect(here).to_be_in_viewport()
    first = here.evaluate("one => [...document.querySelectorAll('article mark')].indexOf(one)")
    box.press("Enter")
    expect(guest.page.get_by_role("status").filter(has_text="2 з")).to_be_visible()
    assert here.evaluate("one => [...document.querySelectorAll('article mark')].indexOf(one)") == first + 1
    box.fill("пінгвін")
    expect(guest.page.get_by_role("status").filter(has_text="пінгвін")).to_contain_text("нічого немає")
    box.press("Escape")
    expect(marks).to_have_count(0)


def test_on_paper_there_is_no_navigation_and_no_night(visitor: Visitors) -> None:
    guest = visitor(dark=True)
    open_rules(guest, "opale")
    page = guest.page
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for gone in (".top", "nav", "[data-rules-search]", ".acts"):
        assert page.locator(f"{gone} >> visible=true").count() == 0, gone
    assert page.locator("[data-figure]").first.evaluate("one => getComputedStyle(one).breakInside") == "avoid"
    page.emulate_media(media="screen")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    # the aid alone: one page of paper
    page.evaluate("window.print = () => (window.printed = document.querySelector('main').className)")
    page.get_by_role("button", name="Print the aid").click()
    page.wait_for_function("() => window.printed?.includes('alone')")
    page.emulate_media(media="print")
    expect(page.locator("article > section >> visible=true")).to_have_count(1)


def test_what_is_explained_leads_to_its_rule_beside_the_board(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("opale", "me random")
    guest.my_turn()
    guest.page.locator('[data-place="azura"]').hover()
    link = guest.page.locator("[data-rule-link]")
    expect(link).to_have_attribute("data-rule-link", "azura")
    link.hover()
    link.click()
    rule = guest.page.locator('.rail.right [data-rule="azura"]')
    expect(rule).to_be_in_viewport()
    expect(rule.locator(".head")).to_be_focused()
    expect(guest.page.locator("[role=tooltip]")).to_have_count(0)


def test_what_a_finger_asks_leads_to_its_rule_above_the_board(visitor: Visitors) -> None:
    guest = visitor(phone=True)
    guest.open_table("opale", "me random")
    guest.my_turn()
    azura = guest.page.locator('[data-place="azura"]')
    azura.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    link = guest.page.locator("[data-rule-link]")
    expect(link).to_be_visible()
    azura.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    link.tap()
    expect(guest.page.locator('dialog[open] [data-rule="azura"]')).to_be_in_viewport()
    assert guest.no_sideways_scrolling()
