"""The review of a whole game in the browser: the curve, the costliest decisions, luck and skill; by mouse and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.fits import LYING, SMALL, TALL, resize
from tests.web.site import Visitor
from tests.web.test_opale import play_on

Visitors = Callable[..., Visitor]
#: Places by numbers that no board shows.
COORDINATES = re.compile(r"-?\d+,-?\d+|°")
#: How many names run out of the card that they stand on.
WIDER_THAN_ITS_CARD = """names => names.filter(
  name => name.getBoundingClientRect().right > name.closest(".card").getBoundingClientRect().right + 1).length"""
#: How many pictures run out of the room that they have.
RUN_OUT = "pieces => pieces.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > 76).length"
GAMES = ("akropolis", "opale", "orichalcum", "oriflamme-alliance", "orion-duel")


def played(guest: Visitor, game: str) -> str:
    """Sit down, leave, and let bots play the game to its end; return the table."""
    table = guest.open_table(game, "me random" + (" random" if game == "oriflamme-alliance" else ""))
    guest.post(f"/api/tables/{table}/leave", {})
    guest.page.locator('[data-prompt="over"]').wait_for(timeout=180_000)
    return table


def reviewed(page: Page) -> None:
    """Open the review from the table, by one press, and wait until every decision was checked."""
    page.locator("[data-review-now]").click()
    page.locator('main[data-review="done"]').wait_for(timeout=180_000)


def drawn(page: Page) -> None:
    """See what was better on the board, then what was played, then the line that would have followed."""
    board = page.locator("main.review .board[data-mark]").first
    expect(board).to_have_attribute("data-mark", "better")
    expect(page.locator('[data-marker="better"]')).to_be_attached()
    page.keyboard.press("b")
    expect(board).to_have_attribute("data-mark", "played")
    page.locator('[data-show="better"]').click()
    expect(board).to_have_attribute("data-mark", "better")
    if page.locator("[data-step]").count():
        page.locator("[data-step]").last.click()
        expect(page.locator("main.review .board").first).not_to_have_attribute("data-mark", re.compile("."))
        page.locator('[data-show="better"]').click()
        expect(board).to_have_attribute("data-mark", "better")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_reviewed(visitor: Visitors, game: str) -> None:
    guest = visitor("Taras")
    played(guest, game)
    page = guest.page
    reviewed(page)
    expect(page.locator("[data-curve] .cursor")).to_have_count(1)
    seats = page.locator("[data-accuracy]").count()
    assert page.locator("[data-curve] .line").count() == 2 * seats
    legend = page.locator("[data-legend]").inner_text()
    page.keyboard.press("End")
    expect(page.locator("[data-legend]")).not_to_have_text(legend)
    assert page.locator("[data-slip], [data-no-slips]").count() > 0
    assert page.locator(".slip .piece").evaluate_all(RUN_OUT) == 0
    assert "may still change" not in page.locator("main").inner_text(), "nothing is checked any more"
    page.locator('[data-curve-of="slips"]').click()
    expect(page.locator("[data-curve]")).to_have_attribute("data-curve", "slips")
    page.locator('[data-curve-of="chances"]').click()
    for seat in range(seats):
        numbers = (
            page.locator(f'[data-sum="{seat}"]').inner_text().split(":", 1)[1].replace("−", "-").replace("\xa0", " ")
        )
        left, right = numbers.split("=")
        assert sum(int(part) for part in re.findall(r"-?\d+", left.replace("- ", "-"))) == int(right)
        page.locator(f'[data-whose="{seat}"]').click()
        for slip in page.locator("[data-slip]").all():
            assert not COORDINATES.search(slip.inner_text()), "the board shows where"
            slip.click()
            expect(page.locator("[data-say]")).to_contain_text("Better:")
            expect(slip).to_have_attribute("aria-current", "true")
            expect(page).to_have_url(re.compile(rf"move={slip.get_attribute('data-slip')}\b"))
            drawn(page)
    box = page.locator("[data-curve]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 36, box["y"] + 60)
    expect(page.locator(".count").first).to_have_text(re.compile(r"^[01] / "))
    assert guest.complaints == []


def test_by_keyboard(visitor: Visitors) -> None:
    guest = visitor("Taras")
    played(guest, "orion-duel")
    page = guest.page
    reviewed(page)
    page.locator("[data-whose]").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-whose]").nth(1)).to_have_attribute("aria-pressed", "true")
    numbers = sorted(int(slip.get_attribute("data-slip") or -1) for slip in page.locator("[data-slip]").all())
    page.keyboard.press("End")
    for number in reversed(numbers):
        page.keyboard.press("ArrowUp")
        expect(page.locator(f'[data-slip="{number}"]')).to_have_attribute("aria-current", "true")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"move=0\b"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count").first).to_have_text(re.compile("^1 / "))
    for seat in (1, 0):
        page.keyboard.press(str(seat + 1))
        expect(page.locator(f'[data-whose="{seat}"]')).to_have_attribute("aria-pressed", "true")
        expect(page).to_have_url(re.compile(f"seat={seat}"))
    page.locator("main.review").focus()
    page.keyboard.press("Space")
    # it goes on by itself, and nobody knows how far until somebody looks
    expect(page.locator(".count").first).to_have_text(re.compile(r"^([3-9]|\d\d+) / "))
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    page.keyboard.press("t")
    page.wait_for_selector('main.table:not(.review) [data-prompt="mine"]')
    expect(page.locator("ol.log").first).to_contain_text("goes on from decision")
    assert guest.complaints == []


def test_a_game_that_was_given_up_is_reviewed_stopped_and_tried_again_with_fresh_luck(visitor: Visitors) -> None:
    guest = visitor("Тарас", lang="ru-RU")
    guest.open_table("opale", "me random")
    page = guest.page
    assert play_on(guest, Random(1), 4)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Сдать партию").click()
    page.locator("dialog .danger").click()
    page.locator('[data-prompt="over"]').wait_for()
    reviewed(page)
    page.keyboard.press("End")
    expect(page.locator("[data-say]")).to_contain_text("сдаёт партию, имея")
    expect(page.locator("[data-given-up]")).to_be_visible()
    page.locator("[data-open-hands]").click()
    expect(page.locator("[data-hand-of]")).to_have_count(2)
    expect(page.locator("[data-hand-of='1'] .cards > *").first).to_be_visible()
    page.keyboard.press("Home")
    page.locator("[data-try-menu]:visible").click()
    page.locator('[data-try="fresh"]:visible').click()
    page.wait_for_selector("main.table:not(.review) [data-prompt]")
    expect(page.locator("ol.log").first).to_contain_text("Игра продолжается с решения 1")
    assert guest.missing_words() == []
    assert guest.complaints == []


def test_on_a_phone_in_ukrainian(visitor: Visitors) -> None:
    guest = visitor("Тарас", phone=True)
    table = played(guest, "opale")
    page = guest.page
    page.evaluate("localStorage.setItem('ludoteka-language', 'uk')")
    page.goto(f"{guest.base}/table/{table}/replay#review=1")
    page.locator('main[data-review="done"]').wait_for(timeout=180_000)
    expect(page.get_by_role("heading", name="Шанси на перемогу")).to_be_visible()
    expect(page.get_by_role("heading", name="Удача й майстерність")).to_be_attached()
    for size in (LYING, SMALL, TALL):  # also once it was turned
        resize(guest, size)
        assert guest.no_sideways_scrolling()
    page.locator('[data-sum="0"]').scroll_into_view_if_needed()
    expect(page.locator('[data-sum="0"]')).to_be_visible()
    bar = page.locator('.thumb [data-try="same"]')
    expect(bar).to_be_in_viewport()
    expect(bar).to_have_text("Зіграти звідси ще раз")
    assert guest.missing_words() == []
    assert guest.complaints == []


def test_on_a_low_laptop_the_board_has_the_most_room(visitor: Visitors) -> None:
    guest = visitor("Тарас", lang="ru-RU")
    played(guest, "opale")
    page = guest.page
    page.set_viewport_size({"width": 1280, "height": 720})
    reviewed(page)
    for seat in (0, 1):
        page.locator(f'[data-whose="{seat}"]').click()
        for slip in page.locator("[data-slip]").all():
            slip.click()
            drawn(page)
            high = page.locator("main.review .stage > .board").evaluate("node => node.clientHeight")
            assert high >= 240
            names = page.locator("main.review ul.hand .caption b:visible")
            assert names.evaluate_all(WIDER_THAN_ITS_CARD) == 0
    page.locator("[data-try-menu]:visible").click()
    expect(page.locator('[data-try="fresh"]:visible')).to_be_in_viewport()
    assert guest.no_scrolling_down()
    assert guest.missing_words() == []
