"""A person at the page: what such tests do again and again."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium() -> str | None:
    """Return the path of a Chromium on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "net::ERR" not in message.text and "WebSocket" not in message.text:
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
        """Open a table and go there. Seats in words: me, open, hot, or the level of a bot."""
        if not self.known:
            self.introduce("Taras")
        plans = [
            {"kind": seat} | ({"name": f"Hot {i + 1}"} if seat == "hot" else {})
            if seat in ("me", "open", "hot")
            else {"kind": "bot", "level": seat}
            for i, seat in enumerate(seats.split())
        ]
        opened = self.post("/api/tables", {"game": game, "seats": plans, "public": False} | more)
        self.page.goto(opened["link"])
        if "open" not in seats.split():
            self.page.wait_for_selector("main.table")
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
        self.page.wait_for_function("n => Number(document.querySelector('ol.log').dataset.seq) > n", arg=before)

    def open_score(self) -> None:
        """After the end, open the score sheet from the prompt, and wait until the game's own part of it is there."""
        self.page.locator('[data-prompt="over"] [data-score]').click()
        self.page.wait_for_selector("[data-end] > :not(.cause, .seed, .acts)")

    def no_sideways_scrolling(self) -> bool:
        """Tell whether the page fits the width of its window."""
        # not innerWidth: a phone shows a page that is too wide smaller
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))

    def missing_words(self) -> list[str]:
        """Return the messages that have no words in the page's language."""
        found: list[str] = self.page.evaluate("[...document.body.innerText.matchAll(/⟦([^⟧]*)⟧/g)].map(m => m[1])")
        return found


def serious_faults(guest: Visitor) -> list[str]:
    """Return what axe finds serious or critical on the page."""
    if not guest.page.evaluate("typeof window.axe !== 'undefined'"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes'][:3]])}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def hidden_by_the_note(guest: Visitor, *kept: str) -> list[str]:
    """Return which of some things an explanation that is shown lies over."""
    found: list[str] = guest.page.evaluate(
        """kept => {
          const note = document.querySelector("[role=tooltip]").getBoundingClientRect();
          const over = box =>
            note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom;
          const hides = node => [...node.getClientRects()].some(over);
          return kept.filter(where => [...document.querySelectorAll(where)].some(hides));
        }""",
        list(kept),
    )
    return found
