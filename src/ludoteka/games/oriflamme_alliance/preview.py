"""What a decision will surely do, forced abilities that follow included, as far as whoever decides can know."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, ROUNDS
from ludoteka.games.oriflamme_alliance.state import GAINS, LAYING, OF_SEATS, SHOWING, Event
from ludoteka.games.oriflamme_alliance.table import acting, knows, piece_name

#: What is sure of an elimination even where nobody knows yet which card it will show.
_SURE = (
    *(Event.ELIMINATED, Event.LOST, Event.VERDICT_RETURNED, Event.UNCOVERED),
    *(Event.REWARDED, Event.INFILTRATED),
)


def preview(position: Position, action: int) -> dict[str, Any]:
    """Return the events to come, what each seat gains by them, what is eliminated, and whether that is all.

    They are taken from a position that whoever decides cannot tell from the real one, up to where it might differ.
    `then` lists what the same card has to choose next, each choice with its own preview.
    """
    s = position.state
    seat = position.current_player
    decided = position.resample(seat, seed=0).after(action)
    after = decided.state
    shown: dict[str, Any] = {"events": [], "influence": [0] * position.players, "eliminated": [], "complete": True}
    for n in range(after.told):
        what, who, number = Event(after.event[n, 0]), after.event[n, 1], after.event[n, 2]
        if not shown["complete"] and what not in _SURE:
            break
        event: dict[str, Any] = {"event": what.name.lower()}
        event |= {"seat": who} if what in OF_SEATS else {"piece": piece_name(who)}
        if what in SHOWING:
            surprise = what == Event.ELIMINATED and not knows(s, who, seat)
            event["card"] = None if surprise else CARD_KEYS[number]
            shown["complete"] &= not surprise
        elif what in GAINS | LAYING | {Event.ROUND_STARTED}:
            event["number"] = number
        if what in GAINS:
            shown["influence"][who] += number
        if what == Event.TOOK:
            shown["influence"][who // ROUNDS] += number
        if what == Event.ELIMINATED:
            shown["eliminated"].append(piece_name(who))
        shown["events"].append(event)
    shown["then"] = _choices(decided) if acting(after) is not None and acting(after) == acting(s) else []
    return shown


def _choices(position: Position) -> list[dict[str, Any]]:
    """Return what a card that is acting has to choose from, and what each choice will do."""
    return [
        {"action": position.action_to_json(action), "preview": preview(position, action)}
        for action in position.legal_actions()
    ]
