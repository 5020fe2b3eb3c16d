"""What people do together: a draw, abandoning the game, a pause. One offers it, and it comes about once all agree.

Bots do not answer, nor do programs; for whom a bot plays is not asked. Who has several seats answers once. Whoever says
nothing has not agreed: an offer waits for them, while the game goes on.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteka.server.common.errors import NotAllowed, Refusal
from ludoteka.server.common.visitor import Visitor
from ludoteka.server.state.clocks import SECOND
from ludoteka.server.state.events import Agreed, Answered, Event, Offer, Offered, Resumed
from ludoteka.server.state.table_state import TableState


def offer(
    state: TableState, visitor: Visitor, what: Offer, programs: Collection[str], now: int, pause: int
) -> list[Event]:
    """Offer something to all people; who offers what another offers already agrees to it.

    What was declined is offered again by the same person after `pause` milliseconds. Raises Refusal.
    """
    seat = _player(state, visitor)
    if what == "pause" and state.paused is not None:
        raise Refusal("The game is paused already.", "paused")
    if state.offer is not None and state.offer.what == what:
        return [Answered(seat, what, True)] if seat in state.unanswered else []
    if state.offer is not None:
        raise Refusal("Something else is offered: answer that first.", "offer-open")
    asked = [
        place
        for place, chair in enumerate(state.chairs)
        if chair.visitor is not None and chair.visitor not in programs and not chair.by_bot
    ]
    if what == "draw" and len({state.chairs[place].visitor for place in asked}) < 2:
        raise Refusal("Nobody else is there who could agree to a draw.", "nobody-to-agree")
    _check_pause(state, visitor, now, pause)
    return [Offered(seat, what, tuple(asked))]


def answer(state: TableState, visitor: Visitor, what: Offer, agree: bool | None) -> list[Event]:
    """Agree, decline, or take one's own offer back. Raises Refusal."""
    seat = _player(state, visitor)
    if state.offer is None or state.offer.what != what:
        raise Refusal("This is not offered any more.", "no-offer")
    if agree is None:
        if state.offer.by not in state.seats_of(visitor):
            raise NotAllowed("Somebody else has offered this.", "not-your-offer")
        return [Answered(seat, what, None)]
    if seat not in state.offer.asked:
        raise NotAllowed("You were not asked: a bot played for you then.", "not-asked")
    if agree and seat in state.offer.agreed:
        return []
    return [Answered(seat, what, agree)]


def resume(state: TableState, visitor: Visitor) -> list[Event]:
    """End a pause: anybody who plays may. Raises Refusal."""
    seat = _player(state, visitor)
    return [] if state.paused is None else [Resumed(seat)]


def _player(state: TableState, visitor: Visitor) -> int:
    """Return the first seat of a visitor who plays. Raises Refusal."""
    visitor.act_at(state.setting.id)
    own = state.seats_of(visitor)
    if not own:
        raise NotAllowed("You have no seat at this table.", "no-seat")
    if state.status != "playing":
        raise Refusal("Nobody is playing here.", "over" if state.status == "over" else "not-begun")
    playing = [seat for seat in own if not state.chairs[seat].by_bot]
    if not playing:
        raise Refusal("A bot plays for you: take your seat back first.", "bot-plays")
    return playing[0]


def _check_pause(state: TableState, visitor: Visitor, now: int, pause: int) -> None:
    """Raise Refusal where this person has just offered something that came to nothing."""
    own = state.seats_of(visitor)
    for line in reversed(state.lines):
        if now - line.at >= pause or isinstance(line.event, Agreed):
            return
        if isinstance(line.event, Offered) and line.event.seat in own:
            seconds = (line.at + pause - now) // SECOND + 1
            raise Refusal(
                f"You have just offered something: wait {seconds} seconds.",
                "offered-already",
                args={"seconds": seconds},
            )
