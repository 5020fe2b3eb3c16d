"""What every view says, whichever game it is of.

A game's own `forms.py` declares what its view, its previews and its actions look like in JSON: `View`, `Preview` and
`Action`, and what they are made of. Types for the boards are made from it, and tests hold what is sent against it.
A name in capitals is a constant that the board needs.
"""

from __future__ import annotations

from typing import Any, TypedDict


class CommonView(TypedDict):
    """What every view says."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    #: From whose eyes this is seen; null: a spectator.
    seat: int | None
    #: The seat that decides; null when the game is over.
    to_move: int | None
    over: bool
    winners: list[int]
