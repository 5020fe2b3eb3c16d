"""What is likely to follow a choice: how the turn goes on, and what the others answer, as bots see it from their seats.

It is worked out in the puzzle's own position. Where something is hidden, that is one of many ways it could go.
"""

from __future__ import annotations

from dataclasses import replace

from ludoteka.engine.position import Position
from ludoteka.puzzles.collection import TOLD_WHOLE, Puzzle, Try
from ludoteka.puzzles.weighing import search

#: Simulations for each action that follows, and how many of these are told.
THOUGHT, LONGEST = 100, 4


def with_replies(puzzle: Puzzle, position: Position) -> Puzzle:
    """Return a puzzle whose best choices tell what is likely to follow; what was proven has its line already."""
    if puzzle.proven:
        return puzzle
    told = [replace(one, then=_replies(position, one, puzzle.seat)) for one in puzzle.tries[:TOLD_WHOLE]]
    return replace(puzzle, tries=(*told, *(replace(one, then=()) for one in puzzle.tries[TOLD_WHOLE:])))


def _replies(position: Position, one: Try, seat: int) -> tuple[str, ...]:
    """Return what follows until the seat decides again after others did."""
    game, here, others = position.game, position, False
    for text in one.play:
        here = here.after(game.action_from_text(text))
    line: list[str] = []
    while (mover := here.current_player) is not None and len(line) < LONGEST and not (others and mover == seat):
        others |= mover != seat
        legal = here.legal_actions()
        action = legal[0] if len(legal) == 1 else search(here.view_only(mover), THOUGHT, len(line)).best.action
        line.append(game.action_to_text(action))
        here = here.after(action)
    return tuple(line)
