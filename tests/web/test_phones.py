"""Whole games by taps on phones, upright and lying: at every decision all that one needs is in sight.

By default each game is played in one of the languages that need most room, the phone is turned at every decision, and
looked at in all sizes before each choice. With the environment variable LUDOTEKA_ALL_SIZES every game is played in both
languages, by every number of players, and on each phone by itself too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from ludoteka.engine.text import Phrase, Seat, Words
from tests.web.company import each, few, many
from tests.web.fits import ALL, CLOCK, LANGUAGES, LOW, LYING, PHONES, SMALL, TALL, check, in_turn, turn_through
from tests.web.line import Line
from tests.web.orichalcum_player import Act, Taps
from tests.web.site import Visitor
from tests.web.still import jumps, watch
from tests.web.taps import CONFIRM, HANDS, decisions

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]

#: On which phones a game is played: turned all the time, or one of them from the first decision to the last.
HELD: dict[str, tuple[ViewportSize, ...]] = {"turning": PHONES}
if ALL:
    HELD |= {"tall": (TALL,), "small": (SMALL,), "lying": (LYING,)}
SEATS = {game: many(game) for game in HANDS}
#: Games, languages and who sits there: as many as there is room for; every number where everything is looked at.
TABLES = [(game, lang, seats) for game, lang in in_turn(HANDS) for seats in (each(game) if ALL else [SEATS[game]])]
ORICHALCUM = [
    (lang, seats)
    for lang in (LANGUAGES if ALL else LANGUAGES[:1])
    for seats in (each("orichalcum") if ALL else [many("orichalcum")])
]

#: What one owns and chooses from, besides what the strip tells of every seat: in sight at every decision.
GOODS = {
    "akropolis": ".stage .hand ul.strip",
    "opale": "[data-card]",
    "orichalcum": "[data-strip-seat='0'] [data-goods]",
    "orion-duel": "button[data-tile]",
}

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

    def __init__(self, guest: Visitor, game: str, phones: tuple[ViewportSize, ...]) -> None:
        self.guest, self.phones, self.turn = guest, phones, 0
        self.needed = {"one's own goods": GOODS[game]} if game in GOODS else {}

    @property
    def size(self) -> ViewportSize:
        return self.phones[self.turn % len(self.phones)]

    def before(self) -> None:
        # from the size that the window has to the next: each is laid out once
        held = [self.phones[(self.turn - n) % len(self.phones)] for n in range(len(self.phones))]
        self.turn += 1
        turn_through(self.guest, *held, **self.needed)

    def after(self) -> None:
        check(self.guest, self.size, **self.needed)


def phrase(told: Any) -> Any:
    """Return an argument of a phrase, or a phrase, as it was before it was sent."""
    if isinstance(told, list):
        return [phrase(part) for part in told]
    if not isinstance(told, dict):
        return told
    if "seat" in told:
        return Seat(told["seat"])
    return Phrase(told["key"], {name: phrase(arg) for name, arg in told.get("args", {}).items()})


def told_by_log(guest: Visitor, log: list[Act], language: str) -> dict[str, str]:
    """Return entries of the log in words made outside the browser, by their numbers."""
    seats = guest.page.locator(".strip [data-strip-seat]").all()
    names = {seat.get_attribute("data-strip-seat"): str(seat.locator(".name").text_content()) for seat in seats}
    words = Words(language, tuple(names[str(n)] for n in range(len(names))), you=0)
    return {
        str(entry["seq"]): " ".join(
            words.say(phrase(part)) + ("." if part.get("kind") in ("chapter", "phase") else "")
            for part in entry["phrases"]
        )
        for entry in log
    }


def everything_was_told(guest: Visitor, table: str, language: str, decisions: int) -> None:
    """See that the live region said every entry of the log, word by word, from the opening of the page to the end.

    The log is what the server has after the end, and it has every decision of everybody.
    """
    opened = next(frame["seq"] for frame in map(json.loads, guest.heard) if frame["type"] == "sync")
    log = [entry for entry in Line(guest, table).log() if entry["seq"] > opened]
    guest.wait_told(log[-1]["seq"] - 1)
    assert [entry["seq"] for entry in log] == list(range(opened + 1, opened + 1 + len(log)))
    moves = Counter(entry["seat"] for entry in log if entry["kind"] == "moved")
    assert moves[0] >= decisions > 0  # one tap may be several choices
    assert len(moves) == len(guest.last_view()["seats"])  # everybody has done something since
    heard = guest.page.evaluate("window.heard")
    happened = told_by_log(guest, log, language)
    assert {seq: plain(words) for seq, words in heard.items()} == {seq: plain(words) for seq, words in happened.items()}


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
@pytest.mark.parametrize(("game", "lang", "seats"), TABLES)
def test_a_whole_game_by_taps(visitor: Visitors, axe: Axe, game: str, lang: str, seats: str, held: str) -> None:
    guest = visitor("Олена", phone=True, lang=lang, dark=lang == "ru-RU")
    table = guest.open_table(game, seats, clock=CLOCK)
    guest.my_turn()
    guest.page.evaluate(LISTEN)
    watch(guest)
    look, seen, decided = Look(guest, game, HELD[held]), set[tuple[str, int]](), 0
    for when in decisions(guest, game, Random(11)):
        if when == "before":
            look.before()
            for left, right in ends_of_the_row(guest):  # both are at hand, however long the row is
                assert left >= 0
                assert right <= look.size["width"]
        else:
            decided += 1
            look.after()
            kind = (guest.page.locator("[data-prompt] .say b").first.inner_text(), look.size["width"])
            if len(seen) < 3 and kind not in seen:
                seen.add(kind)
                assert axe(guest) == []
    expect(guest.page.locator('[data-prompt="over"]')).to_be_visible()
    assert guest.missing_words() == []
    check(guest, *HELD[held])  # who won and why, and the way on
    everything_was_told(guest, table, lang[:2], decided)
    assert jumps(guest, least=1) == {}


class Watched(Taps):
    """Taps, and looks at every decision."""

    def __init__(self, guest: Visitor, table: str, phones: tuple[ViewportSize, ...]) -> None:
        super().__init__(guest, table, {"hoplites", "build"})
        self.look = Look(guest, "orichalcum", phones)

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
    watch(guest)
    assert not player.play()
    expect(guest.page.locator('[data-prompt="over"]')).to_be_visible()
    assert guest.missing_words() == []
    check(guest, *HELD[held])
    winner = json.loads(guest.page.request.get(f"/api/tables/{table}").text())["winners"][0]
    assert guest.page.locator(f'.sea [data-piece^="{winner}:"]').count() > 0  # the island on which it was won
    everything_was_told(guest, table, lang[:2], len(player.done))
    assert jumps(guest, least=1) == {}


@pytest.mark.parametrize(("game", "lang"), in_turn(["akropolis", "oriflamme-alliance", "orichalcum"]))
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


@pytest.mark.parametrize("game", ludoteka.games())
def test_a_board_has_room_beside_the_prompt(visitor: Visitors, game: str) -> None:
    guest = visitor("Олена", phone=True, lang="uk-UA")
    guest.open_table(game, few(game, "novice"), clock=CLOCK)
    guest.my_turn()
    for size in PHONES:
        guest.page.set_viewport_size(size)
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
        assert guest.no_scrolling_down()
