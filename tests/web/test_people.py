"""People at a table, in browsers of their own: reactions, who watches, what all agree on."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from random import Random

from playwright.sync_api import Locator, expect

from ludoteka.server.storage.administration import close_table, lift, list_visitors, sanction
from tests.server.servers import Server
from tests.web.site import Visitor
from tests.web.taps import HANDS, confirm

Visitors = Callable[..., Visitor]


def seen(guest: Visitor, where: str) -> Locator:
    """Return what is in sight: rail and strip are both in the page, one of them hidden."""
    return guest.page.locator(where).locator("visible=true")


def sit(host: Visitor, friend: Visitor, table: str, button: str) -> None:
    friend.page.goto(f"/table/{table}")
    friend.page.get_by_role("button", name=button).click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")


def test_people_react_and_see_who_watches(visitor: Visitors, axe: Callable[[Visitor], list[str]]) -> None:
    host, friend, watcher = visitor("Olena"), visitor(lang="uk-UA", phone=True), visitor("Marko", lang="ru-RU")
    table = host.open_table("akropolis", "me open", public=True)
    sit(host, friend, table, "Сісти")
    watcher.page.goto(f"/table/{table}")
    watcher.page.wait_for_selector("main.table")
    expect(host.page.locator("[data-watchers]")).to_contain_text("1 person is watching: Marko")
    # at the seat for all, and in words for who does not see it
    with ExitStack() as shown:
        for guest in (host, friend, watcher):
            shown.enter_context(guest.catching("[data-reaction=oh]"))
        shown.enter_context(host.catching("[data-react=bravo][aria-disabled=true]"))
        host.page.get_by_role("toolbar", name="Reactions").get_by_role("button", name="Oh!").click()
    expect(friend.page.locator("[data-reaction-news]")).to_have_text("Olena: Ого!")
    expect(host.page.locator("[data-reaction-news]")).to_be_empty()
    # on a phone from the chat, where the reactions of somebody can be hidden too
    friend.page.get_by_role("button", name="Чат").click()
    friend.page.get_by_role("button", name="Сховати реакції: Olena").click()
    expect(seen(friend, "[data-reaction=oh]")).to_have_count(0)
    with host.catching(".rail.left [data-seat='1'] [data-reaction=thanks]"):
        seen(friend, "[data-react=thanks]").click()
    assert friend.no_sideways_scrolling()
    # those who watch react among themselves
    with watcher.catching("[data-watchers] [data-reaction=hm]"):
        watcher.page.locator("[data-react=hm]").click()
    assert not any('"reaction":"hm"' in frame for guest in (host, friend) for frame in guest.heard)
    # it goes by itself, and what is hidden stays so
    expect(seen(host, "[data-reaction]")).to_have_count(0)
    expect(host.page.locator("[data-react=bravo]")).to_have_attribute("aria-disabled", "false")
    with watcher.catching("[data-reaction=bravo]"):
        host.page.locator("[data-react=bravo]").click()
    expect(seen(friend, "[data-reaction=bravo]")).to_have_count(0)
    for guest in (host, friend, watcher):
        assert guest.missing_words() == []
    assert axe(host) == []
    watcher.page.goto("/")
    expect(host.page.locator("[data-watchers]")).to_have_count(0)


def test_three_people_pause_and_abandon_a_game_together(visitor: Visitors) -> None:
    host, second, third = visitor("Olena"), visitor("Marko", lang="uk-UA", phone=True), visitor("Iryna", lang="ru-RU")
    table = host.open_table("akropolis", "me open open", public=True, clock={"kind": "live", "bank": 600})
    for guest, button in ((second, "Сісти"), (third, "Сесть")):
        guest.page.goto(f"/table/{table}")
        guest.page.get_by_role("button", name=button).click()
    for guest in (host, second, third):
        guest.page.wait_for_selector("main.table")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Offer a pause").click()
    expect(host.page.locator("[data-offered=pause]")).to_contain_text("No answer yet: Marko, Iryna.")
    # beside the board, not over it
    board = host.page.locator(".stage").bounding_box()
    card = host.page.locator(".rail.right [data-offered]").bounding_box()
    assert board is not None
    assert card is not None
    assert card["x"] >= board["x"] + board["width"]
    # one says no, and it is over; nobody is asked for a reason
    expect(second.page.locator("[data-offered]")).to_contain_text("Olena пропонує перерву.")
    second.page.get_by_role("button", name="Ні, дякую").click()
    expect(host.page.locator("[data-offered]")).to_have_count(0)
    expect(host.page.locator("ol.log")).to_contain_text("Marko does not agree.")
    # another offers it, and all agree: the prompt says who, and everybody may resume
    third.page.get_by_role("button", name="Меню").click()
    third.page.get_by_role("button", name="Предложить перерыв").click()
    for guest in (host, second):
        guest.page.locator("[data-agree]").click()
    expect(host.page.locator('[data-prompt="paused"]')).to_contain_text("Iryna paused the game.")
    expect(third.page.locator('[data-prompt="paused"]')).to_contain_text("Перерыв по вашему предложению.")
    expect(host.page.locator("[data-confirm]")).to_have_count(0)
    seen(second, "[data-resume]").click()
    for guest in (host, second, third):
        expect(guest.page.locator('[data-prompt="paused"]')).to_have_count(0)
    # the end that all agree on has no winner
    second.page.get_by_role("button", name="Меню").click()
    second.page.get_by_role("button", name="Запропонувати припинити гру").click()
    host.page.locator("[data-agree]").click()
    third.page.locator("[data-agree]").click()
    for guest, words in ((host, "abandoned"), (second, "припинено"), (third, "прекращена")):
        expect(guest.page.locator('[data-prompt="over"]')).to_contain_text(words)
        assert guest.missing_words() == []
        assert guest.page.locator(".seat.won").count() == 0
    assert second.no_sideways_scrolling()


def test_a_link_shows_everything_later(visitor: Visitors) -> None:
    host, watcher = visitor("Olena", phone=True), visitor(lang="uk-UA")
    host.open_table("opale", "me open")
    host.page.locator("[data-later] summary").click()
    host.page.locator("#later-delay").select_option(label="3 moves")
    host.page.get_by_role("button", name="Make the link").click()
    expect(host.page.locator("#later-link")).to_have_value(re.compile("/replay#watch="))
    expect(host.page.locator("[data-room] dl")).to_contain_text("3 moves")
    # where nobody else plays but a bot it may be chosen later too
    table = host.open_table("opale", "me random")
    link = host.post(f"/api/tables/{table}/link/later", {"moves": 3})["link"]
    dice = Random(1)

    def play() -> None:
        """Decide once."""
        assert host.my_turn()
        HANDS["opale"](host, dice)
        confirm(host)

    for _ in range(4):
        play()
    watcher.page.goto(link)
    watcher.page.wait_for_selector("main.replay")
    expect(seen(watcher, "[data-later-watching]")).to_contain_text("затримка: 3")
    assert watcher.page.locator("select").input_value() == "0", "with the eyes of the first seat"
    counted = watcher.page.locator(".count")
    shown = int(counted.inner_text().partition("/")[2])
    # counted after it was shown: what was confirmed last may still be on its way, card by card
    happened = host.page.request.get(f"/api/tables/{table}/replay").json()["decisions"]
    assert 0 < shown <= happened - 3
    play()
    expect(counted).not_to_have_text(f"{shown} / {shown}")  # it goes along by itself
    assert watcher.missing_words() == host.missing_words() == []
    assert host.no_sideways_scrolling()


def test_home_offers_games_that_are_worth_watching(visitor: Visitors) -> None:
    host, stranger = visitor("Olena"), visitor(lang="ru-RU", phone=True)
    table = host.open_table("orion-duel", "me novice", public=True)
    stranger.page.goto("/")
    row = stranger.page.locator(f"[data-watch] a[href='/table/{table}']")
    expect(row).to_contain_text("Olena")
    expect(row).to_contain_text("зрителей пока нет")
    assert stranger.missing_words() == []
    assert stranger.no_sideways_scrolling()
    row.click()
    stranger.page.wait_for_selector("main.table")
    expect(host.page.locator("[data-watchers]")).to_contain_text("1 person is watching")


def test_who_is_banned_reads_why_and_a_closed_table_says_so(visitor: Visitors, site: Server) -> None:
    host, friend = visitor("Olena", lang="uk-UA"), visitor("Banned one", phone=True)
    table = host.open_table("akropolis", "me open", public=True)
    sit(host, friend, table, "Sit down")
    database = site.settings["database"]
    (row,) = list_visitors(database, "Banned one")
    sanction(database, row.id, "banned", "rude words")
    expect(friend.page.locator("main.message")).to_contain_text("has banned you: rude words")
    friend.page.goto("/")
    expect(friend.page.locator("[data-banned]")).to_contain_text("rude words")
    assert friend.no_sideways_scrolling()
    lift(database, row.id)
    close_table(database, table)
    expect(host.page.locator('[data-prompt="over"]')).to_contain_text("Стіл закрито.")
    assert host.missing_words() == friend.missing_words() == []
    friend.complaints.clear()  # browsers write every refused request into their console
