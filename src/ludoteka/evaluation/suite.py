"""What is played: every game for every number of players, against each level and against mixed tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ludoteka.arena.contestants import Contestant
from ludoteka.bots.levels import THINKERS
from ludoteka.engine.errors import LudotekaError, closest, shown
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games as all_games
from ludoteka.search.models import shipped

#: What tables of different rivals are called.
MIXED = "mixed"
#: What a game for one is called: nobody sits against the agent.
ALONE = "alone"


class BadSuite(LudotekaError):
    """What was asked for is not a part of the suite."""


@dataclass(frozen=True)
class Suite:
    """A fixed set of games. Whatever changes what is played, or by whom, makes another suite."""

    version: int
    #: The levels, weakest first, each with a number of simulations: then they play the same way every time.
    rivals: tuple[str, ...]
    #: Who sits at mixed tables: as many of these as there are seats left.
    mixed: tuple[str, ...]
    #: At least this many games are played at each kind of table, each seed once from every seat.
    games: int
    #: The seed of the first round.
    seed: int


SUITE = Suite(
    version=1,
    rivals=("random", "greedy", "novice", "regular", "expert", "master@10000"),
    mixed=("expert", "regular", "novice", "greedy"),
    games=24,
    seed=7001,
)


@dataclass(frozen=True)
class Part:
    """As much of a suite as is played; all of it by default."""

    games: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    rivals: tuple[str, ...] = ()
    #: Seeds a table; by default as many as make up the suite's number of games.
    rounds: int | None = None

    @property
    def whole(self) -> bool:
        """Whether nothing is left out."""
        return self == WHOLE

    def check(self, suite: Suite = SUITE) -> None:
        """Raise BadSuite where something is named that the suite does not have."""
        kinds = [*suite.rivals, MIXED, ALONE]
        for given, known, what in ((self.games, all_games(), "game"), (self.rivals, kinds, "table")):
            for name in given:
                if name not in known:
                    raise BadSuite(
                        f"Suite {suite.version} has no {what} {shown(name)}; there are {', '.join(known)}."
                        + closest(str(name), known)
                    )
        if self.rounds is not None and self.rounds < 1:
            raise BadSuite(f"A table is played with at least one seed, not {self.rounds}.")
        if not any(True for _ in tasks(self, suite)):
            raise BadSuite(
                f"Suite {suite.version} has no such tables: games {shown(list(self.games))}, players "
                f"{shown(list(self.players))}, against {shown(list(self.rivals))}."
            )


@dataclass(frozen=True)
class Task:
    """One game of the suite."""

    number: int
    game: str
    players: int
    #: The kind of table: a level, MIXED or ALONE.
    against: str
    #: Where the agent sits.
    seat: int
    seed: int
    #: Who has the other seats, in their order.
    rivals: tuple[str, ...] = field(default=())


#: All of a suite.
WHOLE = Part()


def tasks(part: Part = WHOLE, suite: Suite = SUITE) -> Iterator[Task]:
    """Yield the games of a part of the suite. Their numbers are those that they have in the whole of it."""
    number = 0
    for game in all_games():
        for players in game_by_name(game).players:
            for against, rivals in _tables(suite, players):
                rounds = -(-suite.games // players)
                wanted = (
                    (not part.games or game in part.games)
                    and (not part.players or players in part.players)
                    and (not part.rivals or against in part.rivals)
                )
                for round_number in range(rounds):
                    for seat in range(players):
                        if wanted and (part.rounds is None or round_number < part.rounds):
                            seed = suite.seed + round_number
                            yield Task(number, game, players, against, seat, seed, rivals)
                        number += 1


def _tables(suite: Suite, players: int) -> list[tuple[str, tuple[str, ...]]]:
    """Return the kinds of tables for a number of players, and who has the seats that the agent has not."""
    if players == 1:
        return [(ALONE, ())]
    found = [(level, (level,) * (players - 1)) for level in suite.rivals]
    if players > 2:
        found.append((MIXED, suite.mixed[: players - 1]))
    return found


def rivals_digest(games: Sequence[str] = (), suite: Suite = SUITE) -> str:
    """Return a digest of who the rivals are: rules, settings of the levels, and what they learned."""
    levels: dict[str, Any] = {}
    for text in (*suite.rivals, *suite.mixed):
        level = Contestant.parse(text).level
        levels[text] = asdict(THINKERS[level]) if level in THINKERS else level
    learned = {
        name: [game_by_name(name).version, hashlib.sha256(shipped(game_by_name(name)).tobytes()).hexdigest()]
        for name in games or all_games()
    }
    text = json.dumps([suite.version, levels, learned], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
