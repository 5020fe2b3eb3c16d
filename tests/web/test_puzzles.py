"""Puzzles in a browser: solved and failed on the real board of each game, remembered, on a phone, by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ludoteka
from ludoteka.puzzles import Puzzle, puzzles_of
from ludoteka.puzzles.answering import among
from tests.web.site import Visitor
from tests.web.taps import CONFIRM

GO = f"[data-confirm]:visible, {CONFIRM}:visible"


def puzzles(game: str) -> tuple[Puzzle, ...]:
    found = puzzles_of(ludoteka.game(game))
    assert found is not None
    return found.puzzles


def small(game: str) -> Puzzle:
    """Return a puzzle of a game that asks for one action, with three or more to choose from."""
    return next(one for one in puzzles(game) if len(one.best.play) == 1 and len(among(one)) == 3)


def open_puzzle(guest: Visitor, game: str, puzzle: Puzzle) -> Page:
    guest.page.goto(f"/puzzles/{game}/{puzzle.id}")
    at(guest, "ask")
    return guest.page


def at(guest: Visitor, moment: str) -> None:
    expect(guest.page.locator(".verdict")).to_have_attribute("data-moment", moment)


def point(guest: Visitor, puzzle: Puzzle, right: bool) -> None:
    """Let a hint draw a choice on the board: the solution, or another."""
    page, shown = guest.page, among(puzzle)
    if page.locator('[data-hint="3"]').get_attribute("aria-expanded") == "false":
        page.locator('[data-hint="3"]').click()
    place = next(number for number, one in enumerate(shown) if puzzle.solves(one) is right)
    page.locator(f'[data-among="{place}"]').click()


def confirm(guest: Visitor) -> None:
    button = guest.page.locator(GO).first
    expect(button).to_be_enabled()
    button.click()


@pytest.mark.parametrize("game", ludoteka.games())
def test_a_puzzle_of_each_game_is_solved_on_its_board(game: str, visitor: Callable[..., Visitor]) -> None:
    guest, puzzle = visitor(), small(game)
    page = open_puzzle(guest, game, puzzle)
    assert guest.missing_words() == []
    point(guest, puzzle, right=True)
    confirm(guest)
    at(guest, "solved")
    expect(page.locator("[data-prompt]")).to_have_attribute("data-prompt", "told")
    expect(page.locator(".odds .solves em").first).to_have_text("yours")
    assert guest.missing_words() == []
    expect(page.locator("[data-streak]:visible")).to_have_attribute("data-streak", "1")
    page.locator('[data-act="next"]:visible').click()
    page.wait_for_url(lambda url: f"/puzzles/{game}/" in url and puzzle.id not in url)
    at(guest, "ask")


def test_what_is_not_the_best_is_shown_kept_secret_and_tried_again(
    visitor: Callable[..., Visitor], axe: Callable[[Visitor], list[str]]
) -> None:
    guest, puzzle = visitor(), small("opale")
    page = open_puzzle(guest, "opale", puzzle)
    assert axe(guest) == []
    page.locator('[data-hint="1"]').click()
    page.locator('[data-hint="2"]').click()
    expect(page.locator(".told").nth(1)).to_contain_text(f"{round(100 * puzzle.best.chance)}\u00a0%")
    point(guest, puzzle, right=False)
    confirm(guest)
    at(guest, "failed")
    expect(page.locator(".odds li").first).to_contain_text("the best play")
    assert page.locator(".odds li.solves").count() == 0
    assert axe(guest) == []
    page.locator('[data-act="eye"]:visible').click()
    at(guest, "shown")
    expect(page.locator(".odds li.solves").first).to_be_visible()
    page.locator('[data-act="undo"]:visible').click()
    at(guest, "ask")
    point(guest, puzzle, right=True)
    confirm(guest)
    at(guest, "solved")
    page.locator("a.leave").click()
    expect(page.locator(f'[data-card="{puzzle.id}"] svg')).to_have_attribute("aria-label", "solved after some tries")
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", "1")
    assert axe(guest) == []


def test_a_choice_of_cards_and_target_is_confirmed_at_once(visitor: Callable[..., Visitor]) -> None:
    """A play of two actions is one choice: nothing is said until both are known."""
    puzzle = next(one for one in puzzles("opale") if one.best.play == ("W1", ">S"))
    guest = visitor(lang="ru-RU")
    page = open_puzzle(guest, "opale", puzzle)
    page.locator('[data-card^="abyss_witch"]').first.click()
    page.locator('[data-target="petrified_dragon"]').first.click()
    confirm(guest)
    at(guest, "solved")
    assert guest.missing_words() == []
    again = page.locator(".verdict h2")
    expect(again).to_contain_text("Решено")


def test_a_puzzle_by_touch_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    guest, puzzle = visitor(phone=True, lang="uk"), small("akropolis")
    page = guest.page
    page.goto("/")
    page.locator('[data-nav="puzzles"]').tap()
    page.locator('[data-trainer="akropolis"] .name a').tap()
    page.locator(f'[data-card="{puzzle.id}"]').tap()
    at(guest, "ask")
    assert guest.no_sideways_scrolling()
    page.locator("[data-to-hints]").tap()
    expect(page.locator('[data-hint="1"]')).to_be_focused()
    point(guest, puzzle, right=False)
    confirm(guest)
    at(guest, "failed")
    again = page.locator('.thumb [data-act="undo"]')
    expect(again).to_be_in_viewport()
    assert guest.no_sideways_scrolling()
    assert guest.missing_words() == []
    again.tap()
    at(guest, "ask")
    point(guest, puzzle, right=True)
    confirm(guest)
    at(guest, "solved")
    expect(page.locator('.thumb [data-act="next"]')).to_be_in_viewport()


def test_a_puzzle_by_keys(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    puzzle = small("oriflamme-alliance")
    page = open_puzzle(guest, "oriflamme-alliance", puzzle)
    page.locator('[data-hint="3"]').focus()
    page.keyboard.press("Enter")
    place = next(number for number, one in enumerate(among(puzzle)) if puzzle.solves(one))
    page.locator(f'[data-among="{place}"]').focus()
    page.keyboard.press("Enter")
    button = page.locator("[data-confirm]")
    expect(button).to_be_enabled()
    button.focus()
    page.keyboard.press("Enter")
    at(guest, "solved")
    expect(page.locator(".verdict").get_by_role("status")).to_contain_text("Solved")
    expect(page.locator('[data-act="next"]:visible')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: puzzle.id not in url)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(
    visitor: Callable[..., Visitor], axe: Callable[[Visitor], list[str]]
) -> None:
    one, two = visitor(), visitor(lang="uk")
    addresses = []
    for guest in (one, two):
        guest.page.goto("/puzzles")
        addresses.append(guest.page.locator("[data-day]").get_attribute("href"))
        assert guest.missing_words() == []
    assert addresses[0] == addresses[1]
    assert axe(one) == []
    expect(one.page.locator("[data-trainer]")).to_have_count(len(ludoteka.games()))


def test_a_puzzle_that_is_not_there_says_so(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.page.goto("/puzzles/opale/nothing")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    guest.page.goto("/puzzles/chess")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such puzzle.")
