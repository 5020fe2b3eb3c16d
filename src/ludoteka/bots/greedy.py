"""A bot that looks one action ahead and takes what looks best at once."""

from __future__ import annotations

import secrets

from ludoteka.bots.protocol import choices
from ludoteka.engine.game import Game
from ludoteka.engine.position import Knowledge
from ludoteka.search.one_ply import one_ply
from ludoteka.search.ready import prepare


class Greedy:
    """Judges the position after each action, over some of the worlds that its seat thinks possible."""

    level = "greedy"
    WORLDS = 12

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seed = secrets.randbits(64) if seed is None else seed
        self._count = 0
        prepare(game)  # compiled now, not in the first decision

    def choose(self, knowledge: Knowledge, tell: object = None, cancel: object = None) -> int:
        """Return a legal action. Raises IllegalAction where the seat has nothing to decide."""
        choices(knowledge)
        self._count += 1
        worlds = 1 if self.game.header.perfect else self.WORLDS
        worth = one_ply(knowledge, worlds, self.seed * 1_000_003 + self._count & (1 << 64) - 1)
        return max(worth, key=lambda action: (worth[action], -action))
