"""What nobody should say on the bus, and who does jobs badly: people are answered all the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from redis.asyncio import Redis

import ludoteka
from ludoteka.search.analysis import Analysis, Candidate
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import BotPool, for_seconds, new_stop
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_queue import BEATS, Asked, Queue, Ticket, Told, channel_of
from ludoteka.server.common.metrics import REGISTRY
from tests.server.jobs.thinkers import Answerer, Scribe, pool_on
from tests.server.redis import RedisServer

ADA = For("a", "ada")
OPALE = jobs.rules_of(ludoteka.game("opale"))
GARBAGE = (b"\xff\xfe garbage", msgspec.msgpack.encode(["a"]), msgspec.msgpack.encode({"a": 1}), b"\xc1" * 10_000)


def knowledge() -> ludoteka.Knowledge:
    position = ludoteka.game("opale").new(seed=3)
    assert position.current_player is not None
    return position.view_only(position.current_player)


def good() -> Analysis:
    """An answer that can be true."""
    known = knowledge()
    action = known.legal_actions()[0]
    return Analysis(known.seat, 7, 0.1, [Candidate(action, 7, (0.5, -0.5), (action,))])


def hints(where: str, outcome: str) -> float:
    labels = {"kind": "hint", "where": where, "outcome": outcome}
    return REGISTRY.get_sample_value("ludoteka_jobs_total", labels) or 0.0


@asynccontextmanager
async def asked_of(scribe: Scribe, bus: RedisServer) -> AsyncIterator[tuple[BotPool, Redis]]:
    async with pool_on(bus.url, "opale") as pool, Redis.from_url(bus.url) as redis:
        yield pool, redis
    await scribe.taker.close()


async def test_what_is_not_understood_is_passed_over_by_who_asks_and_who_does_jobs(
    bus: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "ludoteka")
    scribe = Answerer(bus.url, OPALE, jobs.encode(good()))
    async with asked_of(scribe, bus) as (pool, redis):
        assert pool.elsewhere is not None
        asker, queue = pool.elsewhere._asker, Queue(redis)
        for garbage in GARBAGE:
            await redis.publish(BEATS, garbage)
            await redis.publish(channel_of(asker._name), garbage)
            await redis.publish(channel_of("scribe"), garbage)
            await redis.zadd("ludoteka:jobs:1:queue", {garbage: -1.0})
        unknown = b"9|" + b"|".join([b"x"] * 5)  # of a line that nobody does
        await redis.zadd("ludoteka:jobs:1:queue", {unknown: 0.0, b"0|a|b": 0.0, b"|||||": 0.0})
        pipe = redis.pipeline(transaction=False)
        for number, garbage in enumerate(GARBAGE):  # in the queue as a job should be, though it is none
            await queue.ask(pipe, Ticket(0, OPALE, "x", "y", "", f"bad-{number}"), garbage, 100.0)
        await queue.ask(pipe, Ticket(0, OPALE, "x", "y", "", "odd"), jobs.encode(Asked("nobody", b"\xc1")), 100.0)
        await pipe.execute()
        found = await pool.advise(ADA, knowledge(), for_seconds(9.0), new_stop())
        assert found == good(), "others answer, and this is their answer"
        while await redis.zrange("ludoteka:jobs:1:queue", 0, -1) != [unknown]:
            await asyncio.sleep(0.01)
        assert "the bus is gone" not in caplog.text
        assert caplog.text.count("something on the bus is not understood") == 1
        assert pool.asks("opale")
    assert "odd" in [taken.ticket.number for taken in scribe.taken]


def lie(**changed: object) -> bytes:
    """Return an answer with something in it that cannot be."""
    plain = msgspec.msgpack.decode(jobs.encode(good()))
    of_candidate = {name: value for name, value in changed.items() if name in plain["candidates"][0]}
    plain["candidates"][0] |= of_candidate
    return jobs.encode(plain | {name: value for name, value in changed.items() if name not in of_candidate})


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("failed", b"out of memory"),
        ("failed", b"\xff" * 100_000),
        ("done", b""),
        ("done", b"\xc1 garbage"),
        ("done", jobs.encode(5)),
        ("done", lie(action=10**6)),
        ("done", lie(results=(0.5,))),
        ("done", lie(results=(float("nan"), 0.0))),
        ("done", lie(proven=7)),
        ("done", lie(candidates=[])),
        ("done", lie(seat=1 - knowledge().seat)),
    ],
)
async def test_an_answer_that_is_none_is_found_here(
    what: str, answer: bytes, bus: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    scribe = Answerer(bus.url, OPALE, answer, what)
    before, here = hints("elsewhere", "failed"), hints("here", "done")
    async with asked_of(scribe, bus) as (pool, _):
        found = await pool.advise(ADA, knowledge(), for_seconds(0.05), new_stop())
    assert jobs.is_possible(found, knowledge())
    assert (hints("elsewhere", "failed"), hints("here", "done")) == (before + 1, here + 1)
    told = [record for record in caplog.records if record.message == "a worker could not do a job"]
    assert len(told) == 1
    assert len(told[0].why) <= 300  # type: ignore[attr-defined]


async def test_a_bot_whose_worker_answers_without_saying_that_it_began_plays_what_was_answered(
    bus: RedisServer,
) -> None:
    known = knowledge()
    scribe = Scribe(bus.url, [OPALE], room=0)
    async with asked_of(scribe, bus) as (pool, redis):
        begun: list[float] = []
        mind = ("table", known.seat, "master")
        asked = asyncio.create_task(pool.choose("opale", mind, known, new_stop(), begun.append, ADA))
        ticket, job = await _next(redis)
        answer = known.legal_actions()[-1]
        told = Told("who", ticket.number, "done", jobs.encode(answer))
        await redis.publish(channel_of(job.asker), jobs.encode(told))
        assert await asked == answer
        assert len(begun) == 1
        # what comes once the job is over changes nothing, and whoever still takes it is told to stop
        hearing = redis.pubsub()
        await hearing.subscribe(channel_of("late"))
        for what in ("done", "failed", "taken"):
            await redis.publish(channel_of(job.asker), jobs.encode(Told("late", ticket.number, what)))
        while (heard := await hearing.get_message(timeout=60)) is None or heard["type"] != "message":
            pass
        assert heard["data"].decode() == ticket.number
        assert len(begun) == 1
        assert pool.asks("opale")
        await hearing.aclose()


async def test_a_job_of_who_died_before_any_sign_of_life_is_asked_for_again(bus: RedisServer) -> None:
    scribe = Answerer(bus.url, OPALE, jobs.encode(good()))
    scribe.room = 0
    async with asked_of(scribe, bus) as (pool, redis):
        asked = asyncio.create_task(pool.advise(ADA, knowledge(), for_seconds(60.0), new_stop()))
        ticket, job = await _next(redis)
        await redis.publish(channel_of(job.asker), jobs.encode(Told("stillborn", ticket.number, "taken")))
        scribe.room = 1
        assert await asked == good()
    assert [taken.ticket.number for taken in scribe.taken] != [ticket.number]


async def test_what_others_do_not_begin_is_begun_here_by_a_thread_that_is_free(bus: RedisServer) -> None:
    scribe = Scribe(bus.url, [OPALE], room=0)
    async with pool_on(bus.url, "opale", head_start=0.05) as pool, Redis.from_url(bus.url) as redis:
        pool._loader.plan(["opale"])
        await pool._loader.all_made()
        stops = [new_stop() for _ in range(3)]
        asked = [
            asyncio.create_task(pool.advise(For(str(n)), knowledge(), for_seconds(10_000.0), stop))
            for n, stop in enumerate(stops)
        ]
        while len(pool._pool._running) < 2 or await redis.zcard("ludoteka:jobs:1:queue") != 1:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)  # no thread of its own is left: the third still waits for others
        assert await redis.zcard("ludoteka:jobs:1:queue") == 1
        scribe.room = 1
        await scribe.until(1)
        scribe.taker.tell(scribe.taken[0], "done", jobs.encode(good()))
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for stop in stops:
            stop.set()
        done = await asyncio.gather(*asked)
        assert sum(found == good() for found in done) == 1
    await scribe.taker.close()


async def _next(redis: Redis) -> tuple[Ticket, Asked]:
    """Take a job as a worker does that nobody has ever heard of."""
    while True:
        found = await Queue(redis).take("who", max(jobs.Line), {OPALE}, set())
        if found is not None:
            return found
        await asyncio.sleep(0.01)
