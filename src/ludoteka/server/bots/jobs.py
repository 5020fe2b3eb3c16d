"""Thoughts as data: what can be thought about elsewhere, and what comes back.

A job about a position holds what one seat knows, and nothing else. Nothing in it is code: whoever reads it takes these
forms and no others.
"""

from __future__ import annotations

import math
from enum import IntEnum
from functools import cache
from typing import Any

import msgspec

import ludoteka
from ludoteka.puzzles.hunting import Bag, Hunt
from ludoteka.review.judging import Compared
from ludoteka.search.analysis import Analysis, Budget, Candidate


class Line(IntEnum):
    """Who goes before whom: a person waits for a bot, for a hint, studies; a review, and puzzles, can wait."""

    BOT = 0
    HINT = 1
    STUDY = 2
    REVIEW = 3
    PUZZLES = 4


#: Up to here somebody sits before the board and waits.
LAST_WAITED_FOR = Line.HINT


class _Job(msgspec.Struct, forbid_unknown_fields=True):
    #: The game and the version of its rules, as `rules_of` writes them.
    rules: str

    @property
    def game(self) -> ludoteka.Game:
        """The game."""
        return ludoteka.game(self.rules.partition(":")[0])


class _Known(_Job):
    #: What the seat knows, by `Knowledge.to_bytes`.
    knowledge: bytes
    seat: int
    seed: int

    @property
    def known(self) -> ludoteka.Knowledge:
        """What the seat knows. Raises BadState."""
        return self.game.from_bytes(self.knowledge).view_only(self.seat)


class Choose(_Known, tag="choose"):
    """A bot decides. Whoever has the bot of this mind still goes on with what it thought before; no mind is kept."""

    level: str
    mind: str


class Advise(_Known, tag="advise"):
    """What a strong bot thinks of each choice."""

    budget: Budget


class Grow(_Known, tag="grow"):
    """A while more of thinking about a position that somebody studies; its trees stay where they grow."""

    budget: Budget
    study: str


class Compare(_Known, tag="compare"):
    """For a review: the best action and the one taken."""

    budget: Budget
    action: int


class Expect(_Known, tag="expect"):
    """For a review: what a seat could expect."""

    budget: Budget
    decides: bool


class Search(_Job, tag="search"):
    """A game of bots, gone through for puzzles."""

    hunt: Hunt


class Grown(msgspec.Struct):
    """What was found by now, and whether nothing is left to be found."""

    found: Analysis
    proven: bool


Job = Choose | Advise | Grow | Compare | Expect | Search

#: What each brings.
ANSWERS: dict[type[Any], Any] = {
    Choose: int,
    Advise: Analysis,
    Grow: Grown,
    Compare: Compared,
    Expect: tuple[float, ...],
    Search: Bag,
}

encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode


@cache
def answer_reader(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    """Return what reads the answer to a kind of job."""
    return msgspec.msgpack.Decoder(ANSWERS[kind])


def is_possible(answer: Any, knowledge: ludoteka.Knowledge) -> bool:
    """Tell whether an answer can be true of what was asked about: everything else comes of a fault of who answered."""
    legal, players = set(knowledge.legal_actions()), knowledge.players

    def candid(one: Candidate) -> bool:
        sure = one.proven is None or -1 <= one.proven < players
        return one.action in legal and sure and len(one.results) == players and all(map(math.isfinite, one.results))

    if isinstance(answer, int):
        return answer in legal
    if isinstance(answer, Analysis):
        return answer.seat == knowledge.seat and bool(answer.candidates) and all(map(candid, answer.candidates))
    if isinstance(answer, Grown):
        return is_possible(answer.found, knowledge)
    if isinstance(answer, Compared):
        return candid(answer.best) and candid(answer.taken) and is_possible(answer.found, knowledge)
    return len(answer) == players and all(map(math.isfinite, answer))


def rules_of(game: ludoteka.Game) -> str:
    """Return a game with the version of its rules: who has another one does not take its jobs."""
    return f"{game.name}:{game.version}"


def seen(knowledge: ludoteka.Knowledge) -> dict[str, Any]:
    """Return what a job about a position is given of it."""
    return {"rules": rules_of(knowledge.game), "knowledge": knowledge.to_bytes(), "seat": knowledge.seat}
