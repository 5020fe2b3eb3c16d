"""What a choice in Akropolis is about, told by what it does."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.position import Position
from ludoteka.games.akropolis.actions import PLACE
from ludoteka.games.akropolis.components import COLOUR_KEYS

THEMES = ("pay", "free", "plaza", "stones", "height", "district", "ahead")


def theme(position: Position, actions: Sequence[int]) -> str:
    """Return what a choice is about: taking by what it costs, laying by what it changes first of all."""
    told = position.preview(actions[0])
    if actions[0] < PLACE:
        return "pay" if told["cost"] else "free"
    kinds = {kind for _, _, kind, _, _ in told["hexes"]}
    change = told["change"]
    if any(f"{colour}_plaza" in kinds and change[colour] > 0 for colour in COLOUR_KEYS):
        return "plaza"
    if told["stones"]:
        return "stones"
    if change["total"] <= 0:
        return "ahead"
    return "height" if told["hexes"][0][3] > 1 else "district"
