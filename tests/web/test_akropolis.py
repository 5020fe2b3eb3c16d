"""Akropolis on the table: whole games by clicks and by keys, alone, in company, on a phone; and what is said before."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.company import whoever_decides
from tests.web.fits import SMALL
from tests.web.line import Line
from tests.web.site import Visitor
from tests.web.still import WHOLE_GAME, jumps, watch

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]
COLOURS = ("house", "market", "barracks", "temple", "garden")
TURNS = 18
STARTING_HEXES = 4
FIRST_SITE = 4


def take(guest: Visitor, slot: int = 0) -> None:
    """Take a tile of the construction site, and wait until it is held over the city."""
    guest.page.wait_for_selector('[data-prompt="mine"], [data-prompt="no"]')
    guest.page.locator(".lot").nth(slot).click()
    guest.page.wait_for_selector("[data-ghost]")


def put_down(page: Page, dot: int) -> None:
    """Click on a cell of the city where the tile may go; one that a higher column hides cannot be clicked on."""
    for step in range(20):
        dots = page.locator("circle.may")
        box = dots.nth((dot + step) % dots.count()).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not page.locator("[data-ghost].forbidden").count():
            return
    raise AssertionError("the tile goes nowhere")


def begin_first(guest: Visitor) -> None:
    """Make tables against a bot until one is the first player there, with one stone and four tiles."""
    for _ in range(40):
        table = guest.make_table("akropolis", "me random")
        view = Line(guest, table).now()["view"]
        if view["chief"] == 0 and len(view["site"]) == FIRST_SITE:
            guest.go_to(table)
            guest.my_turn()
            return
    raise AssertionError("never the first player")


def build(guest: Visitor) -> None:
    """Confirm, and wait until the turn is over."""
    confirm = guest.page.locator("[data-confirm]:visible, .confirm-bar .go:visible").first
    expect(confirm).to_be_enabled()
    confirm.click()
    guest.page.wait_for_selector("[data-ghost]", state="detached")


def total(sheet: Locator, seat: int) -> int:
    return int(sheet.locator(f'[data-row="{seat}"] .sum').inner_text())


def turnable(guest: Visitor) -> None:
    """See that the tile in hand can be turned by buttons."""
    for way in ("left", "right"):
        expect(guest.page.get_by_role("button", name=f"Rotate {way}")).to_be_visible()


# ---- whole games


def test_a_whole_game_by_clicks(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena")
    table = guest.open_table("akropolis", "me random")
    watch(guest)
    turns = 0
    while guest.my_turn():
        take(guest)
        turnable(guest)
        put_down(guest.page, 5 * turns + 2)
        guest.page.wait_for_selector(".note .adds")
        build(guest)
        turns += 1
    assert turns == TURNS
    assert jumps(guest, WHOLE_GAME) == {}
    guest.see_score()
    sheet = guest.page.locator("[data-end]")
    expect(sheet).to_be_visible()
    view = guest.last_view()
    assert [total(sheet, seat) for seat in (0, 1)] == [seat["score"]["total"] for seat in view["seats"]]
    for column, colour in enumerate(COLOURS):
        expect(sheet.locator('[data-row="0"] td').nth(column).locator("b")).to_have_text(
            str(view["seats"][0]["score"][colour]["product"])
        )
    assert axe(guest) == []
    # the same sheet is drawn at the end of the replay
    guest.page.goto(f"/table/{table}/replay")
    guest.page.locator(".steps").wait_for()
    guest.page.keyboard.press("End")
    guest.see_score()
    assert total(guest.page.locator("[data-end]"), 0) == view["seats"][0]["score"]["total"]


def test_by_keyboard_alone(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random")
    page = guest.page
    keys = page.keyboard
    for _ in range(3):
        guest.my_turn()
        while not page.evaluate("document.activeElement?.matches('.lot') ?? false"):
            keys.press("Tab")
        keys.press("ArrowRight")
        keys.press("ArrowLeft")
        keys.press("Enter")
        page.wait_for_selector("[data-ghost]")
        expect(page.locator(".isle")).to_be_focused()
        before = page.locator("[data-ghost]").get_attribute("d")
        keys.press("ArrowDown")
        keys.press("ArrowRight")
        moved = page.locator("[data-ghost]").get_attribute("d")
        assert moved != before
        said = page.locator(".spoken").inner_text()
        keys.press("r")
        keys.press("Space")
        expect(page.locator(".spoken")).not_to_have_text(said)
        keys.press("Enter")
        page.wait_for_selector("[data-ghost]", state="detached")
    assert len(guest.last_view()["seats"][0]["hexes"]) > STARTING_HEXES


def test_escape_puts_the_tile_back_and_another_can_be_taken(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random")
    page = guest.page
    guest.my_turn()
    first = page.locator(".lot").first.get_attribute("data-tile")
    take(guest)
    expect(page.locator(".lot.chosen")).to_have_attribute("data-tile", str(first))
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-ghost]", state="detached")
    expect(page.locator(".lot.chosen")).to_have_count(0)
    assert guest.last_view()["phase"] == "take"
    # with a tile in hand, another one is taken instead by a click
    take(guest)
    second = page.locator(".lot").nth(1)
    wanted = second.get_attribute("data-tile")
    stones = guest.last_view()["seats"][0]["stones"]
    if stones == 0:
        pytest.fail("the first player begins with a stone")
    second.click()
    expect(page.locator(".lot.chosen")).to_have_attribute("data-tile", str(wanted))
    assert guest.last_view()["taken"]["tile"] == int(str(wanted))


# ---- what is said before


def test_what_a_placement_adds_is_what_it_brings(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random")
    page = guest.page
    for turn in range(4):
        guest.my_turn()
        take(guest)
        put_down(page, 7 * turn + 1)
        page.wait_for_selector(".note .adds")
        expect(page.locator("[data-confirm]")).to_contain_text("Build here")
        before = guest.last_view()["seats"][0]["score"]["total"]
        told = re.search(r"([+−])(\d+)", page.locator("[data-confirm]").inner_text())
        assert not told or told[2] != "0"  # what brings nothing says no number
        change = int(told[2]) * (-1 if told[1] == "−" else 1) if told else 0
        expect(page.locator(".tally .after")).to_have_text(str(before + change))
        build(guest)
        guest.my_turn()
        assert guest.last_view()["seats"][0]["score"]["total"] == before + change


def test_why_a_place_is_not_legal(visitor: Visitors) -> None:
    guest = visitor("Olena")
    begin_first(guest)
    page = guest.page
    # too dear
    page.locator(".lot.dear").first.click()
    page.wait_for_selector('[data-prompt="no"]')
    expect(page.locator(".prompt")).to_contain_text("stone")
    take(guest)
    # the starting tile alone cannot be covered
    plaza = page.locator(".column:not(.held)").nth(1).bounding_box()
    assert plaza
    page.mouse.click(plaza["x"] + plaza["width"] / 2, plaza["y"] + 20)
    page.wait_for_selector('[data-prompt="no"]')
    expect(page.locator(".note .reason")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    assert page.locator("[data-ghost].forbidden").count() == 1
    # a legal place is the way out
    put_down(page, 3)
    page.wait_for_selector('[data-prompt="mine"]')
    expect(page.locator("[data-confirm]")).to_be_enabled()


def test_the_tile_is_turned_by_wheel_tap_and_button(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random")
    page = guest.page
    guest.my_turn()
    take(guest)
    put_down(page, 3)
    ghost = page.locator("[data-ghost]")
    pivot = page.locator("circle.pivot").bounding_box()
    assert pivot
    at = (pivot["x"] + pivot["width"] / 2, pivot["y"] + pivot["height"] / 2)
    shapes = [ghost.get_attribute("d")]
    page.mouse.click(*at)
    shapes.append(ghost.get_attribute("d"))
    page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("d", str(shapes[-1]))
    shapes.append(ghost.get_attribute("d"))
    page.get_by_role("button", name="Rotate right").click()
    shapes.append(ghost.get_attribute("d"))
    page.get_by_role("button", name="Rotate left").click()
    assert ghost.get_attribute("d") == shapes[2]
    assert len(set(shapes)) >= 3


# ---- alone, variants, company


def test_alone_with_the_architect(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me", options={"architect": "hard", "variants": ["houses", "gardens"]})
    page = guest.page
    guest.my_turn()
    expect(page.locator(".architect")).to_contain_text("hard")
    expect(page.locator(".variant")).to_have_count(2)
    take(guest)
    put_down(page, 2)
    build(guest)
    guest.my_turn()
    assert len(guest.last_view()["architect"]["tiles"]) == 1
    page.get_by_role("button", name="The Architect’s tiles").click()
    expect(page.locator(".collection > ul li")).to_have_count(1)
    expect(page.locator(".collection")).to_contain_text("level 2")
    assert axe(guest) == []
    page.locator(".tabs").get_by_role("button", name="Your city").click()
    expect(page.locator(".column").first).to_be_visible()


def test_the_long_game_is_longer(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random", options={"long": True})
    guest.my_turn()
    expect(guest.page.locator(".top")).to_contain_text("of 20")
    expect(guest.page.locator(".variant")).to_contain_text("Long game")


def test_three_players_in_two_browsers(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor("Taras")
    host.open_table("akropolis", "me open random")
    friend.join(host)
    for guest in (host, friend):
        guest.page.wait_for_selector(".isle")
    for _ in range(4):
        guest = whoever_decides(host, friend)
        take(guest)
        put_down(guest.page, 4)
        build(guest)
    # one tap away: what the friend built is what the host sees of it
    whoever_decides(host, friend)
    host.page.locator(".rail.left").get_by_role("button", name="Show Taras’s city").click()
    columns = len(friend.last_view()["seats"][1]["hexes"])
    expect(host.page.locator(".isle .column")).to_have_count(columns)
    expect(host.page.locator(".isle .last")).to_have_count(1)


# ---- phones, eyes, ears, languages


def pinch(page: Page, x: float, y: float, start: float, end: float) -> None:
    """Two fingers move apart or together."""
    wire = page.context.new_cdp_session(page)
    for step in range(9):
        gap = start + (end - start) * step / 8
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def swipe(page: Page, x: float, y: float, dx: float, dy: float) -> None:
    """One finger moves over the board."""
    wire = page.context.new_cdp_session(page)
    for step in range(7):
        point = {"x": x + dx * step / 6, "y": y + dy * step / 6, "id": 0}
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [point]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena", phone=True, dark=True)
    guest.open_table("akropolis", "me random random")
    page = guest.page
    guest.my_turn()
    page.wait_for_selector('.isle[data-shown="0"]')  # what a rival has built is shown for a moment
    assert guest.no_sideways_scrolling()
    board = page.locator(".isle").bounding_box()
    assert board
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)

    box = "document.querySelectorAll('.column')[1].getBoundingClientRect()"
    small = page.evaluate(f"{box}.width")
    pinch(page, *middle, 40, 90)
    page.wait_for_function(f"width => {box}.width > 1.5 * width", arg=small)
    left = page.evaluate(f"{box}.x")
    swipe(page, middle[0], middle[1] + 60, 70, 10)
    page.wait_for_function(f"x => {box}.x > x + 40", arg=left)
    page.locator(".tools button").last.click()
    page.wait_for_function(f"width => Math.abs({box}.width - width) < 1", arg=small)
    page.locator(".lot").first.click()
    page.wait_for_selector("[data-ghost]")
    dot = page.locator("circle.may").nth(4).bounding_box()
    assert dot
    page.touchscreen.tap(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
    page.wait_for_selector(".note .adds")
    assert guest.no_sideways_scrolling()
    small_targets = page.evaluate(
        """[...document.querySelectorAll('.stage button')].filter(b => b.offsetParent)
           .map(b => [b.className, b.getBoundingClientRect()])
           .filter(([, r]) => r.width < 44 || r.height < 44).map(([c]) => c)"""
    )
    assert small_targets == []
    assert axe(guest) == []
    build(guest)
    guest.my_turn()
    assert len(guest.last_view()["seats"][0]["hexes"]) == STARTING_HEXES + 3


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_serious_fault_for_people_with_disabilities(visitor: Visitors, axe: Axe, dark: bool) -> None:
    guest = visitor("Olena", dark=dark)
    guest.open_table("akropolis", "me random random random")
    guest.my_turn()
    assert axe(guest) == []
    take(guest)
    put_down(guest.page, 2)
    guest.page.wait_for_selector(".note .adds")
    assert axe(guest) == []


def test_a_city_and_its_choices_are_told_in_words(visitor: Visitors) -> None:
    guest = visitor("Olena")
    begin_first(guest)
    page = guest.page
    words = page.get_by_role("application").get_by_role("region", name="Your city")
    expect(words).to_contain_text("house plaza, 1: at 0,0 on level 1")
    expect(words).to_contain_text("quarry, 3:")
    expect(page.locator(".lot").first).to_have_accessible_name(re.compile(r"^[a-z +]+\. Free\.$"))
    expect(page.locator(".lot").nth(3)).to_have_accessible_name(re.compile(r"3\sstones, 2\sstones short\.$"))
    page.locator(".column").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Quarry")


@pytest.mark.parametrize("language", ["uk-UA", "ru-RU"])
def test_every_word_is_there(visitor: Visitors, language: str) -> None:
    guest = visitor("Олена", lang=language)
    guest.open_table("akropolis", "me random", options={"variants": ["houses"], "long": True})
    guest.my_turn()
    assert guest.missing_words() == []
    take(guest)
    guest.page.wait_for_selector(".note .adds")
    assert guest.missing_words() == []
    guest.page.locator(".rail.right .seg button").nth(2).click()
    guest.page.wait_for_selector(".rail.right [data-rule]")
    assert guest.missing_words() == []
    assert guest.no_scrolling_down()


# ---- what is in sight


def test_a_tile_can_be_turned_where_it_may_not_lie(visitor: Visitors) -> None:
    guest = visitor("Olena")
    begin_first(guest)
    page = guest.page
    take(guest)
    turnable(guest)  # at once, before it is put down anywhere
    plaza = page.locator(".column:not(.held)").nth(1).bounding_box()
    assert plaza
    page.mouse.click(plaza["x"] + plaza["width"] / 2, plaza["y"] + 20)
    page.wait_for_selector("[data-ghost].forbidden")
    before = page.locator("[data-ghost]").get_attribute("d")
    page.get_by_role("button", name="Rotate right").click()
    expect(page.locator("[data-ghost]")).not_to_have_attribute("d", str(before))


def test_what_a_rival_builds_is_shown_unless_one_does_not_want_it(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("akropolis", "me random")
    page = guest.page
    shown = """() => { window.shown = [];
      const look = () => {
        const now = document.querySelector(".isle")?.dataset.shown;
        if (now !== window.shown.at(-1)) window.shown.push(now);
        requestAnimationFrame(look);
      };
      look(); }"""

    def play() -> None:
        guest.my_turn()
        take(guest)
        put_down(page, 3)
        build(guest)

    page.evaluate(shown)
    with guest.catching('.isle[data-shown="1"] path.last.news'):
        play()
    expect(page.locator('.isle[data-shown="0"]')).to_be_visible()  # only for a moment
    page.get_by_role("button", name="Show what rivals build").click()
    page.reload()
    page.evaluate(shown)
    expect(page.get_by_role("button", name="Show what rivals build")).to_have_attribute("aria-pressed", "false")
    guest.my_turn()
    laid = len(guest.last_view()["seats"][1]["hexes"])
    play()
    guest.my_turn()
    assert len(guest.last_view()["seats"][1]["hexes"]) > laid or guest.last_view()["chief"] == 0
    assert page.evaluate("window.shown") == ["0"]


#: Which buttons of the board lie over something drawn on it.
OVER_IT = """where => {
  const piece = document.querySelector(where).getBoundingClientRect();
  const over = box => box.width && piece.left < box.right && box.left < piece.right
    && piece.top < box.bottom && box.top < piece.bottom;
  return [...document.querySelectorAll(".isle button")].filter(one => over(one.getBoundingClientRect()))
    .map(one => one.getAttribute("aria-label") ?? one.className);
}"""


def test_no_button_lies_over_the_tile_just_laid_on_a_small_phone(visitor: Visitors) -> None:
    guest = visitor("Olena", phone=True)
    page = guest.page
    page.set_viewport_size(SMALL)
    guest.open_table("akropolis", "me random random random")
    confirm = page.locator(".confirm-bar .go:not(.icon)")
    for turn in range(6):
        guest.my_turn()
        page.locator(".lot").first.tap()
        page.wait_for_selector("[data-ghost]")
        for step in range(page.locator("circle.may").count()):
            # towards the buttons on the right, above and below
            dots = [box for dot in page.locator("circle.may").all() if (box := dot.bounding_box())]
            dot = sorted(dots, key=lambda box: -box["x"] + (turn % 3 - 1) * box["y"])[step]
            page.touchscreen.tap(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
            if confirm.is_enabled():
                break
        expect(confirm).to_be_enabled()
        assert page.evaluate(OVER_IT, "[data-ghost]") == []
        before = guest.told()
        confirm.tap()
        guest.wait_told(before)
        guest.my_turn()
        expect(page.locator('.isle[data-shown="0"] path.last')).to_have_count(1)
        assert page.evaluate(OVER_IT, ".isle path.last") == []
