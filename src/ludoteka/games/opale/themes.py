"""What a choice in Opale is about, told by what it does."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.engine.position import Position
from ludoteka.games.opale.actions import TAKE
from ludoteka.games.opale.components import CAPACITY, FACE_AREA
from ludoteka.games.opale.notation import play_faces

THEMES = ("azura", "end", "store", "set", "enough", "capture", "prepare")


def theme(position: Position, actions: Sequence[int]) -> str:
    """Return what a choice is about."""
    told, here = [], position
    for action in actions:
        told.append(here.preview(action))
        here = here.after(action)
    if any(one["azura"] for one in told):
        return "azura"
    if any(one["ends"] for one in told):
        return "end"
    if any(one["city_stack"] for one in told):
        return "store"
    if not any(one["captures"] for one in told):
        return "prepare"
    if actions[0] >= TAKE:
        return "capture"
    area = int(FACE_AREA[play_faces(actions[0])[0]])
    if CAPACITY[area]:
        return "set"
    return "enough" if _held(position, area) > len(play_faces(actions[0])) else "capture"


def _held(position: Position, area: int) -> int:
    """Return how many cards of a type the hand of whoever decides holds."""
    hand = position.state.hand.tolist()[position.state.turn]
    return sum(count for face, count in enumerate(hand) if FACE_AREA[face] == area)
