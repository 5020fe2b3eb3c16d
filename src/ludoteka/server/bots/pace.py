"""How long a bot takes for a choice, as everybody sees it: not what its thought took, for that would tell much."""

from __future__ import annotations

import math

from ludoteka.server.bots import bot_pool

#: A bot that thinks for a time takes a little longer.
ROOM = 0.2
#: The pace of a quick bot's further choices in a row: a turn of eight shall not take eight times as long as one.
AGAIN = 0.25


def pace(level: str, compiled: bool, again: bool, least: float) -> float:
    """Return how long a bot of a level takes: its budget with some room, and no less than all bots take."""
    seconds = bot_pool.budget(level, compiled, again)
    usual = least * (AGAIN if again and bot_pool.quick(level) else 1.0)
    return max(usual, seconds + ROOM if seconds else 0.0)


def rest(spent: float, due: float) -> float:
    """Return how long a bot still waits, so that it has taken its pace, or twice or three times as long."""
    return max(1, math.ceil(spent / due)) * due - spent if due > 0 else 0.0
