"""Orichalcum in a real browser: by clicks, by keyboard, four seats, undo and its refusal, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludoteka.engine.text import LANGUAGES, LOCALES
from ludoteka.games.orichalcum.components import BUILDING_KEYS, CREATURE_KEYS, DEED_KEYS, TERRAIN_KEYS, TITAN_KEYS
from ludoteka.games.orichalcum.island_notation import DIRECTION_NAMES
from tests.web.orichalcum_player import MANY, Keys, Player, Taps
from tests.web.site import Visitor
from tests.web.still import WHOLE_GAME, jumps, watch

Visitors = Callable[..., Visitor]
Axe = Callable[[Visitor], list[str]]
#: What a whole game has to show: a fight, a temple, a building and an extra action.
WISHES = {"hoplites", "temple", "build", "extra"}


def to_the_end(player: Player, most: int = MANY) -> None:
    """Play, so many decisions at the page; the sheet then tells how the points came about."""
    guest = player.guest
    watch(guest)
    assert player.play(most) == (most < MANY)
    assert jumps(guest, WHOLE_GAME) == {}
    player.skip()
    guest.see_score()
    sheet = guest.page.locator("[data-end] .sheet section.won")
    expect(sheet).to_be_visible()
    assert sheet.locator(".road li.on").count() >= 5
    expect(sheet).to_contain_text("no creature left")


def test_a_whole_game_by_clicks_with_a_fight_a_temple_a_building_and_an_extra_action(
    visitor: Visitors, axe: Axe
) -> None:
    guest = visitor("Olena")
    player = Player(guest, guest.open_table("orichalcum", "me random"), set(WISHES))
    to_the_end(player)
    assert {act["do"] for act in player.done} >= WISHES
    assert player.odds_seen >= {"hoplites"}
    assert player.odds_seen & {"act", "extra", "fight"}  # before it is known who is sent
    heading = guest.page.locator("ol.log .ch button")
    for i in range(heading.count()):
        if heading.nth(i).get_attribute("aria-expanded") == "false":
            heading.nth(i).press("Enter")  # one that was scrolled past lies under the next one
            expect(heading.nth(i)).to_have_attribute("aria-expanded", "true")
    log = guest.page.locator("ol.log").inner_text()
    for deed in ("build a temple", "build: ", "buy an extra action", "win with"):
        assert f"You {deed}" in log
    assert guest.page.locator("ol.log .die").count() > 0
    assert axe(guest) == []
    assert guest.missing_words() == []


@pytest.mark.parametrize("lang", ["en-US", "uk-UA"])
def test_the_prompt_stays_as_high_when_it_asks_for_a_favour(visitor: Visitors, lang: str) -> None:
    guest = visitor("Olena", lang=lang)
    player = Player(guest, guest.open_table("orichalcum", "me random"), {"favour"})
    assert player.skip(until="favour")
    watch(guest)
    for choice in ("favour", "no-favour"):
        player.press(f'[data-choice="{choice}"]')
        expect(guest.page.locator("[data-confirm]")).to_be_enabled()
    said = guest.page.locator("[data-prompt] button:visible").all_text_contents()
    assert len(said) == len(set(said))  # no button says what another says
    assert jumps(guest) == {}


def test_by_keyboard_alone(visitor: Visitors) -> None:
    guest = visitor("Olena")
    player = Keys(guest, guest.open_table("orichalcum", "me random"))
    to_the_end(player, most=14)
    assert {act["do"] for act in player.done} >= {"metropolis", "card", "place"}


def test_a_place_that_is_not_legal_says_why(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me novice")
    guest.my_turn()
    guest.page.locator(".sea .cell:not(.open)").first.click(force=True)
    guest.page.wait_for_selector('[data-prompt="no"]')
    expect(guest.page.locator("[data-prompt] .say b").first).to_contain_text(re.compile("port|island"))


def test_pointing_shows_what_it_would_bring_and_explains(visitor: Visitors) -> None:
    guest = visitor("Olena")
    guest.open_table("orichalcum", "me novice")
    guest.my_turn()
    page = guest.page
    page.locator(".sea .cell.open").first.hover()
    expect(page.locator(".sea .ghost")).to_be_visible()
    expect(page.locator(".chips li").first).to_have_text(re.compile(r"[+][12]"))
    expect(page.locator("[data-confirm]")).to_be_disabled()
    for place in (".craft [data-slot=forest]", ".craft .st", ".acard", ".sea .cell.open:has(.anchor)"):
        page.locator(place).first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_explains_itself(lang: str) -> None:
    words = (LOCALES / lang / "orichalcum-page.ftl").read_text(encoding="utf-8")
    creatures = {"hydra" if key.startswith("hydra") else key for key in CREATURE_KEYS[1:]}
    for kind in (*BUILDING_KEYS[1:], *creatures, *TITAN_KEYS, *TERRAIN_KEYS, *DEED_KEYS[1:], "temple", "port"):
        assert f"orichalcum-{kind.replace('_', '-')}-about = " in words


def test_undo_inside_a_turn_and_its_refusal_after_a_roll(visitor: Visitors) -> None:
    guest = visitor("Olena")
    player = Player(guest, guest.open_table("orichalcum", "me random"), {"hoplites"})
    prompt = guest.page.locator("[data-prompt] .say b").first
    undo = guest.page.get_by_role("button", name="Undo")
    expect(prompt).to_contain_text("metropolis")
    expect(undo).to_have_count(0)
    player.play(most=2)
    for step in ("Take an action card", "metropolis"):
        expect(undo).to_be_visible()
        undo.click()
        expect(prompt).to_contain_text(step)
    expect(undo).to_have_count(0)

    assert player.skip(until="hoplites")
    player.play(most=1)
    expect(guest.page.locator("[data-dice]")).to_be_visible()
    expect(undo).to_have_count(0)
    answer = player.line.ask("undo")
    assert (answer["type"], answer["code"]) == ("refused", "no-undo")
    assert answer["message"] == "There is no step of this turn that can be taken back."


def test_four_seats_with_bots_and_their_islands_one_tap_away(visitor: Visitors, axe: Axe) -> None:
    guest = visitor("Olena")
    page = guest.page
    player = Player(guest, guest.open_table("orichalcum", "me random random random"))
    while player.position().state.round < 4:
        assert player.skip(most=4)
    expect(page.locator(".rail.left [data-seat]")).to_have_count(4)
    for seat in (1, 2, 3):
        panel = page.locator(f'[data-seat="{seat}"]')
        panel.get_by_role("button", name="Island").click()
        expect(page.locator(".whose")).to_have_text(re.compile(str(panel.get_attribute("aria-label"))))
        expect(page.get_by_role("group", name=f"Island of seat {seat + 1}")).to_be_visible()
        assert page.locator(f'.sea [data-piece^="{seat}:"]').count() >= 3
    assert axe(guest) == []
    page.locator(".whose button").click()
    expect(page.get_by_role("group", name="Island of seat 1")).to_be_visible()


def test_a_phone_shows_all_and_a_tile_is_turned_by_taps(visitor: Visitors, axe: Axe) -> None:
    for lang, dark in (("uk-UA", True), ("ru-RU", False), ("en-US", True)):
        guest = visitor("Олена", phone=True, lang=lang, dark=dark)
        player = Taps(guest, guest.open_table("orichalcum", "me random"))
        assert player.skip(until="place")
        position = player.position()
        ways = map(position.action_to_json, position.legal_actions())
        player.do(max(ways, key=lambda act: DIRECTION_NAMES.index(act["direction"])), position)
        assert player.skip(most=4)
        assert guest.my_turn()
        assert guest.no_sideways_scrolling()
        assert guest.missing_words() == []
        assert axe(guest) == []
