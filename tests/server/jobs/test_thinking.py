"""Thoughts by real `ludoteka worker` processes: the same as here, done again where one dies, stopped when told to."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Callable, Sequence
from contextlib import closing

import httpx
import pytest

import ludoteka
from ludoteka.review.judging import Answer, Question
from ludoteka.review.reviewing import Effort, Pass, Progress, Reviewing
from ludoteka.search.analysis import Budget
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import BotPool, for_seconds, new_stop
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bots.job_worker import JobWorker
from ludoteka.server.web.reviews import _go_on
from tests.review.games import blundered
from tests.server.client import WAIT, Watcher
from tests.server.jobs.thinkers import Thinker, pool_on
from tests.server.redis import RedisServer
from tests.server.workers.house import House

ADA = For("a", "ada")


def knowledge(name: str = "opale") -> ludoteka.Knowledge:
    position = ludoteka.game(name).new(seed=3)
    assert position.current_player is not None
    return position.view_only(position.current_player)


async def judged_elsewhere(pool: BotPool, one: Pass) -> Progress | None:
    """Judge the next decision as the server does, by others."""
    stop, answers = new_stop(), None
    with closing(one.judging_next(stop)) as asking:
        while True:
            step = _go_on(asking, answers)
            if not isinstance(step, list):
                return step
            found: Sequence[Answer] = await asyncio.gather(*(pool.answer(ADA, each, stop) for each in step))
            answers = found


async def test_a_hint_and_a_review_are_the_same_as_here(bus: RedisServer, thinker: Callable[..., Thinker]) -> None:
    worker = thinker("opale")
    known, thought = knowledge(), Budget(simulations=300)
    record, effort = blundered("opale"), Effort(simulations=40)
    here, there = Reviewing(record, effort, seed=7), Reviewing(record, effort, seed=7)
    own = BotPool(1)
    async with pool_on(bus.url, "opale") as pool:
        hints = [await each.advise(ADA, known, thought, new_stop(), seed=5) for each in (own, pool)]
        assert hints[0].candidates == hints[1].candidates
        assert hints[0].simulations == hints[1].simulations == 300
        assert worker.taken() == 1
        ways = Pass(here, quick=False), Pass(there, quick=False)
        for _ in range(6):
            assert ways[0].judge_next(new_stop()) == await judged_elsewhere(pool, ways[1])
    own.close()
    assert here.judged == there.judged
    assert sum(one is not None for one in there.judged) == 6
    assert worker.taken() >= 7


async def test_who_is_told_to_stop_answers_with_what_there_is(
    bus: RedisServer, thinker: Callable[..., Thinker]
) -> None:
    worker = thinker("opale")
    async with pool_on(bus.url, "opale") as pool:
        stop = new_stop()
        asked = asyncio.create_task(pool.advise(ADA, knowledge(), for_seconds(10_000.0), stop))
        while not worker.taken():
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        assert not asked.done()
        stop.set()
        assert (await asked).simulations > 0
    assert worker.stop() == 0


async def test_what_a_dead_worker_was_at_is_done_by_another_and_then_here(
    bus: RedisServer, thinker: Callable[..., Thinker]
) -> None:
    workers = [thinker("opale"), thinker("opale")]
    async with pool_on(bus.url, "opale") as pool:
        for _ in range(2):  # then nobody is left
            begun: list[float] = []
            mind = ("table", 0, "master")
            before = [each.taken() for each in workers]
            asked = asyncio.create_task(pool.choose("opale", mind, knowledge(), new_stop(), begun.append, ADA))
            while [each.taken() for each in workers] == before:
                await asyncio.sleep(0.02)
            victim = next(n for n, each in enumerate(workers) if each.taken() != before[n])
            workers[victim].kill()
            del workers[victim]
            assert await asked in knowledge().legal_actions()
            assert len(begun) == 1
            del before[victim]
            assert [each.taken() for each in workers] == [number + 1 for number in before]
        assert not pool.asks("opale")


async def test_whoever_goes_stops_the_worker_that_was_at_it(bus: RedisServer, thinker: Callable[..., Thinker]) -> None:
    worker = thinker("opale")
    async with pool_on(bus.url, "opale") as pool:
        asked = asyncio.create_task(pool.advise(ADA, knowledge(), for_seconds(10_000.0), new_stop()))
        while not worker.taken():
            await asyncio.sleep(0.02)
        asked.cancel()
        while worker.done() != [True]:
            await asyncio.sleep(0.02)


async def test_a_worker_that_froze_is_replaced_and_stops_what_it_was_at(
    bus: RedisServer, thinker: Callable[..., Thinker]
) -> None:
    workers = [thinker("opale"), thinker("opale")]
    async with pool_on(bus.url, "opale") as pool:
        stop = new_stop()
        asked = asyncio.create_task(pool.advise(ADA, knowledge(), for_seconds(10_000.0), stop))
        while not any(each.taken() for each in workers):
            await asyncio.sleep(0.02)
        frozen, other = sorted(workers, key=Thinker.taken, reverse=True)
        frozen.process.send_signal(signal.SIGSTOP)
        while not other.taken():
            await asyncio.sleep(0.02)
        frozen.process.send_signal(signal.SIGCONT)
        while frozen.done() != [True]:
            await asyncio.sleep(0.02)
        assert not asked.done()
        stop.set()
        assert (await asked).simulations > 0
    assert (frozen.taken(), other.taken()) == (1, 1)


async def test_whoever_asks_for_much_takes_no_more_than_the_threads_that_nobody_else_needs(
    bus: RedisServer, thinker: Callable[..., Thinker]
) -> None:
    """Two threads: four long thoughts of one visitor have both, and whoever else comes is thought for at once."""
    worker, known, stop = thinker("opale", threads=2), knowledge(), new_stop()
    async with pool_on(bus.url, "opale") as pool:
        greedy = [asyncio.create_task(pool.advise(ADA, known, for_seconds(10_000.0), stop)) for _ in range(4)]
        while worker.taken() < 2:
            await asyncio.sleep(0.02)
        for name in ("b", "c"):
            assert (await pool.advise(For(name), known, Budget(simulations=50), new_stop())).simulations == 50
        assert worker.taken() == 4
        assert not any(each.done() for each in greedy)
        stop.set()
        await asyncio.gather(*greedy)


async def test_reviews_leave_a_thread_to_who_waits(bus: RedisServer, thinker: Callable[..., Thinker]) -> None:
    worker, known, stop = thinker("opale", threads=2), knowledge(), new_stop()
    async with pool_on(bus.url, "opale") as pool:
        long = Question(known, for_seconds(10_000.0), 3, known.legal_actions()[0])
        reviews = [asyncio.create_task(pool.answer(For(name), long, stop)) for name in "abc"]
        while not worker.taken():
            await asyncio.sleep(0.02)
        assert (await pool.advise(For("a"), known, Budget(simulations=50), new_stop())).simulations == 50
        assert worker.taken() == 2, "one review and the hint"
        stop.set()
        await asyncio.gather(*reviews)


async def test_a_worker_keeps_the_bot_of_a_table_and_none_for_whoever_plays_out_a_study() -> None:
    worker = JobWorker("redis://127.0.0.1:1", 1)  # nobody is there: it is asked directly
    for name in ("opale", "oriflamme-alliance"):
        known = knowledge(name)
        for mind in ("", "of a table"):
            job = jobs.Choose(**jobs.seen(known), seed=1, level="novice", mind=mind)
            assert await worker._think(job, ADA, new_stop()) in known.legal_actions()
    assert len(worker._pool._kept) == 2, "one for each game"
    grown = jobs.Grow(**jobs.seen(knowledge()), seed=1, budget=Budget(simulations=20), study="s")
    assert (await worker._think(grown, ADA, new_stop())).found.simulations == 20
    other = jobs.Grow(**jobs.seen(knowledge("oriflamme-alliance")), seed=1, budget=Budget(simulations=20), study="s")
    with pytest.raises(ValueError, match="another position"):
        await worker._think(other, ADA, new_stop())
    worker._pool.close()


async def test_without_a_bus_the_server_thinks_itself(bus: RedisServer, thinker: Callable[..., Thinker]) -> None:
    worker = thinker("opale")
    async with pool_on(bus.url, "opale") as pool:
        asked = asyncio.create_task(pool.advise(ADA, knowledge(), for_seconds(2.0), new_stop()))
        while not worker.taken():
            await asyncio.sleep(0.02)
        bus.stop()
        assert (await asked).simulations > 0
        assert not pool.asks("opale")
        bus.start()
        while not pool.asks("opale"):
            await asyncio.sleep(0.02)
        assert (await pool.advise(ADA, knowledge(), for_seconds(0.1), new_stop())).simulations > 0
        assert worker.taken() == 2


def figures(house: House) -> str:
    page = httpx.get(f"{house.workers[0].base}/metrics", headers={"authorization": "Bearer key"}, timeout=WAIT)
    assert page.is_success
    return page.text


def count(page: str, kind: str, where: str, outcome: str) -> float:
    wanted = {f'kind="{kind}"', f'where="{where}"', f'outcome="{outcome}"'}
    lines = [line for line in page.splitlines() if line.startswith("ludoteka_jobs_total")]
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if all(part in line for part in wanted))


async def until_moved(watcher: Watcher, by: int) -> list[int]:
    """Return the decisions of a seat, by their numbers in the log, once the other has its turn."""
    while not watcher.mine:
        await watcher.receive()
    return [entry["seq"] for entry in watcher.log if entry["kind"] == "moved" and entry.get("seat") == by]


async def test_a_master_at_a_table_moves_once_though_its_worker_is_killed(
    house: Callable[..., House], thinker: Callable[..., Thinker]
) -> None:
    workers, serving = [thinker("opale"), thinker("opale")], house(1, metrics_token="key", head_start=3600.0)
    while not re.search(r"^ludoteka_thinkers\{.*\} 2\.0$", figures(serving), re.MULTILINE):
        await asyncio.sleep(0.05)
    async with serving.person(0, "Ada") as ada:
        table = await ada.open("opale", seats="me bot:master")
        a = await serving.watch(ada, table, 0)
        before = await until_moved(a, 1)
        told = [each.taken() for each in workers]
        while a.mine:
            await a.move()
        while [each.taken() for each in workers] == told:
            await asyncio.sleep(0.02)
        victim = next(n for n, each in enumerate(workers) if each.taken() != told[n])
        workers[victim].kill()
        after = await until_moved(a, 1)
        assert len(after) > len(before)
        assert len(set(after)) == len(after)
        assert count(figures(serving), "bot", "elsewhere", "again") >= 1
        assert count(figures(serving), "bot", "elsewhere", "done") >= 1
        assert count(figures(serving), "bot", "here", "done") == 0
