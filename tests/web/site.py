"""A person at the page: what such tests do again and again."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, ViewportSize, expect

#: Resolves once all is drawn that follows from what has happened so far.
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
#: Notes whether one thing of a kind, which says this, comes in sight: also where it vanishes by itself soon.
CATCH = """([where, says]) => {
  const caught = { seen: false };
  const shown = one => one.getClientRects().length > 0 && one.textContent.includes(says);
  const looking = new MutationObserver(() => {
    if ([...document.querySelectorAll(where)].filter(shown).length !== 1) return;
    caught.seen = true;
    looking.disconnect();
  });
  looking.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return caught;
}"""
FUNCTION = re.compile(r"\s*(async\s*)?(\([^()]*\)|\w+)\s*=>")
#: How bad a fault must be: axe says that of each rule, so rules of which it says less are not asked at all.
GRAVE = ("serious", "critical")
#: Whoever speaks to the page says what is written on it: axe looks for that (WCAG 2.5.3) only where it is asked to.
AXE_RUN = """grave => {
  const slight = axe._audit.rules.filter(rule => rule.impact && !grave.includes(rule.impact));
  const rules = Object.fromEntries(slight.map(rule => [rule.id, { enabled: false }]));
  return axe.run({ exclude: [["[data-lit='off']"]] }, {
    resultTypes: ["violations"], rules: { ...rules, "label-content-name-mismatch": { enabled: true } },
  });
}"""
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium() -> str | None:
    """Return the path of a Chromium on this machine: rather the one without a window's machinery, which is lighter."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base
        #: What the browser's console complained of.
        self.complaints: list[str] = []
        #: Texts of all frames that came over sockets.
        self.heard: list[str] = []
        self.known = False
        #: The links of the tables that this person made.
        self.links: dict[str, str] = {}
        self._set_viewport_size = page.set_viewport_size
        page.set_viewport_size = self._resize  # type: ignore[method-assign]
        self._wait_for_function = page.wait_for_function
        page.wait_for_function = self._wait_for  # type: ignore[method-assign]
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))

    def _resize(self, viewport_size: ViewportSize) -> None:
        """Resize the window, and wait until the page has noticed: what follows looks at it."""
        self._set_viewport_size(viewport_size)
        self.page.evaluate(TWO_FRAMES)

    def _wait_for(self, expression: str, **more: Any) -> Any:
        """Wait until a function says yes. An expression is looked at once: later the page's policy forbids that."""
        assert FUNCTION.match(expression), f"no function: {expression}"
        return self._wait_for_function(expression, **more)

    def _console(self, message: ConsoleMessage) -> None:
        usual = ("net::ERR", "WebSocket", "Service Worker registration blocked")
        if message.type in ("error", "warning") and not any(part in message.text for part in usual):
            self.complaints.append(message.text)

    def introduce(self, name: str) -> None:
        """Get an identity under this name."""
        answer = self.page.request.post(f"{self.base}/api/me", data={"name": name}, headers={"origin": self.base})
        assert answer.ok, answer.text()
        self.known = True

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server for something, as this person."""
        answer = self.page.request.post(f"{self.base}{path}", data=body, headers={"origin": self.base})
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: str = "me novice", **more: Any) -> str:
        """Make a table and go there."""
        table = self.make_table(game, seats, **more)
        self.go_to(table, waiting="open" in seats.split())
        return table

    def go_to(self, table: str, waiting: bool = False) -> None:
        """Open the page of a table that this person made; `waiting`: its room, where others are to sit down."""
        self.page.goto(self.links[table])
        if not waiting:
            self.page.wait_for_selector("main.table")

    def make_table(self, game: str, seats: str = "me novice", **more: Any) -> str:
        """Make a table without going there. Seats in words: me, open, hot, or the level of a bot."""
        if not self.known:
            self.introduce("Taras")
        plans = [
            {"kind": seat} | ({"name": f"Hot {i + 1}"} if seat == "hot" else {})
            if seat in ("me", "open", "hot")
            else {"kind": "bot", "level": seat}
            for i, seat in enumerate(seats.split())
        ]
        opened = self.post("/api/tables", {"game": game, "seats": plans, "public": False} | more)
        self.links[str(opened["id"])] = opened["link"]
        return str(opened["id"])

    def invitation(self) -> str:
        """Return the link that the waiting room offers."""
        link = self.page.locator("#invite-link")
        expect(link).to_have_value(re.compile("key="))
        return link.input_value()

    def join(self, host: Visitor) -> None:
        """Open the host's invitation and sit down; both then see the table."""
        self.page.goto(host.invitation())
        self.page.get_by_role("button", name="Sit down").click()
        for guest in (host, self):
            guest.page.wait_for_selector("main.table")

    @property
    def prompt(self) -> str:
        """What the prompt is about: mine, no, wait, bot, over, lost."""
        return str(self.page.locator("[data-prompt]").first.get_attribute("data-prompt"))

    def sees_whose_turn_it_is(self) -> bool:
        """Wait until the page says whose turn it is, at a table of people; return whether it is this person's."""
        self.page.wait_for_selector('[data-prompt="mine"], [data-prompt="wait"]')
        return self.prompt == "mine"

    def my_turn(self) -> bool:
        """Wait until it is this person's turn or the game is over; return whether one may act."""
        self.page.wait_for_selector('[data-prompt="mine"], [data-prompt="no"], [data-prompt="over"]')
        return self.prompt != "over"

    def last_view(self) -> Any:
        """Return the view that the server told last."""
        for frame in reversed(self.heard):
            if '"view"' in frame and (told := json.loads(frame)).get("view"):
                return told["view"]
        raise AssertionError("the server told no view")

    def told(self) -> int:
        """Return how far the log has told what happened: the number of its last entry."""
        return int(self.page.locator("ol.log").first.get_attribute("data-seq") or 0)

    def wait_told(self, before: int) -> None:
        """Wait until the log tells more than it did."""
        self.page.wait_for_function("n => Number(document.querySelector('ol.log')?.dataset.seq) > n", arg=before)

    def at_rest(self) -> None:
        """Wait until all is done and seen that was confirmed: what is sent card by card, the log tells card by card."""
        self.page.wait_for_function("() => !document.querySelector('main [aria-busy=true]:not(button)')")

    @contextmanager
    def catching(self, where: str, says: str = "") -> Iterator[None]:
        """Do something, and wait until this has been in sight since, if only for a moment."""
        caught = self.page.evaluate_handle(CATCH, [where, says])
        yield
        self.page.wait_for_function("caught => caught.seen", arg=caught)

    def see_score(self) -> None:
        """After the end, wait until the score sheet is there: beside the board; in a replay a button opens it."""
        self.page.wait_for_selector('[data-prompt="over"]')
        # the sheet comes later than the end: only then it is known whether it is let down
        self.page.locator("button[data-score], [data-end]").first.wait_for(state="attached")
        if self.page.locator("button[data-score]").count():
            self.page.locator("button[data-score]").click()
        elif self.page.locator("[data-end] .grip[aria-expanded=false]").count():
            self.page.locator("[data-end] .grip").click()
        self.page.wait_for_selector("[data-end] [data-score-sheet] > *")

    def no_sideways_scrolling(self) -> bool:
        """Tell whether the page fits the width of its window."""
        # a phone shows a page that is too wide smaller, and then says that its window is as wide as the page
        assert self.page.viewport_size is not None
        wide: int = self.page.evaluate("document.documentElement.scrollWidth")
        room: int = self.page.evaluate("document.documentElement.clientWidth")
        return wide <= min(room, self.page.viewport_size["width"])

    def no_scrolling_down(self) -> bool:
        """Tell whether the page fits the height of its window."""
        return bool(self.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"))

    def missing_words(self) -> list[str]:
        """Return the messages that have no words in the page's language."""
        found: list[str] = self.page.evaluate("[...document.body.innerText.matchAll(/⟦([^⟧]*)⟧/g)].map(m => m[1])")
        return found


def serious_faults(guest: Visitor) -> list[str]:
    """Return what axe finds serious or critical on the page, besides what a lamp leaves in the dark for a moment."""
    if not guest.page.evaluate("typeof window.axe !== 'undefined'"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = guest.page.evaluate(AXE_RUN, list(GRAVE))
    return [
        f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes'][:3]])}"
        for fault in result["violations"]
        if fault["impact"] in GRAVE
    ]


def hidden_by_the_note(guest: Visitor, *kept: str) -> list[str]:
    """Return which of some things an explanation that is shown lies over, once it has followed what moved."""
    found: list[str] = guest.page.evaluate(
        """async kept => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const note = document.querySelector("[role=tooltip]").getBoundingClientRect();
          const over = box =>
            note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom;
          const hides = node => [...node.getClientRects()].some(over);
          return kept.filter(where => [...document.querySelectorAll(where)].some(hides));
        }""",
        list(kept),
    )
    return found
