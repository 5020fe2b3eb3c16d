"""One game of the suite: the agent in its seat, our levels in the others."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from ludoteka.arena.contestants import Contestant
from ludoteka.bots.protocol import Bot
from ludoteka.engine.contract import as_int
from ludoteka.engine.position import Position
from ludoteka.engine.registry import game as game_by_name
from ludoteka.evaluation.seating import Forfeit, Seated
from ludoteka.evaluation.suite import Task


@dataclass
class Outcome:
    """How a game ended for the agent."""

    number: int
    game: str
    players: int
    against: str
    seat: int
    #: The agent's part of the win.
    won: float
    #: For each rival, in the order of the seats: 1 where the agent came out before it, 0.5 where both are equal, 0.
    before: list[float]
    score: int
    decisions: int
    #: Choices that were not legal: a random legal action was played instead.
    illegal: int
    #: `crash` or `time` where the agent did not play to the end: then it has lost; and what is known of that.
    forfeit: str | None = None
    told: str | None = None
    #: How long it thought: all in all, and at most. These differ from run to run.
    seconds: float = field(default=0.0, compare=False)
    longest: float = field(default=0.0, compare=False)


def play(task: Task, agent: Seated, limit: float) -> Outcome:
    """Play a game of the suite."""
    position = game_by_name(task.game).new(task.players, task.seed)
    bots = _rivals(task)
    outcome = Outcome(task.number, task.game, task.players, task.against, task.seat, 0.0, [], 0, 0, 0)
    dice = random.Random(task.number)
    try:
        agent.begin(task.game, task.players, task.seat, task.seed * 31 + task.seat)
        while (seat := position.current_player) is not None:
            knowledge = position.view_only(seat)
            if seat != task.seat:
                position.apply(bots[seat].choose(knowledge))
                continue
            answer = agent.choose(knowledge, limit)
            outcome.decisions += 1
            outcome.seconds += answer.seconds
            outcome.longest = max(outcome.longest, answer.seconds)
            action = _legal(position, answer.action)
            if action is None:
                outcome.illegal += 1
                action = dice.choice(position.legal_actions())
            position.apply(action)
    except Forfeit as error:
        outcome.forfeit, outcome.told = error.cause, str(error)
        outcome.longest = max(outcome.longest, error.seconds)
        outcome.before = [0.0] * (task.players - 1)
        return outcome
    returns, winners = position.returns(), position.winners()
    outcome.won = 1 / len(winners) if task.seat in winners else 0.0
    outcome.score = position.scores()[task.seat]
    own = returns[task.seat]
    outcome.before = [
        0.5 if own == other else float(own > other) for seat, other in enumerate(returns) if seat != task.seat
    ]
    return outcome


def _rivals(task: Task) -> dict[int, Bot]:
    seats = [seat for seat in range(task.players) if seat != task.seat]
    return {
        seat: Contestant.parse(name).bot(task.game, task.seed * 31 + seat)
        for seat, name in zip(seats, task.rivals, strict=True)
    }


def _legal(position: Position, action: Any) -> int | None:
    number = as_int(action)
    return number if number in position.legal_actions() else None
