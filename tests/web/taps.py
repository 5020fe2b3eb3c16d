"""Hands on a phone: each knows how to choose something in its game, anything that may be confirmed, by taps alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Locator, expect

from tests.games.brought import modules
from tests.web.site import Visitor

CONFIRM = ".confirm-bar .btn.go:not(.icon)"
#: More decisions than any of these games has for one player.
MANY = 300
#: Lets a hand choose in a game that asks for this.
Hand = Callable[[Visitor, Random], None]


def _some(found: Locator, rng: Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


#: Where a tile may go, in the middle of what is seen of the city.
PLACES = """() => {
  const board = document.querySelector(".isle").getBoundingClientRect();
  return [...document.querySelectorAll("circle.may")].map(dot => dot.getBoundingClientRect())
    .map(box => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => board.left < x && x < board.right && board.top < y && y < board.bottom);
}"""


def akropolis(guest: Visitor, rng: Random) -> None:
    """Take a tile, where none is held, and put it where it may go; what a higher column hides cannot be hit."""
    page = guest.page
    if not page.locator("[data-ghost]").count():
        page.locator(".lot").first.tap()
        page.wait_for_selector("[data-ghost]")
    for _ in range(20):  # the city may move when something is put down at its edge
        x, y = rng.choice(page.evaluate(PLACES))
        page.touchscreen.tap(x, y)
        if page.locator(CONFIRM).is_enabled():
            return
    raise AssertionError("the tile goes nowhere")


def opale(guest: Visitor, rng: Random) -> None:
    """Choose cards, and a target where one is wanted."""
    page = guest.page
    for _ in range(20):
        page.wait_for_selector('.opale[aria-busy="false"]')
        if page.locator(CONFIRM).is_enabled():
            return
        targets = page.locator("[data-target]")
        _some(targets if targets.count() else page.locator('[data-card][aria-pressed="false"]'), rng).tap()
    raise AssertionError("nothing can be chosen")


def orion_duel(guest: Visitor, rng: Random) -> None:
    """Take a tile, turn it until it fits somewhere, and lay it there."""
    page = guest.page
    for tile in page.locator("button[data-tile]:visible:not([disabled])").all():
        tile.tap()
        for _ in range(6):
            places = page.locator('[data-fits="true"]')
            if places.count():
                _some(places, rng).tap(force=True)
                page.wait_for_selector('[data-ghost="fits"]')
                return
            page.locator(".turning .right:visible").tap()
    raise AssertionError("nothing fits anywhere")


def oriflamme(guest: Visitor, rng: Random) -> None:
    """Choose a card and an end of the row, an answer, or a target."""
    page = guest.page
    now = page.locator(".hall").get_attribute("data-phase")
    if now in ("place", "exchange"):
        _some(page.locator("[data-hand]"), rng).tap(position={"x": 12, "y": 40})  # cards in hand overlap
        if now == "place":
            _some(page.locator("[data-slot]"), rng).tap()
    elif now in ("leave_or_reveal", "branch"):
        page.locator("[data-choice]").first.wait_for()
        _some(page.locator("[data-choice]:not(.barred)"), rng).tap()
    else:
        _some(page.locator("[data-target]"), rng).tap()


#: A game brings its own in `tests/games/<name>/hand.py`.
HANDS: dict[str, Hand] = {
    "akropolis": akropolis,
    "opale": opale,
    "orion-duel": orion_duel,
    "oriflamme-alliance": oriflamme,
} | {game: hand.choose for game, hand in modules("hand").items()}


def confirm(guest: Visitor) -> None:
    """Confirm what is chosen, and wait until all of it is told: the page of the turn before looks like one's turn."""
    expect(guest.page.locator(CONFIRM)).to_be_enabled()
    before = guest.told()
    guest.page.locator(CONFIRM).tap()
    guest.wait_told(before)
    guest.at_rest()


def decisions(guest: Visitor, game: str, rng: Random) -> Iterator[str]:
    """Play a game to its end; yield "before" and "after" every choice, and wait then until it is done."""
    for _ in range(MANY):
        if not guest.my_turn():
            return
        yield "before"
        HANDS[game](guest, rng)
        expect(guest.page.locator(CONFIRM)).to_be_enabled()
        yield "after"
        confirm(guest)
    raise AssertionError("the game does not end")
