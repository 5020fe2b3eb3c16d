"""Who sits at a table of a game, whichever it is."""

from __future__ import annotations

import ludoteka


def few(game: str, bot: str = "random") -> str:
    """Return oneself and the fewest bots that make a table of two or more."""
    return _seats(min(count for count in ludoteka.game(game).players if count > 1), bot)


def many(game: str, bot: str = "random") -> str:
    """Return oneself and as many bots as there is room for."""
    return _seats(max(ludoteka.game(game).players), bot)


def _seats(players: int, bot: str) -> str:
    return " ".join(["me", *[bot] * (players - 1)])
