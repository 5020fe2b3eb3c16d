"""The study in the browser: from finished games and set-ups, with branches, bots, the engine, and links for others."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ludoteka
from ludoteka.engine.codes import write_code
from tests.web.fits import LYING, SMALL, TALL, resize, torn
from tests.web.site import Visitor
from tests.web.test_review import GAMES, played

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]


def here(page: Page) -> int:
    """Return the number of the move that is shown, 0 at the start."""
    return int(page.locator("main.study").get_attribute("data-study") or -1)


def on_the_board(page: Page) -> None:
    """Wait until the board, and the engine beside it, have come to the move that is shown."""
    expect(page.locator("main.study")).to_have_attribute("aria-busy", "false")


def moved(page: Page, before: int) -> int:
    """Wait until another move is shown, and return its number."""
    expect(page.locator("main.study")).not_to_have_attribute("data-study", str(before))
    on_the_board(page)
    return here(page)


def rows(page: Page) -> int:
    return page.locator("[data-move]").count()


def copied(page: Page, what: str) -> str:
    """Copy the position as a link or as text, and return it."""
    page.locator(f'[data-share="{what}"]').click()
    share = page.locator("[data-shared]")
    expect(share).to_have_attribute("data-shared", re.compile("/study/" if what == "link" else r" \| "))
    return str(share.get_attribute("data-shared"))


def branch(page: Page) -> None:
    """Walk back to where there are several choices, and play one that was not played: it is a branch."""
    for _ in range(12):
        at = here(page)
        page.keyboard.press("ArrowLeft")
        moved(page, at)
        line = page.locator('[data-engine="still"] [data-line="2"]')
        page.locator('[data-engine="still"] [data-line="1"]').wait_for()
        if not line.count():
            continue
        for number in range(1, page.locator("[data-line]").count() + 1):
            count, at = rows(page), here(page)
            page.locator(f'[data-line="{number}"]').click()
            expect(page.locator(f'[data-line="{number}"]')).to_have_attribute("aria-pressed", "true")
            page.locator(f'[data-line="{number}"]').click()
            made = moved(page, at)
            if rows(page) > count:
                return
            page.keyboard.press("ArrowLeft")
            assert moved(page, made) == at
            page.locator(f'[data-engine="still"] [data-line="{number}"]').wait_for()
    raise AssertionError("nowhere was anything else to be chosen")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_studied_and_shared(visitor: Visitors, game: str) -> None:
    guest = visitor("Taras")
    played(guest, game)
    page = guest.page
    page.locator("[data-study-link]").click()
    page.locator("main.study").wait_for()
    assert rows(page) > 10
    page.locator('[data-span="2"]').click()
    expect(page.locator("[data-think]")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    page.locator("[data-think]").click()
    branch(page)
    assert page.locator('[data-move]:not([data-depth="0"])').count() > 1
    expect(page.locator(".tag").first).to_have_text("played")
    tried = here(page)
    page.keyboard.press("ArrowUp")
    assert moved(page, tried) != tried
    page.keyboard.press("ArrowDown")
    expect(page.locator("main.study")).to_have_attribute("data-study", str(tried))
    page.locator("[data-back-move]").click()
    before = moved(page, tried)
    expect(page.locator("[data-eval]")).not_to_have_attribute("data-eval", "")
    count = rows(page)
    page.locator("[data-bot-moves]").click()
    after = moved(page, before)
    assert rows(page) in (count, count + 1)
    link, text = copied(page, "link"), copied(page, "text")
    assert f"/study/{game}/" in link
    assert ludoteka.game(game).parse(text)
    page.reload()
    page.locator("main.study").wait_for()
    assert rows(page) >= count, "the address keeps what was tried"
    assert after
    stranger = visitor()
    stranger.page.goto(link)
    stranger.page.locator("main.study").wait_for()
    assert copied(stranger.page, "text").split("|")[3] == text.split("|")[3]
    stranger.page.locator('[data-share="picture"]').click()
    expect(stranger.page.locator("dialog img")).to_have_js_property("naturalWidth", 1200)
    assert stranger.missing_words() == []


def test_by_keyboard(visitor: Visitors, axe: Axe) -> None:
    guest = visitor()
    page = guest.page
    page.goto("/study/orion-duel")
    page.locator("main.study").wait_for()
    assert axe(guest) == []
    page.keyboard.press("Space")
    page.locator('[data-line="3"]').wait_for()
    for _ in range(2):
        page.keyboard.press("2")
    first = moved(page, 0)
    page.keyboard.press("Space")  # what was thought of the beginning stays as it is
    expect(page.locator("[data-engine]")).to_have_attribute("data-engine", "off")
    second = first
    for key in ("3", "2"):  # one of both may be what was played: the lines changed their places since
        page.keyboard.press("ArrowLeft")
        moved(page, second)
        page.locator('[data-line="3"]').wait_for()
        for _ in range(2):
            page.keyboard.press(key)
        second = moved(page, 0)
        if second != first:
            break
    assert second != first
    page.keyboard.press("Space")
    expect(page.locator("[data-engine]")).not_to_have_attribute("data-engine", "off")
    page.keyboard.press("ArrowUp")
    assert moved(page, second) == first
    page.keyboard.press("b")
    third = moved(page, first)
    page.keyboard.press("ArrowLeft")
    assert moved(page, third) == first
    page.locator("[data-prune]").click()
    expect(page.locator(f'[data-move="{first}"]')).to_have_count(0)
    page.locator("[data-restore]").click()
    expect(page.locator(f'[data-move="{third}"]')).to_have_count(1)
    page.locator(f'[data-move="{third}"]').click()
    expect(page.locator("main.study")).to_have_attribute("data-study", str(third))
    on_the_board(page)
    page.locator("[data-write-note]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-note-field]")).to_be_focused()
    page.keyboard.type("Holds: both ways (!)")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-note="{third}"]')).to_have_text("Holds: both ways (!)")
    stranger = visitor(lang="ru-RU").page
    stranger.goto(copied(page, "link"))
    expect(stranger.locator("[data-note]")).to_have_text("Holds: both ways (!)")
    expect(stranger.locator("[data-move]")).to_have_count(rows(page))
    page.locator("main.study").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-engine]")).to_have_attribute("data-engine", "off")
    assert axe(guest) == []


def test_on_a_phone_in_ukrainian_with_links_that_are_none(visitor: Visitors, axe: Axe) -> None:
    guest = visitor(phone=True, lang="uk-UA")
    page = guest.page
    page.goto("/study/opale")
    page.locator("main.study").wait_for()
    expect(page.get_by_role("heading", name="Найкращі лінії")).to_be_visible()
    page.locator("[data-think]").tap()
    page.locator('[data-line="1"]').tap()
    page.locator(".confirm-bar .btn.go").tap()
    assert moved(page, 0) > 0
    page.locator("[data-other-luck]").tap()
    page.locator("[data-former-luck]").wait_for()
    assert here(page) == 0
    page.locator("[data-former-luck]").tap()
    expect(page.locator("main.study")).not_to_have_attribute("data-study", "0")
    assert guest.missing_words() == []
    for size in (SMALL, TALL, LYING):
        resize(guest, size)
        assert guest.no_sideways_scrolling()
        assert torn(guest) == []
    page.evaluate("scrollTo(0, 0)")
    board = page.locator(".stage > .board").bounding_box()
    assert board is not None
    for beside in ("[data-prompt]", ".stage > .hand", ".confirm-bar"):  # on a phone that lies, without scrolling
        found = page.locator(beside).first
        expect(found).to_be_in_viewport(ratio=1)
        box = found.bounding_box()
        assert box is not None
        assert box["x"] >= board["x"] + board["width"]
    resize(guest, TALL)
    assert axe(guest) == []
    code = write_code(ludoteka.game("opale").new(seed=4))
    for path, said in (
        (f"/study/opale/{code[:-4]}", "неповне"),
        (f"/study/opale/9{code}", "іншими правилами"),
        (f"/study/akropolis/{code}", "Opale"),
        ("/study/opale/opale%201%20%7C%202%20%7C%20x%20%7C%20y", "бути не може"),
        ("/study/chess", "Такої гри"),
    ):
        page.goto(path)
        expect(page.locator("[data-bad-link]")).to_contain_text(said)
    guest.complaints = [one for one in guest.complaints if "status of 4" not in one]


def test_a_running_game_is_studied_with_what_the_seat_knows(visitor: Visitors) -> None:
    guest = visitor("Taras")
    guest.open_table("oriflamme-alliance", "me random random")
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-study-link]").click()
    page.locator("main.study").wait_for()
    expect(page.locator("[data-drawn]")).to_contain_text("drawn at random")
    page.locator("[data-bot-seat]").nth(0).click()
    link = copied(page, "link")
    assert "/1s" in link
    stranger = visitor(lang="ru-RU")
    stranger.page.goto(link)
    stranger.page.locator("main.study").wait_for()
    expect(stranger.page.locator("[data-drawn]")).to_contain_text("наугад")
    stranger.page.locator("select").first.select_option("open")
    assert stranger.missing_words() == []
