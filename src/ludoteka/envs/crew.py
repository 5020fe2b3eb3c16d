"""The threads that play batches: those that have nothing to do wait awake for a moment, and then sleep.

Whoever steps a batch works at it too, and takes whatever nobody else has taken: a thread that gets no processor, on a
machine where others have work, delays nothing but the few games that it has in hand. Waiting awake makes steps that
follow each other faster, since waking up takes longer than many a step; it is short, and who waited in vain sleeps at
once for a while. So a processor second brings about as much as with one thread, whatever else the machine does.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.envs.templates import APART, BLOCK, DONE

#: How often a thread looks whether it waits in vain, some 20 microseconds long.
PATIENCE = 400
#: Who waited in vain again and again waits awake only after this many tasks.
LONGEST_REST = 63

Kernel = Callable[..., bool]


class Task:
    """A kernel over all games of a batch, which some threads share."""

    __slots__ = ("args", "error", "kernel", "left", "ticket", "work", "workers")

    def __init__(self, kernel: Kernel, workers: int, ticket: int, args: tuple[Any, ...]) -> None:
        self.kernel = kernel
        self.workers = workers
        self.ticket = ticket
        self.args = args
        self.work = np.zeros((1 + workers) * APART, np.int64)
        #: Each helper that has left; several may at once.
        self.left: SimpleQueue[int] = SimpleQueue()
        self.error: BaseException | None = None

    def join(self, worker: int, bell: NDArray[np.int64], patience: int) -> bool:
        """Take part until there is nothing left to take; return what `templates.wait` says."""
        return self.kernel(worker, self.workers, self.ticket, patience, self.work, bell, *self.args)


class Crew:
    """Threads that help whoever gives a task, one task at a time."""

    def __init__(self) -> None:
        self.bell = np.zeros(APART, np.int64)
        self.tasks = 0
        self.task: Task | None = None
        self.helpers: list[threading.Lock] = []

    def play(self, kernel: Kernel, workers: int, games: int, args: tuple[Any, ...]) -> None:
        """Carry out a kernel over all games with so many threads, this one included."""
        self.tasks += 1
        self.task = task = Task(kernel, workers, self.tasks, args)
        while len(self.helpers) < workers - 1:
            self._start_helper()
        for wake in self.helpers[: workers - 1]:
            if wake.locked():
                wake.release()
        done = task.join(0, self.bell, PATIENCE)
        blocks = (games + BLOCK - 1) // BLOCK
        while not done:
            task.left.get()
            if task.error is not None:
                raise task.error
            done = task.work[DONE] == blocks
        self.task = None

    def _start_helper(self) -> None:
        wake = threading.Lock()
        wake.acquire()
        self.helpers.append(wake)
        number = len(self.helpers)
        threading.Thread(target=self._help, args=(number, wake), name=f"batch-{number}", daemon=True).start()

    def _help(self, number: int, wake: threading.Lock) -> None:
        rest = longest = 0
        while True:
            wake.acquire()
            task = self.task
            if task is None or number >= task.workers:
                continue
            try:
                rang = task.join(number, self.bell, 0 if rest else PATIENCE)
            except BaseException as error:  # where bounds are checked, say: told by whoever gave the task
                task.error, rang = error, False
            task.left.put(number)
            del task  # its arrays may be large
            if rest:
                rest -= 1
            else:
                longest = 0 if rang else min(2 * longest + 1, LONGEST_REST)
                rest = longest


_crew = Crew()
#: Held by whoever has the crew.
_taken = threading.Lock()
#: The bell of whoever works alone.
_UNHEARD = np.zeros(APART, np.int64)


def _begin_anew() -> None:
    """In a forked process: threads do not come along."""
    global _crew, _taken
    _crew, _taken = Crew(), threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


def play(kernel: Kernel, workers: int, games: int, *args: Any) -> None:
    """Carry out a kernel over all games with so many threads, or alone while another batch has them."""
    crew, taken = _crew, _taken
    if workers > 1 and taken.acquire(blocking=False):
        try:
            crew.play(kernel, workers, games, args)
        finally:
            taken.release()
    else:
        kernel(0, 1, 0, 0, np.zeros(2 * APART, np.int64), _UNHEARD, *args)
