"""What may be done at a table, and by whom. Each function returns the events that will happen, or raises a Refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

import ludoteka
from ludoteka.engine.errors import BadNotation, IllegalAction
from ludoteka.server.bots import bot_pool
from ludoteka.server.common.errors import NotAllowed, Refusal, Stale
from ludoteka.server.common.names import clean_name, clean_text
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.events import (
    Began,
    Event,
    Hosted,
    Hushed,
    Left,
    Moved,
    Named,
    Readied,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Undone,
    Unveiled,
)
from ludoteka.server.state.table_state import TableState
from ludoteka.server.wire.wire_types import Delay

Action = dict[str, Any] | str


# ---- sitting down and getting up


def join(state: TableState, visitor: Visitor, seat: int | None) -> tuple[int, list[Event]]:
    """Take an open seat; the game begins when it was the last. Whoever sits already stays where they sit."""
    visitor.act_at(state.setting.id)
    own = state.seats_of(visitor)
    if own and (seat is None or seat in own):
        return (own[0] if seat is None else seat), []
    if state.status != "open":
        raise Refusal("This game has begun: there is no seat to take.", "begun")
    if own:
        raise Refusal(f"You sit at seat {own[0]} already: leave it first.", "seated", args={"seat": own[0] + 1})
    free = [place for place, chair in enumerate(state.chairs) if chair.open]
    if seat is None:
        seat = free[0]
    if seat not in free:
        raise Refusal(
            f"Seat {seat} is not open; open seats: {', '.join(map(str, free))}.", "taken", args={"seat": seat + 1}
        )
    events: list[Event] = [Sat(seat, visitor.name, visitor.id)]
    if len(free) == 1:
        events.append(Began())
    return seat, events


def start(state: TableState, visitor: Visitor, level: str, levels: Sequence[str | None] = ()) -> list[Event]:
    """Begin now, with bots at the seats that are open: each of the level named for its seat, or of one for all."""
    _host(state, visitor)
    if state.status != "open":
        raise Refusal("This game has begun already.", "begun")
    wanted = dict(enumerate(levels))
    free = [place for place, chair in enumerate(state.chairs) if chair.open]
    bots = [(place, bot_pool.check_level(state.setting.game, wanted.get(place) or level)) for place in free]
    return [*(Sat(place, bot, None, bot) for place, bot in bots), Began()]


def leave(state: TableState, visitor: Visitor, seat: int) -> list[Event]:
    """Get up: before the beginning for good, in a game so that a bot plays on."""
    _own(state, visitor, seat)
    if state.status == "open":
        return _get_up(state, visitor, [seat])
    if state.status == "over":
        raise Refusal("This game is over: there is nothing to leave.", "over")
    if state.chairs[seat].away or state.chairs[seat].resigned:
        raise Refusal("A bot plays for you already.", "bot-plays")
    return [Replaced(seat, "left")]


def leave_all(state: TableState, visitor: Visitor) -> list[Event]:
    """Get up from all own seats."""
    own = state.seats_of(visitor)
    if not own:
        raise NotAllowed("You have no seat at this table.", "no-seat")
    if state.status == "open":
        visitor.act_at(state.setting.id)
        return _get_up(state, visitor, own)
    return [event for seat in own for event in leave(state, visitor, seat)]


def _get_up(state: TableState, visitor: Visitor, seats: list[int]) -> list[Event]:
    """Free seats before the beginning. A host who leaves passes the role on to whoever has sat longest."""
    events: list[Event] = [Left(seat) for seat in seats]
    stays = set(state.seats_of(visitor)) - set(seats)
    heirs = [seat for seat, chair in enumerate(state.chairs) if chair.visitor not in (None, visitor.id)]
    if state.hosted_by(visitor) and not stays and heirs:
        heir = min(heirs, key=lambda seat: state.chairs[seat].since)
        events.append(Hosted(heir, state.chairs[heir].visitor or ""))
    return events


def name(state: TableState, visitor: Visitor, seat: int, wanted: str) -> list[Event]:
    """Write another name at one's own seat, before the beginning."""
    _own(state, visitor, seat)
    if state.status != "open":
        raise Refusal("Names are written before the game begins.", "begun")
    shown = clean_name(wanted)
    return [] if shown == state.chairs[seat].name else [Named(seat, shown)]


def be_ready(state: TableState, visitor: Visitor, seat: int, ready: bool) -> list[Event]:
    """Say at all own seats that one is ready to begin, or take it back."""
    _own(state, visitor, seat)
    if state.status != "open":
        raise Refusal("Whether somebody is ready is asked before the game begins.", "begun")
    return [Readied(own, ready) for own in state.seats_of(visitor) if state.chairs[own].ready != ready]


def come_back(state: TableState, visitor: Visitor, seat: int) -> list[Event]:
    """Take one's seat back from the bot."""
    _own(state, visitor, seat)
    _playing(state)
    if state.chairs[seat].resigned:
        raise Refusal("You gave this game up.", "resigned")
    return [Returned(seat)] if state.chairs[seat].away else []


def hush(state: TableState, visitor: Visitor, chat: bool) -> list[Event]:
    """Switch the chat off or on."""
    _host(state, visitor)
    return [] if state.chat == chat else [Hushed(chat)]


def unveil(state: TableState, visitor: Visitor, delay: Delay) -> list[Event]:
    """Let spectators with a link for it see everything later; chosen once, before anybody else has begun to play."""
    _host(state, visitor)
    if bool(delay.moves) == bool(delay.minutes):
        raise Refusal("Choose a delay: in moves, or in minutes, and at least one.", "bad-delay")
    if state.unveiled == delay:
        return []
    if state.unveiled is not None:
        raise Refusal("The delay of this table is chosen already, and stays.", "delay-chosen")
    if state.status == "over":
        raise Refusal("This game is over: everything can be seen.", "over")
    if state.status == "playing" and any(chair.visitor not in (None, visitor.id) for chair in state.chairs):
        raise Refusal("Other people have begun to play without it: choose it before the beginning.", "unveil-late")
    return [Unveiled(delay.moves, delay.minutes)]


# ---- playing


def move(
    state: TableState, visitor: Visitor, seat: int, seq: int, action: Action
) -> tuple[list[Event], ludoteka.Position]:
    """Carry out an action; also return the position that it leads to."""
    position = turn(state, visitor, seat)
    if not state.position_seq <= seq <= state.seq:
        raise Stale(f"You decided on entry {seq}, and the position is that of entry {state.position_seq}.")
    number = read_action(position.game, action)
    try:
        after = position.after(number)
    except IllegalAction as error:
        raise Refusal(str(error), "illegal", reasons(position, action)) from error
    return [Moved(seat, position.game.action_to_text(number))], after


def undo(state: TableState, visitor: Visitor, seat: int, seq: int) -> list[Event]:
    """Take the last step of one's turn back."""
    turn(state, visitor, seat)
    if not state.position_seq <= seq <= state.seq:
        raise Stale(f"You decided on entry {seq}, and the position is that of entry {state.position_seq}.")
    if not state.trail:
        raise Refusal("There is no step of this turn that can be taken back.", "no-undo")
    return [Undone(seat)]


def resign(state: TableState, visitor: Visitor, seat: int) -> list[Event]:
    """Give the game up."""
    _own(state, visitor, seat)
    _playing(state)
    if state.chairs[seat].resigned:
        raise Refusal("You gave this game up already.", "resigned")
    return [Resigned(seat)]


def say(state: TableState, visitor: Visitor, seat: int | None, text: str) -> list[Event]:
    """Say something to all; who looks on while others play says it to those who do so, too."""
    visitor.act_at(state.setting.id)
    if not state.chat:
        raise Refusal("The host has switched the chat off.", "hushed")
    shown = clean_text(text)
    if not shown:
        raise Refusal("There is nothing visible in this text.", "empty")
    return [Said(visitor.name, shown, seat, apart=(seat is None and state.status == "playing") or UNSET)]


def turn(state: TableState, visitor: Visitor, seat: int) -> ludoteka.Position:
    """Return the position, if this visitor's seat decides in it. Looks at nothing that others may not know."""
    _own(state, visitor, seat)
    position = _playing(state)
    if state.chairs[seat].away or state.chairs[seat].resigned:
        raise Refusal("A bot plays for you: take your seat back first.", "bot-plays")
    if state.paused is not None:
        raise Refusal("The game is paused: somebody has to resume it first.", "paused")
    if position.current_player != seat:
        raise Refusal(f"It is the turn of seat {position.current_player}, not of seat {seat}.", "not-your-turn")
    return position


def read_action(game: ludoteka.Game, action: Action) -> int:
    """Return the number of an action in JSON or in notation. Raises Refusal."""
    try:
        return game.action_from_text(action) if isinstance(action, str) else game.action_from_json(action)
    except BadNotation as error:
        raise Refusal(str(error), "bad-notation") from error


def reasons(position: ludoteka.Position, action: Action) -> list[Any]:
    """Return why an action is not legal, as phrases; nothing where the game does not say."""
    try:
        obj = action
        if isinstance(action, str):
            obj = position.action_to_json(position.game.action_from_text(action))
        return [phrase.to_json() for phrase in position.why_not(obj)]
    except BadNotation:
        return []


# ---- rights


def own_seat(state: TableState, visitor: Visitor, seat: int) -> int:
    """Return a seat, if it is this visitor's."""
    _own(state, visitor, seat)
    return seat


def _own(state: TableState, visitor: Visitor, seat: int) -> None:
    visitor.act_at(state.setting.id)
    if seat not in state.seats_of(visitor):
        raise NotAllowed(f"Seat {seat} is not yours.", "not-your-seat", args={"seat": seat + 1})


def _host(state: TableState, visitor: Visitor) -> None:
    visitor.act_at(state.setting.id)
    if not state.hosted_by(visitor):
        raise NotAllowed("Only the host of the table may do this.", "not-host")


def _playing(state: TableState) -> ludoteka.Position:
    if state.status != "playing" or state.position is None:
        if state.status == "open":
            raise Refusal("This game has not begun.", "not-begun")
        raise Refusal("This game is over.", "over")
    return state.position


def about(position: ludoteka.Position, what: str, action: Action) -> Any:
    """Return the words, the preview or the reasons of an action. Raises Refusal."""
    if what == "why":
        return reasons(position, action)
    number = read_action(position.game, action)
    if number not in position.legal_actions():
        raise Refusal(f"{action!r} is not legal here.", "illegal", reasons(position, action))
    if what == "words":
        return position.phrase(number).to_json()
    return position.preview(number)
