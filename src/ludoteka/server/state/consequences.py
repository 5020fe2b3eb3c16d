"""What follows by itself from what has happened at a table; nobody asks for it."""

from __future__ import annotations

from ludoteka.server.state.events import Agreed, Answered, Counted, Event
from ludoteka.server.state.table_state import TableState


def of(state: TableState) -> list[Event]:
    """Return what follows now; once it has happened, something else may follow from it."""
    return _agreement(state) or _count(state)


def _agreement(state: TableState) -> list[Event]:
    """What is offered comes about once nobody's answer is awaited any more."""
    if state.offer is None or state.status != "playing" or state.unanswered:
        return []
    if state.offer.what == "draw" and len({state.chairs[seat].visitor for seat in state.offer.agreed}) < 2:
        return [Answered(state.offer.by, "draw", None)]  # the others are gone: nobody agrees with themselves
    return [Agreed(state.offer.by, state.offer.what)]


def _count(state: TableState) -> list[Event]:
    """A game of a series counts once it is over."""
    if state.series is None or state.status != "over" or state.position is None:
        return []
    if any(isinstance(line.event, Counted) for line in state.lines):
        return []
    return [Counted(state.counts_for())]
