"""`analyse`: right where the truth is known, the same for the same seed, stopped when it should."""

from __future__ import annotations

import itertools
import threading
from types import SimpleNamespace
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.position import Knowledge
from ludoteka.search import analysis
from ludoteka.search.analysis import FIRST_PORTION, PORTION_SECONDS, Analysis, Budget, Cancel, analyse
from ludoteka.search.tree import Tree
from tests.search.small import best_value, some_positions, three_in_a_row

#: Seconds: longer than any test, and how long a thread is waited for on a machine that has other things to do.
DAY, PATIENCE = 86_400.0, 600.0


def opale() -> ludoteka.Position:
    return ludoteka.game("opale").new(seed=5)


def test_it_finds_a_best_action_where_everything_is_known() -> None:
    for position in some_positions(60, 3):
        found = analyse(position, Budget(simulations=3000))
        assert best_value(position.after(found.best.action)) == best_value(position)


def test_what_it_proves_is_true() -> None:
    proven = 0
    for position in some_positions(60, 4):
        for candidate in analyse(position, Budget(simulations=3000)).candidates:
            if candidate.proven is not None:
                proven += 1
                truth = best_value(position.after(candidate.action))
                assert candidate.proven == {1: 0, -1: 1, 0: -1}[truth]
    assert proven > 100


def test_the_same_seed_and_simulations_give_the_same_analysis() -> None:
    once = analyse(opale(), Budget(simulations=400), seed=7)
    again = analyse(opale(), Budget(simulations=400), seed=7)
    assert once.candidates == again.candidates
    assert analyse(opale(), Budget(simulations=400), seed=8).candidates != once.candidates


def test_threads_share_the_simulations_and_stay_the_same_for_the_same_seed() -> None:
    once = analyse(opale(), Budget(simulations=400, threads=2), seed=7)
    assert once.simulations == 400
    assert once.candidates == analyse(opale(), Budget(simulations=400, threads=2), seed=7).candidates


def test_candidates_are_legal_and_their_results_sum_to_zero() -> None:
    position = opale()
    found = analyse(position, Budget(simulations=500))
    assert found.seat == position.current_player
    for candidate in found.candidates:
        assert candidate.action in position.legal_actions()
        assert candidate.line[0] == candidate.action
        assert sum(candidate.results) == pytest.approx(0, abs=1e-3)
    assert sum(c.visits for c in found.candidates) == 500


def test_what_the_seat_cannot_know_does_not_matter() -> None:
    position = opale()
    seat = position.current_player
    twin = position.resample(seat, seed=99)
    assert twin != position
    budget = Budget(simulations=300)
    assert analyse(position, budget, seed=1).candidates == analyse(twin, budget, seed=1).candidates


def test_knowledge_is_enough() -> None:
    position = opale()
    known = position.view_only(position.current_player or 0)
    assert isinstance(known, Knowledge)
    assert analyse(known, Budget(simulations=100), seed=2).candidates == (
        analyse(position, Budget(simulations=100), seed=2).candidates
    )


@pytest.mark.parametrize("pace", [1e-5, 1e-4, 1e-3])
def test_time_is_kept(monkeypatch: pytest.MonkeyPatch, pace: float) -> None:
    """By a clock that only simulations move, each by its pace, no more is thought than a portion too long."""
    now = 0.0

    def grow(self: Tree, simulations: int, stop: Any) -> None:
        nonlocal now
        before = self.simulations
        really_grow(self, simulations, stop)
        now += pace * (self.simulations - before)

    really_grow = Tree.grow
    monkeypatch.setattr(Tree, "grow", grow)
    monkeypatch.setattr(analysis, "time", SimpleNamespace(perf_counter=lambda: now))
    found = analyse(opale(), Budget(seconds=0.2))
    assert 0.2 <= found.seconds <= 0.2 + PORTION_SECONDS
    assert found.simulations == pytest.approx(found.seconds / pace)


def test_something_is_tried_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has other things to do may give a thread nothing until its time is over."""
    hours = itertools.count(step=3600)
    monkeypatch.setattr(analysis, "time", SimpleNamespace(perf_counter=lambda: next(hours)))
    assert analyse(opale(), Budget(seconds=0.2)).simulations == FIRST_PORTION


def test_a_wish_stops_it_at_once() -> None:
    """Without the wish it would think for a day."""
    cancel, begun = Cancel(), threading.Event()
    found: list[Analysis] = []

    def think() -> None:
        found.append(analyse(opale(), Budget(seconds=DAY), cancel=cancel, tell=lambda _: begun.set()))

    thinking = threading.Thread(target=think, daemon=True)
    thinking.start()
    assert begun.wait(PATIENCE)
    cancel.set()
    thinking.join(PATIENCE)
    assert not thinking.is_alive()
    assert found[0].best.action in opale().legal_actions()


def test_a_wish_that_comes_before_the_search_leaves_some_legal_action() -> None:
    cancel = Cancel()
    cancel.set()
    found: list[Analysis] = []
    thinking = threading.Thread(
        target=lambda: found.append(analyse(opale(), Budget(seconds=DAY), cancel=cancel)), daemon=True
    )
    thinking.start()
    thinking.join(PATIENCE)
    assert not thinking.is_alive()
    assert found[0].simulations == 0
    assert found[0].best.action in opale().legal_actions()


def test_a_wish_is_for_one_search_and_not_for_the_trees_that_it_leaves_behind() -> None:
    trees: list[Tree] = []
    first = Cancel()
    analyse(opale(), Budget(simulations=50), cancel=first, trees=trees)
    first.set()
    again = analyse(opale(), Budget(simulations=50), cancel=Cancel(), trees=trees)
    assert again.simulations == 50
    assert analyse(opale(), Budget(simulations=50), cancel=first, trees=trees).simulations == 0


def test_it_tells_how_far_it_is() -> None:
    told: list[float] = []
    analyse(opale(), Budget(simulations=2000), tell=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 1


def test_a_game_that_is_over_cannot_be_analysed() -> None:
    position = three_in_a_row().new(seed=0)
    for action in (0, 3, 1, 4, 2):
        position.apply(action)
    with pytest.raises(ValueError, match="over"):
        analyse(position, Budget(simulations=10))


def test_a_budget_must_end() -> None:
    with pytest.raises(ValueError, match="needs seconds"):
        Budget()
    with pytest.raises(ValueError, match="thread"):
        Budget(simulations=1, threads=0)
