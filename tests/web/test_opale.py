"""Opale's board in a real browser: whole games by clicks, by keys and by touch, with every variant."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.rules.books import sections
from tests.web.line import Line, at_random
from tests.web.site import Visitor, hidden_by_the_note
from tests.web.still import WHOLE_GAME, jumps, watch

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]
BOTH = {"variants": ["omen", "shells"]}
#: More decisions than a game of one player can have.
MANY = 300
#: Buttons of the board that a thumb would miss.
SMALL_BUTTONS = """() => [...document.querySelectorAll('.opale button')]
    .map(button => [button.className, button.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43 || box.height < 43))
    .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""


def settled(page: Page) -> None:
    """Wait until what was sent is seen, and what was asked about a choice is answered."""
    page.wait_for_selector('.opale[aria-busy="false"]')


def at_rest(guest: Visitor) -> bool:
    """Wait until everything is seen and somebody may act; tell whether it is this person."""
    settled(guest.page)
    return guest.my_turn()


def confirm_button(page: Page) -> Locator:
    return page.locator("button.go:visible")


def confirm(guest: Visitor) -> None:
    """Press Confirm and wait until it has been done."""
    page = guest.page
    before = guest.told() if page.locator("ol.log").count() else None
    confirm_button(page).click()
    if before is not None:
        guest.wait_told(before)
    settled(page)


def choose(guest: Visitor, dice: Random) -> None:
    """Choose something that can be confirmed: a shell now and then, else cards, and a target where one is wanted."""
    page = guest.page
    shells = page.locator(".shell.usable")
    if shells.count() and dice.random() < 0.5:
        shell = shells.nth(dice.randrange(shells.count()))
        shell.click()
        if shell.get_attribute("data-shell") == "seal":
            page.locator("[data-area]").nth(dice.randrange(9)).click()
    asides = page.locator("[data-aside].usable")
    if asides.count() and dice.random() < 0.5:
        asides.first.click()
    for _ in range(20):
        settled(page)
        if confirm_button(page).is_enabled():
            return
        target = page.locator("[data-target]")
        cards = page.locator('[data-card][aria-pressed="false"]')
        if target.count():
            target.nth(dice.randrange(target.count())).click()
        elif cards.count():
            cards.nth(dice.randrange(cards.count())).click()
    expect(confirm_button(page)).to_be_enabled()


def play_on(guest: Visitor, dice: Random, decisions: int = MANY) -> bool:
    """Play so many decisions by clicks; tell whether the game goes on."""
    for _ in range(decisions):
        if not at_rest(guest):
            return False
        choose(guest, dice)
        confirm(guest)
    return at_rest(guest)


def own_points(page: Page) -> int:
    return int(page.locator('.rail [data-seat="0"] .tally b').first.inner_text())


def points_after_own_move(guest: Visitor) -> int:
    """Return what one had when one's own move was done: the rival's next one may take Azura away at once."""
    for told in map(json.loads, reversed(guest.heard)):
        if told["type"] == "update" and any(entry["kind"] == "moved" and entry["seat"] == 0 for entry in told["log"]):
            return int(told["view"]["seats"][0]["score"])
    raise AssertionError("no own move was told")


def test_a_whole_game_by_clicks(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    guest.open_table("opale", "me random")
    watch(guest)
    assert not play_on(guest, Random(1))
    assert jumps(guest, WHOLE_GAME) == {}
    guest.see_score()
    sheet = guest.page.locator("[data-end] table")
    expect(sheet).to_be_visible()
    for row in sheet.locator("tbody tr").all():
        *parts, total = (int(cell) for cell in row.locator("td").all_inner_texts())
        assert sum(parts) == total
    assert axe(guest) == []


def to_the_end(guest: Visitor, table: str) -> None:
    """Play the rest over the line, and see how it ended."""
    assert not Line(guest, table).play(at_random(1))
    guest.page.reload()
    assert not guest.my_turn()


def test_both_variants(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    table = guest.open_table("opale", "me random", options=BOTH)
    expect(guest.page.locator("[data-card]")).to_have_count(8)
    dice = Random(2)
    for _ in range(3):
        choose(guest, dice)
    confirm(guest)
    at_rest(guest)
    expect(guest.page.locator("[data-card]")).to_have_count(5)
    expect(guest.page.locator("[data-aside]")).to_have_count(3)
    watch(guest)
    play_on(guest, dice, 8)
    assert jumps(guest) == {}
    to_the_end(guest, table)
    guest.see_score()
    expect(guest.page.locator("[data-end] table")).to_be_visible()
    # at the end the score lies where the hand was: the replay shows what was held
    guest.page.goto(f"/table/{table}/replay#seat=0&move=9999")
    guest.page.wait_for_selector('[data-prompt="over"]')
    spent = guest.page.locator(".shell.spent")
    assert spent.count() >= 1
    assert guest.missing_words() == []


def press_until(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is on such an element."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {selector}")


def press_until_chosen(page: Page) -> None:
    """Press Enter on a card; again if a card came to hand just then and took the focus with it."""
    for _ in range(10):
        page.keyboard.press("Enter")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if page.locator("[data-card][aria-pressed=true]").count():
            return
        press_until(page, "[data-card]")
    raise AssertionError("no card can be chosen by keys")


def test_by_keys_alone(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.page
    table = guest.open_table("opale", "me random")
    dice = Random(3)
    for _ in range(8):
        assert at_rest(guest)
        press_until(page, "[data-card]")
        for _ in range(dice.randrange(5)):
            page.keyboard.press("ArrowRight")
        press_until_chosen(page)
        page.wait_for_function(
            "() => document.querySelector('[data-target]') || !document.querySelector('[data-confirm]').disabled"
        )
        if page.locator("[data-target]").count():
            press_until(page, "[data-target]", "Shift+Tab")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator("[data-target][aria-pressed=true]")).to_have_count(1)
            press_until(page, "[data-confirm]")
        else:
            press_until(page, "[data-confirm]", "Shift+Tab")
        lines = guest.told()
        page.keyboard.press("Enter")
        guest.wait_told(lines)
    to_the_end(guest, table)
    guest.see_score()
    expect(page.locator("[data-end] table")).to_be_visible()


def test_what_is_foretold_comes_true(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.page
    guest.open_table("opale", "me random")
    dice, checked = Random(4), 0
    for _ in range(MANY):
        if checked >= 3 or not at_rest(guest):
            break
        choose(guest, dice)
        foretold = page.locator(".tally .after")
        expected = int(foretold.inner_text()) if foretold.count() else own_points(page)
        if foretold.count():
            checked += 1
            expect(page.locator(".area.take, .store.take").first).to_be_visible()
            expect(page.locator(".routes .on").first).to_be_attached()
        covered = page.locator(".area.take .tag", has_text="×").count()  # nobody may look below the top of a pile
        confirm(guest)
        points = points_after_own_move(guest)
        assert points >= expected if covered else points == expected
    assert checked


def crowded(view: dict[str, Any]) -> list[str]:
    """Return the areas that have no room for all the cards that one holds for them."""
    if view["phase"] != "play":
        return []
    held = Counter(card["type"] for card in view["seats"][0]["hand"])
    return [area["area"] for area in view["areas"] if area["room"] is not None and held[area["area"]] > area["room"]]


def test_why_not(visitor: Visitors) -> None:
    """Choosing more cards than an area has room for is refused with its reason, and can be taken back."""
    guest = visitor()
    page = guest.page
    for seed in range(6):
        table = guest.make_table("opale", "me random")
        if Line(guest, table).play(at_random(seed), until=lambda told: bool(crowded(told["view"]))):
            break
    guest.go_to(table)
    assert at_rest(guest)
    area = crowded(guest.last_view())[0]
    held = page.locator(f'[data-card^="{area}"]')
    for i in range(held.count()):
        held.nth(i).click()
    page.wait_for_selector('[data-prompt="no"]')
    expect(page.locator("[data-prompt]")).to_contain_text("room for")
    expect(page.locator(f'[data-area="{area}"] .refused').first).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    held.nth(0).click()
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-prompt="mine"]')
    expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(0)


def test_an_area_gathers_its_cards_and_explains_itself(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.page
    guest.open_table("opale", "me random")
    at_rest(guest)
    kind = str(page.locator("[data-card]").first.get_attribute("data-card")).rsplit("-", 1)[0]
    area = page.locator(f'[data-area="{kind}"]')
    area.click()
    assert page.locator('[data-card][aria-pressed="true"]').count() >= 1
    expect(area.locator(".ghost").first).to_be_visible()
    page.keyboard.press("Escape")
    press_until(page, "[data-card]")
    press_until(page, "[data-area]", "Shift+Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("lang", ["en-US", "uk-UA"])
def test_explanations_leave_the_prompt_in_sight(visitor: Visitors, lang: str) -> None:
    guest = visitor(lang=lang)
    page = guest.page
    guest.open_table("opale", "me random")
    at_rest(guest)
    for what in (page.locator("[data-card]").first, *page.locator("[data-area]").all()):
        what.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert hidden_by_the_note(guest, "[data-prompt]") == []
        page.mouse.move(5, 5)
        expect(page.get_by_role("tooltip")).to_have_count(0)


def test_an_explanation_gives_way_to_a_prompt_that_grows(visitor: Visitors) -> None:
    """A rival may move while somebody reads: then the prompt says more."""
    guest = visitor()
    page = guest.page
    guest.open_table("opale", "me random")
    at_rest(guest)
    page.locator("[data-card]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.evaluate(
        """() => {
          const [note, prompt] = ["[role=tooltip]", "[data-prompt]"].map(what => document.querySelector(what));
          const [to, from] = [note, prompt].map(node => node.getBoundingClientRect());
          prompt.style.translate = `${to.left - from.left}px ${to.top - from.top}px`;
        }"""
    )
    assert hidden_by_the_note(guest, "[data-prompt]") == []
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_pointing_at_a_line_of_the_log_lights_its_area(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.page
    guest.open_table("opale", "me random")
    play_on(guest, Random(6), 1)
    page.locator("[data-line]").filter(has_text=re.compile("You play")).first.hover()
    expect(page.locator('[data-area][data-lit="on"]')).to_have_count(1)
    expect(page.locator('[data-area][data-lit="off"]').first).to_have_css("opacity", "0.42")


def test_a_phone_with_both_variants(visitor: Visitors, axe: Axe) -> None:
    guest = visitor(phone=True, dark=True, lang="uk-UA")
    page = guest.page
    guest.open_table("opale", "me random", options=BOTH)
    dice = Random(7)
    for _ in range(6):
        if not at_rest(guest):
            break
        choose(guest, dice)
        assert guest.no_sideways_scrolling()
        assert page.evaluate(SMALL_BUTTONS) == []
        confirm(guest)
    at_rest(guest)
    assert axe(guest) == []
    assert guest.missing_words() == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_the_table_does_not_scroll_and_the_map_stays_where_it_is(visitor: Visitors, width: int, height: int) -> None:
    guest = visitor(lang="uk-UA")
    page = guest.page
    page.set_viewport_size({"width": width, "height": height})
    guest.open_table("opale", "me random")
    at_rest(guest)
    before = page.locator(".map").bounding_box()
    dice = Random(8)
    for _ in range(5):
        if not at_rest(guest):
            break
        choose(guest, dice)
        assert page.locator(".map").bounding_box() == before
        assert guest.no_scrolling_down()
        confirm(guest)


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_every_word_is_there(visitor: Visitors, axe: Axe, lang: str) -> None:
    guest = visitor(lang=lang, dark=lang == "uk-UA")
    guest.open_table("opale", "me random", options=BOTH)
    play_on(guest, Random(9), 4)
    guest.page.locator(".rail.right .seg button").nth(2).click()
    expect(guest.page.locator(".rules h3")).to_have_count(len([one for one in sections("opale") if "sub" not in one]))
    assert guest.missing_words() == []
    assert axe(guest) == []
