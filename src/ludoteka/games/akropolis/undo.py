"""What may not be taken back, though nothing was left to chance."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.games.akropolis.state import NO_TILE


def revealed(before: Position, after: Position) -> bool:
    """Tell whether the turn is over: then, alone at the table, the Architect has answered."""
    return bool(before.state.taken != NO_TILE)
