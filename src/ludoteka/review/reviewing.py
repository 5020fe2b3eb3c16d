"""A whole game: a quick look at all of it first, then every decision in depth, from the left."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain

from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.record import Record
from ludoteka.review.findings import Review
from ludoteka.review.judging import Asking, Judged, answered_here, guess, judging, looking
from ludoteka.review.summary import summary
from ludoteka.search.analysis import Budget, Cancel
from ludoteka.search.ready import prepare

#: How long a review takes where nothing else is asked for, in seconds.
SECONDS = 30.0
#: What the quick look takes of it, and at most. It is told then, whatever the machine has done by then.
QUICK_SHARE, QUICK_SECONDS = 0.15, 4.0
#: A review that was given its time ends after so many times of it: on a busy machine with less, rather than later.
HARD_LIMIT = 1.25
#: More simulations a decision would change nothing any more.
MOST_SIMULATIONS = 6_000


class Unfinished(LudotekaError):
    """A game in which nothing was decided cannot be reviewed."""


class Cancelled(LudotekaError):
    """A review was cancelled before there was anything to tell."""


@dataclass(frozen=True)
class Progress:
    """How far a review is."""

    #: Whether this is the quick look still.
    quick: bool
    #: Decisions judged in this pass, of how many.
    done: int
    total: int

    @property
    def share(self) -> float:
        """The share of all that is done, 0 to 1."""
        part = self.done / self.total if self.total else 1.0
        return QUICK_SHARE * part if self.quick else QUICK_SHARE + (1 - QUICK_SHARE) * part


#: Told how far a review is, from the thread that judges.
Tell = Callable[[Progress], object]


def usual_threads() -> int:
    """Return how many threads a review takes where nothing else is asked for."""
    return min(2, os.cpu_count() or 1)


@dataclass(frozen=True)
class Effort:
    """How much a review thinks: simulations a decision, seconds in all, or whichever comes first."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    def quick(self) -> Effort:
        """Return what the quick look may take."""
        simulations = None if self.simulations is None else max(1, round(self.simulations * QUICK_SHARE))
        seconds = None if self.seconds is None else min(QUICK_SECONDS, self.seconds * QUICK_SHARE)
        return Effort(simulations, seconds, self.threads)

    def budget(self, decisions: int, spent: float) -> Budget:
        """Return what one of the decisions that are left may take, after some seconds."""
        if self.seconds is None:
            return Budget(simulations=self.simulations)
        left = max(0.05 * self.seconds, self.seconds - spent)
        seconds = left * self.threads / max(decisions, 1)
        return Budget(seconds=seconds, simulations=self.simulations or MOST_SIMULATIONS)


def coarse_first(total: int) -> list[int]:
    """Return numbers below a total so that any first part of them lies all over it: the middle, the quarters, ...

    >>> coarse_first(8)
    [0, 4, 2, 6, 1, 3, 5, 7]
    """
    order, step = [0], 1 << max(0, total - 1).bit_length()
    while step > 1:
        order += range(step // 2, total, step)
        step //= 2
    return order[:total]


class Pass:
    """One way through all decisions of a game; threads may share it.

    The quick look has seen something of the whole game however early it is stopped, the thorough one goes from the
    first decision to the last. Both end when their time is over: what the quick look has not come to is guessed from
    what lies around it, and of what the other has not come to there is the quick look.
    """

    def __init__(self, reviewing: Reviewing, quick: bool) -> None:
        self.quick = quick
        self._reviewing = reviewing
        self._effort = reviewing.effort.quick() if quick else reviewing.effort
        self._waiting: Iterator[int] = iter(coarse_first(reviewing.total) if quick else range(reviewing.total))
        self._begun: float | None = None
        #: Seconds of thinking, those before this pass included.
        self._spent = 0.0 if quick else self._effort.threads * (reviewing.effort.quick().seconds or 0.0)
        self._done = self._taken = 0
        self._counting = threading.Lock()

    def judge_next(self, cancel: Cancel) -> Progress | None:
        """Judge the next decision and return how far it is; None where none is left, or it was cancelled."""
        return answered_here(self.judging_next(cancel), cancel)

    def judging_next(self, cancel: Cancel) -> Asking[Progress | None]:
        """Do as `judge_next` does, with answers from anywhere; whoever closes it early lets others judge it yet."""
        with self._counting:
            number = None if cancel.cancelled or self._late else next(self._waiting, None)
            if number is None:
                if self.quick and not cancel.cancelled:
                    self._reviewing.guess_missing()
                return None
            left = self._reviewing.total - self._taken
            self._taken += 1
            budget = self._effort.budget(left, self._spent / self._effort.threads)
        begun = time.perf_counter()
        try:
            found = yield from self._reviewing.judging(number, budget, self.quick)
        except BaseException:  # somebody else may judge it yet
            with self._counting:
                self._taken -= 1
                self._waiting = chain([number], self._waiting)
            raise
        with self._counting:
            if cancel.cancelled:  # it was cut short: what was known before is better
                return None
            self._reviewing.judged[number] = found
            self._spent += time.perf_counter() - begun
            self._done += 1
            return Progress(self.quick, self._done, self._reviewing.total)

    @property
    def _late(self) -> bool:
        """Whether the time is over, for the quick look by the clock; something was seen in any case."""
        if self._begun is None:
            self._begun = time.perf_counter()
        if self._effort.seconds is None or not self._done:
            return False
        if self.quick:
            return time.perf_counter() - self._begun > self._effort.seconds
        return self._spent > HARD_LIMIT * self._effort.seconds * self._effort.threads


class Reviewing:
    """A review in the making: what is known of it can be read at any time."""

    def __init__(self, record: Record, effort: Effort, seed: int = 0) -> None:
        """Replay a record. Raises BadRecord or Unfinished."""
        self.record, self.effort, self.seed = record, effort, seed
        self.positions = list(record.replay())
        if not record.actions:
            raise Unfinished(f"In this game of {record.rules.title} nothing was decided: there is nothing to review.")
        self.judged: list[Judged | None] = [None] * len(record.actions)

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self.judged)

    def judging(self, number: int, budget: Budget, quick: bool) -> Asking[Judged]:
        """Judge one decision; after the last one of a game that was given up, also look at what was left."""
        position, action = self.positions[number], self.record.actions[number]
        found = yield from judging(position, action, number, budget, self.seed, quick)
        last = self.positions[-1]
        if number < self.total - 1 or last.is_over:
            return found
        return replace(found, after=(yield from looking(last, self.total, budget, self.seed)))

    def guess_missing(self) -> None:
        """Say of every decision that was not judged what lies between those that were."""
        known = [(number, one) for number, one in enumerate(self.judged) if one is not None]
        for number, one in enumerate(self.judged):
            if one is None and known:
                before = next((seen for seen in reversed(known) if seen[0] < number), known[0])
                after = next((seen for seen in known if seen[0] > number), before)
                share = (number - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
                between = [a + (b - a) * share for a, b in zip(before[1].chances, after[1].chances, strict=True)]
                self.judged[number] = guess(self.positions[number], self.record.actions[number], number, between)
        last = self.judged[-1]
        if last is not None and last.after is None and not self.positions[-1].is_over:
            self.judged[-1] = replace(last, after=last.decision.taken)

    def run(self, tell: Tell | None = None, cancel: Cancel | None = None) -> None:
        """Judge every decision, quickly and then in depth; return when done or cancelled."""
        prepare(self.record.rules)
        cancel, telling = cancel or Cancel(), threading.Lock()

        def work(one: Pass) -> None:
            while (progress := one.judge_next(cancel)) is not None:
                with telling:
                    if tell is not None:
                        tell(progress)

        for quick in (True, False):
            one = Pass(self, quick)
            with ThreadPoolExecutor(self.effort.threads, "review") as pool:
                jobs = [pool.submit(work, one) for _ in range(self.effort.threads)]
                try:
                    for job in jobs:
                        job.result()
                except BaseException:  # the others stop too
                    cancel.set()
                    raise

    @property
    def review(self) -> Review | None:
        """What is known by now; None until the quick look is complete."""
        judged = [one for one in self.judged if one is not None]
        if len(judged) < len(self.judged):
            return None
        return summary(self.record, judged, self.positions[-1])


def review(
    record: Record,
    simulations: int | None = None,
    seconds: float | None = None,
    threads: int | None = None,
    seed: int = 0,
    tell: Tell | None = None,
    cancel: Cancel | None = None,
) -> Review:
    """Review a game: what each decision cost, given what its seat knew then, and what was luck.

    A game that was not played to its end was given up by the seats that the record names, or else broken off.
    `simulations` are for each decision, `seconds` for the whole game (30 where neither is given). The same seed and
    simulations give the same review, whatever the number of threads. `tell` hears how far it is. `cancel` ends it: then
    what was not judged in depth yet stands as the quick look saw it.

    Raises BadRecord, Unfinished, or Cancelled where it was cancelled before the quick look was complete.
    """
    if simulations is None and seconds is None:
        seconds = SECONDS
    effort = Effort(simulations, seconds, threads or usual_threads())
    reviewing = Reviewing(record, effort, seed)
    reviewing.run(tell, cancel)
    found = reviewing.review
    if found is None:
        raise Cancelled("This review was cancelled before there was anything to tell.")
    return found
