"""What may be taken back: a step inside one's own turn that drew nothing and showed nothing new."""

from __future__ import annotations

from ludoteka.engine.position import Position


def may_undo(before: Position, after: Position) -> bool:
    """Tell whether whoever led from `before` to `after` may take it back.

    Nothing random happened if the generator stands still; a game says in `undo.revealed(before, after)` whether
    something hidden was shown, where that can happen without chance.
    """
    seat = before.current_player
    if seat is None or after.current_player != seat:
        return False
    if before.state.rng.tolist() != after.state.rng.tolist():
        return False
    undo = before.game.part("undo")
    return undo is None or not undo.revealed(before, after)
