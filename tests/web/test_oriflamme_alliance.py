"""Oriflamme: Alliance in a real browser: whole games, what nobody else may see, one device, phones, the keyboard."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.company import whoever_decides
from tests.web.fits import ALL
from tests.web.line import Chooser, Frame, Line, at_random
from tests.web.site import Visitor
from tests.web.still import WHOLE_GAME, jumps, watch

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

GAME = "oriflamme-alliance"
LETTERS = "RBGYK"
AIMING = ("empress", "diplomat", "deserter", "verdict", "sentence")


def phase(guest: Visitor) -> str:
    return str(guest.page.locator(".hall").get_attribute("data-phase"))


def confirm(guest: Visitor, selector: str = "[data-confirm]") -> None:
    """Do what is chosen, and wait until it is done."""
    button = guest.page.locator(selector)
    expect(button).to_be_enabled()
    before = guest.told()
    button.click()
    guest.wait_told(before)
    settled(guest.page, selector)


def settled(page: Page, selector: str = "[data-confirm]") -> None:
    page.wait_for_function("s => !document.querySelector(s)", arg=f"{selector}:not([disabled])")


def some(found: Locator, rng: random.Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def press(one: Locator) -> None:
    """Click near the left edge: cards in hand overlap."""
    one.click(position={"x": 12, "y": 40})


def choose(guest: Visitor, rng: random.Random) -> None:
    """Choose something that may be done now, by clicks."""
    page, now = guest.page, phase(guest)
    if now == "place":
        press(some(page.locator("[data-hand]"), rng))
        some(page.locator("[data-slot]"), rng).click()
    elif now in ("leave_or_reveal", "branch"):
        page.locator("[data-choice]").first.wait_for()
        some(page.locator("[data-choice]:not(.barred)"), rng).click()
    elif now in AIMING:
        some(page.locator("[data-target]"), rng).click()
    else:
        assert now == "exchange"
        press(some(page.locator("[data-hand]"), rng))


def play_to_the_end(guest: Visitor, rng: random.Random, button: str = "[data-confirm]") -> None:
    while guest.my_turn():
        choose(guest, rng)
        confirm(guest, button)


def test_a_whole_game_by_clicks(visitor: Visitors) -> None:
    guest, rng = visitor("Taras"), random.Random(1)
    guest.open_table(GAME, "me random random")
    guest.my_turn()
    watch(guest)
    assert phase(guest) == "place"
    page = guest.page
    page.locator("[data-hand]").first.drag_to(page.locator('[data-slot="start"]'))
    expect(page.locator('[data-slot="start"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-confirm]")).to_have_text("Play face down")
    confirm(guest)
    few = 0
    while guest.my_turn():
        if page.locator("[data-hand]").count() in (2, 3):  # they lie free of each other, and say what they do
            few += 1
            for power in page.locator("[data-hand] .note").all():
                expect(power).to_be_visible()
        choose(guest, rng)
        confirm(guest)
    assert few
    assert jumps(guest, WHOLE_GAME) == {}
    assert guest.missing_words() == []
    guest.see_score()
    sheet = page.locator("[data-end]")
    expect(sheet).to_be_visible()
    scores = [int(str(row.get_attribute("data-score"))) for row in sheet.locator("[data-score]").all()]
    assert len(scores) == 3
    assert scores == sorted(scores, reverse=True)
    chart = str(sheet.locator("figure svg").get_attribute("aria-label"))
    lines = re.findall(r": ([\d, ]+)", chart)
    ends = [[int(number) for number in line.split(", ")] for line in lines]
    assert sorted(values[-1] for values in ends) == sorted(scores)
    assert all(len(values) == 7 and values[0] == 1 and values == sorted(values) for values in ends)


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_all_seven_cards_say_their_names_across_and_what_they_do(visitor: Visitors, lang: str) -> None:
    guest = visitor("Taras", lang=lang)
    guest.open_table(GAME, "me random random")
    guest.my_turn()
    for width, height in ((1440, 900), (1280, 720)):
        guest.page.set_viewport_size({"width": width, "height": height})
        cards = guest.page.locator("[data-hand]")
        expect(cards).to_have_count(7)
        for note in cards.locator(".note").all():
            expect(note).to_be_visible()
        ways = cards.locator("b").evaluate_all("all => all.map(name => getComputedStyle(name).writingMode)")
        assert ways == ["horizontal-tb"] * 7
        boxes = [box for card in cards.all() if (box := card.bounding_box())]
        for left, right in pairwise(boxes):
            assert left["x"] + left["width"] <= right["x"]
        for card, box in zip(cards.all(), boxes, strict=True):  # what is said leaves most of the picture
            cap = card.locator(".cap").bounding_box()
            assert cap is not None
            assert cap["height"] <= 0.5 * box["height"]
            assert cap["width"] <= box["width"] + 1
        assert guest.no_scrolling_down()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def arrow_to(page: Page, selector: str) -> None:
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(32):
            if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            page.keyboard.press(key)
    raise AssertionError(f"the arrow keys do not reach {selector}")


def choose_by_keys(guest: Visitor, rng: random.Random) -> None:
    page, now = guest.page, phase(guest)
    if now in ("leave_or_reveal", "branch"):
        page.locator("[data-choice]").first.wait_for()
        names = [str(one.get_attribute("data-choice")) for one in page.locator("[data-choice]:not(.barred)").all()]
        tab_to(page, f'[data-choice="{rng.choice(names)}"]')
        page.keyboard.press("Enter")
        tab_to(page, "[data-confirm]:not([disabled])")
    elif now in AIMING:
        tab_to(page, ".row [data-stop]")
        arrow_to(page, "[data-target]")
        page.keyboard.press("Enter")
    else:
        tab_to(page, "[data-hand]")
        for _ in range(rng.randrange(3)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if now == "place":
            arrow_to(page, "[data-slot]")
            page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    before = guest.told()
    page.keyboard.press("Enter")
    guest.wait_told(before)
    settled(page)


def test_by_keys_alone(visitor: Visitors) -> None:
    """Twelve decisions, in which one's cards are revealed or not, and what they do; the whole game with all sizes."""
    guest, rng, seen, decided = visitor("Taras"), random.Random(2), set(), 0
    table = guest.open_table(GAME, "me random random")
    while guest.my_turn() and (ALL or decided < 12):
        seen.add(phase(guest))
        choose_by_keys(guest, rng)
        decided += 1
    assert {"place", "leave_or_reveal"} <= seen
    line = Line(guest, table)
    assert sum(entry["kind"] == "moved" and entry["seat"] == 0 for entry in line.log()) == decided >= 12
    assert not line.play(at_random(2))
    guest.page.reload()
    guest.see_score()
    expect(guest.page.locator("[data-end]")).to_be_visible()


def open_where(
    guest: Visitor, until: Callable[[dict[str, Any]], bool], seed: int = 0, wish: Callable[[Any], bool] | None = None
) -> str:
    """Make a table of five where at one's turn the view is so; return it, without going there.

    Whoever has a `wish` does what fulfils it, where that may be done.
    """

    def choosing(number: int) -> Chooser:
        dice = random.Random(number)

        def choose(told: Frame) -> str:
            wished = [legal for legal in told["legal"] if wish and wish(legal["action"])]
            return str(dice.choice(wished or told["legal"])["text"])

        return choose

    for n in range(12):
        table = guest.make_table(GAME, "me random random random random")
        if Line(guest, table).play(choosing(100 * seed + n), until=lambda told: until(told["view"])):
            return table
    raise AssertionError("no game ever came to it")


def with_the_informant(action: Any) -> bool:
    """Lay it, reveal what lies there."""
    return action.get("place") == "informant" or "reveal" in action


# ---- what nobody else may see


def phrases_in(told: Any) -> Iterator[dict[str, Any]]:
    """Every phrase in a frame, and the phrases in it."""
    if isinstance(told, dict):
        if "key" in told:
            yield told
        for value in told.values():
            yield from phrases_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from phrases_in(value)


def secrets_told(frame: dict[str, Any], seat: int) -> list[str]:
    """What a frame says that only others may know."""
    view, found = frame["view"], []
    if view["phase"] == "over":
        return []
    for n, other in enumerate(view["seats"]):
        if n != seat and {"hand", "aside"} & set(other):
            found.append(f"the hand of seat {n}")
    pieces = [piece for stack in view["row"] for piece in stack if piece["owner"] != seat and not piece["known_to_all"]]
    found += [f"the card {piece['id']}" for piece in pieces if "card" in piece]
    laid = [phrase["args"] for phrase in phrases_in(frame["log"]) if "-placed-" in phrase["key"]]
    found += [
        f"what was laid: {args}" for args in laid if args["who"]["seat"] != seat and "card" in args["piece"]["args"]
    ]
    if frame["legal"] and view["to_move"] != seat:
        found.append("what another may do")
    return found


def test_two_people_and_a_bot_see_only_their_own_cards(visitor: Visitors) -> None:
    host, friend, rng = visitor("Olena"), visitor("Taras"), random.Random(3)
    host.open_table(GAME, "me open random")
    friend.join(host)
    for _ in range(10):
        mover = whoever_decides(host, friend)
        choose(mover, rng)
        confirm(mover)
        for seat, guest in enumerate((host, friend)):
            backs = guest.page.locator(f'[data-piece^="{LETTERS[1 - seat]}"] .peek')
            assert backs.count() == 0
            assert guest.page.locator("[data-hand]").count() > 0
    for seat, guest in enumerate((host, friend)):
        frames = [json.loads(text) for text in guest.heard if '"view"' in text]
        frames = [frame for frame in frames if frame.get("view")]
        assert len(frames) > 5
        assert [secret for frame in frames for secret in secrets_told(frame, seat)] == []
    phrase = "Leave my card alone, and I will leave yours."
    host.page.get_by_role("button", name="Chat").click()
    host.page.get_by_role("button", name=phrase).click()
    friend.page.get_by_role("button", name="Chat").click()
    expect(friend.page.get_by_text(phrase).first).to_be_visible()


# ---- one device


def uncover(guest: Visitor) -> None:
    """Take the device: look under the cover, if there is one."""
    guest.page.wait_for_selector('[data-prompt="mine"], [role="dialog"]')
    if guest.page.locator('[role="dialog"]').count():
        assert guest.page.locator("[data-hand]").count() == 0
        assert guest.page.locator(".peek").count() == 0
        guest.page.get_by_role("button", name=re.compile("show my hand")).click()
        guest.page.wait_for_selector('[data-prompt="mine"]')


def test_three_at_one_device_and_an_uprising_that_cannot_be_revealed(visitor: Visitors) -> None:
    guest, rng = visitor("Olena"), random.Random(4)
    page = guest.page
    for _ in range(8):
        guest.open_table(GAME, "hot hot hot")
        rebels = 0
        for _ in range(3):
            uncover(guest)
            uprising = page.locator('[data-hand="uprising"]')
            rebels += uprising.count()
            (uprising if uprising.count() else page.locator("[data-hand]").first).click()
            page.locator("[data-slot]").last.click()
            confirm(guest)
        if rebels:
            break
    else:
        pytest.fail("nobody of 24 held an Uprising")
    for _ in range(20):
        uncover(guest)
        if phase(guest) == "leave_or_reveal" and page.locator("[data-choice].barred").count():
            break
        if phase(guest) == "leave_or_reveal":
            expect(page.locator('[data-choice="leave"]')).to_contain_text("→")
            page.locator('[data-choice="leave"]').click()
        else:
            choose(guest, rng)
        confirm(guest)
    page.locator('[data-choice="reveal"]').click()
    expect(page.locator('[data-prompt="no"]')).to_contain_text(re.compile(r"you must spend 1\sinfluence from it"))
    expect(page.locator("[data-confirm]")).to_be_disabled()
    page.locator('[data-choice="leave"]').click()
    expect(page.locator("[data-confirm]")).to_have_text("Leave face down")


# ---- the page


def test_the_cards_for_an_informant_are_lit(visitor: Visitors) -> None:
    guest = visitor("Taras")
    guest.go_to(open_where(guest, lambda view: view["phase"] == "exchange", wish=with_the_informant))
    assert guest.my_turn()
    cards = guest.page.locator("[data-hand]")
    assert cards.count() > 0
    rings = cards.evaluate_all("all => all.map(card => getComputedStyle(card).boxShadow)")
    assert "none" not in rings
    press(cards.first)
    confirm(guest)


def test_the_log_lights_the_cards_it_speaks_of(visitor: Visitors) -> None:
    guest, rng = visitor("Taras"), random.Random(5)
    guest.open_table(GAME, "me random random")
    guest.my_turn()
    choose(guest, rng)
    confirm(guest)
    guest.my_turn()
    own = guest.page.locator('.row [data-piece="R1"]')
    line = guest.page.locator("[data-line]", has_text="You play the ").first
    expect(line).to_contain_text("only you")
    line.hover()
    expect(own).to_have_attribute("data-lit", "on")
    guest.page.mouse.move(0, 0)
    expect(own).not_to_have_attribute("data-lit", re.compile(""))


@pytest.mark.parametrize("dark", [False, True])
def test_nobody_is_shut_out(visitor: Visitors, axe: Axe, dark: bool) -> None:
    guest, rng = visitor("Taras", dark=dark), random.Random(6)
    guest.open_table(GAME, "me random random random random")
    seen = set()
    for _ in range(6):
        if not guest.my_turn():
            break
        choose(guest, rng)
        expect(guest.page.locator("[data-confirm]")).to_be_enabled()
        if phase(guest) not in seen:
            seen.add(phase(guest))
            assert axe(guest) == []
        confirm(guest)
    assert "place" in seen
    guest.my_turn()  # the others go on: cards come and go
    labels = guest.page.locator(".row [data-piece][data-stop]").evaluate_all(
        "all => all.map(card => card.getAttribute('aria-label') ?? '')"
    )
    assert labels
    assert all(re.match(r"Position \d+\sof \d+, ", label) for label in labels)


def test_the_strip_shows_who_begins_and_what_is_kept(visitor: Visitors) -> None:
    """On phones, at the beginning and once somebody keeps a card."""
    guest = visitor("Тарас", phone=True, lang="uk-UA")
    table = open_where(guest, lambda view: any(seat["kept"] for seat in view["seats"]))
    for shown in (guest.make_table(GAME, "me random random random random"), table):
        guest.go_to(shown)
        guest.my_turn()
        view = guest.last_view()
        for number, seat in enumerate(view["seats"]):
            marks = guest.page.locator(f'[data-strip-seat="{number}"] .marks')
            expect(marks.locator("svg[role=img]")).to_have_count(int(view["first"] == number))
            expect(marks.locator(".kept")).to_have_count(len(seat["kept"]))


#: How much of the acting card each note lies over, in square pixels.
HIDDEN = """() => {
  const card = document.querySelector(".hall [aria-current=step]").getBoundingClientRect();
  const notes = [...document.querySelectorAll(".note.floating")].map(note => note.getBoundingClientRect());
  return notes.map(box =>
    Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left))
    * Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)));
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_no_note_lies_over_the_acting_card(visitor: Visitors, width: int, height: int) -> None:
    guest, rng, notes = visitor("Taras"), random.Random(11), 0
    guest.page.set_viewport_size({"width": width, "height": height})
    for seed in range(12):
        guest.go_to(open_where(guest, lambda view: view["phase"] in AIMING, seed))
        assert guest.my_turn()
        choose(guest, rng)
        expect(guest.page.locator("[data-confirm]")).to_be_enabled()
        guest.page.locator(".note.floating").first.wait_for()  # what the choice does is asked, and told later
        hidden = guest.page.evaluate(HIDDEN)
        assert sum(hidden) == 0
        notes += len(hidden)
        if notes >= 3:
            return
    raise AssertionError(f"only {notes} notes were shown")


def test_what_decides_between_equals_is_no_part_of_the_sum(visitor: Visitors) -> None:
    guest = visitor("Taras")
    guest.open_table(GAME, "random random random random random")
    guest.page.wait_for_selector('[data-prompt="over"]')
    guest.see_score()
    sheet = guest.page.locator("[data-end] table").first
    heads = [" ".join(text.split()) for text in sheet.locator("thead th").all_inner_texts()]
    assert heads[3:] == ["Total", "If tied: Cards in the row"]
    for row in sheet.locator("tbody tr").all():
        influence, agreement, total, _ = (text.strip() for text in row.locator("td").all_inner_texts())
        assert int(influence) + int(agreement.replace("–", "0")) == int(total)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_the_table_fits_the_window(visitor: Visitors, width: int, height: int) -> None:
    guest, rng = visitor("Taras"), random.Random(8)
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.open_table(GAME, "me random random random random")
    for _ in range(3):
        guest.my_turn()
        choose(guest, rng)
        assert guest.no_sideways_scrolling()
        assert guest.no_scrolling_down()
        hall = guest.page.locator(".hall").bounding_box()
        hand = guest.page.locator(".zone").bounding_box()
        assert hall is not None
        assert hand is not None
        assert hall["height"] >= 300
        assert hand["y"] + hand["height"] <= height
        confirm(guest)


def test_on_a_phone_the_prompt_says_what_the_chosen_card_does(visitor: Visitors) -> None:
    guest = visitor(phone=True, lang="uk-UA")
    guest.open_table("oriflamme-alliance", "me random random")
    guest.my_turn()
    card = guest.page.locator("[data-hand]").first
    _, _, power = str(card.get_attribute("aria-label")).partition(": ")
    assert power
    prompt = guest.page.locator("[data-prompt]").first
    expect(prompt).not_to_contain_text(power)
    card.tap(position={"x": 12, "y": 40})  # cards in hand overlap, and hide it
    expect(prompt).to_contain_text(power)
