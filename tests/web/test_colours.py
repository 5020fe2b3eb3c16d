"""Seats are told apart by whoever sees other colours, and by faces where no colour is seen at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.web.company import many
from tests.web.orichalcum_player import Taps
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
Colour = Sequence[float]
#: What is left of linear red, green and blue (Machado, Oliveira and Fernandes 2009).
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
#: From linear light to the plane in which distances are seen, under daylight.
XYZ = ((0.433891, 0.376235, 0.189909), (0.212673, 0.715152, 0.072175), (0.017756, 0.109442, 0.872756))
#: Less than this looks alike on pieces of a few pixels.
APART = 25


def times(rows: Sequence[Colour], colour: Colour) -> list[float]:
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in rows]


def linear(code: str) -> list[float]:
    """Return the light of a colour written as #rrggbb."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(colour: Colour) -> Colour:
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in times(XYZ, colour))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour) -> float:
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_two_seats_look_alike(visitor: Visitors, dark: bool) -> None:
    guest = visitor(dark=dark)
    guest.page.goto("/")
    codes = guest.page.evaluate(
        """(style => [1, 2, 3, 4, 5].map(n => style.getPropertyValue(`--seat-${n}`).trim()))(
          getComputedStyle(document.documentElement))"""
    )
    seats = [linear(code) for code in codes]
    for sight, rows in SIGHTS.items():
        for one, other in combinations(range(5), 2):
            far = distance(times(rows, seats[one]), times(rows, seats[other]))
            assert far > APART, f"seats {one + 1} and {other + 1} with {sight}: {far:.0f}"


def test_bots_have_faces_of_their_own_wherever_a_seat_is_shown(visitor: Visitors) -> None:
    guest = visitor("Олена", phone=True, lang="uk-UA")
    player = Taps(guest, guest.open_table("orichalcum", "me random random random"))
    assert player.play(most=3)  # so that everybody has done something
    guest.my_turn()
    faces = guest.page.locator(".strip .emblem use").evaluate_all("all => all.map(use => use.getAttribute('href'))")
    assert len(faces) == len(set(faces)) == 4
    shapes = [guest.page.locator(f"symbol{face}").inner_html() for face in faces]
    assert len(set(shapes)) == 4
    guest.page.locator("[data-last]").tap()
    expect(guest.page.locator("dialog[open] .log [data-line]").last).to_be_visible()
    told = guest.page.locator("dialog[open] .log .emblem use").evaluate_all(
        "all => all.map(use => use.getAttribute('href'))"
    )
    assert set(told) <= set(faces)
    assert len(set(told)) > 1


def test_no_two_seats_have_one_face_or_pattern_in_any_game(visitor: Visitors) -> None:
    """With as many as there is room for: in the strip of a phone, where a seat is a few pixels of colour."""
    guest = visitor("Олена", phone=True, lang="ru-RU")
    for game in ludoteka.games():
        seats = many(game)
        guest.open_table(game, seats)
        emblems = guest.page.locator("main .strip [data-strip-seat] .emblem use")
        expect(emblems).to_have_count(len(seats.split()))
        symbols = emblems.evaluate_all("all => all.map(use => use.getAttribute('href'))")
        faces = [guest.page.locator(f"symbol{symbol}").inner_html() for symbol in symbols]
        assert len(set(faces)) == len(faces), game
