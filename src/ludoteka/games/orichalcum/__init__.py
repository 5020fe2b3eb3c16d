"""Orichalcum by Bruno Cathala and Johannes Goupy: a race to five points on an island of one's own, for two to four.

`odds(creature, dice, siege_faces)` is the exact chance of winning a fight.
"""

from __future__ import annotations

from typing import Any

from ludoteka.engine.header import Header
from ludoteka.engine.options import PerSeat

HEADER = Header(
    name="orichalcum",
    title="Orichalcum",
    version=2,
    players=(2, 3, 4),
    usual_players=2,
    minutes=40,
    designers=("Bruno Cathala", "Johannes Goupy"),
    num_actions=759,
    max_decisions=6000,
    hidden=False,
    chance=True,
    options=(PerSeat("sides", "The side of each island board.", ("easy", "hard")),),
)


def __getattr__(name: str) -> Any:
    """Load what needs the components only when it is asked for."""
    if name == "odds":
        from ludoteka.games.orichalcum.fight_odds import odds

        return odds
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
