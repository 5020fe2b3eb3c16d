"""Positions that are shared, and what an engine thinks of them. Nothing is kept: whoever asks holds the position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ludoteka.server.wire.requests import Written
from ludoteka.server.wire.reviews import ReviewStep
from ludoteka.server.wire.wire_types import Level, Seat

#: What a page calls itself, to tell its questions from those of other windows of the same person.
Window = Annotated[str, Meta(max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]


class SetUp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be set up for study, for as many players as usual where no number is given."""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = field(default_factory=dict)


class ReadPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in an address or was typed: the code of a position, or its notation."""

    game: GameName
    position: Written


class SharePosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to be shared: whole, or only what one seat of it knows (None: an onlooker)."""

    game: GameName
    position: Written
    whole: bool = True
    seat: Seat | None = None


class FoundPosition(Struct, frozen=True, kw_only=True):
    """A position to study, in notation, and its code for addresses: `/study/<game>/<code>`.

    Where it is not whole, the code holds what one seat knows (None: an onlooker), and the rest of the position was
    drawn just now.
    """

    game: str
    position: str
    code: str
    whole: bool
    seat: int | None = None
    #: What was played from there on, where that is known, in notation; and after how many of these moves one looks.
    moves: list[str] = field(default_factory=list)
    at: int = 0


class Think(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position for the engine to think about: so many seconds, as long as the server allows for None."""

    game: GameName
    position: Written
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None
    window: Window = ""


class ThoughtLine(Struct, frozen=True, kw_only=True):
    """A choice: the chances of all seats by it, how often it was tried, and what is likely to follow."""

    text: str
    action: Any
    phrase: Any
    visits: int
    chances: list[float]
    #: The seat that surely wins by it, -1 for a sure draw, None where nothing is sure.
    proven: int | None
    then: list[ReviewStep]


class Thought(Struct, frozen=True, kw_only=True):
    """What the engine thinks so far; one line of JSON each, until it is done or nobody listens any more.

    `waiting`: the game's search is being compiled, and what there is was found without it.
    """

    state: Literal["waiting", "thinking", "done"]
    #: Whose choice it is, and from whose knowledge it was judged.
    seat: int
    simulations: int
    #: How long it was thought, and how long it will be at most.
    seconds: float
    most: float
    lines: list[ThoughtLine]
    #: How many other choices were tried, and how often.
    others: int
    other_visits: int


class AskBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in which a bot is to decide for the seat whose turn it is."""

    game: GameName
    position: Written
    level: Level = "master"
    window: Window = ""


class BotChoice(Struct, frozen=True, kw_only=True):
    """What a bot chose."""

    text: str
    action: Any
