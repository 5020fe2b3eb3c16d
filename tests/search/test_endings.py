"""Small endings of Orion Duel: the exact solver and the tree search come to the same."""

from __future__ import annotations

import random

import ludoteka
from ludoteka.search.analysis import Budget, analyse
from ludoteka.search.solver import solve

ENDINGS = 12
SMALL = 1_500


def endings() -> list[ludoteka.Position]:
    """Return late positions of random games that the solver can solve, with more than one choice."""
    dice = random.Random(5)
    found: list[ludoteka.Position] = []
    while len(found) < ENDINGS:
        position = ludoteka.game("orion-duel").new(seed=dice.randrange(1 << 30))
        while not position.is_over:
            legal = position.legal_actions()
            if 1 < len(legal) <= 30 and solve(position, SMALL) is not None:
                found.append(position.copy())
                break
            position.apply(dice.choice(legal))
    return found


def result(position: ludoteka.Position) -> float:
    """Return what best play leads to for seat 0."""
    if position.is_over:
        return position.returns()[0]
    solution = solve(position, 20 * SMALL)
    assert solution is not None
    return solution.results[0]


def test_solver_and_tree_search_agree_on_small_endings() -> None:
    proven = 0
    for position in endings():
        truth = result(position)
        found = analyse(position, Budget(simulations=6_000))
        assert result(position.after(found.best.action)) == truth
        for candidate in found.candidates:
            if candidate.proven is not None:
                proven += 1
                assert {0: 1.0, 1: -1.0, -1: 0.0}[candidate.proven] == result(position.after(candidate.action))
    assert proven > ENDINGS


def test_the_solver_keeps_what_it_found() -> None:
    for position in endings():
        solution = solve(position, SMALL)
        assert solution is not None
        assert result(position.after(solution.action)) == solution.results[0]
