"""Reviews of games that are over: one job a table for all who ask, thought about when nobody else waits for a bot."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

import ludoteka
from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_asker import Unanswered
from ludoteka.server.common.errors import Refusal, TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.seat_messages import legal_of
from ludoteka.server.state.table_state import TableState
from ludoteka.server.web import prices
from ludoteka.server.wire.reviews import (
    ReviewFine,
    ReviewFound,
    ReviewGivenUp,
    ReviewSeat,
    ReviewSlip,
    ReviewStep,
    ReviewTold,
    ReviewTurn,
)

if TYPE_CHECKING:
    from ludoteka.review.findings import Decision, Review, SeatReview
    from ludoteka.review.judging import Answer, Asking, Question
    from ludoteka.review.reviewing import Pass, Progress, Reviewing
    from ludoteka.search.analysis import Cancel

log = logging.getLogger("ludoteka.reviews")

#: A thread is taken for about so long at a time: then whoever waits for a bot has it.
_PORTION = 0.25
#: Whoever has not asked again for so long waits no more.
_PATIENCE = 12.0
#: How often it is looked whether the game's search is compiled by now.
_COMPILING_SECONDS = 0.5
#: Reviews of so many games are kept, begun ones too.
_KEPT = 100
#: So many may one visitor have in the making.
_AT_ONCE = 2

_encode = msgspec.json.encode


@dataclass
class _Job:
    """The review of one game, as far as it is."""

    state: TableState
    asker: str
    whom: For
    asked: float
    task: asyncio.Task[None] | None = None
    reviewing: Reviewing | None = None
    passes: list[Pass] = field(default_factory=list)
    progress: Progress | None = None
    failed: bool = False
    #: Whether somebody wants more than the quick look.
    thorough: bool = False
    #: What was told at which progress, and for good once it is done.
    told: tuple[Progress | None, ReviewFound | None] = (None, None)
    finished: bytes | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def looked(self) -> bool:
        """Whether the quick look is over."""
        return self.reviewing is not None and not any(one.quick for one in self.passes)

    @property
    def satisfied(self) -> bool:
        """Whether all is known that anybody has asked for."""
        return not self.passes or (self.looked and not self.thorough)


class Reviews:
    """All reviews that were asked for."""

    def __init__(self, tariff: prices.Prices, bots: bot_pool.BotPool, settings: Settings) -> None:
        self._prices, self._bots, self._settings = tariff, bots, settings
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def begin(self, state: TableState, address: str, visitor: str | None, quick: bool = False) -> bytes:
        """Begin a review, or go on with it, and tell how far it is. Raises Refusal or TooMuch.

        `quick`: the quick look is enough; what somebody else wants of it goes on.
        """
        _check(state)
        job = self._jobs.get(state.setting.id)
        enough = job is not None and (job.finished is not None or (quick and job.looked))
        if job is None or (not job.running and not enough):
            asker = visitor or address
            if sum(other.running and other.asker == asker for other in self._jobs.values()) >= _AT_ONCE:
                raise TooMuch(f"{_AT_ONCE} games of yours are being reviewed: wait for one.", "too-many-reviews")
            self._prices.demand(address, prices.QUICK_LOOK if quick else prices.REVIEW)
            whom = For(address, visitor or "", waiting=False)
            job = job or _Job(state, asker, whom, 0.0)
            job.asker, job.whom, job.failed = asker, whom, False
            job.asked = asyncio.get_running_loop().time()
            job.thorough = not quick
            job.task = asyncio.create_task(self._work(job))
            self._jobs[state.setting.id] = job
            self._make_room()
        elif not quick and not job.thorough and job.finished is None:
            self._prices.demand(address, prices.REVIEW - prices.QUICK_LOOK)
            job.thorough = True
        return self.look(state)

    def look(self, state: TableState) -> bytes:
        """Tell how far a review is; as long as somebody looks, it goes on. Raises Refusal."""
        _check(state)
        job = self._jobs.get(state.setting.id)
        if job is None:
            return _encode(ReviewTold(state="none", done=0, total=len(state.moves)))
        self._jobs.move_to_end(state.setting.id)
        job.asked = asyncio.get_running_loop().time()
        return job.finished or _encode(_told(job))

    async def _work(self, job: _Job) -> None:
        stop = bot_pool.new_stop()
        try:
            if not await self._can_think(job):
                return
            if job.reviewing is None:
                begun = await self._bots.think_behind("review", job.whom, stop, _begin, job.state, self._settings)
                job.reviewing, job.passes = begun
            while not job.satisfied:
                try:
                    progress = await self._judge(job, job.passes[0], stop)
                except Unanswered:  # whoever thought about it has gone, and here it is not compiled yet
                    await asyncio.sleep(_COMPILING_SECONDS)
                    if self._alone(job) or not await self._can_think(job):
                        return
                    continue
                if progress is None:
                    del job.passes[0]
                else:
                    job.progress = progress
                if self._alone(job):
                    return
            if job.passes:
                return
            job.finished = _encode(_told(job))
            job.reviewing, job.told = None, (None, None)
        except Exception:
            log.exception("a review failed", extra={"table": job.state.setting.id})
            job.failed = True
            if job.reviewing is None or job.reviewing.review is None:
                job.reviewing, job.passes, job.progress = None, [], None
            # else what is known of it is kept: it goes on when somebody wants it to

    async def _can_think(self, job: _Job) -> bool:
        """Return True once the search of the game is compiled; False where nobody waits for that any more."""
        while not await self._bots.ready(job.state.setting.game, "master"):
            if self._alone(job):
                return False
            await asyncio.sleep(_COMPILING_SECONDS)
        return True

    async def _judge(self, job: _Job, one: Pass, stop: Cancel) -> Progress | None:
        """Judge something and return how far it is; None where nothing is left."""
        if not self._bots.asks(job.state.setting.game):
            return await self._bots.think_behind("review", job.whom, stop, _some, one, stop)
        asking = one.judging_next(stop)
        with closing(asking):
            answers: Sequence[Answer] | None = None
            while True:
                step = await self._bots.think_behind("review", job.whom, stop, _go_on, asking, answers)
                if not isinstance(step, list):
                    return step
                answers = await self._answers(job, step, stop)

    async def _answers(self, job: _Job, questions: list[Question], stop: Cancel) -> Sequence[Answer]:
        """Have questions answered side by side. Raises Unanswered where one of them is not: then none is asked on."""
        asked = [asyncio.create_task(self._bots.answer(job.whom, question, stop)) for question in questions]
        try:
            return await asyncio.gather(*asked)
        finally:
            for each in asked:
                each.cancel()

    def _alone(self, job: _Job) -> bool:
        """Tell whether nobody waits for a review any more; what is known of it is kept."""
        return asyncio.get_running_loop().time() - job.asked > _PATIENCE

    def _make_room(self) -> None:
        """Let go of what nobody has asked for the longest."""
        while len(self._jobs) > _KEPT:
            _, gone = self._jobs.popitem(last=False)
            if gone.task is not None:
                gone.task.cancel()

    def close(self) -> None:
        """Stop all reviews."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


def _check(state: TableState) -> None:
    """Raise Refusal where there is nothing to review: people play on, or nobody has decided anything."""
    if state.status != "over" or state.position is None:
        raise Refusal("A game can be reviewed after its end.", "not-over")
    if not state.moves:
        raise Refusal("Nothing was decided in this game: there is nothing to review.", "nothing-decided")


# ---- in threads


def _begin(state: TableState, settings: Settings) -> tuple[Reviewing, list[Pass]]:
    """Return a review to be made, and the ways through the game that it takes."""
    from ludoteka.review.reviewing import Effort, Pass, Reviewing

    reviewing = Reviewing(state.record(), Effort(seconds=settings.review_seconds))
    return reviewing, [Pass(reviewing, quick) for quick in (True, False)]


def _some(one: Pass, stop: Cancel) -> Progress | None:
    """Judge some decisions and return how far it is; None where none is left."""
    begun, last = time.perf_counter(), None
    while time.perf_counter() - begun < _PORTION:
        progress = one.judge_next(stop)
        if progress is None:
            break
        last = progress
    return last


def _go_on(asking: Asking[Progress | None], answers: Sequence[Answer] | None) -> list[Question] | Progress | None:
    """Go on with answers, if there are some; return further questions, or what came of it."""
    try:
        return list(next(asking) if answers is None else asking.send(answers))
    except StopIteration as made:
        found: Progress | None = made.value
        return found


# ---- as it is told


def _told(job: _Job) -> ReviewTold:
    progress, known = job.progress, job.told
    if job.reviewing is not None and (known[1] is None or known[0] is not progress):
        review = job.reviewing.review
        job.told = known = (progress, None if review is None else _found(review, job.reviewing.positions))
    done = 0 if progress is None else progress.done
    return ReviewTold(state=_state(job), done=done, total=len(job.state.moves), found=known[1])


def _state(job: _Job) -> Any:
    if job.failed:
        return "failed"
    if job.reviewing is not None and not job.passes:
        return "done"
    if not job.running:
        return "paused"
    if job.progress is None:
        return "waiting"
    return "quick" if job.progress.quick else "deep"


def _found(review: Review, positions: Sequence[ludoteka.Position]) -> ReviewFound:
    return ReviewFound(
        chances=[[round(chance, 4) for chance in chances] for chances in review.chances],
        moved=[[round(part, 4) for part in decision.moved] for decision in review.decisions],
        seats=[_seat(review, side, positions) for side in review.by_seat],
        turns=[
            ReviewTurn(number=t.number, seat=t.seat, winner=t.winner, gain=round(t.gain, 4), lucky=t.lucky)
            for t in review.turning_points
        ],
        deep=review.deep,
        perfect=review.perfect,
        given_up=_given_up(review),
    )


def _given_up(review: Review) -> ReviewGivenUp | None:
    if review.given_up is None:
        return None
    left = [round(chance, 4) for chance in review.given_up.result]
    return ReviewGivenUp(seats=list(review.given_up.seats), result=left)


def _seat(review: Review, side: SeatReview, positions: Sequence[ludoteka.Position]) -> ReviewSeat:
    return ReviewSeat(
        first=round(side.first, 4),
        own=round(side.own, 4),
        others=round(side.others, 4),
        luck=round(side.luck, 4),
        last=round(side.last, 4),
        accuracy=None if side.accuracy is None else round(side.accuracy, 4),
        choices=side.choices,
        best_taken=side.best_taken,
        slips=[_slip(review, number, positions[number]) for number in side.slips],
        finest=[_fine(review.decisions[number]) for number in side.finest],
    )


def _fine(decision: Decision) -> ReviewFine:
    return ReviewFine(
        number=decision.number,
        stakes=round(decision.stakes, 4),
        quick=decision.quick,
        played=decision.phrase.to_json(),
    )


def _slip(review: Review, number: int, position: ludoteka.Position) -> ReviewSlip:
    from ludoteka.review.judging import imagined

    decision = review.decisions[number]
    assert decision.better is not None
    return ReviewSlip(
        number=number,
        cost=round(decision.cost, 4),
        quick=decision.quick,
        played=decision.phrase.to_json(),
        better=decision.better.phrase.to_json(),
        taken=legal_of(position.game, decision.action),
        best=legal_of(position.game, decision.better.action),
        position=str(imagined(position, number)),
        then=[
            ReviewStep(seat=step.seat, phrase=step.phrase.to_json(), text=step.text)
            for step in decision.better.line[1:]
        ],
    )
