"""The review of a whole game in the browser: the curve, the costliest decisions, luck and skill; by mouse and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
GAMES = ("akropolis", "opale", "orichalcum", "oriflamme-alliance", "orion-duel")


def played(guest: Visitor, game: str) -> str:
    """Sit down, leave, and let bots play the game to its end; return the table."""
    table = guest.open_table(game, "me random" + (" random" if game == "oriflamme-alliance" else ""))
    guest.post(f"/api/tables/{table}/leave", {})
    guest.page.locator('[data-prompt="over"]').wait_for(timeout=180_000)
    return table


def reviewed(page: Page) -> None:
    """Open the review from the end sheet and wait until every decision was checked."""
    page.locator("[data-score]").click()
    page.locator("[data-review-link]").click()
    page.locator('main[data-review="done"]').wait_for(timeout=180_000)


def at(page: Page) -> int:
    """Return how many decisions were taken at the moment that is shown."""
    found = re.search(r"move=(\d+)", page.url)
    assert found is not None
    return int(found[1])


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
    assert page.locator("[data-slip], .none").count() > 0
    for seat in range(seats):
        numbers = (
            page.locator(f'[data-sum="{seat}"]').inner_text().split(":", 1)[1].replace("−", "-").replace("\xa0", " ")
        )
        left, right = numbers.split("=")
        assert sum(int(part) for part in re.findall(r"-?\d+", left.replace("- ", "-"))) == int(right)
        page.locator(f'[data-whose="{seat}"]').click()
        for slip in page.locator("[data-slip]").all():
            slip.click()
            expect(page.locator("[data-say]")).to_contain_text("Better:")
            expect(slip).to_have_attribute("aria-current", "true")
            assert at(page) == int(slip.get_attribute("data-slip") or -1)
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
    numbers = sorted(int(slip.get_attribute("data-slip") or -1) for slip in page.locator("[data-slip]").all())
    page.keyboard.press("End")
    for number in reversed(numbers):
        page.keyboard.press("ArrowUp")
        expect(page.locator(f'[data-slip="{number}"]')).to_have_attribute("aria-current", "true")
    page.keyboard.press("Home")
    assert at(page) == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count").first).to_have_text(re.compile("^1 / "))


def test_on_a_phone_in_ukrainian(visitor: Visitors) -> None:
    guest = visitor("Тарас", phone=True)
    table = played(guest, "opale")
    page = guest.page
    page.evaluate("localStorage.setItem('ludoteka-language', 'uk')")
    page.goto(f"{guest.base}/table/{table}/replay#review=1")
    page.locator('main[data-review="done"]').wait_for(timeout=180_000)
    expect(page.get_by_role("heading", name="Шанси на перемогу")).to_be_visible()
    expect(page.get_by_role("heading", name="Удача й майстерність")).to_be_attached()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    page.locator('[data-sum="0"]').scroll_into_view_if_needed()
    expect(page.locator('[data-sum="0"]')).to_be_visible()
    assert guest.complaints == []
