"""What puzzles look like to a page: chances from 0 to 1, sentences in no language yet."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteka.server.wire.requests import Notation, StudyStep
from ludoteka.server.wire.wire_types import Legal


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle in a list: how hard it is, 1 to 5, and what it is about, which names its words."""

    id: str
    grade: int
    theme: str


class GamePuzzles(Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzleOfTheDay(Struct, frozen=True, kw_only=True):
    """The same puzzle for everybody, until midnight in Greenwich."""

    date: str
    game: str
    id: str
    seconds_left: int


class AllPuzzles(Struct, frozen=True, kw_only=True):
    """What there is to be solved."""

    day: PuzzleOfTheDay | None
    games: list[GamePuzzles]


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle to be solved. What is hidden from the seat was drawn anew in the position: it gives nothing away."""

    id: str
    game: str
    grade: int
    theme: str
    seat: int
    #: Whether the solution was proven, and whether something is hidden from the seat.
    proven: bool
    hidden: bool
    #: Of the first search for it; the second had ten times as many.
    simulations: int
    position: str
    view: Any
    legal: list[Legal]


class PuzzleTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody does in a puzzle, one action after the other; or they want to be shown the solution."""

    play: Annotated[list[dict[str, Any] | Notation], Meta(max_length=4)] = field(default_factory=list)
    show: bool = False


class PuzzlePlay(Struct, frozen=True, kw_only=True):
    """A choice: its actions in notation, and in words."""

    actions: list[str]
    play: list[Any]


class PuzzleChance(Struct, frozen=True, kw_only=True):
    """A choice in words, and the chance of winning that it leaves."""

    play: list[Any]
    chance: float
    solves: bool
    yours: bool


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """What a puzzle says to a try.

    `more`: something else has to be chosen with it. Until it is solved or shown, the best is told as a chance alone.
    """

    verdict: Literal["more", "best", "good", "other", "shown"]
    #: What was done comes first (`own` of them), then what is likely to follow.
    steps: list[StudyStep]
    own: int
    #: What may be done next, where there is more.
    legal: list[Legal]
    chance: float | None = None
    best: float | None = None
    chances: list[PuzzleChance] = field(default_factory=list)
    #: How many choices there are besides those.
    others: int = 0


class PuzzleHint(Struct, frozen=True, kw_only=True):
    """What a hint tells: what is at stake, or a few choices in words with the solution among them."""

    best: float | None = None
    next: float | None = None
    among: list[PuzzlePlay] = field(default_factory=list)
