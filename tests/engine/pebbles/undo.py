"""What cannot be taken back in Pebbles: having looked."""

from __future__ import annotations

from ludoteka.engine.position import Position


def revealed(before: Position, after: Position) -> bool:
    return bool(before.state.seen.tolist() != after.state.seen.tolist())
