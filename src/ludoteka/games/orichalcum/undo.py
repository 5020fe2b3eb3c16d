"""What may not be taken back, though nothing was left to chance."""

from __future__ import annotations

from ludoteka.engine.position import Position


def revealed(before: Position, after: Position) -> bool:
    """Tell whether the turn is over: somebody may decide about the initiative and then begin the round."""
    s, t = before.state, after.state
    return bool((s.turn, s.round) != (t.turn, t.round))
