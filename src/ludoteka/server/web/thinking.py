"""The engine's opinion of positions that are studied: told while it thinks, to one who listens.

One question of each window is thought about at a time: a new one ends the one before. Nobody thinks for who has gone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

import ludoteka
from ludoteka.server.bots import bot_pool
from ludoteka.server.bots.fair_threads import For
from ludoteka.server.bus.job_asker import Unanswered
from ludoteka.server.common import metrics
from ludoteka.server.common.errors import Refusal, TooMuch
from ludoteka.server.common.settings import Settings
from ludoteka.server.live.seat_messages import legal_of
from ludoteka.server.wire.positions import BotChoice, Thought, ThoughtLine
from ludoteka.server.wire.reviews import ReviewStep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludoteka.search.analysis import Analysis, Cancel, Candidate

#: Who is asked for lines.
_LEVEL = "master"
#: So many lines are told.
_LINES = 3
#: A thread is taken for so long at a time, first for a moment: then whoever waits for a bot at a table has it.
_PORTIONS = (0.1, 0.2, 0.4)
#: How often it is looked whether the game's search is compiled by now.
_COMPILING_SECONDS = 0.5
#: So many questions of one address are thought about at once, and of all.
_OF_ADDRESS, _OF_ALL = 4, 16


@dataclass(eq=False)
class _Question:
    asker: tuple[str, str]
    address: str
    stop: Cancel
    #: Whether it is thought about no longer: it was answered, whoever asked has gone, or asks something else.
    ended: bool = False


class Thinking:
    """All that is thought about for those who study."""

    def __init__(self, bots: bot_pool.BotPool, settings: Settings) -> None:
        self._bots, self._settings = bots, settings
        self._asked: dict[tuple[str, str], _Question] = {}

    def check(self, whom: For, window: str) -> None:
        """Raise TooMuch where an address, or all of them, ask too much at once; a new question ends the one before."""
        self._room_for(whom, window)

    def _room_for(self, whom: For, window: str) -> _Question | None:
        """Return what has to end for a question, if something has to. Raises TooMuch.

        Where all places are taken, who has taken the most gives one to who has fewer: a few who ask for all they may
        keep nobody else from studying.
        """
        others = [question for asker, question in self._asked.items() if asker != _asker(whom, window)]
        own = sum(question.address == whom.address for question in others)
        if own < _OF_ADDRESS and len(others) < _OF_ALL:
            return None
        address, most = Counter(question.address for question in others).most_common(1)[0]
        if own >= _OF_ADDRESS or most <= own + 1:
            raise TooMuch("The engine thinks about as many positions as it can: wait for one.", "too-many-thoughts")
        return next(question for question in others if question.address == address)

    async def lines(
        self, whom: For, window: str, position: ludoteka.Position, seconds: float | None
    ) -> AsyncIterator[bytes]:
        """Yield what the engine thinks of a position, again and again, a line of JSON each."""
        most = min(seconds or self._settings.study_seconds, self._settings.study_seconds)
        with suppress(TooMuch), self._question(whom, window) as question:  # others may have come since it was checked
            async for thought in self._think(whom, position, most, question):
                yield msgspec.json.encode(thought) + b"\n"

    async def choose(self, whom: For, window: str, position: ludoteka.Position, level: str) -> BotChoice:
        """Return what a bot does in a position. Raises Refusal."""
        seat = _mover(position)
        bot_pool.check_level(position.game.name, level)
        with self._question(whom, window) as question:
            name = position.game.name
            compiled = await self._bots.ready(name, level)
            action = await self._bots.choose(
                name,
                ("", seat, level),
                position.view_only(seat),
                question.stop,
                lambda _: None,
                whom,
                compiled,
                keep=False,
            )
        form = legal_of(position.game, action)
        return BotChoice(text=form.text, action=form.action)

    def close(self) -> None:
        """Think no more: the server is told to stop, and whoever listens need not be waited for."""
        for question in list(self._asked.values()):
            self._end(question)

    @contextmanager
    def _question(self, whom: For, window: str) -> Iterator[_Question]:
        """Ask something; what the same window asked before is thought about no longer. Raises TooMuch."""
        self._end(self._room_for(whom, window))
        asker = _asker(whom, window)
        self._end(self._asked.get(asker))
        question = self._asked[asker] = _Question(asker, whom.address, bot_pool.new_stop())
        metrics.STUDIES.set(len(self._asked))
        try:
            yield question
        finally:
            self._end(question)

    def _end(self, question: _Question | None) -> None:
        if question is not None and not question.ended:
            question.ended = True
            question.stop.set()
            del self._asked[question.asker]
            metrics.STUDIES.set(len(self._asked))

    async def _think(
        self, whom: For, position: ludoteka.Position, most: float, question: _Question
    ) -> AsyncIterator[Thought]:
        seat = _mover(position)
        knowledge = position.view_only(seat)
        study = bot_pool.Study(knowledge, secrets.randbits(48))
        spent, tried, number = 0.0, 0, 0
        while not question.ended:
            async for rough in self._meanwhile(whom, position, knowledge, most, question):
                yield rough
            portion = min(_PORTIONS[min(number, len(_PORTIONS) - 1)], max(0.01, most - spent))
            try:
                found, proven, lines = await self._bots.grow(
                    whom,
                    study,
                    bot_pool.for_seconds(portion),
                    question.stop,
                    partial(_lines, knowledge, seed=study.seed),
                )
            except Unanswered:  # whoever thought about it has gone, and here it is not compiled yet
                await asyncio.sleep(_COMPILING_SECONDS)
                continue
            if question.stop.cancelled:  # meanwhile
                return
            spent, tried, number = spent + found.seconds, tried + found.simulations, number + 1
            done = spent >= most or found.simulations == 0 or proven
            yield _thought("done" if done else "thinking", position, found, lines, tried, spent, most)
            if done:
                return

    async def _meanwhile(
        self,
        whom: For,
        position: ludoteka.Position,
        knowledge: ludoteka.Knowledge,
        most: float,
        question: _Question,
    ) -> AsyncIterator[Thought]:
        """Until the game's search is compiled, yield what can be found without it."""
        told = False
        while not question.ended and not await self._bots.ready(position.game.name, _LEVEL):
            if not told:
                found = await self._bots.advise(
                    whom, knowledge, bot_pool.for_seconds(0.0), question.stop, compiled=False
                )
                lines = await asyncio.to_thread(_lines, knowledge, found, 0)
                yield _thought("waiting", position, found, lines, found.simulations, found.seconds, most)
                told = True
            await asyncio.sleep(_COMPILING_SECONDS)


def _asker(whom: For, window: str) -> tuple[str, str]:
    return whom.visitor or whom.address, window


def _mover(position: ludoteka.Position) -> int:
    if position.current_player is None:
        raise Refusal("This game is over: there is nothing to decide.", "over")
    return position.current_player


# ---- in threads

Line = tuple["Candidate", tuple[float, ...], list[ReviewStep]]


def _lines(knowledge: ludoteka.Knowledge, found: Analysis, seed: int) -> list[Line]:
    from ludoteka.review.chances import chances_of
    from ludoteka.review.judging import foreseen

    told: list[Line] = []
    for candidate in found.candidates[:_LINES]:
        steps = foreseen(knowledge, candidate.line, seed)
        then = [ReviewStep(seat=step.seat, phrase=step.phrase.to_json(), text=step.text) for step in steps[1:]]
        told.append((candidate, chances_of(candidate, knowledge.game, knowledge.seat), then))
    return told


def _thought(
    state: Any,
    position: ludoteka.Position,
    found: Analysis,
    lines: list[Line],
    simulations: int,
    seconds: float,
    most: float,
) -> Thought:
    others = found.candidates[_LINES:]
    return Thought(
        state=state,
        seat=found.seat,
        simulations=simulations,
        seconds=round(seconds, 3),
        most=most,
        lines=[_line(position, *line) for line in lines],
        others=len(position.legal_actions()) - len(lines),
        other_visits=sum(candidate.visits for candidate in others),
    )


def _line(
    position: ludoteka.Position, candidate: Candidate, chances: tuple[float, ...], then: list[ReviewStep]
) -> ThoughtLine:
    form = legal_of(position.game, candidate.action)
    return ThoughtLine(
        text=form.text,
        action=form.action,
        phrase=position.phrase(candidate.action).to_json(),
        visits=candidate.visits,
        chances=[round(chance, 4) for chance in chances],
        proven=candidate.proven,
        then=then,
    )
