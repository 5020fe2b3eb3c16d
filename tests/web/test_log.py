"""The log, the hint and the replay, as a reader meets them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.web import test_oriflamme_alliance
from tests.web.company import few
from tests.web.site import TWO_FRAMES, Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def take_a_tile(guest: Visitor) -> None:
    """Take the free tile of Akropolis, and wait until it is told."""
    before = guest.told()
    guest.page.locator('[data-piece^="akropolis-tile-"]').first.click()
    guest.wait_told(before)


@pytest.mark.parametrize(
    ("lang", "you", "chapter", "tries"),
    [
        ("en-US", "You take a tile for free.", "Round 1 of", "2 tries taken back"),
        ("uk-UA", "Ви безплатно берете плитку.", "Раунд 1 із", "2 спроби скасовано"),
        ("ru-RU", "Вы бесплатно берёте плитку.", "Раунд 1 из", "2 попытки отменены"),
    ],
)
def test_a_line_has_its_pieces_and_what_was_tried_is_folded(
    visitor: Visitors, axe: Axe, lang: str, you: str, chapter: str, tries: str
) -> None:
    guest = visitor("Taras", lang=lang)
    guest.open_table("akropolis", "me random")
    page = guest.page
    guest.my_turn()
    for _ in range(2):
        take_a_tile(guest)
        before = guest.told()
        page.keyboard.press("Escape")
        guest.wait_told(before)
    take_a_tile(guest)
    log = page.locator("ol.log")
    expect(log.locator(".ch")).to_contain_text(chapter)
    line = log.locator("[data-line]", has_text=you)
    expect(line).to_have_count(1)
    expect(line.locator("b")).to_have_text(you.split()[0])
    expect(line.get_by_role("img")).to_have_count(1)
    assert "Taras" not in log.inner_text()
    fold = log.get_by_role("button", name=tries)
    fold.click()
    expect(log.locator("[data-line]", has_text=you)).to_have_count(3)
    assert guest.missing_words() == []
    assert axe(guest) == []
    log.get_by_role("button", name=re.compile(chapter)).click()
    expect(log.locator("[data-line]", has_text=you)).to_have_count(0)


def test_up_and_down_walk_the_lines_and_light_what_they_speak_of(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orion-duel", "random random")
    page = guest.page
    page.wait_for_selector('[data-prompt="over"]')
    lines = page.locator("ol.log [data-line]")
    laid = page.locator("ol.log [data-line]", has=page.locator(".loc"))
    laid.last.focus()
    expect(page.locator('[data-piece][data-lit="on"]').first).to_be_attached()
    at = laid.last.get_attribute("data-line")
    page.keyboard.press("ArrowUp")
    expect(page.locator("ol.log [data-line]:focus")).to_have_count(1)
    assert page.evaluate("document.activeElement.dataset.line") != at
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.line") == at
    coordinates = re.compile(r"-?\d+,-?\d+")
    assert [text for text in lines.all_inner_texts() if coordinates.search(text)] == []


def test_a_line_of_a_running_game_leads_to_its_moment_and_back(visitor: Visitors) -> None:
    guest = visitor()
    table = guest.open_table("akropolis", "me random")
    page = guest.page
    guest.my_turn()
    take_a_tile(guest)
    line = page.locator("ol.log [data-line]", has_text="You take a tile")
    line.hover()
    line.get_by_role("button", name="Go to this moment").click()
    expect(page).to_have_url(re.compile(rf"/table/{table}/replay#.*seat=0&move=\d+$"))
    expect(page.locator("ol.log .current")).to_contain_text("You take a tile")
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("replay"))
    page.wait_for_selector('[data-prompt="mine"]')


#: So many decisions in a row are made as hints say: taking a tile and laying it, a card and its place, a whole turn.
BY_HINTS = 3


@pytest.mark.parametrize("game", ludoteka.games())
def test_a_hint_gives_its_reason_and_chooses_nothing_until_one_says_so(visitor: Visitors, game: str) -> None:
    guest = visitor("Olena")
    guest.open_table(game, few(game, "novice"))
    page = guest.page
    confirm, hint = page.locator("[data-confirm]"), page.locator("[data-hint]").first
    for _ in range(BY_HINTS):
        guest.my_turn()
        # what was confirmed is done to its end, and it is known what would come of what is chosen by itself
        expect(page.locator("main.table [aria-busy=true], [data-weighing]")).to_have_count(0)
        before = confirm.is_enabled(), confirm.inner_text()
        page.get_by_role("button", name=re.compile("Hint")).first.click()
        expect(hint).to_contain_text(re.compile(r"wins\sabout\s\d+\sof\s100\sgames|surely\swins"))
        for button in hint.get_by_role("button").all():
            assert button.evaluate("shown => parseFloat(getComputedStyle(shown).fontSize)") >= 12, "it can be read"
        deed = hint.locator("b").inner_text()
        assert len(deed) > 5, "it says what to do"
        named = [deed, *re.findall("“(.*?)”", hint.inner_text())]
        assert not re.search(r"\d, ?-?\d|\bon \d", " ".join(named)), "and names no place by its code"
        assert guest.missing_words() == []
        assert (confirm.is_enabled(), confirm.inner_text()) == before, "nothing is chosen by itself"
        hint.get_by_role("button", name="Choose this").click()
        expect(hint).to_have_count(0)
        expect(confirm).to_be_enabled()
        told = guest.told()
        confirm.click()
        guest.wait_told(told)


def test_a_gain_of_nothing_does_not_go_unnoticed(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.goto("/about")
    guest.page.wait_for_selector("h1")
    for words in ("Build here: +0", "+-0", "±0", "Agreement −0", "+10", "0", "1 + 0.5"):
        guest.page.evaluate("words => document.querySelector('h1').textContent = words", words)
        guest.page.evaluate(TWO_FRAMES)
    noticed = [complaint.split(": ", 1)[1] for complaint in guest.complaints]
    assert noticed == ["Build here: +0", "+-0", "±0", "Agreement −0"]
    guest.complaints.clear()


def test_what_can_be_prepared_while_the_other_plays_is_said(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor("Taras")
    host.open_table("opale", "me open")
    friend.join(host)
    waiting = friend if host.sees_whose_turn_it_is() else host
    expect(waiting.page.locator("[data-meanwhile]")).to_contain_text("choose your cards already")
    waiting.page.locator(".hand [data-stop]").first.click()
    expect(waiting.page.locator("[data-meanwhile]")).to_contain_text("kept for your turn")


@pytest.mark.parametrize("game", ["opale", "akropolis"])
def test_the_end_of_a_replay_says_how_it_ended_and_leads_back(visitor: Visitors, game: str) -> None:
    guest = visitor("Olena")
    table = guest.open_table(game, "me novice")
    page = guest.page
    guest.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector('[data-prompt="over"]')
    page.goto(f"/table/{table}/replay#seat=0&move=9999")
    over = page.locator('[data-prompt="over"]')
    expect(over).to_contain_text(re.compile("resign", re.I))
    expect(page.locator('[data-prompt="replay"]')).to_have_count(0)
    expect(page.locator("[data-area].last")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    page.wait_for_selector("main.table")


def test_after_the_end_a_switch_opens_what_was_hidden_and_never_before(visitor: Visitors) -> None:
    host, watcher = visitor("Olena"), visitor()
    table = host.open_table("oriflamme-alliance", "me random random", public=True)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector("main.table")
    host.my_turn()
    switch = watcher.page.locator("[data-open-all]")
    expect(switch).to_have_count(0)
    refused = watcher.page.request.get(f"/api/tables/{table}/log")
    assert (refused.status, refused.json()["code"]) == (403, "not-over")
    test_oriflamme_alliance.choose(host, Random(1))
    test_oriflamme_alliance.confirm(host)
    log = watcher.page.locator("ol.log")
    hidden = log.locator("[data-line]", has_text="plays a card").first
    hidden.wait_for()
    host.page.get_by_role("button", name="Menu").click()
    for name in ("Resign", "Yes, resign"):
        host.page.get_by_role("button", name=name, exact=True).click()
    watcher.page.wait_for_selector('[data-prompt="over"]')
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(log.locator("[data-line]", has_text="plays a card")).to_have_count(0)
    expect(log.locator("[data-line]", has_text="plays the").first).to_be_visible()
    assert "only you" not in log.inner_text()
    switch.click()
    hidden.wait_for()
