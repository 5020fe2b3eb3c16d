"""Work spread over processes of this machine, or over a Ray cluster; results come as they are ready."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol, TypeVar

from ludoteka.engine.errors import MissingExtra

T = TypeVar("T")
R = TypeVar("R")


class Spreader(Protocol):
    """Does some tasks somewhere, and yields what they come to."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T], /) -> Iterator[R]: ...


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which tells the children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """Do tasks in this many processes."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_ignore_interrupts)
    try:
        yield from _keep_busy(pool, work, iter(tasks), jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _keep_busy(pool: ProcessPoolExecutor, work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    """Keep each process busy with one task and one in waiting."""
    running: set[Future[R]] = set()
    for task in tasks:
        running.add(pool.submit(work, task))
        if len(running) >= 2 * jobs:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def ray_spreader(address: str) -> Spreader:
    """Return what does tasks on a Ray cluster, two for each of its processors at a time. Raises MissingExtra."""
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("Playing on a cluster needs Ray: pip install 'ludoteka[arena-ray]'.") from error

    def run(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        # It takes plain functions only. What was on a node that is gone is done again elsewhere, however often.
        remote = ray.remote(max_retries=-1)(lambda task: work(task))
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return run
