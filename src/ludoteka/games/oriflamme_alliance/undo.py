"""Whether a step has shown a card: then it cannot be taken back."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.state import Event


def revealed(before: Position, after: Position) -> bool:
    """Tell whether a card was turned up, or eliminated and shown, that not everybody knew."""
    s, t = before.state, after.state
    known = s.up | s.turned
    return any(
        t.event[n, 0] in (Event.REVEALED, Event.ELIMINATED) and not known >> t.event[n, 1] & 1 for n in range(t.told)
    )
