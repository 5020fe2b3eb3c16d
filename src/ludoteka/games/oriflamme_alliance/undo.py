"""What may not be taken back, though nothing was left to chance."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.components import ROUNDS
from ludoteka.games.oriflamme_alliance.state import SHOWING, Event, Phase


def revealed(before: Position, after: Position) -> bool:
    """Tell whether a card was shown that not everybody knew, or the turn is over.

    It is over when the other half of a round has begun, or a card of somebody else has acted.
    """
    s, t = before.state, after.state
    if (s.phase == Phase.PLACE) != (t.phase == Phase.PLACE):
        return True
    known = s.up | s.turned
    for n in range(t.told):
        what, piece = t.event[n, 0], t.event[n, 1]
        if what == Event.EXCHANGED:
            known &= ~(1 << piece)
        if what == Event.ACTS and piece // ROUNDS != s.turn:
            return True
        if what in SHOWING and not known >> piece & 1:
            return True
    return False
