"""Every lesson of every game to its end, on the real board."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import ludoteka
from ludoteka.engine.text import Phrase, Words
from ludoteka.lessons.format import Lesson, lessons_of
from tests.web.fits import ALL, SMALL
from tests.web.site import Visitor
from tests.web.taps import CONFIRM, akropolis

TAUGHT = [name for name in ludoteka.games() if lessons_of(ludoteka.game(name))]
#: Longer than one has to be stuck until the page offers to show what to do.
LONG = 41_000
#: How somebody does what a button offers: with a mouse, a finger, or keys.
Press = Callable[[Locator], None]


def by_mouse(button: Locator) -> None:
    button.click()


def by_touch(button: Locator) -> None:
    button.tap()


def by_keys(button: Locator) -> None:
    button.focus()
    button.press("Enter")


def open_lesson(guest: Visitor, game: str, number: int) -> Lesson:
    """Open a lesson with a clock that can be put forward."""
    guest.page.goto(f"/learn/{game}/{number}")
    guest.page.wait_for_selector('.coach[data-moment="ask"]')
    return lessons_of(ludoteka.game(game))[number - 1]


def be_shown(guest: Visitor, press: Press) -> None:
    """Wait until one may be shown what to do, and be shown it: it is drawn on the board, not made."""
    guest.page.clock.fast_forward(LONG)
    press(guest.page.locator("[data-show]"))
    expect(guest.page.locator(".coach")).to_have_attribute("data-moment", "ask")


def confirm(guest: Visitor, press: Press) -> None:
    button = guest.page.locator(f"[data-confirm]:visible, {CONFIRM}:visible").first
    expect(button).to_be_enabled()
    press(button)


def go_through(guest: Visitor, game: str, numbers: range, press: Press) -> None:
    """Do all steps of some lessons as they are shown, and go on from each to the next."""
    open_lesson(guest, game, numbers[0])
    coach = guest.page.locator(".coach")
    for number in numbers:
        lesson = lessons_of(ludoteka.game(game))[number - 1]
        expect(guest.page.locator("main.lesson")).to_have_attribute("data-lesson", lesson.id)
        for step in lesson.steps:
            expect(coach).to_have_attribute("data-step", step.id)
            assert guest.missing_words() == []
            be_shown(guest, press)
            confirm(guest, press)
            expect(coach).to_have_attribute("data-moment", "done")
            assert guest.missing_words() == []
            press(guest.page.locator("[data-next]"))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_of_a_game_leads_to_its_end(game: str, visitor: Callable[..., Visitor]) -> None:
    """With a mouse on a large screen to the middle, with a finger on a phone from there; all on both if asked to."""
    count = len(lessons_of(ludoteka.game(game)))
    middle = count // 2
    halves = {"mouse": (1, count if ALL else middle), "touch": (1 if ALL else middle + 1, count)}
    for hand, (first, last) in halves.items():
        guest = visitor(phone=hand == "touch")
        guest.page.clock.install()
        go_through(guest, game, range(first, last + 1), by_touch if hand == "touch" else by_mouse)
        assert guest.no_sideways_scrolling()
    guest.page.wait_for_url(f"**/learn/{game}")
    expect(guest.page.locator(f'[data-learn="{game}"] .num.full')).to_have_count(count if ALL else count - middle)


def test_every_lesson_of_a_game_by_keys_alone(visitor: Callable[..., Visitor]) -> None:
    """What a screen reader says of each step: the teacher's status tells idea and deed, then what came of it."""
    game = "oriflamme-alliance"
    guest = visitor()
    page, words = guest.page, Words("en")
    page.clock.install()
    talk = page.get_by_role("region", name="The teacher").get_by_role("status")
    open_lesson(guest, game, 1)
    for lesson in lessons_of(ludoteka.game(game)):
        for step in lesson.steps:
            said = f"{game}-lessons-{lesson.id}-{step.id}"
            expect(talk).to_contain_text(words.say(Phrase(f"{said}-deed", {})))
            be_shown(guest, by_keys)
            confirm(guest, by_keys)
            expect(talk).not_to_contain_text(words.say(Phrase(f"{said}-deed", {})))
            on = page.get_by_role("button", name=re.compile("Next|Finish"))
            expect(on).to_be_focused()
            on.press("Enter")
    page.wait_for_url(f"**/learn/{game}")


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


def test_the_lessons_of_every_game_are_a_tap_away_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang="ru", new=True)
    page = guest.page
    page.goto("/learn")
    for game in TAUGHT:
        expect(page.locator(f'[data-jump="{game}"]')).to_be_in_viewport(ratio=1)
    page.locator(f'[data-jump="{TAUGHT[-1]}"]').tap()
    expect(page.locator("[data-learn]")).to_have_count(1)
    expect(page.locator(f'[data-learn="{TAUGHT[-1]}"] [data-card]').first).to_be_in_viewport()
    assert guest.no_sideways_scrolling()


def test_the_field_of_a_duel_uses_the_room_of_a_phone(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang="ru", new=True)
    for number in range(1, len(lessons_of(ludoteka.game("orion-duel"))) + 1):
        open_lesson(guest, "orion-duel", number)
        box = guest.page.locator(".sky").bounding_box()
        assert box is not None
        assert box["height"] >= 240
        expect(guest.page.locator(CONFIRM)).to_be_in_viewport(ratio=1)


def test_a_lesson_does_not_lay_the_tile_where_it_is_to_be_laid(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang="uk", new=True)
    for number in (4, 5):
        open_lesson(guest, "akropolis", number)
        guest.page.wait_for_selector("[data-ghost]")
        guest.page.locator(CONFIRM).tap()
        expect(guest.page.locator(".coach")).to_have_attribute("data-moment", "slip")


def test_a_lesson_by_keys_with_what_is_said_aloud(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = guest.page
    open_lesson(guest, "oriflamme-alliance", 3)
    talk = page.get_by_role("region", name="The teacher").get_by_role("status")
    expect(talk).to_contain_text("Cash in before the Judge strikes.")
    page.locator("[data-choice]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(talk).to_contain_text("all that lay on it is lost")
    expect(page.locator("[data-take-back]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-moment", "ask")
    page.locator("[data-choice]").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(talk).to_contain_text("Whatever the Judge does now, that is yours.")
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "grow")


def test_a_lesson_that_is_not_there_says_so(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.page.goto("/learn/akropolis/40")
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such lesson.")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_bar_of_a_small_phone_has_the_whole_name_of_a_lesson(lang: str, visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang=lang, new=True)
    guest.page.set_viewport_size(SMALL)
    words = Words(lang)

    def letters(named: tuple[str, int]) -> int:
        game, number = named
        lesson = lessons_of(ludoteka.game(game))[number - 1]
        return len(words.say(Phrase(f"{game}-lessons-{lesson.id}-title", {})))

    named = [(game, i + 1) for game in TAUGHT for i in range(len(lessons_of(ludoteka.game(game))))]
    open_lesson(guest, *max(named, key=letters))
    bar, told = guest.page.locator("header.top"), guest.page.locator("header.top .title small")
    assert told.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    above, within = bar.bounding_box(), told.bounding_box()
    assert above is not None
    assert within is not None
    assert within["y"] + within["height"] <= above["y"] + above["height"]


def test_a_card_that_only_its_owner_sees_shows_its_picture_on_a_small_phone(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(phone=True, lang="ru", new=True)
    guest.page.set_viewport_size(SMALL)
    open_lesson(guest, "oriflamme-alliance", 3)
    card, words = guest.page.locator(".pos.now .oc").bounding_box(), guest.page.locator(".pos.now .cap").bounding_box()
    assert card is not None
    assert words is not None
    assert words["height"] < card["height"] / 2
