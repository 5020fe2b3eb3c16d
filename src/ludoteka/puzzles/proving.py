"""Puzzles that need no belief: where nothing is hidden nor left to chance, a win can be proven."""

from __future__ import annotations

from ludoteka.engine.position import Position
from ludoteka.puzzles.weighing import Weighed, ranked
from ludoteka.search.solver import solve

#: A position with more choices than this is not tried to be solved.
SOLVABLE_CHOICES = 80
#: A line is told no further.
_LONGEST = 3


def is_provable(position: Position) -> bool:
    """Tell whether a position is of a kind that the solver can work out."""
    return position.game.header.perfect and position.players == 2


def prove(position: Position, most_positions: int) -> list[Weighed] | None:
    """Return what every choice leads to, a sure win first; None where there is none, or one takes too long to prove."""
    seat, legal = position.current_player, position.legal_actions()
    if seat is None or len(legal) > SOLVABLE_CHOICES:
        return None
    whole = solve(position, most_positions)
    if whole is None or whole.results[seat] <= 0:
        return None
    found = []
    for action in legal:
        proven = prove_one(position, action, most_positions)
        if proven is None:
            return None
        found.append(proven)
    return ranked(found)


def prove_one(position: Position, action: int, most_positions: int) -> Weighed | None:
    """Return what one choice leads to when both play without a mistake; None where that takes too long."""
    seat, after = position.current_player, position.after(action)
    assert seat is not None
    if after.is_over:
        return Weighed((action,), _chance(after.returns()[seat]), (), 0)
    solution = solve(after, most_positions)
    if solution is None:
        return None
    return Weighed((action,), _chance(solution.results[seat]), _line(after, most_positions), solution.positions)


def win_at_once(position: Position) -> list[int]:
    """Return the actions that end the game with a win for whoever decides."""
    seat = position.current_player
    return [action for action in position.legal_actions() if position.after(action).winners() == [seat]]


def _chance(result: float) -> float:
    """Return a result, -1 to 1, as a chance."""
    return (1 + result) / 2


def _line(position: Position, most_positions: int) -> tuple[int, ...]:
    line: list[int] = []
    while not position.is_over and len(line) < _LONGEST:
        solution = solve(position, most_positions)
        if solution is None:
            break
        line.append(solution.action)
        position = position.after(solution.action)
    return tuple(line)
