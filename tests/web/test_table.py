"""What is the same at every table: people, bots, spectators, one device, a broken line, a restart, the replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.conftest import BUILT, SITE, Guests
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def play_a_card(guest: Visitor) -> None:
    """Play a card of Opale's hand: the first that can be played, and whatever target comes first."""
    page = guest.page
    before = guest.told()
    page.locator('[data-prompt="mine"]').wait_for()
    confirm = page.locator("[data-confirm]")
    for i in range(page.locator(".hand [data-stop]").count()):
        page.locator(".hand [data-stop]").nth(i).click()
        page.wait_for_selector('.opale[aria-busy="false"]')
        if not confirm.is_enabled() and page.locator(".choices button").count():
            page.locator(".choices button").first.click()
        if confirm.is_enabled():
            break
        page.keyboard.press("Escape")
    confirm.click()
    guest.wait_told(before)


def test_two_people_meet_by_link_and_play(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor("Taras")
    host.open_table("orion-duel", "me open")
    friend.join(host)
    for guest in (host, friend):
        expect(guest.page.locator(".rail.left [data-seat]")).to_have_count(2)
    assert {host.prompt, friend.prompt} == {"mine", "wait"}


def test_a_spectator_sees_no_hand(visitor: Visitors) -> None:
    host, watcher = visitor("Olena"), visitor("Looker")
    table = host.open_table("opale", "me novice", public=True)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector("main.table")
    frames = [json.loads(text) for text in watcher.heard if '"view"' in text]
    assert frames
    for frame in frames:
        assert frame.get("seat") is None
        assert frame["legal"] == []
        assert all("hand" not in seat for seat in frame["view"]["seats"])


def test_who_has_no_key_finds_no_table(visitor: Visitors) -> None:
    host, stranger = visitor("Olena"), visitor("Stranger")
    table = host.open_table("opale", "me open")
    stranger.page.goto(f"/table/{table}")
    expect(stranger.page.locator("h1")).to_contain_text("cannot be opened")


def test_hot_seat_covers_the_hand_between_players(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("opale", "hot hot")
    guest.page.wait_for_selector('[data-prompt="mine"], [role="dialog"]')
    for _ in range(3):
        if guest.page.locator('[role="dialog"]').count():
            assert guest.page.locator(".hand [data-stop]").count() == 0
            guest.page.get_by_role("button", name=re.compile("show my hand")).click()
        play_a_card(guest)
        if guest.page.locator('[data-prompt="mine"]').count() == 0:
            expect(guest.page.locator('[role="dialog"]')).to_be_visible()


def test_a_reload_loses_nothing(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("opale", "me novice")
    guest.my_turn()
    lines = guest.told()
    guest.page.reload()
    guest.my_turn()
    assert guest.told() >= lines


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start again."""
    if not BUILT.is_file():
        pytest.skip("the page is not built")
    server = Server(f"sqlite:///{tmp_path}/ludoteka.db", tmp_path / "log", **SITE).start()
    yield server
    server.stop()


def test_an_open_page_survives_a_restart_of_the_server(browser: Browser, mortal: Server) -> None:
    guest = Guests(browser, mortal.base)("Olena")
    guest.open_table("opale", "me novice")
    guest.my_turn()
    guest.page.evaluate("window.sameDocument = true")
    mortal.kill()
    guest.page.wait_for_selector('[data-prompt="lost"]')
    mortal.start()
    guest.page.wait_for_selector('[data-prompt="mine"]')
    play_a_card(guest)
    assert guest.page.evaluate("window.sameDocument") is True
    guest.page.context.close()


def test_the_chat_reaches_the_others(visitor: Visitors) -> None:
    host, watcher = visitor("Olena"), visitor("Looker")
    table = host.open_table("orion-duel", "me novice", public=True)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector("main.table")
    for guest in (host, watcher):
        guest.page.locator(".rail.right").get_by_role("button", name="Chat").click()
    host.page.get_by_label("Say something").fill("<b>Hello</b>")
    host.page.get_by_role("button", name="Send").click()
    expect(watcher.page.locator(".chat li").first).to_contain_text("<b>Hello</b>")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()


def test_the_end_has_a_score_a_proof_a_replay_and_a_rematch(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena")
    table = guest.open_table("opale", "me novice")
    guest.my_turn()
    play_a_card(guest)
    guest.my_turn()
    give_up(guest.page)
    guest.open_score()
    guest.page.wait_for_selector("[data-end]")
    expect(guest.page.locator(".seed.good")).to_be_visible()
    assert axe(guest) == []
    guest.page.get_by_role("link", name="Replay").last.click()
    expect(guest.page).to_have_url(re.compile(f"/table/{table}/replay"))
    guest.page.get_by_role("button", name="Next step").click()
    expect(guest.page.locator(".count")).to_contain_text("1 /")
    expect(guest.page).to_have_url(re.compile("move=1"))
    assert axe(guest) == []
    guest.page.reload()
    expect(guest.page.locator(".count")).to_contain_text("1 /")
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name="Play again").last.click()
    expect(guest.page).not_to_have_url(re.compile(table))
    guest.page.wait_for_selector("main.table")
