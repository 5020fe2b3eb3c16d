"""Who plays: a level, perhaps with a budget of its own, written as `expert`, `master@0.5s` or `plain@400`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludoteka.bots import LEVELS, Bot, bot
from ludoteka.engine.errors import LudotekaError, closest

_FORM = re.compile(r"(?P<level>[a-z]+)(@(?P<amount>\d+(\.\d+)?)(?P<unit>s?))?")


class BadContestant(LudotekaError):
    """A text does not name a bot."""


@dataclass(frozen=True)
class Contestant:
    """A level and, where it differs from the level's own, a budget."""

    level: str
    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Contestant:
        """Return the contestant that a text names. Raises BadContestant."""
        match = _FORM.fullmatch(text)
        if match is None:
            raise BadContestant(f"{text!r} is not a bot: write a level, level@simulations or level@seconds with an s.")
        level = match["level"]
        if level not in LEVELS:
            raise BadContestant(f"There is no level {level!r}; there are {', '.join(LEVELS)}.{closest(level, LEVELS)}")
        if match["amount"] is None:
            return cls(level)
        if match["unit"]:
            return cls(level, seconds=float(match["amount"]))
        if "." in match["amount"]:
            raise BadContestant(f"{text!r}: simulations are a whole number; seconds end in s.")
        return cls(level, simulations=int(match["amount"]))

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.level}@{self.seconds:g}s"
        return f"{self.level}@{self.simulations}" if self.simulations is not None else self.level

    def bot(self, game: str, seed: int, share: float = 1.0) -> Bot:
        """Return the bot, thinking for a share of its time."""
        return bot(game, self.level, seed, seconds=self.seconds, simulations=self.simulations, share=share)
