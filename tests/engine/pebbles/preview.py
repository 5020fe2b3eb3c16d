"""What an action of Pebbles will surely do."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position

from .numbers import PEEK, ROLL


def preview(position: Position, action: int) -> dict[str, Any]:
    taken = {PEEK: 0, ROLL: 1}.get(action, action + 1)
    return {"heap": position.state.heap - taken}
