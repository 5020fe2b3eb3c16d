"""The games' titles, as their publishers print them in each language."""

from __future__ import annotations

from ludoteka.engine.game import Game
from ludoteka.engine.text import Phrase


def title(game: Game) -> Phrase:
    """Return the title of a game, in no language yet."""
    return Phrase(f"{game.name}-title")
