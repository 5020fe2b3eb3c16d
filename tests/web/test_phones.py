"""Whole games by taps on phones, upright and lying: at every decision all that one needs is in sight.

By default each game is played in one of the languages that need most room, the phone is turned at every decision, and
looked at in all sizes before each choice. With the environment variable LUDOTEKA_ALL_SIZES every game is played in both
languages, and on each phone by itself too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from ludoteka.engine.text import Phrase, Seat, Words
from tests.web.company import few, many
from tests.web.fits import CLOCK, LOW, LYING, PHONES, SMALL, TALL, check
from tests.web.orichalcum_player import Act, Taps
from tests.web.site import Visitor
from tests.web.taps import CONFIRM, HANDS, decisions

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

#: On which phones a game is played: turned all the time, or one of them from the first decision to the last.
HELD: dict[str, tuple[ViewportSize, ...]] = {"turning": PHONES}
ALL = bool(os.environ.get("LUDOTEKA_ALL_SIZES"))
if ALL:
    HELD |= {"tall": (TALL,), "small": (SMALL,), "lying": (LYING,)}
SEATS = {game: many(game) for game in HANDS}
LANGUAGES = ("uk-UA", "ru-RU")
WHOLE = [(game, lang) for i, game in enumerate(SEATS) for j, lang in enumerate(LANGUAGES) if ALL or i % 2 == j]
ORICHALCUM = [("uk-UA", "me random random random"), *([("ru-RU", "me random")] if ALL else [])]

#: Keeps what the live region says, by its place in the log.
LISTEN = """() => {
  const region = document.querySelector("[data-told]");
  window.heard = {};
  const lines = () => region.querySelectorAll("[data-seq]");
  const keep = () => lines().forEach(line => (heard[line.dataset.seq] = line.textContent));
  new MutationObserver(keep).observe(region, { childList: true, subtree: true });
  keep();
}"""


class Look:
    """Looks at a game: on every phone before a choice, on the one in hand after it."""

    def __init__(self, guest: Visitor, phones: tuple[ViewportSize, ...]) -> None:
        self.guest, self.phones, self.turn = guest, phones, 0

    @property
    def size(self) -> ViewportSize:
        return self.phones[self.turn % len(self.phones)]

    def before(self) -> None:
        self.turn += 1
        self.guest.page.set_viewport_size(self.size)
        check(self.guest, *self.phones)

    def after(self) -> None:
        check(self.guest, self.size)


def phrase(told: Any) -> Any:
    """Return an argument of a phrase, or a phrase, as it was before it was sent."""
    if isinstance(told, list):
        return [phrase(part) for part in told]
    if not isinstance(told, dict):
        return told
    if "seat" in told:
        return Seat(told["seat"])
    return Phrase(told["key"], {name: phrase(arg) for name, arg in told.get("args", {}).items()})


def told_by_log(guest: Visitor, language: str) -> dict[str, str]:
    """Return what the log tells since the page was opened, in words made outside the browser, by its number."""
    seats = guest.page.locator(".strip [data-strip-seat]").all()
    names = {seat.get_attribute("data-strip-seat"): str(seat.locator(".name").text_content()) for seat in seats}
    words = Words(language, tuple(names[str(n)] for n in range(len(names))), you=0)
    return {
        str(entry["seq"]): " ".join(words.say(phrase(part)) for part in entry["phrases"])
        for frame in map(json.loads, guest.heard)
        if frame["type"] == "update"
        for entry in frame["log"]
        if entry.get("phrases")
    }


def everything_was_told(guest: Visitor, language: str) -> None:
    """See that the live region said, word by word, what the log tells."""
    heard, happened = guest.page.evaluate("window.heard"), told_by_log(guest, language)
    assert len(happened) >= 6  # a duel may be short
    assert {seq: plain(heard.get(seq, "")) for seq in happened} == {
        seq: plain(words) for seq, words in happened.items()
    }


def plain(words: str) -> str:
    """Return words without what the page does to them so that lines break well."""
    return " ".join(words.replace("\u2060", "").split())


def ends_of_the_row(guest: Visitor) -> Iterator[tuple[float, float]]:
    """Where the places at both ends of Oriflamme's row begin and end, from left to right."""
    for end in guest.page.locator(".slot button").all():
        box = end.bounding_box()
        assert box is not None
        yield box["x"], box["x"] + box["width"]


@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize(("game", "lang"), WHOLE)
def test_a_whole_game_by_taps(visitor: Visitors, axe: Axe, game: str, lang: str, held: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang, dark=lang == "ru-RU")
    guest.open_table(game, SEATS[game], clock=CLOCK)
    guest.my_turn()
    guest.page.evaluate(LISTEN)
    look, seen = Look(guest, HELD[held]), set[tuple[str, int]]()
    for when in decisions(guest, game, Random(11)):
        if when == "before":
            look.before()
            for left, right in ends_of_the_row(guest):  # both are at hand, however long the row is
                assert left >= 0
                assert right <= look.size["width"]
        else:
            look.after()
            kind = (guest.page.locator("[data-prompt] .say b").first.inner_text(), look.size["width"])
            if len(seen) < 6 and kind not in seen:
                seen.add(kind)
                assert axe(guest) == []
    expect(guest.page.locator('[data-prompt="over"]')).to_be_visible()
    assert guest.missing_words() == []
    check(guest, *HELD[held])  # who won and why, and the way on
    everything_was_told(guest, lang[:2])


class Watched(Taps):
    """Taps, and looks at every decision."""

    def __init__(self, guest: Visitor, table: str, phones: tuple[ViewportSize, ...]) -> None:
        super().__init__(guest, table, {"hoplites", "build"})
        self.look = Look(guest, phones)

    def confirm(self) -> None:
        self.look.after()
        super().confirm()

    def choose(self, act: Act, position: ludoteka.Position) -> None:
        self.look.before()
        super().choose(act, position)


@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize(("lang", "seats"), ORICHALCUM)
def test_orichalcum_by_taps(visitor: Visitors, lang: str, seats: str, held: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang)
    table = guest.open_table("orichalcum", seats, clock=CLOCK)
    player = Watched(guest, table, HELD[held])
    guest.my_turn()
    guest.page.evaluate(LISTEN)
    assert not player.play()
    expect(guest.page.locator('[data-prompt="over"]')).to_be_visible()
    assert guest.missing_words() == []
    check(guest, *HELD[held])
    winner = json.loads(guest.page.request.get(f"/api/tables/{table}").text())["winners"][0]
    assert guest.page.locator(f'.sea [data-piece^="{winner}:"]').count() > 0  # the island on which it was won
    everything_was_told(guest, lang[:2])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["akropolis", "oriflamme-alliance", "orichalcum"])
def test_many_seats_stand_in_the_bar_of_a_small_phone_that_lies(visitor: Visitors, game: str, lang: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang)
    guest.page.set_viewport_size(LOW)
    if game == "orichalcum":
        table = guest.open_table(game, "me random random random", clock=CLOCK)
        assert Watched(guest, table, (LOW,)).play(most=8)
        return
    guest.open_table(game, SEATS[game], clock=CLOCK)
    for _ in islice(decisions(guest, game, Random(12)), 8):
        check(guest, LOW)


@pytest.mark.parametrize("size", [TALL, SMALL, LYING], ids=["tall", "small", "lying"])
@pytest.mark.parametrize("game", ludoteka.games())
def test_a_board_has_room_beside_the_prompt(visitor: Visitors, axe: Axe, game: str, size: ViewportSize) -> None:
    guest = visitor("Олена", phone=True, lang="uk-UA")
    guest.page.set_viewport_size(size)
    guest.open_table(game, few(game, "novice"), clock=CLOCK)
    guest.my_turn()
    board = guest.page.locator(".stage > .board").bounding_box()
    prompt = guest.page.locator("[data-prompt]").bounding_box()
    confirm = guest.page.locator(CONFIRM).bounding_box()
    assert board is not None
    assert prompt is not None
    assert confirm is not None
    assert min(board["width"], board["height"]) >= 180
    if size is LYING:  # the board on the left, all that one decides with on the right
        assert board["height"] >= 300
        assert prompt["x"] >= board["x"] + board["width"]
        assert confirm["x"] >= board["x"] + board["width"]
    assert confirm["y"] + confirm["height"] <= size["height"]
    assert guest.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert axe(guest) == []
