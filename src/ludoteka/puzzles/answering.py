"""What becomes of a try: whether it solves the puzzle, and what follows from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ludoteka.engine.position import Position
from ludoteka.puzzles.collection import Puzzle, Try

#: What is done asks for something more; it is the best, as good, or neither.
Verdict = Literal["more", "best", "good", "other"]
#: A hint leaves so many choices.
AMONG = 3


@dataclass(frozen=True)
class Answer:
    """A verdict, and what was done with what is likely to follow."""

    verdict: Verdict
    one: Try | None
    #: In notation.
    line: tuple[str, ...]


def answer(puzzle: Puzzle, play: Sequence[str]) -> Answer | None:
    """Return what a puzzle says to actions in notation, one after the other; None where they are no choice of it."""
    tried = tuple(play)
    one = next((one for one in puzzle.tries if one.play == tried), None)
    if one is None:
        begins = any(one.play[: len(tried)] == tried for one in puzzle.tries)
        return Answer("more", None, tried) if begins else None
    verdict: Verdict = "best" if one == puzzle.best else "good" if puzzle.solves(one) else "other"
    return Answer(verdict, one, (*one.play, *one.then))


def among(puzzle: Puzzle) -> list[Try]:
    """Return a few choices, the solution among them, in no telling order."""
    solved = [one for one in puzzle.tries if puzzle.solves(one)]
    others = [one for one in puzzle.tries if not puzzle.solves(one)]
    dice = random.Random(puzzle.id)
    shown = [solved[0], *dice.sample(others[: 2 * AMONG], min(AMONG - 1, len(others)))]
    dice.shuffle(shown)
    return shown


def others_follow(position: Position, puzzle: Puzzle, line: Sequence[str]) -> list[str]:
    """Return a line until its seat decides again: what somebody tried, and what it lets the others do."""
    kept: list[str] = []
    here, others = position, False
    for text in line:
        if here.is_over or (others and here.current_player == puzzle.seat):
            break
        others |= here.current_player != puzzle.seat
        kept.append(text)
        here = here.after(position.game.action_from_text(text))
    return kept
