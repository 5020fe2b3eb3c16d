"""Orion Duel at the page: by clicks, by keyboard alone, by touch, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.fits import CLOCK, LYING, SMALL, TALL, check
from tests.web.line import Line, at_random
from tests.web.site import Visitor, hidden_by_the_note
from tests.web.still import WHOLE_GAME, jumps, watch

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

KINDS = ("line3", "bent3", "triangle3", "duo_mixed", "duo_own", "mono")
SYMMETRIC: dict[str, Any] = {"options": {"setup": "symmetric-1", "first": "blue"}}
#: Moves of both, on the layout symmetric-1, by which blue links Taurus and Monoceros with the last one.
LINK = (
    *(("duo_own", "0,1"), ("duo_mixed", "1,0"), ("triangle3", "3,0"), ("duo_mixed", "-5,1")),
    *(("triangle3", "-3,1"), ("duo_mixed", "4,-1"), ("mono", "-5,2"), ("triangle3", "-1,0")),
)


def tile(guest: Visitor, kind: str) -> Locator:
    """The tile in the tray that is shown: in the rail, or below the prompt on phones."""
    return guest.page.locator(f'button[data-tile="{kind}"]:visible')


def cell(guest: Visitor, at: str) -> Locator:
    return guest.page.locator(f'[data-cell="{at}"]')


#: Where the hexes of the ghost are.
GHOST = "[...document.querySelectorAll('[data-ghost] polygon')].map(hex => hex.outerHTML).join()"


def turns_it(guest: Visitor, act: Callable[[], Any]) -> None:
    """Do something that turns the tile, and see it turned."""
    before = guest.page.evaluate(GHOST)
    act()
    guest.page.wait_for_function(f"before => {GHOST} !== before", arg=before)


def lay(guest: Visitor) -> None:
    """Confirm, and wait until the move is told."""
    before = guest.told()
    confirm = guest.page.locator("[data-confirm]:visible, .confirm-bar .btn.go:visible")
    expect(confirm).to_be_enabled()
    confirm.click()
    guest.wait_told(before)


def fitting(guest: Visitor) -> list[str]:
    """Where what is held fits, as it is turned."""
    found: list[str] = guest.page.evaluate(
        "[...document.querySelectorAll('[data-fits=\"true\"]')].map(cell => cell.dataset.cell)"
    )
    return found


def taking(guest: Visitor) -> Callable[[str], None]:
    """Return what takes a tile by a click."""
    return lambda kind: tile(guest, kind).click()


def held(guest: Visitor, take: Callable[[str], None], turn: Callable[[], None]) -> list[str]:
    """Take a tile and turn it until it fits somewhere; return where."""
    for kind in KINDS:
        if tile(guest, kind).is_disabled():
            continue
        take(kind)
        for _ in range(6):
            if places := fitting(guest):
                return places
            turn()
    raise AssertionError("nothing fits anywhere, and yet it is our turn")


def test_a_whole_game_by_clicks_against_a_bot(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random")
    watch(guest)
    turns = 0
    while guest.my_turn():
        right = guest.page.get_by_role("button", name="Turn right", exact=True).last
        places = held(guest, lambda kind: tile(guest, kind).click(), right.click)
        cell(guest, places[turns * 7 % len(places)]).click()
        expect(guest.page.locator('[data-ghost="fits"]')).to_have_count(1)
        lay(guest)
        turns += 1
    assert turns >= 4
    assert jumps(guest, WHOLE_GAME) == {}
    guest.see_score()
    sheet = guest.page.locator("[data-end]")
    expect(sheet.get_by_role("columnheader", name="Conditions met")).to_be_visible()
    assert guest.missing_words() == []
    assert axe(guest) == []


def test_by_keyboard_alone(visitor: Visitors) -> None:
    guest = visitor()
    table = guest.open_table("orion-duel", "me random")
    keys = guest.page.keyboard

    def focused() -> str:
        return str(guest.page.evaluate("document.activeElement?.dataset?.cell ?? ''"))

    def walk(to: str) -> None:
        """Go to a cell by arrow keys: first to its column, then along it."""
        goal_q, goal_r = map(int, to.split(","))
        for _ in range(40):
            q, r = map(int, focused().split(","))
            if (q, r) == (goal_q, goal_r):
                return
            across = "ArrowRight" if goal_q > q else "ArrowLeft"
            keys.press(across if q != goal_q else "ArrowDown" if goal_r > r else "ArrowUp")
        raise AssertionError(f"arrow keys do not lead to {to}")

    order = ("mono", "duo_own", "duo_mixed", "line3", "bent3", "triangle3")
    for _ in range(3):
        assert guest.my_turn()
        places = held(guest, lambda kind: keys.press(str(order.index(kind) + 1)), lambda: keys.press("r"))
        walk(places[len(places) // 2])
        keys.press("Enter")
        expect(guest.page.locator("[data-confirm]")).to_be_enabled()
        before = guest.told()
        keys.press("Enter")  # from what was put down to the button
        expect(guest.page.locator("[data-confirm]")).to_be_focused()
        keys.press("Enter")
        guest.wait_told(before)
    assert not Line(guest, table).play(at_random(3))
    guest.page.reload()
    guest.see_score()
    expect(guest.page.locator("[data-end]")).to_be_visible()


def test_two_at_one_device_and_the_winning_chain(visitor: Visitors) -> None:
    guest = visitor()
    table = guest.open_table("orion-duel", "hot hot", **SYMMETRIC)
    for i, (kind, at) in enumerate(LINK):
        expect(guest.page.locator(f'.seat.active[data-seat="{i % 2}"]')).to_be_visible()
        guest.page.wait_for_selector('[data-prompt="mine"]')  # the device turns to who decides
        tile(guest, kind).click()
        cell(guest, at).click()
        if i == len(LINK) - 1:
            expect(guest.page.locator('[data-figure="links-0"]')).to_contain_text("→")
            expect(guest.page.locator("[data-prompt]")).to_contain_text("your rival would meet more conditions and win")
        lay(guest)
        expect(cell(guest, at)).to_have_attribute("aria-label", re.compile("blue|orange"))
        expect(guest.page.locator("[data-last-move]")).to_have_count(1)
    expect(guest.page.locator('[data-prompt="over"]')).to_be_visible()
    expect(guest.page.locator("[data-winning-chain]")).to_have_count(1)
    guest.see_score()
    sums = guest.page.locator("[data-end] .sum")
    expect(sums).to_have_text(["1", "0"])
    expect(guest.page.get_by_role("columnheader", name="Conditions met")).to_be_visible()
    guest.page.goto(f"/table/{table}/replay#move=3")
    guest.page.wait_for_selector("[data-last-move]")
    assert guest.page.locator("[data-winning-chain]").count() == 0
    expect(cell(guest, "3,0")).to_have_attribute("aria-label", re.compile("blue"))
    expect(cell(guest, "-5,1")).to_have_attribute("aria-label", re.compile("free"))


def test_a_ghost_says_why_not_and_turns(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    watch(guest)
    tile(guest, "bent3").click()
    cell(guest, "0,-4").hover()
    expect(guest.page.locator('[data-ghost="fails"]')).to_have_count(1)
    expect(guest.page.locator(".bubble")).to_contain_text("To cover a galaxy")
    cell(guest, "0,-4").click()
    expect(guest.page.locator('[data-prompt="no"]')).to_contain_text("the tile’s blue must touch blue")
    expect(guest.page.locator("[data-confirm]")).to_be_disabled()
    assert axe(guest) == []
    # what is allowed is still marked, the reason means cells that are lit, and nothing has moved
    assert guest.page.locator("circle.open").count() == len(fitting(guest)) > 0
    assert guest.page.locator("circle.offender").count() > 0
    assert not re.search(r"-?\d+,-?\d+", guest.page.locator("[data-prompt]").inner_text())
    assert jumps(guest) == {}

    cell(guest, "0,-2").click()
    expect(guest.page.locator('[data-ghost="fits"]')).to_have_count(1)
    expect(guest.page.locator('[data-figure="links-0"]')).to_contain_text("11 → 9")
    for act in (
        lambda: guest.page.mouse.wheel(0, 120),
        lambda: guest.page.keyboard.press("r"),
        lambda: guest.page.keyboard.press("f"),
        lambda: cell(guest, "0,-2").click(),
        lambda: guest.page.get_by_role("button", name="Flip").click(),
    ):
        turns_it(guest, act)
    assert axe(guest) == []
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-ghost]")).to_have_count(0)
    expect(guest.page.locator('[data-prompt="mine"]')).to_contain_text("Take a tile")


def test_cells_tell_whether_the_tile_fits(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    tile(guest, "bent3").click()
    for fits, words in (("true", "fits here"), ("false", "does not fit here")):
        names = guest.page.locator(f'[data-fits="{fits}"]').evaluate_all(
            "all => all.map(cell => cell.getAttribute('aria-label'))"
        )
        assert names
        assert [name for name in names if not name.endswith(f", {words}")] == []


def test_a_tile_is_dragged_from_the_tray(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    tile(guest, "triangle3").drag_to(cell(guest, "0,-2"))
    expect(guest.page.locator('[data-ghost="fits"]')).to_have_count(1)
    expect(cell(guest, "0,-2")).to_have_attribute("aria-pressed", "true")
    cell(guest, "0,-2").drag_to(cell(guest, "1,-2"))
    expect(cell(guest, "1,-2")).to_have_attribute("aria-pressed", "true")
    lay(guest)
    guest.my_turn()
    guest.page.reload()
    guest.my_turn()
    expect(guest.page.locator("[data-last-move]")).to_have_count(1)
    assert guest.page.locator('[data-piece^="hex:"]').count() >= 4


def test_players_set_up(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random", options={"setup": "players", "first": "blue"})
    for galaxy in range(8):
        guest.page.locator('[data-prompt="mine"]').wait_for()
        places = fitting(guest)
        if galaxy == 1:
            cell(guest, "0,-4" if "0,-4" not in places else "0,4").click()
            expect(guest.page.locator('[data-prompt="no"]')).to_contain_text("Too near to a galaxy")
        cell(guest, "0,-3" if galaxy == 0 else places[galaxy * 5 % len(places)]).click()
        lay(guest)
        expect(guest.page.locator('[data-piece^="token:"]').nth(galaxy)).to_be_attached()
    choice = guest.page.get_by_role("button", name="I go first")
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator('[data-piece^="token:"]')).to_have_count(15)
    lay(guest)
    guest.my_turn()
    expect(guest.page.locator("[data-prompt]")).to_contain_text("Take a tile")


def test_a_finger_sees_what_it_lays(visitor: Visitors, axe: Axe) -> None:
    guest = visitor(phone=True)
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    tile(guest, "line3").tap()
    for button in guest.page.locator("button[data-tile]:visible, .turning button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    start = cell(guest, "0,2").bounding_box()
    assert start is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    fingers = guest.page.context.new_cdp_session(guest.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 4 * step}]})
    expect(guest.page.locator(".loupe")).to_be_visible()
    shown = guest.page.locator("[data-ghost]").first.bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] < y + 20
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".loupe")).to_have_count(0)
    expect(guest.page.locator("[data-ghost]").first).to_be_visible()
    cell(guest, "0,-2").tap()
    turns_it(guest, lambda: cell(guest, "0,-2").tap())
    assert guest.no_sideways_scrolling()
    assert axe(guest) == []
    lay(guest)


@pytest.mark.parametrize(("lang", "dark"), [("uk", True), ("ru", False), ("en", True)])
def test_every_language_has_all_words(visitor: Visitors, axe: Axe, lang: str, dark: bool) -> None:
    guest = visitor(lang=lang, dark=dark)
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    assert guest.missing_words() == []
    tile(guest, "triangle3").click()
    cell(guest, "0,-2").click()
    expect(guest.page.locator("[data-confirm]")).to_be_enabled()
    guest.page.locator(".logbox .seg button").last.click()
    guest.page.wait_for_selector(".rail.right [data-rule]")
    assert guest.missing_words() == []
    assert "⟦" not in guest.page.content()
    assert axe(guest) == []


def test_pieces_explain_themselves(visitor: Visitors) -> None:
    guest = visitor()
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    explained = guest.page.get_by_role("tooltip")
    cell(guest, "-4,0").hover()
    expect(explained).to_contain_text("4 of them on one unbroken chain")
    guest.page.locator("text.name").first.hover()
    expect(explained).to_contain_text("opposite side")
    tile(guest, "bent3").hover()
    expect(explained).to_contain_text("Only this tile looks different when flipped")


def test_explanations_leave_the_tray_and_the_prompt_in_sight(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    guest.open_table("orion-duel", "me random", **SYMMETRIC)
    guest.my_turn()
    for kind in ("mono", "bent3", "triangle3"):
        tile(guest, kind).hover()
        expect(guest.page.get_by_role("tooltip")).to_be_visible()
        assert hidden_by_the_note(guest, "[data-tray]", "[data-prompt]") == []
        guest.page.mouse.move(5, 5)
        expect(guest.page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("lang", ["uk-UA", "ru-RU"])
def test_on_every_phone(visitor: Visitors, lang: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang)
    guest.open_table("orion-duel", "me random", clock=CLOCK, **SYMMETRIC)
    guest.my_turn()
    check(guest)
    for size, at in ((TALL, "0,-4"), (SMALL, "0,-2"), (LYING, "0,-4")):
        guest.page.set_viewport_size(size)
        watch(guest)
        tile(guest, "bent3").tap()
        cell(guest, at).tap()
        guest.page.wait_for_selector("[data-ghost]")
        check(guest, size)
        assert jumps(guest) == {}
        guest.page.locator(".confirm-bar .btn.icon").first.tap()
