"""What is the same at every table: people, bots, spectators, one device, a broken line, a restart, the replay."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.conftest import BUILT, SITE, Guests
from tests.web.site import Visitor
from tests.web.still import jumps, watch
from tests.web.taps import HANDS, confirm

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def play_a_card(guest: Visitor) -> None:
    """Play a card of Opale's hand: the first that can be played, and whatever target comes first."""
    page = guest.page
    page.locator('[data-prompt="mine"]').wait_for()
    page.wait_for_selector('.opale[aria-busy="false"]')
    confirm = page.locator("[data-confirm]")
    for i in range(page.locator(".hand [data-stop]").count()):
        page.locator(".hand [data-stop]").nth(i).click()
        page.wait_for_selector('.opale[aria-busy="false"]')
        if not confirm.is_enabled() and page.locator(".choices button").count():
            page.locator(".choices button").first.click()
        if confirm.is_enabled():
            break
        page.keyboard.press("Escape")
    before = guest.told()
    confirm.click()
    guest.wait_told(before)
    guest.at_rest()


def test_two_people_meet_by_link_and_play(visitor: Visitors) -> None:
    host, friend = visitor("Olena"), visitor("Taras")
    host.open_table("orion-duel", "me open")
    friend.join(host)
    for guest in (host, friend):
        expect(guest.page.locator(".rail.left [data-seat]")).to_have_count(2)
    assert {host.sees_whose_turn_it_is(), friend.sees_whose_turn_it_is()} == {True, False}


def test_a_spectator_sees_no_hand(visitor: Visitors) -> None:
    host, watcher = visitor("Olena"), visitor("Looker")
    table = host.open_table("opale", "me novice", public=True)
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector("main.table")
    frames = [json.loads(text) for text in watcher.heard if '"view"' in text]
    assert frames
    expect(watcher.page.locator("[data-prompt]")).to_contain_text("You are watching.")
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
    for _ in range(3):
        guest.page.wait_for_selector('[data-prompt="mine"], [role="dialog"]')
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
    lost = guest.page.locator('[data-prompt="lost"]')
    expect(lost).to_contain_text(re.compile(r"Nothing is lost, and it comes back by itself. (Next try in|Connecting)"))
    expect(lost.get_by_role("button", name="Try now")).to_be_visible()
    expect(guest.page.locator(".rail.left [data-seat]").last).to_contain_text("no connection")
    mortal.start()
    guest.page.wait_for_selector('[data-prompt="mine"]')
    play_a_card(guest)
    assert guest.page.evaluate("window.sameDocument") is True
    guest.page.context.close()


def test_a_phone_off_the_net_says_so_at_once_and_goes_on_by_itself(visitor: Visitors) -> None:
    guest = visitor(phone=True, lang="uk-UA")
    guest.open_table("opale", "me novice")
    guest.my_turn()
    guest.page.evaluate("window.sameDocument = true")
    guest.page.context.set_offline(True)
    expect(guest.page.locator('[data-prompt="lost"]')).to_contain_text("Нічого не пропало")
    guest.page.context.set_offline(False)
    guest.page.wait_for_selector('[data-prompt="mine"]')
    before = guest.told()
    HANDS["opale"](guest, Random(1))
    confirm(guest)
    assert guest.told() > before
    assert guest.page.evaluate("window.sameDocument") is True


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_little_time_is_said_and_shown_and_nothing_moves(visitor: Visitors, phone: bool) -> None:
    """By the device's clock, which the test sets: the table's own goes on, and would not wait for a slow machine."""
    guest = visitor("Olena", phone=phone)
    page = guest.page
    begun = time.time() * 1000
    page.clock.set_fixed_time(begun)
    guest.open_table("opale", "me random", clock={"kind": "live", "bank": 135, "increment": 0})
    guest.my_turn()
    watch(guest)
    prompt = page.locator("[data-prompt].ebbing")
    expect(prompt).to_have_count(0)
    page.clock.set_fixed_time(begun + 120_000)
    expect(prompt).to_contain_text(re.compile(r"\d+\sseconds? left. At zero a bot plays for you."))
    seat = page.locator("[data-strip-seat='0']" if phone else ".rail.left [data-seat='0']")
    red = prompt.locator(".little").evaluate("node => getComputedStyle(node).color")
    expect(seat).to_have_css("border-top-color", red)
    assert jumps(guest) == {}


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
    guest.see_score()
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
