"""What a choice in Orichalcum is about, told by what it does."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.position import Position
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.preview import captures

THEMES = ("win", "point", "titan", "card", "place", "fight", "create", "extra", "deny", "keep")


def theme(position: Position, actions: Sequence[int]) -> str:
    """Return what a choice is about: the points that it brings, else the kind of thing that is done."""
    told, here = [], position
    for action in actions:
        told.append(here.preview(action))
        here = here.after(action)
    if any(one.get("wins") for one in told):
        return "win"
    if any(one.get("points", 0) > 0 for one in told):
        return "point"
    if any(area["titan"] for one in told for area in one.get("areas", ())):
        return "titan"
    return _kind(position, actions[0])


def _kind(position: Position, action: int) -> str:
    if captures(position.state, action) or a.FIGHT <= action < a.BUILD:
        return "fight"
    for first, end, kind in (
        (a.METROPOLIS, a.CARD, "place"),
        (a.CARD, a.PLACE, "card"),
        (a.PLACE, a.TITAN, "place"),
        (a.TITAN, a.ACT, "titan"),
        (a.BUILD, a.STOP, "create"),
        (a.GIFT, a.REFUSE, "create"),
        (a.EXTRA_HOPLITE, a.NO_EXTRA, "extra"),
        (a.DISCARD, a.INITIATIVE, "deny"),
    ):
        if first <= action < end:
            return kind
    return "keep" if action not in (a.ACT, a.FAVOUR) else "create"
