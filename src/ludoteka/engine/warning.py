"""A warning before a blunder: what a choice surely loses that another one keeps, and where that other one is.

Games say what is lost (`blunders.py`); here it is found out whether anything else would have kept it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteka.engine.position import Knowledge, Position
from ludoteka.engine.text import Phrase


@dataclass(frozen=True)
class Loss:
    """What a choice surely loses, as far as the seat that decides can know."""

    #: What kind of loss it is: nobody is told of the same one twice in a game.
    reason: str
    #: What is lost, in figures.
    what: Phrase
    #: How that comes.
    why: Phrase
    #: What the board shows it by: its `data-piece` and `data-place`.
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Blunder:
    """What a choice loses, and another choice that keeps it."""

    loss: Loss
    better: int


def warn(knowledge: Knowledge, action: int, seconds: float = 0.2) -> Blunder | None:
    """Return what a legal action loses that another one would keep; None where nothing, or none was found in time."""
    blunders = knowledge.game.part("blunders")
    position = knowledge.imagine(0)
    if blunders is None or action not in position.legal_actions():
        return None
    begun = time.perf_counter()
    winning = None if position.game.header.hidden else _win(position, action, begun + seconds / 2)
    if winning is not None:
        return Blunder(Loss("win", Phrase("guide-win"), Phrase("guide-win-why")), winning)
    loss: Loss | None = blunders.loss(position, action)
    if loss is None:
        return None
    best: tuple[float, int] | None = None
    for other in _others(position, action, begun + seconds):
        if blunders.loss(position, other) is None:
            found = (float(blunders.gain(position, other)), other)
            best = found if best is None or found > best else best
    return None if best is None else Blunder(loss, best[1])


def _others(position: Position, action: int, end: float) -> Iterator[int]:
    """Yield what else might be done, from all over the board, until the time is up."""
    others = [other for other in position.legal_actions() if other != action]
    random.Random(0).shuffle(others)
    for other in others:
        yield other
        if time.perf_counter() > end:
            return


def _win(position: Position, action: int, end: float) -> int | None:
    """Return an action that wins at once whatever the dice do, where this one does not."""
    seat, dice = position.current_player, position.state.rng.tolist()

    def wins(choice: int) -> bool:
        after = position.after(choice)
        return after.winners() == [seat] and after.state.rng.tolist() == dice

    if wins(action):
        return None
    return next((other for other in _others(position, action, end) if wins(other)), None)
