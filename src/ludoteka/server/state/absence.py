"""When the game waits for somebody: since when they are away, and what the others may do about it."""

from __future__ import annotations

from collections.abc import Collection

from ludoteka.server.common.errors import Refusal
from ludoteka.server.common.settings import Settings
from ludoteka.server.state.clocks import SECOND
from ludoteka.server.state.events import Event, Nudged, Prolonged, Replaced
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire.wire_types import Absent


class Absences:
    """Since when each person's page is closed. A table that is loaded anew begins to wait anew."""

    def __init__(self, settings: Settings) -> None:
        self._patience = int(settings.away_seconds * SECOND)
        self._pause = int(settings.nudge_seconds * SECOND)
        self._since: dict[int, int] = {}

    def note(self, state: TableState, here: Collection[int], now: int) -> None:
        """Take note of whose pages are open now."""
        for seat, chair in enumerate(state.chairs):
            if chair.visitor is None or seat in here:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, now)

    def waited_for(self, state: TableState, now: int) -> list[Absent]:
        """Return the person for whom the game waits while their page is closed, if there is one."""
        seat = state.mover
        if seat is None or seat not in self._since or state.chairs[seat].by_bot:
            return []
        if state.ticking.left is not None:
            return [Absent(seat=seat, bot_in=None)]
        begun = max(self._since[seat], state.lines[state.position_seq - 1].at, _latest(state, Prolonged, seat) or 0)
        return [Absent(seat=seat, bot_in=max(0, begun + self._patience - now))]

    # ---- what the others may do

    def nudge(self, state: TableState, by: int, seat: int, now: int) -> list[Event]:
        """Ask a seat to decide, not too often."""
        _check_waiting(state, by, seat)
        self._check_pause(state, Nudged, seat, now, "nudged")
        return [Nudged(seat, by)]

    def prolong(self, state: TableState, by: int, seat: int, now: int) -> list[Event]:
        """Give a seat more time: on its clock, or before a bot may play for it."""
        _check_waiting(state, by, seat)
        if state.ticking.left is None and not self.waited_for(state, now):
            raise Refusal("Their page is open: there is no clock, and nothing to prolong.", "not-absent")
        self._check_pause(state, Prolonged, seat, now, "prolonged")
        return [Prolonged(seat, by)]

    def replace(self, state: TableState, by: int, seat: int, now: int) -> list[Event]:
        """Let a bot play for somebody who was away long enough."""
        _check_waiting(state, by, seat)
        absent = self.waited_for(state, now)
        if not absent:
            raise Refusal("Their page is open again.", "not-absent")
        if absent[0].bot_in is None:
            raise Refusal("The clock decides when a bot plays on.", "clock-runs")
        if absent[0].bot_in > 0:
            seconds = absent[0].bot_in // SECOND + 1
            raise Refusal(f"Wait {seconds} seconds more.", "too-soon", args={"seconds": seconds})
        return [Replaced(seat, "absent", by)]

    def _check_pause(
        self, state: TableState, kind: type[Nudged] | type[Prolonged], seat: int, now: int, code: str
    ) -> None:
        latest = _latest(state, kind, seat)
        if latest is not None and now - latest < self._pause:
            seconds = (latest + self._pause - now) // SECOND + 1
            raise Refusal(f"That was just done: wait {seconds} seconds.", f"{code}-already", args={"seconds": seconds})


def _check_waiting(state: TableState, by: int, seat: int) -> None:
    """Raise Refusal where the game does not wait for another person at that seat."""
    if state.status != "playing":
        raise Refusal("Nobody is waited for.", "over" if state.status == "over" else "not-begun")
    if state.mover != seat or state.chairs[seat].by_bot or state.chairs[seat].visitor == state.chairs[by].visitor:
        raise Refusal(f"The game does not wait for seat {seat}.", "not-waiting")


def _latest(state: TableState, kind: type[Nudged] | type[Prolonged], seat: int) -> int | None:
    """Return when something last happened to a seat in the present position."""
    for line in reversed(state.lines):
        if line.seq <= state.position_seq:
            return None
        if isinstance(line.event, kind) and line.event.seat == seat:
            return line.at
    return None
