"""What may not be taken back, though nothing was left to chance."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.games.opale.state import Phase


def revealed(before: Position, after: Position) -> bool:
    """Tell whether cards of the hand were shown, or that none can be played; or whether the turn is over."""
    s, t = before.state, after.state
    if s.phase == Phase.PLAY:
        return bool(s.shell[s.turn] == t.shell[s.turn])  # without a shell, cards were laid or could not be
    return bool(s.phase == Phase.END_OF_TURN)
