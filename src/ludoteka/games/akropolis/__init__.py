"""Akropolis by Jules Messaud: a city that grows in width and in height, for one to four."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.errors import BadOption
from ludoteka.engine.header import Header
from ludoteka.engine.options import Choice, Flag, Subset

ARCHITECTS = ("easy", "medium", "hard")


def _agree(players: int, options: dict[str, object]) -> None:
    if options["long"] and players == 4:
        raise BadOption(
            "Option 'long' is not for 4 players, who use all tiles anyway: leave it out, or play with 1 to 3."
        )
    if options["architect"] != ARCHITECTS[0] and players != 1:
        raise BadOption(f"Option 'architect' is for 1 player, not for {players}: leave it out.")


HEADER = Header(
    name="akropolis",
    title="Akropolis",
    version=1,
    players=(1, 2, 3, 4),
    usual_players=2,
    minutes=25,
    designers=("Jules Messaud",),
    num_actions=24_582,
    max_decisions=120,
    hidden=False,
    chance=True,
    options=(
        Subset(
            "variants",
            "Colours with a second condition, which doubles their districts.",
            ("houses", "markets", "barracks", "temples", "gardens"),
        ),
        Flag("long", "All tiles in a longer game, for 1 to 3 players."),
        Choice("architect", "How well your opponent builds when you play alone.", ARCHITECTS),
    ),
    agree=_agree,
)


def __getattr__(name: str) -> Any:
    """Load the scorer when it is asked for: this package is read before any rules are needed."""
    if name == "score":
        from ludoteka.games.akropolis.scorer import score

        return score
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
