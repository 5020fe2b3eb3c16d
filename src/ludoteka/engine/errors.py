"""The family of errors: each names the thing, the value and the remedy."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class LudotekaError(Exception):
    """Something the caller asked for cannot be done; the message says why and what would work."""


class UnknownGame(LudotekaError):
    """No game of that name is installed."""


class BadPlayers(LudotekaError):
    """The game is not for that number of players, or the position has no such seat."""


class BadOption(LudotekaError):
    """An option does not exist, or does not take that value."""


class BadSeed(LudotekaError):
    """A seed is a whole number of at most 128 bits."""


class IllegalAction(LudotekaError):
    """The rules do not allow that action in this position; the position is unchanged."""


class BadNotation(LudotekaError):
    """A text is not an action or a position of the game."""


class BadState(LudotekaError):
    """Bytes are not a state of the game."""


class BadRecord(LudotekaError):
    """A record is malformed, or does not replay to what it claims."""


class BadSeries(LudotekaError):
    """A series cannot be of that many wins, or for that many players."""


class UnknownLevel(LudotekaError):
    """There is no bot of that level."""


class UnknownLanguage(LudotekaError):
    """There are no words in that language."""


class MissingExtra(LudotekaError):
    """An optional part of Ludoteka is not installed."""


def shown(value: object, most: int = 80) -> str:
    """Return a value as messages quote it: as it would be typed, cut short where it is long."""
    try:
        text = repr(value)
    except Exception:  # a number of thousands of digits, or something that cannot be shown at all
        text = f"<{type(value).__name__}>"
    return text if len(text) <= most else text[: most - 3] + "..."


def closest(word: str, known: Iterable[str]) -> str:
    """Return `" Did you mean 'x'?"` for the known word nearest to a mistyped one, or nothing."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return f" Did you mean {near[0]!r}?" if near else ""
