"""The end: who won, by what and with which numbers, for the winner and for whoever lost; and the log of it all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ludoteka
from tests.games.brought import modules
from tests.web.company import few
from tests.web.conftest import DESKTOP
from tests.web.fits import LYING, SMALL, TALL
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]


#: What counts at the end, by seat, as the game's view has it.
POINTS: dict[str, Callable[[dict[str, Any]], list[int]]] = {
    "akropolis": lambda view: [seat["score"]["total"] for seat in view["seats"]],
    "opale": lambda view: [seat["score"] for seat in view["seats"]],
    "orichalcum": lambda view: [seat["points"] for seat in view["seats"]],
    "oriflamme-alliance": lambda view: [seat["score"] for seat in view["seats"]],
    "orion-duel": lambda _: [],  # conditions and links, not points
} | {game: hand.points for game, hand in modules("hand").items()}


#: Places and pieces by their codes: a log draws and lights them instead.
CODES = re.compile(r"-?\d+,-?\d+|\b[A-Z]\d\b|[Cc]ell\s\d|⟦")
#: How a reader is called in the log.
YOU = {"ENG": "You", "УКР": "Ви", "РУС": "Вы"}


#: The colours of the pieces in a log.
COLOURS = """log => [...log.querySelectorAll("[data-line] [role=img] svg *")]
  .filter(part => part.getClientRects().length).map(part => getComputedStyle(part).fill)"""


def unfold(page: Page) -> None:
    """Open all chapters and turns of the log."""
    folded = page.locator("ol.log [aria-expanded=false]")
    while folded.count():
        folded.first.press("Enter")  # the heading of a chapter that was scrolled past lies under the next one's


def reads_well(guest: Visitor, name: str) -> None:
    """See that the log is drawn: chapters, bold names, pieces, gains as chips, "you", places that light; no codes."""
    page = guest.page
    log = page.locator("ol.log")
    assert log.locator(".ch").count() > 0
    for tongue, you in YOU.items():
        page.get_by_role("button", name=tongue).click()
        expect(log.locator("[data-line] b", has_text=re.compile(f"^{you}")).first).to_be_attached()
        unfold(page)
        lines = log.locator("[data-line]").all_inner_texts()
        assert [line for line in lines if CODES.search(line) or name in line] == []
        assert guest.missing_words() == []
    for part in ("[role=img]", ".chip", ".loc"):
        assert log.locator(f"[data-line] {part}").count() > 0, part
    drawn = set(log.evaluate(COLOURS))
    # on a phone it is a sheet from below, and nothing of it is cut
    for size in (TALL, LYING):
        page.set_viewport_size(size)
        page.locator("[data-last]").click()
        sheet = page.locator("dialog[open] ol.log")
        expect(sheet.locator("[data-line]").last).to_be_in_viewport()
        assert sheet.evaluate("log => log.scrollWidth <= log.clientWidth")
        assert set(sheet.evaluate(COLOURS)) <= drawn, "pieces have other colours than beside the board"
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


#: How the sheet and the board lie: whether one covers the other, and how high the board is.
BESIDE = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  const [board, sheet] = [box(".stage > .board"), box("[data-end]")];
  const apart = board.bottom <= sheet.top + 1 || board.right <= sheet.left + 1;
  return [apart && sheet.bottom <= innerHeight + 1, board.height, sheet.height];
}"""


def lies_beside_the_board(guest: Visitor, winners: list[int]) -> None:
    """See that at every size the score sheet is there without being asked for, and covers nothing of the board."""
    page = guest.page
    for size in (TALL, SMALL, LYING, DESKTOP):
        page.set_viewport_size(size)
        guest.see_score()
        assert page.locator("dialog[open]").count() == 0
        apart, board, sheet = page.evaluate(BESIDE)
        assert apart, size
        assert min(board, sheet) > 100, size
        assert guest.no_sideways_scrolling()
        grip = page.locator("[data-end] .grip")
        if grip.count():  # it lets itself down, for who wants to see the whole board
            grip.click()
            expect(page.locator("[data-score-sheet]")).to_have_count(0)
            assert page.evaluate(BESIDE)[1] > board
            grip.click()
    rows = page.locator("[data-end] :is([data-row], tbody tr, section)")
    assert rows.count() > 1
    if len(winners) == 1:
        expect(page.locator(".rail.left [data-seat]").first).to_have_attribute("data-seat", str(winners[0]))


@pytest.mark.parametrize("game", ludoteka.games())
def test_everybody_reads_who_won_by_what_and_with_which_numbers(visitor: Visitors, game: str) -> None:
    host, friend = visitor("Olena"), visitor("Marko")
    table = host.open_table(game, few(game).replace("random", "open", 1))
    friend.join(host)
    for guest in (host, friend):  # bots play it to its end
        guest.post(f"/api/tables/{table}/leave", {})
    for seat, guest in enumerate((host, friend)):
        over = guest.page.locator('[data-prompt="over"]')
        over.wait_for(timeout=180_000)
        told = [json.loads(text) for text in guest.heard if '"view"' in text][-1]
        winners = guest.page.request.get(f"{guest.base}/api/tables/{table}").json()["winners"]
        title = re.sub(r"\s", " ", over.locator(".say b").inner_text())
        if winners == [seat]:
            assert title.startswith("You win")
        elif len(winners) == 1 and winners[0] < 2:
            assert title.startswith(("Olena", "Marko")[winners[0]] + " wins")
        points = POINTS[game](told["view"])
        if points and len(winners) == 1:
            others = max(points[other] for other in range(len(points)) if other != winners[0])
            assert f"{points[winners[0]]} to {others}" in title
        cause = over.locator(".say span").first.inner_text()
        assert len(cause) > 15
        for button in over.locator(".btn").all():
            assert button.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") > 10, "it has no words"
        if len(winners) == 1:
            assert re.search(r"\d|Azura|place any tile", cause), cause
    lies_beside_the_board(host, winners)
    title = over.locator(".say b").inner_text()
    friend.page.goto(f"/table/{table}/replay#seat=1&move=9999")
    expect(friend.page.locator('[data-prompt="over"] .say b')).to_have_text(title)
    expect(friend.page.get_by_role("link", name="To the table")).to_be_visible()
    reads_well(host, "Olena")


def test_the_end_shows_how_the_chances_went_and_leads_to_the_review(visitor: Visitors) -> None:
    host, friend = visitor("Olena", lang="uk-UA"), visitor("Marko")
    table = host.open_table("orion-duel", "me open")
    friend.join(host)
    for guest in (host, friend):
        guest.post(f"/api/tables/{table}/leave", {})
    for guest, open_words in ((host, "Розібрати гру"), (friend, "Review the game")):
        page = guest.page
        page.locator('[data-prompt="over"]').wait_for(timeout=180_000)
        card = page.locator(".rail.right [data-chances=known]")
        card.wait_for(timeout=180_000)
        expect(card.locator("[data-line-of]")).to_have_count(2)
        expect(card).to_contain_text("%")
        expect(card.get_by_role("link", name=open_words)).to_be_visible()
        # on a laptop nothing is squeezed: the rail scrolls, and the log is as high as it needs
        page.set_viewport_size({"width": 1280, "height": 720})
        assert page.locator(".rail.right .logbox").evaluate("node => node.clientHeight") >= 250
        assert guest.no_scrolling_down()
        assert guest.missing_words() == []
    # the quick look is all that was made: nobody has asked for more
    told = host.page.request.get(f"{host.base}/api/tables/{table}/review").json()
    assert told["found"]["deep"] == 0
    host.page.locator("[data-review-link]").click()
    host.page.locator('main[data-review="done"]').wait_for(timeout=180_000)


def test_where_nothing_was_decided_nothing_is_reviewed(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor("Marko")
    host.open_table("orion-duel", "me open", clock={"kind": "live", "bank": 1200, "increment": 0})
    expect(host.page.locator("[data-room] dl")).to_contain_text("20 min per player")
    friend.join(host)
    page = host.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    for guest in (host, friend):
        guest.page.locator(".rail.right [data-replay-link]").wait_for()
        expect(guest.page.locator("[data-chances], [data-review-now]")).to_have_count(0)


@pytest.mark.parametrize("game", ludoteka.games())
def test_whoever_reads_the_score_is_you(visitor: Visitors, game: str) -> None:
    guest = visitor("Olena", lang="ru-RU")
    table = guest.open_table(game, few(game))
    guest.post(f"/api/tables/{table}/leave", {})
    guest.page.locator('[data-prompt="over"]').wait_for(timeout=180_000)
    guest.see_score()
    sheet = guest.page.locator("[data-score-sheet]")
    expect(sheet.get_by_text("Вы", exact=True).first).to_be_visible()
    expect(sheet).not_to_contain_text("Olena")
