"""Every lesson of every game to its end, on the real board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import ludoteka
from ludoteka.lessons.format import Lesson, lessons_of
from tests.web.site import Visitor
from tests.web.taps import CONFIRM, akropolis

TAUGHT = [name for name in ludoteka.games() if lessons_of(ludoteka.game(name))]
#: Longer than one has to be stuck until the page offers to show what to do.
LONG = 41_000


def open_lesson(guest: Visitor, game: str, number: int) -> Lesson:
    """Open a lesson with a clock that can be put forward."""
    guest.page.goto(f"/learn/{game}/{number}")
    guest.page.wait_for_selector('.coach[data-moment="ask"]')
    return lessons_of(ludoteka.game(game))[number - 1]


def be_shown(guest: Visitor) -> None:
    """Wait until one may be shown what to do, and be shown it: it is drawn on the board, not made."""
    guest.page.clock.run_for(LONG)
    guest.page.locator("[data-show]").click()
    expect(guest.page.locator(".coach")).to_have_attribute("data-moment", "ask")


def confirm(guest: Visitor) -> None:
    button = guest.page.locator(f"[data-confirm]:visible, {CONFIRM}:visible").first
    expect(button).to_be_enabled()
    button.click()


def go_through(guest: Visitor, game: str, number: int) -> None:
    """Do all steps of a lesson as they are shown, and go on to what comes after it."""
    lesson = open_lesson(guest, game, number)
    for step in lesson.steps:
        expect(guest.page.locator(".coach")).to_have_attribute("data-step", step.id)
        assert guest.missing_words() == []
        be_shown(guest)
        confirm(guest)
        expect(guest.page.locator(".coach")).to_have_attribute("data-moment", "done")
        assert guest.missing_words() == []
        guest.page.locator("[data-next]").click()


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_of_a_game_leads_to_its_end(game: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.page.clock.install()
    count = len(lessons_of(ludoteka.game(game)))
    for number in range(1, count + 1):
        go_through(guest, game, number)
    guest.page.wait_for_url(f"**/learn/{game}")
    expect(guest.page.locator(f'[data-learn="{game}"] .num.full')).to_have_count(count)


def test_a_mistake_is_played_out_explained_and_taken_back(
    visitor: Callable[..., Visitor], axe: Callable[[Visitor], list[str]]
) -> None:
    guest = visitor()
    page = guest.page
    open_lesson(guest, "akropolis", 1)
    expect(page.locator("[data-next]")).to_be_disabled()
    for _ in range(2):
        page.locator(".lot").nth(1).click()
        expect(page.locator(".coach")).to_have_attribute("data-moment", "slip")
        expect(page.locator("[data-said]")).to_contain_text("the first tile is free")
        expect(page.locator("[data-prompt]")).to_have_attribute("data-prompt", "told")
        assert axe(guest) == []
        page.locator("[data-take-back]").click()
        expect(page.locator(".coach")).to_have_attribute("data-moment", "ask")
    expect(page.locator("[data-show]")).to_be_visible()
    page.locator(".lot").first.click()
    expect(page.locator(".coach")).to_have_attribute("data-moment", "done")
    assert axe(guest) == []


def test_who_comes_back_goes_on_where_they_stopped(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = guest.page
    page.goto("/")
    page.locator('[data-shelf="akropolis"] a[href="/learn/akropolis"]').click()
    page.locator('[data-card="take"]').click()
    page.wait_for_selector('.coach[data-moment="ask"]')
    page.locator(".lot").first.click()
    expect(page.locator(".coach")).to_have_attribute("data-moment", "done")
    page.locator("a.leave").click()
    expect(page.locator('[data-card="take"]')).to_contain_text("Step 2 of 3")
    page.reload()
    page.locator('[data-card="take"]').click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "lay")
    expect(page.locator(".where").last).to_contain_text("The first tile is free.")


def test_a_lesson_by_touch_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang="uk")
    page = guest.page
    open_lesson(guest, "akropolis", 1)
    assert guest.no_sideways_scrolling()
    page.locator(".lot").first.tap()
    page.locator("[data-next]").tap()
    expect(page.locator(".coach")).to_have_attribute("data-step", "lay")
    page.wait_for_selector("[data-ghost]")
    akropolis(guest, Random(1))
    page.locator(CONFIRM).tap()
    expect(page.locator(".coach")).to_have_attribute("data-moment", "done")
    page.locator("[data-next]").tap()
    expect(page.locator(".coach")).to_have_attribute("data-step", "pay")
    page.locator(".lot").nth(1).tap()
    expect(page.locator(".coach")).to_have_attribute("data-moment", "done")
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()


def test_a_lesson_by_keys_with_what_is_said_aloud(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = guest.page
    open_lesson(guest, "oriflamme-alliance", 3)
    talk = page.get_by_role("region", name="The teacher").get_by_role("status")
    expect(talk).to_contain_text("Cash in before the Judge strikes.")
    page.locator("[data-choice]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(talk).to_contain_text("all that lay on it is lost")
    expect(page.locator("[data-take-back]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-choice]").nth(1).focus()
    page.keyboard.press("Enter")
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(talk).to_contain_text("That was the whole lesson.")
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "alone")


def test_a_lesson_that_is_not_there_says_so(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.page.goto("/learn/akropolis/40")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such lesson.")
