"""Nobody is shut out: what axe finds on every screen of the page, on phones and laptops, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from tests.web.company import few, many
from tests.web.conftest import DESKTOP
from tests.web.fits import ALL, LAPTOPS, LYING, PHONES, SMALL, TALL, resize
from tests.web.line import Line, at_random
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

#: Each theme on some of the sizes, where axe, which takes its time, looks at every screen in one of them by turns;
#: with LUDOTEKA_ALL_SIZES everything in all of them.
SIZES: dict[bool, tuple[ViewportSize, ...]] = {
    False: (*PHONES, *LAPTOPS, DESKTOP) if ALL else (TALL, LYING),
    True: (*PHONES, *LAPTOPS, DESKTOP) if ALL else (SMALL, LAPTOPS[0]),
}


#: What of a sheet is wider than the sheet.
CUT = """[...document.querySelectorAll("dialog[open] .body")].flatMap(body => {
  const edge = body.getBoundingClientRect().right + 1;
  return [...body.querySelectorAll("*")].filter(one => one.getBoundingClientRect().right > edge && one.scrollWidth)
    .slice(0, 3).map(one => `outside the sheet: ${one.tagName} ${one.getAttribute("class")}`);
})"""

#: What of a sheet is written too small to be read.
TINY = """[...document.querySelectorAll("dialog[open] .body *")].flatMap(one => {
  const says = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  if (!says || !one.getClientRects().length) return [];
  const drawn = one instanceof SVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * drawn;
  return size < 10.95 ? [`${size.toFixed(1)} px: ${one.textContent.slice(0, 20)}`] : [];
})"""


def some(*games: str) -> list[str]:
    """Return these games; all where everything is looked at."""
    return ludoteka.games() if ALL else list(games)


def pages(guest: Visitor) -> Iterator[str]:
    """Go to every page that has no game on it."""
    page = guest.page
    page.goto("/")
    page.wait_for_selector("[data-shelf]")
    yield "home"
    for game in some("oriflamme-alliance"):
        page.goto(f"/new#game={game}")
        page.wait_for_selector("main input")
        yield f"a new table of {game}"
    said = ("/about", "/continue", "/settings", "/games", "/learn", "/puzzles", "/nowhere", "/table/000000000000")
    each = [f"/{room}/{game}" for room in ("learn", "puzzles") for game in some("opale")]
    for path in (*said, *each, *(f"/rules/{game}" for game in some("orion-duel"))):
        page.goto(path)
        page.wait_for_selector("main h1")
        yield path
    for game in some("orion-duel"):
        page.goto(f"/study/{game}")
        page.wait_for_selector(".stage [data-prompt]")
        yield f"a study of {game}"
    guest.open_table("opale", "me open")
    page.wait_for_selector("#invite-link")
    yield "the waiting room"
    page.locator(".foot button").click()
    page.wait_for_url("**/")
    page.go_back()
    page.wait_for_selector("main.message h1")
    yield "a closed table"


def sheets(guest: Visitor) -> Iterator[str]:
    """Open every sheet of a table that is over, and its replay."""
    page = guest.page
    table = guest.open_table("oriflamme-alliance", "random random random random random")
    page.wait_for_selector('[data-prompt="over"]')
    guest.see_score()
    yield "the end"
    page.get_by_role("button", name="Меню").click()
    page.wait_for_selector("dialog[open]")
    yield "the menu"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for button in page.locator(".side-button:visible").all():
        button.click()
        page.wait_for_selector("dialog[open]")
        yield "log and chat"
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for seat in page.locator("[data-strip-seat]:visible").all()[:1]:
        seat.click()
        page.wait_for_selector("dialog[open]")
        yield "a seat"
        page.keyboard.press("Escape")
    page.goto(f"/table/{table}/replay")
    page.locator(".steps").wait_for()
    yield "the replay"


def learned(guest: Visitor) -> Iterator[str]:
    """A lesson and a puzzle: of every game where everything is looked at."""
    page = guest.page
    for game in some("oriflamme-alliance"):
        page.goto(f"/learn/{game}/1")
        page.wait_for_selector('.coach[data-moment="ask"]')
        yield f"a lesson of {game}"
        page.goto(f"/puzzles/{game}")
        page.locator("[data-card]").first.click()
        page.wait_for_selector('.verdict[data-moment="ask"]')
        yield f"a puzzle of {game}"


def ends(guest: Visitor) -> Iterator[str]:
    """The end and the review of a game, of every game where everything is looked at; then one's games."""
    page = guest.page
    for game in some("akropolis"):
        table = guest.open_table(game, few(game))
        Line(guest, table).play(at_random(7))
        guest.see_score()
        yield f"the end of {game}"
        page.goto(f"/table/{table}/replay#review=1")
        page.locator('main[data-review="done"]').wait_for(timeout=180_000)
        yield f"a review of {game}"
    page.goto("/games")
    page.locator("[data-played]").first.wait_for()
    yield "my games"


def boards(guest: Visitor) -> Iterator[str]:
    """Every game before the first choice and, where everything is looked at, in the middle with every seat taken."""
    for game in ludoteka.games():
        guest.open_table(game, few(game))
        guest.my_turn()
        yield game
        if ALL:
            table = guest.open_table(game, many(game))
            Line(guest, table).play(at_random(3), most=12)
            guest.page.reload()
            guest.my_turn()
            yield f"{game}, later"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screens", [pages, sheets, boards, learned, ends])
def test_nobody_is_shut_out(
    visitor: Visitors, axe: Axe, screens: Callable[[Visitor], Iterator[str]], dark: bool
) -> None:
    guest = visitor("Олена", phone=True, lang="ru-RU" if dark else "uk-UA", dark=dark)
    first, *more = SIZES[dark]
    resize(guest, first)
    found = []
    for number, screen in enumerate(screens(guest)):
        for turn, size in enumerate((first, *more)):
            resize(guest, size)
            where = f"{screen}, {size['width']} x {size['height']}"
            if ALL or number % 2 == turn:
                found += [f"{where}: {fault}" for fault in axe(guest)]
            assert guest.no_sideways_scrolling(), where
            found += [f"{where}: {cut}" for cut in guest.page.evaluate(CUT) + guest.page.evaluate(TINY)]
        resize(guest, first)
    assert found == []
