"""Who looks at a table, whose pages are open, and for whom the game waits though their page is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.settings import Settings
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.state.absence import Absences
from ludoteka.server.state.clocks import Now
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire import messages
from ludoteka.server.wire.wire_types import Absent

#: How often who is here is told at most.
_TOLD_SECONDS = 0.5

#: So many of those who look on are named.
_NAMED = 12

#: The state of a table at the moment of the call.
Current = Callable[[], TableState]


class Presence:
    """The viewers of one table, and what their coming and going tells the others."""

    def __init__(self, current: Current, settings: Settings, now: Now) -> None:
        self.viewers: set[Viewer] = set()
        self.absences = Absences(settings)
        self._current, self._now = current, now
        self._waited_for: list[int] = []
        self._soon: asyncio.TimerHandle | None = None

    @property
    def spectators(self) -> int:
        """How many look from no seat."""
        return sum(viewer.chosen is None for viewer in self.viewers)

    def watchers(self) -> tuple[int, list[str]]:
        """Return how many people look from no seat, and the names of some; a person with two pages is one."""
        known: dict[str, str] = {}
        guests = 0
        for viewer in self.viewers:
            if viewer.chosen is None and viewer.visitor is not None:
                known[viewer.visitor.id] = viewer.visitor.name
            elif viewer.chosen is None:
                guests += 1
        return len(known) + guests, sorted(known.values(), key=str.casefold)[:_NAMED]

    def here(self) -> list[int]:
        """Return the seats whose person's page is open; since when the others are away is noted."""
        state = self._current()
        seats = {seat for viewer in self.viewers for seat in state.seats_of(viewer.visitor)}
        self.absences.note(state, seats, self._now())
        return sorted(seats)

    def absent(self) -> list[Absent]:
        """Return for whom the game waits while their page is closed."""
        return self.absences.waited_for(self._current(), self._now())

    def send(self, message: messages.FromServer) -> None:
        """Send the same to all viewers."""
        text = messages.encode(message)
        for viewer in self.viewers:
            viewer.send_text(text)

    def send_away(self, check: Callable[[Visitor | None], None]) -> None:
        """Close the pages of those whom a check refuses, with its words."""
        for viewer in list(self.viewers):
            try:
                check(viewer.visitor)
            except Refusal as refusal:
                viewer.send(messages.Refused(code=refusal.code, message=str(refusal), args=refusal.facts))
                viewer.close(messages.CLOSE_NOT_ALLOWED)

    def watch(self, prolonged: bool) -> None:
        """After a commit: tell all when the game begins or ceases to wait for somebody, or gives them more time."""
        self.here()
        waited_for = [absent.seat for absent in self.absent()]
        if waited_for != self._waited_for or prolonged:
            self.tell_soon()
        self._waited_for = waited_for

    def tell_soon(self) -> None:
        """Tell who is here, but not once for each of a crowd that comes at once."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_TOLD_SECONDS, self._tell)

    def _tell(self) -> None:
        self._soon = None
        count, names = self.watchers()
        self.send(messages.Here(seats=self.here(), spectators=count, absent=self.absent(), watchers=names))

    def close(self) -> None:
        """Tell nothing any more."""
        if self._soon is not None:
            self._soon.cancel()
