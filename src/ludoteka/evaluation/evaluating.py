"""A run of the suite: games spread over processes, each kept when it is over, so that a stopped run goes on."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludoteka.arena.ledger import Journal
from ludoteka.arena.spreading import Spreader, spread
from ludoteka.evaluation.agents import BadAgent, adapt, load
from ludoteka.evaluation.playing import Outcome, play
from ludoteka.evaluation.result import Result, result_of
from ludoteka.evaluation.seating import Apart, Here, Seated
from ludoteka.evaluation.suite import SUITE, Part, Task, rivals_digest, tasks

#: Seconds that a decision may take.
LIMIT = 10.0


class Outcomes(Journal[Outcome]):
    """The games of one run."""

    kind = Outcome


def evaluate(
    agent: str | Callable[..., Any],
    takes: str = "knowledge",
    games: Sequence[str] = (),
    players: Sequence[int] = (),
    rivals: Sequence[str] = (),
    rounds: int | None = None,
    limit: float = LIMIT,
    jobs: int = 1,
    folder: Path | str | None = None,
) -> Result:
    """Let an agent play the suite, or a part of it. Raises BadAgent, BadSuite or BadLedger.

    `agent` is a name (`MODULE:NAME`, `FILE.py:NAME` or a bot of ours), which plays in processes of its own that are
    ended when they take too long; or something that can be called, which plays here. What was played is kept in
    `folder`, where the same call goes on after an interruption.
    """
    part = Part(tuple(games), tuple(players), tuple(rivals), rounds)
    part.check()
    if isinstance(agent, str):
        seated, name = by_name(agent, takes), agent
    else:
        if jobs != 1:
            raise BadAgent("An agent that is no name plays in this process alone: name it, or leave out jobs.")
        seated, name = partial(_same, Here(adapt(agent, takes))), getattr(agent, "__name__", type(agent).__name__)
    with TemporaryDirectory() as spare:
        kept = Outcomes(Path(folder or spare) / "games.jsonl", series(name, takes, limit, part))
        for _ in run_part(kept, seated, limit, part, partial(spread, jobs=jobs)):
            pass
        return result_of(kept.results.values(), name, takes, limit, part)


def series(agent: str, takes: str, limit: float, part: Part) -> dict[str, Any]:
    """Return what tells one run from another."""
    told = {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(part).items()}
    return {
        "suite": SUITE.version,
        "agent": agent,
        "takes": takes,
        "limit": limit,
        "digest": rivals_digest(part.games),
        **told,
    }


def run_part(
    kept: Outcomes, seated: Callable[[], Seated], limit: float, part: Part, spreader: Spreader
) -> Iterator[Outcome]:
    """Play the games of a part that are not kept yet, and yield each when it is kept."""
    left = [task for task in tasks(part) if task.number not in kept.results]
    for outcome in spreader(partial(_play, seated, limit), left):
        kept.add(outcome)
        yield outcome


def by_name(name: str, takes: str) -> Callable[[], Seated]:
    """Return what seats an agent by its name, in whichever process plays. Raises BadAgent.

    What cannot be loaded is said before anything is played. A bot of ours needs no process of its own.
    """
    load(name, takes)
    return partial(_apart if ":" in name else _ours, name, takes)


def _play(seated: Callable[[], Seated], limit: float, task: Task) -> Outcome:
    return play(task, seated(), limit)


def _same(seated: Seated) -> Seated:
    return seated


@cache
def _ours(name: str, takes: str) -> Here:
    """Return a bot of ours: one for each process that plays."""
    return Here(load(name, takes))


@cache
def _apart(name: str, takes: str) -> Apart:
    """Return the process of an agent: one for each process that plays."""
    found = Apart(name, takes)
    atexit.register(found.close)
    return found
