"""What a choice in Orion Duel is about, told by what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.actions import TOKEN
from ludoteka.games.orion_duel.view import progress

THEMES = ("finish", "link", "galaxies", "holes", "block", "threat", "setup")


def theme(position: Position, actions: Sequence[int]) -> str:
    """Return what a choice is about: conditions that it meets, else the way that it bars, else what it threatens."""
    if actions[0] >= TOKEN:
        return "setup"
    seat = int(position.state.turn)
    told = position.preview(actions[0])
    gained = told["gained"][seat]
    met = next((name for name in ("links", "galaxies", "holes") if gained[name] > 0), None)
    if met is not None:
        return "link" if met == "links" else met
    if told["ends"] is not None and told["ends"]["winners"] == [seat]:
        return "finish"
    rival = 1 - seat
    barred = _missing(told["progress"][rival]) > _missing(progress(position.state, rival))
    return "block" if barred else "threat"


def _missing(progressed: dict[str, Any]) -> int:
    """Return how many hexes are missing in the link that is nearest; many where all are barred."""
    return min((link["missing"] for link in progressed["links"] if link["missing"] is not None), default=99)
