"""Clocks: how long each seat may still think. They stand still while the server is down."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.engine.position import Position
from ludoteka.server.state.events import Began, Event, Moved, Prolonged, Returned
from ludoteka.server.wire.wire_types import Clock, Clocks

SECOND = 1000
DAY = 86_400 * SECOND
#: Whoever returns to a seat without time gets this share of the bank again, and at least so many milliseconds.
RETURN_SHARE = 10
RETURN_LEAST = 15 * SECOND
#: What is given by "more time": so much, or a day where days are counted.
GIFT = 120 * SECOND


class Now:
    """The time in milliseconds since 1970, which never runs backwards while the process lives."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> int:
        """Return the time."""
        return int((self._offset + time.monotonic()) * SECOND)


def full(rule: Clock, seats: int) -> tuple[int, ...] | None:
    """Return what the clocks show at the beginning."""
    if rule.kind == "none":
        return None
    return ((rule.bank * SECOND if rule.kind == "live" else rule.days * DAY),) * seats


#: From when to when.
Span = tuple[int, int]


def overlap(start: int, end: int, spans: Sequence[Span], gaps: Sequence[Span] = ()) -> int:
    """Return how much of the time from `start` to `end` lies in the spans during which the server was up.

    Several workers are up side by side, and such time counts once; time in the gaps, when nobody held the table, not
    at all.
    """
    return _covered(start, end, [*spans, *gaps]) - _covered(start, end, gaps)


def _covered(start: int, end: int, spans: Sequence[Span]) -> int:
    """Return how much of the time from `start` to `end` lies in any of the spans."""
    covered, reached = 0, start
    for first, last in sorted(spans):
        first, last = max(first, reached), min(last, end)
        if last > first:
            covered, reached = covered + last - first, last
    return covered


@dataclass
class Ticking:
    """The clocks of one table: what is left since `since`, and whose runs."""

    rule: Clock
    left: tuple[int, ...] | None
    running: int | None = None
    since: int = 0

    def at(self, now: int) -> tuple[int, ...] | None:
        """Return what is left to each seat."""
        if self.left is None or self.running is None:
            return self.left
        spent = max(0, now - self.since)
        return tuple(max(0, ms - spent) if seat == self.running else ms for seat, ms in enumerate(self.left))

    def after(self, event: Event, position: Position | None, seats: int, now: int) -> tuple[int, ...] | None:
        """Return what the clocks of so many seats show after an event; `position` is the one that a move leads to."""
        match event:
            case Began():
                return full(self.rule, seats)
            case Moved() if position is not None:
                return self.after_turn(now, event.seat, position.current_player != event.seat)
            case Prolonged():
                return self.after_gift(now, event.seat)
            case Returned():
                return self.after_return(now, event.seat)
            case _:
                return self.at(now)

    def after_turn(self, now: int, seat: int, turn_ended: bool) -> tuple[int, ...] | None:
        """Return what is left once a seat has decided: the increment, or the days anew, come when its turn ends."""
        left = self.at(now)
        if left is None or not turn_ended:
            return left
        gained = left[seat] + self.rule.increment * SECOND if self.rule.kind == "live" else self.rule.days * DAY
        return (*left[:seat], gained, *left[seat + 1 :])

    def after_return(self, now: int, seat: int) -> tuple[int, ...] | None:
        """Return what is left once a person has taken the seat back."""
        left = self.at(now)
        if left is None:
            return None
        least = self.rule.days * DAY
        if self.rule.kind == "live":
            least = max(RETURN_LEAST, self.rule.bank * SECOND // RETURN_SHARE)
        return (*left[:seat], max(left[seat], least), *left[seat + 1 :])

    def after_gift(self, now: int, seat: int) -> tuple[int, ...] | None:
        """Return what is left once somebody gave a seat more time."""
        left = self.at(now)
        if left is None:
            return None
        gift = GIFT if self.rule.kind == "live" else DAY
        return (*left[:seat], left[seat] + gift, *left[seat + 1 :])

    def deadline(self) -> int | None:
        """Return when the running clock will show nothing."""
        if self.left is None or self.running is None:
            return None
        return self.since + self.left[self.running]

    def shown(self, now: int) -> Clocks | None:
        """Return the clocks as a message has them."""
        left = self.at(now)
        return None if left is None else Clocks(left=list(left), running=self.running)
