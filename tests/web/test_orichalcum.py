"""Orichalcum in a real browser: by clicks, by keyboard, four seats, undo and its refusal, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]
#: So many own decisions are surely enough for a game against a bot that plays anything.
MANY = 700


class Player:
    """Plays by clicking what is offered, and remembers which kinds of decisions came."""

    def __init__(self, guest: Visitor, seed: int, phone: bool = False) -> None:
        self.page, self.dice, self.kinds = guest.page, random.Random(seed), set[str]()
        self.guest = guest
        self.confirm = self.page.locator(".confirm-bar .btn:not(.icon)" if phone else "[data-confirm]")

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.dice.randrange(found.count()))

    def decide(self) -> None:
        """Take one decision, whatever it is about."""
        page = self.page
        before = page.evaluate("document.querySelectorAll('ol.log li').length")
        turn = page.locator("[data-prompt] .say b").first.inner_text()
        if page.locator("[data-odds]").count():
            self.kinds.add("fight")
        if not self.confirm.is_enabled():
            self._choose()
        if page.locator(".craft button.wanted").count():
            self.kinds.add("create")
        if page.locator('[data-extra][aria-pressed="true"]:not([data-extra="none"])').count():
            self.kinds.add("extra")
        expect(self.confirm).to_be_enabled()
        self.confirm.click()
        page.wait_for_function(
            """([n, title]) => document.querySelectorAll('ol.log li').length > n
                || document.querySelector('[data-prompt] .say b')?.innerText !== title""",
            arg=[before, turn],
        )

    def _choose(self) -> None:
        page = self.page
        for offered in (".acard.asked", '[data-extra]:not([data-extra="none"])', ".craft button.can"):
            found = page.locator(offered)
            if found.count():
                self.any_of(found).click()
                break
        page.wait_for_timeout(50)
        if not self.confirm.is_enabled() and page.locator(".cell.open").count():
            self.any_of(page.locator(".cell.open")).click(force=True)
            page.wait_for_timeout(50)
        if not self.confirm.is_enabled() and page.locator("[data-choice]").count():
            page.locator("[data-choice]").first.click()

    def play(self, most: int = MANY, until: set[str] | None = None) -> bool:
        """Play on; return whether the game came to its end."""
        for _ in range(most):
            if not self.guest.my_turn():
                return True
            if until is not None and until <= self.kinds:
                return False
            self.decide()
        return False


def test_a_whole_game_by_clicks_with_a_fight_a_creation_and_an_extra_action(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me random")
    player = Player(guest, seed=5)
    player.play(until={"fight", "create", "extra"})
    assert axe(guest) == []
    if not player.play(most=40):
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_role("button", name="Give up").click()
        guest.page.get_by_role("button", name="Give up for sure").click()
    guest.page.wait_for_selector("[data-end]")
    assert {"fight", "create", "extra"} <= player.kinds
    assert guest.missing_words() == []


def test_placing_by_keyboard_alone(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me novice")
    page = guest.page
    guest.my_turn()
    page.locator('.cell.open[tabindex="0"], .cell[tabindex="0"]').first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if page.locator("[data-confirm]").is_enabled():
            break
        page.keyboard.press(key)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("r")
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".acard.asked").first).to_be_visible()
    page.locator('.acard[tabindex="0"]').focus()
    page.keyboard.press("Enter")
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-prompt] .say b").first).not_to_contain_text("Take an action card")


def test_a_place_that_is_not_legal_says_why(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me novice")
    guest.my_turn()
    guest.page.locator(".sea .cell:not(.open)").first.click(force=True)
    guest.page.wait_for_selector('[data-prompt="no"]')
    expect(guest.page.locator("[data-prompt] .say b").first).to_contain_text(re.compile("port|island"))


def test_undo_inside_a_turn(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me novice")
    player = Player(guest, seed=1)
    guest.my_turn()
    player.decide()
    undo = guest.page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    undo.click()
    expect(guest.page.locator("[data-prompt] .say b").first).to_contain_text("metropolis")


def test_four_seats_with_bots(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me random random random")
    guest.my_turn()
    Player(guest, seed=2).play(most=6)
    expect(guest.page.locator(".rail.left [data-seat]")).to_have_count(4)


def test_a_phone_shows_all_without_sideways_scrolling(visitor: Visitors, axe: Axe) -> None:
    for lang, dark in (("uk-UA", True), ("ru-RU", False)):
        guest = visitor("Олена", phone=True, lang=lang, dark=dark)
        guest.open_table("orichalcum", "me random")
        guest.my_turn()
        Player(guest, seed=3, phone=True).play(most=3)
        assert guest.no_sideways_scrolling()
        assert guest.missing_words() == []
        assert axe(guest) == []
