"""Trying again: one person goes on from a decision of a game that is over, with bots in the seats of the others."""

from __future__ import annotations

import ludoteka
from ludoteka.server.bots import bot_pool
from ludoteka.server.common.errors import NotFound, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.events import Event, Sat
from ludoteka.server.state.table_state import TableState


def position(state: TableState, number: int, seat: int, fresh: bool, seed: int) -> ludoteka.Position:
    """Return the position before a decision; `fresh`: with all that the seat could not know drawn anew.

    Everything that is hidden in it was shown to all at the end. Raises Refusal or NotFound.
    """
    if state.status != "over" or state.position is None:
        raise Refusal("One can try again after the end.", "not-over")
    if seat >= len(state.chairs):
        raise NotFound(
            f"There is no seat {seat}: seats are 0 to {len(state.chairs) - 1}.", "no-such-seat", args={"seat": seat + 1}
        )
    found = state.begin()
    for action in state.moves[:number]:
        found.apply(action)
    if number > len(state.moves) or found.is_over:
        last = len(state.moves) - state.position.is_over
        raise Refusal(f"There is no decision after {number} others: the last comes after {last}.", "no-decision")
    return found.resample(seat, seed) if fresh else found


def seats(state: TableState, seat: int, visitor: Visitor, level: str) -> list[Event]:
    """Return who sits down: the person at the seat, bots at the others, of the levels that they had."""
    bot = bot_pool.check_level(state.setting.game, level)
    rivals = [chair.level or bot for chair in state.chairs]
    return [
        Sat(place, visitor.name, visitor.id) if place == seat else Sat(place, rival, None, rival)
        for place, rival in enumerate(rivals)
    ]
