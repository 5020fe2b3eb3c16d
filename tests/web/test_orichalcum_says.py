"""What Orichalcum says: which cells a reason means, what a choice brings, whom the odds are about; on phones too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import ludoteka
from tests.web.fits import CLOCK, LOW, PHONES, faults
from tests.web.orichalcum_player import Act, Player, Taps
from tests.web.site import Visitor

Visitors = Callable[..., Visitor]

CELLS = re.compile(r"[Cc]ell\s(\d+)")
LIT = "[...document.querySelectorAll('.sea [data-lit] > text')].map(text => Number(text.textContent))"
HANDS: dict[str, type[Player]] = {"desk": Player, "phone": Taps}
#: Every picture that something on the page is made of.
PICTURES = "all => all.map(use => use.getAttribute('href'))"


def said(guest: Visitor) -> str:
    return guest.page.locator("[data-prompt] .say").inner_text()


def at_a_table(visitor: Visitors, kind: str, seats: str = "me random", *wishes: str, lang: str = "en-US") -> Player:
    guest = visitor("Olena", phone=kind == "phone", lang=lang)
    player = HANDS[kind](guest, guest.open_table("orichalcum", seats, clock=CLOCK), {*wishes})
    guest.my_turn()
    return player


def until_creating(player: Player) -> ludoteka.Position:
    """Play until something is to be created, and not all of it fits."""
    for _ in range(60):
        if not player.skip(until="build"):
            break
        position = player.position()
        if not any(act["do"] == "temple" for act in map(position.action_to_json, position.legal_actions())):
            return position
        player.do(player.adviser.choose(position), position)
    raise AssertionError("nothing was ever to be built")


# ---- reasons and the log mean cells that are lit


@pytest.mark.parametrize("kind", HANDS)
def test_the_cells_that_a_reason_names_are_lit_and_numbered(visitor: Visitors, kind: str) -> None:
    player = at_a_table(visitor, kind)
    page = player.page
    assert player.skip(until="place")
    assert page.evaluate(LIT) == []  # nobody else's cell has a number
    built = page.locator('.sea .cell:has([data-piece*=":metropolis:"])')
    for _ in range(6):
        for cell in built.all():
            player.reach(cell)
            page.wait_for_selector('[data-prompt="no"]')
            if named := {int(number) for number in CELLS.findall(said(player.guest))}:
                assert set(page.evaluate(LIT)) == named
                assert faults(player.guest) == []  # the numbers can be read
                number = page.locator(f'.sea [data-cell="{min(named)}"] [data-lit="{min(named)}"]')
                expect(number).to_be_visible()
                player.press(".sea .cell.open >> nth=0")
                expect(page.locator(".sea [data-lit] > text")).to_have_count(0)
                return
            page.keyboard.press("Escape")  # the next reason is a new one
            page.wait_for_selector('[data-prompt="mine"]')
        player.turn()
    raise AssertionError("no reason names a cell")


def test_a_line_of_the_log_lights_its_cells_and_has_no_numbers_for_them(visitor: Visitors) -> None:
    player = at_a_table(visitor, "desk")
    page = player.page
    assert player.skip(most=4)
    player.guest.my_turn()
    assert not re.search(r"cell|\b\d+ \d+\b", page.locator("ol.log").inner_text(), re.I)
    line = page.locator("ol.log [data-line]", has=page.locator(".loc")).last
    line.hover()
    expect(page.locator('.sea .cell[data-lit="on"]').first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator('.sea .cell[data-lit="on"]')).to_have_count(0)


def test_on_a_phone_the_log_gives_way_to_the_cells_that_it_lights(visitor: Visitors) -> None:
    player = at_a_table(visitor, "phone", lang="uk-UA")
    page = player.page
    assert player.skip(most=4)
    player.guest.my_turn()
    for size in PHONES:
        page.set_viewport_size(size)
        page.locator("[data-last]").tap()
        page.locator("dialog[open] ol.log [data-line] .loc").last.tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
        lit = page.locator('.sea .cell[data-lit="on"]')
        expect(lit.first).to_be_visible()
        page.locator("[data-prompt] .say").tap()
        expect(lit).to_have_count(0)


# ---- the prompt says what is chosen, what it brings, and why nothing can be


@pytest.mark.parametrize("kind", HANDS)
def test_what_fits_nowhere_says_so_and_what_is_chosen_is_said(visitor: Visitors, kind: str) -> None:
    player = at_a_table(visitor, kind, "me random", "build")
    page, position = player.page, until_creating(player)
    asked = said(player.guest)
    player.press('.craft [data-slot="temple"]')
    expect(page.locator("[data-prompt] .say")).to_contain_text("Temple: there is no place for it now.")
    expect(page.locator("[data-prompt] .say")).to_contain_text("four")  # what it needs
    expect(page.locator(".confirm-bar .go, [data-confirm]").locator("visible=true").first).to_be_disabled()
    assert page.locator(".sea .cell.open").count() == 0
    player.reach(page.locator('.craft [data-slot="temple"]'))
    expect(page.locator("[data-prompt] .say")).to_have_text(asked.replace("\n", ""))
    builds = (act for act in map(position.action_to_json, position.legal_actions()) if act["do"] == "build")
    player.choose(next(builds), position)
    expect(page.locator("[data-prompt] .say b")).to_contain_text("goes here.")
    assert said(player.guest) != asked


@pytest.mark.parametrize("kind", HANDS)
def test_every_choice_changes_what_the_prompt_says(visitor: Visitors, kind: str) -> None:
    """A card, a place for the tile, a metropolis: before it is chosen and after, other words."""
    player = at_a_table(visitor, kind)
    seen = set[str]()
    for _ in range(12):
        assert player.guest.my_turn()
        position = player.position()
        act = player.adviser.choose(position)
        before = said(player.guest)
        player.choose(act, position)
        if act["do"] in ("card", "place", "metropolis") and act["do"] not in seen:
            seen.add(act["do"])
            expect(player.page.locator("[data-prompt] .say")).not_to_have_text(before.replace("\n", ""))
        player.confirm()
        if len(seen) == 3:
            return
    raise AssertionError(f"only {seen} were to be chosen")


@pytest.mark.parametrize("kind", HANDS)
def test_what_a_tile_brings_is_a_sentence(visitor: Visitors, kind: str) -> None:
    """Areas are named with what is counted: cells, and together where there are several."""
    player = at_a_table(visitor, kind)
    page = player.page
    where = ".chips" if kind == "desk" else "[data-prompt] .say"
    for _ in range(8):
        assert player.skip(until="place")
        position = player.position()
        for action in position.legal_actions():
            areas: list[dict[str, Any]] = position.preview(action).get("areas", [])
            if not areas:
                continue
            player.choose(position.action_to_json(action), position)
            for area in areas:
                count = "1 cell" if area["size"] == 1 else f"{area['size']} cells together"
                expect(page.locator(where)).to_contain_text(f"{area['terrain']}: {count}")
            assert not re.search(r"\d+ ?[x×]", page.locator(where).inner_text())
            return
        player.do(player.adviser.choose(position), position)
    raise AssertionError("no tile ever had land")


@pytest.mark.parametrize("kind", HANDS)
def test_odds_name_the_creature(visitor: Visitors, kind: str) -> None:
    player = at_a_table(visitor, kind, "me random", "hoplites")
    assert player.skip(odds=True)
    for _ in range(120):
        assert player.guest.my_turn()
        position = player.position()
        act = player.adviser.choose(position)
        foes = [cell["creature"] for cell in position.view(0)["seats"][0]["cells"] if cell.get("creature")]
        odds = position.preview(position.action_from_json(act)).get("odds")
        player.choose(act, position)
        if odds and act["do"] == "hoplites":
            name = foe_name(position.view(0)["fight"]["creature"])
            expect(player.page.locator(".fight, [data-odds]").locator("visible=true").first).to_be_visible()
            expect(player.page.locator("main.table")).to_contain_text(f"{name}, strength")
            return
        if odds:
            where = ".chips .odds" if kind == "desk" else "[data-prompt] .say"
            assert foes
            expect(player.page.locator(where)).to_contain_text(
                re.compile("|".join(foe_name(foe) for foe in foes), re.I)
            )
        player.confirm()
    raise AssertionError("there was no fight")


def foe_name(creature: str) -> str:
    """What a creature is called in English; a hydra bears the name of a titan besides."""
    return creature.split("_")[0].capitalize()


def test_one_picture_has_one_meaning(visitor: Visitors) -> None:
    """Creatures that are left on an island have a face; the sign of captured ones stands for nothing else."""
    player = at_a_table(visitor, "desk", "me random random")
    assert player.skip(most=6)
    page = player.page
    left = page.locator(".roadline .left use").evaluate_all(PICTURES)
    assert len(left) == 3
    assert all(picture.startswith("#ori-c-") for picture in left)
    has = page.locator(".res li use").evaluate_all(PICTURES)
    assert set(has) == {"#ori-r-hoplite", "#ori-r-nugget", "#ori-r-captured"}
    others = page.locator('[href="#ori-r-captured"]').evaluate_all(
        "all => all.filter(use => !use.closest('.res, .goods, .extras, .sea, .log')).length"
    )
    assert others == 0


# ---- by a finger


def tile_in_hand(visitor: Visitors, lang: str) -> Iterator[Taps]:
    player = at_a_table(visitor, "phone", lang=lang)
    assert isinstance(player, Taps)
    yield player  # the metropolis
    assert player.play(until="place")
    yield player


@pytest.mark.parametrize("lang", ["en-US", "uk-UA", "ru-RU"])
def test_a_phone_names_no_keys(visitor: Visitors, lang: str) -> None:
    for player in tile_in_hand(visitor, lang):
        words = player.page.locator("main.table").inner_text()
        labels = player.page.locator("main.table [aria-label]").evaluate_all(
            "all => all.map(node => node.getAttribute('aria-label'))"
        )
        assert [text for text in (words, *labels) if re.search(r"\b[RQ]\b", text)] == []


def test_what_is_held_is_seen_before_a_cell_is_tapped_and_turns(visitor: Visitors) -> None:
    """And nothing of the last placement is left that looks laid."""
    for player in tile_in_hand(visitor, "uk-UA"):
        page = player.page
        for size in PHONES:
            page.set_viewport_size(size)
            held = page.locator("[data-held]")
            picture = held.locator(".what svg").first
            expect(picture).to_be_visible()
            expect(page.locator(".sea .ghost")).to_have_count(0)
            before = picture.evaluate("svg => svg.innerHTML")
            held.locator("button").last.tap()
            page.wait_for_function(
                "before => document.querySelector('[data-held] svg:not(.i)').innerHTML !== before", arg=before
            )
            assert faults(player.guest) == []
            assert page.evaluate(CUT_SIGNS) == 0


#: How many signs of ports are cut by the edge of the sea.
CUT_SIGNS = """() => {
  const sea = document.querySelector(".sea").getBoundingClientRect();
  return [...document.querySelectorAll(".sea .sign rect")].map(sign => sign.getBoundingClientRect()).filter(box =>
    box.left < sea.left || box.right > sea.right || box.top < sea.top || box.bottom > sea.bottom).length;
}"""


def test_a_finger_that_moves_sees_the_cell_below_it(visitor: Visitors) -> None:
    """Also the smallest cells, high up on the lowest phone: large, in the window and not under the finger."""
    player = at_a_table(visitor, "phone", lang="uk-UA")
    page = player.page
    finger = page.context.new_cdp_session(page)
    for size in (*PHONES, LOW):
        page.set_viewport_size(size)
        cells, island = page.locator(".sea .cell.open"), page.locator(".sea svg.isle").bounding_box()
        assert island is not None
        boxes = [(box, cell) for cell in cells.all() if (box := cell.bounding_box())]
        for box, target in (min(boxes, key=lambda found: found[0]["y"]), max(boxes, key=lambda found: found[0]["x"])):
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            start = (island["x"] + island["width"] / 2, island["y"] + island["height"] / 2)
            first = {"x": start[0], "y": start[1]}
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [first]})
            for step in range(1, 9):
                at = {"x": start[0] + (x - start[0]) * step / 8, "y": start[1] + (y - start[1]) * step / 8}
                finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
            number = str(target.get_attribute("data-cell"))
            large = page.locator(f'[data-loupe="{number}"]')
            expect(large).to_be_in_viewport(ratio=1)
            shown = large.bounding_box()
            assert shown is not None
            assert min(shown["width"], shown["height"]) >= 88  # twice as large as what a finger hits
            assert not (shown["x"] < x < shown["x"] + shown["width"] and shown["y"] < y < shown["y"] + shown["height"])
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            expect(page.locator(f'.sea [data-cell="{number}"]')).to_have_attribute("aria-pressed", "true")
            expect(page.locator("[data-loupe]")).to_have_count(0)


class Looking(Taps):
    """Turns the phone at every decision, and looks where Confirm is before a choice and after it."""

    def __init__(self, guest: Visitor, table: str) -> None:
        super().__init__(guest, table, {"hoplites", "build"})
        self.places: dict[int, set[tuple[float, float]]] = {size["width"]: set() for size in PHONES}

    def look(self, size: ViewportSize) -> None:
        box = self.page.locator(".confirm-bar").bounding_box()
        assert box is not None
        self.places[size["width"]].add((box["y"], box["height"]))
        assert size["height"] - (box["y"] + box["height"]) <= 12  # no dead space below it

    def choose(self, act: Act, position: ludoteka.Position) -> None:
        size = PHONES[len(self.done) % len(PHONES)]
        self.page.set_viewport_size(size)
        self.look(size)
        super().choose(act, position)
        self.look(size)


def test_confirm_stays_where_it_is(visitor: Visitors) -> None:
    guest = visitor("Олена", phone=True, lang="ru-RU")
    player = Looking(guest, guest.open_table("orichalcum", "me random random random"))
    player.play(most=24)
    assert len({act["do"] for act in player.done}) >= 4
    assert {width: len(found) for width, found in player.places.items()} == {390: 1, 360: 1, 844: 1}


# ---- told to who does not see it


def test_cells_tell_whether_they_can_be_chosen_and_dice_what_they_show(visitor: Visitors) -> None:
    player = at_a_table(visitor, "phone", "me random", "hoplites")
    page = player.page
    for kind, words in ((".open", "can be chosen"), (":not(.open)", "not now")):
        names = page.locator(f".sea .cell{kind}").evaluate_all(
            "all => all.map(cell => cell.getAttribute('aria-label'))"
        )
        assert names
        assert [name for name in names if words not in name] == []
    assert player.skip(until="hoplites")
    assert player.play(most=1)
    dice = page.locator("[data-dice]")
    shown = dice.locator("svg").count()
    label = str(dice.get_attribute("aria-label"))
    faces = re.search(r"Dice: ([^.]*)\.", label)
    assert faces is not None
    assert len(faces[1].split(", ")) == shown
    assert len(label) > faces.end() + 3  # and what came of it
