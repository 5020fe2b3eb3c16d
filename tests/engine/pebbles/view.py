"""What a seat of Pebbles sees."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position


def view(position: Position, seat: int | None) -> dict[str, Any]:
    s = position.state
    known = 0 if seat is None else s.seen[seat]
    return {
        "heap": s.heap,
        "scores": s.score.tolist()[: s.players],
        "secrets": [s.secret[p] if position.is_over or known >> p & 1 else None for p in range(s.players)],
    }
