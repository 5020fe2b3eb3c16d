"""How long a bot takes for a choice, as everybody sees it: not what its thought took, for that would tell much."""

from __future__ import annotations

import math

from ludoteka.server.bots import bot_pool

#: A bot that thinks for a time takes a little longer.
ROOM = 0.2
#: The pace of a quick bot that is brisk: a turn of eight choices shall not take eight times as long as one.
BRISK = 0.25


def pace(level: str, compiled: bool, brisk: bool, least: float) -> float:
    """Return how long a bot of a level takes: its budget with some room, and no less than all bots take.

    `brisk`: for a further choice of the same turn, and for all choices before the first of a person.
    """
    seconds = bot_pool.budget(level, compiled, brisk)
    usual = least * (BRISK if brisk and bot_pool.quick(level) else 1.0)
    return max(usual, seconds + ROOM if seconds else 0.0)


def rest(spent: float, due: float) -> float:
    """Return how long a bot still waits, so that it has taken its pace, or twice or three times as long."""
    return max(1, math.ceil(spent / due)) * due - spent if due > 0 else 0.0
