"""One match: bots play a game to its end, each seeing what its seat knows."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import ludoteka
from ludoteka.arena.schedule import Match


@dataclass
class Result:
    """How a match ended, and how long each seat thought."""

    number: int
    bots: list[str]
    seed: int
    returns: list[float]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    #: The record, if it is to be kept.
    record: dict[str, Any] | None = field(default=None)


def play(match: Match, keep_record: bool = False) -> Result:
    """Play a match."""
    players = len(match.seats)
    names = [str(contestant) for contestant in match.seats]
    record = ludoteka.Record.begin(match.game, players, match.seed, names, **match.options)
    position = record.start()
    bots = [c.bot(match.game, match.seed * 31 + seat, match.share) for seat, c in enumerate(match.seats)]
    decisions, seconds, longest = [0] * players, [0.0] * players, [0.0] * players
    while (seat := position.current_player) is not None:
        knowledge = position.view_only(seat)
        start = time.perf_counter()
        action = bots[seat].choose(knowledge)
        took = time.perf_counter() - start
        decisions[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        record.actions.append(action)
        position.apply(action)
    return Result(
        match.number,
        names,
        match.seed,
        position.returns(),
        position.scores(),
        position.winners(),
        decisions,
        [round(s, 4) for s in seconds],
        [round(s, 4) for s in longest],
        record.to_json() if keep_record else None,
    )
