"""Who likes no Confirm: the last part of a choice does it, once, by mouse, finger and keys, in every game."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from tests.web import test_akropolis, test_opale, test_oriflamme_alliance, test_orion_duel
from tests.web.conftest import PATIENCE
from tests.web.orichalcum_player import ON_CELLS, PRESSED, Act, Player, covered
from tests.web.site import TWO_FRAMES, Visitor

Visitors = Callable[..., Visitor]


class Sent:
    """Counts the moves that a page sends."""

    def __init__(self, guest: Visitor) -> None:
        self.moves = 0
        guest.page.on("websocket", lambda socket: socket.on("framesent", self._count))

    def _count(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["type"] == "move"


def quick(guest: Visitor) -> Sent:
    """Choose it in the settings, as people do."""
    sent = Sent(guest)
    if not guest.known:
        guest.introduce("Taras")
    guest.page.goto("/settings")
    switch = guest.page.locator("[data-toggle=confirm]")
    expect(switch).to_have_attribute("aria-checked", "true")
    with guest.page.expect_response("**/api/me/preferences"):
        switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    return sent


def test_oriflamme_is_played_by_the_last_click_and_once(visitor: Visitors) -> None:
    guest, rng = visitor("Taras"), random.Random(2)
    sent = quick(guest)
    guest.open_table("oriflamme-alliance", "me random random")
    for done in range(1, 13):
        assert guest.my_turn()
        before = guest.told()
        if test_oriflamme_alliance.phase(guest) == "leave_or_reveal":
            # the second click of a double one decides nothing that comes after
            guest.page.locator("[data-choice]").first.wait_for()
            guest.page.locator("[data-choice]:not(.barred)").first.dblclick()
        else:
            test_oriflamme_alliance.choose(guest, rng)
        guest.wait_told(before)
        assert sent.moves == done
    # a hint only draws what it means
    guest.my_turn()
    guest.page.get_by_role("button", name="Hint: what would a strong player do?").click()
    guest.page.get_by_role("button", name="Choose this").click()
    expect(guest.page.locator("[data-confirm]")).to_be_enabled()
    assert sent.moves == 12


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_tile_of_akropolis_lies_where_it_is_clicked_and_under_a_finger_when_it_is_tapped_again(
    visitor: Visitors, phone: bool
) -> None:
    guest = visitor("Taras", phone=phone)
    quick(guest)
    guest.open_table("akropolis", "me random")
    page = guest.page
    for turn in range(2):
        assert guest.my_turn()
        page.locator(".lot").first.click()
        page.wait_for_selector("[data-ghost]")
        before = guest.told()
        if phone:
            held = page.locator("[data-ghost]").evaluate("tile => tile.outerHTML")
            page.get_by_role("button", name="Rotate right").tap()
            page.wait_for_function("held => document.querySelector('[data-ghost]').outerHTML !== held", arg=held)
            box = page.locator("circle.pivot").bounding_box()
            assert box
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            test_akropolis.put_down(page, 5 * turn + 2)
        guest.wait_told(before)
        page.wait_for_selector("[data-ghost]", state="detached")
    assert len(guest.last_view()["seats"][0]["hexes"]) >= 4 + 2


def test_two_people_duel_by_mouse_and_by_finger(visitor: Visitors) -> None:
    host, friend = visitor("Taras"), visitor("Олена", phone=True, lang="uk-UA")
    sent = {host: quick(host), friend: quick(friend)}
    host.open_table("orion-duel", "me open", **test_orion_duel.SYMMETRIC)
    friend.page.goto(host.invitation())
    friend.page.get_by_role("button", name="Сісти").click()
    for guest in (host, friend):
        guest.page.wait_for_selector("main.table")
    turns = dict.fromkeys((host, friend), 0)
    for _ in range(4):
        mover = host if host.sees_whose_turn_it_is() else friend
        mover.my_turn()
        before = mover.told()
        page = mover.page
        right = page.locator(".turning .right:visible")
        places = test_orion_duel.held(mover, test_orion_duel.taking(mover), right.click)
        cell = test_orion_duel.cell(mover, places[0])
        if mover is host:
            cell.click()
        else:
            cell.tap(force=True)
            page.wait_for_selector('[data-ghost="fits"]')
            assert mover.told() == before  # it can still be turned
            cell.tap(force=True)
        for guest in (host, friend):
            guest.wait_told(before)
        turns[mover] += 1
        assert {guest: one.moves for guest, one in sent.items()} == turns


def test_keys_lay_where_the_cursor_is(visitor: Visitors) -> None:
    guest = visitor("Taras", lang="ru-RU")
    quick(guest)
    guest.open_table("orion-duel", "me random", **test_orion_duel.SYMMETRIC)
    guest.my_turn()
    before = guest.told()
    guest.page.keyboard.press("Digit6")
    place = test_orion_duel.fitting(guest)[0]
    test_orion_duel.cell(guest, place).focus()
    guest.page.keyboard.press("Enter")
    guest.wait_told(before)


class Quick(Player):
    """Plays Orichalcum without Confirm."""

    def do(self, act: Act, position: ludoteka.Position) -> None:
        before = self.guest.told()
        self.choose(act, position)
        if act["do"] in ON_CELLS:
            legal = [position.action_to_json(action) for action in position.legal_actions()]
            same = [one for one in legal if all(one.get(key) == act.get(key) for key in ("do", "cell", "slot"))]
            cell = self.page.locator(f'.sea [data-cell="{act["cell"]}"]')
            cell.click()
            if len(same) > 1:
                for _ in range(6):
                    if set(self.page.evaluate(PRESSED)) == covered(act, position):
                        break
                    self.turn()
                cell.click()
        self.guest.wait_told(before)
        self.page.wait_for_selector('.whole[aria-busy="false"]')
        self.done.append(act)

    def put(self, cell: int, cells: set[int]) -> None:
        """Laid in `do`."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()


def test_orichalcum_asks_again_only_where_something_can_be_turned(visitor: Visitors) -> None:
    guest = visitor("Taras")
    sent = quick(guest)
    player = Quick(guest, guest.open_table("orichalcum", "me random"))
    player.play(most=25)
    assert sent.moves == len(player.done) == 25
    assert {"card", "place"} <= {act["do"] for act in player.done}


#: What came of a tap on a card of Opale: the play is done, or can be aimed; or so many are chosen, and it may go on.
TAPPED = """([cards, chosen, told]) => {
  if (Number(document.querySelector("ol.log").dataset.seq) > told) return "done";
  if (!document.querySelector('.opale[aria-busy="false"]')) return "";
  if (document.querySelector("[data-target]")) return "aim";
  return document.querySelectorAll(`${cards}[aria-pressed=true]`).length > chosen ? "more" : "";
}"""


def test_opale_plays_when_nothing_can_be_added(visitor: Visitors) -> None:
    guest = visitor("Taras", phone=True)
    sent = quick(guest)
    guest.open_table("opale", "me random")
    page = guest.page
    for done in range(1, 9):
        assert test_opale.at_rest(guest)
        before = guest.told()
        if guest.last_view()["phase"] == "draw":
            page.locator("[data-choice=deck]").tap()
        elif page.locator("[data-target]").count():
            page.locator("[data-target]").first.tap()
        else:
            # all of one type, of which the area has room for so many
            cards, came = "[data-card]", ""
            if guest.last_view()["phase"] == "play":
                kind = str(page.locator(cards).first.get_attribute("data-card")).rpartition("-")[0]
                cards = f'[data-card^="{kind}-"]'
            for number in range(page.locator(cards).count()):
                page.locator(cards).nth(number).tap()
                came = page.wait_for_function(TAPPED, arg=[cards, number, before]).json_value()
                if came != "more":
                    break
            if came == "aim":
                page.locator("[data-target]").first.tap()
        guest.wait_told(before)
        assert sent.moves >= done


def test_hints_and_reactions_are_offered_to_who_wants_them(visitor: Visitors) -> None:
    host, friend = visitor("Taras"), visitor("Olena")
    host.open_table("opale", "me random")
    lamp = host.page.get_by_role("button", name="Hint: what would a strong player do?")
    expect(lamp).to_have_count(1)
    host.page.goto("/settings")
    for toggle in ("hints", "reactions"):
        with host.page.expect_response("**/api/me/preferences"):
            host.page.locator(f"[data-toggle={toggle}]").click()
    host.page.go_back()
    host.my_turn()
    expect(host.page.locator("[data-confirm]")).to_have_count(1)
    expect(lamp).to_have_count(0)
    host.open_table("opale", "me open")
    friend.join(host)
    expect(friend.page.locator("[data-react]:visible")).to_have_count(6)
    expect(host.page.locator("[data-react]:visible")).to_have_count(0)
    with friend.catching("[data-reaction=bravo]"):
        friend.page.locator("[data-react=bravo]:visible").click()
    deadline = time.monotonic() + PATIENCE / 1000
    while not any('"reaction":"bravo"' in frame for frame in host.heard):
        assert time.monotonic() < deadline, "the host's page is told nothing"
        host.page.evaluate("0")  # it comes
    host.page.evaluate(TWO_FRAMES)
    expect(host.page.locator("[data-reaction]")).to_have_count(0)


def test_names_and_patterns_follow_the_settings_at_once(visitor: Visitors) -> None:
    guest, other = visitor("Taras"), visitor("Olena", phone=True, lang="uk-UA")
    for who in (guest, other):
        who.open_table("orion-duel", "me random", **test_orion_duel.SYMMETRIC)
        expect(who.page.locator("text[data-label]").first).to_be_visible()
        who.page.goto("/settings")
        for toggle in ("labels", "patterns"):
            with who.page.expect_response("**/api/me/preferences"):
                who.page.locator(f"[data-toggle={toggle}]").click()
        who.page.go_back()
        expect(who.page.locator("text[data-label]").first).to_be_hidden()
        fill = "document.querySelector('.orion-duel-hex')"
        who.page.wait_for_function(f"() => {fill} && getComputedStyle({fill}).fill.includes('#orion-duel-')")
        who.open_table("akropolis", "me random")
        drawn = "[...document.querySelectorAll('.lot path[fill*=pattern]')]"
        who.page.wait_for_function(f"() => {drawn}.some(path => getComputedStyle(path).display !== 'none')")
