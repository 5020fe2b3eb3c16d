"""Threads that share the games of a batch: nobody waits for one that does not come, and what goes wrong is told."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteka.engine.compiling.kernels import COMPILED, compiled
from ludoteka.envs import crew
from ludoteka.envs.templates import APART, BLOCK, DONE, take_block

GAMES = 10 * BLOCK


def test_a_helper_that_does_not_come_is_not_waited_for() -> None:
    own, away = crew.Crew(), threading.Event()
    joined: list[int] = []

    def kernel(worker: int, workers: int, ticket: int, patience: int, work: NDArray[Any], bell: NDArray[Any]) -> bool:
        if worker > 0:
            away.wait()
            return False
        joined.append(workers)
        work[DONE] = GAMES // BLOCK
        return True

    for _ in range(3):
        own.play(kernel, 2, GAMES, ())
    away.set()
    assert joined == [2, 2, 2]
    assert len(own.helpers) == 1


def test_what_a_helper_has_in_hand_is_waited_for() -> None:
    own, begun, done = crew.Crew(), threading.Event(), []

    def kernel(worker: int, workers: int, ticket: int, patience: int, work: NDArray[Any], bell: NDArray[Any]) -> bool:
        if worker > 0:
            begun.set()
            done.append(worker)
            work[DONE] = GAMES // BLOCK
            return False
        begun.wait()
        return False

    own.play(kernel, 2, GAMES, ())
    assert done == [1]


def test_what_goes_wrong_in_a_helper_is_raised() -> None:
    own = crew.Crew()

    def kernel(worker: int, *task: Any) -> bool:
        if worker > 0:
            raise IndexError("beyond the end")
        return False

    with pytest.raises(IndexError, match="beyond the end"):
        own.play(kernel, 2, GAMES, ())


def test_who_waited_in_vain_sleeps_at_once_for_a_while() -> None:
    own = crew.Crew()
    patience: list[int] = []

    def kernel(
        worker: int, workers: int, ticket: int, awake: int, work: NDArray[Any], bell: NDArray[Any], rang: bool
    ) -> bool:
        if worker > 0:
            patience.append(awake)
            work[DONE] = GAMES // BLOCK
            return rang
        return False  # so that the helper is waited for

    for _ in range(40):
        own.play(kernel, 2, GAMES, (False,))
    in_vain = [task for task, awake in enumerate(patience) if awake]
    assert in_vain == [0, 2, 6, 14, 30]
    patience.clear()
    for _ in range(80):
        own.play(kernel, 2, GAMES, (True,))
    assert patience[-20:] == [crew.PATIENCE] * 20


@pytest.mark.parametrize(("workers", "blocks"), [(1, 7), (2, 7), (3, 2), (4, 64)])
def test_every_block_is_taken_once_the_own_ones_first(workers: int, blocks: int) -> None:
    work = np.zeros((1 + workers) * APART, np.int64)
    take = compiled(take_block, keep=False) if COMPILED else take_block
    taken = []
    while (block := take(work, workers - 1, workers, blocks)) >= 0:
        taken.append(block)
    own = list(range((workers - 1) * blocks // workers, blocks))
    assert taken[: len(own)] == own
    assert sorted(taken) == list(range(blocks))
    assert take(work, 0, workers, blocks) == -1
