"""The queue on a real Redis: who is next, what is dropped, and what nobody takes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec
from redis.asyncio import Redis

import ludoteka
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import for_seconds, new_stop
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_asker import Unanswered
from ludoteka.server.bus.job_queue import Asked, Queue, Ticket
from tests.server.jobs.thinkers import COMMAND, Scribe, Thinker, pool_on
from tests.server.redis import RedisServer

EVERY = max(jobs.Line)
_numbers = iter(range(10**6))


def ticket(line: int = 0, game: str = "a:1", address: str = "x", visitor: str = "", worker: str = "") -> Ticket:
    return Ticket(line, game, address, visitor, worker, str(next(_numbers)))


def job(of: Ticket) -> bytes:
    return msgspec.msgpack.encode(Asked("asker", of.number.encode()))


@asynccontextmanager
async def queue_on(bus: RedisServer) -> AsyncIterator[tuple[Queue, Redis]]:
    async with Redis.from_url(bus.url) as redis:
        yield Queue(redis), redis


async def put(queue: Queue, redis: Redis, tickets: Iterable[Ticket], seconds: float = 1000.0) -> None:
    for each in tickets:
        pipe = redis.pipeline(transaction=False)
        await queue.ask(pipe, each, job(each), seconds)
        await pipe.execute()


async def taken(queue: Queue, line: int = EVERY, games: str = "a:1", but_of: str = "") -> list[Ticket]:
    """Take whatever there is for a worker."""
    found = []
    while (one := await queue.take("me", line, set(games.split()), set(but_of.split()))) is not None:
        assert one[1].job == one[0].number.encode()
        found.append(one[0])
    return found


async def test_a_bot_that_is_waited_for_goes_before_reviews_that_waited_longer(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        lines = [jobs.Line.PUZZLES, jobs.Line.REVIEW, jobs.Line.REVIEW, jobs.Line.STUDY, jobs.Line.HINT, jobs.Line.BOT]
        await put(queue, redis, [ticket(line, address=str(place)) for place, line in enumerate(lines)])
        assert [each.line for each in await taken(queue)] == sorted(lines)


async def test_addresses_take_turns_and_so_do_the_visitors_of_one(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        many = [ticket(address="many", visitor=name) for name in "aaaaab"]
        await put(queue, redis, [*many, ticket(address="one"), ticket(address="two")])
        turns = [(each.address, each.visitor) for each in await taken(queue)]
        assert turns[:3] == [("many", "a"), ("one", ""), ("two", "")], "who asked for much waits for the others"
        assert turns[3:] == [("many", name) for name in "baaaa"], "and within the address for who had no turn yet"
        # whoever had a turn lately comes after who had none, whichever worker takes
        await put(queue, redis, [ticket(address="many"), ticket(address="three")])
        assert [each.address for each in await taken(queue)] == ["three", "many"]


async def test_a_worker_takes_only_what_it_has_room_for(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        await put(queue, redis, [ticket(address="x"), ticket(address="y"), ticket(jobs.Line.REVIEW, address="z")])
        only_waited_for = await taken(queue, line=jobs.LAST_WAITED_FOR, but_of="x")
        assert [each.address for each in only_waited_for] == ["y"]
        assert [each.address for each in await taken(queue)] == ["x", "z"]


async def test_nobody_takes_jobs_of_another_version_or_for_another_worker(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        await put(queue, redis, [ticket(game="a:2"), ticket(worker="other"), ticket(game="b:1"), ticket(worker="me")])
        assert [each.worker for each in await taken(queue, games="a:1 c:1")] == ["me"]
        assert len(await taken(queue, games="a:2 b:1")) == 2


async def test_what_is_late_or_taken_back_is_dropped(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        late, back, good = ticket(), ticket(), ticket()
        await put(queue, redis, [late], seconds=0.001)
        await put(queue, redis, [back, good])
        pipe = redis.pipeline()
        queue.withdraw(pipe, back)
        await pipe.execute()
        while await redis.exists(*[key async for key in redis.scan_iter(f"*{late.number}")] or ["none"]):
            await asyncio.sleep(0.01)
        assert await taken(queue) == [good]
        assert await redis.zcard("ludoteka:jobs:1:queue") == 0


async def test_what_is_late_is_dropped_though_nobody_does_such_jobs_and_who_asked_has_died(bus: RedisServer) -> None:
    async with queue_on(bus) as (queue, redis):
        await put(queue, redis, [ticket(game="gone:1") for _ in range(3)], seconds=0.001)
        await put(queue, redis, [ticket(game="gone:1")])
        while await redis.zcard("ludoteka:jobs:1:queue") > 1:
            assert await taken(queue) == []
            await asyncio.sleep(0.01)
        assert await redis.zcard("ludoteka:jobs:1:deadlines") == 1
        assert len(await taken(queue, games="gone:1")) == 1
        left = [key async for key in redis.scan_iter("ludoteka:jobs:*")]
        assert sorted(left) == [b"ludoteka:jobs:1:numbers", b"ludoteka:jobs:1:served", b"ludoteka:jobs:1:turns"]


async def test_who_asks_hears_of_nobody_with_other_rules(bus: RedisServer) -> None:
    game = ludoteka.game("opale")
    other = Scribe(bus.url, [f"opale:{game.version + 1}", "akropolis:1"])
    async with pool_on(bus.url) as pool:
        assert pool.elsewhere is not None
        while not pool.elsewhere._asker._workers:  # it is heard
            await asyncio.sleep(0.02)
        assert not pool.asks("opale")
    await other.taker.close()
    assert other.taken == []


ANOTHER_PROTOCOL = """
import ludoteka.server.bus.job_queue as queue
for name, value in list(vars(queue).items()):
    if isinstance(value, str) and "jobs:1" in value:
        setattr(queue, name, value.replace("jobs:1", "jobs:2"))
import sys
from ludoteka.cli import main
sys.argv[0] = "ludoteka"
sys.exit(main())
"""


async def test_a_worker_of_another_protocol_takes_nothing(bus: RedisServer, thinker: Callable[..., Thinker]) -> None:
    """It runs beside one that only writes down: that one gets every job, and the other none."""
    other = thinker("opale", command=[sys.executable, "-c", ANOTHER_PROTOCOL, "worker"])
    scribe = Scribe(bus.url, [jobs.rules_of(ludoteka.game("opale"))])
    position = ludoteka.game("opale").new(seed=1)
    async with pool_on(bus.url, "opale") as pool:
        known, stop = position.view_only(0), new_stop()
        asking = [asyncio.create_task(pool.advise(For(str(n)), known, for_seconds(9), stop)) for n in range(20)]
        await scribe.until(20)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    await scribe.taker.close()
    assert other.taken() == 0


async def test_whoever_stops_waiting_takes_a_job_back_or_stops_who_does_it(bus: RedisServer) -> None:
    scribe = Scribe(bus.url, [jobs.rules_of(ludoteka.game("opale"))], room=1)
    known = ludoteka.game("opale").new(seed=1).view_only(0)
    async with pool_on(bus.url, "opale") as pool, Redis.from_url(bus.url) as redis:
        asking = [asyncio.create_task(pool.advise(For(name), known, for_seconds(9), new_stop())) for name in "ab"]
        await scribe.until(1)
        while await redis.zcard("ludoteka:jobs:1:queue") != 1:
            await asyncio.sleep(0.01)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        while await redis.zcard("ludoteka:jobs:1:queue"):
            await asyncio.sleep(0.01)
        while scribe.taken[0].ticket.number not in scribe.stopped:
            await asyncio.sleep(0.01)
    await scribe.taker.close()


async def test_a_job_that_nobody_does_in_time_is_unanswered(bus: RedisServer) -> None:
    game = ludoteka.game("opale")
    scribe = Scribe(bus.url, [jobs.rules_of(game)], room=0)
    async with pool_on(bus.url, "opale") as pool:
        assert pool.elsewhere is not None
        job = jobs.Advise(**jobs.seen(game.new(seed=1).view_only(0)), seed=1, budget=for_seconds(1))
        try:
            await pool.elsewhere.ask(job, jobs.Line.HINT, For("a"), 0.05, new_stop())
            raise AssertionError("nobody can have answered")
        except Unanswered:
            pass
        scribe.room = 1
        scribe.taker.wake()
        async with Redis.from_url(bus.url) as redis:
            while await redis.zcard("ludoteka:jobs:1:queue"):
                await asyncio.sleep(0.01)
    await scribe.taker.close()
    assert scribe.taken == [], "it was too late to be taken"


def test_mistakes_are_answered_with_their_remedy() -> None:
    for arguments, words in (
        ([], "--bus redis://HOST:PORT"),
        (["--bus", "http://x"], "--bus redis://HOST:PORT"),
        (["--bus", "redis://x", "--threads", "0"], "--threads"),
    ):
        said = subprocess.run([*COMMAND, *arguments, "--lang", "en"], capture_output=True, text=True)
        assert (said.returncode, words in said.stderr) == (2, True), said
