"""What comes beside a game on phones leaves room for all that one decides with: the guide, an offer, a long name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.web.company import few
from tests.web.fits import ALL, CLOCK, LANGUAGES, LYING, PHONES, SMALL, TALL, check, in_turn, resize, torn
from tests.web.site import Visitor
from tests.web.test_phones import GOODS

Visitors = Callable[..., Visitor]

#: What one takes, in a lesson or a puzzle: whole, above the button that does it.
TAKEN = {
    "akropolis": ".lot .price",
    "opale": "[data-card]",
    "orichalcum": ".acard, .shelf, [data-goods]",
    "oriflamme-alliance": "[data-hand]",
    "orion-duel": "button[data-tile]",
}
#: How far the first of something reaches below the button that does what is chosen.
BELOW = """([what, act]) => {
  const seen = where => [...document.querySelectorAll(where)].find(one => one.getClientRects().length);
  const [piece, button] = [seen(what), seen(act)];
  return piece.getBoundingClientRect().bottom - button.getBoundingClientRect().top;
}"""
#: Which of some things something lies over.
UNDER = """([cover, ...kept]) => {
  const box = where => document.querySelector(where).getBoundingClientRect();
  const over = box(cover);
  return kept.filter(where => {
    const one = box(where);
    return one.left < over.right && over.left < one.right && one.top < over.bottom && over.top < one.bottom;
  });
}"""
#: As long as a name may be.
LONG = "Олександра-Вікторія Коваль"[:24]


def laid_out(guest: Visitor, game: str) -> None:
    """See that all is in sight on each phone, and that the hand is not cut from below."""
    check(guest, **({"one's own goods": GOODS[game]} if game in GOODS else {}))
    resize(guest, LYING)
    cut = guest.page.evaluate(
        "(hand => hand ? hand.scrollHeight - hand.clientHeight : 0)(document.querySelector('.stage > .hand'))"
    )
    assert cut <= 1, f"{cut} px of what one holds are hidden"
    resize(guest, TALL)


@pytest.mark.parametrize(("game", "lang"), in_turn(ludoteka.games()))
def test_the_guide_leaves_room_for_what_one_holds(visitor: Visitors, game: str, lang: str) -> None:
    guest = visitor("Тарас", phone=True, lang=lang, new=True)
    guest.open_table(game, few(game, "beginner"), clock=CLOCK)
    page = guest.page
    asking = page.locator('[data-guide-card="asking"]')
    expect(asking).to_be_visible()
    guest.my_turn()
    laid_out(guest, game)
    asking.locator("[data-show-me]").tap()
    page.locator("dialog[open] [data-guided]").tap()
    expect(page.locator("dialog[open] [data-topic]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-guide-card]")).to_be_visible()
    laid_out(guest, game)


def test_an_offer_covers_no_clock_and_a_long_name_no_sum(visitor: Visitors) -> None:
    host, friend = visitor(LONG, phone=True, lang=LANGUAGES[0]), visitor("Ян", phone=True, lang=LANGUAGES[1])
    table = host.open_table("opale", "me open", public=True, clock=CLOCK)
    friend.page.goto(f"/table/{table}")
    friend.page.get_by_role("button", name="Сесть").tap()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    host.page.get_by_role("button", name="Меню").tap()
    host.page.locator('[data-offer="pause"]').tap()
    expect(friend.page.locator("[data-offered=pause] [data-agree]")).to_be_visible()
    seat = friend.page.locator("[data-strip-seat]").last.get_attribute("data-strip-seat")
    for size in PHONES:
        resize(friend, size)
        own = f"[data-strip-seat='{seat}']"
        assert friend.page.evaluate(UNDER, ["[data-offered]", "[data-prompt]", own, f"{own} .clock"]) == []
    resize(friend, TALL)
    friend.page.locator("[data-decline]").tap()
    friend.page.get_by_role("button", name="Меню").tap()
    for name in ("Сдать партию", "Да, сдать партию"):
        friend.page.get_by_role("button", name=name, exact=True).tap()
    for guest in (host, friend):
        guest.see_score()
    host.page.locator('[data-prompt="over"] .btn.go').tap()
    expect(friend.page.locator('[data-rematch="asked"]')).to_be_visible()
    for size in PHONES:
        resize(friend, size)
        where = f"{size['width']} x {size['height']}"
        board, sum_ = (
            friend.page.locator(one).first.bounding_box() for one in (".stage > .board", "[data-end] .sum b")
        )
        assert board is not None
        assert sum_ is not None
        assert board["height"] >= 138, where
        assert sum_["x"] + sum_["width"] <= size["width"], where
        assert [fault for fault in torn(friend) if "data-strip" not in fault and LONG[:10] not in fault] == [], where


@pytest.mark.parametrize("game", ludoteka.games() if ALL else ["akropolis", "oriflamme-alliance"])
def test_a_lesson_and_a_puzzle_show_what_is_to_be_taken(visitor: Visitors, game: str) -> None:
    guest = visitor(phone=True, lang=LANGUAGES[0], new=True)
    page = guest.page
    for path, ready in ((f"/learn/{game}/1", '.coach[data-moment="ask"]'), (f"/puzzles/{game}", "[data-card]")):
        page.goto(path)
        page.wait_for_selector(ready)
        if "puzzles" in path:
            page.locator("[data-card]").first.tap()
            page.wait_for_selector('.verdict[data-moment="ask"]')
        for size in (TALL, SMALL):
            resize(guest, size)
            page.evaluate("window.scrollTo(0, 0)")
            below = page.evaluate(BELOW, [TAKEN[game], ".confirm-bar"])
            assert below <= 0, f"{path}, {size['width']} x {size['height']}: {below} px too low"
