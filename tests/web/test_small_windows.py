"""Small laptops, and windows in which everything is drawn twice as large: nothing is covered, cut or too small."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

import ludoteka
from tests.games.brought import modules
from tests.web import test_akropolis, test_opale, test_oriflamme_alliance
from tests.web.fits import ALL, CLOCK, LANGUAGES, LAPTOPS, ZOOMED, check, in_turn
from tests.web.orichalcum_player import Act, Player
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]
CONFIRM = "[data-confirm]:visible, .confirm-bar .btn.go:not(.icon):visible"


def panels(count: int) -> dict[str, str]:
    """Every seat has a panel in the rail, and each of them must be in sight."""
    return {f"the panel of seat {seat + 1}": f".rail.left [data-seat='{seat}']" for seat in range(count)}


def fits_laptops(guest: Visitor, seats: int) -> None:
    check(guest, *LAPTOPS, **panels(seats))
    assert guest.page.evaluate(
        "(rail => rail.scrollHeight <= rail.clientHeight + 1)(document.querySelector('.rail.left'))"
    )


class Watched(Player):
    """Clicks, and looks at every decision on each laptop."""

    def choose(self, act: Act, position: ludoteka.Position) -> None:
        fits_laptops(self.guest, 4)
        super().choose(act, position)


@pytest.mark.parametrize("lang", LANGUAGES if ALL else LANGUAGES[:1])
def test_orichalcum_with_four_on_a_laptop(visitor: Visitors, lang: str) -> None:
    guest = visitor("Олена", lang=lang)
    guest.page.set_viewport_size(LAPTOPS[0])
    player = Watched(guest, guest.open_table("orichalcum", "me random random random", clock=CLOCK), {"hoplites"})
    player.play(most=24)


@pytest.mark.parametrize("lang", LANGUAGES if ALL else LANGUAGES[1:])
def test_oriflamme_with_five_on_a_laptop(visitor: Visitors, lang: str) -> None:
    guest, rng = visitor("Олена", lang=lang, dark=True), Random(5)
    guest.page.set_viewport_size(LAPTOPS[0])
    guest.open_table("oriflamme-alliance", "me random random random random", clock=CLOCK)
    for _ in range(100):
        if not guest.my_turn():
            break
        fits_laptops(guest, 5)
        test_oriflamme_alliance.choose(guest, rng)
        test_oriflamme_alliance.confirm(guest)
    assert guest.page.locator("[data-prompt='over']").is_visible()
    again = guest.page.locator("[data-prompt='over'] .btn.go")
    for size in LAPTOPS:
        guest.page.set_viewport_size(size)
        box = again.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]


def _akropolis(guest: Visitor) -> None:
    test_akropolis.take(guest)
    test_akropolis.put_down(guest.page, 3)


def _opale(guest: Visitor) -> None:
    test_opale.choose(guest, Random(3))


def _oriflamme(guest: Visitor) -> None:
    test_oriflamme_alliance.choose(guest, Random(3))


def _orion(guest: Visitor) -> None:
    guest.page.locator("button[data-tile]:visible:not([disabled])").first.click()
    guest.page.locator('[data-fits="true"]').first.click(force=True)


def _orichalcum(guest: Visitor) -> None:
    guest.page.locator(".acard.asked, .sea .cell.open").first.click(force=True)


CHOOSES: dict[str, Callable[[Visitor], None]] = {
    "akropolis": _akropolis,
    "opale": _opale,
    "oriflamme-alliance": _oriflamme,
    "orion-duel": _orion,
    "orichalcum": _orichalcum,
} | {game: partial(hand.choose, rng=Random(3)) for game, hand in modules("hand").items()}


@pytest.mark.parametrize(("game", "lang"), in_turn(CHOOSES))
def test_twice_as_large_nothing_spills(visitor: Visitors, game: str, lang: str) -> None:
    guest = visitor("Олена", lang=lang)
    guest.page.set_viewport_size(ZOOMED[0])
    guest.open_table(game, "me random random" if game.startswith("orif") else "me random", clock=CLOCK)
    for _ in range(3):
        guest.my_turn()
        check(guest, *ZOOMED, finger=False)
        CHOOSES[game](guest)
        check(guest, *ZOOMED, finger=False)
        before = guest.told()
        guest.page.locator(CONFIRM).first.click()
        guest.wait_told(before)
