"""What a choice in Oriflamme: Alliance is about, told by what it does."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.position import Position
from ludoteka.games.oriflamme_alliance.actions import BRANCH, EXCHANGE, LEAVE, ON, REVEAL, TARGET
from ludoteka.games.oriflamme_alliance.notation import place_parts

THEMES = ("strike", "reveal", "leave", "cover", "place", "ability", "aim", "exchange")


def theme(position: Position, actions: Sequence[int]) -> str:
    """Return what a choice is about: whom it eliminates, else the kind of thing that is done."""
    told, here = [], position
    for action in actions:
        told.append(here.preview(action))
        here = here.after(action)
    if any(one["eliminated"] for one in told):
        return "strike"
    first = actions[0]
    if first < LEAVE:
        return "cover" if place_parts(first)[1] >= ON else "place"
    if first < BRANCH:
        return "reveal" if first == REVEAL else "leave"
    if first < TARGET:
        return "ability"
    return "aim" if first < EXCHANGE else "exchange"
