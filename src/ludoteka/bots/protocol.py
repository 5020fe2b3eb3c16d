"""What a bot is, and what it may choose from."""

from __future__ import annotations

from typing import Protocol

from ludoteka.engine.errors import IllegalAction
from ludoteka.engine.position import Knowledge
from ludoteka.search.analysis import Cancel, Tell


class Bot(Protocol):
    """Whoever decides for a seat."""

    level: str

    def choose(self, knowledge: Knowledge, tell: Tell | None = None, cancel: Cancel | None = None) -> int:
        """Return a legal action of the seat that knows this.

        `tell` is told the share of the budget that is spent; `cancel` makes it choose at once.
        """
        ...


def choices(knowledge: Knowledge) -> list[int]:
    """Return the actions that a seat may choose from. Raises IllegalAction where it has nothing to decide."""
    actions = knowledge.legal_actions()
    if not actions:
        raise IllegalAction(f"Seat {knowledge.seat} has nothing to decide in this position.")
    return actions
