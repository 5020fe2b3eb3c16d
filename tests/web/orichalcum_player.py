"""Plays Orichalcum at the page: a bot advises, a hand or the keys do what it says."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

import ludoteka
from ludoteka.games.orichalcum.components import NEAR
from ludoteka.games.orichalcum.island_notation import DIRECTION_NAMES
from tests.web.line import Line
from tests.web.site import Visitor

Act = dict[str, Any]
SEAT = 0
#: More own decisions than any sensible game has.
MANY = 500
#: Decisions whose place is a cell of one's own island.
ON_CELLS = {"metropolis", "place", "temple", "build", "gift", "fight"}
#: Those that cover several cells, by their turns from the direction.
COVERS = {"metropolis": (0,), "place": (0, 1), "temple": (0, -1, 1)}
PRESSED = "[...document.querySelectorAll('.sea .cell[aria-pressed=true]')].map(cell => Number(cell.dataset.cell))"
CONFIRM = "button.go:not(.icon):visible"


class Adviser:
    """Looks one action ahead, takes what was not seen yet where it can, and does not win before it has seen it all."""

    def __init__(self, wishes: set[str]) -> None:
        self.wishes = set(wishes)
        self.bot = ludoteka.bot("orichalcum", "greedy", seed=7)

    def choose(self, position: ludoteka.Position) -> Act:
        legal = {action: position.action_to_json(action) for action in position.legal_actions()}
        chosen = self.bot.choose(position.view_only(SEAT))
        wished = [action for action, act in legal.items() if act["do"] in self.wishes]
        if wished and chosen not in wished:
            chosen = wished[-1]
        if self.wishes - {legal[chosen]["do"]} and position.after(chosen).is_over:
            chosen = next((action for action in legal if not position.after(action).is_over), chosen)
        return legal[chosen]


class Player:
    """Does at the page what the adviser says, by clicks or taps."""

    def __init__(self, guest: Visitor, table: str, wishes: set[str] | None = None) -> None:
        self.guest, self.page = guest, guest.page
        self.line, self.adviser = Line(guest, table), Adviser(wishes or set())
        self.done: list[Act] = []
        #: What was done with the odds in sight.
        self.odds_seen: set[str] = set()

    def position(self) -> ludoteka.Position:
        """Return a position that one's own seat cannot tell from the real one."""
        return self.line.position("orichalcum")

    def play(self, most: int = MANY, until: str | None = None) -> bool:
        """Play on until the end, or until something of a kind is to be done; return whether the game goes on."""
        for _ in range(most):
            if not self.guest.my_turn():
                return False
            position = self.position()
            act = self.adviser.choose(position)
            if act["do"] == until:
                return True
            self.do(act, position)
        return True

    def skip(self, most: int = MANY, until: str | None = None, odds: bool = False) -> bool:
        """As `play`, but over the line; then look at the page anew. `odds`: until something may be won or lost."""
        for _ in range(most):
            if not self.line.my_turn():
                break
            position = self.position()
            act = self.adviser.choose(position)
            if act["do"] == until or (odds and position.preview(position.action_from_json(act)).get("odds")):
                break
            self.line.move(_text(act))
            self.adviser.wishes.discard(act["do"])
        self.page.reload()
        return self.guest.my_turn()

    def do(self, act: Act, position: ludoteka.Position) -> None:
        """Choose, confirm, and see it done."""
        self.choose(act, position)
        self.see_odds(act, position)
        self.confirm()
        self.check(act, position)
        self.done.append(act)
        self.adviser.wishes.discard(act["do"])

    def see_odds(self, act: Act, position: ludoteka.Position) -> None:
        """Whatever leads to a roll shows its odds first: in the panel of the fight, else beside the choice."""
        odds = position.preview(position.action_from_json(act)).get("odds")
        if odds:
            own = '.odd[aria-pressed="true"] .t b' if act["do"] == "hoplites" else ".chips .odds b"
            expect(self.page.locator(own)).to_have_text([re.compile(f"^{_percent(odd['chance'])}%$") for odd in odds])
            self.odds_seen.add(act["do"])

    def check(self, act: Act, position: ludoteka.Position) -> None:
        """See on the page what was done."""
        if act["do"] == "build":
            expect(self.page.locator(f'.sea [data-piece="{SEAT}:building:{act["cell"]}"]')).to_have_count(1)
        elif act["do"] == "temple":
            temples = sum(done["do"] == "temple" for done in self.done) + 1
            expect(self.page.locator(f'.sea [data-piece^="{SEAT}:temple:"]')).to_have_count(temples)
        elif act["do"] == "hoplites" and position.players == 2:  # with more the turn may end with the roll
            expect(self.page.locator("[data-dice]")).to_be_visible()

    def choose(self, act: Act, position: ludoteka.Position) -> None:
        """Make an action the draft."""
        do = act["do"]
        if do in ("card", "discard"):
            self.press(f'.acard[data-slot="{act["slot"]}"]')
        elif do in ("hoplites", "kronos"):
            self.press(f'[data-odds="{act.get("count", "kronos")}"]')
        elif do in ("extra", "no-extra"):
            self.press(f'[data-extra="{_text(act)}"]')
        elif do in ("build", "temple", "medallion"):
            self.press(f'.craft [data-slot="{act.get("slot", do)}"]')
        elif do not in ON_CELLS:
            self.press(f'[data-choice="{_text(act)}"]')
        if do in ON_CELLS:
            self.put(act["cell"], covered(act, position))

    def put(self, cell: int, cells: set[int]) -> None:
        """Lay something on a cell, turned so that it covers just these."""
        self.press(f'.sea [data-cell="{cell}"]')
        for _ in range(6):
            pressed = self.page.evaluate(PRESSED)
            if set(pressed) == cells:
                return
            self.turn()
            self.page.wait_for_function(f"before => JSON.stringify({PRESSED}) !== JSON.stringify(before)", arg=pressed)
        raise AssertionError(f"at {cell} nothing covers {cells}, but {self.page.evaluate(PRESSED)}")

    def press(self, selector: str) -> None:
        """Press what is not pressed yet."""
        target = self.page.locator(selector)
        if target.get_attribute("aria-pressed") != "true":
            self.reach(target)
        expect(target).to_have_attribute("aria-pressed", "true")

    # ---- by hand

    def reach(self, target: Locator) -> None:
        target.click()

    def turn(self) -> None:
        self.reach(self.page.locator(".turns button, [data-held] button").last)

    def confirm(self) -> None:
        """Confirm, and wait until the log tells it: until then the page looks as before, and a tap comes later."""
        expect(self.page.locator(CONFIRM)).to_be_enabled()
        before = self.guest.told()
        self.reach(self.page.locator(CONFIRM))
        self.guest.wait_told(before)
        self.page.wait_for_selector('.whole[aria-busy="false"]')


def _percent(chance: float) -> str:
    """Return a pattern of a chance in per cent, with the point or the comma of the page's language."""
    if not 0.99 < chance < 1:
        return str(int(chance * 100 + 0.5))
    return f"{min(chance * 100, 99.9):.1f}".removesuffix(".0").replace(".", "[.,]")


def _text(act: Act) -> str:
    game = ludoteka.game("orichalcum")
    return game.action_to_text(game.action_from_json(act))


def covered(act: Act, position: ludoteka.Position) -> set[int]:
    """Return the cells that an action covers."""
    state, cell = position.state, act["cell"] - 1
    way = DIRECTION_NAMES.index(act.get("direction", "E"))
    turns = COVERS.get(act["do"], ())
    if act["do"] == "place":
        turns = turns[: len(position.view(SEAT)["tile"]) - 1]
    return {cell + 1} | {int(NEAR[state.island[SEAT], cell, (way + turn) % 6]) + 1 for turn in turns}


#: Where the focus is, seen from an element that is to be reached: near is a stop of the same group.
WHERE = """target => {
    const active = document.activeElement, group = stop => stop.closest(".row, .isle, .craft, .fight, .extras");
    if (active === target) return "here";
    const stops = active?.matches("[data-stop]") && target.matches("[data-stop]");
    if (stops && group(active) === group(target)) return "near";
    return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "after";
}"""
#: What has the focus, and the arrow keys that lead on from there, the likeliest first.
WAY = """target => {
    const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = middle(document.activeElement.getBoundingClientRect());
    const [tx, ty] = middle(target.getBoundingClientRect());
    const across = ["ArrowLeft", "ArrowRight"], along = ["ArrowUp", "ArrowDown"];
    if (tx > x) across.reverse();
    if (ty > y) along.reverse();
    const [first, second] = Math.abs(tx - x) > Math.abs(ty - y) ? [across, along] : [along, across];
    return [JSON.stringify({ ...document.activeElement.dataset }), [first[0], second[0], second[1], first[1]]];
}"""


class Taps(Player):
    """The same by taps on a phone, where the prompt tells the odds."""

    def see_odds(self, act: Act, position: ludoteka.Position) -> None:
        odds = position.preview(position.action_from_json(act)).get("odds")
        if not odds or act["do"] == "hoplites":
            super().see_odds(act, position)
            return
        for odd in odds:
            by = f"{odd['hoplites']}: " if len(odds) > 1 else ""
            words = re.compile(f"{by}{_percent(odd['chance'])}%")
            expect(self.page.locator("[data-prompt] .say")).to_contain_text(words)
        self.odds_seen.add(act["do"])

    def reach(self, target: Locator) -> None:
        target.tap()


class Keys(Player):
    """The same by the keyboard alone."""

    def reach(self, target: Locator) -> None:
        self._focus(target)
        self.page.keyboard.press("Enter")

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def _focus(self, target: Locator) -> None:
        """Tab to the element or to its group, then follow the arrows."""
        for _ in range(120):
            where = target.evaluate(WHERE)
            if where in ("here", "near"):
                break
            self.page.keyboard.press("Tab" if where == "after" else "Shift+Tab")
        tried = set[tuple[str, str]]()
        while target.evaluate(WHERE) == "near":
            here, ways = target.evaluate(WAY)
            way = next((way for way in ways if (here, way) not in tried), None)
            assert way is not None, f"the arrow keys do not lead from {here} to {target}"
            tried.add((here, way))
            self.page.keyboard.press(way)
        assert target.evaluate(WHERE) == "here", f"Tab does not lead to {target}"
