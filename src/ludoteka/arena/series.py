"""A series of matches, spread over processes; what is finished is kept, whatever happens to the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from ludoteka.arena.ledger import Ledger
from ludoteka.arena.match import Result, play
from ludoteka.arena.schedule import Match
from ludoteka.arena.spreading import ray_spreader, spread

#: Plays matches somewhere and yields their results as they come.
Runner = Callable[[Iterable[Match], bool], Iterator[Result]]
Told = Callable[[Result], object]


def local_runner(jobs: int) -> Runner:
    """Return what plays matches in this many processes of this machine."""
    return lambda matches, keep_records: spread(partial(play, keep_record=keep_records), matches, jobs)


def ray_runner(address: str) -> Runner:
    """Return what plays matches on a Ray cluster."""
    spread_far = ray_spreader(address)
    return lambda matches, keep_records: spread_far(partial(play, keep_record=keep_records), matches)


def run_series(
    matches: Iterable[Match], ledger: Ledger, runner: Runner, keep_records: bool = False, told: Told | None = None
) -> None:
    """Play the matches that have no result yet, keeping each result at once."""
    left = [match for match in matches if match.number not in ledger.results]
    for result in runner(left, keep_records):
        ledger.add(result)
        if told is not None:
            told(result)
