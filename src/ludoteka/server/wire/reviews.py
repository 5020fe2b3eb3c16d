"""What a review of a game looks like to a page: chances from 0 to 1, sentences in no language yet."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludoteka.server.wire.wire_types import Legal


class ReviewStep(Struct, frozen=True, kw_only=True):
    """One action of a line, in words and in notation, and who takes it."""

    seat: int
    phrase: Any
    text: str


class ReviewSlip(Struct, frozen=True, kw_only=True):
    """A decision that cost its seat much, by what it knew then, and what would have been better."""

    #: How many decisions were taken before it.
    number: int
    cost: float
    quick: bool
    played: Any
    better: Any
    #: The two actions, as boards draw them, and, in notation, a position that the seat could not tell from the real
    #: one, in which what follows can be played.
    taken: Legal
    best: Legal
    position: str
    then: list[ReviewStep]


class ReviewFine(Struct, frozen=True, kw_only=True):
    """A decision without a slip in which much was at stake."""

    number: int
    stakes: float
    quick: bool
    played: Any


class ReviewSeat(Struct, frozen=True, kw_only=True):
    """One seat's game: `first + own + others + luck` is `last`. The costliest decisions come first."""

    first: float
    own: float
    others: float
    luck: float
    last: float
    accuracy: float | None
    choices: int
    best_taken: int
    slips: list[ReviewSlip]
    #: Its finest decisions, the finest first.
    finest: list[ReviewFine]


class ReviewTurn(Struct, frozen=True, kw_only=True):
    """Where the game turned: who decided there, who gained and how much, and whether it was rather luck."""

    number: int
    seat: int
    winner: int
    gain: float
    lucky: bool


class ReviewGivenUp(Struct, frozen=True, kw_only=True):
    """How a game stopped that was not played to its end."""

    seats: list[int]
    result: list[float]


class ReviewFound(Struct, frozen=True, kw_only=True):
    """What is known of a game; from decision number `deep` on it is a quick look."""

    #: Of each seat, before the first decision and after each one.
    chances: list[list[float]]
    #: How each decision, compared with the best one, moved the chance of each seat.
    moved: list[list[float]]
    seats: list[ReviewSeat]
    turns: list[ReviewTurn]
    deep: int
    #: Whether nothing is left to luck in this game.
    perfect: bool
    #: Who gave the game up, and what was left of the chances then; None where it was played to its end.
    given_up: ReviewGivenUp | None = None


class ReviewTold(Struct, frozen=True, kw_only=True):
    """How far a review is, and what is known by now."""

    state: Literal["none", "waiting", "quick", "deep", "paused", "done", "failed"]
    #: Decisions that are judged in this pass, of how many.
    done: int
    total: int
    found: ReviewFound | None = None
