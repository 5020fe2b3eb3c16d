"""The bot that throws dice: every legal action is as likely as any other."""

from __future__ import annotations

import random

from ludoteka.bots.protocol import choices
from ludoteka.engine.game import Game
from ludoteka.engine.position import Knowledge


class Uniform:
    """Chooses uniformly among the legal actions."""

    level = "random"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self._dice = random.Random(seed)

    def choose(self, knowledge: Knowledge, tell: object = None, cancel: object = None) -> int:
        """Return a legal action. Raises IllegalAction where the seat has nothing to decide."""
        return self._dice.choice(choices(knowledge))
