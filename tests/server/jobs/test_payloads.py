"""What a job is given is what the seat knows: nothing of it depends on what the seat cannot know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest

import ludoteka
from ludoteka.review.judging import Question
from ludoteka.server.bots import jobs
from ludoteka.server.bots.bot_pool import BotPool, Study, for_seconds, new_stop
from ludoteka.server.bots.fair_threads import For
from tests.conformance.cases import Case, few_cases, sampled
from tests.server.jobs.thinkers import Scribe, pool_on
from tests.server.redis import RedisServer


def pairs(case: Case, seed: int) -> Iterator[tuple[ludoteka.Position, ludoteka.Position, int]]:
    """Yield positions of a game, each with one that some seat cannot tell from it, though it is another."""
    for position, _ in sampled(case, seed, 0.25):
        for seat in range(case.players):
            for twin_seed in range(5, 9):
                twin = position.resample(seat, twin_seed)
                assert twin != position
                yield position, twin, seat


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_is_sent_of_a_position_is_the_same_for_all_that_a_seat_cannot_tell_apart(case: Case) -> None:
    compared = differing = 0
    for position, twin, seat in pairs(case, 41):
        sent = jobs.encode(jobs.seen(position.view_only(seat)))
        assert sent == jobs.encode(jobs.seen(twin.view_only(seat)))
        compared += 1
        differing += position.key() != twin.key()  # more is hidden than the generator
        again = case.game.from_bytes(position.view_only(seat).to_bytes()).view_only(seat)
        assert again.to_bytes() == position.view_only(seat).to_bytes()
        assert again.imagine(7) == position.view_only(seat).imagine(7)
    assert compared >= 40
    assert (differing > 0) == case.game.header.hidden, "where nothing else is hidden, the generator is"


def askings(
    pool: BotPool, position: ludoteka.Position, seat: int
) -> dict[type[jobs.Job], Callable[[], Awaitable[object]]]:
    """Return, for every kind of job about a position, what asks for it."""
    known, whom, thought, stop = position.view_only(seat), For("a", "v"), for_seconds(9.0), new_stop()
    mind = ("table", seat, "master")
    compare, expect = Question(known, thought, 3, 0), Question(known, thought, 3, decides=True)
    return {
        jobs.Choose: lambda: pool.choose(known.game.name, mind, known, stop, lambda _: None, whom),
        jobs.Advise: lambda: pool.advise(whom, known, thought, stop),
        jobs.Grow: lambda: pool.grow(whom, Study(known, 3), thought, stop, str),
        jobs.Compare: lambda: pool.answer(whom, compare, stop),
        jobs.Expect: lambda: pool.answer(whom, expect, stop),
    }


#: Drawn anew for each, from nothing that anybody knows.
DRAWN = {"seed", "study"}


async def test_every_job_about_a_position_that_travels_holds_no_more(bus: RedisServer) -> None:
    """What reaches a worker through Redis is compared, for every kind of job in every game."""
    found = [(case, *list(pairs(case, 42))[-1]) for case in few_cases()]  # before anybody listens: it takes a while
    scribe = Scribe(bus.url, [jobs.rules_of(ludoteka.game(name)) for name in ludoteka.games()])
    compared = dict.fromkeys(ludoteka.games(), 0)
    async with pool_on(bus.url, *ludoteka.games()) as pool:
        for case, position, twin, seat in found:
            kinds = list(askings(pool, position, seat))
            assert {*kinds, jobs.Search} == set(jobs.ANSWERS), "a new kind of job belongs here"
            for kind in kinds:
                sent = [await _sent(scribe, askings(pool, each, seat)[kind]) for each in (position, twin)]
                assert type(sent[0][0]) is kind
                first, second = ({**msgspec.structs.asdict(job), **of} for job, of in sent)
                assert {n: v for n, v in first.items() if n not in DRAWN} == {
                    n: v for n, v in second.items() if n not in DRAWN
                }
                compared[case.name] += 1
    await scribe.taker.close()
    assert all(number >= 5 for number in compared.values()), compared


async def _sent(scribe: Scribe, ask: Callable[[], Awaitable[object]]) -> tuple[jobs.Job, dict[str, object]]:
    """Return what a worker gets of a job, and its ticket without its number."""
    before = len(scribe.taken)
    asking = asyncio.ensure_future(ask())
    await scribe.until(before + 1)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    return scribe.jobs[-1], scribe.taken[-1].ticket._replace(number="")._asdict()


def test_a_job_of_another_form_is_not_read() -> None:
    position = ludoteka.game("opale").new(seed=1)
    job = jobs.encode(jobs.Advise(**jobs.seen(position.view_only(0)), seed=1, budget=for_seconds(1)))
    assert isinstance(jobs.read_job(job), jobs.Advise)
    plain = msgspec.msgpack.decode(job)
    for wrong in ({"type": "run"}, {"code": "x"}, {"seat": "0"}, {"budget": None}):
        with pytest.raises(msgspec.ValidationError):
            jobs.read_job(jobs.encode(plain | wrong))
