"""Playing again: one offers it, each person answers, and those who want to meet at another table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import ludoteka
from ludoteka.engine.series import NextGame, Series, next_game
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
    if state.imported:
        raise Refusal("This game was played elsewhere: the others are not here.", "played-elsewhere")
    if state.rematch is not None:
        return []
    return [Wished(seat, again) for seat in own if state.chairs[seat].again is not again]


def seats(
    state: TableState, others: Others, here: Collection[int], programs: Collection[str], stand_in: str
) -> list[Event] | None:
    """Return who sits down at the next table, in its order; None while somebody's answer is awaited.

    `others` says what becomes of the seats of those who do not play again. Nobody's clock begins while they are away.
    Programs do not answer, and their tokens are for the old table: their seats are free for whoever is let in next.
    So are those of people who were forgotten.
    """
    programs = {*programs, *(chair.visitor for chair in state.chairs if chair.visitor and chair.forgotten)}
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
    placed = [chairs[seat] for seat in following(state).order]
    return [
        Sat(seat, chair.name or "", chair.visitor, chair.level) for seat, chair in enumerate(placed) if not chair.open
    ]


def following(state: TableState) -> NextGame:
    """Return how the next game follows one that is over: by its own rule in a series, else all move on by a seat."""
    players = state.setting.players
    if state.series is None or state.first is None:
        return NextGame((*range(1, players), 0), None)
    return next_game(ludoteka.game(state.setting.game), players, state.first, state.winners())


def next_series(state: TableState, programs: Collection[str]) -> Series | None:
    """Return the series at the next table; whoever takes the place of a person who stays away has won nothing yet.

    A program is let in anew at every table: its place keeps what it has won.
    """
    standing = state.standing
    if standing is None:
        return None
    people = [seat for seat, chair in enumerate(state.chairs) if chair.visitor not in (None, *programs)]
    return standing.next(following(state).order, [seat for seat in people if not state.chairs[seat].again])
