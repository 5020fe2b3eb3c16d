"""A first game: asked once, guided as long as one likes, warned before a blunder, and never again once it is off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import ludoteka
from ludoteka.engine.warning import warn
from tests.web.company import few
from tests.web.conftest import DESKTOP
from tests.web.line import Line
from tests.web.site import Visitor


def play_now(guest: Visitor, game: str) -> None:
    guest.page.goto("/")
    guest.page.locator(f'[data-shelf="{game}"]').get_by_role("button", name="Play now").click()


def test_who_knows_a_game_is_asked_once_and_left_alone(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(new=True)
    play_now(guest, "opale")
    expect(guest.page.locator("dialog[open] [data-first-time]")).to_be_visible()
    guest.page.locator("[data-known]").click()
    guest.page.wait_for_selector("main.table")
    expect(guest.page.get_by_role("button", name="Log", exact=True).first).to_have_attribute("aria-pressed", "true")
    expect(guest.page.get_by_role("button", name="Guide", exact=True)).to_have_count(0)
    play_now(guest, "opale")
    guest.page.wait_for_selector("main.table")


def test_who_wants_to_be_shown_plays_a_beginner_with_a_guide_that_can_be_put_away(
    visitor: Callable[..., Visitor], axe: Callable[[Visitor], list[str]]
) -> None:
    guest = visitor(new=True)
    page = guest.page
    play_now(guest, "akropolis")
    page.locator("[data-show-me]").click()
    expect(page.locator("[data-lessons]")).to_have_attribute("href", "/learn/akropolis")
    expect(page.locator("dialog[open] h2")).to_have_text("How shall we show you Akropolis?")
    expect(page.locator("[data-guided]")).to_contain_text("Against a bot that is learning too.")
    assert axe(guest) == []
    page.locator("[data-guided]").click()
    page.wait_for_selector("main.table")
    assert '"level":"beginner"' in "".join(guest.heard)
    expect(page.locator("[data-topic]")).to_contain_text("Stones and stars first")
    assert guest.missing_words() == []
    assert axe(guest) == []
    for card in ("opening", "tip-opening"):
        page.locator(f'[data-put-away="{card}"]').click()
    expect(page.locator("[data-topic]")).to_have_count(0)
    page.reload()
    expect(page.locator('[data-guide="full"]')).to_be_visible()
    expect(page.locator("[data-topic]")).to_have_count(0)
    page.locator('[data-guide-level="off"]').click()
    expect(page.locator('[data-guide="off"]')).to_be_visible()
    for _ in range(2):
        page.reload()
        page.wait_for_selector("main.table")
        expect(page.get_by_role("button", name="Guide", exact=True)).to_have_count(0)
        play_now(guest, "akropolis")
        page.wait_for_selector("main.table")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Guide").click()
    expect(page.locator("dialog[open] [data-guide]")).to_be_visible()


def test_before_the_first_turn_the_guide_speaks_of_no_turn_before(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(new=True)
    page = guest.page
    play_now(guest, "oriflamme-alliance")
    page.locator("[data-show-me]").click()
    expect(page.locator("[data-guided]")).to_contain_text("Against bots that are learning too.")
    page.locator("[data-guided]").click()
    page.wait_for_selector('[data-prompt="mine"]')
    # bots decide before somebody who is not the first player
    expect(page.locator("[data-since] li").first).to_be_visible()
    expect(page.locator("[data-since] h3")).to_have_text("Before your first turn")


@pytest.mark.parametrize("game", ludoteka.games())
def test_every_game_says_what_it_is_about_now(game: str, visitor: Callable[..., Visitor]) -> None:
    """On a phone, in another language: asked at a table that somebody came to otherwise, one card under the board."""
    guest = visitor("Тарас", phone=True, lang="uk", new=True)
    guest.open_table(game, few(game, "beginner"))
    page = guest.page
    page.locator('[data-guide-card="asking"] [data-show-me]').tap()
    page.locator("dialog[open] [data-guided]").tap()
    expect(page.locator("dialog[open] [data-topic]")).to_be_visible()
    assert guest.missing_words() == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-guide-card]")).to_be_visible()
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()
    assert guest.no_scrolling_down()


def test_a_blunder_is_warned_of_before_it_is_made(visitor: Callable[..., Visitor]) -> None:
    """Played by a program on the same seat until the rules know of a blunder; then by hand."""
    guest = visitor("Taras", new=True)
    page, game = guest.page, ludoteka.game("oriflamme-alliance")

    def texts(told: dict[str, Any]) -> list[str]:
        return [choice["text"] for choice in told["legal"]]

    def leaving_is_a_blunder(told: dict[str, Any]) -> bool:
        if "leave" not in texts(told):
            return False
        known = Line(guest, table).position(game.name).view_only(told["view"]["seat"])
        return warn(known, game.action_from_text("leave")) is not None

    def leave(told: dict[str, Any]) -> str:
        return "leave" if "leave" in texts(told) else texts(told)[0]

    for _ in range(20):  # whatever is dealt
        table = guest.make_table(game.name, "me random random")
        if Line(guest, table).play(leave, until=leaving_is_a_blunder):
            break
    else:
        raise AssertionError("leaving was never a blunder")
    guest.go_to(table)
    page.locator("[data-guide] [data-show-me]").click()
    page.locator("[data-guided]").click()
    expect(page.locator("[data-topic]")).to_be_visible()
    page.wait_for_selector('[data-prompt="mine"]')
    expect(page.locator("[data-since] li").first).to_be_visible()
    page.locator("[data-choice]").first.click()
    expect(page.locator("[data-prompt]").first).to_have_attribute("data-prompt", "warn")
    expect(page.get_by_role("alert").filter(has_text="Wait:")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    ends, begin = (
        page.locator(f"[data-prompt] {part}").evaluate("one => one.getBoundingClientRect().toJSON()")
        for part in (".say", ".ways")
    )
    assert ends["bottom"] <= begin["top"], "on a phone the words stand above both ways on"
    page.set_viewport_size(DESKTOP)
    page.locator("[data-better]").click()
    expect(page.locator("[data-prompt]").first).to_have_attribute("data-prompt", "mine")
    expect(page.locator("[data-choice]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("[data-choice]").first.click()
    expect(page.locator("[data-confirm]"), "nobody is warned twice of the same").to_be_enabled()
    page.locator("[data-anyway]").wait_for(state="detached")


def test_the_lessons_of_a_game_lead_to_a_guided_game(visitor: Callable[..., Visitor]) -> None:
    """From the page of its lessons, and with the whole guidance, whatever was chosen before."""
    guest = visitor(new=True)
    guest.page.goto("/learn/opale")
    guest.page.locator("[data-guided]").click()
    expect(guest.page.locator('[data-guide="full"]')).to_be_visible()
    expect(guest.page.locator("[data-topic]")).to_be_visible()
