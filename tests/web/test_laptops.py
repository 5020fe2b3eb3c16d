"""Low laptops and large screens: nothing is cut, broken or out of sight, whatever people are called."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from tests.web import test_akropolis
from tests.web.company import many
from tests.web.fits import LAPTOPS, faults
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]

LOW: ViewportSize = {"width": 1280, "height": 720}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
LONG = "Володимир Довгоіменний"


@pytest.mark.parametrize("lang", ["en-US", "uk-UA"])
def test_home_leads_to_every_game_without_scrolling(visitor: Visitors, lang: str) -> None:
    """By its card: five stand side by side."""
    guest = visitor(lang=lang)
    guest.page.set_viewport_size(LOW)
    guest.page.goto("/")
    play = guest.page.locator("[data-shelf] button.solid")
    expect(play).to_have_count(len(ludoteka.games()))
    expect(guest.page.locator("[data-shelf] h2").last).not_to_be_empty()
    ends = play.evaluate_all("found => found.map(one => one.getBoundingClientRect().bottom)")
    assert max(ends[:5]) <= LOW["height"]
    # also once a move was tried
    guest.page.locator("[data-try]").click()
    guest.page.locator("[data-taste=above]").click()
    expect(guest.page.locator("[data-first-look] button.solid")).to_be_visible()
    ends = play.evaluate_all("found => found.map(one => one.getBoundingClientRect().bottom)")
    assert max(ends[:5]) <= LOW["height"]


def test_the_header_stands_over_the_page(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.page.set_viewport_size(LARGE)
    guest.page.goto("/")
    guest.page.wait_for_selector("[data-shelf]")
    left = "all => all.map(where => document.querySelector(where).getBoundingClientRect().left)"
    brand, heading = guest.page.evaluate(left, [".top .brand", "h1"])
    assert brand == heading
    guest.open_table("opale", "me random")
    guest.page.wait_for_selector(".rail.left .seat")
    brand, seat = guest.page.evaluate(left, [".top .brand", ".rail.left .seat"])
    assert abs(brand - seat) <= 4  # the rail's panels have a hair of room for their edge


def test_prices_of_many_tiles_stand_apart_in_every_language(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.set_viewport_size(LOW)
    guest.open_table("akropolis", many("akropolis"))
    guest.my_turn()
    for tag in ("en", "uk", "ru"):
        guest.page.locator(f'button[lang="{tag}"]:visible').click()
        expect(guest.page.locator("html")).to_have_attribute("lang", tag)
        prices = [box for price in guest.page.locator(".lot .price").all() if (box := price.bounding_box())]
        assert len(prices) >= 3
        for left, right in pairwise(prices):
            assert left["x"] + left["width"] <= right["x"] + 1
        assert faults(guest) == []


@pytest.mark.parametrize("game", ludoteka.games())
def test_no_word_is_cut_or_broken_on_a_low_laptop(visitor: Visitors, game: str) -> None:
    guest = visitor(LONG, lang="uk-UA")
    guest.page.set_viewport_size(LOW)
    guest.open_table(game, many(game))
    guest.my_turn()
    expect(guest.page.locator(".seat.active .turn")).to_be_visible()
    assert faults(guest) == []
    name = guest.page.locator(".seat.active .who b").bounding_box()
    turn = guest.page.locator(".seat.active .turn").bounding_box()
    assert name
    assert turn
    assert turn["y"] >= name["y"] + name["height"] - 2 or turn["x"] >= name["x"] + name["width"]
    # whatever is beside the board, the table itself does not scroll
    tabs = guest.page.locator(".rail.right .seg button")
    assert tabs.count() >= 3
    for tab in tabs.all():
        tab.click()
        guest.page.wait_for_selector(".rail.right :is(ol.log, form, [data-rule])")
        assert guest.no_scrolling_down()


def test_every_area_of_the_sea_says_its_rule_where_there_is_no_room_for_it(visitor: Visitors) -> None:
    guest = visitor(lang="uk-UA")
    guest.page.set_viewport_size(LOW)
    guest.open_table("opale", "me random")
    guest.my_turn()
    areas = guest.page.locator("[data-area]")
    note = guest.page.locator("[role=tooltip]")
    for area in areas.all():
        area.hover()
        name = str(area.locator(".name .long").text_content())
        expect(note).to_contain_text(name)
        assert len(note.inner_text()) > len(name) + 20


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_every_title_of_the_sea_stays_in_its_area(visitor: Visitors, lang: str) -> None:
    guest = visitor(lang=lang)
    guest.open_table("opale", "me random")
    guest.my_turn()
    for size in (*LAPTOPS, LARGE):
        guest.page.set_viewport_size(size)
        titles = guest.page.locator("[data-area] .title > :visible")
        expect(titles).to_have_count(9)
        wider = "all => all.filter(one => one.getBoundingClientRect().right > "
        wider += "one.closest('.title').getBoundingClientRect().right + 1).map(one => one.textContent)"
        assert titles.evaluate_all(wider) == []


def test_no_word_of_a_new_table_lies_under_a_tick(visitor: Visitors) -> None:
    guest = visitor(lang="ru-RU")
    guest.page.set_viewport_size(LOW)
    guest.page.goto("/new#game=orion-duel")
    tiles = guest.page.locator("[role=radiogroup] label.left")
    tiles.first.wait_for()
    for tile in tiles.all():
        tile.click()
        words = tile.locator("b")
        expect(tile.locator(".tick")).to_be_visible()
        # the words themselves, not the box that they stand in
        right = words.evaluate(
            "node => { const range = document.createRange(); range.selectNodeContents(node);"
            " return Math.max(...[...range.getClientRects()].filter(line => line.top < "
            "node.parentElement.querySelector('.tick').getBoundingClientRect().bottom).map(line => line.right)); }"
        )
        tick = tile.locator(".tick").bounding_box()
        assert tick is not None
        assert right <= tick["x"]


#: What of the cells where a tile may go lies under something, or outside the board.
COVERED = """() => {
  const board = document.querySelector("main.table .stage").getBoundingClientRect();
  const over = [...document.querySelectorAll(".stage .legend")].map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll("circle.may")].map(one => one.getBoundingClientRect()).filter(dot => {
    const x = dot.x + dot.width / 2, y = dot.y + dot.height / 2;
    const under = over.some(one => x > one.left && x < one.right && y > one.top && y < one.bottom);
    return under || x < board.left || x > board.right || y < board.top || y > board.bottom;
  }).length;
}"""


def test_no_place_for_a_tile_lies_under_the_legend_on_a_low_laptop(visitor: Visitors) -> None:
    guest = visitor()
    guest.page.set_viewport_size(LOW)
    guest.open_table("akropolis", "me random")
    for turn in range(5):
        guest.my_turn()
        test_akropolis.take(guest)
        for size in LAPTOPS:
            guest.page.set_viewport_size(size)
            expect(guest.page.locator("circle.may").first).to_be_attached()
            guest.page.wait_for_function(f"() => ({COVERED})() === 0")
        test_akropolis.put_down(guest.page, turn)
        test_akropolis.build(guest)
