"""The exact solver knows what trying everything shows."""

from __future__ import annotations

import ludoteka
from ludoteka.search.solver import solve
from tests.search.small import best_value, some_positions, three_in_a_row


def test_it_agrees_with_trying_everything() -> None:
    for position in some_positions(120, 1):
        solution = solve(position)
        assert solution is not None
        assert solution.results == (best_value(position), -best_value(position))


def test_its_action_keeps_the_result() -> None:
    for position in some_positions(120, 2):
        solution = solve(position)
        assert solution is not None
        assert best_value(position.after(solution.action)) == best_value(position)


def test_it_gives_up_after_the_positions_it_is_allowed() -> None:
    assert solve(three_in_a_row().new(seed=0), most_positions=20) is None


def test_it_does_not_touch_the_position() -> None:
    position = three_in_a_row().new(seed=0)
    before = position.raw.tobytes()
    solve(position)
    assert position.raw.tobytes() == before


def test_it_leaves_games_with_secrets_alone() -> None:
    assert solve(ludoteka.game("opale").new(seed=1)) is None
