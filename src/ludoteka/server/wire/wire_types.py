"""What a table looks like to those outside, the same over HTTP, over sockets and in the page's types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Secret = Annotated[str, Meta(min_length=8, max_length=128)]
State = Literal["open", "playing", "over"]


class Clock(Struct, frozen=True, kw_only=True):
    """How long players may think: not limited, a bank and an increment in seconds, or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=1, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    #: One device for several seats: its page covers the hand between turns.
    hot: bool = False
    #: A bot plays for the person, who may return.
    away: bool = False
    resigned: bool = False
    #: Before the beginning: whether the person is ready. Nobody is waited for.
    ready: bool = False
    #: After the end: whether the person plays again; None where there is no answer.
    again: bool | None = None
    #: Who played here wanted to be forgotten: there is no name, and nobody returns.
    forgotten: bool = False


#: How people end a game together, or the host of the server ends it.
Ending = Literal["draw", "abandoned", "closed", "expired"]


class OfferInfo(Struct, frozen=True, kw_only=True):
    """What somebody offers to the others, and whose answer is awaited."""

    what: Literal["draw", "abandon", "pause"]
    by: int
    awaited: list[int]


class SeriesInfo(Struct, frozen=True, kw_only=True):
    """The series that a table's game belongs to."""

    #: Who has won so many games has won it.
    first_to: int
    #: The number of this game, from 1.
    game: int
    #: How many games each seat has won, this one with them once it is over.
    tally: list[int]
    #: The seat that has won the series.
    winner: int | None
    #: After the end: who begins the next game, by the seat at this table.
    next_first: int | None


class Delay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much later whoever has the link for it sees everything: so many moves, or so many minutes."""

    moves: Annotated[int, Meta(ge=0, le=200)] = 0
    minutes: Annotated[int, Meta(ge=0, le=1440)] = 0


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody who may look at a table knows about it."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    public: bool
    clock: Clock
    state: State
    #: The hash of the secret seed; the seed itself is in the record, after the end.
    commitment: str
    created: int
    seats: list[SeatInfo]
    host: int | None
    chat: bool
    winners: list[int]
    rematch: str | None
    #: Whether hints may be asked for: nobody else plays here but bots.
    hints: bool = False
    offer: OfferInfo | None = None
    #: The seat that offered the pause that lasts: clocks stand still, and nobody decides.
    paused: int | None = None
    #: Where people ended the game together: a draw, shared by all, or abandoned, with no winner and no loser.
    ending: Ending | None = None
    #: Whether it was played elsewhere, and its record was brought here.
    imported: bool = False
    #: None: a single game.
    series: SeriesInfo | None = None
    #: Where the host lets spectators see everything later.
    unveiled: Delay | None = None
    #: After the end: the secret seed, 32 hexadecimal digits. The commitment is the SHA-256 of `ludoteka`, a zero byte,
    #: the game's name, a zero byte and the 16 bytes of the seed.
    seed: str | None = None


class Absent(Struct, frozen=True, kw_only=True):
    """A person whose page is not open, as long as the game waits for them."""

    seat: int
    #: Milliseconds until the others may let a bot play; None where a clock runs instead.
    bot_in: int | None


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a table's log, as one seat is told it."""

    seq: int
    at: int
    kind: Literal[
        "sat",
        "left",
        "hosted",
        "named",
        "readied",
        "began",
        "moved",
        "undone",
        "resigned",
        "replaced",
        "returned",
        "nudged",
        "prolonged",
        "said",
        "hushed",
        "counted",
        "wished",
        "rematched",
        "offered",
        "answered",
        "agreed",
        "resumed",
        "unveiled",
        "closed",
    ]
    seat: int | None = None
    #: Sentences in no language yet: a Fluent message and its arguments.
    phrases: list[Any] = []
    #: What was said: plain text, never HTML.
    text: str | None = None
    name: str | None = None


class Legal(Struct, frozen=True):
    """An action that may be chosen now."""

    text: str
    action: Any


class Clocks(Struct, frozen=True, kw_only=True):
    """Milliseconds left to each seat when the message was sent, and whose clock runs."""

    left: list[int]
    running: int | None


class Fault(Struct, frozen=True, kw_only=True):
    """Why something was not done."""

    code: str
    message: str
    #: Phrases that say why an action is not legal.
    reasons: list[Any] = []
    #: What the words of the code, `refusal-<code>`, speak of.
    args: dict[str, int | str] = {}
