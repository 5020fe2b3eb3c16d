"""What is played: every game for every number of players, against each level and against mixed tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ludoteka.arena.contestants import Contestant
from ludoteka.bots.levels import THINKERS, said_of, thinker_of
from ludoteka.engine.errors import LudotekaError, closest, shown
from ludoteka.engine.game import Game
from ludoteka.engine.registry import game as game_by_name
from ludoteka.engine.registry import games as all_games
from ludoteka.search.models import BY_HAND, shipped

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
    #: Those that are met with every number of players; the others with the usual number alone.
    everywhere: tuple[str, ...]
    #: Who sits at mixed tables: as many of these as there are seats left.
    mixed: tuple[str, ...]
    #: At least this many games are played at each kind of table, each seed once from every seat: with the usual number
    #: of players, and with any other.
    games: int
    games_elsewhere: int
    #: The seed of the first round.
    seed: int


SUITE = Suite(
    version=1,
    rivals=("random", "beginner", "greedy", "novice", "regular", "expert@750"),
    everywhere=("greedy", "novice", "regular"),
    mixed=("regular", "novice", "greedy", "beginner"),
    games=24,
    games_elsewhere=12,
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
            usual = players == game_by_name(game).header.usual_players
            rounds = -(-(suite.games if usual else suite.games_elsewhere) // players)
            for against, rivals in _tables(suite, players, usual):
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


def _tables(suite: Suite, players: int, usual: bool) -> list[tuple[str, tuple[str, ...]]]:
    """Return the kinds of tables for a number of players, and who has the seats that the agent has not."""
    if players == 1:
        return [(ALONE, ())]
    found = [(level, (level,) * (players - 1)) for level in (suite.rivals if usual else suite.everywhere)]
    if players > 2:
        found.append((MIXED, suite.mixed[: players - 1]))
    return found


def rivals_digest(games: Sequence[str] = (), suite: Suite = SUITE) -> str:
    """Return a digest of who the rivals are: rules, settings of the levels, and what they learned."""
    told = {name: _told(game_by_name(name), suite) for name in games or all_games()}
    return hashlib.sha256(json.dumps([suite.version, told], sort_keys=True).encode()).hexdigest()[:16]


def _told(game: Game, suite: Suite) -> list[Any]:
    """Return what makes the rivals in a game what they are."""
    levels: dict[str, Any] = {}
    words = BY_HAND
    for text in (*suite.rivals, *suite.mixed):
        level = Contestant.parse(text).level
        if level in THINKERS:
            levels[text] = asdict(thinker_of(game, level))
            words = words if levels[text]["by_hand"] else shipped(game)
        else:
            levels[text] = [level, said_of(game, level)]
    return [game.version, levels, hashlib.sha256(words.tobytes()).hexdigest()]
