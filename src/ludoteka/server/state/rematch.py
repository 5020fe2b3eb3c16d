"""Playing again: one offers it, each person answers, and those who want to meet at another table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ludoteka.server.common.errors import NotAllowed, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.events import Event, Sat, Wished
from ludoteka.server.state.table_state import Chair, TableState

Others = Literal["wait", "bot", "open"]


def answer(state: TableState, visitor: Visitor, again: bool | None) -> list[Event]:
    """Return what a person's answer changes: yes is an offer as well, None takes it back."""
    visitor.act_at(state.setting.id)
    own = state.seats_of(visitor)
    if not own:
        raise NotAllowed("Only those who played can play again.", "no-seat")
    if state.status != "over" or state.position is None:
        raise Refusal("A rematch comes after the end.", "not-over")
    if state.rematch is not None:
        return []
    return [Wished(seat, again) for seat in own if state.chairs[seat].again is not again]


def seats(
    state: TableState, others: Others, here: Collection[int], programs: Collection[str], stand_in: str
) -> list[Event] | None:
    """Return who sits down at the next table, the seats rotated by one; None while somebody's answer is awaited.

    `others` says what becomes of the seats of those who do not play again. Nobody's clock begins while they are away.
    Programs do not answer, and their tokens are for the old table: their seats are free for whoever is let in next.
    """
    people = [seat for seat, chair in enumerate(state.chairs) if chair.visitor not in (None, *programs)]
    out = [seat for seat in people if not state.chairs[seat].again]
    if out and others == "wait":
        return None
    if any(state.chairs[seat].again is None and seat in here for seat in out):
        raise Refusal("Somebody has not answered yet.", "not-answered")
    if state.setting.clock.kind == "live" and not all(seat in here for seat in people if seat not in out):
        return None
    filled = Chair(level=stand_in, name=stand_in) if others == "bot" else Chair()
    freed = [seat for seat, chair in enumerate(state.chairs) if seat in out or chair.visitor in programs]
    chairs = [filled if seat in freed else chair for seat, chair in enumerate(state.chairs)]
    rotated = [*chairs[1:], chairs[0]]
    return [
        Sat(seat, chair.name or "", chair.visitor, chair.level) for seat, chair in enumerate(rotated) if not chair.open
    ]
