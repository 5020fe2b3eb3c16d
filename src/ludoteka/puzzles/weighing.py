"""How good each choice of a seat is, by what that seat knows: searched in depth, and measured alike.

A search looks at what it takes for best again and again and at others hardly ever, so its own values cannot be
compared. So each choice is searched by itself, in the same redrawn worlds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteka.engine.position import Knowledge
from ludoteka.puzzles.choices import Play
from ludoteka.review.chances import chances_of, judged_by
from ludoteka.search.analysis import Analysis, Budget, Candidate, analyse

#: Choices that are compared with the one that the search takes for best.
RIVALS = 3
#: What measuring one choice takes of the simulations of the search.
MEASURE = 8
#: What a look at a choice takes that the search has hardly looked at.
GLANCE = 60


@dataclass(frozen=True)
class Weighed:
    """A choice, the chance of winning that it leaves, and what follows it, where that is proven."""

    play: Play
    chance: float
    then: Play
    simulations: int


def search(knowledge: Knowledge, simulations: int, seed: int) -> Analysis:
    """Search a position for the seat that decides there."""
    return analyse(knowledge, Budget(simulations=simulations), seed, model=judged_by(knowledge.game))


def weigh(knowledge: Knowledge, play: Play, simulations: int, seed: int) -> Weighed:
    """Return what a choice leads to."""
    *first, last = play
    here = knowledge
    if first:
        world = knowledge.imagine(seed)
        for action in first:
            world = world.after(action)
        here = world.view_only(knowledge.seat)
    budget = Budget(simulations=max(1, simulations))
    looked = analyse(here, budget, seed, only=last, model=judged_by(knowledge.game))
    found = next(c for c in looked.candidates if c.action == last)
    return Weighed(play, chance_of(found, knowledge), (), simulations)


def chance_of(candidate: Candidate, knowledge: Knowledge) -> float:
    """Return the chance of the seat that decides, as reviews tell it."""
    return chances_of(candidate, knowledge.game, knowledge.seat)[knowledge.seat]


def contenders(found: Analysis, choices: Iterable[Play]) -> list[Play]:
    """Return the choices that a search takes for the best ones."""
    worth = [c.action for c in found.candidates[: RIVALS + 1]]
    return [play for play in choices if play[0] in worth]


def weigh_best(knowledge: Knowledge, choices: list[Play], simulations: int, seed: int) -> list[Weighed]:
    """Search in depth and return the best choices, the very best first, measured alike."""
    found = search(knowledge, simulations, seed)
    worth = contenders(found, choices)
    return ranked(weigh(knowledge, play, simulations // MEASURE, seed + 1) for play in worth)


def ranked(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Return choices, the best first, in an order that does not depend on how they came."""
    return sorted(weighed, key=lambda one: (-one.chance, one.play))
