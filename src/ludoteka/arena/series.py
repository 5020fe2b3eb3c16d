"""A series of matches, spread over processes; what is finished is kept, whatever happens to the rest."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from ludoteka.arena.ledger import Ledger
from ludoteka.arena.match import Result, play
from ludoteka.arena.schedule import Match

#: Plays matches somewhere and yields their results as they come.
Runner = Callable[[Iterable[Match], bool], Iterator[Result]]
Told = Callable[[Result], object]


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which tells the children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local_runner(jobs: int) -> Runner:
    """Return what plays matches in this many processes of this machine."""

    def run(matches: Iterable[Match], keep_records: bool) -> Iterator[Result]:
        if jobs == 1:
            yield from (play(match, keep_records) for match in matches)
            return
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_ignore_interrupts)
        try:
            yield from _spread(pool, iter(matches), jobs, keep_records)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return run


def _spread(pool: ProcessPoolExecutor, matches: Iterator[Match], jobs: int, keep: bool) -> Iterator[Result]:
    """Keep each process busy with one match and one in waiting."""
    running: set[Future[Result]] = set()
    for match in matches:
        running.add(pool.submit(play, match, keep))
        if len(running) >= 2 * jobs:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def ray_runner(address: str) -> Runner:
    """Return what plays matches on a Ray cluster."""
    try:
        import ray
    except ImportError as error:
        from ludoteka.engine.errors import MissingExtra

        raise MissingExtra("Playing on a cluster needs Ray: pip install 'ludoteka[arena-ray]'.") from error

    def run(matches: Iterable[Match], keep_records: bool) -> Iterator[Result]:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        remote = ray.remote(play)
        waiting = [remote.remote(match, keep_records) for match in matches]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return run


def run_series(
    matches: Iterable[Match], ledger: Ledger, runner: Runner, keep_records: bool = False, told: Told | None = None
) -> None:
    """Play the matches that have no result yet, keeping each result at once."""
    left = [match for match in matches if match.number not in ledger.results]
    for result in runner(left, keep_records):
        ledger.add(result)
        if told is not None:
            told(result)
