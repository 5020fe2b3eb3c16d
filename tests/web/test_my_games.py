"""My games: what runs, what is over, what it comes to; taken along as a file and brought here."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludoteka
from ludoteka.server.wire import messages
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

#: Whoever sits at a table gives up, from the page they look at.
GIVE_UP = """table => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
  socket.onerror = failed;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, client: "test" }));
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "sync") socket.send(JSON.stringify({ type: "resign", number: 1 }));
    if (told.type === "done") { socket.close(); done(null); }
  };
})"""


@cache
def records() -> tuple[str, ...]:
    """Return three games of Taras against a novice and Olena, played anyhow, a record a line."""
    lines = []
    for number, (game, rival) in enumerate((("akropolis", "novice"), ("akropolis", "Olena"), ("opale", "Olena"))):
        position = ludoteka.game(game).new(2, number)
        record = ludoteka.Record.begin(game, 2, number, ["Taras", rival])
        dice = random.Random(number)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            record.actions.append(action)
            position.apply(action)
        ended = 1_700_000_000_000 + number
        levels = [None, "novice" if rival == "novice" else None]
        played = {"began": ended, "ended": ended, "levels": levels, "mine": [0]}
        lines.append(json.dumps(record.to_json(position) | {"played": played}))
    return tuple(lines)


def file_of(*lines: str) -> dict[str, object]:
    return {"name": "games.jsonl", "mimeType": "application/jsonl", "buffer": "\n".join(lines).encode()}


@pytest.mark.parametrize(("lang", "phone"), [("en-US", False), ("uk-UA", True), ("ru-RU", True)])
def test_who_has_not_played_is_shown_what_to_do_and_brings_games_along(
    visitor: Visitors, axe: Axe, lang: str, phone: bool
) -> None:
    guest = visitor(phone=phone, lang=lang)
    page = guest.page
    page.goto("/")
    page.locator("[data-nav=mine]").click()
    empty = page.locator("[data-empty]")
    expect(empty.locator(".ghosts .btn")).to_have_count(4)
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()
    assert axe(guest) == []
    # a file that is wrong is refused by its line, and nothing of it is kept
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file_of(records()[0], records()[1][:200]))  # type: ignore[arg-type]
    expect(page.locator("[data-import-problem]")).to_contain_text("2")
    expect(empty).to_be_visible()
    assert ["409" in complaint for complaint in guest.complaints] == [True]  # the browser notes a refusal
    guest.complaints.clear()
    chooser.set_input_files(file_of(*records()))  # type: ignore[arg-type]
    rows = page.locator("[data-played]")
    expect(rows).to_have_count(3)
    expect(page.locator("[data-sums]")).to_have_count(2)
    cards = page.locator("[data-sums=akropolis]")
    expect(cards.locator("[data-run]")).to_have_count(2)
    outcomes = [ludoteka.Record.from_json(json.loads(line)).position().winners() for line in records()[:2]]
    for run, winners in zip(cards.locator("[data-run]").all(), outcomes, strict=True):
        expect(run).to_have_attribute("data-run", "won" if winners == [0] else "lost")
    picture = cards.locator("img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=picture.element_handle())
    best = max(json.loads(line)["result"]["scores"][0] for line in records()[:2])
    expect(cards.locator("[data-best]")).to_contain_text(str(best))
    assert guest.missing_words() == []
    assert guest.no_sideways_scrolling()
    assert axe(guest) == []
    # once more: they are here
    page.locator("input[type=file]").set_input_files(file_of(*records()))  # type: ignore[arg-type]
    expect(page.locator("[data-import-done]")).to_contain_text("3")
    expect(rows).to_have_count(3)
    # searched by a name, by a level in the words of the page, by a card
    search = page.locator("input[type=search]")
    search.fill("olen")
    expect(rows).to_have_count(2)
    search.fill({"en": "novice", "uk": "новач", "ru": "новичо"}[lang[:2]])
    expect(rows).to_have_count(1)
    search.fill("zzz")
    expect(rows).to_have_count(0)
    page.locator(".nothing .btn").click()
    expect(rows).to_have_count(3)
    cards.locator("button").click()
    expect(rows).to_have_count(2)
    cards.locator("button").click()
    expect(rows).to_have_count(3)
    # its last moment, on the board
    cards.locator("[data-best]").click()
    expect(page).to_have_url(re.compile(r"/replay#.*move=\d\d"))
    page.wait_for_selector("[data-prompt=over]")


def test_two_people_see_their_own_games_and_take_them_along(visitor: Visitors, axe: Axe, tmp_path: Path) -> None:
    taras, olena = visitor("Taras"), visitor("Olena", phone=True, lang="uk-UA")
    taras.page.goto("/about")
    table = taras.make_table("opale", "me open", public=True, clock={"kind": "days", "days": 2})
    olena.post(f"/api/tables/{table}/join", {})
    yours = []
    for guest in (taras, olena):
        guest.page.goto("/games")
        row = guest.page.locator(f'[data-running="{table}"]')
        row.wait_for()
        yours.append(row.locator(".turn").count())
        assert guest.no_sideways_scrolling()
    assert sorted(yours) == [0, 1], "it is the turn of one of them"
    taras.page.evaluate(GIVE_UP.replace("PROTOCOL", str(messages.PROTOCOL)), table)
    for guest, outcome in ((taras, "lost"), (olena, "won")):
        guest.page.reload()
        row = guest.page.locator(f'[data-played="{table}"]')
        expect(row.locator(f".result.{outcome}")).to_be_visible()
        expect(guest.page.locator(f'[data-running="{table}"]')).to_have_count(0)
        expect(guest.page.locator("[data-rating]")).to_have_count(0)
        assert guest.missing_words() == []
        assert axe(guest) == []
    page = taras.page
    # a rating is there for who wants it, and for nobody else
    page.get_by_role("switch", name="Rating").click()
    expect(page.locator("[data-rating]")).to_have_text(re.compile("^1,4"))
    olena.page.reload()
    olena.page.locator("[data-sums]").wait_for()
    expect(olena.page.locator("[data-rating]")).to_have_count(0)
    page.get_by_role("radio", name="Won").click()
    expect(page.locator("[data-played]")).to_have_count(0)
    page.get_by_role("radio", name="All").click()
    page.get_by_role("searchbox").fill("olena")
    expect(page.locator("[data-played]")).to_have_count(1)
    with page.expect_download() as taken:
        page.locator("[data-export]").click()
    saved = tmp_path / "games.jsonl"
    taken.value.save_as(saved)
    (line,) = saved.read_text(encoding="utf-8").splitlines()
    assert ludoteka.Record.from_json(json.loads(line)).resigned == [0]
    # play again: with people, at their table, who are asked there
    page.locator("[data-played]").get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))


def test_what_cannot_be_read_says_so_and_is_tried_again(visitor: Visitors) -> None:
    guest = visitor("Taras")
    guest.make_table("opale", "me open")
    guest.page.route("**/api/me/statistics", lambda route: route.abort())
    guest.page.goto("/games")
    expect(guest.page.get_by_role("alert")).to_contain_text("Your games cannot be read now")
    expect(guest.page.locator("[data-running]")).to_have_count(1)  # what runs comes first, by itself
    guest.page.unroute("**/api/me/statistics")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.locator("[data-my-games=ready]")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_points_stand_only_where_they_decide(visitor: Visitors) -> None:
    guest = visitor("Olena")
    for game, written in (("orion-duel", False), ("opale", True)):
        table = guest.open_table(game, "me random")
        guest.post(f"/api/tables/{table}/leave", {})
        guest.page.locator('[data-prompt="over"]').wait_for(timeout=180_000)
        guest.page.goto("/games")
        row = guest.page.locator(f'[data-played="{table}"]')
        expect(row.locator(".result")).to_have_text(re.compile("Won|Lost|Shared"))
        assert (" : " in row.locator(".points").inner_text()) is written
