"""Bots: who plays where nobody sits. A bot is handed what its seat knows, and nothing else.

May import: `engine`, `search`.

>>> import ludoteka
>>> position = ludoteka.game("opale").new(seed=42)
>>> seat = position.current_player
>>> position.apply(ludoteka.bot("opale", "random").choose(position.view_only(seat)))
"""

from __future__ import annotations

from ludoteka.bots.levels import LEVELS, OPPONENTS, bot, levels
from ludoteka.bots.protocol import Bot
from ludoteka.engine.errors import UnknownLevel

__all__ = ["LEVELS", "OPPONENTS", "Bot", "UnknownLevel", "bot", "levels"]
