"""Who sits at a table of a game, whichever it is."""

from __future__ import annotations

import ludoteka
from tests.web.site import TWO_FRAMES, Visitor

#: So often is looked for whose turn it is: for a minute, at sixty frames a second, and longer on a slow machine.
LOOKS = 2000


def few(game: str, bot: str = "random") -> str:
    """Return oneself and the fewest bots that make a table of two or more."""
    return _seats(min(count for count in ludoteka.game(game).players if count > 1), bot)


def many(game: str, bot: str = "random") -> str:
    """Return oneself and as many bots as there is room for."""
    return _seats(max(ludoteka.game(game).players), bot)


def each(game: str, bot: str = "random") -> list[str]:
    """Return oneself and bots in every number that makes a table of two or more, the fewest first."""
    return [_seats(count, bot) for count in sorted(ludoteka.game(game).players) if count > 1]


def _seats(players: int, bot: str) -> str:
    return " ".join(["me", *[bot] * (players - 1)])


def whoever_decides(*guests: Visitor) -> Visitor:
    """Wait until it is the turn of one of these people; return who it is."""
    for _ in range(LOOKS):
        for guest in guests:
            if guest.page.locator('[data-prompt="mine"]').count():
                return guest
        guests[0].page.evaluate(TWO_FRAMES)
    raise AssertionError("it is nobody's turn")
