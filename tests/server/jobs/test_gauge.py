"""Thoughts that wait are counted in once and out once, whoever gives up when."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ludoteka.server.bots.bot_pool import BotPool, new_stop
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.common.metrics import REGISTRY, job_waiting

WHOM = For("a", "ada")


def waiting(kind: str = "hint") -> float:
    return REGISTRY.get_sample_value("ludoteka_jobs_waiting", {"kind": kind}) or 0.0


def ended(outcome: str) -> float:
    return (
        REGISTRY.get_sample_value("ludoteka_jobs_total", {"kind": "hint", "where": "here", "outcome": outcome}) or 0.0
    )


async def test_a_thought_that_is_cancelled_before_its_thread_takes_its_first_step_is_counted_out_once() -> None:
    pool, before, cancelled = BotPool(1), waiting(), ended("cancelled")
    threads, held = pool._pool._pool, threading.Event()
    holding = [threads.submit(held.wait) for _ in range(2)]  # every thread that there is
    begun = threading.Event()
    thought = asyncio.create_task(pool.think(WHOM, new_stop(), begun.set))
    while not pool._pool._running:
        await asyncio.sleep(0)
    assert waiting() == before + 1
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert (waiting(), ended("cancelled")) == (before, cancelled + 1)
    held.set()
    while not begun.is_set() or pool._pool._running:  # the thread begins what nobody waits for any more
        await asyncio.sleep(0.001)
    assert waiting() == before
    assert all(each.result() for each in holding)
    pool.close()


async def test_a_thought_that_begins_counts_no_more_as_waiting() -> None:
    pool, before, done = BotPool(1), waiting(), ended("done")
    assert await pool.think(WHOM, new_stop(), waiting) == before
    assert (waiting(), ended("done")) == (before, done + 1)
    pool.close()


def test_who_begins_and_who_gives_up_at_once_count_it_out_once() -> None:
    before = waiting()
    for _ in range(200):
        with job_waiting("hint") as begun:
            assert waiting() == before + 1
            together = threading.Barrier(2)
            other = threading.Thread(target=lambda gate=together, begin=begun: (gate.wait(), begin()))
            other.start()
            together.wait()
        other.join()
    assert waiting() == before
